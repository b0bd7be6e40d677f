import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isApproved } from '../accounts/user.query.ts';
import type { Database } from '../entities.ts';
import { post } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import { query } from '../platform/sql.ts';
import { newFeedItemId } from './feed-item.entity.ts';
import type { LeasedFeed } from './feed.fetching.service.ts';
import type { Got, GettingError } from './feed.getting.ts';
import type { IncomingFeed } from './feed.items.ts';
import { feedDisabled, feedFails, feedIsGone, feedIsSilent } from './feed.mails.ts';
import { MOST_ITEMS } from './feed.parsing.ts';
import { afterFailure, afterSuccess, DISABLED_AFTER, TOLD_AFTER } from './feed.schedule.ts';

// The address changes only where no other feed has it already. A feed deleted meanwhile matches nothing, and all is well.
const READ = `update feed set leased_until = null, last_fetched_at = now(), last_error = null, failures = 0,
  next_try_at = now() + make_interval(secs => $2), etag = $3, last_modified = $4,
  url = case when exists (select 1 from feed other where other.url = $5 and other.id <> $1) then url else $5 end,
  host = case when exists (select 1 from feed other where other.url = $5 and other.id <> $1) then host else $6 end
  where id = $1`;
const NAMED = `update feed set title = case when title = '' then $2 else title end, home_url = $3 where id = $1`;

/** Notes that a feed was read, and puts what is new in it before the reviewers. */
export async function succeeded(em: SqlEntityManager, env: Env, leased: LeasedFeed, got: Got): Promise<void> {
  const next = afterSuccess(got.headers, got.feed?.ttl ?? null);
  await em.transactional(async (em) => {
    const { host } = new URL(got.url);
    await query(em, READ, [leased.id, next, got.etag, got.lastModified, got.url, host]);
    if (got.feed) {
      await query(em, NAMED, [leased.id, got.feed.title, got.feed.homeUrl]);
      await store(em, leased.id, got.feed);
    }
    await tellOfSilence(em, env, leased);
  });
}

// Two servers that read one item in two feeds at the same moment would both store it.
const LOCK = "select pg_advisory_xact_lock(hashtextextended('feed items', 0))";
const INCOMING = `unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::timestamptz[])
    as i(id, guid, link, link_key, title, summary, author, published_at)`;
// The same item under another guid: its link is known, and the guid that it had is not in the feed any more.
const RENAMED = 'known.link_key = i.link_key and (known.feed_id <> $1 or known.guid <> all($3::text[]))';
// Corrections reach the reviewers. What was decided on was decided as it was read.
const CORRECT = `update feed_item known set title = i.title, summary = i.summary, author = i.author, link = i.link,
    link_key = i.link_key
  from ${INCOMING}
  where known.feed_id = $1 and known.status = 'PENDING' and (known.guid = i.guid or ${RENAMED})
    and (known.title, known.summary, known.author, known.link)
      is distinct from (i.title, i.summary, i.author, i.link)`;
// Whatever is there already, by its feed's name for it or by where it leads, stays as it was reviewed. A feed whose
// items nobody reviews does not fill the table.
const STORE = `insert into feed_item (id, feed_id, guid, link, link_key, title, summary, author, published_at)
  select i.id, $1, i.guid, i.link, i.link_key, i.title, i.summary, i.author, i.published_at
  from ${INCOMING}
  where exists (select 1 from feed where id = $1)
    and not exists (select 1 from feed_item known where ${RENAMED})
    and not exists (select 1 from feed_item known where known.feed_id = $1 and known.guid = i.guid)
  order by i.published_at desc
  limit greatest(0, ${MOST_ITEMS} - (select count(*) from feed_item where feed_id = $1 and status = 'PENDING'))
  on conflict do nothing returning id`;
const NEWS = 'update feed set last_new_at = now(), silence_told_at = null where id = $1';

async function store(em: SqlEntityManager, id: string, { items }: IncomingFeed): Promise<void> {
  const column = (of: (item: IncomingFeed['items'][number]) => unknown) => items.map(of);
  const values = [
    id,
    column(newFeedItemId),
    column(({ guid }) => guid),
    column(({ link }) => link),
    column(({ linkKey }) => linkKey),
    column(({ title }) => title),
    column(({ summary }) => summary),
    column(({ author }) => author),
    column(({ publishedAt }) => publishedAt.toISOString()),
  ];
  await query(em, LOCK);
  await query(em, CORRECT, values);
  const stored = await query(em, STORE, values);
  if (stored.length > 0) await query(em, NEWS, [id]);
}

const FAILED = `update feed set leased_until = null, last_error = $2, failures = $3, status = $4,
  next_try_at = now() + make_interval(secs => $5) where id = $1 and status = 'ACTIVE'`;
const HOST_RESTS = `update feed set next_try_at = greatest(next_try_at, now() + make_interval(secs => $2)) where host = $1`;

/**
 * Notes that a feed could not be read; its owner hears of the third time in a row and of the last. One that is gone for
 * good is not asked for again.
 */
export async function failed(em: SqlEntityManager, env: Env, feed: LeasedFeed, error: GettingError): Promise<void> {
  const failures = feed.failures + 1;
  const over = error.gone || failures >= DISABLED_AFTER;
  const wait = afterFailure(failures, error.retryAfter);
  await em.transactional(async (em) => {
    await query(em, FAILED, [feed.id, error.message, failures, over ? 'DISABLED' : 'ACTIVE', wait]);
    await em.getKysely<Database>().updateTable('feed').set({ leased_until: null }).where('id', '=', feed.id).execute();
    // Who asks to be left alone means all that is fetched there.
    if (error.retryAfter) await query(em, HOST_RESTS, [feed.host, wait]);
    if (failures !== TOLD_AFTER && !over) return;
    const to = await ownerOf(em, feed);
    const mail = error.gone ? feedIsGone : over ? feedDisabled : feedFails;
    if (to) await post(em, env.SITE_NAME, mail(env, to, feed, error.message));
  });
}

async function ownerOf(em: SqlEntityManager, { addedBy }: LeasedFeed): Promise<string | null> {
  if (!addedBy) return null;
  const owner = await em
    .getKysely<Database>()
    .selectFrom('account')
    .select('email')
    .where('id', '=', addedBy)
    .where(isApproved('account'))
    .executeTakeFirst();
  return owner?.email ?? null;
}

// Silent for a month at least, and for four times as long as it usually is between two items.
const SILENT = `update feed set silence_told_at = now() where id = $1 and silence_told_at is null
  and last_new_at < now() - greatest(interval '30 days', 4 * coalesce((
    select (max(published_at) - min(published_at)) / nullif(count(*) - 1, 0) from feed_item where feed_id = $1), '0'))
  returning last_new_at::date::text as since`;

async function tellOfSilence(em: SqlEntityManager, env: Env, feed: LeasedFeed): Promise<void> {
  const [silent] = await query<{ since: string }>(em, SILENT, [feed.id]);
  const to = silent ? await ownerOf(em, feed) : null;
  if (silent && to) await post(em, env.SITE_NAME, feedIsSilent(env, to, feed, silent.since));
}
