import type { Page } from '@playwright/test';
import { failToSave, openAdminPage, test } from './people.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';

// The visual editor shows an article as readers see it, stores Markdown, and works under a policy that forbids HTML
// injection.

const HOSTILE = `<html><head><style>p { color: red }</style><script>window.hit = 1</script></head><body>
<!--StartFragment--><p class="MsoNormal" style="color:red" onclick="window.hit = 1">From <b>Word</b>
<span style="font-style:italic">with style</span><o:p></o:p></p>
<img src="x" onerror="window.hit = 1"><img src="https://evil.example/pixel.png" alt="spy">
<svg onload="window.hit = 1"></svg><iframe src="javascript:window.top.hit = 1"></iframe>
<a href="javascript:window.hit = 1">bad</a> <a href="https://example.org/good">good</a>
<ul><li>first</li><li>second</li></ul><table><tr><th>A</th></tr><tr><td>1</td></tr></table><!--EndFragment--></body></html>`;

/** Imitates the browser's event for content that was pasted from another program. */
const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Text' }).evaluate((text, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    clipboardData.setData('text/plain', 'plain');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

async function openVisualMode(page: Page): Promise<void> {
  // A text that takes over the keyboard puts its cursor back to the end 20 ms later, also if a test has clicked by then.
  await page.getByLabel('Title').focus();
  await page.getByRole('button', { name: 'Visual' }).click();
  await expect(page.locator('[contenteditable][role=textbox]')).toBeVisible();
}

async function openNewArticle(page: Page, title: string): Promise<void> {
  await page.goto('/admin/articles/new');
  await waitForHydration(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('In one sentence.');
}

test('an administrator writes and pastes in visual mode and publishes, and a visitor reads the article', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const activity = watch(adminPage, site.url);
  await openNewArticle(adminPage, 'Written as it reads');
  await openVisualMode(adminPage);
  const text = adminPage.getByRole('textbox', { name: 'Text' });
  const bar = adminPage.getByRole('toolbar', { name: 'Formatting' });
  await expect(bar).toBeVisible();

  await text.click();
  await adminPage.keyboard.type('## What it says');
  await expect(text.getByRole('heading', { level: 2, name: 'What it says' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'H2 heading' })).toHaveAttribute('aria-pressed', 'true');
  await adminPage.keyboard.press('Enter');
  await adminPage.keyboard.type('Words & <b>signs</b>, ');
  await adminPage.keyboard.press('Control+b');
  await adminPage.keyboard.type('bold');
  await adminPage.keyboard.press('Control+b');
  await adminPage.keyboard.press('Enter');

  // Use the toolbar by keyboard alone.
  await adminPage.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: 'Paragraph' })).toBeFocused();
  await adminPage.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'H2 heading' })).toBeFocused();
  await adminPage.keyboard.press('Escape');
  await expect(text).toBeFocused();

  await paste(adminPage, HOSTILE);
  await expect(text.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  expect(await text.locator('script, style, iframe, svg, img, [onclick], [style]').count()).toBe(0);

  await adminPage.getByRole('button', { name: 'Markdown', exact: true }).click();
  const area = adminPage.getByLabel('Text');
  const markdown = [
    '## What it says',
    'Words & \\<b>signs\\</b>, **bold**',
    'From **Word** _with style_',
    'bad [good](https://example.org/good)',
    '- first\n- second',
    '| A |\n| - |\n| 1 |',
  ].join('\n\n');
  await expect(area).toHaveValue(markdown);

  await adminPage.getByRole('button', { name: 'Publish now' }).click();
  const visitor = await openPage(browser, site);
  const reader = watch(visitor, site.url);
  await expect.poll(async () => (await visitor.goto('/resources/written-as-it-reads'))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { name: 'What it says' })).toBeVisible();
  await expect(visitor.getByText('Words & <b>signs</b>, bold')).toBeVisible();
  for (const page of [adminPage, visitor]) expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(activity.consoleLines).toEqual([]);
  expect(activity.foreignRequests).toEqual([]);
  expect(reader.foreignRequests).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a tool that is on looks the same under the pointer, in the ${colorScheme} theme`, async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    await adminPage.emulateMedia({ colorScheme });
    await openNewArticle(adminPage, 'A list');
    await openVisualMode(adminPage);
    const tool = adminPage.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bulleted list' });
    const readColors = () =>
      tool.evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]);
    await tool.click();
    await expect(tool).toHaveAttribute('aria-pressed', 'true');
    const underPointer = await readColors();
    await adminPage.getByLabel('Title').hover();
    expect(underPointer).toEqual(await readColors());
  });

test('visual mode locks Markdown that it does not support, and changes only the edited part of a text', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  // Without autosave, the text is only in this browser.
  await failToSave(adminPage);
  await openNewArticle(adminPage, 'Held as it was');
  const area = adminPage.getByLabel('Text');
  const html = 'A note.\n\n<div>two</div>';
  await area.fill(html);
  await adminPage.getByRole('button', { name: 'Visual' }).click();
  await expect(adminPage.getByText('Markdown only: HTML')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(area).toHaveValue(html);

  const odd = '*  odd\n*  marks\n\n\nSet &amp; out\n---\n\nlast';
  await area.fill(odd);
  await adminPage.getByRole('button', { name: 'Visual' }).click();
  const text = adminPage.getByRole('textbox', { name: 'Text' });
  await expect(text.getByRole('heading', { name: 'Set & out' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(area).toHaveValue(odd);

  await adminPage.getByRole('button', { name: 'Visual' }).click();
  await text.getByText('last').click();
  await adminPage.keyboard.press('End');
  await adminPage.keyboard.type(' words');
  // The unsaved text is restored, and so is the chosen editor mode.
  await expect.poll(() => adminPage.evaluate(() => JSON.stringify(localStorage))).toContain('last words');
  await adminPage.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  adminPage.on('dialog', (dialog) => void dialog.accept());
  await adminPage.reload();
  await waitForHydration(adminPage);
  await adminPage.getByRole('button', { name: 'Restore unsaved changes' }).click();
  await expect(text.getByText('last words')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(area).toHaveValue(`${odd} words`);
});

/** The selection after the editor's timer, which restores its own selection 20 ms after it gets the focus. */
const readSelection = () =>
  new Promise<string | undefined>((resolve) => {
    setTimeout(() => resolve(getSelection()?.toString()), 20);
  });

test('an administrator links selected text, and a link to a missing page is rejected', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  await openNewArticle(adminPage, 'Leading on');
  await adminPage.getByLabel('Text').fill('Read this.');
  // A person who keeps typing while visual mode loads keeps the focus when it opens.
  let loadEditor = () => {};
  const editorLoaded = new Promise<void>((resolve) => {
    loadEditor = resolve;
  });
  await adminPage.route(/VisualText.*\.js/, async (route) => {
    await editorLoaded;
    await route.continue();
  });
  await adminPage.getByRole('button', { name: 'Visual' }).click();
  await adminPage.getByLabel('Text').focus();
  loadEditor();
  await expect(adminPage.locator('[contenteditable][role=textbox]')).toBeVisible();
  const text = adminPage.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  // Shortly after it gets the focus, the editor restores its own selection.
  await expect(async () => {
    await text.getByText('Read this.').dblclick({ position: { x: 10, y: 10 } });
    expect(await adminPage.evaluate(readSelection)).toContain('Read');
  }).toPass();
  await adminPage.keyboard.press('Control+k');
  const dialog = adminPage.getByRole('dialog', { name: 'Link' });
  const target = dialog.getByLabel('Link target');
  await target.fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(dialog.getByText('Begin with / for a page of this site')).toBeVisible();
  await target.fill('/no-such-page');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(dialog.getByText('This site has no page at this path')).toBeVisible();
  await target.fill('/works-offline');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(text.getByRole('link', { name: 'Read' })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(adminPage.getByLabel('Text')).toHaveValue('[Read](/works-offline) this.');
});

/** A list as Google Docs copies it: a nested list is next to its parent item instead of inside it. */
const createListItem = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-weight:400" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-weight:400">${text}</span></p></li>`;
const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span></p><ul>${createListItem(1, 'One')}<ul>${createListItem(2, 'Inner')}<ol>${createListItem(3, 'Deep')}</ol></ul>${createListItem(1, 'Two')}</ul></b>`;

test('a nested list from Google Docs keeps its levels, and a notice names the dropped picture of another site', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const activity = watch(adminPage, site.url);
  await openNewArticle(adminPage, 'From elsewhere');
  await openVisualMode(adminPage);
  const text = adminPage.getByRole('textbox', { name: 'Text' });
  await text.click();
  await paste(adminPage, GOOGLE_DOCS);
  await expect(text.locator('ul > li > ul > li > ol > li').getByText('Deep')).toBeVisible();
  await expect(text.locator(':scope > ul > li')).toHaveCount(2);

  await text.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<p>Caption <img src="https://evil.example/pixel.png" alt="The spy"></p>');
    const { left, bottom } = element.lastElementChild!.getBoundingClientRect();
    const place = { clientX: left + 5, clientY: bottom - 5 };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
  });
  await expect(adminPage.getByText('1 picture was left out')).toBeVisible();
  await expect(adminPage.getByText('“The spy”')).toBeVisible();
  await expect(text.getByText('Caption')).toBeVisible();

  await adminPage.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(adminPage.getByLabel('Text')).toHaveValue(/^\*\*Bold\*\*\n\n- One\n  - Inner\n    1\. Deep\n- /);
  // Pasted content can be opened in visual mode again.
  await adminPage.getByRole('button', { name: 'Visual' }).click();
  await expect(text.getByText('Deep')).toBeVisible();
  expect(activity.foreignRequests).toEqual([]);
});

test('an administrator inserts blocks with a slash, and Escape or a space keeps the typed text', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const activity = watch(adminPage, site.url);
  await openNewArticle(adminPage, 'Built of blocks');
  await openVisualMode(adminPage);
  const text = adminPage.getByRole('textbox', { name: 'Text' });
  const list = adminPage.getByRole('listbox', { name: 'Insert a block' });
  await text.click();
  await adminPage.keyboard.type('/');
  await expect(list.getByRole('option')).toHaveCount(12);
  await expect(text).toBeFocused();
  const getActiveOption = async () => {
    const id = await text.getAttribute('aria-activedescendant');
    return adminPage.locator(`[id="${id}"]`).textContent();
  };
  expect(await getActiveOption()).toContain('Heading 2');
  await adminPage.keyboard.press('ArrowDown');
  expect(await getActiveOption()).toContain('Heading 3');
  await adminPage.keyboard.press('ArrowUp');
  await adminPage.keyboard.press('ArrowUp');
  expect(await getActiveOption()).toContain('Divider');
  await adminPage.keyboard.type('head');
  await expect(list.getByRole('option')).toHaveCount(3);
  await adminPage.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(text).not.toHaveAttribute('aria-activedescendant');
  await adminPage.keyboard.type('A heading');
  await adminPage.keyboard.press('Enter');

  await adminPage.keyboard.type('/tab');
  await adminPage.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await adminPage.keyboard.type('le stays');
  await adminPage.keyboard.press('Enter');
  await adminPage.keyboard.type('/quote me');
  await expect(list).toHaveCount(0);
  await adminPage.keyboard.press('Enter');
  await adminPage.keyboard.type('/quote');
  await list.getByRole('option', { name: 'Quote' }).click();
  await adminPage.keyboard.type('Quoted');

  await adminPage.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(adminPage.getByLabel('Text')).toHaveValue('## A heading\n\n/table stays\n\n/quote me\n\n> Quoted');
  expect(activity.consoleLines).toEqual([]);
});

test('an administrator adds a footnote, a caption and a callout by keyboard, and a visitor reads them', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  await openNewArticle(adminPage, 'Noted and shown');
  await adminPage.getByLabel('Text').fill('First.\n\n![A chain of records](/figures/hash-chain.svg)');
  await openVisualMode(adminPage);
  const text = adminPage.getByRole('textbox', { name: 'Text' });
  await text.getByText('First.').click();
  const { keyboard } = adminPage;
  await keyboard.press('End');
  await keyboard.press('Control+Alt+f');
  await keyboard.type('A source.');
  await keyboard.press('Control+Alt+f');
  await keyboard.type(' Second.');

  // The next paragraph is a picture.
  await keyboard.press('ArrowRight');
  const panel = adminPage.getByRole('group', { name: 'Picture' });
  await expect(panel.getByLabel('Description')).toHaveValue('A chain of records');
  await keyboard.press('Alt+Enter');
  await expect(panel.getByLabel('Description')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('FIG. 1');
  await keyboard.press('Enter');
  await expect(text).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(panel).toHaveCount(0);
  await keyboard.press('Enter');
  await keyboard.type('/callout');
  await keyboard.press('Enter');
  await keyboard.type('Keep the key.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('Last.');
  const markdown = [
    'First.[^1] Second.',
    '![A chain of records](/figures/hash-chain.svg "FIG. 1")',
    '> [!NOTE]\n> Keep the key.',
    'Last.',
    '[^1]: A source.',
  ];
  await adminPage.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(adminPage.getByLabel('Text')).toHaveValue(markdown.join('\n\n'));

  await adminPage.getByRole('button', { name: 'Publish now' }).click();
  const visitor = await openPage(browser, site);
  await expect.poll(async () => (await visitor.goto('/resources/noted-and-shown'))?.status()).toBe(200);
  await expect(visitor.getByRole('note')).toHaveText('NoteKeep the key.');
  await expect(visitor.locator('figcaption')).toHaveText('FIG. 1');
  await visitor.getByRole('link', { name: '1', exact: true }).click();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'A source.' })).toBeInViewport();
  await visitor.getByRole('link', { name: 'Back to reference 1' }).click();
  await expect(visitor).toHaveURL(/#user-content-fnref-1$/);
});
