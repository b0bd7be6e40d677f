import type { Page } from '@playwright/test';
import { openAdminPage, sendOperation, test, openRowMenu } from './people.ts';
import { createFile, createPhotograph } from './picture-files.ts';
import { expect, waitForHydration, post, watch, openPage } from './site.ts';

// Tests pictures from an administrator's upload to a reader's page.

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};

/** Sums layout shifts without user input, from the first paint on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('an administrator schedules and publishes an article with pictures, and a visitor sees no layout shift', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const activity = watch(adminPage, site.url);
  await open(adminPage, '/admin/articles/new');
  await adminPage.getByLabel('Title').fill('What hangs in the rack');
  await adminPage.getByLabel('Summary').fill('One look inside, and what each part is for.');
  await adminPage.getByLabel('Text').fill('Before the picture.\n\nAfter the picture.');

  await adminPage.getByRole('button', { name: 'Choose cover …' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByLabel('Choose a picture …').setInputFiles(await createFile('front.jpg', '#446688'));
  await dialog.getByRole('button', { name: 'Upload 1 picture' }).click();
  await expect(dialog.getByText('Not everything was uploaded')).toBeVisible();
  await dialog.getByLabel('What front.jpg shows').fill('The rack from the front');
  await dialog.getByRole('button', { name: 'Upload 1 picture' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(adminPage.getByRole('button', { name: 'Remove cover' })).toBeVisible();

  await adminPage.getByLabel('Text').evaluate((area: HTMLTextAreaElement) => {
    const end = 'Before the picture.'.length;
    area.setSelectionRange(end, end);
  });
  await adminPage.getByRole('button', { name: 'Picture …' }).click();
  await dialog.getByLabel('Choose a picture …').setInputFiles(await createFile('back.jpg', '#884466'));
  await dialog.getByLabel('What back.jpg shows').fill('The rack from [behind]');
  await dialog.getByRole('button', { name: 'Upload 1 picture' }).click();
  await expect(adminPage.getByLabel('Text')).toHaveValue(
    /^Before the picture\.\n\n!\[The rack from \\\[behind\\\]\]\(\/pictures\/[0-9a-f]{32}\/1600x1067\.webp\)\n\nAfter the picture\.$/,
  );

  const preview = adminPage.getByRole('region', { name: 'Preview of the article' });
  await expect(preview.getByRole('img', { name: 'The rack from [behind]' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'The cover' })).toBeVisible();

  await adminPage.getByRole('button', { name: 'Schedule …' }).click();
  await adminPage.getByLabel('Publish at').fill('2099-01-01T10:00');
  await adminPage.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(adminPage.getByText(/Scheduled for Jan 1, 2099/)).toBeVisible();
  const reader = await openPage(browser, site);
  await countShifts(reader);
  const path = '/resources/what-hangs-in-the-rack';
  expect((await reader.goto(path))?.status()).toBe(404);

  await adminPage.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(async () => (await reader.goto(path))?.status()).toBe(200);
  await waitForHydration(reader);
  const cover = reader.getByRole('img', { name: 'The rack from the front' });
  const inText = reader.getByRole('img', { name: 'The rack from [behind]' });
  await inText.scrollIntoViewIfNeeded();
  for (const picture of [cover, inText]) {
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/\d+\.avif$/);
    await expect(picture).toHaveAttribute('height', '1067');
  }
  expect(await reader.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
  await expect(reader.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/pictures\/[0-9a-f]{32}\/share\.jpg$/,
  );
  const shared = await reader.locator('meta[property="og:image"]').getAttribute('content');
  expect((await reader.request.get(new URL(shared!).pathname)).headers()['content-type']).toBe('image/jpeg');

  await open(adminPage, '/admin/pictures?search=behind');
  await openRowMenu(adminPage, 'back.jpg');
  await adminPage.getByRole('button', { name: 'Delete … back.jpg' }).click();
  await expect(adminPage.getByRole('dialog').getByRole('link', { name: 'What hangs in the rack' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Cancel' }).click();
  expect(activity.consoleLines).toEqual([]);
  expect(activity.foreignRequests).toEqual([]);
});

test('an administrator uploads several pictures with descriptions, and a rejected file shows the reason', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  await open(adminPage, '/admin/pictures');
  await adminPage
    .getByLabel('Upload pictures …')
    .setInputFiles([
      await createFile('one.jpg', '#112233'),
      { name: 'two.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
      await createFile('three.jpg', '#332211'),
    ]);
  await expect(adminPage.getByLabel('What one.jpg shows')).toBeFocused();
  for (const name of ['one', 'two', 'three'])
    await adminPage.getByLabel(`What ${name}.jpg shows`).fill(`Number ${name}`);
  let question = '';
  adminPage.once('dialog', (dialog) => {
    question = dialog.message();
    void dialog.dismiss();
  });
  await adminPage.getByRole('link', { name: 'Articles', exact: true }).first().click();
  await expect.poll(() => question).toContain('Leave without uploading?');
  await adminPage.getByRole('button', { name: 'Upload 3 pictures' }).click();
  await expect(adminPage.getByText('2 of 3 pictures added.')).toBeVisible();
  await expect(adminPage.getByRole('link', { name: /two\.jpg/ })).toBeVisible();
  await expect(adminPage.locator('#field-alt-2-error')).toHaveText(
    'This file is not a JPEG, PNG, WebP or AVIF picture.',
  );
  for (const name of ['one', 'three'])
    await expect(adminPage.getByRole('rowheader', { name: `${name}.jpg` })).toBeVisible();

  await adminPage.getByRole('button', { name: 'Remove two.jpg' }).click();
  for (const { answer, description } of [
    { answer: 'Keep the present description', description: 'Number one' },
    { answer: 'Take the new description', description: 'The first of all' },
  ]) {
    await adminPage.getByLabel('Upload pictures …').setInputFiles(await createFile('again.jpg', '#112233'));
    await adminPage.getByLabel('What again.jpg shows').fill('The first of all');
    await adminPage.keyboard.press('Enter');
    await expect(adminPage.getByText('This picture is already here as “Number one”.')).toBeVisible();
    await expect(adminPage.getByLabel('What again.jpg shows')).toHaveValue('The first of all');
    await adminPage.getByRole('button', { name: answer }).click();
    await expect(adminPage.getByText('This picture is already here')).toHaveCount(0);
    await expect(adminPage.getByRole('row', { name: 'one.jpg' })).toContainText(description);
  }
});

test('without JavaScript, an administrator uploads a picture', async ({ browser, site }) => {
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  await post(page, '/api/login', { data: { username: 'admin', password: 'granite-harbor-lantern-42' } });
  await page.goto('/admin/pictures');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await createFile('plain.jpg', '#225522'));
  await page.getByLabel('Description', { exact: true }).fill('A green field');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('plain.jpg was added.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'plain.jpg' })).toBeVisible();
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await page.getByLabel('Description', { exact: true }).fill('Nothing');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('GIF pictures are not supported. Upload a JPEG, PNG, WebP or AVIF file.')).toBeVisible();
  const { pictures } = await sendOperation<{ pictures: { nodes: { fileName: string }[] } }>(
    page,
    '{ pictures(filter: { search: "gif" }) { nodes { fileName } } }',
  );
  expect(pictures.nodes).toEqual([]);
});

test('a replaced picture of a published article is new for a reader without JavaScript, and its former URL leads to it', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  await open(adminPage, '/admin/pictures?status=UNUSED');
  await adminPage.getByLabel('Upload pictures …').setInputFiles(await createFile('before.jpg', '#557799'));
  await adminPage.getByLabel('What before.jpg shows').fill('The door of the rack');
  await adminPage.getByRole('button', { name: 'Upload 1 picture' }).click();
  await expect(adminPage.getByRole('rowheader', { name: 'before.jpg' })).toBeVisible();
  const { pictures } = await sendOperation<{ pictures: { nodes: { path: string }[] } }>(
    adminPage,
    '{ pictures(filter: { search: "door of the rack", isUnused: true }) { nodes { path } } }',
  );
  const { path } = pictures.nodes[0]!;
  const { createArticle } = await sendOperation<{ createArticle: { article: { id: string } } }>(
    adminPage,
    'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }',
    {
      input: {
        title: 'A door that was painted',
        summary: 'Before and after.',
        body: `![The door](${path})`,
        cover: path,
      },
    },
  );
  await sendOperation(adminPage, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', {
    id: createArticle.article.id,
  });
  const reader = await openPage(browser, site, { javaScriptEnabled: false });
  const shown = reader.getByRole('img', { name: 'The door', exact: true });
  await reader.goto('/resources/a-door-that-was-painted');
  await expect(shown).toHaveAttribute('src', path.replace('1600x1067', '1600'));

  await open(adminPage, '/admin/pictures?search=door+of+the+rack');
  const details = adminPage.getByRole('complementary', { name: 'Details of before.jpg' });
  await expect(details.getByRole('link', { name: 'A door that was painted' })).toBeVisible();
  await details.getByLabel('Replace file …').setInputFiles({
    name: 'after.jpg',
    mimeType: 'image/jpeg',
    buffer: await createPhotograph(600, 900, '#997755'),
  });
  const dialog = adminPage.getByRole('dialog', { name: 'Replace before.jpg' });
  await expect(dialog).toContainText('after.jpg');
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(adminPage.getByRole('rowheader', { name: 'after.jpg' })).toBeVisible();

  await reader.reload();
  await expect(shown).toHaveAttribute('src', /\/600\.webp$/);
  await expect(shown).toHaveAttribute('height', '900');
  expect(await reader.content()).not.toContain(path.split('/')[2]);
  const former = await reader.request.get(path);
  expect(new URL(former.url()).pathname).toBe(await shown.getAttribute('src'));
});
