import { readFile } from 'node:fs/promises';
import { findViolations } from './axe.ts';
import { admin, ask, mailedLink, mailsTo, person, test } from './people.ts';
import { allow, bringIn, investor } from './sharing.ts';
import { expect, hydrated, watch } from './site.ts';

test('an investor lends a document to counsel, who reads it under both names until it is withdrawn', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const [owner, counsel] = [await person(browser, site), await person(browser, site)];
  const { id: userId, email: ownersAddress } = await investor(owner, 'delinvestor', desk);
  const { email } = await investor(counsel, 'delcounsel', desk);
  await counsel.goto(await mailedLink(site, email, 'verify'));
  await counsel.getByRole('button', { name: 'Verify email address' }).click();
  await expect(counsel.getByRole('alert')).toContainText('your email address is verified');
  const documentId = await bringIn(desk, 'Lease', await readFile('dist/whitepaper/whitepaper.pdf'));
  await allow(desk, documentId, userId, ['LIST', 'VIEW', 'DOWNLOAD']);
  await ask(desk, 'mutation { publishNda(input: { body: "1. Keep it to yourself." }) { nda { id } } }');

  const seen = [watch(owner, site.url), watch(counsel, site.url)];
  await owner.goto('/investor/documents');
  await owner.getByRole('link', { name: 'Share access with a delegate' }).click();
  await expect(owner.getByText('You have no delegates.')).toBeVisible();
  await hydrated(owner);
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText('Choose at least one document or folder')).toBeVisible();
  await expect(owner.getByRole('group', { name: 'Documents' })).toBeFocused();
  await owner.getByLabel('Lease').check();
  await owner.getByLabel('Email address of your delegate').fill(email);
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await owner.getByLabel('Last day').fill(inAMonth);
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText('Pending')).toBeVisible();
  expect(await findViolations(owner)).toEqual([]);
  await expect
    .poll(
      async () =>
        (await mailsTo(site, email)).filter((text) => text.includes('invites you to act as their delegate')).length,
    )
    .toBe(1);

  await counsel.goto(`/investor/documents/${documentId}`);
  await expect(counsel.getByText('This document does not exist, or it is not shared with you.')).toBeVisible();
  await counsel.goto('/investor');
  await expect(counsel.getByText('delinvestor Stranger invites you to act as their delegate.')).toBeVisible();
  await hydrated(counsel);
  await counsel.getByRole('link', { name: 'Read and respond' }).click();
  await counsel.getByRole('button', { name: 'Accept the invitation of delinvestor Stranger' }).click();
  await expect(counsel.getByText('Active', { exact: true })).toBeVisible();
  await counsel.getByRole('link', { name: 'Lease' }).click();
  await expect(counsel.getByRole('note')).toContainText('You read this for delinvestor Stranger.');
  await counsel.getByRole('link', { name: 'Read and sign' }).click();
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
  await expect(desk.getByRole('row', { name: /delinvestor Stranger.*Active/ })).toContainText('Lease');
  await ask(desk, 'mutation { endNda { nda { id } } }');
  await owner.goto(`/investor/documents/${documentId}`);
  await expect(owner.getByText('delcounsel Stranger for delinvestor Stranger:').first()).toBeVisible();

  await expect
    .poll(async () => (await mailsTo(site, ownersAddress)).some((text) => text.includes('is now your delegate')))
    .toBe(true);
  await owner.goto('/investor/delegates');
  await hydrated(owner);
  await owner.getByRole('button', { name: `Withdraw from ${email}` }).click();
  await owner.getByRole('button', { name: `Withdraw access now? from ${email}` }).click();
  await expect(owner.getByText('Access withdrawn')).toBeVisible();
  expect((await counsel.request.get(`/files/${documentId}/pages/2`)).status()).toBe(404);
  expect(
    seen.flatMap(({ lines }) => lines),
    'the consoles stay empty',
  ).toEqual([]);
  await counsel.goto(`/investor/documents/${documentId}`);
  await expect(counsel.getByText('This document does not exist, or it is not shared with you.')).toBeVisible();
});
