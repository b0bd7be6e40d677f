import { makePdf } from '../api/testing/upload-files.ts';
import { getEmailsTo, openAdminPage, sendOperation, test } from './people.ts';
import { addDocument, addGroup, shareDocument, signInInvestor } from './sharing.ts';
import { expect, openPage, type Site, waitForHydration } from './site.ts';

// An investor relations manager shares a document or replaces its file, and tells those who can read it. Notices wait
// half a minute for others.

const NOTICE_TIME = 200_000;

/** Waits for the notice to this address. It says where to read, and neither what nor whose document it is. */
async function waitForNotice(site: Site, email: string, documentId: string): Promise<void> {
  const find = async () => (await getEmailsTo(site, email)).filter((text) => text.includes(documentId));
  await expect.poll(find, { timeout: NOTICE_TIME }).toHaveLength(1);
  const [notice = ''] = await find();
  expect(/^Subject: (.*)$/m.exec(notice)?.[1]).not.toContain('Harbor');
}

test('an administrator shares a folder with a group and tells it, and others are not told', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const [member, other] = [await openPage(browser, site), await openPage(browser, site)];
  const told = await signInInvestor(member, 'toldmember', adminPage);
  const outsider = await signInInvestor(other, 'untold', adminPage);
  await addGroup(adminPage, 'Harbor told', [told.id]);
  const create = 'mutation { createFolder(input: { name: "Harbor told papers" }) { folder { id } } }';
  const { createFolder } = await sendOperation<{ createFolder: { folder: { id: string } } }>(adminPage, create);
  const documentId = await addDocument(adminPage, 'Harbor told accounts', await makePdf(2));
  const move = 'mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { document { id } } }';
  const moved = await sendOperation(adminPage, move, { input: { id: documentId, folderId: createFolder.folder.id } });
  expect(moved).toEqual({ updateDocument: { document: { id: documentId } } });

  await adminPage.goto('/investor/admin/documents');
  await waitForHydration(adminPage);
  const folders = adminPage.getByRole('navigation', { name: 'Folders' });
  await folders.getByRole('link', { name: /Harbor told papers/ }).click();
  await adminPage.getByRole('button', { name: 'Access … of Harbor told papers' }).click();
  await adminPage.getByRole('button', { name: 'Add Harbor told' }).click();
  await adminPage.getByLabel('Tell the people who can read it').check();
  await adminPage.getByRole('button', { name: 'Save access' }).click();
  await expect(adminPage.getByRole('dialog')).toHaveCount(0);
  await waitForNotice(site, told.email, documentId);
  await member.goto(`/investor/documents/${documentId}`);
  await expect(member.getByRole('heading', { name: 'Harbor told accounts' })).toBeVisible();
  expect((await getEmailsTo(site, outsider.email)).join(), 'who cannot read it is not told').not.toContain(documentId);
});

test('an administrator uploads a new version and tells the readers', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const { id, email } = await signInInvestor(reader, 'versionreader', adminPage);
  const documentId = await addDocument(adminPage, 'Harbor forecast', await makePdf(2));
  await shareDocument(adminPage, documentId, id, ['LIST', 'VIEW']);

  await adminPage.goto(`/investor/admin/documents?item=${documentId}`);
  await waitForHydration(adminPage);
  const details = adminPage.getByRole('complementary', { name: 'Details of Harbor forecast' });
  await details.getByRole('button', { name: 'Upload version …' }).click();
  const dialog = adminPage.getByRole('dialog');
  const file = { name: 'forecast-2.pdf', mimeType: 'application/pdf', buffer: await makePdf(3) };
  await dialog.getByLabel('New version').setInputFiles(file);
  await dialog.getByLabel('Tell the people who can read it').check();
  await dialog.getByRole('button', { name: 'Upload version' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(details).toContainText('forecast-2.pdf');
  await waitForNotice(site, email, documentId);
  await reader.goto(`/investor/documents/${documentId}`);
  await expect(reader.getByText(/of 3/).first()).toBeVisible();
});
