import { readFile } from 'node:fs/promises';
import { admin, mailsTo, person, test, openRowMenu } from './people.ts';
import { allow, bringIn, investor } from './sharing.ts';
import { expect, hydrated, watch } from './site.ts';

test('an investor asks about a page, is answered, and others read it without a name', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  const [asker, other] = [await person(browser, site), await person(browser, site)];
  const people = [await investor(asker, 'queasker', desk), await investor(other, 'queother', desk)];
  const documentId = await bringIn(desk, 'Plan', await readFile('dist/whitepaper/whitepaper.pdf'));
  for (const { id } of people) await allow(desk, documentId, id, ['LIST']);

  const seen = watch(asker, site.url);
  const address = `/investor/documents/${documentId}`;
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
    .poll(async () => (await mailsTo(site, people[0]!.email)).some((text) => text.includes('was answered')))
    .toBe(true);
  await asker.reload();
  await expect(asker.getByText('The customer does.')).toBeVisible();

  await desk.goto('/investor/admin/questions?status=ANSWERED');
  await hydrated(desk);
  await openRowMenu(row);
  await row.getByRole('button', { name: /^Publish …/ }).click();
  await desk.getByLabel('Question as other investors see it').fill('Who owns the rack?');
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(desk.getByText('The question was published')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Who owns the rack?')).toBeVisible();
  await expect(other.getByText('The customer does.')).toBeVisible();
  expect(await other.content()).not.toMatch(/Harborview|queasker/);
});
