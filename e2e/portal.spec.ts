import type { Page } from '@playwright/test';
import {
  ADMIN,
  getEmailedLink,
  getEmailsTo,
  openAdminPage,
  openRowMenu,
  PASSWORD,
  registerAccount,
  test,
  signOut,
} from './people.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';

const ADA = {
  name: 'Ada Stranger',
  email: 'ada@harborview.example',
  company: 'Harborview Capital',
  username: 'ada',
  password: 'copper-meadow-violin-17',
  reason: 'We hold a position and follow the quarterly figures.',
};

async function register(page: Page, applicant: typeof ADA): Promise<void> {
  await page.goto('/auth?tab=register');
  await waitForHydration(page);
  await page.getByLabel('Full name').fill(applicant.name);
  await page.getByLabel('Email').fill(applicant.email);
  await page.getByLabel('Company').fill(applicant.company);
  await page.getByLabel('Username').fill(applicant.username);
  await page.getByLabel('Password', { exact: true }).fill(applicant.password);
  await page.getByLabel('Confirm password').fill(applicant.password);
  await page.getByLabel('Reason for access').fill(applicant.reason);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function signIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Makes the API require step-up confirmation once, as it does more than ten minutes after the sign-in. */
async function requireStepUpOnce(page: Page, operationName: string): Promise<void> {
  const error = { message: 'Confirm your identity to continue.', extensions: { code: 'STEP_UP_REQUIRED' } };
  let hasAnswered = false;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string };
    if (hasAnswered || body.operationName !== operationName) return route.continue();
    hasAnswered = true;
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify({ data: null, errors: [error] }) });
  });
}

test(
  'an applicant registers, is approved, reads, and loses access with the next click after suspension',
  { tag: '@core' },
  async ({ browser, site }) => {
    const investor = await openPage(browser, site);
    const activity = watch(investor, site.url);
    await register(investor, ADA);
    await expect(investor.getByText('Your account has been created and is pending approval')).toBeVisible();
    await expect(investor).toHaveURL(/\/auth\?tab=login$/);
    await expect(investor.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await expect(investor.getByText('Check your mailbox')).toBeVisible();
    await expect(investor.getByLabel('Username or email')).toHaveValue(ADA.username);
    expect(await investor.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(ADA.reason);
    await investor.reload();
    await waitForHydration(investor);
    await expect(investor.getByText('Check your mailbox')).toBeVisible();

    const admin = await openPage(browser, site);
    await admin.goto('/investor/admin');
    await expect(admin).toHaveURL(/\/auth\?tab=login&next=%2Finvestor%2Fadmin$/);
    await waitForHydration(admin);
    await signIn(admin, ADMIN);
    await expect(admin).toHaveURL(/\/investor\/admin$/);
    const row = admin.locator('tbody', { hasText: ADA.email });
    await expect(row).toContainText('Email address not verified');
    await row.getByRole('rowheader').click();
    await expect(admin.getByRole('complementary', { name: `Details of ${ADA.name}` })).toContainText(ADA.reason);
    await requireStepUpOnce(admin, 'ApproveUser');
    await row.getByRole('button', { name: 'Approve' }).click();
    await row.getByRole('button', { name: 'Approve anyway?' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByLabel('Password').fill('not the password');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toContainText('This password is not correct');
    await dialog.getByLabel('Password').fill(ADMIN.password);
    await admin.keyboard.press('Enter');
    await expect(admin.getByText(`${ADA.name} was approved`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByText('Approved', { exact: true })).toBeVisible();
    const details = admin.getByRole('complementary', { name: `Details of ${ADA.name}` });
    await expect(details).toContainText('Approved by Administrator');

    await signIn(investor, ADA);
    await expect(investor.getByText('Welcome back to the Safe AI Investor Portal')).toBeVisible();
    await expect(investor).toHaveURL(/\/investor$/);
    await expect(investor.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(investor.getByRole('link', { name: 'Requests', exact: true })).toHaveCount(0);
    expect((await investor.request.get('/investor/admin')).status()).toBe(403);
    await investor.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Account' }).click();
    await expect(investor.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(investor.getByText(ADA.company)).toBeVisible();
    expect(activity.consoleLines).toEqual([]);

    await openRowMenu(row);
    await row.getByRole('button', { name: 'Suspend' }).click();
    await admin.getByRole('dialog').getByLabel('Reason').fill('The mandate has ended.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await expect(admin.getByText(`${ADA.name} was suspended`)).toBeVisible();
    await expect(admin.getByRole('complementary', { name: `Details of ${ADA.name}` })).toContainText(
      'The mandate has ended.',
    );

    await investor.getByRole('link', { name: 'Overview' }).click();
    await expect(investor).toHaveURL(/\/auth\?next=%2Finvestor$/);
    // The same sentence as for a session that was ended from another device.
    await expect(investor.getByRole('alert')).toContainText('You are signed out');
    await signIn(investor, ADA);
    await expect(investor.getByText('401: Invalid username or password')).toBeVisible();
  },
);

test('when two administrators decide on one request, the second sees the decision of the first', async ({
  browser,
  site,
}) => {
  const bob = { ...ADA, name: 'Bob Twice', email: 'bob@harborview.example', username: 'bobtwice' };
  await register(await openPage(browser, site), bob);
  const [first, second] = [await openPage(browser, site), await openPage(browser, site)];
  for (const page of [first, second]) {
    await page.goto('/auth?next=%2Finvestor%2Fadmin%3Fsearch%3Dbobtwice');
    await waitForHydration(page);
    await signIn(page, ADMIN);
    await expect(page.locator('tbody')).toHaveCount(1);
  }
  await openRowMenu(first);
  await first.getByRole('button', { name: 'Reject … Bob' }).click();
  await first.getByRole('button', { name: 'Cannot verify' }).click();
  await expect(first.getByLabel('Reason')).toHaveValue(/could not verify/);
  await first.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(first.getByText('Bob Twice was rejected')).toBeVisible();
  await second.getByRole('button', { name: 'Approve Bob Twice' }).click();
  await second.getByRole('button', { name: 'Approve anyway? Bob Twice' }).click();
  await expect(second.getByText('This account was rejected by Administrator.')).toBeVisible();
  await expect(second.locator('tbody').getByText('Rejected', { exact: true })).toBeVisible();
});

test('after a sign-in, the sign-in page stays until the portal shows its first page', async ({ page }) => {
  await page.goto('/auth');
  await waitForHydration(page);
  await page.evaluate(() => {
    const shown: (string | null)[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => shown.push(document.querySelector('h1')?.textContent ?? null)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/\/investor/);
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  const shown = await page.evaluate(() => (window as unknown as { shown: (string | null)[] }).shown);
  expect(shown.filter((title) => !title)).toEqual([]);
});

test('a wrong password shows one sign-in error', async ({ page }) => {
  await page.goto('/auth');
  await waitForHydration(page);
  await signIn(page, { username: 'nobody-here', password: 'wrong-password' });
  const toast = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(toast).toContainText('401: Invalid username or password');
  // An old error must not stay next to a new one or on the other tab.
  const response = page.waitForResponse('**/api/login');
  await signIn(page, { username: 'nobody-here', password: 'wrong-again' });
  await response;
  await expect(toast).toHaveCount(1);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(toast).toHaveCount(0);
});

test('a person signs out, and a failed sign-out shows an error', async ({ page }) => {
  await page.goto('/auth');
  await waitForHydration(page);
  await signIn(page, ADMIN);
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  await page.route('**/api/logout', (route) => route.fulfill({ status: 503, body: 'Not available' }), { times: 1 });
  await signOut(page);
  await expect(page.getByText('503: Not available')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/investor/account');
  await expect(page).toHaveURL(/\/auth\?/);
});

test(
  'without JavaScript, people register, sign in, search the requests and sign out',
  { tag: '@core' },
  async ({ browser, site }) => {
    const page = await openPage(browser, site, { javaScriptEnabled: false });
    const eve = { ...ADA, name: 'Eve Noscript', email: 'eve@quietfield.example', username: 'evenoscript' };
    await page.goto('/auth?tab=register');
    for (const [label, value] of [
      ['Full name', eve.name],
      ['Email', eve.email],
      ['Username', eve.username],
      ['Confirm password', eve.password],
      ['Reason for access', eve.reason],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByLabel('Password', { exact: true }).fill(eve.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Your account has been created and is pending approval')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?tab=login$/);
    await expect(page.getByText('Check your mailbox')).toBeVisible();
    await expect(page.getByLabel('Username or email')).toHaveValue(eve.username);
    await signIn(page, ADMIN);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await page.getByRole('searchbox').fill('quietfield');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/investor\/admin\?search=quietfield$/);
    await expect(page.locator('tbody')).toHaveCount(1);
    await expect(page.locator('tbody')).toContainText(eve.email);
    await signOut(page);
    await expect(page).toHaveURL(/\/auth$/);
  },
);

test('an administrator reads and approves each request with one key', async ({ browser, site }) => {
  const names = ['Keyed One', 'Keyed Two', 'Keyed Three'];
  for (const [i, name] of names.entries()) {
    const applicant = await openPage(browser, site);
    const email = `keyed${i}@harborview.example`;
    await register(applicant, { ...ADA, name, email, username: `keyed${i}`, reason: `Reason of ${name}.` });
    await applicant.goto(await getEmailedLink(site, email, 'verify'));
    await applicant.getByRole('button', { name: 'Verify email address' }).click();
    await expect(applicant.getByRole('alert')).toContainText('your email address is verified');
  }
  const admin = await openPage(browser, site);
  await admin.goto('/auth?next=%2Finvestor%2Fadmin%3Fsearch%3Dkeyed');
  await waitForHydration(admin);
  await signIn(admin, ADMIN);
  await expect(admin.locator('tbody')).toHaveCount(3);

  // G and A open the articles, and approve nothing.
  await admin.keyboard.press('j');
  await admin.keyboard.press('g');
  await admin.keyboard.press('a');
  await expect(admin).toHaveURL(/\/admin\/articles$/);
  await admin.goBack();
  for (const name of names.toReversed()) {
    await expect(admin.getByRole('complementary', { name: `Details of ${name}` })).toContainText(`Reason of ${name}.`);
    await admin.keyboard.press('a');
    await expect(admin.getByText(`${name} was approved`)).toBeVisible();
  }
});

test('an administrator approves ten requests together, and each person is told and can sign in', async ({
  browser,
  site,
}) => {
  const applicant = await openPage(browser, site);
  for (let i = 0; i < 10; i += 1) await registerAccount(applicant, `tenth${i}`);
  const admin = await openAdminPage(browser, site);
  await admin.goto('/investor/admin?search=tenth');
  await waitForHydration(admin);
  await expect(admin.locator('tbody')).toHaveCount(10);
  await admin.getByRole('checkbox', { name: 'Select all pending' }).check();
  await admin.getByRole('button', { name: 'Approve selected' }).click();
  await admin.getByRole('button', { name: /not verified. Approve all 10\?$/ }).click();
  await expect(admin.getByText('10 requests approved')).toBeVisible();
  for (const username of ['tenth0', 'tenth9'])
    await expect
      .poll(async () => (await getEmailsTo(site, `${username}@harborview.example`)).join())
      .toContain('approved');
  await applicant.goto('/auth');
  await waitForHydration(applicant);
  await signIn(applicant, { username: 'tenth9', password: PASSWORD });
  await expect(applicant.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});
