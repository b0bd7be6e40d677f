import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openAdminPage, sendOperation, test } from './people.ts';
import { expect, waitForHydration } from './site.ts';

// The lists of the admin pages on a phone, where the details of a row are a sheet.

/** One row for each list that is empty without it. */
async function fillLists(adminPage: Page): Promise<void> {
  const create = (name: string, input: object) =>
    sendOperation(
      adminPage,
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
      { input },
    );
  await create('createArticle', { title: 'Rows on a phone', summary: 'In one sentence.', body: 'A text.' });
  await create('createGroup', { name: 'Lenders' });
  await create('createInvestorUpdate', { title: 'The second quarter' });
  const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:30', timeZone: 'Europe/Berlin' };
  await create('createEvent', { title: 'A call', ...times });
  await create('createToken', { name: 'Reporting', scopes: ['CONTENT_READ'] });
}

const lists = [
  '/admin/articles',
  '/admin/case-studies',
  '/admin/categories',
  '/investor/admin/groups',
  '/investor/admin/updates',
  '/investor/admin/events',
  '/investor/admin/tokens',
];

test('on a phone, a tap on the title of a row opens its page or its details, and a tap beside it the details', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  await adminPage.setViewportSize({ width: 390, height: 844 });
  await fillLists(adminPage);
  const sheet = adminPage.getByRole('dialog');
  for (const path of lists)
    await test.step(path, async () => {
      await adminPage.goto(path);
      await waitForHydration(adminPage);
      const row = adminPage.locator('[data-row]').first();
      const name = row.getByRole('rowheader');
      const opener = name.getByRole('link');
      const page = (await opener.count()) > 0 ? await opener.getAttribute('href') : null;
      await (page === null ? name : opener).click();
      if (page !== null) {
        await expect(adminPage).toHaveURL(page);
        await adminPage.goto(path);
        await waitForHydration(adminPage);
      } else {
        await expect(sheet).toBeVisible();
        await sheet.getByRole('button', { name: 'Close' }).click();
      }
      const box = await row.boundingBox();
      await row.click({ position: { x: 200, y: (box?.height ?? 0) - 4 } });
      await expect(sheet).toBeVisible();
    });
});

test('on a phone, an editor taps the row of an article and goes on to edit it', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  await adminPage.setViewportSize({ width: 390, height: 844 });
  await fillLists(adminPage);
  await adminPage.goto('/admin/articles?search=Rows+on+a+phone');
  await waitForHydration(adminPage);
  await adminPage
    .getByRole('row', { name: /Rows on a phone/ })
    .getByText('Draft')
    .click();
  await adminPage.getByRole('dialog', { name: 'Rows on a phone' }).getByRole('link', { name: 'Edit article' }).click();
  await expect(adminPage).toHaveURL(/\/admin\/articles\/art_/);
});

test('a tab of a list chooses its rows, and stays readable under the pointer', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await page.goto('/investor/admin/leads');
  await waitForHydration(page);
  const tab = page.getByRole('main').getByRole('link', { name: 'Messages' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current');
  await tab.hover();
  expect(await findViolations(page, 'main', ['color-contrast'])).toEqual([]);
});
