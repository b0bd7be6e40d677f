import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { prepare } from '#api/kysely.ts';
import type { DataRoom, DataRoomDrawer } from './data-room.type.ts';
import { documentPolicy, selectLevelToOpen } from './document.policy.ts';
import { documentColumns, documentFor, selectDocuments } from './document.read.service.ts';
import {
  drawnDocuments,
  formatNumber,
  numberedDocumentsById,
  placeViewer,
  toViewerValues,
  type ViewerValues,
} from './visibility.query.ts';

const readDocuments = prepare<ViewerValues>()((db, value) =>
  db
    .selectFrom(drawnDocuments(placeViewer(value)))
    .innerJoin('document as d', 'd.id', 'seen.id')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.version'),
    )
    .leftJoin('folder as f', 'f.id', 'seen.drawerFolderId')
    .select(documentColumns)
    .select((eb) => formatNumber(eb.ref('seen.path')).as('index'))
    .select(['seen.drawer', 'f.id as drawerFolderId', 'f.name as drawerName'])
    .select(['seen.documentCount', 'seen.newCount', 'seen.drawerCount'])
    .orderBy((eb) => eb.fn<number>('nullif', ['seen.drawer', eb.lit(0)]))
    .orderBy('seen.path'),
);
/** The database function runs only if a document is pinned, because it returns nothing for a list that is null. */
const readPinned = prepare<ViewerValues>()((db, value) => {
  const viewer = placeViewer(value);
  const ids = db
    .selectFrom('document as p')
    .select((eb) => eb.fn.agg<string[]>('array_agg', ['p.id']).as('ids'))
    .where('p.pinnedAt', 'is not', null);
  return selectDocuments(db, viewer, numberedDocumentsById(viewer, ids.$asScalar()))
    .where((eb) => eb('seen.level', '>=', selectLevelToOpen(eb.ref('v.pages'))))
    .orderBy('d.pinnedAt', 'desc')
    .orderBy('d.id');
});

type Row = Awaited<ReturnType<typeof readDocuments.all>>[number];

/** The documents that the viewer can list, as a few of them and numbers of all. */
export async function readDataRoom({ em, viewer }: Context): Promise<DataRoom> {
  authorize(documentPolicy, viewer, 'list', null);
  const values = toViewerValues(viewer);
  const [rows, pinned] = await Promise.all([readDocuments.all(em, values), readPinned.all(em, values)]);
  const drawn = rows.filter(({ drawer }) => drawer !== null);
  const drawers = [...new Set(drawn.map(({ drawer }) => drawer))].map((number) =>
    drawn.filter(({ drawer }) => drawer === number),
  );
  const toDocument = documentFor(viewer);
  const toDrawer = (own: Row[]): DataRoomDrawer => {
    const { drawer, drawerFolderId: id, drawerName: name, documentCount, newCount } = own[0]!;
    const count = documentCount ?? 0;
    const folder =
      id && name !== null ? { id, name, parentId: null, index: String(drawer), documentCount: count } : null;
    return { folder, documents: own.map(toDocument), documentCount: count, newCount: newCount ?? 0 };
  };
  const unread = rows.filter(({ drawer }) => drawer === null).map(toDocument);
  return {
    drawers: drawers.map(toDrawer),
    drawerCount: drawn[0]?.drawerCount ?? 0,
    pinnedDocuments: pinned.map(toDocument),
    documentsToRead: unread.toSorted((a, b) => b.fileAt.getTime() - a.fileAt.getTime() || (a.id < b.id ? 1 : -1)),
  };
}
