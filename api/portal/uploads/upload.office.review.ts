import { type ArchiveEntry, readArchive, unpack } from './upload.archive.ts';
import { createFinding, type Finding, isName } from './upload.finding.service.ts';
import type { OfficeKind } from './upload.office.ts';
import { decodeXml, readAttribute, readPieces } from './upload.office.xml.ts';

// What an Office file has besides what people see at first. Investors download the file as it is, so the manager learns
// of it before. Runs in the Office thread, on a file that was accepted.

/** Programs write the parts that this reads with less. */
const MOST_BYTES = 64_000_000;
const CHANGES = new Set([
  'ins',
  'del',
  'moveFrom',
  'moveTo',
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'cellIns',
  'cellDel',
]);
/** Folders of people's computers, which carry their names. */
const PATH = /(?:[a-z]:\\|\\\\[\w.-]+\\|file:\/\/\/|\/(?:users|home)\/)[^\s<>"'&|]{2,100}/gi;

interface Part {
  name: string;
  xml: string;
}

/** Each kind of private part with its pages and names. */
export function reviewOffice(body: Buffer, kind: OfficeKind): Finding[] {
  const entries = readArchive(body);
  const read = (pattern: RegExp): Part[] =>
    entries
      .filter(({ name, unpackedBytes }) => pattern.test(name) && unpackedBytes <= MOST_BYTES)
      .map((entry: ArchiveEntry) => ({ name: entry.name, xml: decodeXml(unpack(body, entry)) }));
  const found = { docx: reviewText, xlsx: reviewWorkbook, pptx: reviewSlides }[kind](read);
  return [...found, ...reviewProperties(read)];
}

type Read = (pattern: RegExp) => Part[];

/** The values of an attribute of all elements of a name. */
function listValues(parts: readonly Part[], tags: ReadonlySet<string>, attribute: string): string[] {
  const values: string[] = [];
  for (const { xml } of parts)
    for (const { tag, closes, text } of readPieces(xml))
      if (tag !== null && !closes && tags.has(tag)) values.push(readAttribute(text, attribute) ?? '');
  return values;
}

/** The texts of all elements of a name. */
function listTexts(parts: readonly Part[], tags: ReadonlySet<string>): string[] {
  const texts: string[] = [];
  for (const { xml } of parts) {
    let isInside = false;
    for (const { tag, closes, text } of readPieces(xml)) {
      if (tag !== null && tags.has(tag)) isInside = !closes;
      else if (tag === null && isInside) texts.push(text);
    }
  }
  return texts;
}

const TEXT_PARTS = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;

function reviewText(read: Read): Finding[] {
  const texts = read(TEXT_PARTS);
  const comments = listValues(read(/^word\/comments\.xml$/), new Set(['comment']), 'author');
  const changes = listValues(texts, CHANGES, 'author');
  const hidden = listValues(texts, new Set(['vanish']), 'val');
  return [
    ...(comments.length > 0 ? [createFinding('COMMENTS', [], comments)] : []),
    ...(changes.length > 0 ? [createFinding('TRACKED_CHANGES', [], changes)] : []),
    ...(hidden.some((value) => !/^(0|false|off)$/.test(value)) ? [createFinding('HIDDEN_TEXT')] : []),
  ];
}

function reviewWorkbook(read: Read): Finding[] {
  const workbook = read(/^xl\/workbook\.xml$/);
  const sheets = [...readTags(workbook, 'sheet')].filter((text) => /hidden/i.test(readAttribute(text, 'state') ?? ''));
  const notes = read(/^xl\/(comments\d*|comments\/comment\d+)\.xml$/);
  const hasComments = notes.length > 0 || read(/^xl\/threadedcomments\//).length > 0;
  const authors = [
    ...listTexts(notes, new Set(['author'])),
    ...listValues(read(/^xl\/persons\//), new Set(['person']), 'displayName'),
  ];
  const changes = read(/^xl\/revisions\/revisionlog\d*\.xml$/);
  return [
    ...(hasComments ? [createFinding('COMMENTS', [], authors)] : []),
    ...(changes.length > 0
      ? [
          createFinding(
            'TRACKED_CHANGES',
            [],
            listValues(read(/^xl\/revisions\/revisionheaders\.xml$/), new Set(['header']), 'userName'),
          ),
        ]
      : []),
    ...(sheets.length > 0
      ? [
          createFinding(
            'HIDDEN_SHEETS',
            [],
            sheets.map((text) => readAttribute(text, 'name') ?? ''),
          ),
        ]
      : []),
  ];
}

function* readTags(parts: readonly Part[], name: string): Generator<string> {
  for (const { xml } of parts)
    for (const { tag, closes, text } of readPieces(xml)) if (tag === name && !closes) yield text;
}

function reviewSlides(read: Read): Finding[] {
  const order = listSlides(read);
  const numbers = (parts: readonly Part[], toSlide: (name: string) => string) =>
    parts.map(({ name }) => order.indexOf(toSlide(name)) + 1).filter((number) => number > 0);
  const hidden = read(/^ppt\/slides\/slide\d+\.xml$/).filter((part) =>
    [...readTags([part], 'sld')].some((text) => /^(0|false)$/.test(readAttribute(text, 'show') ?? '')),
  );
  const relations = read(/^ppt\/notesslides\/_rels\/notesslide\d+\.xml\.rels$/);
  const notes = read(/^ppt\/notesslides\/notesslide\d+\.xml$/).filter(hasNotes);
  const toSlide = (name: string) => {
    const relation = relations.find((part) => part.name.includes(`/${name.split('/').at(-1)}.rels`));
    return /slides\/(slide\d+\.xml)/i.exec(relation?.xml ?? '')?.[1]?.toLowerCase() ?? '';
  };
  const comments = read(/^ppt\/comments\//);
  const authors = read(/^ppt\/(commentauthors|authors)\.xml$/);
  return [
    ...(comments.length > 0
      ? [createFinding('COMMENTS', [], listValues(authors, new Set(['cmAuthor', 'author']), 'name'))]
      : []),
    ...(hidden.length > 0
      ? [
          createFinding(
            'HIDDEN_SLIDES',
            numbers(hidden, (name) => name.split('/').at(-1)!),
          ),
        ]
      : []),
    ...(notes.length > 0 ? [createFinding('SPEAKER_NOTES', numbers(notes, toSlide))] : []),
  ];
}

/** Programs write a page of notes for slides without any, with the number of the slide as its only text. */
const hasNotes = (part: Part): boolean => {
  let isNumber = false;
  for (const { tag, closes, text } of readPieces(part.xml)) {
    if (tag === 'fld') isNumber = !closes;
    else if (tag === null && !isNumber && text.trim() !== '') return true;
  }
  return false;
};

/** The names of the parts of the slides, in their order. */
function listSlides(read: Read): string[] {
  const targets = new Map<string, string>();
  for (const text of readTags(read(/^ppt\/_rels\/presentation\.xml\.rels$/), 'Relationship'))
    targets.set(
      readAttribute(text, 'Id') ?? '',
      (readAttribute(text, 'Target') ?? '').split('/').at(-1)!.toLowerCase(),
    );
  const presentation = read(/^ppt\/presentation\.xml$/);
  return [...readTags(presentation, 'sldId')].map(
    (text) => targets.get(/r:id\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? '') ?? '',
  );
}

/** The people, the company and the paths in the properties. */
function reviewProperties(read: Read): Finding[] {
  const core = listTexts(read(/^docprops\/core\.xml$/), new Set(['creator', 'lastModifiedBy']));
  const application = listTexts(read(/^docprops\/app\.xml$/), new Set(['Company', 'Manager']));
  const properties = read(/^(docprops\/.*|word\/settings|xl\/workbook)\.xml$/).map(({ xml }) => xml);
  const paths = properties.flatMap((xml) => xml.match(PATH) ?? []);
  const names = [...core, ...application, ...paths].filter(isName);
  return names.length > 0 ? [createFinding('METADATA', [], names)] : [];
}
