import { readFile } from 'node:fs/promises';
import { findViolations } from './axe.ts';
import { openAdminPage, sendOperation, getEmailedLink, getEmailsTo, test } from './people.ts';
import { shareDocument, addDocument, signInInvestor } from './sharing.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';

test('an investor shares a document with a delegate, whose views are logged for both until access is withdrawn', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const [owner, counsel] = [await openPage(browser, site), await openPage(browser, site)];
  const { id: userId, email: ownerEmail } = await signInInvestor(owner, 'delinvestor', adminPage);
  const { email } = await signInInvestor(counsel, 'delcounsel', adminPage);
  await counsel.goto(await getEmailedLink(site, email, 'verify'));
  await counsel.getByRole('button', { name: 'Verify email address' }).click();
  await expect(counsel.getByRole('alert')).toContainText('your email address is verified');
  const documentId = await addDocument(adminPage, 'Lease', await readFile('dist/whitepaper/whitepaper.pdf'));
  await shareDocument(adminPage, documentId, userId, ['LIST', 'VIEW', 'DOWNLOAD']);
  await sendOperation(adminPage, 'mutation { publishNda(input: { body: "1. Keep it to yourself." }) { nda { id } } }');

  const activity = [watch(owner, site.url), watch(counsel, site.url)];
  await owner.goto('/investor/documents');
  await owner.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Delegates' }).click();
  await expect(owner.getByText('You have no delegates.')).toBeVisible();
  await waitForHydration(owner);
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
        (await getEmailsTo(site, email)).filter((text) => text.includes('invites you to act as their delegate')).length,
    )
    .toBe(1);

  await counsel.goto(`/investor/documents/${documentId}`);
  await expect(counsel.getByText('This document does not exist, or it is not shared with you.')).toBeVisible();
  await counsel.goto('/investor');
  await expect(counsel.getByText('delinvestor Stranger invites you to act as their delegate.')).toBeVisible();
  await waitForHydration(counsel);
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

  await adminPage.goto(`/investor/admin/documents/log?document=${documentId}&kind=SENT`);
  await expect(
    adminPage.getByRole('row', { name: /delcounsel Stranger, for delinvestor Stranger/ }).first(),
  ).toBeVisible();
  await adminPage.goto('/investor/admin/delegates');
  await expect(adminPage.getByRole('row', { name: /delinvestor Stranger.*Active/ })).toContainText('Lease');
  await sendOperation(adminPage, 'mutation { endNda { nda { id } } }');
  await owner.goto(`/investor/documents/${documentId}`);
  await expect(owner.getByText('delcounsel Stranger for delinvestor Stranger:').first()).toBeVisible();

  await expect
    .poll(async () => (await getEmailsTo(site, ownerEmail)).some((text) => text.includes('is now your delegate')))
    .toBe(true);
  await owner.goto('/investor/delegates');
  await waitForHydration(owner);
  await owner.getByRole('button', { name: `Withdraw from ${email}` }).click();
  await owner.getByRole('button', { name: `Withdraw access now? from ${email}` }).click();
  await expect(owner.getByText('Access withdrawn')).toBeVisible();
  expect((await counsel.request.get(`/files/${documentId}/pages/2`)).status()).toBe(404);
  expect(
    activity.flatMap(({ consoleLines }) => consoleLines),
    'the consoles stay empty',
  ).toEqual([]);
  await counsel.goto(`/investor/documents/${documentId}`);
  await expect(counsel.getByText('This document does not exist, or it is not shared with you.')).toBeVisible();
});
