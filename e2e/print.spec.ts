import type { Page } from '@playwright/test';
import { readPageText } from '../api/portal/reading/render.ts';
import { openable } from '../api/testing/pdf-files.ts';
import { openAdminPage, test } from './people.ts';
import { signInInvestor } from './sharing.ts';
import { expect, openPage, waitForHydration } from './site.ts';

test('a page prints in black on white, without controls and with its URL', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/technical-overview');
  await waitForHydration(page);
  const url = page.getByText(/· http:\/\/.*\/technical-overview$/);
  await expect(url).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(url).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main table').first()).toBeVisible();
  await expect(page.locator('main svg').first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const part of ['.sheet > header', '.sheet > footer', 'main nav', 'main button'])
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get the Whitepaper' })).toHaveCount(0);
});

test('the first printed page of the technical overview is full, and pages are numbered', async ({ page }) => {
  await page.goto('/technical-overview');
  await waitForHydration(page);
  const pdf = openable(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const first = await readPageText(pdf, 1);
  // The figure did not move to the next page, and the first table begins below it.
  for (const part of ['For the architect', 'people', 'What runs, and what each part keeps'])
    expect(first).toContain(part);
  expect(first).toMatch(/\b1\s*(?:\/|of)\s*\d+/);
});

test('a visitor who copies a page gets the description of a drawing in place of its labels', async ({ page }) => {
  await page.goto('/government');
  const copied = await page.evaluate(() => {
    getSelection()!.selectAllChildren(document.querySelector('main')!);
    return getSelection()!.toString();
  });
  expect(copied.split('Plan of a facility with a hatched wall.')).toHaveLength(2);
  expect(copied).not.toContain('FedRAMP is about this side only');
});

test('figures, tables and code of an article are not cut in print', async ({ page }) => {
  // The content width of an A4 page.
  await page.setViewportSize({ width: 673, height: 960 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const elementNames = new Set<string>();
  for (const slug of ['updating-an-air-gapped-system', 'model-supply-chain']) {
    await page.goto(`/resources/${slug}`);
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(pre, figure, figure svg, table)')].map((part) => ({
        name: part.localName,
        isCut: part.getBoundingClientRect().right > innerWidth + 1 || part.scrollWidth > part.clientWidth + 1,
      })),
    );
    for (const { name } of parts) elementNames.add(name);
    expect(parts.filter(({ isCut }) => isCut)).toEqual([]);
  }
  expect([...elementNames]).toEqual(expect.arrayContaining(['pre', 'figure', 'svg', 'table']));
});

test('the drawings of the home page are whole in print', async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 960 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);
  const list = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Healthcare/ }) });
  const ratio = await list.locator('svg').evaluate((svg: SVGSVGElement) => {
    const { width, height } = svg.getBoundingClientRect();
    return width / height / (svg.viewBox.baseVal.width / svg.viewBox.baseVal.height);
  });
  expect(ratio).toBeCloseTo(1, 1);
});

/** The markup of the focused element if another element covers its center. */
const findCoveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { top, left, width, height } = focused.getBoundingClientRect();
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    const isVisible = topElement !== null && (focused.contains(topElement) || topElement.contains(focused));
    return isVisible ? null : focused.outerHTML.slice(0, 120);
  });

for (const [description, viewport] of [
  ['320 pixels wide', { width: 320, height: 640 }],
  ['at 400 % zoom', { width: 360, height: 225 }],
] as const) {
  test(`pages ${description} do not scroll sideways, and the header does not cover the focused element`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/healthcare', '/technical-overview', '/privacy', '/resources']) {
      await page.goto(path);
      await waitForHydration(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => findCoveredFocus(page), path).toBeNull();
      }
    }
  });
}

test('an administrator prints the summary of a quarter as a table, without controls and help', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const { email } = await signInInvestor(await openPage(browser, site), 'printed', adminPage);
  await adminPage.setViewportSize({ width: 673, height: 960 });
  await adminPage.goto(`/investor/admin/documents/summary?${new URLSearchParams({ search: email })}`);
  await waitForHydration(adminPage);
  const row = adminPage.getByRole('row', { name: 'printed Stranger' });
  await expect(row).toHaveCount(1);
  await adminPage.emulateMedia({ media: 'print' });
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(adminPage.getByText('About this page')).toBeHidden();
  await expect(adminPage.getByText('0 of 1 investor')).toBeVisible();
});
