import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { apiReference } from './launch/api-reference.ts';

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => fs.existsSync(file));
// graphql 16 has no exports map: Vite would take index.mjs and Node index.js, two realms. Pin Node's choice.
const graphql = fileURLToPath(import.meta.resolve('graphql'));

// Long enough for a machine that does other things too: a test fails for what it sees, not for how long it took.
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    // Every core: left to itself, Vitest keeps one for itself, which on two is half of what there is.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [apiReference()],
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        // The production build of React has no runtime for the development form of JSX, see api/testing/setup.ts.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{api,web,graphql,launch}/**/*.test.{ts,tsx}'],
          globalSetup: ['api/testing/global.ts'],
          setupFiles: ['api/testing/setup.ts'],
          // Evaluating the server's modules anew for each file takes a quarter of the time.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        plugins: [apiReference(), storybookTest({ configDir: path.resolve('.storybook') })],
        test: {
          name: 'stories',
          // Storybook cleans up after each story; a page of its own for each file takes a quarter more time.
          isolate: false,
          ...PATIENT,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
