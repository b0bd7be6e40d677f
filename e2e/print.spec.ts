import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site.ts';

test('a page prints as a data sheet: ink on white, nothing to press, and the address it came from', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/technical-overview');
  await hydrated(page);
  const address = page.getByText(/· http:\/\/.*\/technical-overview$/);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(address).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main table').first()).toBeVisible();
  await expect(page.locator('main svg').first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const part of ['.sheet > header', '.sheet > footer', 'main nav', 'main button'])
    for (const found of await page.locator(part).all()) await expect(found).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get the Whitepaper' })).toHaveCount(0);
});

test('an article prints its figures, tables and code whole', async ({ page }) => {
  // The content width of an A4 page.
  await page.setViewportSize({ width: 673, height: 960 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const shown = new Set<string>();
  for (const slug of ['updating-an-air-gapped-system', 'model-supply-chain']) {
    await page.goto(`/resources/${slug}`);
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(pre, figure, figure svg, table)')].map((part) => ({
        name: part.localName,
        isCut: part.getBoundingClientRect().right > innerWidth + 1 || part.scrollWidth > part.clientWidth + 1,
      })),
    );
    for (const { name } of parts) shown.add(name);
    expect(parts.filter(({ isCut }) => isCut)).toEqual([]);
  }
  expect([...shown]).toEqual(expect.arrayContaining(['pre', 'figure', 'svg', 'table']));
});

/** The markup of the focused element if another element covers its center. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { top, left, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = found !== null && (focused.contains(found) || found.contains(focused));
    return seen ? null : focused.outerHTML.slice(0, 120);
  });

for (const [what, viewport] of [
  ['320 pixels wide', { width: 320, height: 640 }],
  ['at 400 % zoom', { width: 360, height: 225 }],
] as const) {
  test(`pages ${what} scroll one way, and what is focused is not under the header`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/healthcare', '/technical-overview', '/privacy', '/resources']) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => coveredFocus(page), path).toBeNull();
      }
    }
  });
}
