import type { Page } from '@playwright/test';
import { expect, waitForHydration, test, openPage } from './site.ts';

// Public pages have their styles inline and load the stylesheet after the first paint. The page must look the same before and after.

/** Stores the computed styles of every element in the page. Returns the number of elements. */
const storeStyles = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { storedStyles = [] } = globalThis as { storedStyles?: string[][] };
    const names = [...getComputedStyle(document.body)];
    for (const element of document.body.querySelectorAll('*')) {
      const styles = getComputedStyle(element);
      storedStyles.push(names.map((name) => styles.getPropertyValue(name)));
    }
    Object.assign(globalThis, { storedStyles });
    return storedStyles.length;
  });

/** The elements whose styles differ from the stored ones. The page compares them, because they are megabytes. */
const findChanges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { storedStyles } = globalThis as unknown as { storedStyles: string[][] };
    const names = [...getComputedStyle(document.body)];
    return [...document.body.querySelectorAll('*')].flatMap((element, index) => {
      const styles = getComputedStyle(element);
      const changedNames = names.filter(
        (name, place) => styles.getPropertyValue(name) !== storedStyles[index]?.[place],
      );
      const values = changedNames.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      return changedNames.length > 0 ? [`${element.tagName} ${String(element.className)}: ${values.join('; ')}`] : [];
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

test('the inline styles of public pages match the whole stylesheet', async ({ page }) => {
  // No asset loads, so the page has only its inline styles, and no script changes it.
  await page.route('**/assets/**', (route) => route.abort());
  for (const path of pages) {
    await page.goto(path);
    const sheet = JSON.parse(await page.locator('script#modules').innerText())[3] as string;
    const css = await (await page.request.get(sheet)).text();
    expect(await storeStyles(page), path).toBeGreaterThan(20);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text.replace(/@font-face\{[^}]*url\([^}]*\}/g, ''));
      document.adoptedStyleSheets.push(sheet);
    }, css);
    expect(await findChanges(page), path).toEqual([]);
  }
});

test('without JavaScript, a page links the whole stylesheet', async ({ browser, site }) => {
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  await page.goto('/product');
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Sofia Sans/);
});

test('a page hydrates when its stylesheet has loaded, and its links work before', async ({ page }) => {
  let releaseStylesheet = () => {};
  const stylesheetReleased = new Promise<void>((resolve) => (releaseStylesheet = resolve));
  await page.route('**/*.css', async (route) => {
    await stylesheetReleased;
    await route.continue();
  });
  await page.goto('/resources');
  await page.getByRole('link', { name: 'Product', exact: true }).first().click();
  await page.waitForURL('**/product');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  releaseStylesheet();
  await waitForHydration(page);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});

test('a name with letters of another language is in one font, whose file loads with the first of them', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, site);
  const files: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && files.push(request.url())));
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  expect(files.filter((file) => /latin|vietnamese/.test(file))).toEqual([]);

  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const readFonts = async (selector: string, text: string): Promise<string[]> => {
    await page
      .locator(selector)
      .first()
      .evaluate((element, content) => void (element.textContent = content), text);
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  const fonts = { 'main p:nth-of-type(2)': /^Public Sans/, h1: /^Sofia Sans/ };
  for (const [selector, family] of Object.entries(fonts))
    for (const name of ['Łoś', 'Ørsted', 'Șerban', ...(selector === 'h1' ? [] : ['Nguyễn Thị Ánh'])])
      await expect(async () => {
        const used = await readFonts(selector, name);
        expect(used).toHaveLength(1);
        expect(used[0]).toMatch(family);
      }).toPass();
  expect(files.filter((file) => file.includes('/text-latin-ext-'))).toHaveLength(1);
});
