import type { DrawerDocumentFragment, PortalHomeQuery } from '../../../../graphql/generated/portal.ts';

type Folder = PortalHomeQuery['folders']['nodes'][number];

/** A top-level folder with everything in it, or the documents that are in no folder. */
export interface Drawer {
  folder: Folder | null;
  /** Those that fit, in the order of their numbers. */
  documents: DrawerDocumentFragment[];
  /** The number of documents that are new to the reader, or changed since they read them. */
  newCount: number;
  /** The number of documents that do not fit. */
  hiddenCount: number;
}

/** More drawers or documents do not fit beside or above each other. */
const MOST_DRAWERS = 5;
const MOST_DOCUMENTS = 5;

/** The folders of the data room as drawers. Of a full drawer, the documents to read come first. */
export function fillDrawers(
  folders: readonly Folder[],
  documents: readonly DrawerDocumentFragment[],
): { drawers: Drawer[]; hiddenCount: number } {
  const findTop = createTopFinder(folders);
  const byTop = new Map<Folder | null, DrawerDocumentFragment[]>();
  for (const document of documents) {
    const top = findTop(document.folder?.id ?? null);
    byTop.set(top, [...(byTop.get(top) ?? []), document]);
  }
  const all = [...byTop].map(([folder, own]): Drawer => {
    const visibleDocuments = new Set(
      own.toSorted((a, b) => Number(b.news !== null) - Number(a.news !== null)).slice(0, MOST_DOCUMENTS),
    );
    return {
      folder,
      documents: own.filter((document) => visibleDocuments.has(document)),
      newCount: own.filter(({ news }) => news !== null).length,
      hiddenCount: own.length - visibleDocuments.size,
    };
  });
  return { drawers: all.slice(0, MOST_DRAWERS), hiddenCount: Math.max(0, all.length - MOST_DRAWERS) };
}

/** Finds the top-level folder above a folder. A folder whose parent is not shared is at the top for the reader. */
function createTopFinder(folders: readonly Folder[]): (id: string | null) => Folder | null {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const findTop = (id: string | null): Folder | null => {
    const folder = id === null ? null : (byId.get(id) ?? null);
    return folder && (findTop(folder.parentId) ?? folder);
  };
  return findTop;
}

/** The height of a drawn document, from 1 to 4: a report of 40 pages is thicker than a letter. */
export const getThickness = (pageCount: number | null): 1 | 2 | 3 | 4 => {
  if (pageCount === null || pageCount <= 5) return 1;
  if (pageCount <= 15) return 2;
  return pageCount <= 30 ? 3 : 4;
};
