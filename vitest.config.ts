import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { apiReference } from './launch/api-reference.ts';
import { content } from './launch/content.ts';
import { drawings } from './launch/drawings.ts';

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => fs.existsSync(file));
// graphql 16 has no exports map: Vite would load index.mjs and Node index.js, which are
// two different modules. This is the file that Node loads.
const graphql = fileURLToPath(import.meta.resolve('graphql'));

// A test must fail because of a wrong result, not because the machine is busy. What needs more time belongs to the drill.
const PATIENT = { testTimeout: 360_000, hookTimeout: 360_000 };

export default defineConfig({
  test: {
    // Use every core. By default, Vitest leaves one core free, which is half of a machine with two cores.
    maxWorkers: '100%',
    coverage: {
      include: ['{api,web,graphql}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.cache/coverage',
    },
    tags: [
      {
        name: 'all',
        description:
          'Runs in npm run test:all, not in npm test: attacks with thousands of inputs, and databases that fail.',
      },
      {
        name: 'drill',
        description: 'Runs in npm run drill only: takes minutes on a busy machine.',
        timeout: 1_800_000,
      },
    ],
    projects: [
      {
        plugins: [content(), apiReference(), drawings()],
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        // The production build of React has no runtime for the development form of JSX, see api/testing/setup.ts.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{api,web,graphql,launch,proof}/**/*.test.{ts,tsx}'],
          globalSetup: ['api/testing/global.ts'],
          setupFiles: ['api/testing/setup.ts'],
          // With isolation, each file evaluates the server's modules again, which takes a quarter of the time.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        // Stories tagged `smoke` show what e2e/smoke.spec.ts opens with axe in both themes and at the same widths.
        plugins: [
          content(),
          apiReference(),
          drawings(),
          storybookTest({ configDir: path.resolve('.storybook'), tags: { exclude: ['smoke'] } }),
        ],
        test: {
          name: 'stories',
          // Storybook cleans up after each story. A new page for each file takes a quarter more time.
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
