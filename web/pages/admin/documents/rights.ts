import type { SetAccessInput, AdminAccessFragment, DocumentRight } from '../../../../graphql/generated/admin.ts';
import type { Target } from './documentDialogs.ts';

/** The right set on this item: a right, no access, or an empty string, which inherits from the parent folder. */
export type AccessValue = DocumentRight | 'NONE' | '';

export interface Row {
  id: string;
  kind: 'group' | 'user';
  name: string;
  value: AccessValue;
  /** The value stored on the server. */
  saved: AccessValue;
  /** The inherited rights and the folder they come from. */
  inherited: { from: string; rights: readonly DocumentRight[] } | null;
}

export const accessLabels = {
  LIST: 'List',
  VIEW: 'Read',
  DOWNLOAD: 'Read and download',
  NONE: 'No access, regardless of the folders above',
} as const;

const ladder = ['LIST', 'VIEW', 'DOWNLOAD'] as const;
const most = (rights: readonly DocumentRight[]): AccessValue =>
  ladder.findLast((right) => rights.includes(right)) ?? 'NONE';

export const describeRights = (rights: readonly DocumentRight[]): string => {
  const value = most(rights);
  return value === 'NONE' || value === '' ? 'Nothing' : accessLabels[value];
};

export function toRow({ group, user, rights, inheritedFrom }: AdminAccessFragment): Row[] {
  const holder = group ?? user;
  if (!holder) return [];
  const inherited = inheritedFrom && { from: `${inheritedFrom.index} ${inheritedFrom.name}`, rights };
  const value = inheritedFrom ? '' : most(rights);
  return [{ id: holder.id, kind: group ? 'group' : 'user', name: holder.name, value, saved: value, inherited }];
}

/** A person or group without rights here so far. */
export const newRow = (kind: Row['kind'], { id, name }: { id: string; name: string }): Row => ({
  id,
  kind,
  name,
  value: 'VIEW',
  saved: '',
  inherited: null,
});

/** The changes to send so that the server's rights match the rows. */
export function toChanges({ id, kind }: Target, rows: readonly Row[], notify: boolean): SetAccessInput[] {
  const changed = rows.filter(({ value, saved }) => value !== saved);
  // A folder is told to those with rights set on it by saving these rights again.
  const isToldAgain = notify && changed.length === 0 && kind === 'folder';
  return (isToldAgain ? rows.filter(({ value }) => canRead(value)) : changed).map((row) => ({
    ...(kind === 'document' ? { documentId: id } : { folderId: id }),
    ...(row.kind === 'group' ? { groupId: row.id } : { userId: row.id }),
    rights: row.value === '' || row.value === 'NONE' ? [] : ladder.slice(0, ladder.indexOf(row.value) + 1),
    ...(row.value === '' && { inherit: true }),
    ...(notify && canRead(row.value) && { notify }),
  }));
}

const canRead = (value: AccessValue): boolean => value === 'VIEW' || value === 'DOWNLOAD';
