import type { Page } from '@playwright/test';
import { failToSave, openAdminPage, sendOperation, test, openRowMenu } from './people.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';

// The article admin pages: an administrator writes, previews and publishes, a visitor reads, and two administrators do
// not overwrite each other.

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};

async function createArticleDraft(
  page: Page,
  title: string,
  body: string,
  summary = 'In one sentence.',
): Promise<string> {
  const mutation = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
  const { createArticle } = await sendOperation<{ createArticle: { article: { id: string } } }>(page, mutation, {
    input: { title, body, summary },
  });
  return createArticle.article.id;
}

test(
  'an administrator writes, previews and publishes an article, and a visitor reads it',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const activity = watch(adminPage, site.url);
    await open(adminPage, '/admin/articles');
    await adminPage.getByRole('link', { name: 'New article' }).click();
    // Wait for the editor, because the list also has a field with this label.
    await expect(adminPage.getByRole('heading', { name: 'New article', level: 1 })).toBeVisible();
    await adminPage.getByLabel('Title').fill('What the night shift asks');
    await adminPage.getByLabel('Summary').fill('Questions that come when nobody else is in.');
    await adminPage.getByLabel('Text').fill('## At two\n\nWhere is the **manual**?\n\n<script>alert(1)</script>');
    const preview = adminPage.getByRole('region', { name: 'Preview of the article' });
    await expect(preview.getByRole('heading', { name: 'At two' })).toBeVisible();
    await expect(adminPage.getByText('Markdown, 10 words.')).toBeVisible();

    await adminPage.getByRole('button', { name: 'Save draft' }).click();
    await expect(adminPage).toHaveURL(/\/admin\/articles\/art_/);
    const visitor = await openPage(browser, site);
    expect((await visitor.goto('/resources/what-the-night-shift-asks'))?.status()).toBe(404);

    await adminPage.getByRole('button', { name: 'Publish now' }).click();
    await expect(adminPage.getByRole('link', { name: '/resources/what-the-night-shift-asks' })).toBeVisible();
    await expect.poll(async () => (await visitor.goto('/resources/what-the-night-shift-asks'))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { name: 'At two' })).toBeVisible();

    await open(adminPage, '/admin/articles?search=night+shift');
    await expect(adminPage.getByRole('row', { name: /What the night shift asks/ })).toContainText('Published');
    expect(activity.consoleLines).toEqual([]);
    expect(activity.foreignRequests).toEqual([]);
  },
);

test('the second administrator on an article cannot edit it before taking over, and no text is lost', async ({
  browser,
  site,
}) => {
  const [first, second] = [await openAdminPage(browser, site), await openAdminPage(browser, site)];
  const id = await createArticleDraft(first, 'Shared by two', 'The text both begin from.');
  const lockResponse = first.waitForResponse(
    (response) => response.request().postData()?.includes('LockArticle') === true,
  );
  await failToSave(first);
  await open(first, `/admin/articles/${id}`);
  await lockResponse;
  await first.getByLabel('Text').fill('The text of the first.');
  await expect(first.getByText('No connection. Your changes are kept in this browser')).toBeVisible();

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
  await expect(first.getByText('Take over editing to continue with them.')).toBeVisible();
  // One notice says where the changes are.
  await expect(first.getByText('Your changes are kept in this browser')).toHaveCount(1);
  await expect(first.getByLabel('Text')).toHaveValue('The text of the first.');
  await expect(first.getByLabel('Text')).not.toBeEditable();
  await first.getByRole('button', { name: 'Take over' }).click();
  await first.getByRole('button', { name: /^Take over editing from/ }).click();
  await expect(first.getByLabel('Text')).toBeEditable();
  await first.unroute('**/graphql');
  await first.getByRole('button', { name: 'Save draft' }).click();
  const conflict = first.getByRole('region', { name: 'Conflicting changes' });
  await expect(conflict.locator('del', { hasText: 'second' })).toBeVisible();
  await expect(conflict.locator('ins', { hasText: 'first' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Save my version as the newest' }).click();
  await expect(first.getByText('· Saved')).toBeVisible();

  await first.getByText('History').click();
  await first.getByRole('button', { name: 'Compare version 2' }).click();
  await first.getByRole('button', { name: 'Copy version 2 to the form' }).click();
  await expect(first.getByLabel('Text')).toHaveValue('The text of the second.');
});

test(
  'visitors do not see changes to a published article until an administrator publishes them',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const id = await createArticleDraft(adminPage, 'Live and changed', 'The text that visitors read.');
    await sendOperation(adminPage, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', {
      id,
    });
    const visitor = await openPage(browser, site);
    const readArticle = async () => {
      await visitor.goto('/resources/live-and-changed');
      return visitor.locator('main').innerText();
    };
    await expect.poll(readArticle).toContain('The text that visitors read.');

    await open(adminPage, `/admin/articles/${id}`);
    await adminPage.getByLabel('Text').fill('The text that waits.');
    await adminPage.getByLabel('Summary').fill('What changed, and why.');
    await adminPage.getByRole('button', { name: 'Save draft' }).click();
    await expect(adminPage.getByText('Unpublished changes')).toBeVisible();
    expect(await readArticle()).not.toContain('The text that waits.');
    for (const path of ['/resources/live-and-changed.md', '/rss.xml', '/resources?search=waits'])
      expect(await (await visitor.request.get(path)).text()).not.toContain('The text that waits.');

    await adminPage.reload();
    await waitForHydration(adminPage);
    await expect(adminPage.getByLabel('Text')).toHaveValue('The text that waits.');
    await adminPage.getByRole('button', { name: 'Publish changes' }).click();
    await expect.poll(readArticle).toContain('The text that waits.');

    await adminPage.getByLabel('Text').fill('A second thought.');
    await adminPage.getByRole('button', { name: 'Save draft' }).click();
    await adminPage.getByRole('button', { name: 'Discard changes' }).click();
    await adminPage.getByRole('button', { name: 'Discard the changes?' }).click();
    await expect(adminPage.getByLabel('Text')).toHaveValue('The text that waits.');
    expect(await readArticle()).not.toContain('A second thought.');
  },
);

test('an article with issues is not published, the issues link to their lines, and a reason overrides them', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const body = 'First.\n\n[Gone](/no-such-page) and [here](/works-offline#no-such-passage)\n\n![](/figures/x.svg)';
  const id = await createArticleDraft(adminPage, 'Not quite ready', body, '');
  await open(adminPage, `/admin/articles/${id}`);
  await adminPage.getByRole('button', { name: 'Publish now' }).click();
  const issues = adminPage.getByRole('region', { name: 'Issues to fix' });
  await expect(issues.getByRole('heading', { name: 'Not published: 4 errors' })).toBeVisible();
  await expect(issues).toContainText('“/no-such-page” links to a page that does not exist.');
  await expect(issues).toContainText('“/works-offline#no-such-passage” links to a section that does not exist.');
  await issues.getByRole('link', { name: 'Line 5' }).click();
  const getSelection = () =>
    adminPage
      .getByLabel('Text')
      .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(getSelection).toBe('![](/figures/x.svg)');

  const visitor = await openPage(browser, site);
  expect((await visitor.goto('/resources/not-quite-ready'))?.status()).toBe(404);
  await issues.getByLabel('Reason to publish with these issues').fill('The pages go live with it tonight.');
  await issues.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(adminPage.getByRole('link', { name: '/resources/not-quite-ready' })).toBeVisible();
  await expect(issues).toHaveCount(0);
  const { auditEvents } = await sendOperation<{ auditEvents: { nodes: object[] } }>(
    adminPage,
    '{ auditEvents(first: 5) { nodes { kind details } } }',
  );
  expect(JSON.stringify(auditEvents.nodes)).toContain('The pages go live with it tonight.');
});

test('links to a renamed article use its new path, and links to an unpublished article become plain text', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const target = await createArticleDraft(adminPage, 'Where it was', 'The target.');
  const linking = await createArticleDraft(
    adminPage,
    'What links there',
    'Read [the other](/resources/where-it-was) first.',
  );
  for (const id of [target, linking])
    await sendOperation(adminPage, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', {
      id,
    });
  const visitor = await openPage(browser, site);
  const link = visitor.locator('main').getByRole('link', { name: 'the other', exact: true });
  const getLinkTarget = async () => {
    await visitor.goto('/resources/what-links-there');
    return (await link.count()) > 0 ? link.getAttribute('href') : null;
  };
  await expect.poll(getLinkTarget).toBe('/resources/where-it-was');

  await open(adminPage, `/admin/articles/${target}`);
  await adminPage.getByLabel('URL name').fill('where-it-is-now');
  await adminPage.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(getLinkTarget).toBe('/resources/where-it-is-now');
  const markdown = await visitor.request.get('/resources/what-links-there.md');
  expect(await markdown.text()).toContain('/resources/where-it-is-now');

  await adminPage.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await adminPage.getByRole('button', { name: 'Unpublish this article?' }).click();
  await expect.poll(getLinkTarget).toBeNull();
  await expect(visitor.locator('main')).toContainText('Read the other first.');
});

test('an administrator restores a deleted article from the trash as a draft', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const id = await createArticleDraft(adminPage, 'Thrown away by mistake', 'Worth keeping.');
  await sendOperation(adminPage, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', {
    id,
  });
  const visitor = await openPage(browser, site);
  const getStatus = async () => (await visitor.goto('/resources/thrown-away-by-mistake'))?.status();
  await expect.poll(getStatus).toBe(200);

  await open(adminPage, '/admin/articles?search=mistake');
  await adminPage.getByLabel('Select Thrown away by mistake').check();
  await adminPage.getByRole('button', { name: 'Delete' }).click();
  await adminPage.getByRole('button', { name: 'Move 1 article to the trash?' }).click();
  await expect(adminPage.getByText('1 article moved to the trash')).toBeVisible();
  await expect.poll(getStatus).toBe(404);

  await open(adminPage, '/admin/articles?status=TRASH');
  await adminPage.getByLabel('Select Thrown away by mistake').check();
  await adminPage.getByRole('button', { name: 'Restore as drafts' }).click();
  await expect(adminPage.getByText('1 article restored')).toBeVisible();
  expect(await getStatus()).toBe(404);
  await open(adminPage, '/admin/articles?search=mistake');
  await expect(adminPage.getByRole('row', { name: /Thrown away by mistake/ })).toContainText('Draft');
});

test('the editor offers to restore unsaved changes after a reload', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await failToSave(page);
  await open(page, '/admin/articles/new');
  await page.getByLabel('Title').fill('Half a thought');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore unsaved changes' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
});

test('the editor warns before unsaved changes are lost, and keeps them if the administrator stays', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await failToSave(page);
  await open(page, '/admin/articles/new');
  await page.getByLabel('Title').fill('Not yet');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: 'Feeds', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Not yet');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Feeds', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feeds', level: 1 })).toBeVisible();
});

test('a scheduled article shows its time in the administrator’s time zone, and visitors cannot read it yet', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const id = await createArticleDraft(page, 'Planned far ahead', 'Later.');
  await open(page, `/admin/articles/${id}`);
  await page.getByRole('button', { name: 'Schedule …' }).click();
  await page.getByLabel('Publish at').fill('2099-01-01T10:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/Scheduled for Jan 1, 2099/)).toBeVisible();
  const visitor = await openPage(browser, site);
  expect((await visitor.goto('/resources/planned-far-ahead'))?.status()).toBe(404);
});

test('an administrator adds categories, orders them by keyboard and deletes one', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
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
