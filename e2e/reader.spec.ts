import type { Page } from '@playwright/test';
import { emptyPdf, outlinedPdf } from '../api/testing/pdf-files.ts';
import { findViolations } from './axe.ts';
import { admin, ask, person, test } from './people.ts';
import { allow, bringIn, investor } from './sharing.ts';
import { expect, hydrated, watch } from './site.ts';

// The tools of the document reader: search, views, contents, and what it remembers.

const BOOKMARKS = [
  { title: 'Summary', page: 0 },
  { title: 'Figures', page: 5, below: [{ title: 'By quarter', page: 8 }] },
];

interface Opened {
  browser: Parameters<typeof person>[0];
  site: Parameters<typeof person>[1];
  username: string;
  body?: Uint8Array;
}

/** A reader with a document of twelve pages. */
async function open({ browser, site, username, body }: Opened) {
  const desk = await admin(browser, site);
  const reader = await person(browser, site);
  const { id: userId } = await investor(reader, username, desk);
  const id = await bringIn(desk, 'Annual report', Buffer.from(body ?? (await outlinedPdf(12, BOOKMARKS))));
  await allow(desk, id, userId, ['LIST', 'VIEW']);
  const url = `/investor/documents/${id}`;
  await reader.goto(url);
  await hydrated(reader);
  return { desk, reader, id, url };
}

const find = (page: Page) => page.getByRole('searchbox', { name: 'Find in document' });
const counter = (page: Page) => page.getByRole('spinbutton', { name: 'Page' });
const pages = (page: Page) => page.getByRole('region', { name: 'Pages of Annual report' });
const currentHit = (page: Page) => page.locator('[data-hit="current"]');

async function press(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

test('page 7 is found by its words with two more keys: / and Enter', async ({ browser, site }) => {
  const { desk, reader, id } = await open({ browser, site, username: 'findseven' });
  const seen = watch(reader, site.url);
  // Typing in the bar leaves the pages where they are.
  await counter(reader).fill('2');
  await counter(reader).press('Enter');
  const scrolled = await reader.evaluate(() => scrollY);
  await find(reader).pressSequentially('report');
  expect(await reader.evaluate(() => scrollY)).toBe(scrolled);
  await find(reader).press('Escape');

  const count = await press(reader, ['/', ...'page 7', 'Enter']);
  expect(count).toBe('page 7'.length + 2);
  await expect(counter(reader)).toHaveValue('7');
  await expect(reader.getByText('1 of 1, page 7')).toBeVisible();
  await expect(currentHit(reader)).toBeInViewport();
  const ruler = reader.getByRole('navigation', { name: 'All pages' });
  await expect(ruler.getByRole('link', { name: 'Page 7, 1 result', exact: true })).toBeVisible();
  expect(await findViolations(reader, 'main')).toEqual([]);

  await find(reader).fill('of the REPORT');
  await find(reader).press('Enter');
  await expect(reader.getByText('7 of 12')).toBeVisible();
  await find(reader).press('Enter');
  await expect(counter(reader)).toHaveValue('8');
  await find(reader).press('Shift+Enter');
  await find(reader).press('Shift+Enter');
  await expect(counter(reader)).toHaveValue('6');
  await reader.getByRole('button', { name: 'Next result' }).click();
  await expect(reader.getByText('7 of 12')).toBeVisible();

  await find(reader).fill('turbine');
  await find(reader).press('Enter');
  await expect(reader.getByText('No results for “turbine”.')).toBeVisible();
  await find(reader).fill('x');
  await find(reader).press('Enter');
  await expect(reader.getByText('Enter at least 2 characters.')).toBeVisible();
  await find(reader).press('Escape');
  await expect(find(reader)).toHaveValue('');
  await expect(pages(reader)).toBeFocused();
  await expect(reader.locator('[data-hit]')).toHaveCount(0);
  await reader.keyboard.press('Control+f');
  await expect(find(reader)).toBeFocused();

  const log = 'query ($id: ID!) { accessLog(first: 100, filter: { documentId: $id }) { nodes { kind page } } }';
  const { accessLog } = await ask<{ accessLog: { nodes: { page: number | null }[] } }>(desk, log, { id });
  expect(accessLog.nodes.filter(({ page }) => page === 12)).toEqual([]);
  expect(seen.lines, 'the console stays empty').toEqual([]);
});

test('a scanned document says that it cannot be searched', async ({ browser, site }) => {
  const { reader } = await open({ browser, site, username: 'findnone', body: await emptyPdf(595, 842, 2) });
  await press(reader, ['/', ...'report', 'Enter']);
  await expect(reader.getByText('No text in this document can be searched.')).toBeVisible();
});

test('a reader chooses two pages and the full screen, and both are left by keys', async ({ browser, site }) => {
  const { reader, url } = await open({ browser, site, username: 'viewtwo' });
  const getTop = (number: number) =>
    reader.locator(`#page-${number}`).evaluate((page) => page.getBoundingClientRect().top);
  await reader.getByRole('button', { name: 'View' }).click();
  await reader.getByLabel('Two pages').check();
  await reader.keyboard.press('Escape');
  expect(await getTop(1)).toBe(await getTop(2));
  await pages(reader).press('PageDown');
  await expect(counter(reader)).toHaveValue('3');
  await pages(reader).press('ArrowRight');
  await expect(counter(reader)).toHaveValue('5');
  await pages(reader).press('f');
  await expect.poll(() => reader.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(counter(reader)).toHaveValue('5');
  await expect(find(reader)).toBeVisible();
  await pages(reader).press('End');
  await expect(counter(reader)).toHaveValue(/1[12]/);
  await reader.keyboard.press('f');
  await expect.poll(() => reader.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await pages(reader).press('Home');
  await expect(counter(reader)).toHaveValue('1');

  await reader.goto(`${url}?page=1`);
  await hydrated(reader);
  expect(await getTop(1)).toBe(await getTop(2));
  await pages(reader).press('+');
  expect(await getTop(2)).toBeGreaterThan(await getTop(1));
});

test('a document opens on the page that was read last, unless the URL names a page', async ({ browser, site }) => {
  const { reader, url } = await open({ browser, site, username: 'lastpage' });
  await counter(reader).fill('9');
  await counter(reader).press('Enter');
  await expect(reader).toHaveURL(/page=9/);
  await reader.goto('/investor/documents');
  await reader.goto(url);
  await expect(reader.getByText('Continued on page 9.')).toBeVisible();
  await expect(reader.locator('#page-9')).toBeInViewport();
  await reader.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(counter(reader)).toHaveValue('1');
  await expect(reader.getByText('Continued on page 9.')).toHaveCount(0);
  await reader.goto(`${url}?page=4`);
  await hydrated(reader);
  await expect(counter(reader)).toHaveValue('4');
});

test('the contents lead to the pages of the bookmarks', async ({ browser, site }) => {
  const { reader } = await open({ browser, site, username: 'outline' });
  await reader.getByRole('button', { name: 'Contents' }).click();
  const contents = reader.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveText(['Summary, page 1', 'Figures, page 6', 'By quarter, page 9']);
  expect(await findViolations(reader, 'main')).toEqual([]);
  await contents.getByRole('link', { name: 'By quarter' }).click();
  await expect(counter(reader)).toHaveValue('9');
  await expect(contents.getByRole('link', { name: 'By quarter' })).toHaveAttribute('aria-current', 'location');
  await reader.keyboard.press('Escape');
  await expect(contents).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Contents' })).toBeFocused();
});

test('the first page begins in the first screen, and the bar of a phone has one row', async ({ browser, site }) => {
  const { reader, url } = await open({ browser, site, username: 'firstscreen' });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1100, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await reader.setViewportSize(size);
    await reader.goto(`${url}?page=1`);
    await hydrated(reader);
    const page = (await reader.locator('#page-1').boundingBox())!;
    expect(page.y, `${size.width} px`).toBeLessThan(size.height / 3);
    const bar = (await reader.locator('[data-reader-bar]').boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(56);
    const details = (await reader.getByRole('region', { name: 'Details' }).boundingBox())!;
    if (size.width >= 1100) expect(details.y).toBeLessThan(page.y);
    else expect(details.y).toBeGreaterThan(page.y + page.height);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});

test('the page ruler shows which pages were read', async ({ browser, site }) => {
  const { reader, url } = await open({ browser, site, username: 'ruler' });
  const link = (name: string) =>
    reader.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name, exact: true });
  // A page counts as read after a second in view.
  await reader.waitForTimeout(1_300);
  await reader.keyboard.press('j');
  await expect(link('Page 1, read')).toBeVisible();
  await expect(link('Page 5')).toBeVisible();
  await reader.goto(`${url}?page=5`);
  await hydrated(reader);
  await expect(link('Page 1, read')).toBeVisible();
});
