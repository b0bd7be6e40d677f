// Prepares a PDF for its marked copy: annotations become parts of the pages, so that none covers the watermark, and what
// no reader shows is left out. Runs in the marking thread.
import {
  type PDFContext,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { key } from './pdf.content.ts';

const HIDDEN = 0x02 | 0x20;
/** Annotations that readers draw by themselves from their geometry. */
const DRAWN_BY_READERS = new Set([
  'Highlight',
  'Underline',
  'StrikeOut',
  'Squiggly',
  'Square',
  'Circle',
  'Ink',
  'Line',
]);
/** Notes about the document, and the names of their authors. */
const COMMENT_KEYS = ['Contents', 'RC', 'T', 'Subj', 'Popup', 'IRT', 'NM', 'M', 'CreationDate'];

function lookup(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  return value instanceof PDFRef ? context.lookup(value) : value;
}

const dictAt = (dict: PDFDict, name: string): PDFDict | null => {
  const value = lookup(dict.context, dict.get(key(name)));
  return value instanceof PDFDict ? value : null;
};

function nameAt(dict: PDFDict, name: string): string {
  const value = lookup(dict.context, dict.get(key(name)));
  return value instanceof PDFName ? value.decodeText() : '';
}

function numbersAt(dict: PDFDict, name: string, length: number): number[] | null {
  const value = lookup(dict.context, dict.get(key(name)));
  if (!(value instanceof PDFArray) || value.size() < length) return null;
  const numbers = value.asArray().map((item) => lookup(dict.context, item));
  const values = numbers.map((item) => (item instanceof PDFNumber ? item.asNumber() : Number.NaN));
  return values.every(Number.isFinite) ? values : null;
}

/**
 * Draws every visible annotation on its page, without its comment, which can stay as a note. Links stay, and fields that
 * cannot be drawn.
 */
export function flattenAnnotations(pdf: PDFDocument, removesComments: boolean): void {
  drawFields(pdf);
  let hasFields = false;
  for (const page of pdf.getPages()) {
    const annotations = lookup(pdf.context, page.node.get(key('Annots')));
    if (!(annotations instanceof PDFArray)) continue;
    const notes = removesComments ? [] : annotations.asArray().flatMap((value) => createNote(pdf.context, value));
    const kept = annotations.asArray().filter((value) => {
      const annotation = lookup(pdf.context, value);
      const isKept = annotation instanceof PDFDict && keepOrDraw(page, annotation);
      hasFields ||= isKept && nameAt(annotation as PDFDict, 'Subtype') === 'Widget';
      return isKept;
    });
    kept.push(...notes);
    if (kept.length > 0) page.node.set(key('Annots'), pdf.context.obj(kept));
    else page.node.delete(key('Annots'));
  }
  // The value of a signature is not valid for a marked copy, which shows its appearance.
  for (const name of ['Perms', 'DSS', ...(hasFields ? [] : ['AcroForm'])]) pdf.catalog.delete(key(name));
}

/** Fields without an appearance get one. Those with letters that Helvetica lacks stay fields. */
function drawFields(pdf: PDFDocument): void {
  if (!dictAt(pdf.catalog, 'AcroForm')) return;
  try {
    const form = pdf.getForm();
    const font = form.getDefaultFont();
    for (const field of form.getFields()) {
      const widgets = field.acroField.getWidgets();
      if (widgets.every(({ dict }) => dictAt(dict, 'AP')) && !form.acroForm.dict.has(key('NeedAppearances'))) continue;
      try {
        (field as unknown as { updateAppearances?: (used: typeof font) => void }).updateAppearances?.(font);
      } catch {
        continue;
      }
    }
  } catch {
    // A damaged form has only what its annotations draw.
  }
}

/** True if the annotation stays. Otherwise it is drawn, or left out because no reader shows it. */
function keepOrDraw(page: PDFPage, annotation: PDFDict): boolean {
  const subtype = nameAt(annotation, 'Subtype');
  for (const name of COMMENT_KEYS) if (subtype !== 'Widget') annotation.delete(key(name));
  // A link stays where it is, without a drawing that would cover the watermark.
  if (subtype === 'Link') {
    const drawn = isUnseen(annotation) ? null : findAppearance(annotation);
    if (drawn) drawAppearance(page, annotation, drawn);
    annotation.delete(key('AP'));
    return true;
  }
  if (isUnseen(annotation) || subtype === 'Popup' || subtype === 'Text') return false;
  const drawing = findAppearance(annotation);
  if (drawing) drawAppearance(page, annotation, drawing);
  const isOpenField = subtype === 'Widget' && nameAt(findField(annotation), 'FT') !== 'Sig';
  // Other states of the appearance are not shown.
  annotation.delete(key('AP'));
  return !drawing && (isOpenField || DRAWN_BY_READERS.has(subtype));
}

/** The reader does not show annotations of layers, because PDFium does not say which are off. */
function isUnseen(annotation: PDFDict): boolean {
  const flags = lookup(annotation.context, annotation.get(key('F')));
  return annotation.has(key('OC')) || (flags instanceof PDFNumber && (flags.asNumber() & HIDDEN) !== 0);
}

/** The field of a widget: the type can be that of a parent. */
function findField(widget: PDFDict): PDFDict {
  let field = widget;
  for (let depth = 0; depth < 16 && !field.has(key('FT')); depth += 1) field = dictAt(field, 'Parent') ?? field;
  return field;
}

/** The normal appearance, in the current state. */
function findAppearance(annotation: PDFDict): { ref: PDFRef; stream: PDFStream } | null {
  const { context } = annotation;
  let value = dictAt(annotation, 'AP')?.get(key('N'));
  const states = lookup(context, value);
  if (states instanceof PDFDict) value = states.get(key(nameAt(annotation, 'AS') || 'Off'));
  const stream = lookup(context, value);
  if (!(stream instanceof PDFStream)) return null;
  return { ref: value instanceof PDFRef ? value : context.register(stream), stream };
}

/** As the standard says: the box of the appearance, after its matrix, fills the rectangle of the annotation. */
function drawAppearance(page: PDFPage, annotation: PDFDict, { ref, stream }: { ref: PDFRef; stream: PDFStream }): void {
  const rectangle = numbersAt(annotation, 'Rect', 4);
  const box = numbersAt(stream.dict, 'BBox', 4);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersAt(stream.dict, 'Matrix', 6) ?? [];
  if (!rectangle || !box) return;
  const corners = [0, 2].flatMap((x) => [1, 3].map((y) => [box[x]!, box[y]!] as const));
  const spans = [corners.map(([x, y]) => a * x + c * y + e), corners.map(([x, y]) => b * x + d * y + f)].map(
    (values) => [Math.min(...values), Math.max(...values)] as const,
  );
  const [[left, right], [low, high]] = spans as [readonly [number, number], readonly [number, number]];
  const [x, y] = [Math.min(rectangle[0]!, rectangle[2]!), Math.min(rectangle[1]!, rectangle[3]!)];
  if (!(right > left && high > low)) return;
  const wide = Math.abs(rectangle[2]! - rectangle[0]!) / (right - left);
  const tall = Math.abs(rectangle[3]! - rectangle[1]!) / (high - low);
  if (wide === 0 || tall === 0) return;
  stream.dict.set(key('Type'), key('XObject'));
  stream.dict.set(key('Subtype'), key('Form'));
  const { context } = page.doc;
  const resources = context.obj({ XObject: { Drawing: ref } });
  // A form of its own, because several annotations can share an appearance.
  const around = context.stream(`${wide} 0 0 ${tall} ${x - left * wide} ${y - low * tall} cm /Drawing Do`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, y, x + wide * (right - left), y + tall * (high - low)],
    Resources: resources,
  });
  const name = page.node.newXObject('Annotation', context.register(around));
  page.pushOperators(...artifact(name));
}

const artifact = (name: PDFName): PDFOperator[] => [
  PDFOperator.of(PDFOperatorNames.PushGraphicsState),
  PDFOperator.of(PDFOperatorNames.DrawObject, [name]),
  PDFOperator.of(PDFOperatorNames.PopGraphicsState),
];

/** The size of a note in points. It is a sign without a drawing of its own, so it does not cover the watermark. */
const NOTE_SIZE = 20;

/** The comment of an annotation as a note. Nothing for one that no reader shows, or that is drawn as text. */
function createNote(context: PDFContext, value: PDFObject): PDFRef[] {
  const annotation = lookup(context, value);
  if (!(annotation instanceof PDFDict) || ['Link', 'Widget', 'Popup'].includes(nameAt(annotation, 'Subtype')))
    return [];
  const rectangle = numbersAt(annotation, 'Rect', 4);
  const comment = lookup(context, annotation.get(key('Contents')));
  if (!(comment instanceof PDFString || comment instanceof PDFHexString) || !comment.decodeText().trim()) return [];
  const isDrawn = nameAt(annotation, 'Subtype') === 'FreeText' && findAppearance(annotation) !== null;
  if (!rectangle || isDrawn || isUnseen(annotation)) return [];
  const [left, top] = [Math.min(rectangle[0]!, rectangle[2]!), Math.max(rectangle[1]!, rectangle[3]!)];
  const note = context.obj({
    Type: 'Annot',
    Subtype: 'Text',
    Rect: [left, top - NOTE_SIZE, left + NOTE_SIZE, top],
  });
  for (const name of ['Contents', 'T', 'Subj', 'M', 'CreationDate']) {
    const text = lookup(context, annotation.get(key(name)));
    if (text instanceof PDFString || text instanceof PDFHexString) note.set(key(name), text);
  }
  return [context.register(note)];
}

/** What programs store beside the pages, for themselves. It can have former content. */
const PRIVATE_DATA = ['PieceInfo', 'LastModified', 'Thumb'];
const METADATA = ['Metadata', ...PRIVATE_DATA];

/** Removes names, paths and programs from a PDF. The title stays. */
export function removeMetadata(pdf: PDFDocument): void {
  const title = pdf.getTitle() ?? readXmpTitle(pdf);
  removeKeys(pdf, METADATA);
  const info = pdf.context.obj(title === undefined ? {} : { Title: PDFHexString.fromText(title) });
  pdf.context.trailerInfo.Info = pdf.context.register(info);
}

export const removePrivateData = (pdf: PDFDocument): void => removeKeys(pdf, PRIVATE_DATA);

function removeKeys(pdf: PDFDocument, names: readonly string[]): void {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const name of names) dict.delete(key(name));
  }
}

function readXmpTitle(pdf: PDFDocument): string | undefined {
  const metadata = lookup(pdf.context, pdf.catalog.get(key('Metadata')));
  if (!(metadata instanceof PDFStream)) return undefined;
  const xml = Buffer.from(metadata.getContents()).toString('utf8');
  const title = /<dc:title>[^]{0,200}?<rdf:li[^>]*>([^<]{1,500})<\/rdf:li>/.exec(xml)?.[1];
  return title?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Removes every object that the pages and the catalog do not lead to, such as pages that were deleted. */
export function removeUnreachable(pdf: PDFDocument, replaced: ReadonlySet<PDFRef>): void {
  const { context } = pdf;
  const pages = new Set(pdf.getPages().map(({ ref }) => ref));
  removeTextsOfTags(pdf, (page) => !pages.has(page) || replaced.has(page));
  const reached = new Set<PDFRef>();
  const open: PDFObject[] = Object.values(context.trailerInfo).filter((value) => value !== undefined);
  for (let value = open.pop(); value; value = open.pop()) {
    if (value instanceof PDFRef) {
      if (reached.has(value)) continue;
      const object = context.lookup(value);
      // A page that is not in the tree of pages: tags, bookmarks and links can still lead to it.
      if (object instanceof PDFDict && nameAt(object, 'Type') === 'Page' && !pages.has(value)) continue;
      reached.add(value);
      if (object) open.push(object);
    } else if (value instanceof PDFStream) open.push(value.dict);
    else if (value instanceof PDFDict) open.push(...value.values());
    else if (value instanceof PDFArray) open.push(...value.asArray());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}

const MOST_TAGS = 500_000;

/** Tags with a text of pages that were deleted or became pictures lose it, and so do those around them. */
function removeTextsOfTags(pdf: PDFDocument, isMissing: (page: PDFRef) => boolean): void {
  const root = dictAt(pdf.catalog, 'StructTreeRoot');
  const parents = new Map<PDFDict, PDFDict | null>();
  const open: [tag: PDFDict, parent: PDFDict | null][] = root ? [[root, null]] : [];
  for (let next = open.pop(); next && parents.size < MOST_TAGS; next = open.pop()) {
    const [tag, parent] = next;
    if (parents.has(tag)) continue;
    parents.set(tag, parent);
    const kids = lookup(tag.context, tag.get(key('K')));
    for (const value of kids instanceof PDFArray ? kids.asArray() : [kids]) {
      const kid = lookup(tag.context, value);
      if (kid instanceof PDFDict) open.push([kid, tag]);
    }
  }
  // Tags that are not in the tree can still be found by the number of their content.
  for (const [, tag] of pdf.context.enumerateIndirectObjects())
    if (tag instanceof PDFDict && tag.has(key('Pg')) && tag.has(key('S')) && !parents.has(tag)) parents.set(tag, null);
  const cleared = new Set<PDFDict>();
  for (const tag of parents.keys()) {
    const page = tag.get(key('Pg'));
    if (!(page instanceof PDFRef) || !isMissing(page)) continue;
    for (let at: PDFDict | null = tag; at && !cleared.has(at); at = parents.get(at) ?? null) {
      cleared.add(at);
      for (const name of ['ActualText', 'Alt', 'E', 'T']) at.delete(key(name));
    }
  }
}
