import type { PortalDocument } from '#api/portal/documents/document.type.ts';
import { createDocumentLoader } from '#api/portal/documents/document.read.service.ts';
import type { Folder } from '#api/portal/documents/folder.type.ts';
import { readFolder } from '#api/portal/documents/folder.read.service.ts';
import { prepare } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { type Connection, decodeCursor, toConnection, timeCursor } from '#api/platform/pagination.ts';
import { getViewerId, isAdmin } from '#api/platform/viewer.ts';
import type { Delegation } from './delegation.type.ts';
import type { DelegationsArgs } from './delegation.input.ts';
import { delegationPolicy } from './delegation.policy.ts';
import { readDelegationById, readFolderTargets, readPage } from './delegation.query.ts';

/** The delegation with this id. Null if it does not exist or the viewer cannot see it. */
export async function readDelegation(
  { em, viewer }: Pick<Context, 'em' | 'viewer'>,
  id: string,
): Promise<Delegation | null> {
  const row = await readDelegationById.first(em, { id, accountId: getViewerId(viewer) });
  return row && delegationPolicy.canSee(viewer, row) ? row : null;
}

/** A page of delegations, newest first: those that the viewer gives or holds, or all for administrators. */
export async function listDelegations(
  { em, viewer }: Context,
  { filter, ...args }: DelegationsArgs,
): Promise<Connection<Delegation>> {
  authorize(delegationPolicy, viewer, 'list', null);
  const [afterCreatedAt, afterId] = args.after ? decodeCursor(args.after, timeCursor) : (['infinity', ''] as const);
  const rows = await readPage.all(em, {
    accountId: getViewerId(viewer),
    isOfAll: isAdmin(viewer) && !filter?.isOwn,
    isHeldOnly: Boolean(filter?.isHeld),
    status: filter?.status ?? null,
    search: filter?.search || null,
    afterCreatedAt,
    afterId,
    limit: args.first + 1,
  });
  return toConnection(rows, args, (row) => [row.createdAt.toISOString(), row.id]);
}

/** The documents of the delegation that the viewer can currently see. */
export const listDocuments = async (context: Context, { id }: Delegation): Promise<PortalDocument[]> =>
  (await load(context, documentsOfDelegations, id)) ?? [];

const readDocumentIds = prepare<{ owners: readonly string[] }>()((db, value) =>
  db
    .selectFrom('delegation_target as t')
    .innerJoin('document as d', 'd.id', 't.documentId')
    .select(['t.delegationId as owner', 'd.id'])
    .where('t.delegationId', '=', (eb) => eb.fn.any(value('owners')))
    .orderBy('d.title')
    .orderBy('d.id'),
);
const documentsOfDelegations = createDocumentLoader(readDocumentIds);

/** The folders of the delegation that contain documents the viewer can currently see. */
export async function listFolders(context: Context, { id }: Delegation): Promise<Folder[]> {
  const ids = (await load(context, loadFolderIds, id)) ?? [];
  const folders = await Promise.all(ids.map((folderId) => readFolder(context, folderId)));
  return folders.filter((folder) => folder !== null);
}

async function loadFolderIds({ em }: Context, owners: readonly string[]): Promise<string[][]> {
  const rows = await readFolderTargets.all(em, { ids: owners });
  return owners.map((owner) => rows.filter((row) => row.owner === owner).map(({ id }) => id));
}
