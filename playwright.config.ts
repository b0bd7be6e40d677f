import fs from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((file) => fs.existsSync(file));

// Each worker starts a server of its own, see e2e/site.ts. No retries: what fails once is a fault.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A test fails for what it sees, not for how long a busy machine took.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '.cache/e2e-results',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
});
