import { readFile } from 'node:fs/promises';
import { admin, ask, mailsTo, PASSWORD, person, someone, test } from './people.ts';
import { expect, hydrated, watch } from './site.ts';

test('an investor asks about a page, is answered, and others read it without a name', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  const [asker, other] = [await person(browser, site), await person(browser, site)];
  const people = [await someone(asker, 'queasker', desk), await someone(other, 'queother', desk)];
  for (const [page, username] of [
    [asker, 'queasker'],
    [other, 'queother'],
  ] as const)
    await page.request.post('/api/login', { data: { username, password: PASSWORD } });
  const file = {
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile('dist/whitepaper/whitepaper.pdf'),
  };
  const upload = await desk.request.post('/uploads', { multipart: { file }, headers: { origin: site.url } });
  const { id: uploadId } = (await upload.json()) as { id: string };
  const create = 'mutation ($input: DocumentInput!) { createDocument(input: $input) { id } }';
  const input = { title: 'Plan', uploadId };
  const { createDocument } = await ask<{ createDocument: { id: string } }>(desk, create, { input });
  const open = 'mutation ($input: AccessInput!) { setAccess(input: $input) { id } }';
  for (const { id: userId } of people)
    await ask(desk, open, { input: { documentId: createDocument.id, userId, rights: ['SEE'] } });

  const seen = watch(asker, site.url);
  const address = `/investor/documents/${createDocument.id}`;
  await asker.goto(address);
  await hydrated(asker);
  await asker.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asker.getByText('Type your question')).toBeVisible();
  await asker.getByLabel('Your question').fill('We at Harborview wonder: who owns the rack?');
  await asker.locator('#field-page').fill('999');
  await asker.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asker.locator('#field-page-fault')).toHaveText(/^It has \d+ pages$/);
  await asker.locator('#field-page').fill('2');
  await asker.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asker.getByText('Your question was sent')).toBeVisible();
  await expect(asker.getByText('Not answered yet.')).toBeVisible();
  expect(seen.lines, 'the console stays empty').toEqual([]);
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
  expect(await other.content()).not.toContain('rack?');

  await desk.goto('/investor/admin/questions');
  await hydrated(desk);
  const row = desk.locator('tbody', { hasText: 'who owns the rack?' });
  await row.getByRole('button', { name: /^Answer …/ }).click();
  await desk.getByLabel('Answer', { exact: true }).fill('The customer does.');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByText('The answer was sent')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(site, people[0]!.email)).some((text) => text.includes('was answered')), {
      timeout: 30_000,
    })
    .toBe(true);
  await asker.reload();
  await expect(asker.getByText('The customer does.')).toBeVisible();

  await desk.goto('/investor/admin/questions?status=ANSWERED');
  await hydrated(desk);
  await row.getByRole('button', { name: /^Publish …/ }).click();
  await desk.getByLabel('Question as others read it').fill('Who owns the rack?');
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(desk.getByText('The question was published')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Who owns the rack?')).toBeVisible();
  await expect(other.getByText('The customer does.')).toBeVisible();
  expect(await other.content()).not.toMatch(/Harborview|queasker/);
});
