import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findViolations } from './axe.ts';
import { openAdminPage, sendOperation, getEmailsTo, PASSWORD, registerAccount, test } from './people.ts';
import { expect, waitForHydration, post, watch, openPage } from './site.ts';

test(
  'an administrator publishes an agreement, an investor signs it, and a program verifies the certificate offline',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const reader = await openPage(browser, site);
    const { email } = await registerAccount(reader, 'ndasigner', adminPage);
    await post(reader, '/api/login', { data: { username: 'ndasigner', password: PASSWORD } });
    await adminPage.goto('/investor/admin/nda');
    await waitForHydration(adminPage);
    await expect(adminPage.getByText('No agreement is in force')).toBeVisible();
    await adminPage.getByLabel('New text').fill('1. Keep it to yourself.\n\n2. For good.');
    await adminPage.getByRole('button', { name: 'Publish agreement' }).click();
    await adminPage.getByRole('button', { name: /^Publish this agreement\?/ }).click();
    await expect(adminPage.getByText('Agreement published')).toBeVisible();

    const activity = watch(reader, site.url);
    await reader.goto('/investor');
    await reader.getByRole('link', { name: 'Read and sign' }).click();
    await expect(reader.getByRole('region', { name: 'Text of the agreement' })).toHaveText(
      /Keep it to yourself\.\s*For good\./,
    );
    await reader.getByText('The same text, character by character').click();
    await expect(reader.getByText('2. For good.')).toBeVisible();
    await waitForHydration(reader);
    expect(await findViolations(reader)).toEqual([]);
    await reader.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect(reader.getByText('Type your full name')).toBeVisible();
    await reader.getByLabel('Your full name').fill('Nadia Signer');
    await reader.getByLabel('I have read this agreement').check();

    // The agreement changes while the reader has the old one open, so the signature must be rejected.
    await sendOperation(adminPage, 'mutation { publishNda(input: { body: "1. Keep it, too." }) { nda { id } } }');
    await reader.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect(reader.getByText('The agreement changed since you opened it.')).toBeVisible();
    await expect(reader.getByRole('region', { name: 'Text of the agreement' })).toHaveText('Keep it, too.');
    await reader.getByLabel('Your full name').fill('Nadia Signer');
    await reader.getByLabel('I have read this agreement').check();
    await reader.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect(reader.getByText('You signed the agreement')).toBeVisible();
    expect(activity.consoleLines, 'the console stays empty').toEqual([]);

    const saving = reader.waitForEvent('download');
    await reader.getByRole('link', { name: 'Save your certificate' }).click();
    const file = await (await saving).path();
    expect(await readFile(file, 'utf8')).toContain('Nadia Signer');
    const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: 'postgres://nowhere.invalid/none' };
    const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/portal.js', 'nda', 'verify', file], {
      env,
    });
    expect(stdout).toContain('The certificate is valid, and its key is trusted.');

    await adminPage.reload();
    await expect(adminPage.locator('tbody', { hasText: 'Nadia Signer' })).toContainText(email);
    await expect
      .poll(async () =>
        (await getEmailsTo(site, email)).some((text) => text.includes('You signed the confidentiality')),
      )
      .toBe(true);
    await sendOperation(adminPage, 'mutation { endNda { nda { id } } }');
  },
);
