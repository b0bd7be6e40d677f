import { type AliasedExpression, type Expression, expressionBuilder } from 'kysely';
import type { PlaceholderFor } from '#api/platform/database/prepare.ts';
import { takeFirst, toIntegers } from '#api/platform/database/sql.ts';
import { isAdmin, isInvestor, type Viewer } from '#api/platform/viewer.ts';

// The documents and folders that a viewer can list, as tables for a statement. The database functions of
// sql/visible-documents.sql contain the rules, and they alone decide about access to documents.

/** The viewer as arguments of those functions. Visitors, people without an approved account and accounts that are only editors get no rows. */
export interface ViewerValues {
  viewerId: string | null;
  isAdmin: boolean;
}

export const toViewerValues = (viewer: Viewer): ViewerValues => ({
  viewerId: viewer.kind === 'user' && isInvestor(viewer) ? viewer.id : null,
  isAdmin: isAdmin(viewer),
});

/** The viewer's values in a statement, bound or as placeholders. */
export type BoundViewer = { [Name in keyof ViewerValues]: Expression<ViewerValues[Name]> };

const eb = expressionBuilder<Record<never, never>, never>();
const { fn, val } = eb;

/** The viewer as bound values of a statement that is not prepared. */
export const bindViewer = (viewer: Viewer): BoundViewer => {
  const { viewerId, isAdmin } = toViewerValues(viewer);
  return { viewerId: val(viewerId), isAdmin: val(isAdmin) };
};

/** The viewer as placeholders of a prepared statement. */
export const placeViewer = (value: PlaceholderFor<ViewerValues>): BoundViewer => ({
  viewerId: value('viewerId'),
  isAdmin: value('isAdmin'),
});

/** `level` is 1 to list, 2 to view, 3 to download; `own_level` ignores delegations. */
interface VisibleDocument {
  id: string;
  level: number;
  ownLevel: number;
}

type NumberedDocument = VisibleDocument & { path: number[] };

interface NumberedFolder {
  id: string;
  path: number[];
  documentCount: number;
}

interface SharedDocument {
  id: string;
  level: number;
  /** Null if the access comes from a grant. */
  delegationId: string | null;
  principalId: string | null;
  since: string | null;
}

type AliasedTable<Row, Alias extends string> = AliasedExpression<Row, Alias>;

/** Each document that the viewer can list, as `seen`. */
export const visibleDocuments = ({ viewerId, isAdmin }: BoundViewer): AliasedTable<VisibleDocument, 'seen'> =>
  fn<VisibleDocument>('visible_documents', [viewerId, isAdmin]).as('seen');

/** Each document that the viewer can list, with its number as a path, as `seen`. */
export const numberedDocuments = ({ viewerId, isAdmin }: BoundViewer): AliasedTable<NumberedDocument, 'seen'> =>
  fn<NumberedDocument>('numbered_documents', [viewerId, isAdmin]).as('seen');

/** The documents with these ids that the viewer can list, with their numbers, as `seen`. */
export const numberedDocumentsById = (
  { viewerId, isAdmin }: BoundViewer,
  ids: Expression<readonly string[]>,
): AliasedTable<NumberedDocument, 'seen'> =>
  fn<NumberedDocument>('numbered_documents_by_id', [viewerId, isAdmin, ids]).as('seen');

/** At most so many documents that the viewer can list, after a number or from the first one on, as `seen`. */
export const numberedDocumentsAfter = (
  { viewerId, isAdmin }: BoundViewer,
  after: Expression<string | null>,
  limit: Expression<number>,
): AliasedTable<NumberedDocument, 'seen'> =>
  fn<NumberedDocument>('numbered_documents_after', [
    viewerId,
    isAdmin,
    toIntegers(fn('string_to_array', [fn.coalesce(eb.cast<string | null>(after, 'text'), val('')), val('.')])),
    limit,
  ]).as('seen');

interface DrawnDocument extends NumberedDocument {
  /** The position of the drawer's folder, or 0 for documents in no folder. Null for an unread document. */
  drawer: number | null;
  drawerFolderId: string | null;
  documentCount: number | null;
  newCount: number | null;
  drawerCount: number | null;
}

/** The documents that the overview shows, as `seen`. */
export const drawnDocuments = ({ viewerId, isAdmin }: BoundViewer): AliasedTable<DrawnDocument, 'seen'> =>
  fn<DrawnDocument>('data_room', [viewerId, isAdmin]).as('seen');

/** Each folder that contains a document for the viewer, or all folders for administrators, as `place`. */
export const numberedFolders = ({ viewerId, isAdmin }: BoundViewer): AliasedTable<NumberedFolder, 'place'> =>
  fn<NumberedFolder>('numbered_folders', [viewerId, isAdmin]).as('place');

/** Each grant and each delegation that gives the account access to a document, as `shared`. */
export const sharedDocuments = ({ viewerId }: BoundViewer): AliasedTable<SharedDocument, 'shared'> =>
  fn<SharedDocument>('shared_documents', [viewerId]).as('shared');

// A number such as "2.1" is stored as the path {2,1} of positions.

/** Formats a path as a readable number. */
export const formatNumber = (path: Expression<number[]>) => fn<string>('array_to_string', [path, val('.')]);

/** True if a path comes after a number, or if the number is null. */
export const isAfterNumber = (path: Expression<number[]>, number: Expression<string | null>) =>
  eb.or([
    eb(eb.cast<string | null>(number, 'text'), 'is', null),
    eb(path, '>', toIntegers(fn('string_to_array', [eb.cast(number, 'text'), val('.')]))),
  ]);

/** True if a path is the folder's own or one below it at any depth. */
export const isBelowNumber = (path: Expression<number[]>, folder: Expression<number[]>) =>
  eb(takeFirst(path, fn<number>('cardinality', [folder])), '=', folder);
