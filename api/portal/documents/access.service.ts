import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { findUsers } from '#api/accounts/users/user.service.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { Group } from '#api/accounts/groups/group.entity.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { now } from '#api/platform/database/sql.ts';
import type { Person } from '#api/platform/person.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import type { DocumentAccess } from './access.type.ts';
import { DocumentGrant } from './document-grant.entity.ts';
import { toLevel, type PortalDocument, listRights } from './document.type.ts';
import type { AccessArgs, SetAccessInput } from './access.input.ts';
import { listNotified, requestNotices } from './document.notice.service.ts';
import { deleteRequest } from './access-request.service.ts';
import { refuseWideningGrant } from './access.widening.service.ts';
import { isInForce, selectChains, selectNearestGrants } from './access.query.ts';
import { documentPolicy, getLevelToOpen } from './document.policy.ts';
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

/** A right that gives nothing has no end, and an end is in the future. */
function refuseEnd({ endsAt }: SetAccessInput, level: number): void {
  if (!endsAt || (level > 0 && endsAt > new Date())) return;
  const message = level > 0 ? 'Choose a date in the future' : 'Only rights can have an end';
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'endsAt'], message }]);
}

interface AccessTarget {
  document: PortalDocument | null;
  folder: Folder | null;
  notified: Person[];
}

/** Sets the rights of a group or an account. They apply from the next request on. */
export async function setAccess(context: Context, input: SetAccessInput): Promise<AccessTarget> {
  authorize(documentPolicy, context.viewer, 'grant', null);
  const { documentId, folderId, groupId, userId } = input;
  const changed = await context.em.transactional(async (em) => {
    await lockTree(em);
    const inner = { ...context, em };
    const document = documentId ? await readDocument(inner, documentId) : null;
    const folder = documentId ? null : await readFolder(inner, folderId!);
    const target = document ?? folder;
    if (!target) return fail('NOT_FOUND');
    await refuseUnknownHolder(em, input);
    const holder = (groupId ?? userId)!;
    const level = toLevel(input.rights);
    refuseEnd(input, level);
    const before = await em.findOne(DocumentGrant, { target: target.id, holder }, { disableIdentityMap: true });
    const isStored = level > 0 || (!input.inherit && (await levelAbove(em, target.id, holder)) > 0);
    if (isStored) await saveGrant(em, input, level);
    else await em.nativeDelete(DocumentGrant, { target: target.id, holder });
    const isNew = before?.level !== level || before.endsAt?.getTime() !== input.endsAt?.getTime();
    await refuseWideningGrant(em, { target: target.id, holder, isNew });
    if (input.notify) await requestNotices(em, input);
    if (document && userId && level >= getLevelToOpen(document.pageCount))
      await deleteRequest(em, { documentId: document.id, userId });
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
  // Nobody else waits for it: it takes time with many people and documents.
  return { ...changed, notified: await listNotified(context, { id: (documentId ?? folderId)!, notify: input.notify }) };
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

/** The nearest grants of a document or folder, and how many there are. */
interface AccessList {
  access: DocumentAccess[];
  count: number;
}

interface AccessPage extends Pick<PortalDocument | Folder, 'id' | 'index'> {
  /** Null for all. */
  most: number | null;
}

/** The access rights of a document or folder, groups first, then by name. Null for everyone but administrators. */
export const listAccess = async (
  context: Context,
  { id, index }: PortalDocument | Folder,
  { first }: AccessArgs,
): Promise<DocumentAccess[] | null> =>
  isAdmin(context.viewer)
    ? ((await load(context, loadAccess, { id, index, most: first ?? null }))?.access ?? [])
    : null;

/** The number of groups and accounts with rights. Null for everyone but administrators. */
export const countAccess = async (context: Context, { id, index }: PortalDocument | Folder): Promise<number | null> =>
  isAdmin(context.viewer) ? ((await load(context, loadAccess, { id, index, most: 1 }))?.count ?? 0) : null;

/** The first grants of each document or folder in the order of the list, with the number of all. Null reads all. */
const readGrants = (em: SqlEntityManager, ids: readonly string[], most: number | null) =>
  getKysely(em)
    .selectFrom((eb) =>
      eb
        .selectFrom(selectNearestGrants(em, ids).as('n'))
        .leftJoin('account_group as p', 'p.id', 'n.groupId')
        .leftJoin('account as a', 'a.id', 'n.userId')
        .leftJoin('folder as f', 'f.id', 'n.node')
        .selectAll('n')
        .select(['f.name as folderName', 'f.parentId'])
        .select(({ cast, fn }) => [
          cast<number>(
            fn.countAll().over((over) => over.partitionBy('n.target')),
            'integer',
          ).as('count'),
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('n.target').orderBy('p.nameKey').orderBy('a.name').orderBy('a.id'))
            .as('place'),
        ])
        .as('listed'),
    )
    .selectAll('listed')
    .where((eb) => (most === null ? eb.lit(true) : eb('listed.place', '<=', most)))
    .orderBy('listed.target')
    .orderBy('listed.place')
    .execute();

/** One statement reads the grants of all documents and folders of a list. */
async function loadAccess({ em }: Context, pages: readonly AccessPage[]): Promise<AccessList[]> {
  const most = pages.some((page) => page.most === null) ? null : Math.max(...pages.map((page) => page.most ?? 0));
  const grants = await readGrants(em, [...new Set(pages.map(({ id }) => id))], most);
  const groupIds = grants.flatMap(({ groupId }) => groupId ?? []);
  const userIds = grants.flatMap(({ userId }) => userId ?? []);
  const groups = groupIds.length > 0 ? await em.find(Group, { id: { $in: [...new Set(groupIds)] } }) : [];
  const users = userIds.length > 0 ? await findUsers(em, [...new Set(userIds)]) : [];
  return pages.map(({ id, index, most: shown }) => {
    const own = grants.filter(({ target }) => target === id);
    const access = own.slice(0, shown ?? own.length).map((grant) => ({
      group: groups.find((group) => group.id === grant.groupId) ?? null,
      user: users.find((user) => user.id === grant.userId) ?? null,
      rights: listRights(grant.level),
      inheritedFrom: toFolderAbove(index, grant),
      endsAt: grant.endsAt,
    }));
    return { access: access as DocumentAccess[], count: own[0]?.count ?? 0 };
  });
}

type Grant = Awaited<ReturnType<typeof readGrants>>[number];

/** The folder of a grant, which is so many levels above the document or folder with this number. */
const toFolderAbove = (index: string, { node, depth, folderName, parentId }: Grant): Folder | null =>
  depth === 0
    ? null
    : {
        id: node,
        name: folderName!,
        parentId,
        index: index.split('.').slice(0, -depth).join('.'),
        documentCount: null,
      };
