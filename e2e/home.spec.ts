import { expect, hydrated, test } from './site.ts';

const sections = [
  'The first SMB and enterprise AI',
  'Train it, deploy it',
  'Most AI starts by',
  'Four advantages',
  'For work that cannot wait',
  'The same node',
  'Pull the plug',
  'Related',
];

test('a visitor without JavaScript reads all eight sections in order and can follow every link', async ({
  browser,
  site,
  request,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const headings = await page.locator('main :is(h1, h2)').allInnerTexts();
  const order = sections.map((words) => headings.findIndex((heading) => heading.replace(/\s+/g, ' ').includes(words)));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const heading of await page.locator('main :is(h1, h2)').all()) await expect(heading).toBeVisible();

  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  for (const wanted of [
    '/train',
    '/deploy',
    '/use',
    '/works-offline',
    '/customizable',
    '/secure-by-design',
    '/future-proof',
    '/government',
    '/healthcare',
    '/financial-services',
    '/utilities',
    '/whitepaper',
    '/investor',
    '/product',
    '/solutions',
    '/technical-overview',
    '/custom-architecture',
    '/why-we-built',
    '/privacy',
    '/terms',
    '/cookies',
    '/auth',
  ]) {
    expect(hrefs).toContain(wanted);
  }
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBeLessThan(500);
  await context.close();
});

test('a visitor is taken to how it works, 80 pixels below the edge, and back to the top by the next link', async ({
  page,
  seen,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'See How It Works' }).click();
  const top = () =>
    page.locator('#how-it-works').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  // By keyboard, because Playwright repeats a click that did not reach its target only after scrolling the target to
  // the lower edge, from where the visitor would then come back.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^1\s*Train/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/train$/);
  // The URL changes first, the page shortly after.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(80);
  expect(seen.lines).toEqual([]);
});

test('the header thickens past 10 pixels and shows in bold where one is', async ({ page, seen }) => {
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole('banner');
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await background();
  await page.mouse.wheel(0, 400);
  await expect.poll(background).not.toBe(before);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect(current).toHaveText('Resources');
  expect(Number(await current.evaluate((link) => getComputedStyle(link).fontWeight))).toBeGreaterThanOrEqual(600);
  expect(seen.lines).toEqual([]);
});

test('on a phone the menu opens, keeps the keyboard inside, closes on Escape and on the way to a page', async ({
  page,
  seen,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(/\/resources$/);
  await expect(menu).toBeHidden();
  expect(seen.lines).toEqual([]);
});

test('a visitor’s choice of theme is kept, painted at once on the next visit, and offered on the sign-in page', async ({
  page,
  seen,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-sheet', 'blueprint');
  await page.goto('/auth');
  await hydrated(page);
  const theme = page.getByRole('group', { name: 'Theme' });
  await expect(theme.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await theme.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-sheet', 'paper');
  expect(seen.lines).toEqual([]);
});

test('below the window things wait and appear once on the way down; nothing waits where motion is unwelcome', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/');
  await hydrated(page);
  const last = page.locator('.animate-on-scroll').last();
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(last).toHaveClass(/is-waiting/, { timeout: 1_000 });
  }).toPass();
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(last).toHaveClass(/is-visible/);

  const still = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const quiet = await still.newPage();
  await quiet.goto('/');
  await hydrated(quiet);
  await quiet.mouse.wheel(0, 300);
  await expect(quiet.locator('.is-waiting')).toHaveCount(0);
  await still.close();
});

test('the home page fetches the four pictures and the four routes ahead, without scripts too', async ({
  browser,
  site,
}) => {
  const wanted = ['government', 'healthcare', 'financial', 'utilities'].map(
    (name) => `/images/industries/${name}-960.avif`,
  );
  wanted.push('/works-offline', '/customizable', '/secure-by-design', '/future-proof');
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
    const page = await context.newPage();
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
    await page.goto('/');
    await expect.poll(() => [...fetched]).toEqual(expect.arrayContaining(wanted));
    await context.close();
  }
});

test('the figures are there on the first page opened, and again when one comes back by a link', async ({
  page,
  seen,
}) => {
  const figures = page.locator('main svg.dwg[role=img]:visible');
  await page.goto('/');
  await hydrated(page);
  const first = await figures.count();
  expect(first).toBeGreaterThanOrEqual(13);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect(figures).toHaveCount(first);
  expect(seen.lines).toEqual([]);
});

test('a page without data does not load the GraphQL client', async ({ request }) => {
  const getModules = async (path: string) =>
    /<script[^>]*id="modules"[^>]*>([^<]*)</.exec(await (await request.get(path)).text())?.[1] ?? '';
  expect(await getModules('/resources')).toContain('/assets/apollo-client-');
  for (const path of ['/', '/about', '/healthcare']) {
    expect(await getModules(path)).toContain('/assets/react-');
    expect(await getModules(path), path).not.toContain('apollo-client');
  }
});
