import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import { feedForm } from '#graphql/feed-validation.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import type { EditedNoun, InputValues } from '../edits/edit.noun.service.ts';
import { edit } from '../edits/edit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { findUrlError, outboundRules } from '#api/platform/http/outbound.rules.ts';
import { Feed, FeedStatus, newFeedId } from './feed.entity.ts';
import type { UpdateFeedInput, ReviewFeedItemsInput } from './feed.input.ts';
import { feedPolicy, feedColumns, type FeedRow, readFeed, type ItemRow, readItems } from './feed.read.service.ts';
import { FeedItem } from './feed-item.entity.ts';

const refuse = (message: string): never => fail('BAD_USER_INPUT', message, [{ path: ['input', 'url'], message }]);

/** The normalized URL, or its error. Sends no request and resolves no name. */
export function validateFeedUrl({ services: { env } }: Context, input: string): { url: string } | { error: string } {
  const result = feedForm.safeParse({ url: input });
  if (!result.success) return { error: result.error.issues[0]?.message ?? 'Check the URL' };
  const url = new URL(result.data.url);
  url.hash = '';
  const error = findUrlError(url, outboundRules(env));
  return error ? { error } : { url: url.href };
}

/** Adds a feed that is due at once. Null if it exists already. */
export async function insertFeed(context: Context, em: SqlEntityManager, url: string, title = '') {
  const { viewer } = context;
  const owner = viewer.kind === 'user' ? viewer.id : '';
  const row = await getKysely(em)
    .insertInto('feed')
    .values(({ selectFrom }) => ({
      id: newFeedId(),
      url,
      host: new URL(url).host,
      title,
      addedBy: selectFrom('account').select('id').where('id', '=', owner),
    }))
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning(feedColumns)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds the feed at a URL, or the feed that the page at this URL links to. The worker reads it within seconds. */
export async function createFeed(context: Context, input: string): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'create', null);
  const urlCheck = validateFeedUrl(context, input);
  if ('error' in urlCheck) return refuse(urlCheck.error);
  return context.em.transactional(async (em) => {
    const feed = await insertFeed(context, em, urlCheck.url);
    if (!feed)
      return fail('CONFLICT', 'This feed was already added.', [
        { path: ['input', 'url'], message: 'This feed already exists' },
      ]);
    await record(context, em, { kind: 'feed.added', details: { feed: feed.id, url: feed.url } });
    return feed;
  });
}

/** Locks a feed until the transaction ends. Null if it was deleted. */
export const lockFeed = (em: SqlEntityManager, id: string): Promise<Feed | null> => em.findOne(Feed, { id }, lockRow);

const feedEdits: EditedNoun<Feed, InputValues<UpdateFeedInput>> = {
  name: 'feed',
  kinds: ['feed.updated'],
  lock: async ({ em }, id) => (await lockFeed(em, id)) ?? fail('NOT_FOUND', 'Feed not found.'),
  read: (_em, { title, status }) => ({ title, isPaused: status === FeedStatus.PAUSED }),
};

/** Renames, pauses or resumes a feed. */
export async function updateFeed(context: Context, input: UpdateFeedInput): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'update', null);
  const { id, title, isPaused, expectedVersion } = input;
  return edit(context, feedEdits, {
    id,
    expectedVersion,
    kind: 'feed.updated',
    authorize: (feed) => authorize(feedPolicy, context.viewer, 'update', feed),
    apply: async (_context, feed) => {
      if (title !== undefined) feed.title = title ?? '';
      if (isPaused) feed.status = FeedStatus.PAUSED;
      // A feed that was not active is due at once.
      const due = feed.status === FeedStatus.ACTIVE ? {} : { nextTryAt: sql.now() };
      if (isPaused === false) Object.assign(feed, { status: FeedStatus.ACTIVE, failures: 0, ...due });
      return { feed: id, url: feed.url };
    },
    read: async (within) => (await readFeed(within, id))!,
  });
}

/** Makes a feed due at once, whatever its status. Forgets its ETag, so that the feed is read completely. */
export async function refreshFeed(context: Context, id: string): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'refresh', null);
  const refreshed = { status: FeedStatus.ACTIVE, failures: 0, nextTryAt: sql.now(), etag: null, lastModified: null };
  return context.em.transactional(async (em) => {
    const feed = (await lockFeed(em, id)) ?? fail('NOT_FOUND', 'Feed not found.');
    Object.assign(feed, refreshed);
    await em.flush();
    return (await readFeed({ ...context, em }, id))!;
  });
}

/** Deletes a feed with its items. */
export async function deleteFeed(context: Context, id: string): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'delete', null);
  return context.em.transactional(async (em) => {
    const row = await readFeed({ ...context, em }, id);
    if (!row || (await em.nativeDelete(Feed, { id })) === 0) return fail('NOT_FOUND', 'Feed not found.');
    await record(context, em, { kind: 'feed.deleted', details: { feed: id, url: row.url } });
    return row;
  });
}

/** Decides on items: on all of them, or on none if one does not exist. A later decision replaces an earlier one. */
export async function reviewFeedItems(context: Context, { ids, status }: ReviewFeedItemsInput): Promise<ItemRow[]> {
  authorize(feedPolicy, context.viewer, 'review', null);
  const itemIds = new Set(ids);
  const items = await readItems(context, [...itemIds]);
  if (items.length < itemIds.size) fail('NOT_FOUND', 'One of these items no longer exists.');
  const undecided = { id: { $in: [...itemIds] }, status: { $ne: status } };
  await context.em.nativeUpdate(FeedItem, undecided, { status, reviewedAt: new Date() });
  return items.map((item) => ({ ...item, status }));
}
