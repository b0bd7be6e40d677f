import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { feedForm } from '../../graphql/validation.ts';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { faultOfUrl, outboundRules } from '../platform/http/outbound.rules.ts';
import { query } from '../platform/sql.ts';
import { newFeedId } from './feed.entity.ts';
import type { UpdateFeedInput } from './feed.input.ts';
import { feedPolicy } from './feed.policy.ts';
import { FEED, type FeedRow, type FlatFeed, toFeed } from './feed.reading.service.ts';

const refuse = (message: string): never => fail('BAD_USER_INPUT', message, [{ path: ['input', 'url'], message }]);

/** The address as it is kept, or what is wrong with it. Nothing is asked and no name looked up. */
export function vetAddress({ env }: Context, given: string): { url: string } | { fault: string } {
  const parsed = feedForm.safeParse({ url: given });
  if (!parsed.success) return { fault: parsed.error.issues[0]?.message ?? 'Check the URL' };
  const url = new URL(parsed.data.url);
  url.hash = '';
  const fault = faultOfUrl(url, outboundRules(env));
  return fault ? { fault } : { url: url.href };
}

const INSERT = `insert into feed (id, url, host, title, added_by) select $1, $2, $3, $4, id
  from (select (select id from account where id = $5) as id) owner on conflict (url) do nothing returning ${FEED}`;

/** Puts a feed into the list, due at once; null where it is there already. */
export async function insertFeed(context: Context, em: SqlEntityManager, url: string, title = '') {
  const { viewer } = context;
  const owner = viewer.kind === 'user' ? viewer.id : null;
  const [row] = await query<FlatFeed>(em, INSERT, [newFeedId(), url, new URL(url).host, title, owner]);
  return row ? toFeed(row) : null;
}

/** Adds the feed at an address, or the one that the page there names. It is read by the worker within moments. */
export async function createFeed(context: Context, given: string): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'create', null);
  const vetted = vetAddress(context, given);
  if ('fault' in vetted) return refuse(vetted.fault);
  return context.em.transactional(async (em) => {
    const feed = await insertFeed(context, em, vetted.url);
    if (!feed)
      return fail('CONFLICT', 'This feed was already uploaded.', [
        { path: ['input', 'url'], message: 'This feed already exists' },
      ]);
    await record(context, em, { kind: 'feed.added', details: { feed: feed.id, url: feed.url } });
    return feed;
  });
}

async function change(context: Context, id: string, set: string, values: unknown[] = []): Promise<FeedRow> {
  const sql = `update feed set ${set} where id = $1 returning ${FEED}`;
  const [row] = await query<FlatFeed>(context.em, sql, [id, ...values]);
  return row ? toFeed(row) : fail('NOT_FOUND', 'Feed not found.');
}

// Reading it again begins anew: what failed before is over.
const STATUS = `status = case when $3::boolean is null then status when $3 then 'PAUSED' else 'ACTIVE' end,
  failures = case when $3 is false then 0 else failures end,
  next_try_at = case when $3 is false and status <> 'ACTIVE' then now() else next_try_at end`;

/** Gives a feed another name, or rest, or work again. */
export async function updateFeed(context: Context, input: UpdateFeedInput): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'update', null);
  const title = input.title === undefined ? null : (input.title ?? '');
  return change(context, input.id, `title = coalesce($2, title), ${STATUS}`, [title, input.isPaused ?? null]);
}

/** Has a feed read as soon as a worker is free, whatever kept it from being read. What it answered before is forgotten. */
export async function refreshFeed(context: Context, id: string): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'refresh', null);
  return change(context, id, "status = 'ACTIVE', failures = 0, next_try_at = now(), etag = null, last_modified = null");
}

/** Removes a feed with its items. */
export async function deleteFeed(context: Context, id: string): Promise<FeedRow> {
  authorize(feedPolicy, context.viewer, 'delete', null);
  return context.em.transactional(async (em) => {
    const [row] = await query<FlatFeed>(em, `delete from feed where id = $1 returning ${FEED}`, [id]);
    if (!row) return fail('NOT_FOUND', 'Feed not found.');
    await record(context, em, { kind: 'feed.deleted', details: { feed: id, url: row.url } });
    return toFeed(row);
  });
}
