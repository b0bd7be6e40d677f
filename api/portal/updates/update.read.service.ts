import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { PortalDocument } from '../documents/document.type.ts';
import { createDocumentLoader } from '../documents/document.read.service.ts';
import { toViewerValues } from '../documents/visibility.query.ts';
import type { Group } from '#api/accounts/groups/group.entity.ts';
import { loadLinkedGroups } from '#api/accounts/groups/group.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import {
  type Connection,
  type ConnectionArgs,
  cursorTime,
  decodeCursor,
  paginate,
  toConnection,
} from '#api/platform/pagination.ts';
import { getViewerId, isAdmin, type Viewer } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import type { InvestorUpdate, UpdateReadStatistics, UpdateWithdrawal } from './update.type.ts';
import type { InvestorUpdatesArgs } from './update.input.ts';
import { updatePolicy } from './update.policy.ts';
import {
  type FirstPage,
  insertOpening,
  type IsRead,
  type Position,
  readFirstPage,
  readFirstRead,
  readLaterPage,
  readLaterRead,
  readStatisticsByIds,
  readUpdateById,
} from './update.query.ts';

/** The update with this id. Null if it does not exist or the viewer cannot see it. */
export async function readUpdate({ em, viewer }: Context, id: string): Promise<InvestorUpdate | null> {
  const update = await findUpdate(em, viewer, id);
  return update && updatePolicy.canSee(viewer, update) ? update : null;
}

/** The update with this id, even if the viewer cannot see it. The caller checks the policy. */
export async function findUpdate(em: SqlEntityManager, viewer: Viewer, id: string): Promise<InvestorUpdate | null> {
  const row = await readUpdateById.first(em, { id, ...toViewerValues(viewer) });
  return row ?? null;
}

/**
 * Marks an update as read by the viewer. Opening the page does not, because proxies and link previews open pages too.
 */
export async function markInvestorUpdateRead(context: Context, id: string): Promise<InvestorUpdate> {
  if (await readUpdate(context, id))
    await insertOpening.all(context.em, { id, accountId: getViewerId(context.viewer) });
  return (await readUpdate(context, id)) ?? fail('NOT_FOUND', 'Update not found.');
}

const cursorShape = z.tuple([z.union([cursorTime, z.literal('infinity')]), cursorTime, z.string().check(atMost(40))]);

/** The updates that the viewer can read: for administrators drafts first, by their last change, then the newest. */
export async function listUpdates(
  { em, viewer }: Context,
  args: InvestorUpdatesArgs,
): Promise<Connection<InvestorUpdate>> {
  authorize(updatePolicy, viewer, 'list', null);
  const { status = null, isRead = null } = args.filter ?? {};
  const page = { ...toViewerValues(viewer), status, limit: args.first + 1 };
  const [afterSortAt, afterUpdatedAt, afterId] = args.after ? decodeCursor(args.after, cursorShape) : [];
  const position = afterSortAt && afterUpdatedAt && afterId ? { afterSortAt, afterUpdatedAt, afterId } : null;
  const rows = await (isRead === null ? readPage(em, page, position) : readReadPage(em, { ...page, isRead }, position));
  return toConnection(rows, args, (row) => [
    row.publishedAt?.toISOString() ?? 'infinity',
    row.updatedAt.toISOString(),
    row.id,
  ]);
}

const readPage = (em: SqlEntityManager, page: FirstPage, position: Position | null) =>
  position ? readLaterPage.all(em, { ...page, ...position }) : readFirstPage.all(em, page);

const readReadPage = (em: SqlEntityManager, page: FirstPage & IsRead, position: Position | null) =>
  position ? readLaterRead.all(em, { ...page, ...position }) : readFirstRead.all(em, page);

/** The documents of an update that are shared with the viewer, in the author's order. */
export async function listDocuments(
  context: Context,
  { id }: InvestorUpdate,
  args: ConnectionArgs,
): Promise<Connection<PortalDocument>> {
  return paginate((await load(context, loadDocuments, id)) ?? [], args);
}

const readDocumentIds = prepare<{ owners: readonly string[] }>()((db, value) =>
  db
    .selectFrom('investor_update_document')
    .select(['updateId as owner', 'documentId as id'])
    .where('updateId', '=', (eb) => eb.fn.any(value('owners')))
    .orderBy('position'),
);
const loadDocuments = createDocumentLoader(readDocumentIds);

/** The groups in the audience of an update, by name. Null for everyone but administrators. */
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
    .select(['updateId as owner', 'groupId'])
    .where('updateId', '=', ({ fn }) => fn.any(value('owners'))),
);

const loadGroups = (context: Context, ids: readonly string[]) => loadLinkedGroups(context, readGroupLinks, ids);

/** Counts the readers of an update. Null for everyone but administrators. */
export const countReaders = async (context: Context, { id }: InvestorUpdate): Promise<UpdateReadStatistics | null> =>
  isAdmin(context.viewer) ? load(context, loadReadStatistics, id) : null;

async function loadReadStatistics({ em }: Context, ids: readonly string[]): Promise<(UpdateReadStatistics | null)[]> {
  const rows = await readStatisticsByIds.all(em, { ids });
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
}

/** The last withdrawal. Null if the update was published again, and for everyone but administrators. */
export const findWithdrawal = ({ viewer }: Context, update: InvestorUpdate): UpdateWithdrawal | null =>
  isAdmin(viewer) && update.withdrawnAt ? { withdrawnAt: update.withdrawnAt, reason: update.withdrawnWhy } : null;
