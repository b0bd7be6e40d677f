import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import {
  allOf,
  lockUntilCommit,
  now,
  recordsAs,
  subtract,
  subtractFromNow,
  toInterval,
} from '#api/platform/database/sql.ts';
import { findApprovedEmail } from '#api/accounts/users/user.query.ts';
import { Feed, FeedStatus } from './feed.entity.ts';
import { FeedItemStatus, newFeedItemId } from './feed-item.entity.ts';
import type { LeasedFeed } from './feed.lease.service.ts';
import type { DownloadedFeed, GettingError } from './feed.download.ts';
import type { IncomingFeed } from './feed.items.ts';
import { makeFeedDisabledMail, makeFeedFailsMail, makeFeedRemovedMail } from './feed.mails.ts';
import { MOST_ITEMS } from './feed.parse.ts';
import { afterFailure, afterSuccess, DISABLE_AFTER_FAILURES, NOTIFY_AFTER_FAILURES } from './feed.schedule.ts';
import { lockFeed } from './feed.service.ts';
import { notifyOfSilence } from './feed.silence.service.ts';

/**
 * The time of the next request. A feed that was refreshed while it was being read is read once more, because the result
 * can be older than the refresh.
 */
function scheduleNext(feed: Feed, seconds: number): void {
  const isRefreshed = feed.nextTryAt! > (feed.lastTriedAt ?? feed.nextTryAt!);
  if (!isRefreshed) feed.nextTryAt = new Date(Date.now() + seconds * 1_000);
}

/** Records that a feed was read, and adds its new items for review. */
export async function recordSuccess(
  em: SqlEntityManager,
  env: Env,
  { id }: LeasedFeed,
  download: DownloadedFeed,
): Promise<void> {
  await em.transactional(async (em) => {
    const feed = await lockFeed(em, id);
    if (!feed) return;
    const { url, etag, lastModified, feed: content } = download;
    const isTaken = (await em.count(Feed, { url, id: { $ne: id } })) > 0;
    Object.assign(feed, { leasedUntil: null, lastFetchedAt: new Date(), lastError: null, failures: 0 });
    Object.assign(feed, { etag, lastModified });
    scheduleNext(feed, afterSuccess(download.headers, content?.ttl ?? null));
    if (!isTaken) Object.assign(feed, { url, host: new URL(url).host });
    if (content) {
      feed.title ||= content.title;
      feed.homeUrl = content.homeUrl;
      if (await store(em, id, content)) Object.assign(feed, { lastNewAt: new Date(), silenceToldAt: null });
    }
    await notifyOfSilence(em, env, feed);
  });
}

/** Converts items to rows of `feed_item` with new ids. */
const toRows = (items: IncomingFeed['items']) =>
  items.map(({ guid, hasGuid, link, linkKey, title, summary, author, publishedAt }) => ({
    id: newFeedItemId(),
    guid,
    hasGuid,
    link,
    linkKey,
    title,
    summary,
    author,
    publishedAt: publishedAt.toISOString(),
  }));
type Incoming = ReturnType<typeof toRows>;

const asTable = (rows: Incoming) =>
  recordsAs(rows, 'i', {
    ...({ id: 'text', guid: 'text', hasGuid: 'boolean', link: 'text', linkKey: 'text', title: 'text' } as const),
    ...({ summary: 'text', author: 'text', publishedAt: 'timestamptz' } as const),
  });

type KnownItems = ExpressionBuilder<Database & { known: Database['feed_item']; i: Incoming[number] }, 'known' | 'i'>;

/**
 * SQL condition: `known` is the same item under another guid or in another feed. A guid is an identity, so items with
 * different guids are different even if they share a link. Of items that have only their link, the one link must not be
 * in the feed beside the other.
 */
const isRenamed = (feedId: string, rows: Incoming) => (eb: KnownItems) => {
  const isOther = eb('known.feedId', '<>', feedId);
  const hasOnlyLinks = eb.and([eb('i.hasGuid', '=', false), eb('known.guid', '=', eb.ref('known.link'))]);
  const isAway = eb('known.guid', '<>', allOf(rows.map(({ guid }) => guid)));
  return eb.and([
    eb('known.linkKey', '=', eb.ref('i.linkKey')),
    eb.or([
      eb.and([isOther, eb('known.guid', '=', eb.ref('i.guid'))]),
      eb.and([hasOnlyLinks, eb.or([isOther, isAway])]),
    ]),
  ]);
};

/** Updates the items that are not reviewed yet. Reviewed items stay as the reviewer read them. */
const correctItems = (em: SqlEntityManager, feedId: string, rows: Incoming) =>
  getKysely(em)
    .updateTable('feed_item as known')
    .from(asTable(rows))
    .set(({ ref }) => ({
      title: ref('i.title'),
      summary: ref('i.summary'),
      author: ref('i.author'),
      link: ref('i.link'),
      linkKey: ref('i.linkKey'),
    }))
    .where('known.feedId', '=', feedId)
    .where('known.status', '=', FeedItemStatus.PENDING)
    .where((eb) => eb.or([eb('known.guid', '=', eb.ref('i.guid')), isRenamed(feedId, rows)(eb)]))
    .where((eb) =>
      eb(
        eb.refTuple('known.title', 'known.summary', 'known.author', 'known.link'),
        'is distinct from',
        eb.refTuple('i.title', 'i.summary', 'i.author', 'i.link'),
      ),
    )
    .execute();

/** Items that the feed lists again after it no longer did are kept. Most items are noted once a day. */
const noteListed = (em: SqlEntityManager, feedId: string, rows: Incoming) =>
  getKysely(em)
    .updateTable('feed_item as known')
    .from(asTable(rows))
    .set({ listedAt: now() })
    .where('known.feedId', '=', feedId)
    .where('known.listedAt', '<', subtractFromNow('1 day'))
    .where((eb) => eb.or([eb('known.guid', '=', eb.ref('i.guid')), isRenamed(feedId, rows)(eb)]))
    .execute();

/**
 * Stores new items. An item with a known guid or link stays as it was reviewed. The number of pending items is limited,
 * so that a feed without reviews does not fill the table.
 */
const insertItems = (em: SqlEntityManager, feedId: string, rows: Incoming) =>
  getKysely(em)
    .insertInto('feed_item')
    .columns(['id', 'feedId', 'guid', 'link', 'linkKey', 'title', 'summary', 'author', 'publishedAt'])
    .expression((eb) =>
      eb
        .selectFrom(asTable(rows))
        .select(['i.id', eb.val(feedId).as('feedId'), 'i.guid', 'i.link', 'i.linkKey'])
        .select(['i.title', 'i.summary', 'i.author', 'i.publishedAt'])
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('feed_item as known').select('known.id').where(isRenamed(feedId, rows)))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('feed_item as known')
                .select('known.id')
                .where('known.feedId', '=', feedId)
                .whereRef('known.guid', '=', 'i.guid'),
            ),
          ),
        )
        .orderBy('i.publishedAt', 'desc')
        .limit(({ eb, fn, lit, selectFrom }) => {
          const pending = selectFrom('feed_item')
            .select(fn.countAll<number>().as('count'))
            .where('feedId', '=', feedId)
            .where('status', '=', FeedItemStatus.PENDING);
          return fn<number>('greatest', [lit(0), eb(lit<number>(MOST_ITEMS), '-', pending)]);
        }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();

/** True if an item is new. */
async function store(em: SqlEntityManager, id: string, { items }: IncomingFeed): Promise<boolean> {
  const rows = toRows(items);
  // Without the lock, two servers that fetch the same item in two feeds at the same moment could both store it.
  await lockUntilCommit(em, 'feed items');
  await correctItems(em, id, rows);
  await noteListed(em, id, rows);
  return (await insertItems(em, id, rows)).length > 0;
}

/** Records a failed fetch. Mails the owner after the third failure in a row, and when the feed is disabled. */
export async function recordFailure(
  em: SqlEntityManager,
  env: Env,
  feed: LeasedFeed,
  error: GettingError,
): Promise<void> {
  const failures = feed.failures + 1;
  const over = error.isDeleted || failures >= DISABLE_AFTER_FAILURES;
  const wait = afterFailure(failures, error.retryAfter);
  await em.transactional(async (em) => {
    const row = await lockFeed(em, feed.id);
    if (row) row.leasedUntil = null;
    if (row?.status === FeedStatus.ACTIVE) {
      Object.assign(row, { lastError: error.message, failures });
      if (over) row.status = FeedStatus.DISABLED;
      scheduleNext(row, wait);
    }
    await em.flush();
    // A request to retry later applies to all feeds of the host.
    const earliest = new Date(Date.now() + wait * 1_000);
    if (error.retryAfter)
      await em.nativeUpdate(Feed, { host: feed.host, nextTryAt: { $lt: earliest } }, { nextTryAt: earliest });
    if (failures !== NOTIFY_AFTER_FAILURES && !over) return;
    const to = await findApprovedEmail(em, feed.addedBy);
    const mail = error.isDeleted ? makeFeedRemovedMail : over ? makeFeedDisabledMail : makeFeedFailsMail;
    if (to) await post(em, env, mail(env, to, feed, error.message));
  });
}

/** When the feed of `i` last listed any item. */
const selectNewest = (eb: ExpressionBuilder<Database & { i: Database['feed_item'] }, 'i'>) =>
  eb
    .selectFrom('feed_item as other')
    .select(({ fn }) => fn.max<Date>('other.listedAt').as('at'))
    .whereRef('other.feedId', '=', 'i.feedId')
    .$asScalar()
    .$notNull();

/**
 * Deletes items that are not accepted, some days after their feed listed them last. One that it still lists would come
 * back for review. A feed that does not change lists what it listed when it last did.
 */
export async function pruneFeedItems(em: SqlEntityManager, days: number, limit: number): Promise<number> {
  const { numDeletedRows } = await getKysely(em)
    .deleteFrom('feed_item')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('feed_item as i')
        .innerJoin('feed as f', 'f.id', 'i.feedId')
        .select('i.id')
        .where('i.status', '<>', FeedItemStatus.ACCEPTED)
        .where('i.listedAt', '<', subtractFromNow(`${days} days`))
        .where((eb) =>
          eb.or([
            eb('f.status', '=', FeedStatus.DISABLED),
            eb('i.listedAt', '<', subtract(selectNewest(eb), toInterval('2 days'))),
          ]),
        )
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
