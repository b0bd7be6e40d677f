import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { containsText, takeFirst } from '#api/platform/database/sql.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { documentPolicy } from './document.policy.ts';
import { indexShape } from './document.read.service.ts';
import type { PortalDocument } from './document.type.ts';
import type { FoldersArgs } from './folder.input.ts';
import type { Folder } from './folder.type.ts';
import {
  bindViewer,
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
    .with(
      (cte) => cte('numbered').materialized(),
      (db) => db.selectFrom(numberedFolders(viewer)).selectAll('place'),
    )
    .selectFrom('numbered as place')
    .innerJoin('folder as f', 'f.id', 'place.id')
    .select(['f.id', 'f.parentId', 'f.name', 'place.documentCount'])
    .select((eb) => formatNumber(eb.ref('place.path')).as('index'));

/** With more folders than these, a collapsed list leaves out those in folders that are not open. */
const MOST_EXPANDED = 40;

const readPage = prepare<ViewerValues & { after: string | null; limit: number }>()((db, value) =>
  selectFolders(db, placeViewer(value))
    .where((eb) => isAfterNumber(eb.ref('place.path'), value('after')))
    .orderBy('place.path')
    .limit(value('limit')),
);

type CollapsedValues = ViewerValues & { after: string | null; limit: number; openId: string | null };

const readCollapsedPage = prepare<CollapsedValues>()((db, value) =>
  selectFolders(db, placeViewer(value))
    .leftJoin('numbered as open', (join) => join.on('open.id', '=', value('openId')))
    .where((eb) => isAfterNumber(eb.ref('place.path'), value('after')))
    .where((eb) => {
      const depth = eb(eb.fn<number>('cardinality', ['place.path']), '-', 1);
      return eb.or([
        eb(
          eb.selectFrom('numbered').select(({ fn }) => fn.countAll().as('count')),
          '<=',
          eb.lit(MOST_EXPANDED),
        ),
        eb(depth, '=', eb.lit(0)),
        eb(takeFirst(eb.ref('place.path'), depth), '=', takeFirst(eb.ref('open.path'), depth)),
      ]);
    })
    .orderBy('place.path')
    .limit(value('limit')),
);

const readByIds = prepare<ViewerValues & { ids: readonly string[] }>()((db, value) =>
  selectFolders(db, placeViewer(value)).where('place.id', '=', (eb) => eb.fn.any(value('ids'))),
);

/** A page of the folders whose names contain every word of a search. */
function findFolders(em: SqlEntityManager, viewer: Viewer, { first, filter }: FoldersArgs, after: string | null) {
  const words = filter?.search?.split(/\s+/).filter(Boolean) ?? [];
  const folders = selectFolders(getKysely(em), bindViewer(viewer))
    .where((eb) => eb.and(words.map((word) => containsText(eb.ref('f.name'), word))))
    .where((eb) => isAfterNumber(eb.ref('place.path'), eb.val(after)));
  return folders
    .orderBy('place.path')
    .limit(first + 1)
    .execute();
}

/** The folders that contain documents for the viewer, ordered by number. */
export async function listFolders({ em, viewer }: Context, args: FoldersArgs): Promise<Connection<Folder>> {
  authorize(documentPolicy, viewer, 'list', null);
  const after = args.after ? decodeCursor(args.after, indexShape)[0] : null;
  const { search, isCollapsed, openId = null } = args.filter ?? {};
  const values = { ...toViewerValues(viewer), after, limit: args.first + 1 };
  const rows = search
    ? await findFolders(em, viewer, args, after)
    : await (isCollapsed ? readCollapsedPage.all(em, { ...values, openId }) : readPage.all(em, values));
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
