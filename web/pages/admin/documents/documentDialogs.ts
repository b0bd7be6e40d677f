import type {
  AdminAccessFragment,
  AdminDocumentFragment,
  AdminDocumentsQuery,
  AdminFolderFragment,
  UpdateDocumentInput,
} from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';

export type WaitingUpload = AdminDocumentsQuery['uploads']['nodes'][number];
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

/** A document or folder whose access rights are edited. */
export interface Target {
  id: string;
  kind: 'document' | 'folder';
  name: string;
  access: readonly AdminAccessFragment[];
}

export const toTarget = (item: AdminDocumentFragment | AdminFolderFragment): Target =>
  'title' in item
    ? { id: item.id, kind: 'document', name: item.title, access: item.access ?? [] }
    : { id: item.id, kind: 'folder', name: item.name, access: item.access ?? [] };

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
