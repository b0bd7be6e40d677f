import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site.ts';

// Public pages have their styles inline and load the stylesheet after the first paint. Nothing may look different then.

/** Every element of the page with all its computed styles. */
const readStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const styles = getComputedStyle(element);
      const values = [...styles].map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      return [element.tagName, element.className.toString(), ...values].join('; ');
    }),
  );

/** One page of each kind. */
const pages = [
  '/',
  '/product',
  '/government',
  '/customizable',
  '/terms',
  '/whitepaper',
  '/resources?search=hash+chain',
  '/resources/audit-logs-that-hold-up',
  '/chat?q=What+if+a+disk+is+stolen%3F',
  '/case-studies?industry=utilities',
  '/auth?tab=register',
];

test('the inline styles of public pages say the same as the whole stylesheet', async ({ page }) => {
  // Nothing of the build arrives: the page has only its own styles, and no script changes it.
  await page.route('**/assets/**', (route) => route.abort());
  for (const path of pages) {
    await page.goto(path);
    const sheet = JSON.parse(await page.locator('script#modules').innerText())[3] as string;
    const css = await (await page.request.get(sheet)).text();
    const before = await readStyles(page);
    await page.evaluate((text) => {
      const whole = new CSSStyleSheet();
      whole.replaceSync(text.replace(/@font-face\{[^}]*url\([^}]*\}/g, ''));
      document.adoptedStyleSheets.push(whole);
    }, css);
    const after = await readStyles(page);
    expect(before.length, path).toBeGreaterThan(20);
    expect(
      after.filter((line, index) => line !== before[index]),
      path,
    ).toEqual([]);
  }
});

test('a page without JavaScript links the whole stylesheet', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/product');
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Sofia Sans/);
  await context.close();
});

test('a page comes to life when its stylesheet has arrived, and its links work before', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/resources');
  await page.getByRole('link', { name: 'Product', exact: true }).first().click();
  await page.waitForURL('**/product');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});
