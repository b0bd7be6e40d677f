import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder, QueryCreator } from 'kysely';
import type { Database } from '#api/entities.ts';
import { z } from 'zod';
import { getKysely, prepare } from '#api/kysely.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import {
  type Connection,
  type ConnectionArgs,
  decodeCursor,
  toConnection,
  timeCursor,
} from '#api/platform/pagination.ts';
import { anyOf, containsText, now } from '#api/platform/database/sql.ts';
import { type FeedItem, FeedItemStatus, type FeedSource } from './feed-item.entity.ts';
import { type Feed, FeedStatus } from './feed.entity.ts';
import type { FeedItemsArgs } from './feed.input.ts';
import { isEditor, type Viewer } from '#api/platform/viewer.ts';

export type FeedAction = 'list' | 'create' | 'import' | 'export' | 'update' | 'delete' | 'refresh' | 'review';

/** Only editors and administrators. The export needs a recent confirmation of identity. */
export const feedPolicy = allow<FeedAction, { id: string }>(isEditor, (action) => action === 'export');

/** The items that a viewer can read: accepted ones, and all of them for editors and administrators. */
const visibleItems = (viewer: Viewer): readonly FeedItemStatus[] =>
  isEditor(viewer) ? Object.values(FeedItemStatus) : [FeedItemStatus.ACCEPTED];

/** A feed for editors and administrators. */
export type FeedRow = Omit<
  Feed,
  'host' | 'addedBy' | 'lastTriedAt' | 'etag' | 'lastModified' | 'lastNewAt' | 'silenceToldAt' | 'leasedUntil' | symbol
>;

type Feeds = ExpressionBuilder<Database, 'feed'>;

/** The name for readers. */
export const selectTitle = ({ fn, val }: Feeds) =>
  fn.coalesce(fn<string | null>('nullif', ['feed.title', val('')]), 'feed.host');

/** The columns of a feed for editors and administrators. */
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
    'feed.version',
    eb.case().when('feed.status', '=', FeedStatus.ACTIVE).then(eb.ref('feed.nextTryAt')).end().as('nextTryAt'),
    eb
      .and([eb('feed.status', '=', FeedStatus.ACTIVE), eb('feed.nextTryAt', '<=', now())])
      .$castTo<boolean>()
      .as('isDue'),
  ] as const;

/** True if the last request to a feed failed, or if it is no longer read for that reason. */
const hasErrors = (eb: Feeds) =>
  eb
    .or([
      eb('feed.status', '=', FeedStatus.DISABLED),
      eb.and([eb('feed.status', '=', FeedStatus.ACTIVE), eb('feed.failures', '>', 0)]),
    ])
    .$castTo<boolean>();

const feedCursor = z.tuple([z.literal([0, 1]), ...timeCursor.def.items]);

const selectFeeds = (em: SqlEntityManager) => getKysely(em).selectFrom('feed').select(feedColumns);

/** Returns a page of feeds: those with errors first, then the newest. */
export async function listFeeds({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<FeedRow>> {
  authorize(feedPolicy, viewer, 'list', null);
  let feeds = selectFeeds(em)
    .select((eb) => hasErrors(eb).as('hasErrors'))
    .orderBy(hasErrors, 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(args.first + 1);
  if (args.after) {
    const [errors, createdAt, id] = decodeCursor(args.after, feedCursor);
    feeds = feeds.where((eb) =>
      eb.or([
        eb(hasErrors(eb), '<', errors === 1),
        eb.and([
          eb(hasErrors(eb), '=', errors === 1),
          eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(createdAt, id)),
        ]),
      ]),
    );
  }
  const rows = await feeds.execute();
  return toConnection(rows, args, (row) => [Number(row.hasErrors), row.createdAt.toISOString(), row.id]);
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

type Items = ExpressionBuilder<Database & { i: Database['feed_item'] }, 'i' | 'feed'>;

const matches = (eb: Items, search: string) =>
  eb.or([
    containsText(eb.ref('i.title'), search),
    containsText(eb.ref('i.summary'), search),
    containsText(eb.ref('i.author'), search),
    containsText(selectTitle(eb as unknown as Feeds), search),
  ]);

type ItemFilter = Pick<ItemConnection, 'status' | 'search'>;

const hasFilter =
  ({ status, search }: ItemFilter) =>
  (eb: Items) =>
    eb.and([eb('i.status', '=', status), ...(search ? [matches(eb, search)] : [])]);

const findItems = (em: SqlEntityManager, { status, search, after, limit }: Found) =>
  selectItems(getKysely(em))
    .where(hasFilter({ status, search }))
    .$if(after !== null, (items) =>
      items.where(({ eb, refTuple, tuple }) => eb(refTuple('i.publishedAt', 'i.id'), '<', tuple(...after!))),
    )
    .limit(limit)
    .execute();

interface Found extends ItemFilter {
  after: z.infer<typeof timeCursor> | null;
  limit: number;
}

/** A page of items, and the filter that they match. */
export interface ItemConnection extends Connection<ItemRow> {
  status: FeedItemStatus;
  search: string | null;
}

/** A page of the items with one status, the newest first. Empty if the viewer cannot read these. */
export async function listFeedItems(context: Context, args: FeedItemsArgs): Promise<ItemConnection> {
  const status = args.filter?.status ?? FeedItemStatus.ACCEPTED;
  const search = args.filter?.search || null;
  return { ...(await readItemPage(context, args, { status, search })), status, search };
}

/** The number of items on all pages. Null for viewers who do not review items. */
export async function countFeedItems({ em, viewer }: Context, filter: ItemFilter): Promise<number | null> {
  if (!feedPolicy.can(viewer, 'list', null)) return null;
  const { count } = await getKysely(em)
    .selectFrom('feed_item as i')
    .innerJoin('feed', 'feed.id', 'i.feedId')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where(hasFilter(filter))
    .executeTakeFirstOrThrow();
  return count;
}

async function readItemPage(
  { em, viewer }: Context,
  args: FeedItemsArgs,
  { status, search }: ItemFilter,
): Promise<Connection<ItemRow>> {
  const limit = args.first + 1;
  if (!visibleItems(viewer).includes(status)) return toConnection([], args, () => []);
  const after = args.after ? decodeCursor(args.after, timeCursor) : null;
  const rows = search
    ? await findItems(em, { status, search, after, limit })
    : after
      ? await readLaterItems.all(em, { status, publishedAt: after[0], id: after[1], limit })
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
