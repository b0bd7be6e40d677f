import type { Page } from '@playwright/test';
import { ADMIN, openAdminPage, sendOperation, signIn, signOut, test } from './people.ts';
import { expect, openPage, waitForHydration } from './site.ts';
import { findText } from './typing.ts';

// Text that a person types is never lost: not by hydration, not by Escape, a reload or an expired session.

/** Loads the page's scripts only when the returned function is called, as on a slow network. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

for (const { path, early } of [
  { path: '/auth', early: { 'Username or email': 'early', Password: 'typed before the scripts' } },
  {
    path: '/auth?tab=register',
    early: { 'Full name': 'Early Bird', Email: 'early@harborview.example', 'Reason for access': 'We hold a position.' },
  },
  { path: '/whitepaper', early: { 'Full name': 'Early Bird', 'What you need it for': 'A room without a network.' } },
])
  test(`text typed on ${path} before its scripts have loaded stays in the form`, async ({ page, activity }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    for (const [label, text] of Object.entries(early))
      await page.getByLabel(label, { exact: false }).first().fill(text);
    release();
    await waitForHydration(page);
    for (const [label, text] of Object.entries(early))
      await expect(page.getByLabel(label, { exact: false }).first()).toHaveValue(text);
    // The next key must not restore the state that React rendered on the server.
    const [[label, text]] = Object.entries(early) as [[string, string]];
    await page.getByLabel(label, { exact: false }).first().press('End');
    await page.getByLabel(label, { exact: false }).first().pressSequentially('!');
    await expect(page.getByLabel(label, { exact: false }).first()).toHaveValue(`${text}!`);
    for (const [otherLabel, otherText] of Object.entries(early).slice(1))
      await expect(page.getByLabel(otherLabel, { exact: false }).first()).toHaveValue(otherText);
    expect(activity.consoleLines).toEqual([]);
  });

test('text typed into the editors of articles, case studies and updates before their scripts have loaded is saved', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const created = await sendOperation<{ createCaseStudy: { caseStudy: { id: string } } }>(
    page,
    'mutation ($input: CreateCaseStudyInput!) { createCaseStudy(input: $input) { caseStudy { id } } }',
    { input: { title: 'Early', industry: 'GOVERNMENT', body: 'Before.', facts: [{ label: 'Doors', value: 'Two' }] } },
  );
  const study = `/admin/case-studies/${created.createCaseStudy.caseStudy.id}`;
  const release = await holdScripts(page);
  await page.goto(study, { waitUntil: 'commit' });
  await page.getByLabel('The setting').fill('A cellar.');
  await page.getByLabel('Fact 1', { exact: true }).fill('Three');
  release();
  await waitForHydration(page);
  await expect(page.getByText(/· Saved/)).toBeVisible();
  await page.goto(study);
  await expect(page.getByLabel('The setting')).toHaveValue('A cellar.');
  await expect(page.getByLabel('Fact 1', { exact: true })).toHaveValue('Three');
  await expect(page.getByLabel('Name of fact 1')).toHaveValue('Doors');

  for (const path of ['/admin/articles/new', '/investor/admin/updates/new', '/admin/case-studies/new']) {
    const releaseNext = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel('Title').fill(`Early on ${path}`);
    await findText(page).fill('Typed before the scripts.');
    releaseNext();
    await waitForHydration(page);
    await expect(page.getByText(/· Saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(`Early on ${path}`);
    await expect(findText(page)).toHaveValue('Typed before the scripts.');
  }
});

test('an administrator who presses Escape in a changed dialog is asked, and finds the text after a reload', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await page.goto('/investor/admin/events');
  await waitForHydration(page);
  const dialog = page.getByRole('dialog', { name: 'New event' });
  const open = async () => {
    await page.getByRole('button', { name: 'New event' }).click();
    await expect(dialog).toBeVisible();
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await dialog.getByLabel('Title').fill('A quarter in three sentences');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await close();
    await expect(dialog.getByText('Discard your changes?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    // A second Escape takes the safe answer.
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Discard your changes?')).toBeHidden();
    await expect(dialog.getByLabel('Title')).toHaveValue('A quarter in three sentences');
  }

  await page.reload();
  await waitForHydration(page);
  await open();
  await expect(dialog.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('A quarter in three sentences');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
});

test('a text typed before the session ended is there after the next sign-in, and gone once it is saved', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await page.goto('/investor/admin/events');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill('Walk through the vault');
  await dialog.getByLabel('Starts').fill('2031-03-28T10:30');
  await dialog.getByLabel('Ends').fill('2031-03-28T12:00');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await signIn(page, ADMIN.username, ADMIN.password);
  await expect(page).toHaveURL(/\/investor\/admin\/events/);
  await page.getByRole('button', { name: 'New event' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Walk through the vault');
  await expect(dialog.getByLabel('Starts')).toHaveValue('2031-03-28T10:30');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Walk through the vault was saved')).toBeVisible();
  await page.getByRole('button', { name: 'New event' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
});

test('a text is not kept for the next person at the computer, and a password is never stored', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, site);
  await page.goto('/auth?tab=register');
  await waitForHydration(page);
  await page.getByLabel('Reason for access').fill('We hold a position.');
  await page.getByLabel('Password', { exact: true }).fill('never to be stored');
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(readStorage).toContain('We hold a position.');
  expect(await readStorage()).not.toContain('never to be stored');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Reason for access')).toHaveValue('We hold a position.');
  await page.goto('/auth');
  await waitForHydration(page);
  await signIn(page, ADMIN.username, ADMIN.password);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await readStorage()).not.toContain('We hold a position.');
});
