import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { reportPdf } from '../api/testing/pdf-files.ts';
import { openAdminPage, registerAccount, test } from './people.ts';
import { addDocument, addGroup, shareDocument, signInInvestor } from './sharing.ts';
import { expect, openPage, post, waitForHydration, watch } from './site.ts';

// Who read what, as an investor relations manager finds it and hands it on.

/** Opens a document at a page, stays for some seconds and leaves it. */
async function readPage(reader: Page, documentId: string, page: number): Promise<void> {
  await reader.clock.install();
  await reader.goto(`/investor/documents/${documentId}?page=${page}`);
  await waitForHydration(reader);
  const picture = reader.getByRole('img', { name: `Page ${page} of 8`, exact: true });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await reader.clock.fastForward(5_000);
  await reader.goto('/investor');
}

/** What the browser of a reader sends who had a page in view. It counts for no longer than since the page was sent. */
async function reportPage(reader: Page, documentId: string, page: number): Promise<void> {
  const sent = await reader.request.get(`/files/${documentId}/pages/${page}`);
  expect(sent.status()).toBe(200);
  const report = { data: { kind: 'READ', page, seconds: 20 } };
  expect((await post(reader, `/api/documents/${documentId}/readings`, report)).status()).toBe(204);
}

async function addReport(adminPage: Page, title: string, readerIds: string[]): Promise<string> {
  const id = await addDocument(adminPage, title, Buffer.from(await reportPdf(8)));
  for (const reader of readerIds) await shareDocument(adminPage, id, reader, ['LIST', 'VIEW']);
  return id;
}

test('an administrator finds who read page 7 of a report', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const [seven, first] = [
    await openPage(browser, site, { viewport: { width: 390, height: 844 } }),
    await openPage(browser, site),
  ];
  const people = [await signInInvestor(seven, 'seven', adminPage), await signInInvestor(first, 'first', adminPage)];
  const ids = people.map(({ id }) => id);
  const report = await addReport(adminPage, 'Report for seven', ids);
  await reportPage(first, report, 1);
  await readPage(seven, report, 7);

  const activity = watch(adminPage, site.url);
  const rows = adminPage.getByRole('table', { name: 'Engagement' }).locator('tbody tr');
  await expect(async () => {
    await adminPage.goto('/investor/admin/documents/engagement');
    await expect(rows.filter({ hasText: 'seven Stranger' })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await waitForHydration(adminPage);
  await adminPage.getByRole('link', { name: 'Report for seven' }).first().click();
  await expect(rows).toHaveCount(2);
  await adminPage.getByRole('link', { name: 'Page 7: 1 reader' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('seven@harborview.example');
  await expect(adminPage.getByRole('columnheader', { name: 'Time on page 7' })).toBeVisible();
  await expect(rows.getByText(/^\d+ s$/)).toBeVisible();
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);
});

test('an administrator saves the report of a quarter for a group as a spreadsheet', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const [reader, other] = [await openPage(browser, site), await openPage(browser, site)];
  const { id } = await signInInvestor(reader, 'quarter', adminPage);
  const outsider = await signInInvestor(other, 'outsider', adminPage);
  const waiting = await registerAccount(other, 'unread', adminPage);
  const report = await addReport(adminPage, 'Quarterly figures', [id, outsider.id]);
  await reportPage(reader, report, 7);
  await reportPage(other, report, 7);
  await addGroup(adminPage, 'Harbor quarter', [id, waiting.id]);

  await adminPage.goto('/investor/admin/documents/engagement');
  await waitForHydration(adminPage);
  // The days are those of the administrator's zone, which another journey may have chosen: there, today may be over.
  const year = new Date().getFullYear();
  await adminPage.getByLabel('Group').selectOption({ label: 'Harbor quarter' });
  await adminPage.getByLabel(/^From/).fill(`${year - 1}-01-01`);
  await adminPage.getByLabel(/^To/).fill(`${year + 1}-01-01`);
  await adminPage.getByRole('button', { name: 'Filter' }).click();
  await expect(adminPage).toHaveURL(/to=/);
  const [file] = await Promise.all([
    adminPage.waitForEvent('download'),
    adminPage.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Person,Company,Email address,Document,Version');
  expect(lines.find((line) => line.includes('quarter@harborview.example'))).toContain(',Quarterly figures,1,8,1,7,');
  expect(
    lines.find((line) => line.includes(waiting.email)),
    'who read nothing is in the report',
  ).toBeDefined();
  expect(lines.join(), 'who is outside of the group is not').not.toContain(outsider.email);
});
