import fs from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => fs.existsSync(file));

const TRACE = process.env['TRACE'] === '1';
const DRILL = /@drill/;
/** Tests that open some pages of each list in a browser, and all of them in the drill. */
const WALK = /@walk/;
const SCREENSHOTS = /@screenshots/;
const ENGINES = /@engines/;
const TESTS = { grepInvert: [DRILL, SCREENSHOTS, ENGINES] };
const ALONE = /(hostile.*|measuring)\.spec\.ts$/;

// Each worker starts its own servers, one per group of settings (see e2e/site.ts). There are no retries: a test that
// fails once has an error.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/template.ts',
  // Files that need their own worker run first. Between the other files, each would end the worker that they share.
  projects: [
    { name: 'alone', testMatch: ALONE, ...TESTS },
    { name: 'shared', testIgnore: ALONE, ...TESTS },
    // `npm run drill` runs these tests, which take minutes on a busy machine, and the walks on every page in place of some.
    { name: 'drill', grep: [DRILL, WALK], timeout: 1_800_000 },
    // `npm run test:engines` opens every page in Firefox and WebKit, and takes the journeys there.
    { name: 'engines', grep: ENGINES, timeout: 1_800_000 },
    // `npm run screenshots` writes the pictures of the README.
    { name: 'screenshots', grep: SCREENSHOTS },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A test must fail because of the page, not because the machine is busy. What needs more time belongs to the drill.
  timeout: 360_000,
  expect: { timeout: 45_000 },
  outputDir: '.cache/e2e-results',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    // The limit stops Chromium from starting a spare process for each page, which are half of its processes.
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--renderer-process-limit=1'] },
    viewport: { width: 1440, height: 900 },
    // A trace writes to the disk at each step, which takes 15 % of a worker's CPU time. TRACE=1 turns it on.
    trace: TRACE ? 'retain-on-failure' : 'off',
  },
});
