// A span of a page can have a text of its own (ActualText), which PDFium returns in place of the signs that are drawn.
// It names ligatures and hyphens. If it says something else, people do not see it, so the drawn signs count. Runs in the
// drawing thread, so only erasable types are possible.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import { findNameless } from './pdf.characters.ts';
import type { Library } from './pdf.library.ts';

interface More {
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, at: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFFormObj_CountObjects: (form: number) => number;
  _FPDFFormObj_GetObject: (form: number, at: number) => number;
  _FPDFPageObj_CountMarks: (object: number) => number;
  _FPDFPageObj_GetMark: (object: number, at: number) => number;
  _FPDFPageObjMark_GetParamBlobValue: (
    mark: number,
    key: number,
    place: number,
    bytes: number,
    length: number,
  ) => number;
  _FPDFPageObjMark_RemoveParam: (object: number, mark: number, key: number) => number;
  _FPDFPageObjMark_SetBlobParam: (
    document: number,
    object: number,
    mark: number,
    key: number,
    place: number,
    bytes: number,
  ) => number;
  _FPDFText_LoadPage: (page: number) => number;
  _FPDFText_ClosePage: (text: number) => void;
  _FPDFText_CountChars: (text: number) => number;
  _FPDFText_GetUnicode: (text: number, at: number) => number;
  _FPDFText_GetTextObject: (text: number, at: number) => number;
}

const [TEXT, FORM] = [1, 5];
/** Forms inside of forms. */
const MOST_LEVELS = 16;
/** A longer text of a span is not read as one. */
const MOST_BYTES = 8_192;
/** The most letters for which one sign without a name can stand. */
const MOST_LETTERS = 4;

interface Span {
  /** The bytes of its text. */
  text: Buffer;
  /** The object by which the mark is changed. */
  object: number;
  /** The drawn signs. Null for one that its font does not name. */
  signs: (string | null)[];
}

/** Leaves out the texts of spans that their signs do not show. Returns the number of letters in them. */
export function dropFalseTexts(library: Library, document: number, page: number): number {
  const pdfium = library.pdfium as PDFium & More;
  const place = library.reserve(MOST_BYTES + 24);
  const key = place + MOST_BYTES + 8;
  try {
    pdfium.HEAPU8.set(Buffer.from('ActualText\0'), key);
    const { spans, marks } = listSpans(pdfium, page, { place, key });
    if (spans.size === 0) return 0;
    for (const [mark, { object }] of spans) pdfium._FPDFPageObjMark_RemoveParam(object, mark, key);
    readSigns(library, page, { spans, marks });
    let count = 0;
    for (const [mark, { text, object, signs }] of spans) {
      const said = fold(decode(text));
      if (!isShown(said, signs)) {
        count += said.length;
        continue;
      }
      pdfium.HEAPU8.set(text, place);
      pdfium._FPDFPageObjMark_SetBlobParam(document, object, mark, key, place, text.length);
    }
    return count;
  } finally {
    pdfium.wasmExports.free(place);
  }
}

interface Spans {
  /** By their marks. */
  spans: Map<number, Span>;
  /** The mark of each text object in a span: the innermost one with a text, as PDFium takes it. */
  marks: Map<number, number>;
}

function listSpans(pdfium: PDFium & More, page: number, { place, key }: { place: number; key: number }): Spans {
  const spans = new Map<number, Span>();
  const marks = new Map<number, number>();
  const texts = new Map<number, Buffer | null>();
  const readText = (mark: number): Buffer | null => {
    const length = place + MOST_BYTES;
    pdfium.HEAP32[length / 4] = 0;
    if (!pdfium._FPDFPageObjMark_GetParamBlobValue(mark, key, place, MOST_BYTES, length)) return null;
    const size = pdfium.HEAP32[length / 4]!;
    return Buffer.from(pdfium.HEAPU8.slice(place, place + (size > MOST_BYTES ? 0 : size)));
  };
  const visit = (object: number, level: number): void => {
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === FORM && level < MOST_LEVELS)
      for (let at = 0, of = pdfium._FPDFFormObj_CountObjects(object); at < of; at += 1)
        visit(pdfium._FPDFFormObj_GetObject(object, at), level + 1);
    if (type !== TEXT) return;
    for (let at = 0, of = pdfium._FPDFPageObj_CountMarks(object); at < of; at += 1) {
      const mark = pdfium._FPDFPageObj_GetMark(object, at);
      if (!texts.has(mark)) texts.set(mark, readText(mark));
      const text = texts.get(mark)!;
      if (text === null) continue;
      if (!spans.has(mark)) spans.set(mark, { text, object, signs: [] });
      marks.set(object, mark);
    }
  };
  for (let at = 0, of = pdfium._FPDFPage_CountObjects(page); at < of; at += 1)
    visit(pdfium._FPDFPage_GetObject(page, at), 0);
  return { spans, marks };
}

/** Reads the signs of the spans, whose texts have to be removed before. */
function readSigns(library: Library, page: number, { spans, marks }: Spans): void {
  const pdfium = library.pdfium as PDFium & More;
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return;
  const count = Math.max(0, pdfium._FPDFText_CountChars(text));
  const nameless = findNameless(library, { text, count });
  for (let at = 0; at < count; at += 1) {
    const mark = marks.get(pdfium._FPDFText_GetTextObject(text, at));
    if (mark === undefined) continue;
    const code = pdfium._FPDFText_GetUnicode(text, at);
    const isNamed = !nameless.has(at) && code > 0 && code <= 0x10ffff;
    const sign = isNamed ? String.fromCodePoint(code) : '';
    spans.get(mark)!.signs.push(!isNamed || /[\p{Co}\p{Cn}]/u.test(sign) ? null : sign);
  }
  pdfium._FPDFText_ClosePage(text);
}

/** The standard's encoding of texts, whose letters are those of Latin-1. */
function decode(text: Buffer): string {
  const [encoding, length] = text.subarray(0, 2).equals(Buffer.from('feff', 'hex'))
    ? (['utf-16be', 2] as const)
    : text.subarray(0, 3).equals(Buffer.from('efbbbf', 'hex'))
      ? (['utf-8', 3] as const)
      : (['latin1', 0] as const);
  return new TextDecoder(encoding).decode(text.subarray(length));
}

/** Letters, numbers, and the signs that change what a number says: without case, accents and the forms of ligatures. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%‰]/gu, '');

/** Scripts whose drawings have another order than their letters, and numbers are not among them. */
const ORDERED = /[\p{N}\p{Sc}%‰\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;

function isShown(said: string, signs: readonly (string | null)[]): boolean {
  const drawn = signs.map((sign) => (sign === null ? null : fold(sign)));
  if (said === '') return drawn.every((sign) => sign === '');
  const named = drawn.join('');
  if (!ORDERED.test(said + named)) return isMade(said, named, drawn.filter((sign) => sign === null).length);
  if (said.length * drawn.length > 1_000_000) return false;
  // The ends of the parts of the text that the signs so far can stand for.
  let ends = new Set([0]);
  for (const sign of drawn) {
    const next = new Set<number>();
    for (const end of ends)
      if (sign === null) for (let n = 0; n <= MOST_LETTERS; n += 1) next.add(end + n);
      else if (said.startsWith(sign, end)) next.add(end + sign.length);
    ends = next;
  }
  return ends.has(said.length);
}

/** Whether a text has the named letters, in any order, and no more others than signs without names can stand for. */
function isMade(said: string, named: string, nameless: number): boolean {
  const rest = [...said];
  for (const letter of named) {
    const at = rest.indexOf(letter);
    if (at === -1) return false;
    rest.splice(at, 1);
  }
  return rest.length <= nameless * MOST_LETTERS;
}
