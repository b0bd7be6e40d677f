import type { Page } from '@playwright/test';
import { openAdminPage, sendOperation, test } from './people.ts';
import { expect, waitForHydration, openPage } from './site.ts';

// The shortest way to a published article, and the comparison with an earlier version.

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};

async function createArticleDraft(page: Page, title: string, body: string): Promise<string> {
  const mutation = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
  const { createArticle } = await sendOperation<{ createArticle: { article: { id: string } } }>(page, mutation, {
    input: { title, body, summary: 'In one sentence.' },
  });
  return createArticle.article.id;
}

/** Imitates the browser's event for a picture in the clipboard. */
const pastePicture = (page: Page) =>
  page.getByLabel('Text').evaluate(async (text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    canvas.getContext('2d')!.fillRect(0, 0, 31, 17);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([picture!], 'rack-with-open-door.png', { type: 'image/png' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });

test('an administrator publishes an article with a picture in 6 clicks and keys besides the text', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  await open(adminPage, '/admin/articles');
  let count = 0;
  const countAction = async (action: Promise<unknown>) => {
    await action;
    count += 1;
  };
  await countAction(adminPage.getByRole('link', { name: 'New article' }).click());
  await expect(adminPage.getByRole('heading', { name: 'New article', level: 1 })).toBeVisible();
  await expect(adminPage.getByLabel('Title')).toBeFocused();
  await adminPage.keyboard.type('Published in six');
  await countAction(adminPage.keyboard.press('Enter'));
  await expect(adminPage.getByLabel('Text')).toBeFocused();
  await adminPage.keyboard.type('One picture follows.');
  await countAction(pastePicture(adminPage));
  await expect(adminPage.getByLabel('What rack-with-open-door.png shows')).toBeFocused();
  await countAction(adminPage.keyboard.press('Enter'));
  await expect(adminPage.getByLabel('Text')).toHaveValue(/^One picture follows\.\n\n!\[rack with open door\]\(/);
  await countAction(adminPage.getByLabel('Summary').click());
  await adminPage.keyboard.type('A short way.');
  await countAction(adminPage.getByRole('button', { name: 'Publish now' }).click());
  await expect(adminPage.getByRole('link', { name: '/resources/published-in-six' })).toBeVisible();
  expect(count).toBe(6);
  const visitor = await openPage(browser, site);
  await expect.poll(async () => (await visitor.goto('/resources/published-in-six'))?.status()).toBe(200);
  await expect(visitor.getByRole('img', { name: 'rack with open door' })).toBeVisible();
});

test('an administrator compares a version side by side or in one column', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const id = await createArticleDraft(adminPage, 'Compared in columns', 'First.\n\nThe old rack.\n\nLast.');
  await open(adminPage, `/admin/articles/${id}`);
  await adminPage.getByLabel('Text').fill('First.\n\nThe new rack.\n\nLast.\n\nAdded.');
  // The preview moves what is below it.
  await expect(adminPage.getByRole('region', { name: 'Preview of the article' })).toContainText('Added.');
  await adminPage.getByText('History').click();
  await adminPage.getByRole('button', { name: 'Compare version 1' }).click();
  const columns = adminPage.getByRole('region', { name: 'Changes in Text' });
  const row = columns.getByRole('row', { name: 'The old rack. The new rack.' });
  await expect(columns.getByRole('columnheader')).toHaveText(['Version 1', 'Text in the form']);
  await expect(row.locator('del')).toHaveText('old');
  await expect(row.locator('ins')).toHaveText('new');
  await expect(columns.locator('ins').last()).toHaveText('Added.');
  await adminPage.getByRole('button', { name: 'In one column' }).click();
  await expect(columns).toHaveCount(0);
  await expect(adminPage.locator('del', { hasText: 'old' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Side by side' }).click();
  await expect(columns).toBeVisible();
  await adminPage.setViewportSize({ width: 800, height: 900 });
  await expect(columns).toHaveCount(0);
  await expect(adminPage.getByRole('button', { name: 'Side by side' })).toHaveCount(0);
  await expect(adminPage.locator('del', { hasText: 'old' })).toBeVisible();
});

test('search engines read what the editor says of an article: its author, its dates, or not to list it', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const id = await createArticleDraft(adminPage, 'Who reads the log', 'The auditor alone.');
  await open(adminPage, `/admin/articles/${id}`);
  await adminPage.getByLabel('Author').fill('Grace Hopper');
  await adminPage.getByLabel('Last reviewed').fill('2026-11-20');
  await adminPage.getByLabel('Heading in search results').fill('Readers of the log');
  await adminPage.getByLabel('Description in search results').fill('What auditors find.');
  await adminPage.getByRole('button', { name: 'Publish now' }).click();
  await expect(adminPage.getByRole('link', { name: '/resources/who-reads-the-log' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Change the publish date …' }).click();
  await adminPage.getByLabel('Publish date').fill('2026-03-01T12:00');
  await adminPage.getByRole('button', { name: 'Set publish date' }).click();
  await expect(adminPage.getByText('Publish date changed')).toBeVisible();

  const visitor = await openPage(browser, site, { javaScriptEnabled: false });
  const address = '/resources/who-reads-the-log';
  const readSitemap = async () => (await visitor.request.get('/sitemap-articles-1.xml')).text();
  await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(200);
  await expect(visitor).toHaveTitle(/^Readers of the log \|/);
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', 'What auditors find.');
  await expect(visitor.getByText('Last reviewed Nov 20, 2026')).toBeVisible();
  const data = await visitor.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data!)['@graph'][0]).toMatchObject({
    headline: 'Who reads the log',
    author: { '@type': 'Person', name: 'Grace Hopper' },
    datePublished: expect.stringMatching(/^2026-0[23]-/),
    dateModified: expect.any(String),
  });
  await expect.poll(readSitemap).toContain(address);

  await adminPage.getByLabel('Keep this page out of search engines').check();
  await adminPage.getByRole('button', { name: 'Publish changes' }).click();
  await expect(adminPage.getByText('Article published')).toBeVisible();
  await expect.poll(readSitemap).not.toContain(address);
  await visitor.goto(address);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const markdown = await visitor.request.get(`${address}.md`);
  expect([markdown.status(), markdown.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
});

test('a person without an account reads a draft by its preview link, and finds nothing once it is revoked', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const id = await createArticleDraft(page, 'Read by counsel first', 'Not yet **public**.');
  await open(page, `/admin/articles/${id}`);
  const links = page.getByRole('region', { name: 'Preview links' });
  await links.getByRole('button', { name: 'Copy preview link' }).click();
  const link = (await links.getByText(/\/preview\?token=/).textContent())!;
  const reader = await openPage(browser, site, { javaScriptEnabled: false });
  const answer = await reader.goto(link);
  await expect(reader).toHaveURL(/\/preview$/);
  await expect(reader.getByRole('note')).toContainText('This text is not published.');
  await expect(reader.getByRole('heading', { name: 'Read by counsel first', level: 1 })).toBeVisible();
  await expect(reader.getByText('public', { exact: true })).toBeVisible();
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await links.getByRole('button', { name: /^Revoke/ }).click();
  await links.getByRole('button', { name: /^Revoke the link\?/ }).click();
  await expect(page.getByText('Preview link revoked')).toBeVisible();
  expect((await reader.reload())!.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: 'This preview does not exist.' })).toBeVisible();
});
