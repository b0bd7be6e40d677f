import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { reportPdf } from '../api/testing/pdf-files.ts';
import { makePdf, makeZip } from '../api/testing/upload-files.ts';
import { openAdminPage, sendOperation, PASSWORD, registerAccount, test, openRowMenu } from './people.ts';
import { addGroup } from './sharing.ts';
import { expect, waitForHydration, post, watch, openPage } from './site.ts';

// An administrator uploads and shares documents. Other investors do not find them anywhere.

const signIn = (page: Page, username: string) => post(page, '/api/login', { data: { username, password: PASSWORD } });

const findDocumentIds = async (page: Page, search: string | null = null): Promise<string[]> => {
  const query = 'query ($search: String) { documents(first: 50, filter: { search: $search }) { nodes { id } } }';
  const { documents } = await sendOperation<{ documents: { nodes: { id: string }[] } }>(page, query, { search });
  return documents.nodes.map(({ id }) => id);
};

test('an investor of a group finds a document that is shared with the group, and another investor cannot', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const [ines, ole] = [await openPage(browser, site), await openPage(browser, site)];
  const { id } = await registerAccount(ines, 'docines', adminPage);
  await registerAccount(ole, 'docole', adminPage);
  await signIn(ines, 'docines');
  await signIn(ole, 'docole');
  await addGroup(adminPage, 'Harbor lenders', [id]);

  const adminActivity = watch(adminPage, site.url);
  await adminPage.goto('/investor/admin/documents');
  await waitForHydration(adminPage);
  await adminPage.getByRole('button', { name: 'New folder …' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Harbor reports');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The new folder is open.
  const brokenFile = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, and no PDF at all') };
  const report = { name: 'Harbor_accounts.pdf', mimeType: 'application/pdf', buffer: await makePdf(2) };
  await adminPage.getByLabel(/^Upload files to .*Harbor reports/).setInputFiles([brokenFile, report]);
  const harbor = adminPage.getByRole('complementary', { name: 'Details of Harbor accounts' });
  await expect(harbor).toContainText('2 pages');
  // The rejected file did not stop the others and can be retried.
  await expect(adminPage.getByRole('alert')).toBeVisible();
  await expect(adminPage.getByRole('button', { name: 'Try again broken.pdf' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Dismiss broken.pdf' }).click();
  await adminPage.getByRole('button', { name: 'Tell the readers' }).click();
  await expect(adminPage.getByText('No one is told of 1 new document')).toBeVisible();
  await expect(adminPage.getByRole('button', { name: 'Tell the readers' })).toHaveCount(0);
  expect(await findDocumentIds(ines)).toEqual([]);

  // Three clicks share a folder with a group.
  await adminPage.getByRole('link', { name: 'Rights of all folders' }).click();
  await adminPage
    .getByTitle(/^Harbor lenders has no access to \d+ Harbor reports: no right is set here or above\.$/)
    .click();
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  const cell = adminPage.getByTitle(/^Harbor lenders on \d+ Harbor reports: Read, set here\.$/);
  await expect(cell).toHaveText('Read');
  await expect(cell).toBeFocused();
  await adminPage.goBack();
  const row = adminPage.locator('tbody', { hasText: 'Harbor accounts' });
  await expect(row).toContainText(/read: Harbor lenders \(from \d+\)/);
  // The console reports only the rejected file.
  expect(adminActivity.consoleLines.filter((line) => !/400/.test(line))).toEqual([]);

  const activity = watch(ines, site.url);
  await ines.goto('/investor');
  const news = ines.getByRole('region', { name: 'Documents to read' });
  await expect(news.getByRole('link', { name: 'Harbor accounts' })).toBeVisible();
  await ines.goto('/investor/documents');
  await waitForHydration(ines);
  const line = ines.locator('tbody', { hasText: 'Harbor accounts' });
  await expect(line).toContainText('1.1');
  await expect(line).toContainText('New');
  await ines.getByRole('searchbox').fill('harbor acc');
  await ines.getByRole('button', { name: 'Search' }).click();
  await expect(ines).toHaveURL(/search=harbor\+acc/);
  await expect(ines.getByText('1 document with “harbor acc”')).toBeVisible();
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);

  const [document] = await findDocumentIds(ines);
  for (const path of ['/investor', '/investor/documents', '/investor/documents?search=harbor']) {
    await ole.goto(path);
    await expect(ole.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await ole.content()).replaceAll('search=harbor', '')).not.toContain('Harbor');
  }
  expect((await ole.goto(`/investor/documents/${document}`))?.status()).toBe(404);
  expect(await findDocumentIds(ole)).toEqual([]);
  expect(await findDocumentIds(ole, 'harbor')).toEqual([]);
  const query = 'query ($id: ID!) { document(id: $id) { title } node(id: $id) { id } folders { nodes { name } } }';
  expect(await sendOperation(ole, query, { id: document })).toEqual({
    document: null,
    node: null,
    folders: { nodes: [] },
  });

  await adminPage.getByRole('button', { name: 'Access … of Harbor reports' }).click();
  await adminPage.getByRole('combobox', { name: /^Harbor lenders/ }).selectOption('');
  await adminPage.getByRole('button', { name: 'Save access' }).click();
  await expect(row).toContainText('Administrators only');
  await ines.getByRole('link', { name: 'All documents' }).click();
  await expect(ines.getByText('No documents yet. Documents shared with you appear here.')).toBeVisible();
  await expect(ines.locator('#main').getByText('Harbor accounts')).toHaveCount(0);
  await ines.reload();
  expect(await ines.content()).not.toContain('Harbor accounts');
});

test('an investor reads the document list without JavaScript, and an administrator views it as that investor', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site, { javaScriptEnabled: false });
  const { id } = await registerAccount(reader, 'docplain', adminPage);
  await signIn(reader, 'docplain');
  const upload = await post(adminPage, '/uploads', {
    multipart: {
      file: { name: 'Vault plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await reportPdf(2)) },
    },
  });
  const { id: uploadId } = (await upload.json()) as { id: string };
  const create = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';
  const input = { title: 'Vault plan', summary: 'Where the racks stand.', uploadId };
  const document = await sendOperation<{ createDocument: { document: { id: string } } }>(adminPage, create, { input });
  const grant = 'mutation ($input: SetAccessInput!) { setAccess(input: $input) { document { id } } }';
  await sendOperation(adminPage, grant, {
    input: { documentId: document.createDocument.document.id, userId: id, rights: ['LIST'] },
  });

  await reader.goto('/investor/documents');
  const line = reader.locator('tbody', { hasText: 'Vault plan' });
  await expect(line).toContainText('Where the racks stand.');
  await expect(line).toContainText('List');
  await expect(line.getByRole('link')).toHaveCount(0);
  await reader.getByRole('searchbox').fill('turbine');
  await reader.getByRole('button', { name: 'Search' }).click();
  await expect(reader.getByText('No title, summary or file name matches.')).toBeVisible();
  await expect(reader.getByRole('region', { name: 'In the text' })).toContainText('No page has all these words');
  expect((await reader.goto('/investor/documents?folder=fold_nothing'))?.status()).toBe(404);

  await adminPage.goto('/investor/admin/documents?view=access');
  await waitForHydration(adminPage);
  await adminPage.getByRole('button', { name: 'View as an investor …' }).click();
  await adminPage.getByLabel('Name, email address or company').fill('docplain');
  await adminPage.getByRole('button', { name: 'Find' }).click();
  await adminPage.getByRole('button', { name: /^View as docplain/ }).click();
  await expect(adminPage.getByRole('note')).toContainText('You are viewing the documents of docplain Stranger.');
  await expect(adminPage.getByRole('row', { name: /Vault plan/ })).toContainText('List');
  await expect(adminPage.getByText('1 document as docplain Stranger sees them')).toBeVisible();

  await sendOperation(adminPage, grant, {
    input: { documentId: document.createDocument.document.id, userId: id, rights: ['LIST', 'VIEW'] },
  });
  await reader.goto('/investor/documents');
  await reader.getByLabel('Ask about your documents').fill('How do revenue and headcount follow in the vault plan?');
  await reader.getByRole('button', { name: 'Ask' }).click();
  const citation = reader
    .locator(`[data-citation^="/investor/documents/${document.createDocument.document.id}?page="]`)
    .first();
  await expect(async () => {
    await reader.reload();
    await expect(citation).toBeVisible();
  }).toPass();
  await citation.click();
  await expect(reader).toHaveURL(/#page-\d$/);
  await expect(reader.locator(new URL(reader.url()).hash)).toBeInViewport();
});

test('an administrator cancels an upload, and moves, updates and deletes a document', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const activity = watch(adminPage, site.url);
  await adminPage.goto('/investor/admin/documents');
  await waitForHydration(adminPage);
  const network = await adminPage.context().newCDPSession(adminPage);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  const large = {
    name: 'Every drawing.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(4_000_000, '%PDF-1.7 '),
  };
  const small = { name: 'Cooling.pdf', mimeType: 'application/pdf', buffer: await makePdf(3) };
  // Cancels once before the server has confirmed the upload, and once while the file is being sent.
  let startUpload = () => undefined as void;
  const uploadStart = new Promise<void>((resolve) => (startUpload = resolve));
  await adminPage.route('**/uploads', (route) => uploadStart.then(() => route.continue()), { times: 1 });
  const files = adminPage.getByLabel(/^Upload files/);
  await files.setInputFiles(large);
  await adminPage.getByRole('button', { name: 'Cancel Every drawing.pdf' }).click();
  const cancellation = adminPage.waitForResponse((response) => response.request().method() === 'DELETE');
  startUpload();
  await cancellation;
  await files.setInputFiles([large, small]);
  await expect(adminPage.getByRole('progressbar', { name: 'Progress of Every drawing.pdf' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Cancel Every drawing.pdf' }).click();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  const row = adminPage.locator('tbody', { hasText: 'Cooling' });
  await expect(adminPage.getByText('1 document added.')).toBeVisible();
  await row.getByRole('cell', { name: 'Administrators only' }).click();
  await expect(adminPage.getByRole('complementary', { name: 'Details of Cooling' })).toContainText('3 pages');
  await expect(adminPage.getByText('Every drawing')).toHaveCount(0);
  // Files can also be dropped anywhere on the page.
  const dropped = await adminPage.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Pump,Flow\n1,2\n'], 'Pumps.csv', { type: 'text/csv' }));
    return data;
  });
  await adminPage.locator('#main').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(adminPage.getByRole('link', { name: 'Pumps' })).toBeVisible();

  const dialog = adminPage.getByRole('dialog');
  await adminPage.getByRole('button', { name: 'New folder …' }).click();
  await dialog.getByLabel('Name').fill('Plant');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(adminPage.getByText('Plant was saved')).toBeVisible();
  await expect(adminPage.getByRole('region', { name: 'Folder Plant' })).toBeVisible();
  await adminPage.goBack();
  await openRowMenu(row);
  await row.getByRole('button', { name: 'Change … Cooling' }).click();
  await dialog.getByLabel('Title').fill('Cooling of the racks');
  await dialog
    .getByLabel('Folder', { exact: true })
    .selectOption({ label: await dialog.getByRole('option', { name: /Plant/ }).innerText() });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(/\d\.1/);

  const details = adminPage.getByRole('complementary', { name: 'Details of Cooling of the racks' });
  await row.getByRole('cell', { name: /^\d\.1$/ }).click();
  await expect(details).toContainText('Versions · 1');
  await openRowMenu(row);
  await row.getByRole('button', { name: 'Versions …' }).click();
  const newVersion = { name: 'Cooling-2.pdf', mimeType: 'application/pdf', buffer: await makePdf(9) };
  await dialog.getByLabel('New version').setInputFiles(newVersion);
  await dialog.getByRole('button', { name: 'Upload version' }).click();
  await expect(details).toContainText(/Versions · 2.*v2 Cooling-2\.pdf/);
  await expect(details).toContainText('9 pages');
  await openRowMenu(row);
  await row.getByRole('button', { name: 'Versions …' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText(/2, the current version/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await adminPage.getByRole('searchbox').fill('cooling');
  await adminPage.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(adminPage.getByText('1 document with “cooling”')).toBeVisible();
  await openRowMenu(row);
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Delete this document with all versions?' }).click();
  await expect(adminPage.getByText('Cooling of the racks was deleted')).toBeVisible();
  await expect(adminPage.getByText('No documents match.')).toBeVisible();
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);
});

test('an administrator walks through the rights of groups with the arrow keys, and sees why a cell is as it is', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const [alpha, beta] = [await addGroup(adminPage, 'Alpha grid', []), await addGroup(adminPage, 'Beta grid', [])];
  const create = 'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { folder { id } } }';
  const addFolder = async (name: string, parentId: string | null) => {
    const input = { name, parentId };
    const answer = await sendOperation<{ createFolder: { folder: { id: string } } }>(adminPage, create, { input });
    return answer.createFolder.folder.id;
  };
  const outer = await addFolder('Grid outer', null);
  const inner = await addFolder('Grid inner', outer);
  await addFolder('Grid innermost', inner);
  const grant = 'mutation ($input: SetAccessInput!) { setAccess(input: $input) { folder { id } } }';
  const share = (input: object) => sendOperation(adminPage, grant, { input });
  await share({ folderId: outer, groupId: alpha, rights: ['VIEW'], endsAt: '2099-07-01T00:00:00.000Z' });
  await share({ folderId: outer, groupId: beta, rights: ['DOWNLOAD'] });
  await share({ folderId: inner, groupId: beta, rights: [] });

  await adminPage.goto('/investor/admin/documents?view=access');
  await waitForHydration(adminPage);
  const why = adminPage.getByRole('status').filter({ hasText: /Grid|Choose a cell/ });
  await adminPage.getByTitle(/^Alpha grid on \d+ Grid outer/).focus();
  await expect(why).toHaveText(/Read, set here, until 2099-06-30 \(UTC\)\.$/);
  await adminPage.keyboard.press('ArrowDown');
  await expect(why).toHaveText(
    /Alpha grid on [\d.]+ Grid inner: Read, inherited from \d+ Grid outer, until 2099-06-30 \(UTC\)\.$/,
  );
  await expect(adminPage.locator('td:focus')).toHaveText('↑ Read');
  await adminPage.keyboard.press('ArrowRight');
  await expect(why).toHaveText(/^Beta grid has no access to [\d.]+ Grid inner: access is denied at this folder\.$/);
  await adminPage.keyboard.press('ArrowDown');
  await expect(why).toHaveText(/Grid innermost: access is denied at [\d.]+ Grid inner\.$/);
  // One tab stop: Tab leaves the grid, and Shift+Tab comes back to the same cell.
  await adminPage.keyboard.press('Tab');
  await expect(adminPage.locator('td:focus')).toHaveCount(0);
  await adminPage.keyboard.press('Shift+Tab');
  await expect(adminPage.locator('td:focus')).toHaveAttribute(
    'title',
    /^Beta grid has no access to [\d.]+ Grid innermost/,
  );
  await adminPage.keyboard.press('ArrowUp');
  await adminPage.keyboard.press('Enter');
  const dialog = adminPage.getByRole('dialog', { name: 'Access of Beta grid to Grid inner' });
  await dialog.getByRole('button', { name: 'As above: read and download' }).press('Enter');
  await expect(adminPage.locator('td:focus')).toHaveText('↑ Download');
  await adminPage.keyboard.press('Enter');
  await dialog.getByLabel(/^Last day/).fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(adminPage.getByText('When the rights to “Grid inner” end (list and read)')).toBeVisible();
  await expect(dialog).toBeVisible();
});

/** Drops files and folders of the disk on the page, as a file manager does. */
async function dropFromDisk(page: Page, paths: string[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
}

test('an administrator drops a folder of 30 files, and shares it as it is with three clicks', async ({
  browser,
  site,
}, testInfo) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const { id } = await registerAccount(reader, 'docrosa', adminPage);
  await signIn(reader, 'docrosa');
  await addGroup(adminPage, 'Quay lenders', [id]);
  const room = testInfo.outputPath('Quay room');
  const files = Array.from(
    { length: 28 },
    (_, n) => `${['1 Reports', '2 Legal/Leases', '10 Plans'][n % 3]}/Sheet ${n + 1}.csv`,
  );
  for (const file of [...files, '1 Reports/.DS_Store', '1 Reports/setup.exe', '2 Legal/broken.pdf']) {
    await mkdir(path.dirname(path.join(room, file)), { recursive: true });
    await writeFile(path.join(room, file), file.endsWith('.csv') ? `Name,Value\n${file},1\n` : 'MZ');
  }
  await writeFile(path.join(room, 'Overview.pdf'), await makePdf(2));
  await mkdir(path.join(room, '3 Later'));

  await adminPage.goto('/investor/admin/documents');
  await waitForHydration(adminPage);
  await dropFromDisk(adminPage, [room]);
  await expect(adminPage.locator('[aria-label="Upload documents"]')).toContainText('29 documents added, 2 not added.');
  const dialog = adminPage.getByRole('dialog', { name: 'Access to Quay room' });
  await dialog.getByRole('button', { name: 'Add Quay lenders' }).click();
  await dialog.getByLabel('Tell the people who can read it').check();
  await dialog.getByRole('button', { name: 'Save access' }).click();
  await expect(adminPage.getByText('docrosa Stranger gets an email.')).toBeVisible();
  const uploads = adminPage.getByRole('region', { name: 'Upload documents' });
  await expect(uploads).toContainText(
    '29 documents added, 2 not added. Folders are numbered first: documents beside a new folder have new numbers.',
  );
  await expect(uploads).toContainText('Left out: 1 hidden or system file, such as .DS_Store.');
  await expect(uploads.getByRole('listitem').filter({ hasText: 'setup.exe' })).toContainText('File type not supported');
  await expect(uploads.getByRole('listitem').filter({ hasText: 'broken.pdf' })).toContainText('is not a PDF');
  // Trying again cannot help a file of another type.
  await expect(uploads.getByRole('button', { name: /^Try/ })).toHaveText([/^Try again/]);
  await uploads.getByRole('button', { name: 'Dismiss all' }).click();
  await expect(uploads.getByRole('listitem')).toHaveCount(0);

  const listFolders = async (page: Page) => {
    const query = '{ folders(first: 50) { nodes { name index documentCount } } }';
    const { folders } = await sendOperation<{
      folders: { nodes: { name: string; index: string; documentCount: number }[] };
    }>(page, query);
    const top = folders.nodes.find(({ name }) => name === 'Quay room')!.index;
    return folders.nodes
      .filter(({ index }) => `${index}.`.startsWith(`${top}.`))
      .map(({ name, index, documentCount }) => [index.slice(top.length + 1), name, documentCount]);
  };
  const structure = [
    ['', 'Quay room', 29],
    ['1', '1 Reports', 10],
    ['2', '2 Legal', 9],
    ['2.1', 'Leases', 9],
    ['3', '3 Later', 0],
    ['4', '10 Plans', 9],
  ];
  expect(await listFolders(adminPage)).toEqual(structure);
  // An empty folder does not exist for readers.
  expect((await listFolders(reader)).map(([, name]) => name)).toEqual([
    'Quay room',
    '1 Reports',
    '2 Legal',
    'Leases',
    '10 Plans',
  ]);
  expect(await findDocumentIds(reader)).toHaveLength(29);

  // The same folder, chosen with the button, adds only what is missing.
  await writeFile(path.join(room, '10 Plans', 'Later.csv'), 'Name,Value\n');
  await adminPage.getByLabel('Upload folder …').setInputFiles(room);
  await expect(uploads).toContainText('1 document added, 31 not added.');
  await expect(uploads.getByRole('listitem').filter({ hasText: 'Sheet 4.csv' })).toContainText(
    'This folder has a document with this file name.',
  );
  // Who has rights on the folder can be told of the new document alone.
  await expect(adminPage.getByRole('dialog')).toHaveCount(0);
  await expect(uploads.getByRole('button', { name: 'Tell the readers' })).toBeVisible();
  await uploads.getByRole('button', { name: 'Dismiss all' }).click();
  expect((await listFolders(reader)).find(([, name]) => name === '10 Plans')).toEqual(['3', '10 Plans', 10]);

  // A ZIP file with the same folders goes into them.
  const zip = makeZip([
    { name: 'quay room/2 legal/Lease A.csv', body: 'Name,Value\nA,1\n', deflate: true },
    { name: 'quay room/2 legal/../../escape.csv', body: 'a,b\n' },
    { name: '__MACOSX/quay room/._Lease A.csv', body: 'x' },
  ]);
  await adminPage
    .getByLabel(/^Upload files/)
    .setInputFiles({ name: 'Leases.zip', mimeType: 'application/zip', buffer: zip });
  await expect(uploads.getByRole('listitem')).toContainText(['leads out of the ZIP file']);
  await expect(uploads.getByRole('button', { name: 'Tell the readers' })).toBeVisible();
  await expect(adminPage.getByRole('dialog')).toHaveCount(0);
  expect((await listFolders(reader)).find(([, name]) => name === '2 Legal')).toEqual(['2', '2 Legal', 10]);
});
