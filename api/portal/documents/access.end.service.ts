import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import { Group } from '#api/accounts/groups/group.entity.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { findUsers } from '#api/accounts/users/user.service.ts';
import { readEndingGrants, readEndsOfRights } from './access.query.ts';
import type { EndingAccess } from './access-request.type.ts';
import { setAccess } from './access.service.ts';
import { deleteRequest } from './access-request.service.ts';
import { DocumentGrant } from './document-grant.entity.ts';
import { listRights, type PortalDocument } from './document.type.ts';
import { documentPolicy, getLevelToOpen } from './document.policy.ts';
import { readDocument } from './document.read.service.ts';
import { readFolder } from './folder.read.service.ts';
import { lockTree } from './tree.service.ts';
import { fail } from '#api/platform/errors.ts';

/** The rights that end within 14 days, the first to end first. For administrators. */
export async function listEndingAccess(context: Context): Promise<EndingAccess[]> {
  const { em, viewer } = context;
  authorize(documentPolicy, viewer, 'update', null);
  const grants = await readEndingGrants(em);
  const groups = await em.find(Group, { id: { $in: grants.flatMap(({ groupId }) => groupId ?? []) } });
  const users = await findUsers(
    em,
    grants.flatMap(({ userId }) => userId ?? []),
  );
  return Promise.all(
    grants.map(async ({ documentId, folderId, groupId, userId, level, endsAt }) => ({
      document: documentId ? await readDocument(context, documentId) : null,
      folder: folderId ? await readFolder(context, folderId) : null,
      group: groups.find(({ id }) => id === groupId) ?? null,
      user: users.find(({ id }) => id === userId) ?? null,
      rights: listRights(level),
      endsAt,
    })) as Promise<EndingAccess>[],
  );
}

/** Deletes the grants whose date has passed, so that the list of changes says that their rights ended. */
export const deleteEndedGrants = (em: SqlEntityManager): Promise<number> =>
  em.nativeDelete(DocumentGrant, { endsAt: { $lte: sql.now() } });

/** Lets the person who asked open the document until the rights that they have end, and notifies them. */
export async function approveAccessRequest(
  context: Context,
  { documentId, userId }: { documentId: string; userId: string },
): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'grant', null);
  return context.em.transactional(async (em) => {
    await lockTree(em);
    // Deleting the request decides which of two answers counts: the other one finds none.
    if (!(await deleteRequest(em, { documentId, userId }))) fail('NOT_FOUND', 'This request no longer exists.');
    const within = { ...context, em };
    const document = (await readDocument(within, documentId)) ?? fail('NOT_FOUND');
    const rights = listRights(getLevelToOpen(document.pageCount));
    const [endsAt = null] = await readEndsOfRights(em, [{ documentId, userId }]);
    await setAccess(within, { documentId, userId, rights, endsAt, notify: true });
    return document;
  });
}
