import type { Kysely } from 'kysely';
import type { Database } from '../entities.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/graphql/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { prepare } from '../prepare.ts';
import { documentPolicy } from './document.policy.ts';
import { indexShape } from './document.read.service.ts';
import type { PortalDocument } from './document.type.ts';
import type { Folder } from './folder.type.ts';
import {
  type BoundViewer,
  formatNumber,
  isAfterNumber,
  numberedFolders,
  placeViewer,
  toViewerValues,
  type ViewerValues,
} from './visibility.query.ts';

const selectFolders = (db: Kysely<Database>, viewer: BoundViewer) =>
  db
    .selectFrom(numberedFolders(viewer))
    .innerJoin('folder as f', 'f.id', 'place.id')
    .select(['f.id', 'f.parentId', 'f.name', 'place.documentCount'])
    .select((eb) => formatNumber(eb.ref('place.path')).as('index'));

const readPage = prepare<ViewerValues & { after: string | null; limit: number }>()((db, value) =>
  selectFolders(db, placeViewer(value))
    .where((eb) => isAfterNumber(eb.ref('place.path'), value('after')))
    .orderBy('place.path')
    .limit(value('limit')),
);

const readByIds = prepare<ViewerValues & { ids: readonly string[] }>()((db, value) =>
  selectFolders(db, placeViewer(value)).where('place.id', '=', (eb) => eb.fn.any(value('ids'))),
);

/** The folders that contain documents for the viewer, ordered by number. */
export async function listFolders({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Folder>> {
  authorize(documentPolicy, viewer, 'list', null);
  const after = args.after ? decodeCursor(args.after, indexShape)[0] : null;
  const rows = await readPage.all(em, { ...toViewerValues(viewer), after, limit: args.first + 1 });
  return toConnection(rows, args, ({ index }) => [index]);
}

/** The folder with this id. Null if it does not exist or contains no document that the viewer can list. */
export const readFolder = async (context: Context, id: string): Promise<Folder | null> =>
  load(context, foldersById, id);

const asReaders = new WeakMap<Context, Map<string, Context>>();

/** A document's folder, numbered as the document's reader sees it. */
export async function toFolder(
  context: Context,
  { folderId, reader, readerId }: PortalDocument,
): Promise<Folder | null> {
  if (folderId === null) return null;
  if (reader === context.viewer || readerId === null) return readFolder(context, folderId);
  // One context per reader, because loaders cache by context.
  const contexts = asReaders.get(context) ?? new Map<string, Context>();
  asReaders.set(context, contexts);
  const readerContext = contexts.get(readerId) ?? { ...context, viewer: reader };
  contexts.set(readerId, readerContext);
  return readFolder(readerContext, folderId);
}

async function foldersById({ em, viewer }: Context, ids: readonly string[]): Promise<(Folder | null)[]> {
  const rows = await readByIds.all(em, { ...toViewerValues(viewer), ids });
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
}
