import type { Page } from '@playwright/test';
import { openAdminPage, test } from './people.ts';
import { expect, waitForHydration } from './site.ts';

// A person who types on through saves, mode switches, reloads, crashes and lost connections loses no character.

const LATENCIES = [0, 400, 800];
const MODES = ['Markdown', 'Visual'] as const;
type Mode = (typeof MODES)[number];

/** A person types about nine keys a second. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 110 });

/** Each answer of the API arrives late, as over a slow connection. */
const slowDown = (page: Page, latency: number) =>
  page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latency));
    await route.continue().catch(() => undefined);
  });

const findText = (page: Page) => page.getByRole('textbox', { name: 'Text' });

async function chooseMode(page: Page, mode: Mode): Promise<void> {
  const button = page.getByRole('button', { name: mode, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

async function openEditor(page: Page, path: string, mode: Mode): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await chooseMode(page, mode);
}

/** The text of the page's field. Visual mode shows paragraphs in place of Markdown. */
const readText = (page: Page) =>
  findText(page).evaluate((field) =>
    field instanceof HTMLTextAreaElement
      ? field.value
      : [...field.children].map((block) => block.textContent).join('\n\n'),
  );

for (const mode of MODES)
  for (const latency of LATENCIES)
    test(`text typed while a new article is first saved stays in ${mode} mode at ${latency} ms`, async ({
      browser,
      site,
    }) => {
      const page = await openAdminPage(browser, site);
      await openEditor(page, '/admin/articles/new', mode);
      await slowDown(page, latency);
      await page.getByLabel('Title').fill(`Typed through ${mode} ${latency}`);
      await findText(page).click();
      await type(page, 'Before it. ');
      await page.getByRole('button', { name: 'Save draft' }).click();
      // These keys are shortcuts of the page if the text does not have the focus.
      await type(page, 'gd? After the click.');
      await expect(page).toHaveURL(/\/admin\/articles\/art_/);
      await type(page, ' Later');
      await expect(findText(page)).toBeFocused();
      expect(await readText(page)).toBe('Before it. gd? After the click. Later');
      // The history of the text goes back to before the save.
      await page.keyboard.press('Control+z');
      await expect.poll(() => readText(page)).not.toContain('Later');
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => readText(page)).toContain('Later');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText(/· Saved/)).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      await expect(findText(page)).toBeVisible();
      await expect.poll(() => readText(page)).toBe('Before it. gd? After the click. Later');
    });

test('“Publish now” on a new article with an error publishes nothing and says so', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await openEditor(page, '/admin/articles/new', 'Markdown');
  await page.getByLabel('Title').fill('Not ready');
  await findText(page).fill('A text without a summary.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('heading', { name: 'Not published: 1 error' })).toBeVisible();
  await expect(page.getByText('Article saved', { exact: true })).toHaveCount(0);
  await page.getByLabel('Summary').fill('In one sentence.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('link', { name: '/resources/not-ready' })).toBeVisible();
});
