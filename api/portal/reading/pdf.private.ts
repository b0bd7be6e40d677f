// The private parts of a PDF besides those of its pages: comments and their authors, layers, a signature, form fields,
// names and paths. Runs in the marking thread, so only erasable types are possible.
import {
  type PDFContext,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { createFinding, type Finding, isName } from '../uploads/upload.finding.service.ts';
import { key } from './pdf.content.ts';
import { listDrawings } from './pdf.unused.ts';

const lookup = (context: PDFContext, value: PDFObject | undefined): PDFObject | undefined =>
  value instanceof PDFRef ? context.lookup(value) : value;

function dictAt(dict: PDFDict | null, name: string): PDFDict | null {
  const value = dict && lookup(dict.context, dict.get(key(name)));
  if (value instanceof PDFStream) return value.dict;
  return value instanceof PDFDict ? value : null;
}

function arrayAt(dict: PDFDict | null, name: string): (PDFObject | undefined)[] {
  const value = dict && lookup(dict.context, dict.get(key(name)));
  return value instanceof PDFArray ? value.asArray().map((item) => lookup(dict!.context, item)) : [];
}

function textAt(dict: PDFDict, name: string): string {
  const value = lookup(dict.context, dict.get(key(name)));
  if (value instanceof PDFName) return value.decodeText();
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
}

/** Annotations that are no comments. Those of fields are reported with the form. */
const NO_COMMENTS = new Set(['Link', 'Widget', 'Popup', 'PrinterMark', 'TrapNet', 'Watermark']);
/** Folders of people's computers, which carry their names. */
const PATH = /(?:[a-z]:\\|\\\\[\w.-]+\\|file:\/\/\/|\/(?:users|home)\/)[^\s<>"'&|()]{2,100}/gi;
const INFO = ['Author', 'Company', 'Manager'];
const MOST_XML = 1_000_000;
const MOST_OBJECTS = 200_000;

export function findPrivateParts(pdf: PDFDocument): Finding[] {
  const { catalog } = pdf;
  const form = dictAt(catalog, 'AcroForm');
  const fields = new Set<number>();
  const commented = new Set<number>();
  const authors: string[] = [];
  let isSigned = false;
  for (const [at, page] of pdf.getPages().entries()) {
    for (const annotation of arrayAt(page.node, 'Annots')) {
      if (!(annotation instanceof PDFDict)) continue;
      const subtype = textAt(annotation, 'Subtype');
      if (subtype === 'Widget') {
        const type = findFieldType(annotation);
        if (type === 'Sig') isSigned ||= hasSignature(annotation);
        else if (form) fields.add(at + 1);
      } else if (!NO_COMMENTS.has(subtype)) {
        commented.add(at + 1);
        authors.push(textAt(annotation, 'T'));
      }
    }
  }
  isSigned ||= arrayAt(form, 'Fields').some((field) => field instanceof PDFDict && hasSignature(field));
  const names = listNames(pdf);
  return [
    ...reviewLayers(pdf),
    ...(commented.size > 0 ? [createFinding('COMMENTS', commented, authors)] : []),
    ...(hasAttachments(catalog) ? [createFinding('ATTACHMENTS')] : []),
    ...(names.length > 0 ? [createFinding('METADATA', [], names)] : []),
    ...(isSigned ? [createFinding('SIGNATURE')] : []),
    ...(fields.size > 0 ? [createFinding('FORM_FIELDS', fields)] : []),
  ];
}

/** The type of a field can be that of a parent. */
function findFieldType(widget: PDFDict): string {
  let field: PDFDict | null = widget;
  for (let depth = 0; field && depth < 16; depth += 1) {
    const type = textAt(field, 'FT');
    if (type) return type;
    field = dictAt(field, 'Parent');
  }
  return '';
}

const hasSignature = (field: PDFDict): boolean =>
  [field, dictAt(field, 'Parent')].some((dict) => dictAt(dict, 'V')?.has(key('ByteRange')));

function reviewLayers(pdf: PDFDocument): Finding[] {
  if (!dictAt(pdf.catalog, 'OCProperties')) return [];
  const layers = listHiddenLayers(pdf.catalog);
  const names = layers.map((layer) => textAt(layer, 'Name') || 'without name');
  const pages = listPagesWith(pdf, layers);
  return layers.length > 0 || pages.length > 0 ? [createFinding('HIDDEN_LAYERS', pages, names)] : [];
}

function listHiddenLayers(catalog: PDFDict): PDFDict[] {
  const properties = dictAt(catalog, 'OCProperties');
  const layers = arrayAt(properties, 'OCGs').filter((layer) => layer instanceof PDFDict);
  const usual = dictAt(properties, 'D');
  if (!usual) return [];
  const shown = new Set(arrayAt(usual, 'ON'));
  const isOff = textAt(usual, 'BaseState') === 'OFF';
  const hidden = isOff ? layers.filter((layer) => !shown.has(layer)) : arrayAt(usual, 'OFF');
  const unseen = layers.filter((layer) => {
    const view = dictAt(dictAt(layer, 'Usage'), 'View');
    return view !== null && textAt(view, 'ViewState') === 'OFF';
  });
  return [...new Set([...hidden, ...unseen])].filter((layer) => layer instanceof PDFDict);
}

/** Whether a combination hides what it marks while its layers are on. */
function hidesWithLayersOn(group: PDFDict): boolean {
  return /^(?:AllOff|AnyOff)$/.test(textAt(group, 'P')) || hasNot(group.get(key('VE')), group.context);
}

function hasNot(expression: PDFObject | undefined, context: PDFContext): boolean {
  // An array can contain itself.
  const seen = new Set([lookup(context, expression)]);
  for (const array of seen) {
    if (!(array instanceof PDFArray)) continue;
    if (array.asArray().includes(key('Not'))) return true;
    for (const item of array.asArray()) seen.add(lookup(context, item));
  }
  return false;
}

/** The pages that draw something of these layers, and all pages if a content cannot be read. */
function listPagesWith(pdf: PDFDocument, layers: readonly PDFDict[]): number[] {
  const belongs = createLayerTest(pdf.context, new Set<PDFObject | undefined>(layers));
  const pages = pdf.getPages().map(({ node }) => node);
  try {
    const drawings = listDrawings(pdf);
    const found = new Set(
      drawings.filter(({ owner, names, resources }) => {
        const used = (kind: string) => {
          const list = dictAt(resources, kind);
          return list ? [...names].filter((name) => list.has(name)).map((name) => list.get(name)) : [];
        };
        const drawn = [
          owner,
          ...arrayAt(owner, 'Annots'),
          ...used('XObject').map((value) => lookup(pdf.context, value)),
        ];
        const values = drawn.map((value) => (value instanceof PDFStream ? value.dict : value));
        const memberships = values.map((value) => value instanceof PDFDict && value.get(key('OC')));
        return [...memberships, ...used('Properties')].some((value) => value && belongs(value));
      }),
    );
    // Adds to the set that is being walked, so that each content is walked once.
    for (const { users } of found) for (const user of users) found.add(user);
    const owners = new Set([...found].map(({ owner }) => owner));
    return pages.flatMap((page, at) => (owners.has(page) ? [at + 1] : []));
  } catch {
    return pages.map((_, at) => at + 1);
  }
}

/** Whether a layer, or a combination of layers, has one of `layers`, or hides what it marks without them. */
function createLayerTest(context: PDFContext, layers: ReadonlySet<PDFObject | undefined>) {
  const known = new Map<PDFObject, boolean>();
  return (value: PDFObject): boolean => {
    const group = lookup(context, value);
    if (!group) return false;
    const answer = known.get(group) ?? walk(group);
    known.set(group, answer);
    return answer;
  };
  function walk(group: PDFObject): boolean {
    const seen = new Set<PDFObject | undefined>([group]);
    for (const object of seen) {
      if (layers.has(object) || (object instanceof PDFDict && hidesWithLayersOn(object))) return true;
      const inner =
        object instanceof PDFArray
          ? object.asArray()
          : object instanceof PDFDict
            ? ['OCGs', 'VE'].map((name) => object.get(key(name)))
            : [];
      for (const value of inner) seen.add(lookup(context, value));
    }
    return false;
  }
}

const hasAttachments = (catalog: PDFDict): boolean =>
  dictAt(dictAt(catalog, 'Names'), 'EmbeddedFiles') !== null ||
  catalog.has(key('AF')) ||
  catalog.has(key('Collection'));

/** The people of the properties, and the paths anywhere in the notes of programs. */
function listNames(pdf: PDFDocument): string[] {
  const { context, catalog } = pdf;
  const info = lookup(context, context.trailerInfo.Info);
  const named = info instanceof PDFDict ? INFO.map((name) => textAt(info, name)) : [];
  const notes: string[] = [];
  const metadata = lookup(context, catalog.get(key('Metadata')));
  if (metadata instanceof PDFStream) {
    const xml = readStream(metadata);
    notes.push(xml);
    named.push(...listXmpNames(xml));
  }
  let count = 0;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if ((count += 1) > MOST_OBJECTS) break;
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict && dict.has(key('PieceInfo')))
      notes.push(readTexts(dict.get(key('PieceInfo')), context));
  }
  return [...named, ...notes.flatMap((note) => note.match(PATH) ?? [])].filter(isName);
}

function readStream(stream: PDFStream): string {
  const bytes = stream.getContents();
  return stream.dict.has(key('Filter')) || bytes.length > MOST_XML ? '' : Buffer.from(bytes).toString('utf8');
}

const XMP_NAMES = [
  /<dc:creator>([^]{0,2000}?)<\/dc:creator>/,
  /<photoshop:AuthorsPosition>([^]{0,2000}?)<\/photoshop:AuthorsPosition>/,
];

const listXmpNames = (xml: string): string[] =>
  XMP_NAMES.flatMap((pattern) => {
    const [, element = ''] = pattern.exec(xml) ?? [];
    return element
      .replaceAll(/<[^>]{0,200}>/g, '\n')
      .split('\n')
      .map((text) => text.trim());
  });

/** The texts of nested dictionaries, without following references to pages. */
function readTexts(value: PDFObject | undefined, context: PDFContext): string {
  const texts: string[] = [];
  const open: (PDFObject | undefined)[] = [value];
  for (let steps = 0; open.length > 0 && steps < 2_000; steps += 1) {
    const object = lookup(context, open.pop());
    if (object instanceof PDFString || object instanceof PDFHexString) texts.push(object.decodeText());
    else if (object instanceof PDFDict && textAt(object, 'Type') !== 'Page') open.push(...object.values());
    else if (object instanceof PDFArray) open.push(...object.asArray());
    else if (object instanceof PDFStream) texts.push(readStream(object));
  }
  return texts.join('\n');
}
