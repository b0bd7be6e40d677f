import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { closeSite, expect, waitForHydration, openSite, post, type Site } from './site.ts';

const ADMIN = { username: 'admin', password: 'granite-harbor-lantern-42' };

// The adapter of a session recorder, as an operator would host it. It records its calls.
const ADAPTER = `globalThis.recorded = [];
  export const tag = (name, value) => void recorded.push(['tag', name, value]);
  export const identify = (id, email) => void recorded.push(['identify', id, email]);`;

let site: Site;
let host: Server;
let adapterRequests = 0;

test.beforeAll(async () => {
  host = createServer((_request, response) => {
    adapterRequests += 1;
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

const readRecords = (page: Page) =>
  page.evaluate(() => (globalThis as { recorded?: [string, string, string][] }).recorded ?? []);
const signIn = (context: BrowserContext) => post(context, '/api/login', { data: ADMIN });

test('page views are counted without a cookie and shown to administrators', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  // The script that counts views loads when the page is idle and sends its data when the visitor leaves the page.
  const visitsScript = page.waitForResponse((response) => /visits-.*\.js/.test(response.url()));
  const visitsRequest = page.waitForRequest((request) => request.url().endsWith('/api/visits'));
  await page.goto('/government');
  await waitForHydration(page);
  await visitsScript;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Healthcare' }).click();
  await expect(page).toHaveURL('/healthcare');
  await visitsRequest;
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

test('three seconds after a page has loaded, no performance observer runs in the browser of a visitor', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const observed = { types: [] as string[], running: 0 };
    const Native = PerformanceObserver;
    globalThis.PerformanceObserver = class extends Native {
      #runs = false;
      override observe(options?: PerformanceObserverInit) {
        super.observe(options);
        observed.types.push(options?.type ?? '');
        if (!this.#runs) observed.running += 1;
        this.#runs = true;
      }
      override disconnect() {
        super.disconnect();
        if (this.#runs) observed.running -= 1;
        this.#runs = false;
      }
    };
    Object.assign(globalThis, { observed });
  });
  const readObserved = () =>
    page.evaluate(() => (globalThis as unknown as { observed: { types: string[]; running: number } }).observed);
  await page.goto('/use');
  await expect.poll(async () => (await readObserved()).types).toContain('event');
  expect((await readObserved()).types).toEqual(expect.arrayContaining(['largest-contentful-paint', 'layout-shift']));
  await expect.poll(async () => (await readObserved()).running).toBe(0);
  await context.close();
});

test('a visitor is not recorded before consent, and accepts or refuses with one click, also without JavaScript', async ({
  browser,
}) => {
  const before = adapterRequests;
  const scripted = await browser.newContext({ baseURL: site.url });
  const page = await scripted.newPage();
  await page.goto('/use');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'No, do not record' }).click();
  await expect(page).toHaveURL('/use');
  await expect(page.getByRole('complementary', { name: 'Recording of visits' })).toHaveCount(0);
  await page.goto('/cookies');
  await expect(page.getByText('You refused, so your visits are not recorded.')).toBeVisible();
  expect(adapterRequests).toBe(before);
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

test('the recorder gets timings and identity of a visitor who accepted, and is not loaded in the portal', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  await signIn(context);
  const page = await context.newPage();
  await page.goto('/use');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Yes, you may record' }).click();
  await expect
    .poll(() => readRecords(page))
    .toContainEqual(['tag', 'largest_contentful_paint', expect.stringMatching(/^\d+$/)]);
  const names = (await readRecords(page)).map(([, name]) => name);
  expect(names).toContain('page_load_time');
  expect(names).toContain('first_contentful_paint');
  await expect
    .poll(() => readRecords(page))
    .toContainEqual(['identify', expect.stringMatching(/^usr_/), expect.stringContaining('@')]);
  await page.getByRole('link', { name: 'Investor' }).first().click();
  await expect(page).toHaveURL(/\/investor$/);
  await expect.poll(() => readRecords(page)).toEqual([]);
  await context.close();
});

test('a visitor whose browser sends Global Privacy Control sees no consent question', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: { 'Sec-GPC': '1' } });
  const page = await context.newPage();
  await page.goto('/use');
  await waitForHydration(page);
  await expect(page.getByRole('complementary', { name: 'Recording of visits' })).toHaveCount(0);
  await context.close();
});
