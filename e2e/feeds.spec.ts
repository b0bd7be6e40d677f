import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { openAdminPage, test, openRowMenu } from './people.ts';
import { expect, waitForHydration, type Site, watch, openPage } from './site.ts';

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>Journal of Sealed Rooms</title>
  <link>https://journal.example/</link>
  <item><title>What a sealed room costs &lt;script&gt;alert(1)&lt;/script&gt;</title><link>https://journal.example/costs</link>
  <guid>1</guid><description>&lt;p&gt;Three operators on &lt;b&gt;paper&lt;/b&gt;.&lt;/p&gt;</description></item>
  <item><title>An advertisement</title><link>https://journal.example/ad</link><guid>2</guid></item></channel></rss>`;

/** Runs the command next to the running site, as an operator does. */
async function refreshFeeds(site: Site): Promise<string> {
  const env = { ...process.env, DATA_DIR: site.dataDir, FEED_ALLOW_HOSTS: '127.0.0.1' };
  return (await promisify(execFile)(process.execPath, ['dist/server/portal.js', 'feeds', 'refresh'], { env })).stdout;
}

interface Source {
  url: string;
  server: Server;
}

/** A local web server that stands in for another site, with a page that links to its feed. */
async function openSource(): Promise<Source> {
  const server = createServer((request, response) => {
    if (request.url === '/feed.xml') return void response.writeHead(200, { 'content-type': 'text/xml' }).end(RSS);
    response.end('<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed.xml">');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

test('an administrator adds a feed and accepts an item, a visitor sees it, and a failing feed shows its error', async ({
  browser,
  site,
}) => {
  const source = await openSource();
  const adminPage = await openAdminPage(browser, site);
  const activity = watch(adminPage, site.url);
  await adminPage.goto('/admin/rss');
  await waitForHydration(adminPage);
  await adminPage.getByRole('link', { name: 'To review' }).click();
  await expect(adminPage.getByText('No items to review.', { exact: false })).toBeVisible();
  await adminPage.getByRole('link', { name: 'All feeds' }).click();
  const urlField = adminPage.getByLabel('URL of a feed');
  await urlField.fill('https://localhost/feed.xml');
  await adminPage.getByRole('button', { name: 'Add feed' }).click();
  await expect(adminPage.getByText('Use a URL on the public internet').first()).toBeVisible();
  await urlField.fill(source.url);
  await adminPage.getByRole('button', { name: 'Add feed' }).click();

  const row = adminPage.locator('tbody', { hasText: 'Journal of Sealed Rooms' });
  await expect(row).toContainText(`${source.url}feed.xml`);
  await expect(row).toContainText('No errors');
  const visitor = await openPage(browser, site);
  await visitor.goto('/resources');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Resources');
  await expect(visitor.getByText('From other sites')).toHaveCount(0);

  await adminPage.getByRole('link', { name: /^To review 2/ }).click();
  await adminPage.getByRole('button', { name: 'Reject An advertisement' }).click();
  await expect(adminPage.getByText('An advertisement')).toHaveCount(0);
  await adminPage.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  await adminPage.getByRole('button', { name: 'Accept selected' }).click();
  await adminPage.getByRole('link', { name: 'To review' }).click();
  await expect(adminPage.getByText('No items to review.', { exact: false })).toBeVisible();
  await adminPage.getByRole('link', { name: 'All feeds' }).click();

  const feedItems = visitor.getByRole('region', { name: 'From other sites' });
  await expect(async () => {
    await visitor.goto('/resources');
    await expect(feedItems).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(feedItems.getByRole('listitem')).toHaveCount(1);
  await expect(feedItems).toContainText('Journal of Sealed Rooms');
  await expect(feedItems).toContainText('Three operators on paper.');
  const link = feedItems.getByRole('link', { name: /^What a sealed room costs/ });
  await expect(link).toHaveAttribute('href', 'https://journal.example/costs');
  await expect(link).toHaveAttribute('rel', /noopener/);

  expect(await refreshFeeds(site)).toContain(`${source.url}feed.xml`);

  source.server.closeAllConnections();
  source.server.close();
  await row.getByRole('button', { name: /^Refresh/ }).click();
  await expect(row).toContainText('Failing');
  await expect(row).toContainText('No web server on the public internet answered at this URL.');
  await openRowMenu(row);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await row.getByRole('button', { name: /^Delete this feed and its items/ }).click();
  await expect(row).toHaveCount(0);
  await expect(async () => {
    await visitor.goto('/resources');
    await expect(feedItems).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect(activity.consoleLines).toEqual([]);
  expect(activity.foreignRequests).toEqual([]);
});
