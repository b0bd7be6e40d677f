import { readFile } from 'node:fs/promises';
import { openAdminPage, getEmailsTo, test, openRowMenu } from './people.ts';
import { shareDocument, addDocument, signInInvestor } from './sharing.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';

test('an investor asks about a page and gets an answer, and other investors read it without a name', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const [asker, other] = [await openPage(browser, site), await openPage(browser, site)];
  const people = [
    await signInInvestor(asker, 'queasker', adminPage),
    await signInInvestor(other, 'queother', adminPage),
  ];
  const documentId = await addDocument(adminPage, 'Plan', await readFile('dist/whitepaper/whitepaper.pdf'));
  for (const { id } of people) await shareDocument(adminPage, documentId, id, ['LIST']);

  const activity = watch(asker, site.url);
  const path = `/investor/documents/${documentId}`;
  await asker.goto(path);
  await waitForHydration(asker);
  await asker.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asker.getByText('Type your question')).toBeVisible();
  await asker.getByLabel('Your question').fill('We at Harborview wonder: who owns the rack?');
  await asker.locator('#field-page').fill('999');
  await asker.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asker.locator('#field-page-error')).toHaveText(/^It has \d+ pages$/);
  await asker.locator('#field-page').fill('2');
  await asker.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asker.getByText('Your question was sent')).toBeVisible();
  await expect(asker.getByText('Not answered yet.')).toBeVisible();
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
  expect(await other.content()).not.toContain('rack?');

  await adminPage.goto('/investor/admin/questions');
  await waitForHydration(adminPage);
  const row = adminPage.locator('tbody', { hasText: 'who owns the rack?' });
  await row.getByRole('button', { name: /^Answer …/ }).click();
  await adminPage.getByLabel('Answer', { exact: true }).fill('The customer does.');
  await adminPage.getByRole('button', { name: 'Send the answer' }).click();
  await expect(adminPage.getByText('The answer was sent')).toBeVisible();
  await expect
    .poll(async () => (await getEmailsTo(site, people[0]!.email)).some((text) => text.includes('was answered')))
    .toBe(true);
  await asker.reload();
  await expect(asker.getByText('The customer does.')).toBeVisible();

  await adminPage.goto('/investor/admin/questions?status=ANSWERED');
  await waitForHydration(adminPage);
  await openRowMenu(row);
  await row.getByRole('button', { name: /^Publish …/ }).click();
  await adminPage.getByLabel('Question as other investors see it').fill('Who owns the rack?');
  await adminPage.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(adminPage.getByText('The question was published')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Who owns the rack?')).toBeVisible();
  await expect(other.getByText('The customer does.')).toBeVisible();
  expect(await other.content()).not.toMatch(/Harborview|queasker/);
});
