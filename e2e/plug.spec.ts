import { expect, openPage, openSite, closeSite, waitForHydration } from './site.ts';
import { openAdminPage, PASSWORD, registerAccount, test } from './people.ts';

/** All texts that the browser keeps, by their paths. */
const readKept = async (): Promise<[path: string, text: string][]> => {
  const kept: [string, string][] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys())
      kept.push([new URL(url).pathname, await (await cache.match(url, { ignoreVary: true }))!.text()]);
  }
  return kept;
};

test('an investor pulls the plug by keyboard, the server stops, and the chat answers', async ({
  browser,
  settings,
}) => {
  const site = await openSite(settings);
  const adminPage = await openAdminPage(browser, site);
  const page = await openPage(browser, site, { reducedMotion: 'reduce' });
  await registerAccount(page, 'quillfeather', adminPage);
  await page.request.post('/api/login', { data: { username: 'quillfeather', password: PASSWORD } });
  await page.goto('/investor');
  await expect(page.getByText('quillfeather', { exact: false }).first()).toBeVisible();

  await page.goto('/works-offline');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pull the plug' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /0 bytes since \d\d:\d\d/ })).toBeVisible();

  const kept = await page.evaluate(readKept);
  const paths = kept.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/chat', '/healthcare', '/offline.json']));
  expect(
    paths.filter((path) => /^\/(investor|admin|auth|api|files|uploads|graphql|request|verify)\b/.test(path)),
  ).toEqual([]);
  expect(kept.filter(([, text]) => text.includes('quillfeather'))).toEqual([]);

  await site.stop();
  await page.getByRole('link', { name: 'Ask a question offline' }).click();
  await waitForHydration(page);
  await page.getByRole('textbox', { name: /question/i }).fill('What if a disk is stolen?');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-answer="quoted"] mark').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Plug' })).toContainText('0 bytes since');

  await page.getByRole('link', { name: 'Healthcare' }).first().click();
  await expect(page).toHaveURL(/\/healthcare$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/investor/documents');
  await expect(page.getByText('The investor portal and the admin area are never kept.')).toBeVisible();

  // Plugged in again, kept pages still replace the error page of the browser while the server is away.
  await page.goto('/secure-by-design');
  await page.getByRole('button', { name: 'Plug in again' }).click();
  await expect(page.getByRole('complementary', { name: 'Plug' })).toBeHidden();
  await page.goto('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await closeSite(site);
});
