import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { PortalDocument } from '../documents/document.entity.ts';
import { documentsTied } from '../documents/document.reading.service.ts';
import type { Group } from '../groups/group.entity.ts';
import { loadLinkedGroups } from '../groups/group.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, paginate, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import type { InvestorUpdate, UpdateReadStatistics, UpdateStatus, UpdateWithdrawal } from './update.entity.ts';
import type { InvestorUpdatesArgs } from './update.input.ts';
import { addressedTo, MEANT_FOR, RELEASED, updatePolicy, visibleTo } from './update.policy.ts';

/** What a viewer has of `investor_update u`. @param account placeholder of their id */
const columnsFor = (account: string) => `u.id, u.title, u.body, u.everyone, u.version,
  case when ${RELEASED} then 'PUBLISHED' when u.published_at is null then 'DRAFT' else 'SCHEDULED' end as status,
  u.published_at as "publishedAt", u.changed_at as "changedAt", u.withdrawn_at as "withdrawnAt",
  u.withdrawn_why as "withdrawnWhy", ${addressedTo(account)} as addressed,
  (select o.opened_at from investor_update_opening o where o.update_id = u.id and o.account_id = ${account}) as "readAt"`;

type Instants = 'publishedAt' | 'changedAt' | 'readAt' | 'withdrawnAt';
type FlatUpdate = Omit<InvestorUpdate, Instants> & Record<Instants, string | null>;

const instant = (text: string | null) => (text === null ? null : new Date(text));
const toUpdate = (row: FlatUpdate): InvestorUpdate => ({
  ...row,
  publishedAt: instant(row.publishedAt),
  changedAt: instant(row.changedAt),
  readAt: instant(row.readAt),
  withdrawnAt: instant(row.withdrawnAt),
});

const idOf = (viewer: Viewer) => (viewer.kind === 'user' ? viewer.id : null);

/** The update with this id, or null where there is none, or none that this viewer may know of yet. */
export async function readUpdate({ em, viewer }: Context, id: string): Promise<InvestorUpdate | null> {
  const update = await findUpdate(em, viewer, id);
  return update && updatePolicy.canSee(viewer, update) ? update : null;
}

/** Whatever the viewer may see of it: for what asks the policy next. */
export async function findUpdate(em: SqlEntityManager, viewer: Viewer, id: string): Promise<InvestorUpdate | null> {
  const sql = `select ${columnsFor('$2')} from investor_update u where u.id = $1`;
  const [row] = await query<FlatUpdate>(em, sql, [id, idOf(viewer)]);
  return row ? toUpdate(row) : null;
}

const OPEN = `insert into investor_update_opening (update_id, account_id)
  select u.id, a.id from investor_update u, account a where u.id = $1 and a.id = $2 and ${RELEASED} on conflict do nothing`;

/** Marks an update as read by the viewer. Only a mutation does: proxies and link previews open pages, too. */
export async function markInvestorUpdateRead(context: Context, id: string): Promise<InvestorUpdate> {
  if (await readUpdate(context, id)) await query(context.em, OPEN, [id, idOf(context.viewer)]);
  return (await readUpdate(context, id)) ?? fail('NOT_FOUND', 'Update not found.');
}

const WITH_STATUS: Record<UpdateStatus, string> = {
  DRAFT: 'u.published_at is null',
  SCHEDULED: 'u.published_at > now()',
  PUBLISHED: RELEASED,
};

const cursorShape = z.tuple([z.union([z.iso.datetime(), z.literal('infinity')]), z.string().max(40)]);

/** The updates that the viewer can read: drafts first, for administrators, then the newest. */
export async function listUpdates(
  { em, viewer }: Context,
  args: InvestorUpdatesArgs,
): Promise<Connection<InvestorUpdate>> {
  authorize(updatePolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const account = bind(idOf(viewer));
  const where = [visibleTo(viewer, bind)];
  const { status, isRead } = args.filter ?? {};
  if (status) where.push(WITH_STATUS[status]);
  if (typeof isRead === 'boolean')
    where.push(
      `${isRead ? '' : 'not '}exists (select 1 from investor_update_opening o where o.update_id = u.id and o.account_id = ${account})`,
    );
  if (args.after) {
    const [sortAt, id] = decodeCursor(args.after, cursorShape);
    where.push(`(u.sort_at, u.id) < (${bind(sortAt)}::timestamptz, ${bind(id)})`);
  }
  const sql = `select ${columnsFor(account)} from investor_update u where ${where.join(' and ')}
    order by u.sort_at desc, u.id desc limit ${bind(args.first + 1)}`;
  const rows = await query<FlatUpdate>(em, sql, values);
  return toConnection(rows.map(toUpdate), args, (row) => [row.publishedAt?.toISOString() ?? 'infinity', row.id]);
}

/** The documents of an update that are shared with the viewer, in the order that its author gave. */
export async function listDocuments(
  context: Context,
  { id }: InvestorUpdate,
  args: ConnectionArgs,
): Promise<Connection<PortalDocument>> {
  return paginate((await load(context, loadDocuments, id)) ?? [], args);
}

const loadDocuments = documentsTied(`select update_id as owner, document_id as id from investor_update_document
  where update_id = any($1) order by position`);

/** The groups that an update is for, by name. Null for everyone but administrators. */
export async function listGroups(
  context: Context,
  { id }: InvestorUpdate,
  args: ConnectionArgs,
): Promise<Connection<Group> | null> {
  return isAdmin(context.viewer) ? paginate((await load(context, loadGroups, id)) ?? [], args) : null;
}

const readGroupLinks = prepare<{ owners: readonly string[] }>()((db, value) =>
  db
    .selectFrom('investor_update_group')
    .select(['update_id as owner', 'group_id as groupId'])
    .where('update_id', '=', ({ fn }) => fn.any(value('owners'))),
);

const loadGroups = (context: Context, ids: readonly string[]) => loadLinkedGroups(context, readGroupLinks, ids);

/** Null for everyone but administrators. */
export const countReaders = async (context: Context, { id }: InvestorUpdate): Promise<UpdateReadStatistics | null> =>
  isAdmin(context.viewer) ? load(context, loadReadStatistics, id) : null;

async function loadReadStatistics({ em }: Context, ids: readonly string[]): Promise<(UpdateReadStatistics | null)[]> {
  const rows = await query<UpdateReadStatistics & { id: string }>(
    em,
    `select u.id, count(a.id)::integer as "audienceCount", count(o.account_id)::integer as "readCount"
     from investor_update u left join account a on ${MEANT_FOR}
       left join investor_update_opening o on o.update_id = u.id and o.account_id = a.id
     where u.id = any($1) group by u.id`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
}

/** The last withdrawal. Null for everyone but administrators, and if the update was published again. */
export const findWithdrawal = ({ viewer }: Context, update: InvestorUpdate): UpdateWithdrawal | null =>
  isAdmin(viewer) && update.withdrawnAt ? { withdrawnAt: update.withdrawnAt, reason: update.withdrawnWhy } : null;
