import fs from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => fs.existsSync(file));

const TRACE = process.env['TRACE'] === '1';
const DRILL = /@drill/;
const SCREENSHOTS = /@screenshots/;
const TESTS = { grepInvert: [DRILL, SCREENSHOTS] };
const ALONE = /(hostile.*|measuring)\.spec\.ts$/;

// Each worker starts servers of its own, one for each group of settings, see e2e/site.ts. No retries: what fails once is a fault.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/template.ts',
  // Files whose worker serves them alone come first: among the others, each would end the worker that these share.
  projects: [
    { name: 'alone', testMatch: ALONE, ...TESTS },
    { name: 'shared', testIgnore: ALONE, ...TESTS },
    // Not in npm test: npm run drill runs these.
    { name: 'drill', grep: DRILL },
    // Writes the pictures of the README: npm run screenshots.
    { name: 'screenshots', grep: SCREENSHOTS },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A test fails for what it sees, not for how long a busy machine took.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  outputDir: '.cache/e2e-results',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // The limit stops Chromium from starting a spare process beside that of each page, half of all it starts.
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--renderer-process-limit=1'] },
    viewport: { width: 1440, height: 900 },
    // A trace writes to the disk at each step, which takes 15 % of a worker's CPU time. TRACE=1 records one.
    trace: TRACE ? 'retain-on-failure' : 'off',
  },
});
