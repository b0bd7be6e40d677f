/** How sentences name an edited field whose own name is not the word for it. */
const names: Readonly<Record<string, string>> = {
  slug: 'the URL name',
  place: 'the folder',
  parentId: 'the folder above',
  isPinned: 'whether it is pinned',
  hasCleanDownloads: 'whether downloads have comments',
  isPaused: 'whether it is paused',
  isAllDay: 'whether it takes whole days',
  startsAt: 'the start',
  endsAt: 'the end',
  capacity: 'the number of seats',
  ids: 'the order',
  question: 'the published question',
};

/** `the groups` for `groupIds`, `the time zone` for `timeZone`. The server and the dialogs say the same. */
export const nameField = (field: string): string =>
  names[field] ??
  `the ${field
    .replace(/(?:Id(s?)|Url)$/, '$1')
    .replace(/[A-Z]/g, ' $&')
    .toLowerCase()}`;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const joinWords = (words: readonly string[]): string => list.format(words);

/** What one person changed since somebody else read the object. */
export interface EditedBy {
  /** Null for an account that was deleted, and for the server. */
  person: { id: string; name: string } | null;
  isViewer: boolean;
  /** The names of the changed fields of the input. */
  fields: string[];
}

/** `extensions.conflict` of a CONFLICT error: what others changed after the version on which a change is based. */
export interface EditConflict {
  /** The version to send as `expectedVersion` by those who read `current`. Null for a list that is its own version. */
  version: number | null;
  changes: EditedBy[];
  /** The current values of the fields that others changed. */
  current: Record<string, unknown>;
}

/**
 * The fields after a change: undefined leaves a field unchanged, and null leaves in it what `cleared` has. A field that
 * cannot be cleared stays unchanged.
 */
export function changeFields<Fields extends object>(
  fields: Fields,
  changes: { [Name in keyof Fields]?: Fields[Name] | null | undefined },
  cleared: Partial<Fields>,
): Fields {
  const ifNull = { ...fields, ...cleared };
  const entries = (Object.keys(fields) as (keyof Fields)[]).map((name) => [
    name,
    changes[name] === undefined ? fields[name] : (changes[name] ?? ifNull[name]),
  ]);
  return Object.fromEntries(entries) as Fields;
}
