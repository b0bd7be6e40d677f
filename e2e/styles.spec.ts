import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site.ts';

// Public pages have their styles inline and load the stylesheet after the first paint. Nothing may look different then.

/** Reads all computed styles of every element, and keeps them in the page. Returns the number of elements. */
const keepStyles = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { kept = [] } = globalThis as { kept?: string[][] };
    const names = [...getComputedStyle(document.body)];
    for (const element of document.body.querySelectorAll('*')) {
      const styles = getComputedStyle(element);
      kept.push(names.map((name) => styles.getPropertyValue(name)));
    }
    Object.assign(globalThis, { kept });
    return kept.length;
  });

/** The elements whose styles are not those that were kept. The comparison is made in the page, which has megabytes. */
const findChanges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { kept } = globalThis as unknown as { kept: string[][] };
    const names = [...getComputedStyle(document.body)];
    return [...document.body.querySelectorAll('*')].flatMap((element, index) => {
      const styles = getComputedStyle(element);
      const changed = names.filter((name, place) => styles.getPropertyValue(name) !== kept[index]?.[place]);
      const values = changed.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      return changed.length > 0 ? [`${element.tagName} ${String(element.className)}: ${values.join('; ')}`] : [];
    });
  });

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
    expect(await keepStyles(page), path).toBeGreaterThan(20);
    await page.evaluate((text) => {
      const whole = new CSSStyleSheet();
      whole.replaceSync(text.replace(/@font-face\{[^}]*url\([^}]*\}/g, ''));
      document.adoptedStyleSheets.push(whole);
    }, css);
    expect(await findChanges(page), path).toEqual([]);
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
