import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  ADMIN,
  openAdminPage,
  openRowMenu,
  sendOperation,
  getAccountId,
  PASSWORD,
  registerAccount,
  test,
} from './people.ts';
import { expect, waitForHydration, post, openPage, type Site } from './site.ts';

// The screenshots for the README and the manuals, of the sample portal that `npm run demo` shows. `npm run screenshots` updates them; npm test skips this file.

const FOLDER = 'docs/screenshots';
const MANUALS = 'docs/manual/pictures';
test.use({ settings: { SAMPLE_PORTAL: 'true' } });

/** Saves a screenshot as WebP, which Playwright does not support itself. */
async function takeScreenshot(page: Page, name: string, folder = FOLDER): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished));
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
}

/** A person of the sample portal, signed in. */
async function signIn(browser: Browser, site: Site, username: string): Promise<Page> {
  const { accounts } = JSON.parse(await readFile(path.join(site.dataDir, 'sample.json'), 'utf8')) as {
    accounts: { username: string; password: string }[];
  };
  const page = await openPage(browser, site);
  const { password } = accounts.find((account) => account.username === username)!;
  await post(page, '/api/login', { data: { username, password } });
  return page;
}

test('the README shows the home page, the portal and the admin area @screenshots', async ({ browser, page, site }) => {
  await page.goto('/');
  await takeScreenshot(page, 'home');

  const adminPage = await signIn(browser, site, 'manager');
  const reader = await signIn(browser, site, 'jordan');

  await reader.goto('/investor/documents');
  await expect(reader.getByRole('link', { name: 'Annual report' })).toBeVisible();
  await takeScreenshot(reader, 'portal');

  await adminPage.goto('/admin/articles');
  await waitForHydration(adminPage);
  await adminPage.getByRole('button', { name: /^Signed in as/ }).click();
  await adminPage.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
  await adminPage.getByRole('heading', { name: 'Articles', exact: true }).click();
  await adminPage.evaluate(() => window.scrollTo(0, 0));
  await takeScreenshot(adminPage, 'admin');
});

/** The id of the object with this title. */
async function findId(page: Page, list: 'documents' | 'events', title: string): Promise<string> {
  type Answer = { list: { nodes: { id: string; title: string }[] } };
  const answer = await sendOperation<Answer>(page, `{ list: ${list}(first: 100) { nodes { id title } } }`);
  return answer.list.nodes.find((node) => node.title === title)!.id;
}

const PEOPLE = [
  'Name\tCompany\tEmail',
  'Mara Voss\tFjord Partners\tmara@fjord.example',
  'Tom Becker\tHarborview\ttom@harborview.example',
  'Paul Renner\tAtelier Fund\tpaul@atelier.example',
].join('\n');

test('the manuals show the pages that they describe @screenshots', async ({ browser, page, site }) => {
  const size = { width: 1120, height: 640 };
  const adminPage = await signIn(browser, site, 'manager');
  const reader = await signIn(browser, site, 'jordan');
  for (const window of [page, adminPage, reader]) await window.setViewportSize(size);
  const show = async (window: Page, path: string, name: string, prepare?: () => Promise<void>) => {
    await window.goto(path);
    await waitForHydration(window);
    await prepare?.();
    await takeScreenshot(window, name, MANUALS);
  };

  await show(page, '/auth?tab=register', 'register');
  await show(reader, '/investor/documents', 'documents');
  await show(reader, `/investor/documents/${await findId(reader, 'documents', 'Annual report')}`, 'reader', () =>
    expect(reader.getByRole('img', { name: /^Page 1/ })).toBeVisible(),
  );
  await show(reader, `/investor/calendar/${await findId(reader, 'events', 'Annual meeting')}`, 'event');

  const ada = await getAccountId(adminPage, 'ada');
  await show(adminPage, `/investor/admin?item=${ada}`, 'requests', () =>
    expect(adminPage.getByText('We follow you for our fund.').last()).toBeVisible(),
  );
  await show(adminPage, '/investor/admin/people/invite', 'invite', async () => {
    await adminPage.getByLabel('People', { exact: true }).fill(PEOPLE);
    await expect(adminPage.getByRole('button', { name: 'Send 3 invitations' })).toBeEnabled();
  });
  await show(adminPage, '/investor/admin/documents', 'manage-documents');
  await show(adminPage, '/investor/admin/documents', 'access', async () => {
    await openRowMenu(adminPage, 'Annual report');
    await adminPage.getByRole('button', { name: 'Access … of Annual report' }).click();
    await expect(adminPage.getByRole('dialog', { name: 'Access to Annual report' })).toContainText('Shareholders');
  });
  await show(adminPage, '/admin/articles/new', 'article', async () => {
    await adminPage.getByRole('textbox', { name: 'Title', exact: true }).fill('What an offline model needs');
  });
  await show(adminPage, '/admin/site', 'site-details');
});

test.describe(() => {
  test.use({
    settings: {
      ADMIN_PASSWORD: ADMIN.password,
      LIMITS_SCALE: '100',
      // Nothing listens here, so each email fails.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'site@safe-ai.example',
    },
  });

  test('the operator’s manual shows what a failing part says @screenshots', async ({ browser, page, site }) => {
    const adminPage = await openAdminPage(browser, site);
    await registerAccount(page, 'jordan', adminPage);
    for (let attempt = 0; attempt < 12; attempt += 1)
      await post(page, '/api/login', { data: { username: 'jordan', password: `${PASSWORD}${attempt}` } });
    await adminPage.setViewportSize({ width: 1120, height: 860 });
    await expect(async () => {
      await adminPage.goto('/admin/status');
      await expect(adminPage.getByRole('button', { name: 'Send the emails again' })).toBeEnabled();
      await expect(adminPage.getByText('jordan Stranger: 12 failed sign-ins')).toBeVisible();
    }).toPass();
    await takeScreenshot(adminPage, 'status', MANUALS);
  });
});
