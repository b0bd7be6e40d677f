import { readFile } from 'node:fs/promises';
import { expect, openPage, waitForHydration } from './site.ts';
import { getEmailedLink, openAdminPage, PASSWORD, sendOperation, test } from './people.ts';

const LIST = `Name;Company;E-mail;Groups
Ines Calder;"Ardent; Bridge";ines@ardent.example;Board
Ines Twice;;ines@ardent.example;
Tomas Arvid;Kestrel;tomas@kestrel.example;`;

test(
  'an administrator invites people from a spreadsheet; one signs the agreement and enters, and is removed again',
  {
    tag: '@core',
  },
  async ({ browser, site }) => {
    const admin = await openAdminPage(browser, site);
    await sendOperation(admin, 'mutation { createGroup(input: { name: "Board" }) { group { id } } }');
    await sendOperation(admin, 'mutation { publishNda(input: { body: "Keep it to yourself." }) { nda { id } } }');

    await admin.goto('/investor/admin/people');
    await admin.getByRole('link', { name: 'Invite people' }).first().click();
    await admin.getByLabel('People', { exact: true }).fill(LIST);
    await expect(admin.getByText('Listed twice')).toBeVisible();
    await admin.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect(admin.getByText('2 people invited')).toBeVisible();

    const guest = await openPage(browser, site);
    await guest.goto(await getEmailedLink(site, 'ines@ardent.example', 'invitation'));
    await expect(guest.getByRole('region', { name: 'Text of the agreement' })).toHaveText('Keep it to yourself.');
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.getByLabel('Confirm password').fill(PASSWORD);
    await guest.getByLabel('Your full name').fill('Ines Calder');
    await guest.getByRole('checkbox', { name: /^I have read this agreement/ }).check();
    await guest.getByRole('button', { name: 'Sign and enter the portal' }).click();
    await expect(guest).toHaveURL(/\/investor$/);

    await admin.goto('/investor/admin/people?status=INVITED');
    await expect(admin.locator('tbody').getByText('Tomas Arvid', { exact: true })).toBeVisible();
    await expect(admin.locator('tbody').getByText('Ines Calder', { exact: true })).toHaveCount(0);
    await admin.goto('/investor/admin/people?search=ines%40ardent.example');
    await admin.locator('tbody').getByText('Ines Calder', { exact: true }).click();
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('link', { name: 'Agreement as PDF' }).click(),
    ]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await admin.getByRole('link', { name: 'Everything about Ines Calder' }).click();
    await admin.getByLabel('New note').fill('Decides in December.');
    await admin.reload();
    await waitForHydration(admin);
    await expect(admin.getByLabel('New note')).toHaveValue('Decides in December.');
    await admin.getByRole('button', { name: 'Add note' }).click();
    await expect(admin.locator('li').getByText('Decides in December.', { exact: true })).toBeVisible();
    await admin.getByRole('button', { name: 'Last day …' }).click();
    await admin.getByLabel(/^Last day \(UTC\)/).fill('2099-12-10');
    await admin.getByRole('button', { name: 'Save last day' }).click();
    await expect(admin.getByText('Until Dec 10, 2099', { exact: true })).toBeVisible();
    await admin.goto('/investor/admin/people?search=ines%40ardent.example');
    await expect(admin.locator('tbody').getByText('Until Dec 10, 2099', { exact: true })).toBeVisible();
    await admin.goBack();
    await waitForHydration(admin);
    await admin.getByRole('button', { name: /^Delete account/ }).click();
    await admin.getByRole('button', { name: /^Delete this account\?/ }).click();
    await expect(admin).toHaveURL(/\/investor\/admin\/people$/);
    await guest.goto('/investor');
    await expect(guest).toHaveURL(/\/auth/);
    await admin.goto('/investor/admin/nda');
    await expect(admin.locator('tbody').getByText('Ines Calder', { exact: true })).toBeVisible();
    // Other tests on this site open documents without a signature.
    await sendOperation(admin, 'mutation { endNda { nda { id } } }');
  },
);

test('an administrator corrects a pasted list in its rows, creates the groups that it names, and loses nothing when leaving', async ({
  browser,
  site,
}) => {
  const admin = await openAdminPage(browser, site);
  await admin.goto('/investor/admin/people/invite');
  await waitForHydration(admin);
  const list =
    'Name;Email;Groups;Firma\nLena Holt;lena.holt.example;Seed\nOmar Reyes;omar@reyes.example;Angels;Reyes Lines\nPia Lund;pia@lund.example;';
  await admin.getByLabel('People', { exact: true }).fill(list);
  const table = admin.getByRole('table', { name: 'People to invite' });
  await expect(table.getByText('No group is called Angels')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Send 1 invitation' })).toBeVisible();
  await admin.getByLabel(/^Firma, such as Reyes Lines/).selectOption('Company');
  await expect(table.getByText('Reyes Lines')).toBeVisible();

  await table.getByRole('button', { name: 'Edit Lena Holt' }).click();
  await expect(table.getByLabel('Name')).toBeFocused();
  await table.getByLabel('Email address').fill('lena@holt.example');
  await table.getByLabel('Company').fill('Holt, LLC');
  await table.getByLabel('Company').press('Enter');
  await expect(table.getByText('Holt, LLC')).toBeVisible();
  await table.getByRole('button', { name: 'Remove Pia Lund' }).first().click();
  await expect(admin.getByLabel('People', { exact: true })).toHaveValue('');

  // A guard, and the same list after the other page.
  let question = '';
  admin.once('dialog', (dialog) => {
    question = dialog.message();
    void dialog.dismiss();
  });
  await admin.getByRole('link', { name: 'Groups', exact: true }).first().click();
  await expect.poll(() => question).toContain('Nobody on it was invited yet.');
  await expect(admin).toHaveURL(/\/people\/invite$/);
  admin.once('dialog', (dialog) => void dialog.accept());
  // The page is left before what was typed last is read.
  const added = 'Nia Sol, Sol Fund, nia@sol.example';
  await admin.getByLabel('People', { exact: true }).fill(added);
  await admin.getByRole('link', { name: 'Groups', exact: true }).first().click();
  await expect(admin).toHaveURL(/\/groups$/);
  await admin.goBack();
  for (const email of ['lena@holt.example', 'nia@sol.example']) await expect(table.getByText(email)).toBeVisible();
  await expect(table.getByText('Pia Lund')).toHaveCount(0);
  await expect(admin.getByLabel('People', { exact: true })).toHaveValue(added);

  await admin.getByRole('button', { name: 'Create these 2 groups' }).click();
  await expect(admin.getByText('2 groups created')).toBeVisible();
  await expect(table.getByRole('button', { name: 'Remove Lena Holt from Seed' })).toBeVisible();
  await expect(table.getByText('Holt, LLC')).toBeVisible();
  await admin.getByRole('button', { name: 'Send 3 invitations' }).click();
  await expect(admin.getByText('3 people invited')).toBeVisible();
  const query = '{ users(first: 5, filter: { search: "holt.example" }) { nodes { name company groups { name } } } }';
  expect(await sendOperation(admin, query)).toEqual({
    users: { nodes: [{ name: 'Lena Holt', company: 'Holt, LLC', groups: [{ name: 'Seed' }] }] },
  });
});
