import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, openPage, post, type Site, test as base } from './site.ts';

// Visitors who register, the mails to them, and the administrator who approves them.

export const ADMIN = { username: 'admin', password: 'granite-harbor-lantern-42' };
export const PASSWORD = 'copper-meadow-violin-17';

export const test = base.extend({
  settings: {
    ADMIN_PASSWORD: ADMIN.password,
    LIMITS_SCALE: '100',
    FEED_ALLOW_HOSTS: '127.0.0.1',
    WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
    CALENDAR_ORGANIZER: 'Investor Relations <ir@harborview.example>',
  },
});

export async function sendOperation<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await post(page, '/graphql', { data: { query, variables } });
  return ((await answer.json()) as { data: Data }).data;
}

/** What a person does when the site asks for their password again: on a slow machine, a sign-in is soon ten minutes old. */
export async function confirmIdentity(page: Page, password: string): Promise<void> {
  const query = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { __typename } }';
  const answer = await post(page, '/graphql', { data: { query, variables: { input: { password } } } });
  expect(await answer.text()).toContain('ConfirmIdentityPayload');
}

/** The id of an account, as an administrator sees it. */
export async function getAccountId(adminPage: Page, name: string): Promise<string> {
  const query = 'query ($name: String!) { users(first: 1, filter: { search: $name }) { nodes { id } } }';
  const { users } = await sendOperation<{ users: { nodes: [{ id: string }] } }>(adminPage, query, { name });
  return users.nodes[0].id;
}

export async function openAdminPage(browser: Browser, site: Site): Promise<Page> {
  const page = await openPage(browser, site);
  // Most journeys compare Markdown. The story of the first visit to the editor shows visual mode.
  await page.addInitScript(() => {
    // A blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage['editor:writing'] ??= 'markdown';
  });
  await post(page, '/api/login', { data: ADMIN });
  return page;
}

/** The editor of this page cannot save: its requests are lost. `page.unroute` ends that. */
export const failToSave = (page: Page) =>
  page.route('**/graphql', (route) =>
    /createArticle|saveArticleDraft/i.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );

/** Registers an account and approves it if `adminPage` is present. */
export async function registerAccount(
  page: Page,
  username: string,
  adminPage?: Page,
): Promise<{ id: string; email: string }> {
  const email = `${username}@harborview.example`;
  const data = { username, email, name: `${username} Stranger`, password: PASSWORD, reason: 'We hold a position.' };
  await post(page, '/api/register', { data });
  if (!adminPage) return { id: '', email };
  return { id: await approveAccount(adminPage, username), email };
}

/** Approves the account of an applicant. Returns its id. */
export async function approveAccount(adminPage: Page, username: string): Promise<string> {
  const id = await getAccountId(adminPage, username);
  await sendOperation(adminPage, 'mutation ($id: ID!) { approveUser(input: { id: $id }) { user { id } } }', { id });
  return id;
}

export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs out through the menu with the name of the person. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** The mails to one email address, oldest first. The test site writes them as files, shortly after the action that sends them. */
export async function getEmailsTo(site: Site, to: string): Promise<string[]> {
  const folder = path.join(site.dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    files
      .filter((file) => !file.startsWith('.'))
      .toSorted()
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return texts
    .map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((text) => text.includes(`To: ${to}`));
}

/** The newest link to `page` that was mailed to this email address. */
export async function getEmailedLink(site: Site, to: string, page: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      for (const text of await getEmailsTo(site, to)) {
        const [, query] = new RegExp(`/${page}(\\?token=[\\w-]+)`).exec(text) ?? [];
        if (query) link = `/${page}${query}`;
      }
      return link;
    })
    .not.toBe('');
  return link;
}

/** Opens the menu of a table row. `about` is the name of its object, where `scope` has several rows. */
export const openRowMenu = (scope: Page | Locator, about = ''): Promise<void> =>
  scope.getByRole('button', { name: `More actions for ${about}` }).click();
