import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { closeSite, expect, hydrated, openSite, post, type Site } from './site.ts';

const ADMIN = { username: 'admin', password: 'granite-harbor-lantern-42' };

// The adapter of a session recorder, as an operator would host it. It records its calls.
const ADAPTER = `globalThis.recorded = [];
  export const tag = (name, value) => void recorded.push(['tag', name, value]);
  export const identify = (id, email) => void recorded.push(['identify', id, email]);`;

let site: Site;
let host: Server;
let fetched = 0;

test.beforeAll(async () => {
  host = createServer((_request, response) => {
    fetched += 1;
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(ADAPTER);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  site = await openSite({
    ADMIN_PASSWORD: ADMIN.password,
    RECORDER_URL: `http://127.0.0.1:${port}/adapter.js`,
  });
});
test.afterAll(async () => {
  await closeSite(site);
  host.close();
});

const recorded = (page: Page) =>
  page.evaluate(() => (globalThis as { recorded?: [string, string, string][] }).recorded ?? []);
const signIn = (context: BrowserContext) => post(context, '/api/login', { data: ADMIN });

test('page views are counted without a cookie, shown to admins, and not counted where that is asked', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  // The script that counts views loads when the page is idle and sends its data when the visitor leaves the page.
  const idle = page.waitForResponse((response) => /visits-.*\.js/.test(response.url()));
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/visits'));
  await page.goto('/government');
  await hydrated(page);
  await idle;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Healthcare' }).click();
  await expect(page).toHaveURL('/healthcare');
  await sent;
  expect(await context.cookies()).toEqual([]);

  await signIn(context);
  await expect(async () => {
    await page.goto('/investor/admin/visits');
    await expect(page.getByRole('row', { name: '/government 1', exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7$/);
  await expect(page.getByRole('img', { name: /page views? in 7 days/ })).toBeVisible();
  await context.close();
});

test('nobody is recorded before they agree; agreeing and refusing are one click, also without scripts', async ({
  browser,
}) => {
  const before = fetched;
  const scripted = await browser.newContext({ baseURL: site.url });
  const page = await scripted.newPage();
  await page.goto('/use');
  await hydrated(page);
  await page.getByRole('button', { name: 'No, do not record' }).click();
  await expect(page).toHaveURL('/use');
  await expect(page.getByRole('complementary', { name: 'Recording of visits' })).toHaveCount(0);
  await page.goto('/cookies');
  await expect(page.getByText('You refused, so your visits are not recorded.')).toBeVisible();
  expect(fetched).toBe(before);
  await scripted.close();

  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/use');
  await still.getByRole('button', { name: 'Yes, you may record' }).click();
  await expect(still).toHaveURL('/use');
  await still.goto('/cookies');
  await expect(still.getByText('You agreed, so your visits are recorded until you change it here.')).toBeVisible();
  await still.getByRole('button', { name: 'No, do not record' }).click();
  await expect(still.getByText('You refused, so your visits are not recorded.')).toBeVisible();
  await plain.close();
});

test('who agreed is tagged and known to the recorder, which stays outside the door', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url });
  await signIn(context);
  const page = await context.newPage();
  await page.goto('/use');
  await hydrated(page);
  await page.getByRole('button', { name: 'Yes, you may record' }).click();
  await expect
    .poll(() => recorded(page))
    .toContainEqual(['tag', 'largest_contentful_paint', expect.stringMatching(/^\d+$/)]);
  const names = (await recorded(page)).map(([, name]) => name);
  expect(names).toContain('page_load_time');
  expect(names).toContain('first_contentful_paint');
  await expect
    .poll(() => recorded(page))
    .toContainEqual(['identify', expect.stringMatching(/^usr_/), expect.stringContaining('@')]);
  await page.getByRole('link', { name: 'Investor' }).first().click();
  await expect(page).toHaveURL(/\/investor$/);
  await expect.poll(() => recorded(page)).toEqual([]);
  await context.close();
});

test('a browser that sends Global Privacy Control is neither asked nor recorded', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: { 'Sec-GPC': '1' } });
  const page = await context.newPage();
  await page.goto('/use');
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: 'Recording of visits' })).toHaveCount(0);
  await context.close();
});
