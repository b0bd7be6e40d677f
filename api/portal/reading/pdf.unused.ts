// Leaves out of a marked copy what its pages have but do not show: resources that no page draws, such as the pictures of
// pages that another program took out, and whatever programs store beside the pages. Runs in the marking thread.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { key, listContents, readNames } from './pdf.content.ts';

const keys = (names: string) => new Set(names.split(' ').map((name) => key(name)));

const CATALOG = keys(
  'Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines StructTreeRoot MarkInfo Lang OCProperties OutputIntents AcroForm URI Metadata',
);
const PAGE = keys(
  'Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox Contents Rotate Group Annots StructParents Tabs UserUnit Trans Dur Metadata',
);
const NAMES = keys('Dests');
const RESOURCES = ['XObject', 'Pattern', 'Shading', 'ExtGState', 'Properties'] as const;

const lookup = (dict: PDFDict, value: PDFObject | undefined): PDFObject | undefined =>
  value instanceof PDFRef ? dict.context.lookup(value) : value;

function dictAt(dict: PDFDict | null, name: string): PDFDict | null {
  const value = dict && lookup(dict, dict.get(key(name)));
  return value instanceof PDFDict ? value : null;
}

/** Leaves out what only programs read. Their keys can have any name, so those that are known stay. */
export function removeUnknown(pdf: PDFDocument): void {
  keep(pdf.catalog, CATALOG);
  const names = dictAt(pdf.catalog, 'Names');
  if (names) keep(names, NAMES);
  for (const { node } of pdf.getPages()) keep(node, PAGE);
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) object.dict.delete(key('Alternates'));
    // The tag to which a bookmark leads.
    else if (object instanceof PDFDict && object.has(key('Title'))) object.delete(key('SE'));
  }
}

function keep(dict: PDFDict, known: ReadonlySet<PDFName>): void {
  for (const name of dict.keys()) if (!known.has(name)) dict.delete(name);
}

/** A content with its resources: of a page, or of a form, pattern, mask, letter or annotation on it. */
interface Drawing {
  /** The page, or the dictionary of the other. */
  owner: PDFDict;
  names: ReadonlySet<PDFName>;
  resources: PDFDict | null;
  /** The contents that draw this one. */
  users: Drawing[];
}

/** The contents of all pages and what they draw, each once. Fails if one of them cannot be read. */
export function listDrawings(pdf: PDFDocument): Drawing[] {
  const drawings: Drawing[] = [];
  const visited = new Map<PDFRawStream, Map<PDFDict | null, Drawing>>();
  const visitStream = (stream: PDFRawStream, user: Drawing): void => {
    const resources = dictAt(stream.dict, 'Resources') ?? user.resources;
    const known = visited.get(stream) ?? new Map<PDFDict | null, Drawing>();
    visited.set(stream, known);
    const drawing = known.get(resources);
    if (drawing) return void drawing.users.push(user);
    const added = { owner: stream.dict, names: readNames(stream), resources, users: [user] };
    known.set(resources, added);
    visit(added);
  };
  const visit = (drawing: Drawing): void => {
    drawings.push(drawing);
    for (const stream of listStreams(drawing.names, drawing.resources)) visitStream(stream, drawing);
  };
  for (const page of pdf.getPages()) {
    const drawing = {
      owner: page.node,
      names: new Set(listContents(page).flatMap((stream) => [...readNames(stream)])),
      resources: page.node.Resources() ?? null,
      users: [],
    };
    visit(drawing);
    for (const stream of listAppearances(page)) visitStream(stream, drawing);
  }
  return drawings;
}

/** Removes resources that no content names. Pages of one file often share a list of all resources. */
export function removeUnused(pdf: PDFDocument): void {
  /** The used names, by the list of resources in which they stand. */
  const uses = new Map<PDFDict, Set<PDFName>>();
  try {
    for (const { names, resources } of listDrawings(pdf))
      for (const kind of RESOURCES) {
        const list = dictAt(resources, kind);
        if (!list) continue;
        const used = uses.get(list) ?? new Set();
        for (const name of names) if (list.has(name)) used.add(name);
        uses.set(list, used);
      }
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // A content that cannot be read may use all of them.
    return;
  }
  for (const [list, used] of uses) for (const name of list.keys()) if (!used.has(name)) list.delete(name);
}

/** The contents of the forms, patterns, masks and drawn letters that are used. */
function listStreams(names: ReadonlySet<PDFName>, resources: PDFDict | null): PDFRawStream[] {
  const values: (PDFObject | undefined)[] = [];
  const listAt = (kind: string) => {
    const list = dictAt(resources, kind);
    return list ? [...names].filter((name) => list.has(name)).map((name) => lookup(list, list.get(name))) : [];
  };
  for (const form of listAt('XObject'))
    if (form instanceof PDFRawStream && form.dict.get(key('Subtype')) === key('Form')) values.push(form);
  values.push(...listAt('Pattern'));
  for (const state of listAt('ExtGState')) {
    const mask = state instanceof PDFDict ? dictAt(state, 'SMask') : null;
    if (mask) values.push(lookup(mask, mask.get(key('G'))));
  }
  for (const font of listAt('Font')) {
    const drawings = font instanceof PDFDict ? dictAt(font, 'CharProcs') : null;
    const own = font instanceof PDFDict ? dictAt(font, 'Resources') : null;
    for (const value of drawings?.values() ?? []) {
      const drawing = lookup(drawings!, value);
      // The resources of a font belong to its drawings.
      if (own && drawing instanceof PDFRawStream && !drawing.dict.has(key('Resources')))
        drawing.dict.set(key('Resources'), own);
      values.push(drawing);
    }
  }
  return values.filter((value) => value instanceof PDFRawStream);
}

function listAppearances(page: PDFPage): PDFRawStream[] {
  const annotations = lookup(page.node, page.node.get(key('Annots')));
  const streams: PDFRawStream[] = [];
  for (const value of annotations instanceof PDFArray ? annotations.asArray() : []) {
    const annotation = lookup(page.node, value);
    const open = annotation instanceof PDFDict ? [dictAt(annotation, 'AP')] : [];
    for (let dict = open.pop(), steps = 0; dict && steps < 1_000; dict = open.pop(), steps += 1)
      for (const inner of dict.values()) {
        const drawing = lookup(dict, inner);
        if (drawing instanceof PDFRawStream) streams.push(drawing);
        else if (drawing instanceof PDFDict) open.push(drawing);
      }
  }
  return streams;
}
