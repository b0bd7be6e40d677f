import { findViolations } from './axe.ts';
import { openAdminPage, PASSWORD, registerAccount, test } from './people.ts';
import { expect, waitForHydration, post, watch, openPage } from './site.ts';

// The frame of the portal and the admin pages: navigation, menu, command palette and pending work.

test('an administrator sees pending work on the overview, and opens a request by keyboard alone', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await registerAccount(await openPage(browser, site), 'wanda');
  const activity = watch(page, site.url);
  await page.goto('/investor');
  await waitForHydration(page);
  const inbox = page.getByRole('region', { name: 'Waiting for you' });
  await expect(inbox.getByRole('listitem').filter({ hasText: 'Account request' })).toContainText(/Oldest, .+: \w/);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Jump to or run a command' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('wanda');
  await expect(palette.getByRole('option', { name: /wanda Stranger Pending/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/investor\/admin\/people\/usr_\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wanda');

  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  expect(activity.consoleLines).toEqual([]);
  expect(activity.foreignRequests).toEqual([]);
});

test('a control in the bar above a page gets the focus, and the page stays where it is', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, control] of [
    ['/product', page.getByRole('banner').getByRole('link', { name: 'Solutions' })],
    ['/admin/site', page.getByRole('button', { name: 'Jump to or run a command' })],
    ['/admin/articles/new', page.getByRole('button', { name: 'Focus mode' })],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    const top = await page.evaluate(() => (scrollTo(0, 400), scrollY));
    expect(top, path).toBeGreaterThan(100);
    await control.focus();
    await expect(control, path).toBeFocused();
    expect(await page.evaluate(() => scrollY), path).toBe(top);
  }
});

test('without JavaScript, the menu opens on a phone, and its header is at most 64 pixels high', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, site, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const { request } = await openAdminPage(browser, site);
  await page.context().addCookies((await request.storageState()).cookies);
  await page.goto('/investor/admin');
  const header = await page.getByRole('banner').boundingBox();
  expect(header!.height).toBeLessThanOrEqual(64);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});

test('an investor does not see the pending work of administrators', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const page = await openPage(browser, site);
  await registerAccount(page, 'irene', adminPage);
  await post(page, '/api/login', { data: { username: 'irene', password: 'copper-meadow-violin-17' } });
  await page.goto('/investor');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Requests' })).toHaveCount(0);
});

test('a signed-in person sees the fallback page at unknown paths, in the frame of the portal', async ({
  browser,
  site,
}) => {
  const admin = await openAdminPage(browser, site);
  const investor = await openPage(browser, site);
  const activity = watch(investor, site.url);
  await registerAccount(investor, 'lostinvestor', admin);
  await post(investor, '/api/login', { data: { username: 'lostinvestor', password: PASSWORD } });
  const unknownPaths = ['/investor/x', '/investor/x/y', '/investor/admin/x', '/admin/x', '/admin/x/y', '/admin'];
  for (const path of unknownPaths) {
    for (const page of [investor, admin]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under Construction');
      await expect(page.getByText("We're still working on this page. Please check back soon!")).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
    }
  }
  expect(activity.consoleLines).toEqual([]);
  const visitor = await openPage(browser, site);
  for (const path of unknownPaths) {
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/\/auth\?tab=login&next=/);
  }
});
