import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { PortalDocument } from '../documents/document.entity.ts';
import { documentsTied } from '../documents/document.reading.service.ts';
import type { Group } from '../groups/group.entity.ts';
import { groupsTied } from '../groups/group.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import type { InvestorUpdate, UpdateReach, UpdateWithdrawal } from './update.entity.ts';
import type { UpdatesArgs } from './update.input.ts';
import { addressedTo, MEANT_FOR, RELEASED, updatePolicy, visibleTo } from './update.policy.ts';

/** What a viewer has of `investor_update u`. @param account placeholder of their id */
const columnsFor = (account: string) => `u.id, u.title, u.body, u.everyone, u.version,
  case when ${RELEASED} then 'PUBLISHED' when u.published_at is null then 'DRAFT' else 'SCHEDULED' end as status,
  u.published_at as "publishedAt", u.changed_at as "changedAt", u.withdrawn_at as "withdrawnAt",
  u.withdrawn_why as "withdrawnWhy", ${addressedTo(account)} as addressed,
  (select o.opened_at from investor_update_opening o where o.update_id = u.id and o.account_id = ${account}) as "openedAt"`;

type Instants = 'publishedAt' | 'changedAt' | 'openedAt' | 'withdrawnAt';
type FlatUpdate = Omit<InvestorUpdate, Instants> & Record<Instants, string | null>;

const instant = (text: string | null) => (text === null ? null : new Date(text));
const toUpdate = (row: FlatUpdate): InvestorUpdate => ({
  ...row,
  publishedAt: instant(row.publishedAt),
  changedAt: instant(row.changedAt),
  openedAt: instant(row.openedAt),
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
export async function markUpdateRead(context: Context, id: string): Promise<InvestorUpdate> {
  if (await readUpdate(context, id)) await query(context.em, OPEN, [id, idOf(context.viewer)]);
  return (await readUpdate(context, id)) ?? fail('NOT_FOUND', 'There is no such update.');
}

const cursorShape = z.tuple([z.union([z.iso.datetime(), z.literal('infinity')]), z.string().max(40)]);

/** A page of what the viewer may read: first what is not planned, which admins see, then the newest. */
export async function listUpdates({ em, viewer }: Context, args: UpdatesArgs): Promise<Connection<InvestorUpdate>> {
  authorize(updatePolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const account = bind(idOf(viewer));
  const where = [visibleTo(viewer, bind)];
  if (args.released) where.push(RELEASED);
  if (args.unopened)
    where.push(
      `not exists (select 1 from investor_update_opening o where o.update_id = u.id and o.account_id = ${account})`,
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

/** The documents it points to that this viewer may know of, in the writer's order. */
export const documentsOf = async (context: Context, { id }: InvestorUpdate): Promise<PortalDocument[]> =>
  (await load(context, attached, id)) ?? [];

const attached = documentsTied(`select update_id as owner, document_id as id from investor_update_document
  where update_id = any($1) order by position`);

/** The groups it is for, by name; null to all but admins, who alone know that there are groups. */
export const groupsOf = async (context: Context, { id }: InvestorUpdate): Promise<Group[] | null> =>
  isAdmin(context.viewer) ? ((await load(context, groupsOfUpdate, id)) ?? []) : null;

const groupsOfUpdate = (context: Context, ids: readonly string[]) =>
  groupsTied(
    context,
    'select update_id as owner, group_id as id from investor_update_group where update_id = any($1)',
    ids,
  );

/** How many it is for and how many of them opened it; null to all but admins. */
export const reachOf = async (context: Context, { id }: InvestorUpdate): Promise<UpdateReach | null> =>
  isAdmin(context.viewer) ? load(context, reachOfUpdates, id) : null;

async function reachOfUpdates({ em }: Context, ids: readonly string[]): Promise<(UpdateReach | null)[]> {
  const rows = await query<UpdateReach & { id: string }>(
    em,
    `select u.id, count(a.id)::integer as readers, count(o.account_id)::integer as opened
     from investor_update u left join account a on ${MEANT_FOR}
       left join investor_update_opening o on o.update_id = u.id and o.account_id = a.id
     where u.id = any($1) group by u.id`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
}

/** That and why it was taken back, for admins; null where it was not, or is out again. */
export const withdrawalOf = ({ viewer }: Context, update: InvestorUpdate): UpdateWithdrawal | null =>
  isAdmin(viewer) && update.withdrawnAt ? { at: update.withdrawnAt, reason: update.withdrawnWhy } : null;
