import { z } from 'zod';
import type { PortalDocument } from '../documents/document.entity.ts';
import { documentsTied } from '../documents/document.reading.service.ts';
import type { Folder } from '../documents/folder.entity.ts';
import { readFolder } from '../documents/folder.reading.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { personIn } from '../platform/person.ts';
import { binder, query } from '../platform/sql.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import type { Delegation } from './delegation.entity.ts';
import type { DelegationsArgs } from './delegation.input.ts';
import { delegationPolicy } from './delegation.policy.ts';

type Bind = (value: unknown) => string;

// By the database's clock. An offer is its address's alone, once the account there has proven that it is theirs, and
// only while whoever made it may sign in; who that is not never learns that it was made.
const selectFor = (viewer: Viewer, bind: Bind): string => {
  const account = bind(viewer.kind === 'user' ? viewer.id : null);
  return `select d.id, d.email, d.level::integer, d.created_at as "createdAt", d.ends_at as "endsAt",
    d.accepted_at as "acceptedAt", nullif(d.reason, '') as reason, ${personIn('p')} as principal,
    case when d.accepted_at is not null then ${personIn('a')} end as delegate,
    case when d.ended_at is not null or d.ends_at <= now() then 'ENDED'
      when d.accepted_at is not null then 'IN_FORCE' else 'INVITED' end as status,
    coalesce(d.ending, case when d.ends_at <= now() then 'EXPIRED' end) as ending,
    coalesce(d.ended_at, case when d.ends_at <= now() then d.ends_at end) as "endedAt",
    (select count(*)::integer from delegation_target t where t.delegation_id = d.id) as "itemCount",
    coalesce(d.principal_id = ${account}, false) as "isGiven",
    (p.status = 'APPROVED' and d.principal_id is distinct from ${account} and (coalesce(d.delegate_id = ${account}, false)
      or (d.delegate_id is null and d.ended_at is null and d.ends_at > now() and exists (select 1 from account own
        where own.id = ${account} and own.email_key = d.email_key and own.email_verified_at is not null)))) as "isHeld"
    from delegation d join account p on p.id = d.principal_id left join account a on a.id = d.delegate_id`;
};

type Row = Omit<Delegation, 'createdAt' | 'endsAt' | 'acceptedAt' | 'endedAt'> &
  Record<'createdAt' | 'endsAt', string> &
  Record<'acceptedAt' | 'endedAt', string | null>;

const toDelegation = (row: Row): Delegation => ({
  ...row,
  createdAt: new Date(row.createdAt),
  endsAt: new Date(row.endsAt),
  acceptedAt: row.acceptedAt === null ? null : new Date(row.acceptedAt),
  endedAt: row.endedAt === null ? null : new Date(row.endedAt),
});

/** The delegation with this id, or null where there is none, or none that this viewer may know of. */
export async function readDelegation(
  { em, viewer }: Pick<Context, 'em' | 'viewer'>,
  id: string,
): Promise<Delegation | null> {
  const { values, bind } = binder();
  const [row] = await query<Row>(em, `${selectFor(viewer, bind)} where d.id = ${bind(id)}`, values);
  return row && delegationPolicy.canSee(viewer, row) ? toDelegation(row) : null;
}

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of what the viewer gives and has, or for admins of all, the newest first. */
export async function listDelegations(
  { em, viewer }: Context,
  { filter, ...args }: DelegationsArgs,
): Promise<Connection<Delegation>> {
  authorize(delegationPolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const select = selectFor(viewer, bind);
  const where = [isAdmin(viewer) && !filter?.isOwn ? 'true' : '(x."isGiven" or x."isHeld")'];
  if (filter?.isHeld) where.push('x."isHeld"');
  if (filter?.status) where.push(`x.status = ${bind(filter.status)}`);
  if (filter?.search) {
    const like = bind(`%${filter.search.replace(/[\\%_]/g, '\\$&')}%`);
    where.push(`(x.principal->>'name' ilike ${like} or x.delegate->>'name' ilike ${like} or x.email ilike ${like})`);
  }
  if (args.after) {
    const [at, id] = decodeCursor(args.after, cursorShape);
    where.push(`(x."createdAt", x.id) < (${bind(at)}::timestamptz, ${bind(id)})`);
  }
  const sql = `select * from (${select}) as x where ${where.join(' and ')}
    order by x."createdAt" desc, x.id desc limit ${bind(args.first + 1)}`;
  const rows = await query<Row>(em, sql, values);
  return toConnection(rows.map(toDelegation), args, (row) => [row.createdAt.toISOString(), row.id]);
}

/** The documents it names, as far as the viewer may know of them now. */
export const documentsOf = async (context: Context, { id }: Delegation): Promise<PortalDocument[]> =>
  (await load(context, documentsOfDelegations, id)) ?? [];

const documentsOfDelegations = documentsTied(
  'select delegation_id as owner, document_id as id from delegation_target where delegation_id = any($1) and document_id is not null',
);

/** The folders it names, as far as there is something in them for the viewer now. */
export async function foldersOf(context: Context, { id }: Delegation): Promise<Folder[]> {
  const ids = (await load(context, folderIds, id)) ?? [];
  const folders = await Promise.all(ids.map((each) => readFolder(context, each)));
  return folders.filter((folder) => folder !== null);
}

async function folderIds({ em }: Context, owners: readonly string[]): Promise<string[][]> {
  const sql = `select delegation_id as owner, folder_id as id from delegation_target
    where delegation_id = any($1) and folder_id is not null`;
  const rows = await query<{ owner: string; id: string }>(em, sql, [owners]);
  return owners.map((owner) => rows.filter((row) => row.owner === owner).map(({ id }) => id));
}
