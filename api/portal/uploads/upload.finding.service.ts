// What a file has besides what its pages show at first sight, in plain words. The manager reads it before the file is
// shared. The inspections of PDFs and Office files return it from their threads, so only erasable types are possible.

export type FindingKind =
  | 'HIDDEN_LAYERS'
  | 'HIDDEN_TEXT'
  | 'OUTSIDE_TEXT'
  | 'HIDDEN_PICTURES'
  | 'COMMENTS'
  | 'TRACKED_CHANGES'
  | 'HIDDEN_SHEETS'
  | 'HIDDEN_SLIDES'
  | 'SPEAKER_NOTES'
  | 'ATTACHMENTS'
  | 'METADATA'
  | 'SIGNATURE'
  | 'RESTRICTIONS'
  | 'FORM_FIELDS'
  | 'EMPTY_PAGES'
  | 'MISSING_FONTS'
  | 'NO_TEXT'
  | 'NAMELESS_SIGNS'
  | 'DIFFERENT_COPY'
  | 'INCOMPLETE';

export interface Finding {
  kind: FindingKind;
  /** From 1. Slides of a presentation are pages, too. Empty if the finding belongs to no page. */
  pages: number[];
  /** Names of people, layers, sheets or fonts. */
  names: string[];
}

const MOST_NAMES = 20;
const NAME_LENGTH = 120;

/** What programs write in place of the author. */
const NO_NAMES = new Set(
  '|un-named|unnamed|unknown|author|user|anonymous|(anonymous)|unspecified|(unspecified)|openpyxl|python-docx|pptxgenjs|xlsxwriter'.split(
    '|',
  ),
);

/** Whether a property of a file names a person, a company or a path. */
export const isName = (value: string): boolean => !NO_NAMES.has(value.trim().toLowerCase());

/** A finding with readable names, each once. */
export function createFinding(kind: FindingKind, pages: Iterable<number> = [], names: Iterable<string> = []): Finding {
  const readable = [...names].map((name) => name.replace(/[\p{C}\s]+/gu, ' ').trim()).filter(Boolean);
  return {
    kind,
    pages: [...new Set(pages)].toSorted((a, b) => a - b),
    // By characters: half of one cannot be stored.
    names: [...new Set(readable.map((name) => [...name].slice(0, NAME_LENGTH).join('')))].slice(0, MOST_NAMES),
  };
}

/** "page 4", "pages 3–9 and 12". */
export function describePages(pages: readonly number[], noun = 'page'): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const shown = ranges.slice(0, 8).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  if (ranges.length > shown.length) shown.push(`${ranges.length - shown.length} more places`);
  const list = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown.join('');
  return `${noun}${pages.length > 1 ? 's' : ''} ${list}`;
}

const MENUS: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'To remove it, open the file in Word: File > Info > Check for Issues > Inspect Document.',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    'To remove it, open the file in Excel: File > Info > Check for Issues > Inspect Document.',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'To remove it, open the file in PowerPoint: File > Info > Check for Issues > Inspect Document.',
};

interface Sentences {
  /** What the file has. */
  message: string;
  /** What readers get of it. */
  consequence: string;
}

/** The parts of the sentences that depend on the finding. */
interface Place {
  /** " on pages 3–5", or nothing. */
  on: string;
  /** " by Jane Whitfield", or nothing. */
  by: string;
  /** ": Internal notes", or nothing. */
  list: string;
  /** For files that are given as they are. */
  inFile: string;
}

type Describe = (place: Place) => [message: string, consequence: string];

const OUT_OF_SIGHT = 'Readers do not see or find it. Downloads have these pages as pictures, without it.';

const KEPT = 'Everyone who downloads the file can read this, because it is not removed from downloads.';
const KEPT_COMMENTS = `${KEPT} Pages that downloads have as pictures lose their comments.`;
const UNFINISHED = 'This file takes too long to inspect completely.';
const UNLISTED = 'It can have comments, hidden text or other private parts that are not listed here.';

const inOffice: Partial<Record<FindingKind, Describe>> = {
  HIDDEN_TEXT: ({ inFile }) => ['Text that is formatted as hidden.', inFile],
  COMMENTS: ({ by, on, inFile }) => [`Comments${by}${on}.`, inFile],
  METADATA: ({ list, inFile }) => [`Names or paths in the properties of the file${list}.`, inFile],
  INCOMPLETE: () => [UNFINISHED, UNLISTED],
};

const sentences: Record<FindingKind, Describe> = {
  HIDDEN_LAYERS: ({ list }) => [
    `Hidden layers${list}.`,
    'Readers see and find nothing of them. Downloads have the pages with these layers as pictures.',
  ],
  HIDDEN_TEXT: ({ on }) => [`Text that is covered, hidden or has the color of the page${on}.`, OUT_OF_SIGHT],
  OUTSIDE_TEXT: ({ on }) => [`Text outside of the visible page${on}.`, OUT_OF_SIGHT],
  HIDDEN_PICTURES: ({ on }) => [
    `Pictures that are covered or outside of the visible page${on}.`,
    'Readers do not see them. Downloads have these pages as pictures, without them.',
  ],
  COMMENTS: ({ by, on }) => [
    `Comments${by}${on}.`,
    'Readers and downloads do not have the comments or their authors. Stamps and marks that were drawn stay visible.',
  ],
  TRACKED_CHANGES: ({ by, inFile }) => [`Tracked changes${by}.`, inFile],
  HIDDEN_SHEETS: ({ list, inFile }) => [`Hidden sheets${list}.`, inFile],
  HIDDEN_SLIDES: ({ on, inFile }) => [`Hidden slides${on}.`, inFile],
  SPEAKER_NOTES: ({ on, inFile }) => [`Speaker notes${on}.`, inFile],
  ATTACHMENTS: ({ list }) => [`Files inside of this file${list}.`, 'Readers and downloads do not have them.'],
  METADATA: ({ list }) => [`Names or paths in the properties of the file${list}.`, 'Downloads keep only the title.'],
  SIGNATURE: () => [
    'A digital signature.',
    'Downloads show the signature on the page, but a watermarked copy cannot keep it valid.',
  ],
  RESTRICTIONS: () => [
    'Restrictions on printing, copying or changing the file.',
    'Watermarked copies do not have them. Give only the right to read if no one may print.',
  ],
  FORM_FIELDS: ({ on }) => [
    `Form fields${on}.`,
    'Readers see the values. The fields of a download cannot be filled in.',
  ],
  EMPTY_PAGES: ({ on }) => [`Nothing is visible${on}.`, 'Readers get empty pages. Check whether this is intended.'],
  MISSING_FONTS: ({ list, on }) => [
    `Fonts that are not part of the file${list}. Their text is not drawn${on}.`,
    'Readers do not see or find it. Export the file again with all fonts embedded, and upload it again.',
  ],
  NO_TEXT: ({ on }) => [
    `No text that can be searched${on}, only pictures or letters that programs cannot read.`,
    `Search will not find anything${on}, and screen readers cannot read them aloud. Run text recognition (OCR) and upload the file again.`,
  ],
  NAMELESS_SIGNS: ({ on }) => [
    `Letters or signs that programs cannot read${on}, because their font does not name them.`,
    'Readers see them, but search and screen readers leave them out. Export the file again, or print it to a new PDF and run text recognition (OCR).',
  ],
  DIFFERENT_COPY: ({ on }) => [
    `Damaged or unusual content${on}, which programs show differently.`,
    'Downloads have these pages as pictures of what readers see. To keep their text, print the file to a new PDF and upload that.',
  ],
  INCOMPLETE: () => [
    UNFINISHED,
    `${UNLISTED} Downloads have its pages as pictures of what readers see; of several hundred pages, no copy can be prepared.`,
  ],
};

/** Two sentences for the manager: what was found, and what becomes of it. */
export function describeFinding({ kind, pages, names }: Finding, mediaType: string, removesComments = true): Sentences {
  const menu = MENUS[mediaType];
  const noun = mediaType.includes('presentation') ? 'slide' : 'page';
  const describe = (menu ? inOffice[kind] : undefined) ?? sentences[kind];
  const [message, consequence] = describe({
    on: pages.length > 0 ? ` on ${describePages(pages, noun)}` : '',
    by: names.length > 0 ? ` by ${names.join(', ')}` : '',
    list: names.length > 0 ? `: ${names.join(', ')}` : '',
    inFile: `Everyone who downloads the file can read this. ${menu ?? ''}`.trim(),
  });
  if (menu || removesComments) return { message, consequence };
  if (kind === 'COMMENTS') return { message, consequence: KEPT_COMMENTS };
  return { message, consequence: kind === 'METADATA' ? KEPT : consequence };
}
