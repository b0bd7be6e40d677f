import { expect, waitForHydration, test, openPage } from './site.ts';

const titles = '#blog li :is(h2, h3)';

test('a visitor filters, searches, loads more articles, reads one, and returns to the results', async ({
  page,
  activity,
}) => {
  await page.goto('/resources');
  await waitForHydration(page);
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
  expect(activity.consoleLines).toEqual([]);
});

test('a visitor whose search has no results gets a link to all articles', async ({ page, activity }) => {
  await page.goto('/resources?search=zebrafish');
  await expect(page.getByText('No entries match this filter.')).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.locator(titles)).toHaveCount(8);
  expect(activity.consoleLines).toEqual([]);
});

test('a visitor who misspells a word sees which word was searched, and filters the results by category', async ({
  page,
  activity,
}) => {
  await page.goto('/resources');
  await waitForHydration(page);
  await page.getByRole('searchbox').fill('hopsital');
  await page.keyboard.press('Enter');
  await expect(page.locator('#blog').getByRole('status').first()).toContainText(
    /^No results for “hopsital”. Results for hospitals?: \d+$/,
  );
  await expect(page.locator('#blog mark').first()).toContainText(/^hospital/i);
  const facet = page.getByRole('navigation', { name: 'Results by category' }).getByRole('link').first();
  const count = Number(/\((\d+)\)/.exec(await facet.innerText())?.[1]);
  await facet.click();
  await expect(page).toHaveURL(/category=[a-z-]+&search=hopsital$/);
  await expect(page.locator(titles)).toHaveCount(count);
  expect(activity.consoleLines).toEqual([]);
});

test('without JavaScript, a visitor filters, searches and loads more articles', async ({ browser, site }) => {
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  await page.goto('/resources');
  const firstTitles = await page.locator(titles).allInnerTexts();
  await page.getByRole('link', { name: 'Load more articles' }).click();
  const secondTitles = await page.locator(titles).allInnerTexts();
  expect(secondTitles.length).toBe(6);
  expect(firstTitles.filter((title) => secondTitles.includes(title))).toEqual([]);
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
});

for (const width of [390, 320])
  test(`on a phone of ${width} px, without JavaScript, a visitor finds each filter on one line, and chooses from it`, async ({
    browser,
    site,
  }) => {
    const page = await openPage(browser, site, { javaScriptEnabled: false, viewport: { width, height: 844 } });
    for (const [path, label, choice] of [
      ['/resources', 'Categories', 'Deployment and operations'],
      ['/resources?search=audit', 'Results by category', /^Evidence and audit \(\d+\)$/],
      ['/case-studies', 'Industries', 'Financial services'],
    ] as const) {
      await page.goto(path);
      const filter = page.getByRole('navigation', { name: label, exact: true });
      const link = filter.getByRole('link', { name: choice });
      await expect(link).toBeHidden();
      expect((await filter.boundingBox())!.height).toBeLessThan(50);
      await filter.getByRole('button').click();
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(filter.getByRole('button', { name: choice instanceof RegExp ? 'Evidence' : choice })).toBeVisible();
      expect((await filter.boundingBox())!.height).toBeLessThan(50);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('the page for a missing article has a search field and the newest articles', async ({ page, activity }) => {
  await page.goto('/resources/nobody-wrote-this');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Newest articles' })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('searchbox').fill('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources\?search=audit$/);
  expect(activity.consoleLines).toEqual([]);
});

test('a list with an invalid cursor shows an error, and the page still works', async ({ page, activity }) => {
  await page.goto('/case-studies?after=nowhere');
  await expect(page.getByRole('alert')).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Resources', exact: true }).first().click();
  await expect(page.locator('#blog')).toBeVisible();
  expect(activity.consoleLines).toEqual([]);
});
