import type { CDPSession, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { paths } from '../web/paths.ts';
import { pages } from './pages.ts';
import { ADMIN } from './people.ts';
import { findMisplaced } from './reading-order.ts';
import { expect, waitForHydration, test as base, post } from './site.ts';

// Checks every page of the site on first load: head, console, requests, accessibility and layout, in both themes and
// at several widths.

/**
 * The facts of the home page: beside the title on wide screens, below the drawing on phones. The example of an operation:
 * beside all its parts.
 */
const MISPLACED = /_facts_\w+ > _(?:actions|figure)_|_own_\w+ > _example_/;

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
    // The page of the former test can still be loading files from its own server.
    await page.goto('about:blank');
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
    const way = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents();
    for (const label of await page.locator('main header > p.label').allTextContents())
      expect(
        way.filter((name) => label.startsWith(name)),
        'the line above the title says more than the breadcrumbs',
      ).toEqual([]);
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

/** The calendar shows a month if the window is wide enough, which the server does not know. The editor checks the article. */
const SENDS_QUERIES: string[] = [paths.investorCalendar, paths.adminArticleNew];

test.describe('signed in', () => {
  test.use({ settings: { ADMIN_PASSWORD: ADMIN.password, LIMITS_SCALE: '100' } });

  test(
    'an administrator opens every page of the portal and the admin area without console messages or a second query',
    { tag: '@core' },
    async ({ page, site, activity }) => {
      await page.goto(site.url);
      await post(page, `${site.url}/api/login`, { data: ADMIN });
      for (const path of Object.values(paths).filter((path) => typeof path === 'string')) {
        if (!/^\/(investor|admin)/.test(path)) continue;
        expect((await page.goto(site.url + path))?.status(), path).toBe(200);
        await expect(page.locator('h1'), path).toHaveCount(1);
        // On a busy machine, a page can be idle before it is hydrated, and would send its query during the next one.
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        expect(activity.consoleLines, path).toEqual([]);
        if (!SENDS_QUERIES.includes(path)) expect(activity.apiRequests, path).toEqual([]);
        activity.apiRequests.length = 0;
      }
    },
  );

  test('a page of each layout has no accessibility violations', { tag: '@core' }, async ({ page, site }) => {
    for (const path of [paths.home, paths.auth, paths.investor, paths.adminArticles, paths.adminEmergencyArticle]) {
      if (path === paths.investor) await post(page, `${site.url}/api/login`, { data: ADMIN });
      await page.goto(site.url + path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});
