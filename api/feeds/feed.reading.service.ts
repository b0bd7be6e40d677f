import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import { type FeedItem, FeedItemStatus, type FeedSource } from './feed-item.entity.ts';
import type { Feed } from './feed.entity.ts';
import type { FeedItemsArgs } from './feed.input.ts';
import { feedPolicy, visibleItems } from './feed.policy.ts';

/** A feed as admins see it. */
export type FeedRow = Omit<Feed, 'host' | 'addedBy' | symbol>;

export const FEED = `id, url, coalesce(nullif(title, ''), host) as title, home_url as "homeUrl", status,
  created_at as "createdAt", last_fetched_at as "lastFetchedAt", last_error as "lastError", failures,
  case when status = 'ACTIVE' then next_try_at end as "nextTryAt", status = 'ACTIVE' and next_try_at <= now() as "isDue"`;

type Instants = 'createdAt' | 'lastFetchedAt' | 'nextTryAt';
export type FlatFeed = Omit<FeedRow, Instants> & Record<Instants, string | null>;

const instant = (text: string | null): Date | null => (text ? new Date(text) : null);

export const toFeed = (row: FlatFeed): FeedRow => ({
  ...row,
  createdAt: new Date(row.createdAt ?? 0),
  lastFetchedAt: instant(row.lastFetchedAt),
  nextTryAt: instant(row.nextTryAt),
});

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of the feeds, the newest first. */
export async function listFeeds({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<FeedRow>> {
  authorize(feedPolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const where = args.after ? `where (created_at, id) < (${keyIn(args.after, bind)})` : '';
  const sql = `select ${FEED} from feed ${where} order by created_at desc, id desc limit ${bind(args.first + 1)}`;
  const rows = await query<FlatFeed>(em, sql, values);
  return toConnection(rows.map(toFeed), args, (row) => [row.createdAt.toISOString(), row.id]);
}

function keyIn(cursor: string, bind: (value: unknown) => string): string {
  const [at, id] = decodeCursor(cursor, cursorShape);
  return `${bind(at)}::timestamptz, ${bind(id)}`;
}

export async function readFeed({ em, viewer }: Context, id: string): Promise<FeedRow | null> {
  if (!feedPolicy.canSee(viewer, { id })) return null;
  const [row] = await query<FlatFeed>(em, `select ${FEED} from feed where id = $1`, [id]);
  return row ? toFeed(row) : null;
}

/** An item with its source, as readers get it. */
export type ItemRow = Pick<FeedItem, 'id' | 'link' | 'title' | 'publishedAt' | 'status'> & {
  summary: string | null;
  author: string | null;
  source: FeedSource;
};

const ITEM = `i.id, i.link, i.title, nullif(i.summary, '') as summary, nullif(i.author, '') as author, i.published_at as "publishedAt", i.status,
  coalesce(nullif(f.title, ''), f.host) as "sourceTitle", f.home_url as "sourceUrl"`;
const FROM = 'from feed_item i join feed f on f.id = i.feed_id';

interface FlatItem extends Omit<ItemRow, 'publishedAt' | 'source'> {
  publishedAt: string;
  sourceTitle: string;
  sourceUrl: string | null;
}

const toItem = ({ sourceTitle, sourceUrl, ...row }: FlatItem): ItemRow => ({
  ...row,
  publishedAt: new Date(row.publishedAt),
  source: { title: sourceTitle, url: sourceUrl },
});

/** A page of the items with one status, the newest first; an empty one where the viewer may not read these. */
export async function listFeedItems({ em, viewer }: Context, args: FeedItemsArgs): Promise<Connection<ItemRow>> {
  const status = args.filter?.status ?? FeedItemStatus.ACCEPTED;
  const { values, bind } = binder();
  const where = [visibleItems(viewer).includes(status) ? `i.status = ${bind(status)}` : 'false'];
  if (args.after) where.push(`(i.published_at, i.id) < (${keyIn(args.after, bind)})`);
  const sql = `select ${ITEM} ${FROM} where ${where.join(' and ')}
    order by i.published_at desc, i.id desc limit ${bind(args.first + 1)}`;
  const rows = await query<FlatItem>(em, sql, values);
  return toConnection(rows.map(toItem), args, (row) => [row.publishedAt.toISOString(), row.id]);
}

/** These items, as far as the viewer may read them. */
export async function readItems({ em, viewer }: Context, ids: readonly string[]): Promise<ItemRow[]> {
  const sql = `select ${ITEM} ${FROM} where i.id = any($1) and i.status = any($2) order by i.published_at desc, i.id desc`;
  return (await query<FlatItem>(em, sql, [ids, visibleItems(viewer)])).map(toItem);
}

export const readItem = async (context: Context, id: string): Promise<ItemRow | null> =>
  (await readItems(context, [id]))[0] ?? null;
