import type { Page } from '@playwright/test';
import { openAdminPage, test } from './people.ts';
import { expect, waitForHydration, watch } from './site.ts';

// The article editor on a slow machine, without a network, and after a new release.

test('a title typed before hydration stays in the form, and hydration matches the server', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const activity = watch(page, site.url);
  // Imitates a machine that is so slow that every short timer ends before hydration.
  await page.addInitScript(() => {
    const setOriginalTimeout = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms = 0) =>
      setOriginalTimeout(run, ms <= 150 ? 0 : ms)) as typeof window.setTimeout;
  });
  let releaseScripts = () => {};
  const scriptsReleased = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  await page.goto('/admin/articles/new', { waitUntil: 'commit' });
  await page.getByLabel('Title').fill('Typed too early');
  await page.getByLabel('Summary').fill('Also early.');
  releaseScripts();
  await waitForHydration(page);
  await page.getByLabel('Text').fill('Typed later.');
  await expect(page.getByText('2 words.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Typed too early');
  await expect(page.getByLabel('Summary')).toHaveValue('Also early.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/art_/);
  await expect(page.getByLabel('Title')).toHaveValue('Typed too early');
  expect(activity.consoleLines).toEqual([]);
});

test('the editor keeps its text when saving fails without a network or after a release', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await page.goto('/admin/articles/new');
  await waitForHydration(page);
  await page.getByLabel('Title').fill('Written on a train');
  // Files that are not loaded yet fail: the network is down, or a new release has replaced them.
  await page.route('**/assets/**', (route) => route.abort());
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Visual' }).click();
  await expect(page.getByText('Visual mode could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Article not saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Written on a train');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/art_/);
  await expect(page.getByLabel('Title')).toHaveValue('Written on a train');
});

/** Lets the server carry out the next request of this name, and answers as a server whose deadline passed. */
async function loseAnswer(page: Page, operationName: string): Promise<void> {
  const error = { message: 'Temporarily unavailable.', extensions: { code: 'UNAVAILABLE' } };
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string };
    if (isLost || body.operationName !== operationName) return route.continue();
    isLost = true;
    await route.fetch();
    await route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify({ errors: [error] }) });
  });
}

test('a person whose saves are answered too late saves again, without a conflict and without a second article', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const withoutKey: string[] = [];
  page.on('request', (request) => {
    const { query = '', operationName = '' } = (request.postDataJSON() ?? {}) as Record<string, string>;
    // A lock is renewed every 20 seconds, and renewing it twice changes nothing.
    const isWrite = /^\s*mutation/.test(query) && !/^(?:Lock|Unlock)Article$/.test(operationName);
    if (isWrite && !request.headers()['idempotency-key']) withoutKey.push(operationName);
  });
  await page.goto('/admin/articles/new');
  await waitForHydration(page);
  await loseAnswer(page, 'CreateArticle');
  await page.getByLabel('Title').fill('Answered too late');
  await page.getByLabel('Summary').fill('What a person sees whose answers are late.');
  await page.getByLabel('Text').fill('The first sentence.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Article not saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/art_/);

  await loseAnswer(page, 'SaveArticleDraft');
  await page.getByLabel('Text').fill('The first sentence. The second sentence.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^(Article not saved|No connection\..*)$/).first()).toBeVisible();
  await page.getByLabel('Text').fill('The first sentence. The second sentence. The third sentence.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: '· Saved' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conflicting changes' })).toHaveCount(0);

  await loseAnswer(page, 'CreatePreviewLink');
  const createLink = page.getByRole('button', { name: 'Copy preview link' });
  await createLink.click();
  await expect(page.getByText('Preview link not created', { exact: true })).toBeVisible();
  await createLink.click();
  await expect(page.getByText('The link was created, but its answer was lost.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(1);

  await loseAnswer(page, 'PublishArticle');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Article not published', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Article published', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conflicting changes' })).toHaveCount(0);
  expect(withoutKey).toEqual([]);
  await page.goto('/admin/articles?search=Answered+too+late');
  await expect(page.getByRole('link', { name: 'Answered too late' })).toHaveCount(1);
});

interface PastedContent {
  html?: string;
  /** Names of pictures, or of files of another type. */
  files?: string[];
  isDropped?: boolean;
}

/** Imitates the browser's event for content that was pasted from another program or dropped on the text. */
const paste = (page: Page, { html = '', files = [], isDropped = false }: PastedContent) =>
  page.getByRole('textbox', { name: 'Text' }).evaluate(
    async (text, content) => {
      const clipboardData = new DataTransfer();
      if (content.html) clipboardData.setData('text/html', content.html);
      for (const [at, name] of content.files.entries()) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
        canvas.getContext('2d')!.fillRect(0, 0, name.length, 20 + at);
        const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
        const type = name.endsWith('.png') ? 'image/png' : 'application/pdf';
        clipboardData.items.add(new File([picture!], name, { type }));
      }
      const init = { bubbles: true, cancelable: true };
      const { left, bottom } = (text.lastElementChild ?? text).getBoundingClientRect();
      text.dispatchEvent(
        content.isDropped
          ? new DragEvent('drop', { dataTransfer: clipboardData, clientX: left + 5, clientY: bottom - 5, ...init })
          : new ClipboardEvent('paste', { clipboardData, ...init }),
      );
    },
    { html, files, isDropped },
  );

const ONE = ['rack-door.png'];

test('an administrator describes and uploads pasted and dropped pictures; pictures of other sites are left out', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await page.goto('/admin/articles/new');
  await waitForHydration(page);
  const dialog = page.getByRole('dialog', { name: 'Insert 1 picture' });
  const name = dialog.getByLabel('What rack-door.png shows');
  const confirm = async () => {
    await expect(name).toHaveValue('rack door');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  await paste(page, { files: ONE });
  await expect(name).toBeFocused();
  await confirm();
  await expect(page.getByLabel('Text')).toHaveValue(/^!\[rack door\]\(\/pictures\/[^)]+\)$/);
  await expect(page.getByLabel('Text')).toBeFocused();
  await paste(page, { files: ONE, isDropped: true });
  await confirm();
  await expect(page.getByLabel('Text')).toHaveValue(/^(!\[rack door\]\(\/pictures\/[^)]+\)\s*){2}$/);
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Text')).toHaveValue(/^!\[rack door\]\(\/pictures\/[^)]+\)$/);
  await page.getByRole('button', { name: 'Visual' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text.getByRole('img', { name: 'rack door' })).toHaveCount(1);
  await paste(page, { files: ONE, html: '<img src="https://elsewhere.example/rack.png">' });
  await confirm();
  await expect(text.getByRole('img', { name: 'rack door' })).toHaveCount(2);
  await paste(page, { files: ONE, isDropped: true });
  await confirm();
  await expect(text.getByRole('img', { name: 'rack door' })).toHaveCount(3);
  await paste(page, { html: '<p>Words<img src="https://elsewhere.example/spy.png"></p>' });
  await expect(page.getByText('1 picture was left out')).toBeVisible();
  await expect(page.getByText(/“spy\.png”/)).toBeVisible();
});

for (const mode of ['Markdown', 'Visual'])
  test(`files dropped in ${mode} mode are inserted in order, and a file of another type is rejected`, async ({
    browser,
    site,
  }) => {
    const page = await openAdminPage(browser, site);
    await page.goto('/admin/articles/new');
    await waitForHydration(page);
    await page.getByRole('button', { name: mode, exact: true }).click();
    await expect(page.getByRole('button', { name: mode, exact: true })).toHaveAttribute('aria-pressed', 'true');
    const text = page.getByRole('textbox', { name: 'Text' });
    const hint = page.getByText('Drop pictures here to insert them');
    const drag = (type: string) =>
      text.evaluate((element, name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
        element.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
      }, type);
    await drag('dragover');
    await expect(hint).toBeVisible();
    await drag('dragleave');
    await expect(hint).toHaveCount(0);

    await paste(page, { files: ['one.png', 'IMG_2.png', 'notes.pdf', 'three.png'], isDropped: true });
    const dialog = page.getByRole('dialog', { name: 'Insert 4 pictures' });
    await dialog.getByRole('button', { name: 'Upload 4 pictures' }).click();
    await expect(dialog.getByText('2 of 2 pictures added.')).toBeVisible();
    await expect(dialog.locator('#field-alt-3-error')).toHaveText(
      'This file is not a JPEG, PNG, WebP or AVIF picture.',
    );
    await dialog.getByRole('button', { name: 'Remove notes.pdf' }).click();
    await dialog.getByLabel('What IMG_2.png shows').fill('two');
    await dialog.getByRole('button', { name: 'Upload 1 picture' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    await expect(page.getByLabel('Text')).toHaveValue(
      /^!\[one\]\([^)]+\)\n\n!\[two\]\([^)]+\)\n\n!\[three\]\([^)]+\)$/,
    );

    await paste(page, { files: ['report.pdf'], isDropped: true });
    await expect(page.getByText('report.pdf was not uploaded')).toBeVisible();
    await expect(page.getByText('This file is not a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  });

test('the toolbar and its shortcuts change the Markdown, and the browser can undo each change', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await page.goto('/admin/articles/new');
  await waitForHydration(page);
  const text = page.getByLabel('Text');
  const bar = page.getByRole('toolbar', { name: 'Formatting' });
  await text.click();
  await page.keyboard.type('Read this');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue('Read **this**');
  await page.keyboard.press('Control+i');
  await expect(text).toHaveValue('Read **_this_**');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('Read this');
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveValue('Read **this**');
  await page.keyboard.press('Control+z');

  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 9));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Link target').fill('/works-offline');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('Read [this](/works-offline)');
  await expect(text).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+k');
  await expect(dialog.getByLabel('Link target')).toHaveValue('/works-offline');
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await expect(text).toHaveValue('Read this');

  await bar.getByRole('button', { name: 'Bulleted list' }).click();
  await expect(text).toHaveValue('- Read this');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue('Read this');
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: 'Paragraph' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('## Read this');
  await expect(text).toBeFocused();
  await expect(page.getByText('Markdown, 2 words.')).toBeVisible();
});

test('focus mode shows only the title, the text and the buttons, until the administrator presses Escape', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await page.goto('/admin/articles/new');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: 'Focus mode' });
  const around = [
    page.getByRole('complementary', { name: 'Menu' }),
    page.getByLabel('Summary'),
    page.getByRole('region', { name: 'Preview of the article' }),
    page.getByText('Markdown, 0 words.'),
    page.getByRole('contentinfo'),
  ];
  for (const part of around) await expect(part).toBeVisible();
  await page.getByLabel('Summary').focus();
  await page.keyboard.press('Control+Shift+F');
  for (const part of around) await expect(part).toBeHidden();
  await expect(page.getByText('Focus mode is on. Press Escape to leave it.')).toBeAttached();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Text')).toBeFocused();
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New article', level: 1 })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();

  // Escape closes a dialog first.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  for (const part of around) await expect(part).toBeVisible();
  await expect(page.getByText('Focus mode is off.')).toBeAttached();

  await button.click();
  await expect(page.getByLabel('Summary')).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Summary')).toBeVisible();
});
