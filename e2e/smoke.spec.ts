import type { CDPSession, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { pages } from './pages.ts';
import { findMisplaced } from './reading-order.ts';
import { expect, waitForHydration, test as base } from './site.ts';

// Checks every page of the site on first load: head, console, requests, accessibility and layout, in both themes and
// at several widths.

/** The facts of the home page: beside the title on wide screens, below the drawing on phones. */
const MISPLACED = /_facts_\w+ > _(?:actions|figure)_/;

const viewport = { width: 1440, height: 900 };

/**
 * One browser page per worker, reset before each test. A new page for each test would start a process and compile axe
 * again, which takes a third of the CPU time.
 */
const test = base.extend<object, { sharedPage: { page: Page; devTools: CDPSession } }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await use({ page, devTools: await page.context().newCDPSession(page) });
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage: { page, devTools } }, use) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await devTools.send('Network.clearBrowserCache');
    await devTools.send('Network.clearBrowserCookies');
    await use(page);
    page.removeAllListeners();
  },
});

for (const [path, status] of pages) {
  test(`${path} loads completely, without console messages or requests to other origins`, async ({
    page,
    site,
    activity,
  }) => {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(status);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(activity.apiRequests, 'the page sends no query after hydration').toEqual([]);
    expect(await page.title()).toMatch(/Safe AI/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    await expect(page.locator('head meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator(status === 200 ? 'head link[rel=canonical]' : 'head meta[name=robots]')).toHaveCount(
      /[?&](search|q)=/.test(path) ? 0 : 1,
    );
    for (const width of [1440, 900, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        (await findMisplaced(page)).filter((pair) => !MISPLACED.test(pair)),
        `order at ${width} px`,
      ).toEqual([]);
    }
    // Theme and width only affect the stylesheet, so the page does not need to be reloaded.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `scrolls sideways at ${width} px`).toBe(0);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findViolations(page), `${width} px, light`).toEqual([]);
      // The other theme differs only in its colors.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(page, 'html', ['color-contrast']), `${width} px, dark`).toEqual([]);
    }
  });
}
