import { findViolations } from './axe.ts';
import { admin, mailsTo, person, test } from './people.ts';
import { investor } from './sharing.ts';
import { expect, hydrated, watch } from './site.ts';

/** Sends a query as a program does: with a token, from outside the browser. */
async function send(url: string, token: string, query: string): Promise<[status: number, body: string]> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return [answer.status, await answer.text()];
}

test('an investor creates a token, a program uses and loses it, and an administrator sees and revokes all', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const page = await person(browser, site);
  const { email } = await investor(page, 'tokeninvestor', desk);
  await page.goto('/investor/account');
  await page.getByRole('link', { name: 'Your API tokens' }).click();
  await expect(page.getByText('You have no active tokens.')).toBeVisible();
  const seen = [watch(page, site.url), watch(desk, site.url)];
  await hydrated(page);

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
  const made = page.getByRole('group', { name: 'The new token Calendar sync' });
  await expect(made).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const secret = await made.locator('pre').first().innerText();
  const viewer = '{ viewer { name } }';
  expect(await send(site.url, secret, viewer)).toEqual([200, expect.stringContaining('tokeninvestor Stranger')]);
  expect(await send(site.url, secret, '{ documents { nodes { id } } }')).toEqual([
    403,
    expect.stringContaining('DOCUMENTS_READ'),
  ]);
  const told = async () => (await mailsTo(site, email)).filter((text) => text.includes(secret.slice(0, 11)));
  await expect.poll(async () => (await told()).length).toBe(1);
  expect((await told())[0]).not.toContain(secret);

  // The secret is gone with the page, and the list shows its use.
  await page.reload();
  await expect(page.getByText('Account: read')).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByText(/Used just now, expires/)).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Rotate Calendar sync' }).click();
  await page.getByRole('button', { name: /Create a new secret\?/ }).click();
  const newer = await made.locator('pre').first().innerText();
  expect(newer).not.toBe(secret);
  expect([(await send(site.url, secret, viewer))[0], (await send(site.url, newer, viewer))[0]]).toEqual([200, 200]);

  await desk.goto('/investor/admin/tokens?search=tokeninvestor');
  await hydrated(desk);
  await expect(desk.getByRole('row', { name: /tokeninvestor Stranger/ })).toHaveCount(2);
  expect(await findViolations(desk)).toEqual([]);
  const row = desk.getByRole('row').filter({ hasText: newer.slice(0, 11) });
  await row.getByRole('button', { name: /More actions/ }).click();
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await row.getByRole('button', { name: /^Revoke this token/ }).click();
  await expect(row).toContainText('Revoked');
  expect((await send(site.url, newer, viewer))[0]).toBe(401);
  expect((await send(site.url, secret, viewer))[0]).toBe(200);
  await page.reload();
  await page.getByText('Ended (1)').click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect(seen.flatMap(({ lines }) => lines)).toEqual([]);
});
