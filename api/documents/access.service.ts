import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { findUsers } from '../users/user.service.ts';
import { record } from '../audit/audit.service.ts';
import { Group } from '../groups/group.entity.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/graphql/loaders.ts';
import { anyOf, now } from '../platform/database/sql.ts';
import { isAdmin } from '../platform/viewer.ts';
import type { DocumentAccess } from './access.type.ts';
import { DocumentGrant } from './document-grant.entity.ts';
import { toLevel, type PortalDocument, listRights } from './document.type.ts';
import type { SetAccessInput } from './access.input.ts';
import { requestNotices } from './document.notice.service.ts';
import { deleteRequest } from './access-request.service.ts';
import { isInForce } from './access.query.ts';
import { documentPolicy, VIEW } from './document.policy.ts';
import { readDocument } from './document.read.service.ts';
import type { Folder } from './folder.type.ts';
import { readFolder } from './folder.read.service.ts';
import { lockTree } from './tree.service.ts';

/** Stores the level of a group or account, in place of an earlier one. */
export const saveGrant = (
  em: SqlEntityManager,
  { documentId, folderId, groupId, userId, endsAt = null }: Omit<SetAccessInput, 'rights'>,
  level: number,
) =>
  getKysely(em)
    .insertInto('document_grant')
    .values({
      documentId: documentId ?? null,
      folderId: folderId ?? null,
      groupId: groupId ?? null,
      accountId: userId ?? null,
      level,
      endsAt,
    })
    .onConflict((on) =>
      on.columns(['target', 'holder']).doUpdateSet((eb) => ({
        level: eb.ref('excluded.level'),
        endsAt: eb.ref('excluded.endsAt'),
        grantedAt: now(),
      })),
    )
    .execute();

/** The documents and folders with these ids at depth 0, and the folders that contain them from depth 1 on. */
const selectChains = (em: SqlEntityManager, ids: readonly string[]) =>
  getKysely(em).withRecursive('chain(target, node, next, depth)', (db) =>
    db
      .selectFrom('document')
      .select(({ lit }) => ['id as target', 'id as node', 'folderId as next', lit(0).$castTo<number>().as('depth')])
      .where('id', '=', anyOf(ids))
      .unionAll(
        db
          .selectFrom('folder')
          .select(({ lit }) => ['id as target', 'id as node', 'parentId as next', lit(0).$castTo<number>().as('depth')])
          .where('id', '=', anyOf(ids)),
      )
      .unionAll((inner) =>
        inner
          .selectFrom('chain')
          .innerJoin('folder as f', 'f.id', 'chain.next')
          .select((eb) => [
            'chain.target',
            'f.id as node',
            'f.parentId as next',
            eb('chain.depth', '+', 1).as('depth'),
          ]),
      ),
  );

/** A right that gives nothing has no end, and an end is in the future. */
function refuseEnd({ endsAt }: SetAccessInput, level: number): void {
  if (!endsAt || (level > 0 && endsAt > new Date())) return;
  const message = level > 0 ? 'Choose a date in the future' : 'Only rights can have an end';
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'endsAt'], message }]);
}

interface AccessTarget {
  document: PortalDocument | null;
  folder: Folder | null;
}

/** Sets the rights of a group or an account. They apply from the next request on. */
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
    const level = toLevel(input.rights);
    refuseEnd(input, level);
    const isStored = level > 0 || (!input.inherit && (await levelAbove(em, target.id, holder)) > 0);
    if (isStored) await saveGrant(em, input, level);
    else await em.nativeDelete(DocumentGrant, { target: target.id, holder });
    if (input.notify) await requestNotices(em, input);
    if (documentId && userId && level >= VIEW) await deleteRequest(em, { documentId, userId });
    const { endsAt } = input;
    const details = {
      holder,
      rights: listRights(level),
      ...(endsAt && { endsAt: endsAt.toISOString() }),
      ...(input.inherit && !isStored && { inherit: true }),
    };
    await record(context, em, { kind: 'access.changed', subjectId: target.id, details });
    return { document, folder };
  });
}

/**
 * The level that a group or account inherits from the folders above. If it is 0, a revoked grant does not need to be
 * stored.
 */
async function levelAbove(em: SqlEntityManager, target: string, holder: string): Promise<number> {
  const grant = await selectChains(em, [target])
    .selectFrom('chain')
    .innerJoin('document_grant as g', 'g.target', 'chain.node')
    .select('g.level')
    .where('chain.depth', '>', 0)
    .where('g.holder', '=', holder)
    .where(isInForce)
    .orderBy('chain.depth')
    .limit(1)
    .executeTakeFirst();
  return grant?.level ?? 0;
}

async function refuseUnknownHolder(em: SqlEntityManager, { groupId, userId }: SetAccessInput): Promise<void> {
  const db = getKysely(em);
  const holder = groupId
    ? db.selectFrom('account_group').select('id').where('id', '=', groupId)
    : db
        .selectFrom('account')
        .select('id')
        .where('id', '=', userId ?? null);
  if (await holder.executeTakeFirst()) return;
  const message = groupId ? 'This group no longer exists' : 'This account no longer exists';
  fail('BAD_USER_INPUT', message, [{ path: ['input', groupId ? 'groupId' : 'userId'], message }]);
}

/** The access rights of a document or folder, groups first, then by name. Null for everyone but administrators. */
export const listAccess = async (context: Context, { id }: { id: string }): Promise<DocumentAccess[] | null> =>
  isAdmin(context.viewer) ? ((await load(context, accessById, id)) ?? []) : null;

/** The nearest grant of each group or account. A grant of level 0 counts only on its own document or folder. */
const readNearestGrants = (em: SqlEntityManager, ids: readonly string[]) =>
  selectChains(em, ids)
    .selectFrom((eb) =>
      eb
        .selectFrom('chain')
        .innerJoin('document_grant as g', (join) => join.onRef('g.target', '=', 'chain.node').on(isInForce))
        .distinctOn(['chain.target', 'g.holder'])
        .select(['chain.target', 'g.groupId', 'g.accountId as userId', 'g.level', 'g.endsAt'])
        .select((inner) => inner.case().when('chain.depth', '>', 0).then(inner.ref('chain.node')).end().as('from'))
        .orderBy('chain.target')
        .orderBy('g.holder')
        .orderBy('chain.depth')
        .as('nearest'),
    )
    .select(['target', 'groupId', 'userId', 'level', 'endsAt', 'from'])
    .where((eb) => eb.or([eb('level', '>', 0), eb('from', 'is', null)]))
    .execute();
type Grant = Awaited<ReturnType<typeof readNearestGrants>>[number];

async function accessById(context: Context, ids: readonly string[]): Promise<DocumentAccess[][]> {
  const grants = await readNearestGrants(context.em, ids);
  const holders = grants.flatMap(({ groupId, userId }) => groupId ?? userId ?? []);
  const groups = await context.em.find(Group, { id: { $in: holders } }, { orderBy: { nameKey: 'asc' } });
  const users = await findUsers(context.em, holders);
  const froms = [...new Set(grants.flatMap(({ from }) => from ?? []))];
  const folders = await Promise.all(froms.map((id) => readFolder(context, id)));
  const access = (own: Grant[], holder: { groupId: string } | { userId: string }) => {
    const [key, id] = Object.entries(holder)[0] as ['groupId' | 'userId', string];
    const grant = own.find((ownGrant) => ownGrant[key] === id);
    const inheritedFrom = folders.find((folder) => folder && folder.id === grant?.from) ?? null;
    return grant && { rights: listRights(grant.level), inheritedFrom, endsAt: grant.endsAt };
  };
  return ids.map((id) => {
    const own = grants.filter(({ target }) => target === id);
    return [
      ...groups.map((group) => ({ group, user: null, grant: access(own, { groupId: group.id }) })),
      ...users.map((user) => ({ group: null, user, grant: access(own, { userId: user.id }) })),
    ].flatMap(({ grant, ...holder }) => (grant ? [{ ...holder, ...grant } as DocumentAccess] : []));
  });
}
