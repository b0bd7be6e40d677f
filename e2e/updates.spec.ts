import { admin, ask, mailsTo, PASSWORD, person, someone, test } from './people.ts';
import { expect, hydrated, post, watch } from './site.ts';

// An administrator writes an update and publishes it to a group. Its members are mailed and read it; others cannot see
// it.

test('an update for a group is mailed and read by those in it, and by nobody else learned of', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const [reader, other] = [await person(browser, site), await person(browser, site)];
  const { id, email } = await someone(reader, 'updreader', desk);
  const outsider = await someone(other, 'updother', desk);
  for (const [page, username] of [[reader, 'updreader'] as const, [other, 'updother'] as const])
    await post(page, '/api/login', { data: { username, password: PASSWORD } });
  const create = 'mutation { createGroup(input: { name: "Harbor readers" }) { group { id } } }';
  const { createGroup } = await ask<{ createGroup: { group: { id: string } } }>(desk, create);
  const members = 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }';
  await ask(desk, members, { input: { id: createGroup.group.id, memberIds: [id] } });

  const watched = watch(desk, site.url);
  await desk.goto('/investor/admin/updates');
  await hydrated(desk);
  await desk.getByRole('button', { name: 'New update' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New update' });
  await dialog.getByLabel('Title').fill('Harbor figures');
  await dialog.getByLabel('Text').fill('Canary: **up by three**.');
  await dialog.getByRole('button', { name: 'Show a preview' }).click();
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('up by three');
  await dialog.getByLabel('Harbor readers').check();
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  const row = desk.locator('tbody', { hasText: 'Harbor figures' });
  await expect(row).toContainText('Draft');
  await reader.goto('/investor/updates');
  expect(await reader.content(), 'nobody knows of a draft').not.toContain('Harbor figures');
  await row.getByRole('button', { name: 'Publish … Harbor figures' }).click();
  await desk.getByRole('button', { name: 'Publish to 1 person' }).click();
  await expect(row).toContainText('0 of 1');
  expect(watched.lines, 'the console stays empty').toEqual([]);

  const mailed = async (to: string) => (await mailsTo(site, to)).find((text) => text.includes('Harbor figures')) ?? '';
  await expect.poll(() => mailed(email)).toContain('List-Unsubscribe-Post');
  const mail = (await mailed(email)).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const address = /\/investor\/updates\/upd_\w+/.exec(mail)![0];
  const seen = watch(reader, site.url);
  await reader.goto('/investor');
  await hydrated(reader);
  const mark = reader.waitForRequest((request) => !!request.postData()?.includes('markInvestorUpdateRead'));
  await reader.getByRole('link', { name: 'Harbor figures' }).click();
  await expect(reader).toHaveURL(new RegExp(`${address}$`));
  await expect(reader.getByText('up by three')).toBeVisible();
  await mark;
  // The reader leaves before the server has answered. The update still counts as read.
  await reader.goto('/');
  const unread = () => ask<object>(reader, '{ investorUpdates(filter: { isRead: false }) { nodes { title } } }');
  await expect.poll(unread).toEqual({ investorUpdates: { nodes: [] } });
  await reader.goto('/investor');
  await expect(reader.getByText('You have read all updates.')).toBeVisible();
  expect(seen.lines, 'the console stays empty').toEqual([]);
  await desk.reload();
  await expect(row).toContainText('1 of 1');

  for (const path of ['/investor', '/investor/updates']) {
    await other.goto(path);
    expect(await other.content()).not.toContain('Harbor figures');
  }
  expect((await other.goto(address))?.status()).toBe(404);
  const id404 = address.split('/').at(-1)!;
  const both =
    'query ($id: ID!) { investorUpdate(id: $id) { title } node(id: $id) { id } investorUpdates { nodes { title } } }';
  const told = await ask<object>(other, both, { id: id404 });
  expect(told).toEqual({ investorUpdate: null, node: null, investorUpdates: { nodes: [] } });
  expect(await mailed(outsider.email)).toBe('');

  const plain = await person(browser, site, false);
  const link = /\/unsubscribe\?token=[\w-]+/.exec(mail)![0];
  await plain.goto(link);
  await expect(plain).toHaveURL(/\/unsubscribe$/);
  const mails = '{ viewer { investorUpdateSettings { emailFrequency } } }';
  expect(await ask(reader, mails), 'opening it ends nothing').toEqual({
    viewer: { investorUpdateSettings: { emailFrequency: 'AT_ONCE' } },
  });
  await plain.getByRole('button', { name: 'Unsubscribe from update emails' }).click();
  await expect(plain.getByText('You are unsubscribed from update emails.')).toBeVisible();
  expect(await ask(reader, mails)).toEqual({ viewer: { investorUpdateSettings: { emailFrequency: 'NONE' } } });
});

test('updates are read without scripts', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  const create =
    'mutation { createInvestorUpdate(input: { title: "For all of you", body: "Plain words." }) { investorUpdate { id } } }';
  const { createInvestorUpdate } = await ask<{ createInvestorUpdate: { investorUpdate: { id: string } } }>(
    desk,
    create,
  );
  const publish = 'mutation ($id: ID!) { publishInvestorUpdate(input: { id: $id }) { investorUpdate { id } } }';
  await ask(desk, publish, createInvestorUpdate.investorUpdate);
  const plain = await person(browser, site, false);
  await someone(plain, 'updplain', desk);
  await post(plain, '/api/login', { data: { username: 'updplain', password: PASSWORD } });
  await plain.goto('/investor/updates');
  const entry = plain.getByRole('listitem').filter({ hasText: 'For all of you' });
  await expect(entry).toContainText('New');
  await entry.getByRole('link').click();
  await expect(plain.getByText('Plain words.')).toBeVisible();
  await plain.goto('/investor/updates');
  await expect(entry, 'opening a page changes nothing').toContainText('New');
  await entry.getByRole('link').click();
  await plain.getByRole('button', { name: 'Mark as read' }).click();
  await expect(plain.getByText('Plain words.')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await plain.goto('/investor/updates');
  await expect(entry).not.toContainText('New');
});
