/** How sentences name the fields that several people edit. The server and the dialogs say the same. */
const editedFields: Readonly<Record<string, string>> = {
  title: 'the title',
  name: 'the name',
  slug: 'the URL name',
  summary: 'the summary',
  description: 'the description',
  location: 'the location',
  position: 'the position',
  folderId: 'the folder',
  place: 'the folder',
  parentId: 'the folder above',
  file: 'the file',
  isPinned: 'whether it is pinned',
  hasCleanDownloads: 'whether downloads have comments',
  isPaused: 'whether it is paused',
  isAllDay: 'whether it takes whole days',
  startsAt: 'the start',
  endsAt: 'the end',
  timeZone: 'the time zone',
  capacity: 'the number of seats',
  recordingUrl: 'the recording',
  groupIds: 'the groups',
  ids: 'the order',
  roles: 'the roles',
  documentIds: 'the documents',
  members: 'the members',
  question: 'the published question',
  answer: 'the answer',
  status: 'the status',
};

export const nameField = (field: string): string => editedFields[field] ?? field;

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
