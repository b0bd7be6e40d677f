import { describe, expect, it } from 'vitest';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '#api/testing/query.ts';
import { type Answer, makeContext, person, useApi } from '#api/testing/api.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { FeedItemStatus } from './feed-item.entity.ts';
import { FeedStatus } from './feed.entity.ts';
import { makeFeed, makeFeedItem } from './feed.factory.ts';
import { exportFeeds } from './feed.opml.service.ts';
import {
  FeedTestCanDocument as CAN,
  FeedTestCreateDocument as CREATE,
  FeedTestDeleteDocument as DELETE,
  FeedTestImportDocument as IMPORT,
  FeedTestItemsDocument as ITEMS,
  type FeedTestItemsQuery,
  FeedTestRefreshDocument as REFRESH,
  FeedTestReviewDocument as REVIEW,
  FeedTestUpdateDocument as UPDATE,
  FeedTestFeedsDocument as FEEDS,
  type FeedTestFeedsQuery,
  FeedTestNodeDocument as NODE,
} from '#graphql/generated/tests-content-feeds.ts';

const api = useApi();

async function feed(values: Parameters<typeof makeFeed>[1] = {}) {
  const em = api.em();
  const row = makeFeed(em, values);
  await em.flush();
  return row;
}

async function item(values: Parameters<typeof makeFeedItem>[2] = {}, em: SqlEntityManager = api.em()) {
  const row = makeFeedItem(em, await feed(), values);
  await em.flush();
  return row;
}

const makeOpml = (...urls: string[]) =>
  `<opml version="2.0"><body><outline text="Folder">${urls.map((url) => `<outline text="One" type="rss" xmlUrl="${url}"/>`).join('')}</outline></body></opml>`;
const anAddress = () => `https://${crypto.randomUUID()}.example/feed.xml`;

describe.each([
  ['createFeed', CREATE, async () => ({ url: anAddress() })],
  ['updateFeed', UPDATE, async () => ({ input: { id: (await feed()).id, title: 'Another name' } })],
  ['deleteFeed', DELETE, async () => ({ id: (await feed()).id })],
  ['refreshFeed', REFRESH, async () => ({ id: (await feed()).id })],
  ['importFeeds', IMPORT, async () => ({ opml: makeOpml(anAddress()) })],
  ['reviewFeedItems', REVIEW, async () => ({ ids: [(await item()).id], status: 'REJECTED' })],
])('%s', (_name, operation, variables) => {
  it('works for an administrator', async () => {
    expect((await api.execute(person.admin, operation, await variables())).errors).toBeUndefined();
  });
});

describe('the list of feeds', () => {
  it('adding a URL requires step-up confirmation if the administrator’s last sign-in is not recent', async () => {
    const admin = { ...person.admin, confirmed: false };
    expect((await api.run(admin, CREATE, { url: anAddress() })).code).toBe('STEP_UP_REQUIRED');
    expect((await api.run(admin, IMPORT, { opml: makeOpml(anAddress()) })).code).toBe('STEP_UP_REQUIRED');
  });

  it('a new feed is due at once, and its title is its host until it has one', async () => {
    const { data } = await api.run(person.admin, CREATE, { url: ' https://news.example/feed.xml#top ' });
    expect(data.createFeed.feed).toMatchObject({
      url: 'https://news.example/feed.xml',
      title: 'news.example',
      status: 'ACTIVE',
      lastFetchedAt: null,
      nextTryAt: expect.any(String),
    });
    const again = await api.run(person.admin, CREATE, { url: 'https://news.example/feed.xml' });
    expect([again.code, again.errors?.[0]?.message]).toEqual(['CONFLICT', 'This feed was already added.']);
  });

  it.each([
    '',
    'news',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'http://10.0.0.1/x',
  ])('the URL "%s" is refused with an error for the field', async (url) => {
    const { code, errors } = await api.run(person.admin, CREATE, { url });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', 'url'] }]);
  });

  it('can be paused, resumed and refreshed after failures', async () => {
    const { id } = await feed({ failures: 4 });
    const paused = await api.run(person.admin, UPDATE, { input: { id, isPaused: true } });
    expect(paused.data.updateFeed.feed).toMatchObject({ status: 'PAUSED', nextTryAt: null });
    const again = await api.run(person.admin, UPDATE, { input: { id, isPaused: false } });
    expect(again.data.updateFeed.feed).toMatchObject({ status: 'ACTIVE', nextTryAt: expect.any(String) });
    expect((await api.run(person.admin, REFRESH, { id })).data.refreshFeed.feed).toEqual({
      status: 'ACTIVE',
      failureCount: 0,
    });
  });

  it('a feed offers all its actions to an administrator, also while it is paused', async () => {
    for (const status of [FeedStatus.ACTIVE, FeedStatus.PAUSED, FeedStatus.DISABLED]) {
      const { id } = await feed({ status });
      const { data } = await api.run(person.admin, CAN, { id });
      expect(data.node!.viewerCan).toEqual({ update: true, refresh: true, delete: true });
      expect((await api.run(person.investor, CAN, { id })).data.node).toBeNull();
    }
  });

  it('an unknown id is not found', async () => {
    const id = 'feed_nobody';
    for (const operation of [UPDATE, DELETE, REFRESH])
      expect((await api.execute(person.admin, operation, operation === UPDATE ? { input: { id } } : { id })).code).toBe(
        'NOT_FOUND',
      );
    expect((await api.run(person.admin, REVIEW, { ids: ['item_nobody'], status: 'ACCEPTED' })).code).toBe('NOT_FOUND');
  });

  it('is imported from OPML with folders, once, without disallowed URLs, and exported again', async () => {
    const [one, two] = [anAddress(), anAddress()];
    await feed({ url: two });
    const { data } = await api.run(person.admin, IMPORT, { opml: makeOpml(one, two, 'https://127.0.0.1/x', one) });
    expect(data.importFeeds).toEqual({ addedCount: 1, existingCount: 2, rejectedUrls: ['https://127.0.0.1/x'] });
    const file = await exportFeeds(makeContext(person.admin, api.em()));
    await query(api.em(), 'delete from feed');
    expect((await api.run(person.admin, IMPORT, { opml: file })).data.importFeeds).toMatchObject({
      existingCount: 0,
      rejectedUrls: [],
    });
    const listed = await api.run(person.admin, FEEDS);
    expect(listed.data.feeds.nodes).toContainEqual({ id: expect.any(String), url: one, title: 'One' });
  });

  it.each([
    '',
    '<opml><body/></opml>',
    'not xml',
    '<!DOCTYPE x [<!ENTITY a "b">]><opml><body><outline text="&a;"/></body></opml>',
  ])('the OPML file "%s" is refused', async (opml) => {
    expect((await api.run(person.admin, IMPORT, { opml })).code).toBe('BAD_USER_INPUT');
  });
});

describe('feed items', () => {
  it('a visitor can read only accepted items, with their source', async () => {
    const [accepted, pending] = [await item(), await item({ status: FeedItemStatus.PENDING })];
    const { data } = await api.run(person.visitor, ITEMS, { first: 100 });
    const ids = data.feedItems.nodes.map(({ id }) => id);
    expect(ids).toContain(accepted.id);
    expect(ids).not.toContain(pending.id);
    expect(data.feedItems.nodes[0]?.source).toMatchObject({ title: expect.any(String) });
    for (const viewer of [person.visitor, person.investor, person.suspended]) {
      const result = await api.run(viewer, ITEMS, { filter: { status: 'PENDING' } });
      expect(result.data.feedItems.nodes).toEqual([]);
      expect((await api.execute(viewer, '{ feeds { nodes { id } } }')).code).toBeDefined();
      expect((await api.run(viewer, NODE, { id: pending.id })).data.node).toBeNull();
      expect((await api.run(viewer, NODE, { id: pending.feedId })).data.node).toBeNull();
    }
  });

  it('accepting an item shows it, rejecting it hides it, and both change the version of the public content', async () => {
    const version = async () =>
      Number((await query<{ version: string }>(api.em(), 'select version from content_version'))[0]?.version);
    const { id } = await item({ status: FeedItemStatus.PENDING });
    const [before, ids] = [await version(), [id]];
    await api.run(person.admin, REVIEW, { ids, status: 'ACCEPTED' });
    const shown = async () => (await api.run(person.visitor, ITEMS, { first: 100 })).data.feedItems.nodes;
    expect(await shown()).toContainEqual(expect.objectContaining({ id }));
    const between = await version();
    expect(between).toBeGreaterThan(before);
    await api.run(person.admin, REVIEW, { ids, status: 'REJECTED' });
    expect(await shown()).not.toContainEqual(expect.objectContaining({ id }));
    expect(await version()).toBeGreaterThan(between);
  });

  it('are paginated without repeated or missing items', async () => {
    await query(api.em(), 'delete from feed_item');
    const same = new Date('2026-10-01T00:00:00Z');
    for (let count = 0; count < 5; count += 1) await item({ publishedAt: same });
    const ids: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data }: Answer<FeedTestItemsQuery> = await api.run(person.visitor, ITEMS, { first: 2, after });
      ids.push(...data.feedItems.nodes.map(({ id }) => id));
      ({ hasNextPage: more, endCursor: after } = data.feedItems.pageInfo);
    }
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  it('are reviewed all together or not at all', async () => {
    const { id } = await item({ status: FeedItemStatus.PENDING });
    expect((await api.run(person.admin, REVIEW, { ids: [id, 'item_gone'], status: 'ACCEPTED' })).code).toBe(
      'NOT_FOUND',
    );
    const waiting = await api.run(person.admin, ITEMS, { filter: { status: 'PENDING' } });
    expect(waiting.data.feedItems.nodes).toContainEqual(expect.objectContaining({ id }));
    const ids = Array.from({ length: 101 }, () => id);
    expect((await api.run(person.admin, REVIEW, { ids, status: 'ACCEPTED' })).code).toBe('BAD_USER_INPUT');
  });
});

it('an editor sees the feeds with errors first, on every page of the list', async () => {
  const failing = await feed({ failures: 3, createdAt: new Date('2020-01-01T08:00:00Z') });
  const stopped = await feed({ status: FeedStatus.DISABLED, createdAt: new Date('2020-01-02T08:00:00Z') });
  const paused = await feed({ status: FeedStatus.PAUSED, failures: 3, createdAt: new Date('2020-01-03T08:00:00Z') });
  const { nodes } = (await api.run(person.editor, FEEDS)).data.feeds;
  const ids: string[] = [];
  let after: string | null = null;
  for (const _ of nodes) {
    const page: FeedTestFeedsQuery = (await api.run(person.editor, FEEDS, { first: 1, after })).data;
    ids.push(...page.feeds.nodes.map(({ id }) => id));
    after = page.feeds.pageInfo.endCursor;
  }
  expect(ids).toEqual(nodes.map(({ id }) => id));
  expect(ids.filter((id) => [failing.id, stopped.id, paused.id].includes(id))).toEqual([
    stopped.id,
    failing.id,
    paused.id,
  ]);
  expect(ids.indexOf(failing.id)).toBe(1);
});

it('an editor finds items by their title, summary, author and feed, without regard to accents and case', async () => {
  const em = api.em();
  const source = await feed({ title: 'Canary press' });
  const status = FeedItemStatus.PENDING;
  const rows = [
    makeFeedItem(em, source, { status, title: 'Größe of rooms' }),
    makeFeedItem(em, source, { status, summary: 'About paper.' }),
    makeFeedItem(em, source, { status, author: 'Ada Archivist' }),
  ];
  await em.flush();
  const find = async (search: string, viewer: Viewer = person.editor) =>
    (await api.run(viewer, ITEMS, { filter: { status: 'PENDING', search } })).data.feedItems.nodes
      .map(({ id }) => id)
      .toSorted();
  expect(await find('GROSSE')).toEqual([rows[0]!.id]);
  expect(await find('paper')).toEqual([rows[1]!.id]);
  expect(await find('archivist')).toEqual([rows[2]!.id]);
  expect(await find('canary')).toEqual(rows.map(({ id }) => id).toSorted());
  expect(await find('100%')).toEqual([]);
  expect(await find('canary', person.investor)).toEqual([]);
  const { nodes, pageInfo, totalCount } = (
    await api.run(person.editor, ITEMS, { first: 2, filter: { status, search: 'canary' } })
  ).data.feedItems;
  expect(totalCount).toBe(3);
  const all = (await api.run(person.editor, ITEMS, { filter: { status } })).data.feedItems.totalCount;
  expect(all).toBe((await query(api.em(), `select 1 from feed_item where status = '${status}'`)).length);
  for (const viewer of [person.visitor, person.investor])
    expect((await api.run(viewer, ITEMS, {})).data.feedItems.totalCount).toBeNull();
  const next = { after: pageInfo.endCursor, filter: { status, search: 'canary' } };
  const rest = (await api.run(person.editor, ITEMS, next)).data.feedItems.nodes;
  expect([...nodes, ...rest].map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
