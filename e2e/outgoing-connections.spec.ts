import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { readResolvedHosts } from './netlog.ts';
import { documents, pages } from './pages.ts';
import { expect, test, watch } from './site.ts';

/**
 * The hosts that Chromium resolves for pages of `url`. This needs the full browser with its own profile: the headless
 * shell and incognito contexts of other tests ignore preconnects.
 */
async function watchHosts(
  url: string,
  launchOptions: LaunchOptions,
  visit: (page: Page) => Promise<void>,
): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'netlog-'));
  const log = path.join(folder, 'netlog.json');
  const executablePath = process.env['FULL_CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const args = [...(launchOptions.args ?? []), `--log-net-log=${log}`, '--net-log-capture-mode=Everything'];
  const options = { ...launchOptions, executablePath, args };
  const browser = await chromium.launchPersistentContext(path.join(folder, 'profile'), options);
  try {
    await visit(await browser.newPage());
  } finally {
    await browser.close();
  }
  const { protocol, hostname } = new URL(url);
  const hosts = await readResolvedHosts(log, `${protocol}//${hostname}`);
  await rm(folder, { recursive: true });
  return hosts;
}

test(
  'the test browser reports a connection that a page opens in advance',
  { tag: '@core' },
  async ({ site, launchOptions }) => {
    const hosts = await watchHosts(site.url, launchOptions, async (page) => {
      const body = '<link rel="preconnect" href="https://elsewhere.example">';
      await page.route('**/preconnects', (route) => route.fulfill({ contentType: 'text/html', body }));
      const link = page.locator('link');
      await page.goto(`${site.url}/preconnects`);
      await expect(link).toHaveCount(1);
      // Chromium has opened the connections by the time it reads the response of the next page.
      await page.goto(`${site.url}/livez`);
    });
    expect(hosts, 'Install Chromium itself: its headless shell opens no connection in advance.').toContain(
      'https://elsewhere.example',
    );
  },
);

/** A test of all pages would take minutes on a busy machine, and each test starts a browser. */
const PAGES_PER_TEST = 30;

for (let first = 0; first < pages.length; first += PAGES_PER_TEST) {
  const part = pages.slice(first, first + PAGES_PER_TEST);
  test(
    `the pages from ${part[0]![0]} on answer with one heading and an empty console, and connect to no other host`,
    { tag: '@core' },
    async ({ site, launchOptions }) => {
      const hosts = await watchHosts(site.url, launchOptions, async (page) => {
        const activity = watch(page, site.url);
        for (const [path, status] of part) {
          expect((await page.goto(site.url + path))?.status(), path).toBe(status);
          await expect(page.locator('h1'), path).toHaveCount(1);
          expect(activity.consoleLines, path).toEqual([]);
        }
      });
      expect(hosts).toEqual([new URL(site.url).origin]);
    },
  );
}

test('files and answers of the API connect to no other host', { tag: '@core' }, async ({ site, launchOptions }) => {
  const hosts = await watchHosts(site.url, launchOptions, async (page) => {
    for (const path of documents) {
      // A file that Chromium downloads instead of showing aborts the navigation.
      await page.goto(site.url + path).catch((error: Error) => {
        if (!/net::ERR_ABORTED|Download is starting/.test(error.message)) throw error;
      });
    }
  });
  expect(hosts).toEqual([new URL(site.url).origin]);
});
