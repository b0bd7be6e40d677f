import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder, QueryCreator } from 'kysely';
import type { Database } from '../entities.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import {
  type Connection,
  type ConnectionArgs,
  decodeCursor,
  toConnection,
  timeCursor,
} from '../platform/pagination.ts';
import { prepare } from '../prepare.ts';
import { anyOf, now } from '../platform/database/sql.ts';
import { type FeedItem, FeedItemStatus, type FeedSource } from './feed-item.entity.ts';
import { type Feed, FeedStatus } from './feed.entity.ts';
import type { FeedItemsArgs } from './feed.input.ts';
import { feedPolicy, visibleItems } from './feed.policy.ts';

/** A feed for administrators. */
export type FeedRow = Omit<
  Feed,
  'host' | 'addedBy' | 'lastTriedAt' | 'etag' | 'lastModified' | 'lastNewAt' | 'silenceToldAt' | 'leasedUntil' | symbol
>;

type Feeds = ExpressionBuilder<Database, 'feed'>;

/** The name for readers. */
export const selectTitle = ({ fn, val }: Feeds) =>
  fn.coalesce(fn<string | null>('nullif', ['feed.title', val('')]), 'feed.host');

/** The columns of a feed for administrators. */
export const feedColumns = (eb: Feeds) =>
  [
    'feed.id',
    'feed.url',
    selectTitle(eb).as('title'),
    'feed.homeUrl',
    'feed.status',
    'feed.createdAt',
    'feed.lastFetchedAt',
    'feed.lastError',
    'feed.failures',
    eb.case().when('feed.status', '=', FeedStatus.ACTIVE).then(eb.ref('feed.nextTryAt')).end().as('nextTryAt'),
    eb
      .and([eb('feed.status', '=', FeedStatus.ACTIVE), eb('feed.nextTryAt', '<=', now())])
      .$castTo<boolean>()
      .as('isDue'),
  ] as const;

const selectFeeds = (em: SqlEntityManager) => getKysely(em).selectFrom('feed').select(feedColumns);

/** Returns a page of feeds, newest first. */
export async function listFeeds({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<FeedRow>> {
  authorize(feedPolicy, viewer, 'list', null);
  let feeds = selectFeeds(em)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(args.first + 1);
  if (args.after) {
    const [createdAt, id] = decodeCursor(args.after, timeCursor);
    feeds = feeds.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)));
  }
  const rows = await feeds.execute();
  return toConnection(rows, args, (row) => [row.createdAt.toISOString(), row.id]);
}

export async function readFeed({ em, viewer }: Context, id: string): Promise<FeedRow | null> {
  if (!feedPolicy.canSee(viewer, { id })) return null;
  const row = await selectFeeds(em).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** An item with its source, for readers. */
export type ItemRow = Pick<FeedItem, 'id' | 'link' | 'title' | 'publishedAt' | 'status'> & {
  summary: string | null;
  author: string | null;
  source: FeedSource;
};

const selectItems = (db: QueryCreator<Database>) =>
  db
    .selectFrom('feed_item as i')
    .innerJoin('feed', 'feed.id', 'i.feedId')
    .select(['i.id', 'i.link', 'i.title', 'i.publishedAt', 'i.status'])
    .select((eb) => [selectTitle(eb).as('sourceTitle'), 'feed.homeUrl as sourceUrl'])
    .select(({ fn, val }) => [
      fn<string | null>('nullif', ['i.summary', val('')]).as('summary'),
      fn<string | null>('nullif', ['i.author', val('')]).as('author'),
    ])
    .orderBy('i.publishedAt', 'desc')
    .orderBy('i.id', 'desc');

interface FlatItem extends Omit<ItemRow, 'source'> {
  sourceTitle: string;
  sourceUrl: string | null;
}

const toItem = ({ sourceTitle, sourceUrl, ...row }: FlatItem): ItemRow => ({
  ...row,
  source: { title: sourceTitle, url: sourceUrl },
});

const readFirstItems = prepare<{ status: FeedItemStatus; limit: number }>()((db, value) =>
  selectItems(db).where('i.status', '=', value('status')).limit(value('limit')),
);

const readLaterItems = prepare<{ status: FeedItemStatus; publishedAt: Date; id: string; limit: number }>()(
  (db, value) =>
    selectItems(db)
      .where('i.status', '=', value('status'))
      .where(({ cast, eb, refTuple, tuple }) =>
        eb(refTuple('i.publishedAt', 'i.id'), '<', tuple(cast<Date>(value('publishedAt'), 'timestamptz'), value('id'))),
      )
      .limit(value('limit')),
);

/** A page of the items with one status, the newest first. Empty if the viewer cannot read these. */
export async function listFeedItems({ em, viewer }: Context, args: FeedItemsArgs): Promise<Connection<ItemRow>> {
  const status = args.filter?.status ?? FeedItemStatus.ACCEPTED;
  const limit = args.first + 1;
  if (!visibleItems(viewer).includes(status)) return toConnection([], args, () => []);
  const [publishedAt, id] = args.after ? decodeCursor(args.after, timeCursor) : [];
  const rows =
    publishedAt && id
      ? await readLaterItems.all(em, { status, publishedAt, id, limit })
      : await readFirstItems.all(em, { status, limit });
  return toConnection(rows.map(toItem), args, (row) => [row.publishedAt.toISOString(), row.id]);
}

/** These items, if the viewer can read them. */
export async function readItems({ em, viewer }: Context, ids: readonly string[]): Promise<ItemRow[]> {
  const items = selectItems(getKysely(em))
    .where('i.id', '=', anyOf(ids))
    .where('i.status', '=', anyOf(visibleItems(viewer)));
  return (await items.execute()).map(toItem);
}

export const readItem = async (context: Context, id: string): Promise<ItemRow | null> =>
  (await readItems(context, [id]))[0] ?? null;
