import type { ExpressionBuilder, UpdateObject } from 'kysely';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { feedForm } from '../../graphql/feed-validation.ts';
import { record } from '../audit/audit.service.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { findUrlError, outboundRules } from '../platform/http/outbound.rules.ts';
import { FeedStatus, newFeedId } from './feed.entity.ts';
import type { UpdateFeedInput } from './feed.input.ts';
import { feedPolicy } from './feed.policy.ts';
import { feedColumns, type FeedRow } from './feed.read.service.ts';

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

/** Stores the columns that `set` returns. */
async function change(
  { em }: Context,
  id: string,
  set: (eb: ExpressionBuilder<Database, 'feed'>) => UpdateObject<Database, 'feed'>,
): Promise<FeedRow> {
  const update = getKysely(em).updateTable('feed').set(set).where('id', '=', id).returning(feedColumns);
  const row = await update.executeTakeFirst();
  return row ?? fail('NOT_FOUND', 'Feed not found.');
}

/** Activates a feed and resets its failures. A feed that was not active is due at once. */
const setActive = (eb: ExpressionBuilder<Database, 'feed'>): UpdateObject<Database, 'feed'> => ({
  status: FeedStatus.ACTIVE,
  failures: 0,
  nextTryAt: eb
    .case()
    .when('status', '<>', FeedStatus.ACTIVE)
    .then(eb.fn<string>('now'))
    .else(eb.ref('nextTryAt'))
    .end(),
});

/** Renames, pauses or resumes a feed. */
export async function updateFeed(context: Context, input: UpdateFeedInput): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'update', null);
  const { id, title, isPaused } = input;
  return change(context, id, (eb) => ({
    title: title === undefined ? eb.ref('title') : (title ?? ''),
    ...(isPaused === true && { status: FeedStatus.PAUSED }),
    ...(isPaused === false && setActive(eb)),
  }));
}

/** Makes a feed due at once, whatever its status. Forgets its ETag, so that the feed is read completely. */
export async function refreshFeed(context: Context, id: string): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'refresh', null);
  return change(context, id, ({ fn }) => ({
    status: FeedStatus.ACTIVE,
    failures: 0,
    nextTryAt: fn<string>('now'),
    etag: null,
    lastModified: null,
  }));
}

/** Deletes a feed with its items. */
export async function deleteFeed(context: Context, id: string): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'delete', null);
  return context.em.transactional(async (em) => {
    const deletion = getKysely(em).deleteFrom('feed').where('id', '=', id).returning(feedColumns);
    const row = await deletion.executeTakeFirst();
    if (!row) return fail('NOT_FOUND', 'Feed not found.');
    await record(context, em, { kind: 'feed.deleted', details: { feed: id, url: row.url } });
    return row;
  });
}
