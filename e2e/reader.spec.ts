import type { Page } from '@playwright/test';
import { emptyPdf, outlinedPdf } from '../api/testing/pdf-files.ts';
import { findViolations } from './axe.ts';
import { openAdminPage, sendOperation, test } from './people.ts';
import { shareDocument, addDocument, signInInvestor } from './sharing.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';

// The tools of the document reader: search, views, contents and the last page read.

const BOOKMARKS = [
  { title: 'Summary', page: 0 },
  { title: 'Figures', page: 5, below: [{ title: 'By quarter', page: 8 }] },
];

interface ReaderOptions {
  browser: Parameters<typeof openPage>[0];
  site: Parameters<typeof openPage>[1];
  username: string;
  body?: Uint8Array;
}

/** A reader with a document of twelve pages. */
async function openReader({ browser, site, username, body }: ReaderOptions) {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const { id: userId } = await signInInvestor(reader, username, adminPage);
  const id = await addDocument(adminPage, 'Annual report', Buffer.from(body ?? (await outlinedPdf(12, BOOKMARKS))));
  await shareDocument(adminPage, id, userId, ['LIST', 'VIEW']);
  const url = `/investor/documents/${id}`;
  await reader.goto(url);
  await waitForHydration(reader);
  return { adminPage, reader, id, url };
}

const getSearchField = (page: Page) => page.getByRole('searchbox', { name: 'Find in document' });
const getPageField = (page: Page) => page.getByRole('spinbutton', { name: 'Page' });
const getPages = (page: Page) => page.getByRole('region', { name: 'Pages of Annual report' });
const getCurrentHit = (page: Page) => page.locator('[data-hit="current"]');

async function press(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

test('a reader finds page 7 by its words and two more keys, / and Enter', async ({ browser, site }) => {
  const { adminPage, reader, id } = await openReader({ browser, site, username: 'findseven' });
  const activity = watch(reader, site.url);
  // Typing in the search field does not scroll the pages.
  await getPageField(reader).fill('2');
  await getPageField(reader).press('Enter');
  const scrolled = await reader.evaluate(() => scrollY);
  await getSearchField(reader).pressSequentially('report');
  expect(await reader.evaluate(() => scrollY)).toBe(scrolled);
  await getSearchField(reader).press('Escape');

  const count = await press(reader, ['/', ...'page 7', 'Enter']);
  expect(count).toBe('page 7'.length + 2);
  await expect(getPageField(reader)).toHaveValue('7');
  await expect(reader.getByText('1 of 1, page 7')).toBeVisible();
  await expect(getCurrentHit(reader)).toBeInViewport();
  const ruler = reader.getByRole('navigation', { name: 'All pages' });
  await expect(ruler.getByRole('link', { name: 'Page 7, 1 result', exact: true })).toBeVisible();
  expect(await findViolations(reader, 'main')).toEqual([]);

  await getSearchField(reader).fill('of the REPORT');
  await getSearchField(reader).press('Enter');
  await expect(reader.getByText('7 of 12')).toBeVisible();
  await getSearchField(reader).press('Enter');
  await expect(getPageField(reader)).toHaveValue('8');
  await getSearchField(reader).press('Shift+Enter');
  await getSearchField(reader).press('Shift+Enter');
  await expect(getPageField(reader)).toHaveValue('6');
  await reader.getByRole('button', { name: 'Next result' }).click();
  await expect(reader.getByText('7 of 12')).toBeVisible();

  await getSearchField(reader).fill('turbine');
  await getSearchField(reader).press('Enter');
  await expect(reader.getByText('No results for “turbine”.')).toBeVisible();
  await getSearchField(reader).fill('x');
  await getSearchField(reader).press('Enter');
  await expect(reader.getByText('Enter at least 2 characters.')).toBeVisible();
  await getSearchField(reader).press('Escape');
  await expect(getSearchField(reader)).toHaveValue('');
  await expect(getPages(reader)).toBeFocused();
  await expect(reader.locator('[data-hit]')).toHaveCount(0);
  await reader.keyboard.press('Control+f');
  await expect(getSearchField(reader)).toBeFocused();

  const log = 'query ($id: ID!) { accessLog(first: 100, filter: { documentId: $id }) { nodes { kind page } } }';
  const { accessLog } = await sendOperation<{ accessLog: { nodes: { page: number | null }[] } }>(adminPage, log, {
    id,
  });
  expect(accessLog.nodes.filter(({ page }) => page === 12)).toEqual([]);
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);
});

test('a scanned document shows that it cannot be searched', async ({ browser, site }) => {
  const { reader } = await openReader({ browser, site, username: 'findnone', body: await emptyPdf(595, 842, 2) });
  await press(reader, ['/', ...'report', 'Enter']);
  await expect(reader.getByText('No text in this document can be searched.')).toBeVisible();
});

test('a reader switches to two pages and to the full screen, and back by keyboard', async ({ browser, site }) => {
  const { reader, url } = await openReader({ browser, site, username: 'viewtwo' });
  const getTop = (number: number) =>
    reader.locator(`#page-${number}`).evaluate((page) => page.getBoundingClientRect().top);
  await reader.getByRole('button', { name: 'View' }).click();
  await reader.getByLabel('Two pages').check();
  await reader.keyboard.press('Escape');
  expect(await getTop(1)).toBe(await getTop(2));
  await getPages(reader).press('PageDown');
  await expect(getPageField(reader)).toHaveValue('3');
  await getPages(reader).press('ArrowRight');
  await expect(getPageField(reader)).toHaveValue('5');
  await getPages(reader).press('f');
  await expect.poll(() => reader.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(getPageField(reader)).toHaveValue('5');
  await expect(getSearchField(reader)).toBeVisible();
  await getPages(reader).press('End');
  await expect(getPageField(reader)).toHaveValue(/1[12]/);
  await reader.keyboard.press('f');
  await expect.poll(() => reader.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await getPages(reader).press('Home');
  await expect(getPageField(reader)).toHaveValue('1');

  await reader.goto(`${url}?page=1`);
  await waitForHydration(reader);
  expect(await getTop(1)).toBe(await getTop(2));
  await getPages(reader).press('+');
  expect(await getTop(2)).toBeGreaterThan(await getTop(1));
});

test('a document opens on the last page the reader saw, unless the URL names a page', async ({ browser, site }) => {
  const { reader, url } = await openReader({ browser, site, username: 'lastpage' });
  await getPageField(reader).fill('9');
  await getPageField(reader).press('Enter');
  await expect(reader).toHaveURL(/page=9/);
  await reader.goto('/investor/documents');
  await reader.goto(url);
  await expect(reader.getByText('Continued on page 9.')).toBeVisible();
  await expect(reader.locator('#page-9')).toBeInViewport();
  await reader.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(getPageField(reader)).toHaveValue('1');
  await expect(reader.getByText('Continued on page 9.')).toHaveCount(0);
  await reader.goto(`${url}?page=4`);
  await waitForHydration(reader);
  await expect(getPageField(reader)).toHaveValue('4');
});

test('the contents link to the pages of the bookmarks', async ({ browser, site }) => {
  const { reader } = await openReader({ browser, site, username: 'outline' });
  await reader.getByRole('button', { name: 'Contents' }).click();
  const contents = reader.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveText(['Summary, page 1', 'Figures, page 6', 'By quarter, page 9']);
  expect(await findViolations(reader, 'main')).toEqual([]);
  await contents.getByRole('link', { name: 'By quarter' }).click();
  await expect(getPageField(reader)).toHaveValue('9');
  await expect(contents.getByRole('link', { name: 'By quarter' })).toHaveAttribute('aria-current', 'location');
  await reader.keyboard.press('Escape');
  await expect(contents).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Contents' })).toBeFocused();
});

test('the first page starts in the upper third of the screen, and the toolbar is one row high on a phone', async ({
  browser,
  site,
}) => {
  const { reader, url } = await openReader({ browser, site, username: 'firstscreen' });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1100, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await reader.setViewportSize(size);
    await reader.goto(`${url}?page=1`);
    await waitForHydration(reader);
    const page = (await reader.locator('#page-1').boundingBox())!;
    // Another test can publish an urgent notice, which moves every page down.
    const notice = await reader.evaluate(
      () => document.querySelector('[aria-label="Urgent notice"]')?.getBoundingClientRect().height ?? 0,
    );
    expect(page.y - notice, `${size.width} px`).toBeLessThan(size.height / 3);
    const bar = (await reader.locator('[data-reader-bar]').boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(56);
    const details = (await reader.getByRole('region', { name: 'Details' }).boundingBox())!;
    if (size.width >= 1100) expect(details.y).toBeLessThan(page.y);
    else expect(details.y).toBeGreaterThan(page.y + page.height);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});

test('a reader who tabs back to the question about page 2 stays on page 2', async ({ browser, site }) => {
  const { reader } = await openReader({ browser, site, username: 'tabsback' });
  await getPageField(reader).fill('2');
  await getPageField(reader).press('Enter');
  await expect(reader.locator('#page-2')).toBeInViewport();
  const scrolled = await reader.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await getPageField(reader).press('Shift+Tab');
  await expect(reader.getByRole('button', { name: 'Ask about page 2' })).toBeFocused();
  expect(await reader.evaluate(() => scrollY)).toBe(scrolled);
  for (const _ of ['the way back', 'the menu']) {
    await reader.keyboard.press('Shift+Tab');
    expect(await reader.evaluate(() => scrollY)).toBe(scrolled);
  }
});

test('the page ruler shows which pages the reader has read', async ({ browser, site }) => {
  const { reader, url } = await openReader({ browser, site, username: 'ruler' });
  const getPageLink = (name: string) =>
    reader.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name, exact: true });
  // A page counts as read if it is left after at least a second in view. Until then, the reader returns to it.
  const leaveFirstPage = async () => {
    await reader.keyboard.press('j');
    await expect(getPageField(reader)).toHaveValue('2');
    const isRead = await getPageLink('Page 1, read').isVisible();
    if (!isRead) await reader.keyboard.press('k');
    return isRead;
  };
  await expect.poll(leaveFirstPage, { intervals: [1_500] }).toBe(true);
  await expect(getPageLink('Page 5')).toBeVisible();
  // The browser reports the reading when it leaves, beside the request for the next page.
  await expect(async () => {
    await reader.goto(`${url}?page=5`);
    await waitForHydration(reader);
    expect(await getPageLink('Page 1, read').isVisible()).toBe(true);
  }).toPass();
});
