import type {
  AdminAccessFragment,
  AdminDocumentFragment,
  AdminDocumentsQuery,
  AdminFolderFragment,
  UpdateDocumentInput,
} from '../../../../graphql/generated/admin.ts';
import { formatCount } from '../../../runtime/formatCount.ts';
import { text } from '../../../../graphql/limits.ts';

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
  | { kind: 'versions'; document: AdminDocumentFragment }
  | { kind: 'folder'; folder: AdminFolderFragment | null }
  | { kind: 'person' };

/** Documents or a folder whose access rights are edited. */
export interface Target {
  ids: readonly string[];
  kind: 'document' | 'folder';
  name: string;
  access: readonly AdminAccessFragment[];
}

type Shared = { id: string; access: readonly AdminAccessFragment[] | null };

export const toTarget = (item: Shared & ({ title: string } | { name: string })): Target =>
  'title' in item
    ? { ids: [item.id], kind: 'document', name: item.title, access: item.access ?? [] }
    : { ids: [item.id], kind: 'folder', name: item.name, access: item.access ?? [] };

/** Several documents at once. Access that is set for them is added to what each has. */
export const toTargetOfAll = (documents: readonly AdminDocumentFragment[]): Target => ({
  ids: documents.map(({ id }) => id),
  kind: 'document',
  name: formatCount(documents.length, 'document'),
  access: [],
});

export const getHolderName = ({ group, user }: AdminAccessFragment): string => group?.name ?? user?.name ?? '';

/** A document's initial title: the file name without its extension. */
export const toTitle = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, text.title) || fileName.slice(0, text.title);

/** Folders that can be chosen as a parent: all except `moved` and its descendants. */
export function listPlaces(
  folders: readonly AdminFolderFragment[],
  movedFolder: AdminFolderFragment | null = null,
): [value: string, words: string][] {
  const isIn = ({ index }: AdminFolderFragment) =>
    movedFolder !== null && (index === movedFolder.index || index.startsWith(`${movedFolder.index}.`));
  return [
    ['', 'At the top'],
    ...folders
      .filter((folder) => !isIn(folder))
      .map(({ id, index, name }): [string, string] => [id, `${index} ${name}`]),
  ];
}
