import type { Page } from '@playwright/test';
import { admin, test } from './people.ts';
import { expect, hydrated, watch } from './site.ts';

// The article editor on a slow machine, without a network, and after a new release.

test('a title typed before hydration is kept, and hydration matches the server', async ({ browser, site }) => {
  const page = await admin(browser, site);
  const seen = watch(page, site.url);
  // Imitates a machine that is so slow that every short timer ends before hydration.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms = 0) => later(run, ms <= 150 ? 0 : ms)) as typeof window.setTimeout;
  });
  let release = () => {};
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/admin/articles/new', { waitUntil: 'commit' });
  await page.getByLabel('Title').fill('Typed too early');
  await page.getByLabel('Summary').fill('Also early.');
  release();
  await hydrated(page);
  await page.getByLabel('Text').fill('Typed later.');
  await expect(page.getByText('2 words.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Typed too early');
  await expect(page.getByLabel('Summary')).toHaveValue('Also early.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/art_/);
  await expect(page.getByLabel('Title')).toHaveValue('Typed too early');
  expect(seen.lines).toEqual([]);
});

test('saving without a network or after a release keeps the editor and its text', async ({ browser, site }) => {
  const page = await admin(browser, site);
  await page.goto('/admin/articles/new');
  await hydrated(page);
  await page.getByLabel('Title').fill('Written on a train');
  // Files that are not loaded yet fail: the network is down, or a new release has replaced them.
  await page.route('**/assets/**', (route) => route.abort());
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Visual' }).click();
  await expect(page.getByText('Visual mode could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Written on a train');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/art_/);
  await expect(page.getByLabel('Title')).toHaveValue('Written on a train');
});

interface Pasted {
  html?: string;
  png?: boolean;
  isDropped?: boolean;
}

/** Imitates the browser's event for content that was pasted from another program or dropped on the text. */
const paste = (page: Page, { html = '', png = false, isDropped = false }: Pasted) =>
  page.getByRole('textbox', { name: 'Text' }).evaluate(
    async (text, given) => {
      const clipboardData = new DataTransfer();
      if (given.html) clipboardData.setData('text/html', given.html);
      if (given.png) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
        canvas.getContext('2d')!.fillRect(0, 0, 20, 20);
        const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
        clipboardData.items.add(new File([picture!], 'rack-door.png', { type: 'image/png' }));
      }
      const init = { bubbles: true, cancelable: true };
      const { left, bottom } = (text.lastElementChild ?? text).getBoundingClientRect();
      text.dispatchEvent(
        given.isDropped
          ? new DragEvent('drop', { dataTransfer: clipboardData, clientX: left + 5, clientY: bottom - 5, ...init })
          : new ClipboardEvent('paste', { clipboardData, ...init }),
      );
    },
    { html, png, isDropped },
  );

test('a picture that is pasted or dropped is uploaded in both modes, and a picture of another site is named', async ({
  browser,
  site,
}) => {
  const page = await admin(browser, site);
  await page.goto('/admin/articles/new');
  await hydrated(page);
  await paste(page, { png: true });
  await expect(page.getByLabel('Text')).toHaveValue(/^!\[rack door\]\(\/pictures\/[^)]+\)$/);
  await paste(page, { png: true, isDropped: true });
  await expect(page.getByLabel('Text')).toHaveValue(/^(!\[rack door\]\(\/pictures\/[^)]+\)\s*){2}$/);
  await page.getByRole('button', { name: 'Visual' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text.getByRole('img', { name: 'rack door' })).toHaveCount(2);
  await paste(page, { png: true, html: '<img src="https://elsewhere.example/rack.png">' });
  await expect(text.getByRole('img', { name: 'rack door' })).toHaveCount(3);
  await paste(page, { png: true, isDropped: true });
  await expect(text.getByRole('img', { name: 'rack door' })).toHaveCount(4);
  await paste(page, { html: '<p>Words<img src="https://elsewhere.example/spy.png"></p>' });
  await expect(page.getByText('1 picture was left out')).toBeVisible();
  await expect(page.getByText(/“spy\.png”/)).toBeVisible();
});
