import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ADMIN, openRowMenu, test } from './people.ts';
import { expect, waitForHydration, post, type Site, openPage } from './site.ts';

const CONSENT = /Store what I have entered here/;

async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Nora Assessor');
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('textbox', { name: 'Company' }).fill('Harbor Clinic');
  await page.getByLabel('What you need it for').fill('=1+1, and the list of connections.');
  await page.getByLabel(CONSENT).check();
}

const getSubmitButton = (page: Page) => page.getByRole('button', { name: 'Send me the link' });

/** The full text of the mails to an email address, which the test site stores as files. */
async function getEmailsTo(site: Site, email: string): Promise<string[]> {
  const folder = path.join(site.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8'));
  const mails = (await Promise.all(files)).map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
  return mails.filter((text) => text.includes(`To: ${email}`));
}

/** The URL in the mail, with the actual port of this site. */
async function getEmailedLink(site: Site, email: string): Promise<string> {
  await expect.poll(async () => (await getEmailsTo(site, email)).length).toBe(1);
  const [mail = ''] = await getEmailsTo(site, email);
  return site.url + (/\/whitepaper\/download\?token=[\w-]+/.exec(mail)?.[0] ?? '/no-link');
}

async function openLeads(page: Page, search: string): Promise<void> {
  await page.goto(`/investor/admin/leads?search=${search}`);
  await waitForHydration(page);
  if (/\/auth/.test(page.url())) {
    await page.getByLabel('Username or email').fill(ADMIN.username);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
}

test('a visitor fixes the form errors, submits twice, and becomes one lead with a working download link', async ({
  page,
  site,
  activity,
}) => {
  const email = 'nora@harborclinic.example';
  await page.goto('/healthcare');
  await page.goto('/whitepaper');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Company' }).fill('Harbor Clinic');
  await getSubmitButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'need another look' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Work email' }).click();
  await expect(page.getByLabel('Work email')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Harbor Clinic');
  await fillForm(page, email);
  await getSubmitButton(page).dblclick();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Check your email.' })).toBeVisible();

  await page.goto('/whitepaper');
  await waitForHydration(page);
  await fillForm(page, email.toUpperCase());
  await getSubmitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const answer = await page.request.get(await getEmailedLink(site, email));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await openLeads(page, 'harborclinic');
  await expect(page.locator('tbody')).toHaveCount(1);
  await expect(page.locator('tbody')).toContainText('Once');
  await expect(page.locator('tbody')).not.toContainText('without JavaScript');
  expect(activity.foreignRequests).toEqual([]);
});

test('without JavaScript, a visitor fixes the form errors and gets the whitepaper', async ({ browser, site }) => {
  const email = 'quiet@noscript.example';
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  await page.goto('/whitepaper');
  await fillForm(page, 'not an address');
  await getSubmitButton(page).click();
  await expect(page).toHaveURL(/\/whitepaper#ask$/);
  await expect(page.getByRole('alert').getByRole('link', { name: 'Work email' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Harbor Clinic');
  await expect(page.getByLabel(CONSENT)).toBeChecked();
  await page.getByLabel('Work email').fill(email);
  await getSubmitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const answer = await page.request.get(await getEmailedLink(site, email));
  expect(answer.headers()['content-disposition']).toBe('attachment; filename=whitepaper.pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('/whitepaper/download?token=long-gone');
  await expect(page).toHaveURL(/\/whitepaper#ask$/);
  await expect(page.getByRole('alert')).toContainText('This link is not valid or has expired');
});

test('a robot that fills the hidden field is thanked and stored nowhere', async ({ page, site }) => {
  const robot = { name: 'Robot', email: 'robot@spam.example', company: 'Spam', needs: 'Buy', consent: 'yes' };
  const answer = await post(page, '/whitepaper', {
    form: { ...robot, remarks: 'cheap' },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/thank-you']);
  await openLeads(page, 'spam.example');
  await expect(page.getByText('No leads match this filter.')).toBeVisible();
});

test('an administrator exports the leads as CSV without formulas, and deletes one', async ({ page }) => {
  await page.goto('/whitepaper');
  await waitForHydration(page);
  await fillForm(page, 'paul@exported.example');
  await getSubmitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await openLeads(page, 'exported.example');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export all as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`paul@exported.example,Harbor Clinic,"'=1+1, and the list`);
  await openRowMenu(page, 'Nora Assessor');
  await page.getByRole('button', { name: 'Delete Nora Assessor' }).click();
  await page.getByRole('button', { name: 'Delete this lead?' }).click();
  await expect(page.getByText('Nora Assessor was deleted')).toBeVisible();
  await expect(page.getByText('No leads match this filter.')).toBeVisible();
});
