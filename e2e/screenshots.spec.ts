import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePdf } from '../api/testing/upload-files.ts';
import { ADMIN, openAdminPage, sendOperation, getAccountId, PASSWORD, test } from './people.ts';
import { expect, waitForHydration, post, openPage } from './site.ts';
import { shareDocument } from './sharing.ts';

// The screenshots for the README. `npm run screenshots` updates them; npm test skips this file.

const FOLDER = 'docs/screenshots';
const USERNAME = 'jordan';
const DOCUMENTS: [title: string, summary: string, pages: number][] = [
  ['Annual report', 'Income statement, balance sheet and notes.', 24],
  ['Articles of incorporation', 'As filed with the state.', 9],
  ['Security architecture', 'How an installation is separated, updated and audited.', 31],
  ['Shareholder agreement', 'Signed by all holders of preferred stock.', 18],
];

test.use({ settings: { ADMIN_PASSWORD: ADMIN.password, LIMITS_SCALE: '100' } });

/** Saves a screenshot as WebP, which Playwright does not support itself. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/${name}.webp`, Buffer.from(data, 'base64'));
}

test('the README shows the home page, the portal and the admin area @screenshots', async ({ browser, page, site }) => {
  await page.goto('/');
  await takeScreenshot(page, 'home');

  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const account = { name: 'Jordan Avery', email: 'jordan@harborview.example', reason: 'We hold a position.' };
  await post(reader, '/api/register', { data: { ...account, username: USERNAME, password: PASSWORD } });
  const id = await getAccountId(adminPage, USERNAME);
  await sendOperation(adminPage, 'mutation ($id: ID!) { approveUser(input: { id: $id }) { user { id } } }', { id });
  await post(reader, '/api/login', { data: { username: USERNAME, password: PASSWORD } });
  for (const [title, summary, pages] of DOCUMENTS) {
    const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: await makePdf(pages) };
    const upload = (await (await post(adminPage, '/uploads', { multipart: { file } })).json()) as { id: string };
    const create = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';
    const input = { title, summary, uploadId: upload.id };
    const { createDocument } = await sendOperation<{ createDocument: { document: { id: string } } }>(
      adminPage,
      create,
      {
        input,
      },
    );
    await shareDocument(adminPage, createDocument.document.id, id, ['LIST', 'VIEW', 'DOWNLOAD']);
  }

  await reader.goto('/investor/documents');
  await expect(reader.getByRole('link', { name: 'Annual report' })).toBeVisible();
  await takeScreenshot(reader, 'portal');

  await adminPage.goto('/admin/articles');
  await waitForHydration(adminPage);
  await adminPage.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
  await adminPage.evaluate(() => window.scrollTo(0, 0));
  await takeScreenshot(adminPage, 'admin');
});
