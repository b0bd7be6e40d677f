import { expect, waitForHydration, test, openPage } from './site.ts';

const sections = [
  'The first SMB and enterprise AI',
  'Train it, deploy it',
  'Cloud AI starts by',
  'Four advantages',
  'For work that cannot wait',
  'The same node',
  'Pull the plug',
  'Related',
];

test('without JavaScript, a visitor reads all eight sections in order and can follow every link', async ({
  browser,
  site,
  request,
}) => {
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  await page.goto('/');
  const headings = await page.locator('main :is(h1, h2)').allInnerTexts();
  const order = sections.map((text) => headings.findIndex((heading) => heading.replace(/\s+/g, ' ').includes(text)));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const heading of await page.locator('main :is(h1, h2)').all()) await expect(heading).toBeVisible();

  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  for (const path of [
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
    expect(hrefs).toContain(path);
  }
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBeLessThan(500);
});

test('a visitor sees three buttons below the headline, on a phone and on a wide window', async ({ page, activity }) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  const buttons = hero.getByRole('link');
  await expect(buttons).toHaveText([/^Try for Free/, /^See How It Works/, /^Why We Built Safe AI/]);
  for (const width of [1440, 900, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const looks = await buttons.evaluateAll((links) =>
      links.map((link) => [getComputedStyle(link).borderTopStyle, link.getBoundingClientRect().height >= 44]),
    );
    expect(looks, `${width} px`).toEqual([
      ['solid', true],
      ['solid', true],
      ['solid', true],
    ]);
  }
  expect(activity.consoleLines).toEqual([]);
});

test('a visitor jumps to How It Works below the header, and the next page opens at its top', async ({
  page,
  activity,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'See How It Works' }).click();
  const getTop = () =>
    page.locator('#how-it-works').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(getTop).toBe(80);
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
  await expect.poll(getTop).toBe(80);
  expect(activity.consoleLines).toEqual([]);
});

test('the header gets a background on scroll and shows the current page in bold', async ({ page, activity }) => {
  await page.goto('/');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  const getBackground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await getBackground();
  await page.mouse.wheel(0, 400);
  await expect.poll(getBackground).not.toBe(before);
  const light = await getBackground();
  // A visitor's system changes to dark in the evening.
  await page.emulateMedia({ colorScheme: 'dark' });
  const paper = page.locator('body');
  await expect.poll(getBackground).not.toBe(light);
  const toPixel = (color: string) =>
    page.evaluate((fill) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      canvas.fillStyle = fill;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    }, color);
  expect(await toPixel(await getBackground())).toEqual(
    await toPixel(await paper.evaluate((element) => getComputedStyle(element).backgroundColor)),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect(current).toHaveText('Resources');
  expect(Number(await current.evaluate((link) => getComputedStyle(link).fontWeight))).toBeGreaterThanOrEqual(600);
  expect(activity.consoleLines).toEqual([]);
});

test('the phone menu opens, keeps the keyboard focus inside, and closes on Escape and on navigation', async ({
  page,
  activity,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
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
  expect(activity.consoleLines).toEqual([]);
});

test('the visitor’s theme is stored, applies at once on the next visit, and can be changed on the sign-in page', async ({
  page,
  activity,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-sheet', 'blueprint');
  await page.goto('/auth');
  await waitForHydration(page);
  const theme = page.getByRole('group', { name: 'Theme' });
  await expect(theme.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await theme.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-sheet', 'paper');
  expect(activity.consoleLines).toEqual([]);
});

test('elements appear once when a visitor scrolls to them, and are always visible with reduced motion', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const last = page.locator('.animate-on-scroll').last();
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(last).toHaveClass(/is-waiting/, { timeout: 1_000 });
  }).toPass();
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(last).toHaveClass(/is-visible/);

  const quiet = await openPage(browser, site, { reducedMotion: 'reduce' });
  await quiet.goto('/');
  await waitForHydration(quiet);
  await quiet.mouse.wheel(0, 300);
  await expect(quiet.locator('.is-waiting')).toHaveCount(0);
});

test('the home page prefetches four pictures and four pages, also without JavaScript', async ({ browser, site }) => {
  const paths = ['government', 'healthcare', 'financial', 'utilities'].map(
    (name) => `/images/industries/${name}-960.avif`,
  );
  paths.push('/works-offline', '/customizable', '/secure-by-design', '/future-proof');
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage(browser, site, { javaScriptEnabled });
    const fetchedPaths = new Set<string>();
    page.on('requestfinished', (request) => fetchedPaths.add(new URL(request.url()).pathname));
    await page.goto('/');
    await expect.poll(() => [...fetchedPaths]).toEqual(expect.arrayContaining(paths));
  }
});

test('the home page shows its figures on the first visit and after a return by a link', async ({ page, activity }) => {
  const figures = page.locator('main svg.dwg[role=img]:visible');
  await page.goto('/');
  await waitForHydration(page);
  const firstCount = await figures.count();
  expect(firstCount).toBeGreaterThanOrEqual(13);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect(figures).toHaveCount(firstCount);
  expect(activity.consoleLines).toEqual([]);
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
