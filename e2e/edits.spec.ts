import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { openAdminPage, openRowMenu, PASSWORD, registerAccount, sendOperation, test } from './people.ts';
import { addDocument, addGroup, shareDocument, signInInvestor } from './sharing.ts';
import { expect, openPage, post, type Site, waitForHydration } from './site.ts';

// Two administrators have the same dialog open. The first one saves, then the second one.

const SAVED = /grace\w+ Stranger changed .+\. Your change is not saved yet\./;

async function openTwo(browser: Browser, site: Site, username: string): Promise<{ grace: Page; second: Page }> {
  const second = await openAdminPage(browser, site);
  const grace = await openPage(browser, site);
  const { id } = await registerAccount(grace, username, second);
  const setRoles = 'mutation ($id: ID!) { setUserRoles(input: { id: $id, roles: [ADMIN] }) { user { id } } }';
  await sendOperation(second, setRoles, { id });
  await post(grace, '/api/login', { data: { username, password: PASSWORD } });
  return { grace, second };
}

interface Journey {
  pages: { grace: Page; second: Page };
  path: string;
  open: (page: Page) => Promise<void>;
  /** The button that saves. */
  save: string;
  graces: (page: Page) => Promise<void>;
  seconds: (page: Page) => Promise<void>;
  /** What the second person sees and decides after the conflict. */
  resolve?: (page: Page) => Promise<void>;
}

async function editTogether({ pages, path, open, save, graces, seconds, resolve }: Journey): Promise<void> {
  const { grace, second } = pages;
  for (const page of [grace, second]) {
    await page.goto(path);
    await waitForHydration(page);
    await open(page);
    // The dialog has what it is based on.
    await expect(page.getByRole('dialog').getByRole('button', { name: save, exact: true })).toBeVisible();
  }
  const submit = (page: Page) => page.getByRole('dialog').getByRole('button', { name: save, exact: true }).click();
  await graces(grace);
  await submit(grace);
  await expect(grace.getByRole('dialog')).toHaveCount(0);
  await seconds(second);
  await submit(second);
  const notice = second.getByRole('alert', { name: 'Conflicting changes' });
  await expect(notice).toContainText(SAVED);
  await resolve?.(second);
  await submit(second);
  await expect(second.getByRole('dialog')).toHaveCount(0);
}

const fill = (label: string, value: string) => (page: Page) =>
  page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${label}( \\(optional\\))?$`))
    .fill(value);

const readNode = async (page: Page, id: string, fields: string): Promise<unknown> =>
  (await sendOperation<{ node: unknown }>(page, `query ($id: ID!) { node(id: $id) { ${fields} } }`, { id })).node;

test('two administrators who edit a group, an event, a category and a feed at the same time lose nothing', async ({
  browser,
  site,
}) => {
  const pages = await openTwo(browser, site, 'graceone');
  const { second } = pages;
  const ids: string[] = [];
  for (const username of ['edremoved', 'edstays', 'edjoins'])
    ids.push((await signInInvestor(await openPage(browser, site), username, second)).id);
  const groupId = await addGroup(second, 'Editors of 49', ids.slice(0, 2));
  await editTogether({
    pages,
    path: '/investor/admin/groups',
    open: (page) => page.getByRole('button', { name: 'Members … of Editors of 49' }).click(),
    save: 'Save members',
    graces: (page) => page.getByRole('dialog').getByRole('button', { name: 'Remove edremoved Stranger' }).click(),
    seconds: async (page) => {
      await page.getByRole('dialog').getByRole('searchbox').fill('edjoins');
      await page.getByRole('dialog').getByRole('button', { name: 'Find' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add edjoins Stranger' }).click();
    },
    resolve: async (page) => {
      await expect(page.getByText('Left: edremoved Stranger')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Remove/ })).toHaveText([
        'Remove edstays Stranger',
        'Remove edjoins Stranger',
      ]);
    },
  });
  const members = '... on Group { members(first: 10) { nodes { id } } }';
  const group = (await readNode(second, groupId, members)) as { members: { nodes: { id: string }[] } };
  expect(new Set(group.members.nodes.map(({ id }) => id)), 'who was removed stays out').toEqual(new Set(ids.slice(1)));

  const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:00', timeZone: 'Europe/Berlin' };
  const createEvent = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
  const input = { title: 'Annual dinner', ...times, groupIds: [groupId] };
  const { createEvent: created } = await sendOperation<{ createEvent: { event: { id: string } } }>(
    second,
    createEvent,
    { input },
  );
  await editTogether({
    pages,
    path: '/investor/admin/events',
    open: (page) =>
      page
        .getByRole('button', { name: /^Change … .*Annual dinner/ })
        .first()
        .click(),
    save: 'Save event',
    graces: async (page) => {
      await fill('Description', 'In the old harbor office.')(page);
      await fill('Starts', '2031-05-06T19:00')(page);
    },
    seconds: async (page) => {
      await fill('Title', 'Dinner of all investors')(page);
      await fill('Description', 'Bring a coat.')(page);
    },
    resolve: async (page) => {
      await expect(page.getByRole('blockquote')).toHaveText('In the old harbor office.');
      await page.getByRole('button', { name: 'Use theirs for the description' }).click();
      await expect(page.getByRole('dialog').getByLabel('Starts')).toHaveValue('2031-05-06T19:00');
    },
  });
  expect(await readNode(second, created.event.id, '... on Event { title description startsWall endsWall }')).toEqual({
    title: 'Dinner of all investors',
    description: 'In the old harbor office.',
    startsWall: '2031-05-06T19:00',
    endsWall: '2031-05-06T20:00',
  });

  const create = 'mutation { createCategory(input: { name: "Shared notes", description: "Old" }) { category { id } } }';
  const { createCategory } = await sendOperation<{ createCategory: { category: { id: string } } }>(second, create);
  await editTogether({
    pages,
    path: '/admin/categories',
    open: (page) => page.getByRole('button', { name: 'Edit … Shared notes' }).first().click(),
    save: 'Save',
    graces: fill('Description', 'From Grace'),
    seconds: fill('Description', 'From the second'),
    resolve: (page) => page.getByRole('button', { name: 'Use mine for the description' }).click(),
  });
  expect(await readNode(second, createCategory.category.id, '... on Category { name description }')).toEqual({
    name: 'Shared notes',
    description: 'From the second',
  });

  // Without items, because another journey of this site expects that none waits for review.
  const addFeed = `mutation { createFeed(input: { url: "${site.url}/rss.xml?category=shared-notes" }) { feed { id } } }`;
  const { createFeed } = await sendOperation<{ createFeed: { feed: { id: string } } }>(second, addFeed);
  const rename = 'mutation ($id: ID!) { updateFeed(input: { id: $id, title: "Own news" }) { feed { id } } }';
  await sendOperation(second, rename, { id: createFeed.feed.id });
  await editTogether({
    pages,
    path: '/admin/rss',
    open: async (page) => {
      await openRowMenu(page, 'Own news');
      await page.getByRole('button', { name: 'Rename Own news' }).click();
    },
    save: 'Save',
    graces: fill('Name', 'News by Grace'),
    seconds: fill('Name', 'News by the second'),
    resolve: (page) => page.getByRole('button', { name: 'Use theirs for the title' }).click(),
  });
  expect(await readNode(second, createFeed.feed.id, '... on Feed { title }')).toEqual({ title: 'News by Grace' });
});

test('two administrators who edit a folder, a document and an answer at the same time lose nothing', async ({
  browser,
  site,
}) => {
  const pages = await openTwo(browser, site, 'gracetwo');
  const { second } = pages;
  const createFolder = 'mutation ($name: String!) { createFolder(input: { name: $name }) { folder { id } } }';
  const addFolder = async (name: string) =>
    (await sendOperation<{ createFolder: { folder: { id: string } } }>(second, createFolder, { name })).createFolder
      .folder.id;
  const [folderId] = [await addFolder('Shared folder'), await addFolder('Archive of 49')];
  await editTogether({
    pages,
    path: `/investor/admin/documents?folder=${folderId}`,
    open: (page) => page.getByRole('button', { name: 'Rename or move … Shared folder' }).click(),
    save: 'Save',
    graces: fill('Name', 'Folder of Grace'),
    seconds: fill('Name', 'Folder of the second'),
    resolve: async (page) => {
      await expect(page.getByRole('blockquote')).toHaveText('Folder of Grace');
      await page.getByRole('button', { name: 'Use mine for the name' }).click();
    },
  });
  expect(await readNode(second, folderId!, '... on Folder { name }')).toEqual({ name: 'Folder of the second' });

  const documentId = await addDocument(second, 'Plan of 49', await readFile('dist/whitepaper/whitepaper.pdf'));
  await editTogether({
    pages,
    path: '/investor/admin/documents?search=Plan+of+49',
    open: async (page) => {
      await openRowMenu(page, 'Plan of 49');
      await page.getByRole('button', { name: 'Change … Plan of 49' }).click();
    },
    save: 'Save',
    graces: fill('Summary', 'By Grace'),
    seconds: fill('Title', 'Plan for all'),
    resolve: async (page) => {
      await expect(page.getByText('The form below has both changes.')).toBeVisible();
      await expect(page.getByRole('dialog').getByLabel('Summary')).toHaveValue('By Grace');
    },
  });
  expect(await readNode(second, documentId, '... on Document { title summary }')).toEqual({
    title: 'Plan for all',
    summary: 'By Grace',
  });

  const asker = await openPage(browser, site);
  const { id: userId } = await signInInvestor(asker, 'edasker', second);
  await shareDocument(second, documentId, userId, ['LIST']);
  const ask = 'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { question { id } } }';
  const { askQuestion } = await sendOperation<{ askQuestion: { question: { id: string } } }>(asker, ask, {
    input: { documentId, body: 'Who owns the boat of 49?' },
  });
  await editTogether({
    pages,
    path: '/investor/admin/questions',
    open: (page) =>
      page
        .locator('tbody', { hasText: 'boat of 49' })
        .getByRole('button', { name: /^Answer …/ })
        .click(),
    save: 'Send the answer',
    graces: fill('Answer', 'Grace owns it.'),
    seconds: fill('Answer', 'We own it together.'),
    resolve: async (page) => {
      await expect(page.getByRole('blockquote')).toHaveText('Grace owns it.');
      await page.getByRole('button', { name: 'Use mine for the answer' }).click();
    },
  });
  expect(await readNode(second, askQuestion.question.id, '... on Question { answer }')).toEqual({
    answer: 'We own it together.',
  });
});
