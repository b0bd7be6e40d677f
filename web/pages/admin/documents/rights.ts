import type { SetAccessInput, DeskAccessFragment, DocumentRight } from '../../../../graphql/generated/admin.ts';
import type { Target } from './adminDocuments.ts';

/** The right set on this item: a right, no access, or an empty string, which inherits from the parent folder. */
export type Said = DocumentRight | 'NONE' | '';

export interface Row {
  id: string;
  kind: 'group' | 'user';
  name: string;
  said: Said;
  /** The value stored on the server. */
  was: Said;
  /** The inherited rights and the folder they come from. */
  above: { from: string; rights: readonly DocumentRight[] } | null;
}

export const saidWords = {
  LIST: 'List',
  VIEW: 'Read',
  DOWNLOAD: 'Read and download',
  NONE: 'No access, regardless of the folders above',
} as const;

const ladder = ['LIST', 'VIEW', 'DOWNLOAD'] as const;
const most = (rights: readonly DocumentRight[]): Said => ladder.findLast((right) => rights.includes(right)) ?? 'NONE';

export const describeRights = (rights: readonly DocumentRight[]): string => {
  const said = most(rights);
  return said === 'NONE' || said === '' ? 'Nothing' : saidWords[said];
};

export function toRow({ group, user, rights, inheritedFrom }: DeskAccessFragment): Row[] {
  const holder = group ?? user;
  if (!holder) return [];
  const above = inheritedFrom && { from: `${inheritedFrom.index} ${inheritedFrom.name}`, rights };
  const said = inheritedFrom ? '' : most(rights);
  return [{ id: holder.id, kind: group ? 'group' : 'user', name: holder.name, said, was: said, above }];
}

/** A person or group without rights here so far. */
export const newRow = (kind: Row['kind'], { id, name }: { id: string; name: string }): Row => ({
  id,
  kind,
  name,
  said: 'VIEW',
  was: '',
  above: null,
});

/** The changes to send so that the server's rights match the rows. */
export const toChanges = ({ id, kind }: Target, rows: readonly Row[]): SetAccessInput[] =>
  rows
    .filter(({ said, was }) => said !== was)
    .map((row) => ({
      ...(kind === 'document' ? { documentId: id } : { folderId: id }),
      ...(row.kind === 'group' ? { groupId: row.id } : { userId: row.id }),
      rights: row.said === '' || row.said === 'NONE' ? [] : ladder.slice(0, ladder.indexOf(row.said) + 1),
      ...(row.said === '' && { inherit: true }),
    }));
