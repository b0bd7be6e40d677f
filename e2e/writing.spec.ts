import type { Locator, Page } from '@playwright/test';
import { ADMIN, failToSave, openAdminPage, sendOperation, signIn, test } from './people.ts';
import { expect, post, waitForHydration } from './site.ts';
import { chooseMode, findText, LATENCIES, MODES, onlyInDrill, openEditor, readText, slowDown, type } from './typing.ts';

// A person who types on through saves, mode switches, reloads, crashes and lost connections loses no character.

for (const mode of MODES)
  for (const latency of LATENCIES)
    test(
      `text typed while a new article is first saved stays in ${mode} mode at ${latency} ms`,
      onlyInDrill(latency !== 800),
      async ({ browser, site }) => {
        const page = await openAdminPage(browser, site);
        await openEditor(page, '/admin/articles/new', mode);
        await slowDown(page, latency);
        await page.getByLabel('Title').fill(`Typed through ${mode} ${latency}`);
        await findText(page).click();
        await type(page, 'Before it. ');
        await page.getByRole('button', { name: 'Save draft' }).click();
        // These keys are shortcuts of the page if the text does not have the focus.
        await type(page, 'gd? After the click.');
        await expect(page).toHaveURL(/\/admin\/articles\/art_/);
        await type(page, ' Later');
        await expect(findText(page)).toBeFocused();
        expect(await readText(page)).toBe('Before it. gd? After the click. Later');
        // The history of the text goes back to before the save.
        await page.keyboard.press('Control+z');
        await expect.poll(() => readText(page)).not.toContain('Later');
        await page.keyboard.press('Control+Shift+z');
        await expect.poll(() => readText(page)).toContain('Later');
        await page.getByRole('button', { name: 'Save draft' }).click();
        await expect(page.getByText(/· Saved/)).toBeVisible();
        await page.reload();
        await waitForHydration(page);
        await expect(findText(page)).toBeVisible();
        await expect.poll(() => readText(page)).toBe('Before it. gd? After the click. Later');
      },
    );

test('“Publish now” on a new article with an error publishes nothing and says so', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await openEditor(page, '/admin/articles/new', 'Markdown');
  await page.getByLabel('Title').fill('Not ready');
  await findText(page).fill('A text without a summary.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('heading', { name: 'Not published: 1 error' })).toBeVisible();
  await expect(page.getByText('Article saved', { exact: true })).toHaveCount(0);
  // Focus mode hides the summary until a person follows the link to it.
  await page.getByRole('button', { name: 'Focus mode' }).click();
  await expect(page.getByLabel('Summary')).toBeHidden();
  await page.getByRole('region', { name: 'Issues to fix' }).getByRole('link', { name: 'Summary' }).click();
  await expect(page.getByLabel('Summary')).toBeFocused();
  await page.getByLabel('Summary').fill('In one sentence.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('link', { name: '/resources/not-ready' })).toBeVisible();
});

test('an editor who schedules an article without a summary keeps the typed time, and schedules it after one correction', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  await openEditor(page, '/admin/articles/new', 'Markdown');
  await page.getByLabel('Title').fill('For the tenth');
  await findText(page).fill('A text without a summary.');
  const bar = page.getByRole('region', { name: 'Status and publication' });
  const openSchedule = bar.getByRole('button', { name: 'Schedule …' });
  const time = page.getByLabel('Publish at');
  const schedule = page.getByRole('button', { name: 'Schedule', exact: true });
  await openSchedule.click();
  await time.fill('2099-12-10T09:00');
  // The form closes and opens again with what was typed.
  await openSchedule.click();
  await expect(time).toHaveCount(0);
  await openSchedule.click();
  await expect(time).toHaveValue('2099-12-10T09:00');
  await schedule.click();

  const issues = page.getByRole('region', { name: 'Issues to fix' });
  await expect(issues.getByRole('heading', { name: 'Not scheduled: 1 error' })).toBeVisible();
  await expect(issues.getByRole('button', { name: 'Schedule anyway' })).toBeVisible();
  await page.setViewportSize({ width: 1050, height: 480 });
  await issues.getByRole('link', { name: 'Summary' }).click();
  const summary = page.getByLabel('Summary (needed to publish)');
  await expect(summary).toBeFocused();
  const getTop = async (place: Locator) => (await place.boundingBox())!.y;
  const barEnd = async () => (await getTop(bar)) + (await bar.boundingBox())!.height;
  const label = page.locator('label', { hasText: 'Summary' });
  await expect.poll(async () => (await getTop(label)) >= (await barEnd())).toBe(true);
  await summary.fill('In one sentence.');
  await expect(issues).toHaveCount(0);

  // The form is above what the page shows, so the button leads to it.
  await expect(time).not.toBeInViewport();
  await openSchedule.click();
  await expect(time).toBeFocused();
  await expect(time).toBeInViewport();
  await expect(time).toHaveValue('2099-12-10T09:00');
  await schedule.click();
  await expect(bar).toContainText(/Scheduled for Dec 10, 2099, (09:00|9:00.AM) \S/);
  await expect(time).toHaveCount(0);
  await bar.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(page.getByText('Schedule canceled')).toBeVisible();
  await expect(bar.getByText('Draft', { exact: true })).toBeVisible();
  // The form opens only if the person asks for it, also after “Publish now” has closed it.
  const anyTime = page.getByLabel(/^Publish (changes )?at/);
  await expect(anyTime).toHaveCount(0);
  await openSchedule.click();
  await expect(anyTime).toBeFocused();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(bar.getByRole('link', { name: '/resources/for-the-tenth' })).toBeVisible();
  await findText(page).click();
  await type(page, 'Typed on.');
  await expect(openSchedule).toBeVisible();
  await expect(anyTime).toHaveCount(0);
  await expect(findText(page)).toBeFocused();
  expect(await readText(page)).toContain('Typed on.');
});

const PUBLISH = 'mutation ($input: PublishArticleInput!) { publishArticle(input: $input) { article { id } } }';

/** Creates an article that is published on December 10, 2099, and opens its editor. */
async function openScheduled(page: Page, title: string): Promise<{ id: string; bar: Locator }> {
  const { createArticle } = await sendOperation<{ createArticle: { article: { id: string } } }>(
    page,
    'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }',
    { input: { title, summary: 'In one sentence.', body: 'A text.' } },
  );
  const { id } = createArticle.article;
  await sendOperation(page, PUBLISH, { input: { id, at: '2099-12-10T09:00:00Z' } });
  await openEditor(page, `/admin/articles/${id}`, 'Markdown');
  const bar = page.getByRole('region', { name: 'Status and publication' });
  await expect(bar).toContainText(/Scheduled for Dec 10, 2099/);
  return { id, bar };
}

test('“Cancel schedule” leaves an article online that was published while its editor was open', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const { id, bar } = await openScheduled(page, 'Published meanwhile');
  await sendOperation(page, PUBLISH, { input: { id } });
  await bar.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(page.getByText(/This article is published and has no schedule to cancel\./)).toBeVisible();
  await expect(bar.getByText('Published', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Cancel schedule' })).toHaveCount(0);
  expect((await page.request.get('/resources/published-meanwhile')).status()).toBe(200);
});

test('“Add changes to the schedule” publishes nothing if the article was published while its editor was open', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const { id, bar } = await openScheduled(page, 'Published before the changes');
  await sendOperation(page, PUBLISH, { input: { id } });
  await findText(page).fill('What was typed after that.');
  await bar.getByRole('button', { name: 'Add changes to the schedule' }).click();
  const sentence = /This article was published on .+\. Its changes are kept as a draft\. Publish them now, or choose/;
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(bar.getByText('Published', { exact: true })).toBeVisible();
  await expect(bar.getByText(/scheduled for/i)).toHaveCount(0);
  expect(await readText(page)).toBe('What was typed after that.');
  const readArticle = async () => (await page.request.get('/resources/published-before-the-changes.md')).text();
  expect(await readArticle()).not.toContain('typed after that');
  await bar.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(readArticle).toContain('What was typed after that.');
});

test('“Schedule anyway” keeps the time of the attempt that was refused, whatever the open form says', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const { bar } = await openScheduled(page, 'Twice scheduled');
  await bar.getByRole('button', { name: 'Schedule …' }).click();
  await page.getByLabel('Publish at').fill('2099-12-24T09:00');
  await page.getByLabel('Summary').fill('');
  await bar.getByRole('button', { name: 'Add changes to the schedule' }).click();
  const issues = page.getByRole('region', { name: 'Issues to fix' });
  await expect(issues.getByRole('heading', { name: 'Not scheduled: 1 error' })).toBeVisible();
  await issues.getByLabel('Reason to schedule with these issues').fill('The summary follows tomorrow.');
  await issues.getByRole('button', { name: 'Schedule anyway' }).click();
  await expect(issues).toHaveCount(0);
  await expect(bar).toContainText(/Scheduled for Dec 10, 2099/);
});

test('the bar of an article with scheduled changes shows its time and its actions at every width', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const { createArticle } = await sendOperation<{ createArticle: { article: { id: string } } }>(
    page,
    'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }',
    { input: { title: 'Published with changes for later', summary: 'In one sentence.', body: 'Line.\n\n'.repeat(60) } },
  );
  const { id } = createArticle.article;
  await sendOperation(page, PUBLISH, { input: { id } });
  const save = 'mutation ($input: SaveArticleDraftInput!) { saveArticleDraft(input: $input) { article { id } } }';
  await sendOperation(page, save, { input: { id, title: 'Published with changes' } });
  await sendOperation(page, PUBLISH, { input: { id, at: '2099-12-10T09:00:00Z' } });
  await openEditor(page, `/admin/articles/${id}`, 'Markdown');
  const bar = page.getByRole('region', { name: 'Status and publication' });
  await expect(bar).toContainText(/Changes scheduled for Dec 10, 2099, /);
  const listFaults = () =>
    bar.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const parts = [...element.querySelectorAll('a, button, [role=status] > span, [role=status] b')].map((part) => ({
        text: part.textContent,
        isInLine: part.closest('[data-scrolls]') !== null && innerWidth <= 1000,
        boxes: [...part.getClientRects()].filter(({ width }) => width > 2),
      }));
      const overlaps = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
      return parts.flatMap((part, index) => [
        ...parts
          .slice(index + 1)
          .filter(({ text }) => !part.text.includes(text))
          .filter(({ boxes }) => boxes.some((box) => part.boxes.some((other) => overlaps(box, other))))
          .map(({ text }) => `${part.text} / ${text}`),
        ...part.boxes
          .filter((box) => box.bottom > bottom || (!part.isInLine && (box.left < left || box.right > right)))
          .map(() => `${part.text} is outside`),
      ]);
    });
  /** Whether the text is saved is never alone in its line. */
  const isSavedStateAlone = () =>
    bar.evaluate((element) => {
      const [time, state] = ['[role=status] time', '[role=status] > :last-child'].map((part) => [
        ...element.querySelector(part)!.getClientRects(),
      ]);
      return Math.abs(time!.at(-1)!.bottom - state!.at(-1)!.bottom) > 6;
    });
  for (const width of [390, 700, 1010, 1050, 1100, 1200, 1220, 1280, 1366, 1440, 1620]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(listFaults, `${width} px`).toEqual([]);
    expect(await isSavedStateAlone(), `${width} px`).toBe(false);
  }
});

test('an error of a field that was not saved vanishes once the field is corrected', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await openEditor(page, '/admin/articles/new', 'Markdown');
  await page.getByLabel('Title').fill('A title');
  await page.getByLabel('URL name').fill('Not a name');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(summary).toBeVisible();
  await page.getByLabel('URL name').fill('Still not a name');
  await expect(summary).toBeVisible();
  await page.getByLabel('URL name').fill('a-name');
  await expect(summary).toHaveCount(0);
  await expect(page.getByLabel('URL name')).toHaveAttribute('aria-invalid', 'false');
});

test('two tabs with new articles keep their own text, and typing before an answer leaves an offered text as it is', async ({
  browser,
  site,
}) => {
  const first = await openAdminPage(browser, site);
  // Without the network, the text is only in this browser.
  await first
    .context()
    .route('**/graphql', (route) =>
      /createArticle|saveArticleDraft/i.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    );
  await openEditor(first, '/admin/articles/new', 'Visual');
  const second = await first.context().newPage();
  await openEditor(second, '/admin/articles/new', 'Visual');
  for (const [page, text] of [
    [first, 'The text of tab A.'],
    [second, 'The text of tab B.'],
  ] as const) {
    await findText(page).click();
    // Visual mode passes on typed text within a second, also if the person does not pause.
    await type(page, text);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text.slice(0, 8));
  }
  const third = await first.context().newPage();
  await openEditor(third, '/admin/articles/new', 'Visual');
  await expect(third.getByText('Unsaved changes are kept in this browser')).toBeVisible();
  await findText(third).click();
  await type(third, 'Typed before the answer');
  await third.getByRole('button', { name: 'Restore unsaved changes' }).click();
  await expect.poll(() => readText(third)).toBe('The text of tab B.');
  await third.getByRole('button', { name: 'Restore unsaved changes' }).click();
  await expect.poll(() => readText(third)).toBe('The text of tab A.');
});

test('after a crash, an administrator is offered the unsaved text although the closed tab still has the lock', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const mutation = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
  const { createArticle } = await sendOperation<{ createArticle: { article: { id: string } } }>(page, mutation, {
    input: { title: 'Crashed', body: 'Stored.' },
  });
  const path = `/admin/articles/${createArticle.article.id}`;
  await failToSave(page);
  const lock = page.waitForResponse((response) => response.request().postData()?.includes('LockArticle') === true);
  await openEditor(page, path, 'Markdown');
  await lock;
  await findText(page).press('Control+End');
  await type(page, ' Not stored.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Not stored.');
  const next = await page.context().newPage();
  await openEditor(next, path, 'Markdown');
  await expect(next.getByText('has been editing this article since')).toBeVisible();
  await next.getByRole('button', { name: 'Restore unsaved changes' }).click();
  await expect(findText(next)).toBeEditable();
  await expect(findText(next)).toHaveValue('Stored. Not stored.');
});

test('Ctrl+Z undoes what was typed before a mode switch, and never changes the title', async ({ browser, site }) => {
  const page = await openAdminPage(browser, site);
  await openEditor(page, '/admin/articles/new', 'Markdown');
  const title = page.getByLabel('Title');
  await title.click();
  await type(page, 'A title');
  await findText(page).click();
  await type(page, 'One two');
  await chooseMode(page, 'Visual');
  await findText(page).click();
  await page.keyboard.press('Control+End');
  await type(page, ' three');
  // A slow machine makes pauses between the keys, and each pause is a step.
  const walkTo = (keys: string, expected: string) =>
    expect(async () => {
      if ((await readText(page)) !== expected) await page.keyboard.press(keys);
      expect(await readText(page)).toBe(expected);
    }).toPass();
  await walkTo('Control+z', 'One two');
  await walkTo('Control+z', '');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('A title');
  await walkTo('Control+y', 'One two');
  await chooseMode(page, 'Markdown');
  await findText(page).click();
  await walkTo('Control+z', '');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('A title');
});

const EDITORS = [
  {
    noun: 'article',
    create: 'mutation { created: createArticle(input: { title: "Kept article" }) { object: article { id } } }',
    getPath: (id: string) => `/admin/articles/${id}`,
    read: '... on Article { body }',
  },
  {
    noun: 'case study',
    create:
      'mutation { created: createCaseStudy(input: { title: "Kept study", industry: HEALTHCARE }) { object: caseStudy { id } } }',
    getPath: (id: string) => `/admin/case-studies/${id}`,
    read: '... on CaseStudy { body }',
  },
  {
    noun: 'update',
    create:
      'mutation { created: createInvestorUpdate(input: { title: "Kept update" }) { object: investorUpdate { id } } }',
    getPath: (id: string) => `/investor/admin/updates/${id}`,
    read: '... on InvestorUpdate { body }',
  },
];

test('an editor whose session ended keeps the text of an article, a case study and an update, and saves it after signing in', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  for (const { noun, create, getPath, read } of EDITORS) {
    const { created } = await sendOperation<{ created: { object: { id: string } } }>(page, create);
    const path = getPath(created.object.id);
    await page.goto(path);
    await waitForHydration(page);
    await page.context().clearCookies();
    await findText(page).fill(`The ${noun} of a tired editor.`);
    await page.getByRole('button', { name: 'Save draft' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'You are signed out. Your changes are kept' });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(findText(page)).toHaveValue(`The ${noun} of a tired editor.`);
    // A box with a line in the color of warnings, and not a line of text among others.
    await expect(notice.locator('p')).toHaveCSS('border-inline-start-width', '6px');
    const [signInPage] = await Promise.all([
      page.context().waitForEvent('page'),
      notice.getByRole('link', { name: /^Sign in/ }).click(),
    ]);
    await waitForHydration(signInPage);
    await signIn(signInPage, ADMIN.username, ADMIN.password);
    await expect(signInPage).not.toHaveURL(/\/auth/);
    await signInPage.close();
    await expect(page.getByText(/· Saved/)).toBeVisible();
    await expect(notice).toHaveCount(0);
    const query = `query ($id: ID!) { node(id: $id) { ${read} } }`;
    expect(await sendOperation(page, query, { id: created.object.id })).toEqual({
      node: expect.objectContaining({ body: `The ${noun} of a tired editor.` }),
    });
  }
});

for (const latency of LATENCIES)
  test(
    `an article is saved while its author types, and survives mode switches, a sign-out and a crash, at ${latency} ms`,
    onlyInDrill(latency !== 400),
    async ({ browser, site }) => {
      const page = await openAdminPage(browser, site);
      await openEditor(page, '/admin/articles/new', 'Markdown');
      await slowDown(page, latency);
      await findText(page).click();
      await type(page, 'Typed');
      // The first pause creates the article, with a title that follows.
      await expect(page).toHaveURL(/\/admin\/articles\/art_/);
      await expect(findText(page)).toBeFocused();
      await type(page, ' on');
      await page.getByLabel('Title').click();
      await type(page, `Saved by itself ${latency}`);
      await findText(page).click();
      await chooseMode(page, 'Visual');
      await findText(page).click();
      await page.keyboard.press('Control+End');
      await type(page, ' and on');
      await chooseMode(page, 'Markdown');
      await expect(findText(page)).toHaveValue('Typed on and on');
      await expect(page.getByText(/· Saved/)).toBeVisible();

      // The session ends elsewhere: nothing interrupts the author, and the text is saved after the next sign-in.
      await post(page, '/api/logout');
      await findText(page).press('Control+End');
      await type(page, ', signed out');
      await expect(page.getByText('You are signed out. Your changes are kept in this browser')).toBeVisible();
      await expect(findText(page)).toBeFocused();
      await post(page, '/api/login', { data: ADMIN });
      await type(page, ', signed in');
      await expect(page.getByText(/· Saved/)).toBeVisible();

      // Ctrl+S saves at once and does not open the dialog of the browser.
      await type(page, '.');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Article saved', { exact: true })).toBeVisible();
      const next = await page.context().newPage();
      await page.close();
      await next.goto(page.url());
      await waitForHydration(next);
      await expect(findText(next)).toHaveValue('Typed on and on, signed out, signed in.');
      await expect(next.getByLabel('Title')).toHaveValue(`Saved by itself ${latency}`);
      await expect(next.getByLabel('URL name')).toHaveValue(`saved-by-itself-${latency}`);
    },
  );
