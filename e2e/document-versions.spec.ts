import { reportPdf } from '../api/testing/pdf-files.ts';
import { getEmailsTo, openAdminPage, openRowMenu, sendOperation, test } from './people.ts';
import { addDocument, shareDocument, signInInvestor } from './sharing.ts';
import { expect, openPage, waitForHydration, watch } from './site.ts';

// An administrator uploads a wrong version, sees who opened it, makes the former one current again, and tells those who
// saw the wrong one. The times of all pages are in the zone of the administrator.

test('an administrator undoes a wrong version, and its reader gets a correction by email', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const { id: readerId, email } = await signInInvestor(reader, 'wrongreader', adminPage);
  const id = await addDocument(adminPage, 'Ledger of the quay', Buffer.from(await reportPdf(2)));
  await shareDocument(adminPage, id, readerId, ['VIEW']);
  const setZone =
    'mutation ($input: SetCalendarSettingsInput!) { setCalendarSettings(input: $input) { viewer { id } } }';
  await sendOperation(adminPage, setZone, { input: { timeZone: 'Asia/Tokyo' } });

  const activity = watch(adminPage, site.url);
  await adminPage.goto('/investor/admin/documents?search=ledger');
  await waitForHydration(adminPage);
  const row = adminPage.locator('tbody', { hasText: 'Ledger of the quay' });
  const dialog = adminPage.getByRole('dialog');
  const openVersions = async () => {
    await openRowMenu(row);
    await row.getByRole('button', { name: 'Versions …' }).click();
  };
  await openVersions();
  const wrong = { name: 'Wrong.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await reportPdf(4)) };
  await dialog.getByLabel('New version').setInputFiles(wrong);
  await dialog.getByRole('button', { name: 'Upload version' }).click();
  await expect(dialog).toHaveCount(0);

  // The reader opens the wrong version and asks about it.
  await reader.goto(`/investor/documents/${id}?page=4`);
  await waitForHydration(reader);
  await expect(reader.getByRole('img', { name: 'Page 4 of 4' })).toBeVisible();
  const ask = 'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { question { id } } }';
  const question = { documentId: id, documentVersion: 2, page: 4, body: 'Is this the ledger of another quay?' };
  await sendOperation(reader, ask, { input: question });

  await openVersions();
  const [second, first] = [
    dialog.getByRole('listitem', { name: 'Version 2' }),
    dialog.getByRole('listitem', { name: 'Version 1' }),
  ];
  await expect(second).toContainText('Version 2, the current version');
  await expect(second).toContainText('opened by 1 person');
  await expect(second.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await first.getByRole('button', { name: 'Make current … version 1' }).click();
  await first.getByLabel(/^Email a correction to the people/).check();
  await first.getByRole('button', { name: 'Make version 1 current' }).click();
  const third = dialog.getByRole('listitem', { name: 'Version 3' });
  await expect(third).toContainText('Version 3, the current version (the file of version 1)');
  const downloading = adminPage.waitForEvent('download');
  await second.getByRole('link', { name: 'Download version 2' }).click();
  expect((await downloading).suggestedFilename()).toBe('Wrong.pdf');

  // Who opened the wrong version is one click away, with the times in the zone of the account.
  await second.getByRole('link', { name: /^opened by \d pe/ }).click();
  await expect(adminPage.getByText('Only: Ledger of the quay, version 2')).toBeVisible();
  const entries = adminPage.getByRole('table');
  await expect(entries).toContainText('wrongreader');
  await expect(entries).not.toContainText('UTC');
  await expect(adminPage.getByRole('contentinfo')).toContainText('Times are in Tokyo time.');

  await adminPage.getByLabel('From', { exact: true }).fill('2020-01-01');
  await adminPage.getByRole('button', { name: 'Filter' }).click();
  await expect(adminPage).toHaveURL(/from=2020-01-01.*zone=Asia%2FTokyo|zone=Asia%2FTokyo.*from=2020-01-01/);
  await expect(adminPage.getByLabel('From', { exact: true })).toHaveValue('2020-01-01');
  await expect(entries).toContainText('wrongreader');
  // The days of a link from another zone stay the days of that zone.
  await adminPage.goto('/investor/admin/documents/log?from=2020-01-01&zone=Europe/Berlin');
  await expect(adminPage.getByLabel('From (Berlin time)')).toHaveValue('2020-01-01');

  await adminPage.goto('/investor/admin/questions');
  await waitForHydration(adminPage);
  await adminPage
    .locator('tbody', { hasText: 'Is this the ledger of another quay?' })
    .getByRole('link', { name: 'page 4 of version 2' })
    .click();
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Ledger of the quay, version 2' })).toBeVisible();
  await expect(adminPage.getByRole('img', { name: 'Page 4 of 4 of Ledger of the quay, version 2' })).toBeVisible();

  // The reader sees the right version.
  await reader.goto(`/investor/documents/${id}#questions`);
  await expect(reader.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await expect(reader.getByText('on page 4, about version 2')).toBeVisible();

  await adminPage.goto('/investor/admin/documents?search=ledger');
  await waitForHydration(adminPage);
  await openVersions();
  await second.getByRole('button', { name: 'Delete version 2' }).click();
  await second.getByRole('button', { name: /^Delete the file of this version\?/ }).click();
  await expect(second).toContainText('File deleted');
  expect((await adminPage.request.get(`/files/${id}/pages/1?version=2`)).status()).toBe(404);
  await expect
    .poll(async () => (await getEmailsTo(site, email)).join('\n').replace(/=\r?\n/g, ''))
    .toContain('It replaces version 2 and is the same file as version 1.');
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);
});
