import { readFile } from 'node:fs/promises';
import {
  openAdminPage,
  sendOperation,
  getAccountId,
  getEmailedLink,
  PASSWORD,
  signIn,
  registerAccount,
  test,
  signOut,
} from './people.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';
import { getCode } from './totp.ts';

const BETTER = 'seven quiet zebras at noon';

test('a person who forgot the password gets a link by email and sets a new password; the old password no longer works', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const page = await openPage(browser, site);
  const activity = watch(page, site.url);
  const { email } = await registerAccount(page, 'fiona', adminPage);
  await page.goto('/auth');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/tab=forgot/);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('If an account with this email address exists');

  const link = await getEmailedLink(site, email, 'reset');
  const expiredLink = await openPage(browser, site);
  await expiredLink.goto(link);
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset$/);
  await waitForHydration(page);
  const token = link.split('=')[1]!;
  expect(await page.content()).not.toContain(token);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.getByLabel('New password', { exact: true }).fill(BETTER);
  await page.getByLabel('Confirm new password').fill('something else');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(BETTER);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toContainText('Your password was changed');
  await waitForHydration(page);
  await signIn(page, 'fiona', PASSWORD);
  await expect(page.getByText('401: Invalid username or password')).toBeVisible();
  await signIn(page, 'fiona', BETTER);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(activity.consoleLines.filter((line) => !line.includes('401'))).toEqual([]);

  await expiredLink.reload();
  await expect(expiredLink.getByText('This link was already used')).toBeVisible();
  await expiredLink.getByRole('link', { name: 'Request a new link' }).click();
  await expect(expiredLink.getByLabel('Email')).toBeVisible();
});

test('without JavaScript, a person who forgot the password sets a new one', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  const { email } = await registerAccount(page, 'noor', adminPage);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toContainText('If an account with this email address exists');
  await page.goto(await getEmailedLink(site, email, 'reset'));
  await page.getByLabel('New password', { exact: true }).fill('password');
  await page.getByLabel('Confirm new password').fill('password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.locator('#field-password-error')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(BETTER);
  await page.getByLabel('Confirm new password').fill(BETTER);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await signIn(page, 'noor', BETTER);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test(
  'an applicant follows the request by its link, verifies the email address, answers a question and is approved',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const page = await openPage(browser, site);
    const { email } = await registerAccount(page, 'quinn');
    const id = await getAccountId(adminPage, 'quinn');
    await page.goto(await getEmailedLink(site, email, 'request'));
    await expect(page.getByRole('heading', { name: 'Your request is pending.' })).toBeVisible();
    await expect(page.getByText('q***@harborview.example')).toBeVisible();
    await page.getByRole('button', { name: 'Send the link to verify it again' }).click();
    await expect(page.getByRole('alert')).toContainText('we sent a new link');

    await sendOperation(
      adminPage,
      'mutation ($id: ID!) { requestMoreInformation(input: { id: $id, message: "Which fund?" }) { user { id } } }',
      { id },
    );
    await page.reload();
    await expect(page.getByText('Which fund?')).toBeVisible();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByText('Please write an answer')).toBeVisible();
    await page.getByLabel('Your answer').fill('The Quiet Fund.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByRole('alert')).toContainText('The reviewer has received your answer.');

    await adminPage.goto('/investor/admin?search=quinn');
    await waitForHydration(adminPage);
    await adminPage.getByRole('rowheader').click();
    const details = adminPage.getByRole('complementary', { name: 'Details of quinn Stranger' });
    await expect(details).toContainText('Answered by quinn Stranger');
    await expect(details).toContainText('The Quiet Fund.');
    await sendOperation(adminPage, 'mutation ($id: ID!) { approveUser(input: { id: $id }) { user { id } } }', { id });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your request was approved.' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();

    await page.goto(await getEmailedLink(site, email, 'verify'));
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await expect(page.getByRole('alert')).toContainText('your email address is verified');
  },
);

test('a person sets up an authenticator, signs in with its codes, and signs in once with a recovery code', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const page = await openPage(browser, site);
  await registerAccount(page, 'toto', adminPage);
  await page.goto('/auth?next=%2Finvestor%2Faccount');
  await waitForHydration(page);
  await signIn(page, 'toto', PASSWORD);
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const setup = page.locator('form', { has: page.getByText('Secret:') });
  const secret = (await setup.locator('code').textContent())!;
  const recoveryCodes = page.getByRole('region', { name: 'Recovery codes' });
  // A code is valid in its 30 seconds and the next 30. If they have just ended, the retry uses the next code.
  await expect(async () => {
    // On a slow machine, an earlier attempt can succeed after its timeout.
    if (!(await recoveryCodes.isVisible())) {
      await setup.getByLabel('Current code in the app').fill(getCode(secret, 1), { timeout: 1_000 });
      await setup.getByRole('button', { name: 'Turn it on' }).click({ timeout: 1_000 });
    }
    await expect(recoveryCodes).toBeVisible({ timeout: 8_000 });
  }).toPass();
  const codes = await recoveryCodes.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const saving = page.waitForEvent('download');
  await recoveryCodes.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await recoveryCodes.getByRole('button', { name: 'I have saved the codes' }).click();

  const comeBackWith = async (code: string) => {
    await page.goto('/auth');
    await waitForHydration(page);
    await signIn(page, 'toto', PASSWORD);
    await expect(page.getByLabel('Code of your authenticator')).toBeFocused();
    if (code.length === 6) await page.keyboard.type(code);
    else await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
  };
  const overview = page.getByRole('heading', { level: 1, name: 'Overview' });
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await comeBackWith('000000');
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(async () => {
    await comeBackWith(getCode(secret));
    // If the sign-in succeeds after the timeout, the form is no longer there for another attempt.
    await expect(overview.or(page.getByText('Login failed'))).toBeVisible();
    await expect(overview).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await comeBackWith(codes[0]!);
  await expect(overview).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await comeBackWith(codes[0]!);
  await expect(page.getByText('Login failed')).toBeVisible();
});

test('a person exports their data and deletes their account', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const page = await openPage(browser, site);
  const { email } = await registerAccount(page, 'xenia', adminPage);
  await page.goto('/auth?next=%2Finvestor%2Faccount');
  await waitForHydration(page);
  await signIn(page, 'xenia', PASSWORD);
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const json = await download('Export as JSON');
  expect(json.name).toBe('my-data.json');
  const data = JSON.parse(json.text) as { area: string; facts: Record<string, unknown> }[];
  expect(data.find(({ area }) => area === 'profile')?.facts).toMatchObject({ username: 'xenia', email });
  const csv = await download('Export as CSV');
  expect(csv.name).toBe('my-data.csv');
  expect(csv.text).toMatch(/^\uFEFFarea,at,name,value\r\n/);
  expect(csv.text).toContain(`,email,${email}\r\n`);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete your account permanently?' }).click();
  // The notification leaves after eight seconds; the sign-in page can take longer to load on a busy machine.
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await signIn(page, 'xenia', PASSWORD);
  await expect(page.getByText('401: Invalid username or password')).toBeVisible();
});

test('a person without the administrator role sees an access error on admin pages, directly and after sign-in', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const page = await openPage(browser, site);
  await registerAccount(page, 'ivo', adminPage);
  await page.goto('/auth?next=%2Finvestor%2Fadmin');
  await waitForHydration(page);
  await signIn(page, 'ivo', PASSWORD);
  const refusal = page.getByRole('heading', { level: 1, name: 'You do not have access to this page.' });
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('link', { name: 'Requests', exact: true })).toHaveCount(0);
  for (const path of ['/investor/admin', '/investor/admin/audit', '/admin/articles']) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(refusal).toBeVisible();
  }
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('an administrator filters the audit log by kind, person and day, and exports it', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await registerAccount(page, 'paula', page);
  await page.goto('/investor');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Operation' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.getByLabel('Kind').selectOption({ label: 'Decisions and roles' });
  await page.getByLabel('Name, username').fill('paula');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/\?kind=user&person=paula$/);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('user.approved');
  await expect(rows).toContainText('Administrator');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(2);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: 'paula Stranger' }).click();
  await expect(page).toHaveURL(/\?person=usr_/);
  await expect(rows.filter({ hasText: 'account.registered' })).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No entries match this filter.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filter' }).click();
  await expect(page).toHaveURL(/\/audit$/);
});

test('a click on Create Account is not lost when a validation error moves the button', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await waitForHydration(page);
  const reason = page.getByLabel('Reason for access');
  // Typing loads the validation rules, so that the error shows as soon as the field loses focus.
  await reason.fill('x');
  await reason.fill('');
  await reason.focus();
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'Create Account' });
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.mouse.up();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
});
