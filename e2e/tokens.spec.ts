import { findViolations } from './axe.ts';
import { openAdminPage, getEmailsTo, test } from './people.ts';
import { offerApi, signInInvestor } from './sharing.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';

/** Sends a query as a program does: with a token, from outside the browser. */
async function send(url: string, token: string, query: string): Promise<[status: number, body: string]> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return [answer.status, await answer.text()];
}

test(
  'an investor creates and rotates an API token, a program uses it, and an administrator revokes it',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const page = await openPage(browser, site);
    const { email } = await signInInvestor(page, 'tokeninvestor', adminPage);
    await offerApi(adminPage);
    await page.goto('/investor/account');
    await page.getByRole('link', { name: 'Your API tokens' }).click();
    await expect(page.getByText('You have no active tokens.')).toBeVisible();
    const activity = [watch(page, site.url), watch(adminPage, site.url)];
    await waitForHydration(page);

    // By keyboard alone, from the first field on.
    await page.getByLabel('Name of the token').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Give the token access to at least one area')).toBeVisible();
    // The developer pages name scopes.
    await expect(page.getByLabel('Articles and case studies')).toHaveAccessibleDescription(
      /Scopes CONTENT_READ and CONTENT_WRITE\.$/,
    );
    await page.keyboard.type('Calendar sync');
    await page.keyboard.press('Tab');
    await page.keyboard.press('R');
    await page.getByRole('button', { name: 'Create token' }).focus();
    await page.keyboard.press('Enter');
    const newToken = page.getByRole('group', { name: 'The new token Calendar sync' });
    await expect(newToken).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    const secret = await newToken.locator('pre').first().innerText();
    const viewer = '{ viewer { name } }';
    expect(await send(site.url, secret, viewer)).toEqual([200, expect.stringContaining('tokeninvestor Stranger')]);
    expect(await send(site.url, secret, '{ documents { nodes { id } } }')).toEqual([
      403,
      expect.stringContaining('DOCUMENTS_READ'),
    ]);
    const findEmails = async () =>
      (await getEmailsTo(site, email)).filter((text) => text.includes(secret.slice(0, 11)));
    await expect.poll(async () => (await findEmails()).length).toBe(1);
    expect((await findEmails())[0]).not.toContain(secret);

    // After a reload, the secret is not shown again, and the list shows the last use.
    await page.reload();
    await expect(page.getByText('Account: read')).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    await expect(page.getByText(/Used just now, expires/)).toBeVisible();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Rotate Calendar sync' }).click();
    await page.getByRole('button', { name: /Create a new secret\?/ }).click();
    const newer = await newToken.locator('pre').first().innerText();
    expect(newer).not.toBe(secret);
    expect([(await send(site.url, secret, viewer))[0], (await send(site.url, newer, viewer))[0]]).toEqual([200, 200]);

    await adminPage.goto('/investor/admin/tokens?search=tokeninvestor');
    await waitForHydration(adminPage);
    await expect(adminPage.getByRole('row', { name: /tokeninvestor Stranger/ })).toHaveCount(2);
    expect(await findViolations(adminPage)).toEqual([]);
    const row = adminPage.getByRole('row').filter({ hasText: newer.slice(0, 11) });
    await row.getByRole('button', { name: /More actions/ }).click();
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await row.getByRole('button', { name: /^Revoke this token/ }).click();
    await expect(row).toContainText('Revoked');
    expect((await send(site.url, newer, viewer))[0]).toBe(401);
    expect((await send(site.url, secret, viewer))[0]).toBe(200);
    await page.reload();
    await page.getByText('Ended (1)').click();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
    expect(activity.flatMap(({ consoleLines }) => consoleLines)).toEqual([]);
  },
);
