import type { Browser, Page } from '@playwright/test';
import { ADMIN } from '../bench.ts';
import type { Build, Headers } from '../build.ts';
import { median } from '../compare.ts';
import type { Row } from '../row.ts';
import { openBrowser } from './reading.ts';

const SIGN_INS = 5;
/** A connection of 400 ms and 3.2 Mbit/s. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 400_000, uploadThroughput: 400_000 };

/** Pages with what is compared, and the goal of its ratio. */
const SCRIPTS = [
  ['/government', 'a marketing page', 0.95],
  ['/investor/documents', 'a page of the portal', 0.95],
  ['/investor/admin/people', 'a page of the admin area', 0.95],
  ['/admin/articles/new', 'the editor', 0.6],
] as const;

/** What a browser waits for and loads. */
export async function* measureInBrowser(build: Build, former: Build): AsyncGenerator<Row> {
  const browser = await openBrowser();
  try {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < SIGN_INS; round += 1)
      for (const [at, { port }] of [build, former].entries()) times[at]!.push(await measureSignIn(browser, port));
    const [here, there] = times.map(median) as [number, number];
    const limit = `former build ${Math.round(there)} ms, here ${Math.round(here)} ms`;
    yield { name: 'from the answer of sign-in to the portal, at 400 ms', ratio: here / there, limit, goal: 0.3 };
    for (const [path, name, goal] of SCRIPTS) {
      const [mine, theirs] = [await weighScripts(browser, path, build), await weighScripts(browser, path, former)];
      const text = `former build ${theirs.toFixed(1)} KiB, here ${mine.toFixed(1)} KiB`;
      yield { name: `scripts of ${name}`, ratio: mine / theirs, limit: text, goal };
    }
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the answer of the sign-in form, which a person types into, to the heading of the portal. */
async function measureSignIn(browser: Browser, port: number): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(`http://127.0.0.1:${port}/auth`, { waitUntil: 'networkidle' });
  await page.getByLabel('Username or email').pressSequentially('bench-investor', { delay: 80 });
  await page.getByLabel('Password', { exact: true }).pressSequentially(ADMIN.password, { delay: 80 });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST').then(() => Date.now());
  await page.keyboard.press('Enter');
  const answeredAt = await answered;
  await page.locator('main h1', { hasNotText: 'Investor Portal' }).waitFor();
  const ms = Date.now() - answeredAt;
  await context.close();
  return ms;
}

/** The KiB of brotli of the scripts that a page loads, without those that are fetched for other pages. */
async function weighScripts(browser: Browser, path: string, build: Build): Promise<number> {
  const context = await browser.newContext();
  const origin = `http://127.0.0.1:${build.port}`;
  await context.addCookies(toCookies(build.admin, origin));
  const page = await context.newPage();
  const sizes = watchScripts(page);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await context.close();
  return all.reduce((sum, size) => sum + size, 0) / 1_024;
}

const toCookies = ({ Cookie = '' }: Headers, url: string) =>
  Cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return { name, value, url };
  });

function watchScripts(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return sizes;
}
