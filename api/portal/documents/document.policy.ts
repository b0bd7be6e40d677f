import { type Expression, expressionBuilder } from 'kysely';
import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '#api/platform/viewer.ts';
import type { DocumentPermissions } from './document.type.ts';

export type DocumentAction = 'list' | 'view' | 'download' | 'create' | 'update' | 'delete' | 'grant' | 'announce';

/** The viewer's level on the document, from 0 for none to 3 for download. */
interface DocumentFacts {
  level: number;
}

/** The lowest level that may read the pages of a document. */
export const VIEW = 2;
/** The lowest level that may download a document. */
const DOWNLOAD = 3;

/** The lowest level that may open a document: a file without pages can only be downloaded. */
export const getLevelToOpen = (pageCount: number | null): number => (pageCount === null ? DOWNLOAD : VIEW);

const eb = expressionBuilder<Record<never, never>, never>();

/** The same level in a statement. The function data_room of the database has it a third time. */
export const selectLevelToOpen = (pageCount: Expression<number | null>) =>
  eb.case().when(pageCount, 'is', null).then(eb.lit(DOWNLOAD)).else(eb.lit(VIEW)).end();

/**
 * Members have the rights granted to them or to their groups. Administrators have all rights. Giving access to documents
 * needs a recent confirmation of identity, also by placing them in a folder that is shared, and so does what readers
 * receive: another file, or an email.
 */
export const documentPolicy: Policy<DocumentAction, DocumentFacts> = {
  canSee: (viewer, { level }) => isAdmin(viewer) || (isMember(viewer) && level > 0),
  can: (viewer, action, document) => {
    if (isAdmin(viewer)) return true;
    if (!isMember(viewer)) return false;
    if (action === 'list') return true;
    if (action === 'view') return (document?.level ?? 0) >= VIEW;
    return action === 'download' && (document?.level ?? 0) >= DOWNLOAD;
  },
  needsConfirmation: (action) => action === 'grant' || action === 'announce',
};

/** The actions that the viewer can take on a document. */
export function getDocumentPermissions(viewer: Viewer, document: DocumentFacts): DocumentPermissions {
  const can = (action: DocumentAction) => documentPolicy.can(viewer, action, document);
  return {
    view: can('view'),
    download: can('download'),
    update: can('update'),
    delete: can('delete'),
    setAccess: can('grant'),
  };
}
