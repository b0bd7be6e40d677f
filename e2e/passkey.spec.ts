import type { CDPSession, Page } from '@playwright/test';
import { ADMIN, signOut, test as base } from './people.ts';
import { expect, waitForHydration, watch } from './site.ts';

// Browsers accept passkeys only for host names, not for IP addresses.
const test = base.extend({
  site: async ({ site }, use) => use({ ...site, url: site.url.replace('127.0.0.1', 'localhost') }),
});

/** A virtual authenticator like a phone's: it stores passkeys and always verifies the user. */
async function addAuthenticator(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username or email').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
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

test('a person adds a passkey, signs in and confirms with it, and cannot use it after removal', async ({
  page,
  site,
}) => {
  const { foreignRequests } = watch(page, site.url);
  const { devtools, authenticatorId } = await addAuthenticator(page);
  await page.goto('/auth?next=%2Finvestor%2Faccount');
  await waitForHydration(page);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name of the passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('The passkey was added')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Work laptop' });
  await expect(row).toContainText('never used');
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ isResidentCredential, rpId }) => [isResidentCredential, rpId])).toEqual([
    [true, 'localhost'],
  ]);

  await row.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the passkey').fill('Laptop at home');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  const renamedRow = page.getByRole('listitem').filter({ hasText: 'Laptop at home' });
  await expect(renamedRow).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page);
  await expect(page.getByText('Please sign in with your passkey, or enter a recovery code')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Welcome back to the Safe AI Investor Portal')).toBeVisible();
  await expect(page).toHaveURL(/\/investor$/);

  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Account' }).click();
  await expect(renamedRow).toContainText('last used');
  await requireStepUpOnce(page, 'RemovePasskey');
  await renamedRow.getByRole('button', { name: 'Remove' }).click();
  await renamedRow.getByRole('button', { name: /^Remove this passkey/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The request was canceled or took too long');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The passkey was removed')).toBeVisible();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(alert).toContainText('This passkey does not belong to an account here');
  await signIn(page);
  await expect(page).toHaveURL(/\/investor$/);
  expect(foreignRequests).toEqual([]);
});

test('a person who cancels the passkey request sees an error and can try again', async ({ page }) => {
  const { devtools, authenticatorId } = await addAuthenticator(page);
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(alert).toContainText('The request was canceled or took too long, and nothing changed.');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
});

test('the sign-in page does not offer passkeys in a browser without support for them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
