import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findUsers } from '../accounts/user.reading.service.ts';
import { record } from '../audit/audit.service.ts';
import { Group } from '../groups/group.entity.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { query } from '../platform/sql.ts';
import { isAdmin } from '../platform/viewer.ts';
import type { DocumentAccess } from './access.entity.ts';
import { levelOf, type PortalDocument, rightsAt } from './document.entity.ts';
import type { SetAccessInput } from './access.input.ts';
import { documentPolicy } from './document.policy.ts';
import { readDocument } from './document.reading.service.ts';
import type { Folder } from './folder.entity.ts';
import { readFolder } from './folder.reading.service.ts';
import { lockTree } from './tree.service.ts';

const GRANT = `insert into document_grant (document_id, folder_id, group_id, account_id, level) values ($1, $2, $3, $4, $5)
  on conflict (target, holder) do update set level = excluded.level, granted_at = now()`;
const REVOKE = 'delete from document_grant where target = $1 and holder = $2';

/** From each target up: itself at depth 0, then the folders it is in. */
const CHAIN = `with recursive chain (target, node, next, depth) as (
    (select id, id, folder_id, 0 from document where id = any($1)
      union all select id, id, parent_id, 0 from folder where id = any($1))
    union all select c.target, f.id, f.parent_id, c.depth + 1 from chain c join folder f on f.id = c.next)`;

interface AccessTarget {
  document: PortalDocument | null;
  folder: Folder | null;
}

/** Sets the rights of a group or an account. They apply from its next request on. */
export async function setAccess(context: Context, input: SetAccessInput): Promise<AccessTarget> {
  authorize(documentPolicy, context.viewer, 'grant', null);
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const { documentId, folderId, groupId, userId } = input;
    const inner = { ...context, em };
    const document = documentId ? await readDocument(inner, documentId) : null;
    const folder = documentId ? null : await readFolder(inner, folderId!);
    const target = document ?? folder;
    if (!target) return fail('NOT_FOUND');
    await refuseUnknownHolder(em, input);
    const holder = (groupId ?? userId)!;
    const level = levelOf(input.rights);
    const isKept = level > 0 || (!input.inherit && (await levelAbove(em, target.id, holder)) > 0);
    const given = [documentId ?? null, folderId ?? null, groupId ?? null, userId ?? null, level];
    if (isKept) await query(em, GRANT, given);
    else await query(em, REVOKE, [target.id, holder]);
    const details = { holder, rights: rightsAt(level), ...(input.inherit && !isKept && { inherit: true }) };
    await record(context, em, { kind: 'access.changed', subjectId: target.id, details });
    return { document, folder };
  });
}

/** What a holder has on something from the folders above. Where that is nothing, taking away leaves nothing to note. */
async function levelAbove(em: SqlEntityManager, target: string, holder: string): Promise<number> {
  const sql = `${CHAIN} select g.level from chain c join document_grant g on g.target = c.node
    where c.depth > 0 and g.holder = $2 order by c.depth limit 1`;
  return (await query<{ level: number }>(em, sql, [[target], holder]))[0]?.level ?? 0;
}

async function refuseUnknownHolder(em: SqlEntityManager, { groupId, userId }: SetAccessInput): Promise<void> {
  const sql = groupId ? 'select 1 from account_group where id = $1' : 'select 1 from account where id = $1';
  if ((await query(em, sql, [groupId ?? userId])).length > 0) return;
  const message = groupId ? 'This group no longer exists' : 'This account no longer exists';
  fail('BAD_USER_INPUT', message, [{ path: ['input', groupId ? 'groupId' : 'userId'], message }]);
}

/** Access to a document or a folder, by name, groups first; null to all but admins. */
export const accessTo = async (context: Context, { id }: { id: string }): Promise<DocumentAccess[] | null> =>
  isAdmin(context.viewer) ? ((await load(context, accessById, id)) ?? []) : null;

interface Grant {
  target: string;
  groupId: string | null;
  userId: string | null;
  level: number;
  from: string | null;
}

// What takes away is said where it is set; further down it is as if nobody had said anything.
const NEAREST = `${CHAIN} select * from (
  select distinct on (c.target, g.holder) c.target, g.group_id as "groupId", g.account_id as "userId", g.level,
    case when c.depth > 0 then c.node end as "from"
  from chain c join document_grant g on g.target = c.node order by c.target, g.holder, c.depth) nearest
  where level > 0 or "from" is null`;

async function accessById(context: Context, ids: readonly string[]): Promise<DocumentAccess[][]> {
  const grants = await query<Grant>(context.em, NEAREST, [ids]);
  const holders = grants.flatMap(({ groupId, userId }) => groupId ?? userId ?? []);
  const groups = await context.em.find(Group, { id: { $in: holders } }, { orderBy: { nameKey: 'asc' } });
  const users = await findUsers(context.em, holders);
  const froms = [...new Set(grants.flatMap(({ from }) => from ?? []))];
  const folders = await Promise.all(froms.map((id) => readFolder(context, id)));
  const access = (own: Grant[], holder: { groupId: string } | { userId: string }) => {
    const [key, id] = Object.entries(holder)[0] as ['groupId' | 'userId', string];
    const grant = own.find((each) => each[key] === id);
    const inheritedFrom = folders.find((folder) => folder && folder.id === grant?.from) ?? null;
    return grant && { rights: rightsAt(grant.level), inheritedFrom };
  };
  return ids.map((id) => {
    const own = grants.filter(({ target }) => target === id);
    return [
      ...groups.map((group) => ({ group, user: null, given: access(own, { groupId: group.id }) })),
      ...users.map((user) => ({ group: null, user, given: access(own, { userId: user.id }) })),
    ].flatMap(({ given, ...holder }) => (given ? [{ ...holder, ...given } as DocumentAccess] : []));
  });
}
