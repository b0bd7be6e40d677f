import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { makePdf } from '../api/testing/upload-files.ts';
import { ADMIN, openAdminPage, openRowMenu, sendOperation, getAccountId, PASSWORD, test } from './people.ts';
import { expect, waitForHydration, post, openPage, type Site } from './site.ts';
import { shareDocument } from './sharing.ts';

// The screenshots for the README and the manuals. `npm run screenshots` updates them; npm test skips this file.

const FOLDER = 'docs/screenshots';
const MANUALS = 'docs/manual/pictures';
const USERNAME = 'jordan';
const DOCUMENTS: [title: string, summary: string, pages: number][] = [
  ['Annual report', 'Income statement, balance sheet and notes.', 24],
  ['Articles of incorporation', 'As filed with the state.', 9],
  ['Security architecture', 'How an installation is separated, updated and audited.', 31],
  ['Shareholder agreement', 'Signed by all holders of preferred stock.', 18],
];

test.use({ settings: { ADMIN_PASSWORD: ADMIN.password, LIMITS_SCALE: '100' } });

/** Saves a screenshot as WebP, which Playwright does not support itself. */
async function takeScreenshot(page: Page, name: string, folder = FOLDER): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
}

/** An investor, signed in, with some documents. Returns the ids of the documents. */
async function prepareReader(browser: Browser, site: Site, adminPage: Page) {
  const reader = await openPage(browser, site);
  const account = { name: 'Jordan Avery', email: 'jordan@harborview.example', reason: 'We hold a position.' };
  await post(reader, '/api/register', { data: { ...account, username: USERNAME, password: PASSWORD } });
  const id = await getAccountId(adminPage, USERNAME);
  await sendOperation(adminPage, 'mutation ($id: ID!) { approveUser(input: { id: $id }) { user { id } } }', { id });
  await post(reader, '/api/login', { data: { username: USERNAME, password: PASSWORD } });
  const documentIds: string[] = [];
  for (const [title, summary, pages] of DOCUMENTS) {
    const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: await makePdf(pages) };
    const upload = (await (await post(adminPage, '/uploads', { multipart: { file } })).json()) as { id: string };
    const create = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';
    const input = { title, summary, uploadId: upload.id };
    type Created = { createDocument: { document: { id: string } } };
    const { createDocument } = await sendOperation<Created>(adminPage, create, { input });
    await shareDocument(adminPage, createDocument.document.id, id, ['LIST', 'VIEW', 'DOWNLOAD']);
    documentIds.push(createDocument.document.id);
  }
  return { reader, documentIds };
}

test('the README shows the home page, the portal and the admin area @screenshots', async ({ browser, page, site }) => {
  await page.goto('/');
  await takeScreenshot(page, 'home');

  const adminPage = await openAdminPage(browser, site);
  const { reader } = await prepareReader(browser, site, adminPage);

  await reader.goto('/investor/documents');
  await expect(reader.getByRole('link', { name: 'Annual report' })).toBeVisible();
  await takeScreenshot(reader, 'portal');

  await adminPage.goto('/admin/articles');
  await waitForHydration(adminPage);
  await adminPage.getByRole('button', { name: /^Signed in as/ }).click();
  await adminPage.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
  await adminPage.evaluate(() => window.scrollTo(0, 0));
  await takeScreenshot(adminPage, 'admin');
});

const PEOPLE = [
  'Name\tCompany\tEmail',
  'Ines Calder\tNorthgate Capital\tines@northgate.example',
  'Tom Becker\tHarborview\ttom@harborview.example',
  'Lea Moreau\tAtelier Fund\tlea@atelier.example',
].join('\n');

test('the manuals show the pages that they describe @screenshots', async ({ browser, page, site }) => {
  const size = { width: 1120, height: 640 };
  const adminPage = await openAdminPage(browser, site);
  const { reader, documentIds } = await prepareReader(browser, site, adminPage);
  for (const window of [page, adminPage, reader]) await window.setViewportSize(size);
  const show = async (window: Page, path: string, name: string, prepare?: () => Promise<void>) => {
    await window.goto(path);
    await waitForHydration(window);
    await prepare?.();
    await takeScreenshot(window, name, MANUALS);
  };

  await show(page, '/auth?tab=register', 'register');
  const account = { name: 'Ada Lindqvist', email: 'ada@fjord.example', company: 'Fjord Partners' };
  const reason = 'We follow you for our fund, and would like to read the annual report.';
  await post(page, '/api/register', { data: { ...account, username: 'ada', password: PASSWORD, reason } });

  await show(reader, '/investor/documents', 'documents');
  await show(reader, `/investor/documents/${documentIds[0]}`, 'reader', () =>
    expect(reader.getByRole('img', { name: /^Page 1/ })).toBeVisible(),
  );
  const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
  const input = {
    title: 'Annual meeting',
    description: 'The year, the plan, and your questions.',
    startsAt: '2031-05-06T10:00',
    endsAt: '2031-05-06T11:30',
    timeZone: 'America/New_York',
    location: '12 Market Street, Dover',
  };
  const { createEvent } = await sendOperation<{ createEvent: { event: { id: string } } }>(adminPage, create, { input });
  await show(reader, `/investor/calendar/${createEvent.event.id}`, 'event');

  const ada = await getAccountId(adminPage, 'ada');
  await show(adminPage, `/investor/admin?item=${ada}`, 'requests', () =>
    expect(adminPage.getByText(reason).last()).toBeVisible(),
  );
  await show(adminPage, '/investor/admin/people/invite', 'invite', async () => {
    await adminPage.getByLabel('People', { exact: true }).fill(PEOPLE);
    await expect(adminPage.getByRole('button', { name: 'Send 3 invitations' })).toBeEnabled();
  });
  await show(adminPage, '/investor/admin/documents', 'manage-documents');
  await show(adminPage, '/investor/admin/documents', 'access', async () => {
    await openRowMenu(adminPage, 'Annual report');
    await adminPage.getByRole('button', { name: 'Access … of Annual report' }).click();
    await expect(adminPage.getByRole('dialog', { name: 'Access to Annual report' })).toContainText('Jordan Avery');
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
    await prepareReader(browser, site, adminPage);
    for (let attempt = 0; attempt < 12; attempt += 1)
      await post(page, '/api/login', { data: { username: USERNAME, password: `${PASSWORD}${attempt}` } });
    await adminPage.setViewportSize({ width: 1120, height: 860 });
    await expect(async () => {
      await adminPage.goto('/admin/status');
      await expect(adminPage.getByRole('button', { name: 'Send the emails again' })).toBeEnabled();
      await expect(adminPage.getByText('Jordan Avery: 12 failed sign-ins')).toBeVisible();
    }).toPass();
    await takeScreenshot(adminPage, 'status', MANUALS);
  });
});
