import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { admin, ask, mailedLink, mailsTo, PASSWORD, person, someone, test } from './people.ts';
import { expect, hydrated, watch } from './site.ts';

test('an investor lends a document to counsel, who reads it under both names until it is withdrawn', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const [investor, counsel] = [await person(browser, site), await person(browser, site)];
  const { id: userId } = await someone(investor, 'delinvestor', desk);
  const { email } = await someone(counsel, 'delcounsel', desk);
  for (const [page, username] of [
    [investor, 'delinvestor'],
    [counsel, 'delcounsel'],
  ] as const)
    await page.request.post('/api/login', { data: { username, password: PASSWORD } });
  await counsel.goto(await mailedLink(site, email, 'verify'));
  await counsel.getByRole('button', { name: 'Verify my address' }).click();
  await expect(counsel.getByRole('alert')).toContainText('your address is verified');
  const file = {
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile('dist/whitepaper/whitepaper.pdf'),
  };
  const upload = await desk.request.post('/uploads', { multipart: { file }, headers: { origin: site.url } });
  const { id: uploadId } = (await upload.json()) as { id: string };
  const create = 'mutation ($input: DocumentInput!) { createDocument(input: $input) { id } }';
  const input = { title: 'Lease', uploadId };
  const { createDocument } = await ask<{ createDocument: { id: string } }>(desk, create, { input });
  const { id: documentId } = createDocument;
  const open = 'mutation ($input: AccessInput!) { setAccess(input: $input) { id } }';
  await ask(desk, open, { input: { documentId, userId, rights: ['SEE', 'VIEW', 'DOWNLOAD'] } });
  await ask(desk, 'mutation { publishNda(input: { body: "1. Keep it to yourself." }) { id } }');

  const seen = [watch(investor, site.url), watch(counsel, site.url)];
  await investor.goto('/investor/documents');
  await investor.getByRole('link', { name: 'Lend some of it to a delegate' }).click();
  await expect(investor.getByText('Nobody acts for you.')).toBeVisible();
  await hydrated(investor);
  await investor.getByRole('button', { name: 'Offer it' }).click();
  await expect(investor.getByText('Choose at least one document or folder')).toBeVisible();
  await expect(investor.getByRole('group', { name: 'Documents' })).toBeFocused();
  await investor.getByLabel('Lease').check();
  await investor.getByLabel('E-mail address of your delegate').fill(email);
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await investor.getByLabel('Last day').fill(inAMonth);
  await investor.getByRole('button', { name: 'Offer it' }).click();
  await expect(investor.getByText('Waits for an answer')).toBeVisible();
  expect((await new AxeBuilder({ page: investor }).analyze()).violations).toEqual([]);
  await expect
    .poll(async () => (await mailsTo(site, email)).filter((text) => text.includes('on behalf of an investor')).length, {
      timeout: 30_000,
    })
    .toBe(1);

  await counsel.goto(`/investor/documents/${documentId}`);
  await expect(counsel.getByText('There is no such document for you.')).toBeVisible();
  await counsel.goto('/investor/delegates');
  await hydrated(counsel);
  await counsel.getByRole('button', { name: 'Accept the offer of delinvestor Stranger' }).click();
  await expect(counsel.getByText('In force')).toBeVisible();
  await counsel.getByRole('link', { name: 'Lease' }).click();
  await expect(counsel.getByRole('note')).toContainText('You read this for delinvestor Stranger.');
  await counsel.getByRole('link', { name: 'Read and sign it' }).click();
  await counsel.getByLabel('Your full name').fill('Della Counsel');
  await counsel.getByLabel('I have read this agreement').check();
  await counsel.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(counsel.getByText('You signed the agreement')).toBeVisible();
  const picture = counsel.waitForResponse((response) => response.url().includes('/pages/1'));
  await counsel.goto(`/investor/documents/${documentId}`);
  expect((await picture).status()).toBe(200);
  await expect(counsel.getByRole('link', { name: 'Download Lease' })).toHaveCount(0);
  expect((await counsel.request.get(`/files/${documentId}`)).status()).toBe(403);

  await desk.goto(`/investor/admin/documents/log?document=${documentId}&kind=VIEWED`);
  await expect(desk.getByRole('row', { name: /delcounsel Stranger, for delinvestor Stranger/ }).first()).toBeVisible();
  await desk.goto('/investor/admin/delegates');
  await expect(desk.getByRole('row', { name: /delinvestor Stranger.*In force/ })).toContainText('Lease');
  await ask(desk, 'mutation { endNda { id } }');
  await investor.goto(`/investor/documents/${documentId}`);
  await expect(investor.getByText('delcounsel Stranger for delinvestor Stranger:').first()).toBeVisible();

  await investor.goto('/investor/delegates');
  await hydrated(investor);
  await investor.getByRole('button', { name: `Withdraw from ${email}` }).click();
  await investor.getByRole('button', { name: `Close it now? from ${email}` }).click();
  await expect(investor.getByText('It was withdrawn, and is closed at once')).toBeVisible();
  expect((await counsel.request.get(`/files/${documentId}/pages/2`)).status()).toBe(404);
  expect(
    seen.flatMap(({ lines }) => lines),
    'the consoles stay empty',
  ).toEqual([]);
  await counsel.goto(`/investor/documents/${documentId}`);
  await expect(counsel.getByText('There is no such document for you.')).toBeVisible();
});
