import type { Page } from '@playwright/test';
import { admin, ask, person, test, openRowMenu } from './people.ts';
import { expect, hydrated, watch } from './site.ts';

// The article admin pages: an administrator writes, previews and publishes, a visitor reads, and two administrators do
// not overwrite each other.

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
};

async function write(page: Page, title: string, body: string, summary = 'In one sentence.'): Promise<string> {
  const mutation = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
  const { createArticle } = await ask<{ createArticle: { article: { id: string } } }>(page, mutation, {
    input: { title, body, summary },
  });
  return createArticle.article.id;
}

test('an admin writes an article, looks at it, publishes it, and a visitor reads it', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  const seen = watch(desk, site.url);
  await open(desk, '/admin/articles');
  await desk.getByRole('link', { name: 'New article' }).click();
  // Wait for the editor, because the list also has a field with this label.
  await expect(desk.getByRole('heading', { name: 'New article', level: 1 })).toBeVisible();
  await desk.getByLabel('Title').fill('What the night shift asks');
  await desk.getByLabel('Summary').fill('Questions that come when nobody else is in.');
  await desk.getByLabel('Text').fill('## At two\n\nWhere is the **manual**?\n\n<script>alert(1)</script>');
  const preview = desk.getByRole('region', { name: 'Preview of the article' });
  await expect(preview.getByRole('heading', { name: 'At two' })).toBeVisible();
  await expect(desk.getByText('Markdown, 10 words.')).toBeVisible();

  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(desk).toHaveURL(/\/admin\/articles\/art_/);
  const visitor = await person(browser, site);
  expect((await visitor.goto('/resources/what-the-night-shift-asks'))?.status()).toBe(404);

  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByRole('link', { name: '/resources/what-the-night-shift-asks' })).toBeVisible();
  await expect.poll(async () => (await visitor.goto('/resources/what-the-night-shift-asks'))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { name: 'At two' })).toBeVisible();

  await open(desk, '/admin/articles?search=night+shift');
  await expect(desk.getByRole('row', { name: /What the night shift asks/ })).toContainText('Published');
  expect(seen.lines).toEqual([]);
  expect(seen.foreign).toEqual([]);
});

test('of two admins on one article the second reads until they take over, and neither loses a word', async ({
  browser,
  site,
}) => {
  const [first, second] = [await admin(browser, site), await admin(browser, site)];
  const id = await write(first, 'Shared by two', 'The text both begin from.');
  const held = first.waitForResponse((response) => response.request().postData()?.includes('LockArticle') === true);
  await open(first, `/admin/articles/${id}`);
  await held;
  await first.getByLabel('Text').fill('The text of the first.');

  await open(second, `/admin/articles/${id}`);
  const notice = /has been editing this article since/;
  await expect(second.getByText(notice)).toBeVisible();
  await expect(second.getByLabel('Text')).not.toBeEditable();
  await expect(second.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await second.getByRole('button', { name: 'Take over' }).click();
  await second.getByRole('button', { name: /^Take over editing from/ }).click();
  await expect(second.getByText(notice)).toHaveCount(0);
  await second.getByLabel('Text').fill('The text of the second.');
  await second.getByRole('button', { name: 'Save draft' }).click();
  await expect(second.getByText('· Saved')).toBeVisible();

  // When the tab becomes visible again, it checks the lock at once instead of waiting for the next interval.
  await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(first.getByText('Your changes are kept in this browser')).toBeVisible();
  await expect(first.getByLabel('Text')).toHaveValue('The text of the first.');
  await expect(first.getByLabel('Text')).not.toBeEditable();
  await first.getByRole('button', { name: 'Take over' }).click();
  await first.getByRole('button', { name: /^Take over editing from/ }).click();
  await expect(first.getByLabel('Text')).toBeEditable();
  await first.getByRole('button', { name: 'Save draft' }).click();
  const both = first.getByRole('region', { name: 'Conflicting changes' });
  await expect(both.locator('del', { hasText: 'second' })).toBeVisible();
  await expect(both.locator('ins', { hasText: 'first' })).toBeVisible();
  await both.getByRole('button', { name: 'Save my version as the newest' }).click();
  await expect(first.getByText('· Saved')).toBeVisible();

  await first.getByText('History').click();
  await first.getByRole('button', { name: 'Compare version 2' }).click();
  await first.getByRole('button', { name: 'Copy version 2 to the form' }).click();
  await expect(first.getByLabel('Text')).toHaveValue('The text of the second.');
});

test('changes to a live article wait unseen until they are published, or are thrown away', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const id = await write(desk, 'Live and changed', 'The text that visitors read.');
  await ask(desk, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', { id });
  const visitor = await person(browser, site);
  const reads = async () => {
    await visitor.goto('/resources/live-and-changed');
    return visitor.locator('main').innerText();
  };
  await expect.poll(reads).toContain('The text that visitors read.');

  await open(desk, `/admin/articles/${id}`);
  await desk.getByLabel('Text').fill('The text that waits.');
  await desk.getByLabel('Summary').fill('What changed, and why.');
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(desk.getByText('Unpublished changes')).toBeVisible();
  expect(await reads()).not.toContain('The text that waits.');
  for (const address of ['/resources/live-and-changed.md', '/rss.xml', '/resources?search=waits'])
    expect(await (await visitor.request.get(address)).text()).not.toContain('The text that waits.');

  await desk.reload();
  await hydrated(desk);
  await expect(desk.getByLabel('Text')).toHaveValue('The text that waits.');
  await desk.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(reads).toContain('The text that waits.');

  await desk.getByLabel('Text').fill('A second thought.');
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await desk.getByRole('button', { name: 'Discard changes' }).click();
  await desk.getByRole('button', { name: 'Discard the changes?' }).click();
  await expect(desk.getByLabel('Text')).toHaveValue('The text that waits.');
  expect(await reads()).not.toContain('A second thought.');
});

test('a check holds an article back, leads to each place, and lets it go for a reason', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  const body = 'First.\n\n[Gone](/no-such-page) and [here](/works-offline#no-such-passage)\n\n![](/figures/x.svg)';
  const id = await write(desk, 'Not quite ready', body, '');
  await open(desk, `/admin/articles/${id}`);
  await desk.getByRole('button', { name: 'Publish now' }).click();
  const found = desk.getByRole('region', { name: 'Issues to fix' });
  await expect(found.getByRole('heading', { name: 'Not published: 4 errors' })).toBeVisible();
  await expect(found).toContainText('“/no-such-page” links to a page that does not exist.');
  await expect(found).toContainText('“/works-offline#no-such-passage” links to a section that does not exist.');
  await found.getByRole('link', { name: 'Line 5' }).click();
  const selected = () =>
    desk
      .getByLabel('Text')
      .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selected).toBe('![](/figures/x.svg)');

  const visitor = await person(browser, site);
  expect((await visitor.goto('/resources/not-quite-ready'))?.status()).toBe(404);
  await found.getByLabel('Reason to publish with these issues').fill('The pages go live with it tonight.');
  await found.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(desk.getByRole('link', { name: '/resources/not-quite-ready' })).toBeVisible();
  await expect(found).toHaveCount(0);
  const { auditEvents } = await ask<{ auditEvents: { nodes: object[] } }>(
    desk,
    '{ auditEvents(first: 5) { nodes { kind details } } }',
  );
  expect(JSON.stringify(auditEvents.nodes)).toContain('The pages go live with it tonight.');
});

test('a new address heals the links of other articles, and a link to what is gone is plain words', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const target = await write(desk, 'Where it was', 'The target.');
  const linking = await write(desk, 'What links there', 'Read [the other](/resources/where-it-was) first.');
  for (const id of [target, linking])
    await ask(desk, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', { id });
  const visitor = await person(browser, site);
  const link = visitor.locator('main').getByRole('link', { name: 'the other', exact: true });
  const leads = async () => {
    await visitor.goto('/resources/what-links-there');
    return (await link.count()) > 0 ? link.getAttribute('href') : null;
  };
  await expect.poll(leads).toBe('/resources/where-it-was');

  await open(desk, `/admin/articles/${target}`);
  await desk.getByLabel('URL name').fill('where-it-is-now');
  await desk.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(leads).toBe('/resources/where-it-is-now');
  const twin = await visitor.request.get('/resources/what-links-there.md');
  expect(await twin.text()).toContain('/resources/where-it-is-now');

  await desk.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await desk.getByRole('button', { name: 'Unpublish this article?' }).click();
  await expect.poll(leads).toBeNull();
  await expect(visitor.locator('main')).toContainText('Read the other first.');
});

test('a deleted article lies in the trash and comes back as a draft', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  const id = await write(desk, 'Thrown away by mistake', 'Worth keeping.');
  await ask(desk, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', { id });
  const visitor = await person(browser, site);
  const status = async () => (await visitor.goto('/resources/thrown-away-by-mistake'))?.status();
  await expect.poll(status).toBe(200);

  await open(desk, '/admin/articles?search=mistake');
  await desk.getByLabel('Select Thrown away by mistake').check();
  await desk.getByRole('button', { name: 'Delete' }).click();
  await desk.getByRole('button', { name: 'Move 1 article to the trash?' }).click();
  await expect(desk.getByText('1 article moved to the trash')).toBeVisible();
  await expect.poll(status).toBe(404);

  await open(desk, '/admin/articles?status=TRASH');
  await desk.getByLabel('Select Thrown away by mistake').check();
  await desk.getByRole('button', { name: 'Restore as drafts' }).click();
  await expect(desk.getByText('1 article restored')).toBeVisible();
  expect(await status()).toBe(404);
  await open(desk, '/admin/articles?search=mistake');
  await expect(desk.getByRole('row', { name: /Thrown away by mistake/ })).toContainText('Draft');
});

test('work that was not saved is offered again after the browser came back', async ({ browser, site }) => {
  const page = await admin(browser, site);
  await open(page, '/admin/articles/new');
  await page.getByLabel('Title').fill('Half a thought');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore unsaved changes' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
});

test('leaving unsaved work asks, and staying keeps it', async ({ browser, site }) => {
  const page = await admin(browser, site);
  await open(page, '/admin/articles/new');
  await page.getByLabel('Title').fill('Not yet');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Not yet');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible();
});

test('an article is planned in the admin’s own time, and not seen before', async ({ browser, site }) => {
  const page = await admin(browser, site);
  const id = await write(page, 'Planned far ahead', 'Later.');
  await open(page, `/admin/articles/${id}`);
  await page.getByRole('button', { name: 'Schedule …' }).click();
  await page.getByLabel('Publish at').fill('2099-01-01T10:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/Scheduled for Jan 1, 2099/)).toBeVisible();
  const visitor = await person(browser, site);
  expect((await visitor.goto('/resources/planned-far-ahead'))?.status()).toBe(404);
});

test('categories are added, ordered by keyboard and merged', async ({ browser, site }) => {
  const page = await admin(browser, site);
  await open(page, '/admin/categories');
  for (const name of ['Alpha group', 'Omega group']) {
    await page.getByRole('button', { name: 'New category' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Add category' }).click();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Move Omega group up' }).press('Enter');
  await expect(page.getByRole('rowheader').last()).toHaveText('Alpha group');
  await openRowMenu(page, 'Omega group');
  await page.getByRole('button', { name: 'Delete … Omega group' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Omega group' })).toHaveCount(0);
});
