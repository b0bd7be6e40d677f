import { makePdf } from '../api/testing/upload-files.ts';
import { openAdminPage, sendOperation, getEmailsTo, PASSWORD, registerAccount, test } from './people.ts';
import { addDocument, addGroup, shareDocument } from './sharing.ts';
import { expect, waitForHydration, post, watch, openPage } from './site.ts';

// An administrator writes an update and publishes it to a group. Its members get an email and read it, and others cannot
// see it.

test('the members of a group get an update by email and read it, and other investors cannot find it', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const [reader, other] = [await openPage(browser, site), await openPage(browser, site)];
  const { id, email } = await registerAccount(reader, 'updreader', adminPage);
  const outsider = await registerAccount(other, 'updother', adminPage);
  for (const [page, username] of [[reader, 'updreader'] as const, [other, 'updother'] as const])
    await post(page, '/api/login', { data: { username, password: PASSWORD } });
  await addGroup(adminPage, 'Harbor readers', [id]);
  const readable = await addDocument(adminPage, 'Figures in a sheet', await makePdf(1));
  const hidden = await addDocument(adminPage, 'Figures of the board', await makePdf(1));
  await shareDocument(adminPage, readable, id, ['LIST', 'VIEW']);

  const adminActivity = watch(adminPage, site.url);
  await adminPage.goto('/investor/admin/updates');
  await waitForHydration(adminPage);
  await adminPage.getByRole('link', { name: 'New update' }).click();
  await adminPage.getByLabel('Title').fill('Harbor figures');
  await adminPage.getByRole('button', { name: 'Markdown' }).click();
  await adminPage.getByLabel('Text (optional)').fill('Canary: **up by three**.');
  await expect(adminPage.getByRole('region', { name: 'Preview of the update' })).toContainText('up by three');
  await adminPage.getByLabel('Harbor readers').check();
  for (const title of ['Figures in a sheet', 'Figures of the board']) {
    await adminPage.getByLabel('Find documents').fill(title);
    await adminPage.getByLabel(new RegExp(`${title}$`)).check();
  }
  await adminPage.getByRole('button', { name: 'Save draft' }).click();
  await expect(adminPage.getByText('Update saved')).toBeVisible();
  await adminPage.getByRole('link', { name: 'Updates', exact: true }).last().click();
  const row = adminPage.locator('tbody', { hasText: 'Harbor figures' });
  await expect(row).toContainText('Draft');
  await reader.goto('/investor/updates');
  expect(await reader.content(), 'an investor does not see a draft').not.toContain('Harbor figures');
  await row.getByRole('button', { name: 'Publish … Harbor figures' }).click();
  await adminPage.getByRole('button', { name: 'Publish to 1 person' }).click();
  await expect(row).toContainText('0 of 1');
  expect(adminActivity.consoleLines, 'the console stays empty').toEqual([]);

  const findEmail = async (to: string) =>
    (await getEmailsTo(site, to)).find((text) => text.includes('Harbor figures')) ?? '';
  await expect.poll(() => findEmail(email)).toContain('List-Unsubscribe-Post');
  const decodedEmail = (await findEmail(email)).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const path = /\/investor\/updates\/upd_\w+/.exec(decodedEmail)![0];
  expect(decodedEmail, 'the email links the document that its reader can read').toContain(readable);
  expect(decodedEmail).not.toContain(hidden);
  const activity = watch(reader, site.url);
  await reader.goto('/investor');
  await waitForHydration(reader);
  const mark = reader.waitForRequest((request) => !!request.postData()?.includes('markInvestorUpdateRead'));
  await reader.getByRole('link', { name: 'Harbor figures' }).click();
  await expect(reader).toHaveURL(new RegExp(`${path}$`));
  // The URL changes first, the page shortly after, and the overview has a link to the document, too.
  await expect(reader.getByRole('heading', { level: 1, name: 'Harbor figures' })).toBeVisible();
  await expect(reader.getByText('up by three')).toBeVisible();
  await expect(reader.getByRole('link', { name: /Figures in a sheet/ })).toBeVisible();
  await expect(reader.getByText('Figures of the board')).toHaveCount(0);
  await mark;
  // The reader leaves before the server has answered. The update still counts as read.
  await reader.goto('/');
  const unread = () =>
    sendOperation<object>(reader, '{ investorUpdates(filter: { isRead: false }) { nodes { title } } }');
  await expect.poll(unread).toEqual({ investorUpdates: { nodes: [] } });
  await reader.goto('/investor');
  await expect(reader.getByText('You have read all updates.')).toBeVisible();
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);
  await adminPage.reload();
  await expect(row).toContainText('1 of 1');

  for (const path of ['/investor', '/investor/updates']) {
    await other.goto(path);
    expect(await other.content()).not.toContain('Harbor figures');
  }
  expect((await other.goto(path))?.status()).toBe(404);
  const id404 = path.split('/').at(-1)!;
  const query =
    'query ($id: ID!) { investorUpdate(id: $id) { title } node(id: $id) { id } investorUpdates { nodes { title } } }';
  const answer = await sendOperation<object>(other, query, { id: id404 });
  expect(answer).toEqual({ investorUpdate: null, node: null, investorUpdates: { nodes: [] } });
  expect(await findEmail(outsider.email)).toBe('');

  const plain = await openPage(browser, site, { javaScriptEnabled: false });
  const link = /\/unsubscribe\?token=[\w-]+/.exec(decodedEmail)![0];
  await plain.goto(link);
  await expect(plain).toHaveURL(/\/unsubscribe$/);
  const mails = '{ viewer { investorUpdateSettings { emailFrequency } } }';
  expect(await sendOperation(reader, mails), 'opening the link does not unsubscribe').toEqual({
    viewer: { investorUpdateSettings: { emailFrequency: 'AT_ONCE' } },
  });
  await plain.getByRole('button', { name: 'Unsubscribe from update emails' }).click();
  await expect(plain.getByText('You are unsubscribed from update emails.')).toBeVisible();
  expect(await sendOperation(reader, mails)).toEqual({
    viewer: { investorUpdateSettings: { emailFrequency: 'NONE' } },
  });
});

test('without JavaScript, an investor reads an update and marks it as read', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const create =
    'mutation { createInvestorUpdate(input: { title: "For all of you", body: "Plain words." }) { investorUpdate { id } } }';
  const { createInvestorUpdate } = await sendOperation<{ createInvestorUpdate: { investorUpdate: { id: string } } }>(
    adminPage,
    create,
  );
  const publish = 'mutation ($id: ID!) { publishInvestorUpdate(input: { id: $id }) { investorUpdate { id } } }';
  await sendOperation(adminPage, publish, createInvestorUpdate.investorUpdate);
  const plain = await openPage(browser, site, { javaScriptEnabled: false });
  await registerAccount(plain, 'updplain', adminPage);
  await post(plain, '/api/login', { data: { username: 'updplain', password: PASSWORD } });
  await plain.goto('/investor/updates');
  const entry = plain.getByRole('listitem').filter({ hasText: 'For all of you' });
  await expect(entry).toContainText('New');
  await entry.getByRole('link').click();
  await expect(plain.getByText('Plain words.')).toBeVisible();
  await plain.goto('/investor/updates');
  await expect(entry, 'opening the page does not mark the update as read').toContainText('New');
  await entry.getByRole('link').click();
  await plain.getByRole('button', { name: 'Mark as read' }).click();
  await expect(plain.getByText('Plain words.')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await plain.goto('/investor/updates');
  await expect(entry).not.toContainText('New');
});
