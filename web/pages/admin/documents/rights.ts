import type { SetAccessInput, AdminAccessFragment, DocumentRight } from '#graphql/generated/admin.ts';
import { joinWords } from '#graphql/edited-fields.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { toEnd, toLastDay } from '#web/ui/lastDay.ts';
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
  /** The last day of the right in UTC, such as 2026-03-31. Empty without an end. */
  until: string;
  savedUntil: string;
  /** The end as it is stored, which can be at any time of the last day. */
  savedEnd: string | null;
  /** The inherited rights, the folder they come from, and the words for their last day if they have one. */
  inherited: {
    from: string;
    folder: { id: string; name: string };
    rights: readonly DocumentRight[];
    end: string;
  } | null;
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

/** What people do to open a document with this right. */
export const describeOpening = (right: DocumentRight): string => (right === 'DOWNLOAD' ? 'download' : 'read');

type Access = Omit<AdminAccessFragment, 'user'> & Partial<Pick<AdminAccessFragment, 'user'>>;

export function toRow({ group, user, rights, endsAt, inheritedFrom }: Access): Row[] {
  const holder = group ?? user;
  if (!holder) return [];
  const end = endsAt ? `, until ${toLastDay(endsAt)} (UTC)` : '';
  const inherited = inheritedFrom && {
    from: `${inheritedFrom.index} ${inheritedFrom.name}`,
    folder: inheritedFrom,
    rights,
    end,
  };
  const value = inheritedFrom ? '' : most(rights);
  const savedEnd = inheritedFrom ? null : (endsAt ?? null);
  const until = savedEnd ? toLastDay(savedEnd) : '';
  const kind = group ? 'group' : 'user';
  return [
    { id: holder.id, kind, name: holder.name, value, saved: value, until, savedUntil: until, savedEnd, inherited },
  ];
}

/** A person or group without rights here so far. */
export const newRow = (kind: Row['kind'], { id, name }: { id: string; name: string }): Row => ({
  id,
  kind,
  name,
  value: 'VIEW',
  saved: '',
  until: '',
  savedUntil: '',
  savedEnd: null,
  inherited: null,
});

/** The changes to send so that the server's rights match the rows. */
export function toChanges({ ids, kind }: Target, rows: readonly Row[], notify: boolean): SetAccessInput[] {
  const changed = rows.filter(({ value, saved, until, savedUntil }) => value !== saved || until !== savedUntil);
  return ids.flatMap((id) =>
    changed.map((row) => ({
      ...(kind === 'document' ? { documentId: id } : { folderId: id }),
      ...(row.kind === 'group' ? { groupId: row.id } : { userId: row.id }),
      rights: hasRights(row) ? ladder.slice(0, ladder.indexOf(row.value as DocumentRight) + 1) : [],
      ...(row.value === '' && { inherit: true }),
      ...(hasRights(row) && row.until && { endsAt: toEnd(row.until, row.savedEnd) }),
      ...(notify && canRead(row.value) && { notify }),
    })),
  );
}

/** "Ana Lima and Ben Ode get an email.", with names for up to three people. */
export function describeNotified(people: readonly { name: string | null }[]): string {
  if (people.length === 0) return 'No one gets an email: no one who can read it wants emails at once.';
  if (people.length > 3)
    return `${people.length < NOTIFIED_AT_MOST ? people.length : 'At least 100'} people get an email.`;
  const names = joinWords(people.map(({ name }) => name ?? 'a person without a name'));
  return `${names} ${people.length === 1 ? 'gets' : 'get'} an email.`;
}

/** What the right to read leaves out: files without pages, of which only the first hundred are counted. */
export function describeDownloadOnly(files: { count: number; hasMore: boolean; folder: string | null }): string | null {
  const { count, hasMore, folder } = files;
  if (count === 0 && !hasMore) return null;
  const subject = hasMore ? 'Office and text files' : formatCount(count, 'file');
  const names = count === 1 && !hasMore ? 'its name' : 'their names';
  return `${subject}${folder ? ` in ${folder}` : ''} cannot be read in the browser. Give “${accessLabels.DOWNLOAD}”, or people see only ${names}.`;
}

/** The server counts no more people than these. */
const NOTIFIED_AT_MOST = 100;

/** Only rights have an end. */
export const hasRights = ({ value }: Pick<Row, 'value'>): boolean => value !== '' && value !== 'NONE';

const canRead = (value: AccessValue): boolean => value === 'VIEW' || value === 'DOWNLOAD';
