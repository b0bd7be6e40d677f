import type { Page } from '@playwright/test';
import { ADMIN, openAdminPage, test } from './people.ts';
import { expect, post, waitForHydration } from './site.ts';
import { findText, MODES, onlyInDrill, openEditor, readText, slowDown, type } from './typing.ts';

// A person types on through everything that can go wrong, and the whole text is compared after each event.

const NEW = {
  article: '/admin/articles/new',
  update: '/investor/admin/updates/new',
  'case study': '/admin/case-studies/new',
};

/** The kinds share their editor: together, they cover each mode and each latency. */
const JOURNEYS = [
  { kind: 'article', mode: 'Markdown', latency: 800, isInDrill: false },
  { kind: 'article', mode: 'Visual', latency: 400, isInDrill: true },
  { kind: 'update', mode: 'Visual', latency: 0, isInDrill: true },
  { kind: 'case study', mode: 'Markdown', latency: 400, isInDrill: true },
] as const;

/** Ends the process of the page: no code of it runs any more. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Takes the text that the browser kept, as the page offers it, and continues at its end. */
async function restoreText(page: Page, expected: string): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Restore unsaved changes' }).first().click();
  await expect.poll(() => readText(page)).toBe(expected);
  await expect(findText(page)).toBeEditable();
  await findText(page).click();
  await page.keyboard.press('Control+End');
}

const waitUntilSaved = (page: Page) => expect(page.getByText(/· Saved/)).toBeVisible();

for (const { kind, mode, latency, isInDrill } of JOURNEYS)
  test(
    `no typed character of a new ${kind} is lost in ${mode} mode at ${latency} ms`,
    onlyInDrill(isInDrill),
    async ({ browser, site }) => {
      let page = await openAdminPage(browser, site);
      const context = page.context();
      await openEditor(page, NEW[kind], mode);
      await slowDown(page, latency);
      let text = '';
      const write = async (words: string) => {
        await type(page, words);
        text += words;
        expect(await readText(page)).toBe(text);
      };
      await page.getByLabel('Title').fill(`A ${kind} in ${mode} at ${latency}`);
      await findText(page).click();

      await test.step('the first save', async () => {
        await write('One.');
        await page.getByRole('button', { name: 'Save draft' }).click();
        await write(' Saving.');
        await expect(page).toHaveURL(/_[\w-]+$/);
        await write(' Saved.');
      });

      await test.step('both mode switches, without a click on the text and after a space', async () => {
        await write(' ');
        for (const next of MODES.toSorted((a) => (a === mode ? 1 : -1))) {
          await page.getByRole('button', { name: next, exact: true }).click();
          await write(`In ${next}. `);
          await expect(page.getByRole('button', { name: next, exact: true })).toHaveAttribute('aria-pressed', 'true');
          await expect(findText(page)).toBeFocused();
          expect(await readText(page)).toBe(text);
        }
      });

      await test.step('a reload', async () => {
        await waitUntilSaved(page);
        await write('Reload.');
        await page.reload();
        await restoreText(page, text);
      });

      await test.step('a crash', async () => {
        await waitUntilSaved(page);
        await write(' Crash.');
        await crash(page);
        const next = await context.newPage();
        await next.goto(page.url());
        await page.close();
        page = next;
        await restoreText(page, text);
        await waitUntilSaved(page);
      });

      await test.step('an expired session', async () => {
        await post(page, '/api/logout');
        await write(' Signed out.');
        await expect(page.getByText('You are signed out. Your changes are kept in this browser')).toBeVisible();
        await post(page, '/api/login', { data: ADMIN });
        await write(' Signed in.');
        await waitUntilSaved(page);
      });

      await test.step('a lost connection', async () => {
        await context.setOffline(true);
        await write(' Offline.');
        await expect(page.getByText('No connection. Your changes are kept in this browser')).toBeVisible();
        await context.setOffline(false);
        await write(' Online.');
        await waitUntilSaved(page);
      });

      await test.step('a second tab with the same text', async () => {
        const second = await context.newPage();
        await second.goto(page.url());
        await waitForHydration(second);
        await expect.poll(() => readText(second)).toBe(text);
        if (kind === 'article') {
          // The first tab does not learn that it lost the lock.
          await page.route('**/graphql', (route) =>
            route.request().postData()?.includes('LockArticle') ? route.abort() : route.fallback(),
          );
          await second.getByRole('button', { name: 'Take over' }).click();
          await second.getByRole('button', { name: 'Take over' }).click();
          await expect(findText(second)).toBeEditable();
        }
        await findText(second).click();
        await second.keyboard.press('Control+End');
        await type(second, ' Second tab.');
        await waitUntilSaved(second);
        const theirs = `${text} Second tab.`;
        expect(await readText(second)).toBe(theirs);
        await write(' First tab.');
        // Both texts are there, and the person decides.
        await page.getByText('Full text of the other version').click();
        const conflict = page.getByRole('region', { name: 'Conflicting changes' });
        await expect(conflict.locator('details pre')).toHaveText(theirs);
        expect(await readText(page)).toBe(text);
        await page.getByRole('button', { name: 'Save my version as the newest' }).click();
        await waitUntilSaved(page);
        await second.close();
      });

      await page.reload();
      await waitForHydration(page);
      await expect.poll(() => readText(page)).toBe(text);
    },
  );
