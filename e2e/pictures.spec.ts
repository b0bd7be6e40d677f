import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openAdminPage, sendOperation, test, openRowMenu } from './people.ts';
import { expect, waitForHydration, post, watch, openPage } from './site.ts';

// Tests pictures from an administrator's upload to a reader's page.

const createPhotograph = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const createFile = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createPhotograph(1800, 1200, background),
});

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
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
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
    .getByLabel('Choose pictures …')
    .setInputFiles([
      await createFile('one.jpg', '#112233'),
      { name: 'two.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
      await createFile('three.jpg', '#332211'),
    ]);
  for (const name of ['one', 'two', 'three'])
    await adminPage.getByLabel(`What ${name}.jpg shows`).fill(`Number ${name}`);
  await adminPage.getByRole('button', { name: 'Upload 3 pictures' }).click();
  await expect(adminPage.getByText('2 of 3 pictures added.')).toBeVisible();
  await expect(adminPage.getByRole('link', { name: /two\.jpg/ })).toBeVisible();
  await expect(adminPage.locator('#field-alt-2-error')).toHaveText(
    'This file is not a JPEG, PNG, WebP or AVIF picture.',
  );
  for (const name of ['one', 'three'])
    await expect(adminPage.getByRole('rowheader', { name: `${name}.jpg` })).toBeVisible();
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
