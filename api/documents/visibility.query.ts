import { type AliasedExpression, type Expression, expressionBuilder } from 'kysely';
import type { PlaceholderFor } from '../platform/database/prepare.ts';
import { takeFirst, toIntegers } from '../platform/database/sql.ts';
import { isAdmin, isMember, type Viewer } from '../platform/viewer.ts';

// Which documents and folders a viewer may know of, as tables for a statement. The rules are in the functions of the
// database that migration 0063 creates; nothing else decides about a document.

/** The values by which the functions know a viewer. Visitors and people without an approved account have no rows. */
export interface ViewerValues {
  viewerId: string | null;
  isAdmin: boolean;
}

export const toViewerValues = (viewer: Viewer): ViewerValues => ({
  viewerId: viewer.kind === 'user' && isMember(viewer) ? viewer.id : null,
  isAdmin: isAdmin(viewer),
});

/** The values in a statement, bound or as placeholders. */
export type BoundViewer = { [Name in keyof ViewerValues]: Expression<ViewerValues[Name]> };

const { fn, val } = expressionBuilder<Record<never, never>, never>();

/** A viewer as values of a statement that is not prepared. */
export const bindViewer = (viewer: Viewer): BoundViewer => {
  const { viewerId, isAdmin } = toViewerValues(viewer);
  return { viewerId: val(viewerId), isAdmin: val(isAdmin) };
};

/** A viewer as placeholders of a prepared statement. */
export const placeViewer = (value: PlaceholderFor<ViewerValues>): BoundViewer => ({
  viewerId: value('viewerId'),
  isAdmin: value('isAdmin'),
});

/** What may be done with a document: 1 list, 2 view, 3 download; `own_level` does not count delegations. */
interface VisibleDocument {
  id: string;
  level: number;
  own_level: number;
}

type NumberedDocument = VisibleDocument & { path: number[] };

interface NumberedFolder {
  id: string;
  path: number[];
  document_count: number;
}

interface SharedDocument {
  id: string;
  level: number;
  /** Null where the document was granted, not delegated. */
  delegation_id: string | null;
  principal_id: string | null;
  since: string | null;
}

type TableOf<Row, Alias extends string> = AliasedExpression<Row, Alias>;

/** Each document that the viewer may list, as `seen`. */
export const visibleDocuments = ({ viewerId, isAdmin }: BoundViewer): TableOf<VisibleDocument, 'seen'> =>
  fn<VisibleDocument>('visible_documents', [viewerId, isAdmin]).as('seen');

/** Each document that the viewer may list, with the path of its number, as `seen`. */
export const numberedDocuments = ({ viewerId, isAdmin }: BoundViewer): TableOf<NumberedDocument, 'seen'> =>
  fn<NumberedDocument>('numbered_documents', [viewerId, isAdmin]).as('seen');

/** Each folder that holds a document for the viewer, or all for administrators, as `place`. */
export const numberedFolders = ({ viewerId, isAdmin }: BoundViewer): TableOf<NumberedFolder, 'place'> =>
  fn<NumberedFolder>('numbered_folders', [viewerId, isAdmin]).as('place');

/** Each grant and each delegation that gives the account a document, as `shared`. */
export const sharedDocuments = ({ viewerId }: BoundViewer): TableOf<SharedDocument, 'shared'> =>
  fn<SharedDocument>('shared_documents', [viewerId]).as('shared');

// A number such as "2.1" is the path 2, 1 of positions.

const eb = expressionBuilder<Record<never, never>, never>();

/** A path as the number that people read. */
export const formatNumber = (path: Expression<number[]>) => fn<string>('array_to_string', [path, val('.')]);

/** Whether a path comes after a number; always true for null. */
export const isAfterNumber = (path: Expression<number[]>, number: Expression<string | null>) =>
  eb.or([
    eb(eb.cast<string | null>(number, 'text'), 'is', null),
    eb(path, '>', toIntegers(fn('string_to_array', [eb.cast(number, 'text'), val('.')]))),
  ]);

/** Whether a path is that of a folder, or of something in it at any depth. */
export const isBelowNumber = (path: Expression<number[]>, folder: Expression<number[]>) =>
  eb(takeFirst(path, fn<number>('cardinality', [folder])), '=', folder);
