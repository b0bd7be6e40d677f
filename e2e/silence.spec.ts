import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { readResolvedHosts } from './netlog.ts';
import { pages } from './pages.ts';
import { expect, test } from './site.ts';

/** What a browser may open besides the pages. Chromium saves some of them as files instead of showing them. */
const documents = [
  '/graphql',
  '/graphql?query={__typename}',
  '/schema.graphql',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/index.md',
  '/.well-known/security.txt',
  '/livez',
  '/auth',
  '/reset',
  '/investor',
];

test('no page makes the browser resolve a name or open a connection elsewhere', async ({ site, launchOptions }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'netlog-'));
  const log = path.join(folder, 'netlog.json');
  const args = [...(launchOptions.args ?? []), `--log-net-log=${log}`, '--net-log-capture-mode=Everything'];
  // A profile of its own: in a private window, which is what other tests use, Chromium ignores preconnects.
  const browser = await chromium.launchPersistentContext(path.join(folder, 'profile'), { ...launchOptions, args });
  try {
    const page = await browser.newPage();
    for (const address of [...pages.map(([address]) => address), ...documents]) {
      // A file that Chromium saves instead of showing ends the navigation.
      await page.goto(site.url + address).catch((error: Error) => {
        if (!/net::ERR_ABORTED|Download is starting/.test(error.message)) throw error;
      });
    }
  } finally {
    await browser.close();
  }
  const { protocol, hostname, origin } = new URL(site.url);
  expect(await readResolvedHosts(log, `${protocol}//${hostname}`)).toEqual([origin]);
  await rm(folder, { recursive: true });
});
