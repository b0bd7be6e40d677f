import fs from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => fs.existsSync(file));

const TRACE = process.env['TRACE'] === '1';
const DRILL = /@drill/;
const ALONE = /(hostile.*|measuring)\.spec\.ts$/;

// Each worker starts servers of its own, one for each group of settings, see e2e/site.ts. No retries: what fails once is a fault.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/template.ts',
  // Files whose worker serves them alone come first: among the others, each would end the worker that these share.
  projects: [
    { name: 'alone', testMatch: ALONE, grepInvert: DRILL },
    { name: 'shared', testIgnore: ALONE, grepInvert: DRILL },
    // Not in npm test: npm run drill runs these.
    { name: 'drill', grep: DRILL },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A test fails for what it sees, not for how long a busy machine took.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: '.cache/e2e-results',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    // Pictures of each step cost more than the step. TRACE=1 takes them.
    trace: { mode: 'retain-on-failure', screenshots: TRACE, snapshots: TRACE },
  },
});
