import type { CDPSession, Page } from '@playwright/test';
import { ADMIN, test as base } from './people.ts';
import { expect, hydrated, watch } from './site.ts';

// Browsers accept passkeys only for host names, not for IP addresses.
const test = base.extend({
  site: async ({ site }, use) => use({ ...site, url: site.url.replace('127.0.0.1', 'localhost') }),
});

/** A virtual authenticator like a phone's: it stores passkeys and always verifies the user. */
async function authenticator(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
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
async function askOnceWhoIsThere(page: Page, operationName: string): Promise<void> {
  const error = { message: 'Confirm your identity to continue.', extensions: { code: 'STEP_UP_REQUIRED' } };
  let asked = false;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string };
    if (asked || body.operationName !== operationName) return route.continue();
    asked = true;
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify({ data: null, errors: [error] }) });
  });
}

test('a passkey is added, signs in, confirms, is removed, and from then on refused', async ({ page, site }) => {
  const { foreign } = watch(page, site.url);
  const { devtools, authenticatorId } = await authenticator(page);
  await page.goto('/auth?next=%2Finvestor%2Faccount');
  await hydrated(page);
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
  const renamed = page.getByRole('listitem').filter({ hasText: 'Laptop at home' });
  await expect(renamed).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page);
  await expect(page.getByText('Please sign in with your passkey, or enter a recovery code')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Welcome back to the Safe AI Investor Portal')).toBeVisible();
  await expect(page).toHaveURL(/\/investor$/);

  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Account' }).click();
  await expect(renamed).toContainText('last used');
  await askOnceWhoIsThere(page, 'RemovePasskey');
  await renamed.getByRole('button', { name: 'Remove' }).click();
  await renamed.getByRole('button', { name: /^Remove this passkey/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The request was canceled or took too long');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The passkey was removed')).toBeVisible();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(refused).toContainText('This passkey does not belong to an account here');
  await signIn(page);
  await expect(page).toHaveURL(/\/investor$/);
  expect(foreign).toEqual([]);
});

test('whoever cancels is told so, and signs in with the password', async ({ page }) => {
  const { devtools, authenticatorId } = await authenticator(page);
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(failed).toContainText('The request was canceled or took too long, and nothing changed.');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
});

test('where a browser has no passkeys the door does not offer them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
