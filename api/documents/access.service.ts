import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { findUsers } from '../accounts/user.reading.service.ts';
import { record } from '../audit/audit.service.ts';
import type { Database } from '../entities.ts';
import { Group } from '../groups/group.entity.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { anyOf, now } from '../platform/sql.ts';
import { isAdmin } from '../platform/viewer.ts';
import type { DocumentAccess } from './access.entity.ts';
import { levelOf, type PortalDocument, rightsAt } from './document.entity.ts';
import type { SetAccessInput } from './access.input.ts';
import { documentPolicy } from './document.policy.ts';
import { readDocument } from './document.reading.service.ts';
import type { Folder } from './folder.entity.ts';
import { readFolder } from './folder.reading.service.ts';
import { lockTree } from './tree.service.ts';

/** A chain from each document or folder at depth 0 through the folders that contain it. */
const withChain = (db: Kysely<Database>, ids: readonly string[]) =>
  db.withRecursive('chain(target, node, next, depth)', (db) =>
    db
      .selectFrom('document as d')
      .select(['d.id as target', 'd.id as node', 'd.folder_id as next'])
      .select((eb) => eb.cast<number>(eb.lit(0), 'integer').as('depth'))
      .where('d.id', '=', anyOf(ids))
      .unionAll((db) =>
        db
          .selectFrom('folder as f')
          .select(['f.id as target', 'f.id as node', 'f.parent_id as next'])
          .select((eb) => eb.cast<number>(eb.lit(0), 'integer').as('depth'))
          .where('f.id', '=', anyOf(ids)),
      )
      .unionAll((db) =>
        db
          .selectFrom('chain as c')
          .innerJoin('folder as f', 'f.id', 'c.next')
          .select(['c.target', 'f.id as node', 'f.parent_id as next'])
          .select((eb) => eb('c.depth', '+', 1).as('depth')),
      ),
  );

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
    if (isKept) await storeGrant(em, input, level);
    else await removeGrant(em, target.id, holder);
    const details = { holder, rights: rightsAt(level), ...(input.inherit && !isKept && { inherit: true }) };
    await record(context, em, { kind: 'access.changed', subjectId: target.id, details });
    return { document, folder };
  });
}

const storeGrant = (
  em: SqlEntityManager,
  { documentId = null, folderId = null, groupId = null, userId = null }: SetAccessInput,
  level: number,
) =>
  em
    .getKysely<Database>()
    .insertInto('document_grant')
    .values({ document_id: documentId, folder_id: folderId, group_id: groupId, account_id: userId, level })
    .onConflict((conflict) =>
      conflict
        .columns(['target', 'holder'])
        .doUpdateSet((eb) => ({ level: eb.ref('excluded.level'), granted_at: now() })),
    )
    .execute();

const removeGrant = (em: SqlEntityManager, target: string, holder: string) =>
  em
    .getKysely<Database>()
    .deleteFrom('document_grant')
    .where('target', '=', target)
    .where('holder', '=', holder)
    .execute();

/** What a holder has on something from the folders above. Where that is nothing, taking away leaves nothing to note. */
async function levelAbove(em: SqlEntityManager, target: string, holder: string): Promise<number> {
  const nearest = await withChain(em.getKysely<Database>(), [target])
    .selectFrom('chain as c')
    .innerJoin('document_grant as g', 'g.target', 'c.node')
    .select('g.level')
    .where('c.depth', '>', 0)
    .where('g.holder', '=', holder)
    .orderBy('c.depth')
    .limit(1)
    .executeTakeFirst();
  return nearest?.level ?? 0;
}

async function refuseUnknownHolder(em: SqlEntityManager, { groupId, userId }: SetAccessInput): Promise<void> {
  const holder = em
    .getKysely<Database>()
    .selectFrom(groupId ? 'account_group' : 'account')
    .select('id')
    .where('id', '=', (groupId ?? userId)!);
  if (await holder.executeTakeFirst()) return;
  const message = groupId ? 'This group no longer exists' : 'This account no longer exists';
  fail('BAD_USER_INPUT', message, [{ path: ['input', groupId ? 'groupId' : 'userId'], message }]);
}

/** Access to a document or a folder, by name, groups first; null to all but admins. */
export const accessTo = async (context: Context, { id }: { id: string }): Promise<DocumentAccess[] | null> =>
  isAdmin(context.viewer) ? ((await load(context, accessById, id)) ?? []) : null;

type Grant = Awaited<ReturnType<typeof readNearestGrants>>[number];

// A grant of no rights is listed where it was set. Below that, it is as if there were none.
const readNearestGrants = (em: SqlEntityManager, ids: readonly string[]) =>
  withChain(em.getKysely<Database>(), ids)
    .selectFrom((db) =>
      db
        .selectFrom('chain as c')
        .innerJoin('document_grant as g', 'g.target', 'c.node')
        .distinctOn(['c.target', 'g.holder'])
        .select(['c.target', 'g.group_id as groupId', 'g.account_id as userId', 'g.level'])
        .select((eb) => eb.case().when('c.depth', '>', 0).then(eb.ref('c.node')).end().as('from'))
        .orderBy('c.target')
        .orderBy('g.holder')
        .orderBy('c.depth')
        .as('nearest'),
    )
    .select(['target', 'groupId', 'userId', 'level', 'from'])
    .where((eb) => eb.or([eb('level', '>', 0), eb('from', 'is', null)]))
    .execute();

async function accessById(context: Context, ids: readonly string[]): Promise<DocumentAccess[][]> {
  const grants = await readNearestGrants(context.em, ids);
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
