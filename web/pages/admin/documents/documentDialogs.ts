import type {
  AdminAccessFragment,
  AdminDocumentFragment,
  AdminDocumentsQuery,
  AdminFolderFragment,
  UpdateDocumentInput,
} from '#graphql/generated/admin.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { text } from '#graphql/limits.ts';

export type WaitingUpload = AdminDocumentsQuery['uploads']['nodes'][number];
export type AccessRequest = AdminDocumentsQuery['accessRequests'][number];
export type EndingAccess = AdminDocumentsQuery['endingAccess'][number];
export type ArrivingFile = AdminDocumentsQuery['partialUploads']['nodes'][number];

/** A change to a document, without its id. */
export type DocumentChange = Omit<UpdateDocumentInput, 'id'>;

/** The dialogs of this page. */
export type OpenDialog =
  | { kind: 'rights'; target: Target }
  | { kind: 'edit'; document: AdminDocumentFragment }
  | { kind: 'move'; documents: readonly AdminDocumentFragment[]; onMoved: () => void }
  | { kind: 'versions'; document: AdminDocumentFragment }
  | { kind: 'folder'; folder: AdminFolderFragment | null };

/** Documents or a folder whose access rights are edited. */
export interface Target {
  ids: readonly string[];
  kind: 'document' | 'folder';
  name: string;
  /** True for folders that were uploaded just now, of which nobody was told. */
  isNew?: boolean;
}

export const toTarget = (item: { id: string } & ({ title: string } | { name: string })): Target =>
  'title' in item
    ? { ids: [item.id], kind: 'document', name: item.title }
    : { ids: [item.id], kind: 'folder', name: item.name };

/** Several documents at once. Access that is set for them is added to what each has. */
export const toTargetOfAll = (documents: readonly AdminDocumentFragment[]): Target => ({
  ids: documents.map(({ id }) => id),
  kind: 'document',
  name: formatCount(documents.length, 'document'),
});

export const getHolderName = ({ group, user }: AdminAccessFragment): string => group?.name ?? user?.name ?? '';

/**
 * A document's initial title: the file name without its extension. Hyphens stand for spaces only in a name without
 * spaces, and not in a date.
 */
export function toTitle(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim();
  const title = name.includes(' ') ? name : name.replace(/(?<!\d)-|-(?!\d)/g, ' ').trim();
  return (title || fileName).slice(0, text.title);
}
