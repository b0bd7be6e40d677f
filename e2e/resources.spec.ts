import { expect, hydrated, test } from './site.ts';

const titles = '#blog li :is(h2, h3)';

test('a reader filters, searches, loads more, reads, and comes back to where they were', async ({ page, seen }) => {
  await page.goto('/resources');
  await hydrated(page);
  await expect(page.locator(titles)).toHaveCount(8);
  await page.getByRole('link', { name: 'Load more articles' }).click();
  await expect(page.locator(titles)).toHaveCount(14);
  await expect(page.getByRole('link', { name: 'Load more articles' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Rules and regulators' }).click();
  await expect(page).toHaveURL(/category=rules-and-regulators/);
  await expect(page.locator(titles)).toHaveCount(4);
  await page.getByRole('searchbox').fill('hospital');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=rules-and-regulators&search=hospital/);
  await expect(page.locator(titles).first()).toContainText(/HIPAA/);
  await page.locator(titles).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/HIPAA/);
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/search=hospital/);
  expect(seen.lines).toEqual([]);
});

test('a reader whose words match nothing is told so and shown the way on', async ({ page, seen }) => {
  await page.goto('/resources?search=zebrafish');
  await expect(page.getByText('No entries match this filter.')).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.locator(titles)).toHaveCount(8);
  expect(seen.lines).toEqual([]);
});

test('a reader who mistypes a word is told which one was looked for, and goes on by category', async ({
  page,
  seen,
}) => {
  await page.goto('/resources');
  await hydrated(page);
  await page.getByRole('searchbox').fill('hopsital');
  await page.keyboard.press('Enter');
  await expect(page.locator('#blog').getByRole('status').first()).toContainText(
    /^Nothing has “hopsital”. Results for hospitals?: \d+$/,
  );
  await expect(page.locator('#blog mark').first()).toContainText(/^hospital/i);
  const facet = page.getByRole('navigation', { name: 'Found by category' }).getByRole('link').first();
  const count = Number(/\((\d+)\)/.exec(await facet.innerText())?.[1]);
  await facet.click();
  await expect(page).toHaveURL(/category=[a-z-]+&search=hopsital$/);
  await expect(page.locator(titles)).toHaveCount(count);
  expect(seen.lines).toEqual([]);
});

test('without JavaScript filter, search and load more are links and a form', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/resources');
  const first = await page.locator(titles).allInnerTexts();
  await page.getByRole('link', { name: 'Load more articles' }).click();
  const second = await page.locator(titles).allInnerTexts();
  expect(second.length).toBe(6);
  expect(first.filter((title) => second.includes(title))).toEqual([]);
  await page.getByRole('searchbox').fill('removable media');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/resources\?search=removable\+media$/);
  await expect(page.locator(titles).first()).toBeVisible();
  await page.getByRole('searchbox').fill('encrpytion');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Results for encryption')).toBeVisible();
  await expect(page.locator('#blog mark').first()).toBeVisible();
  await page.locator(titles).first().getByRole('link').click();
  await expect(page.locator('article p').nth(3)).toBeVisible();
  await context.close();
});

test('a reader at an address where nothing is finds a search field and the newest articles', async ({ page, seen }) => {
  await page.goto('/resources/nobody-wrote-this');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Newest articles' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('searchbox').fill('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources\?search=audit$/);
  expect(seen.lines).toEqual([]);
});

test('a place in a list that is none is told as such, and the page then works', async ({ page, seen }) => {
  await page.goto('/case-studies?after=nowhere');
  await expect(page.getByRole('alert')).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Resources', exact: true }).first().click();
  await expect(page.locator('#blog')).toBeVisible();
  expect(seen.lines).toEqual([]);
});
