// A span of a page can have a text of its own (ActualText), which PDFium returns in place of the signs that are drawn:
// the letters of a ligature, or a word without its hyphen. A text that clearly says something else is left out, so that
// the drawn signs count. Runs in the drawing thread, so only erasable types are possible.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import type { Library, Matrix, TextPage } from './pdf.library.ts';

interface More {
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, at: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFPageObj_GetMatrix: (object: number, matrix: number) => number;
  _FPDFFormObj_CountObjects: (form: number) => number;
  _FPDFFormObj_GetObject: (form: number, at: number) => number;
  _FPDFPageObj_CountMarks: (object: number) => number;
  _FPDFPageObj_GetMark: (object: number, at: number) => number;
  _FPDFPageObjMark_GetParamBlobValue: (mark: number, key: number, ...place: number[]) => number;
  _FPDFPageObjMark_GetParamStringValue: (mark: number, key: number, ...place: number[]) => number;
  _FPDFPageObjMark_RemoveParam: (object: number, mark: number, key: number) => number;
  _FPDFPageObjMark_SetBlobParam: (document: number, object: number, mark: number, ...value: number[]) => number;
  _FPDFText_LoadPage: (page: number) => number;
  _FPDFText_ClosePage: (text: number) => void;
  _FPDFText_CountChars: (text: number) => number;
  _FPDFText_GetUnicode: (text: number, at: number) => number;
  _FPDFText_HasUnicodeMapError: (text: number, at: number) => number;
  _FPDFText_GetTextObject: (text: number, at: number) => number;
}

const [TEXT, FORM] = [1, 5];
/** Forms inside of forms. */
const MOST_LEVELS = 16;
/** A page with more marks, or longer texts, is not compared: it counts as one with false texts. */
const MOST_MARKS = 200_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Fewer letters can be those of a ligature. */
const FEWEST = 4;
/** The letters for which a drawn letter can stand that has another name, as in a ligature of an old font. */
const OF_LETTER = 4;
const LETTER = /^[A-Za-z0-9.,;:'"!?()[\]-]$/;
/** The letters for which another sign can stand: "≤", the picture of a telephone, a blessing in Arabic. */
const OF_SIGN = 20;
/** Texts of one script, which are compared letter by letter. Others have drawings in another order. */
const SCRIPTS = [
  /^[\p{Script=Latin}0-9]+$/u,
  /^[\p{Script=Greek}0-9]+$/u,
  /^[\p{Script=Cyrillic}0-9]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}0-9]+$/u,
];
/** A hyphen or a letter that changes with it moves the rest of a word by less. */
const MOST_MOVED = 8;

interface Span {
  said: string;
  bytes: Uint8Array;
  /** The object by which the mark is changed. */
  object: number;
  /** The drawn signs. '' for one that its font does not name. */
  signs: string[];
}

/** The spans by their marks, and the marks with a text of each text object. */
interface Spans {
  /** Those whose text can be false. */
  spans: Map<number, Span>;
  marks: Map<number, number[]>;
  /** The text objects in all spans, with the matrix of the forms around them. */
  objects: Map<number, Matrix>;
  isComplete: boolean;
}

/** Calls `use` while the texts of spans that say something else than their signs are left out. */
export function withoutFalseTexts<Result>(
  library: Library,
  [document, page]: [number, number],
  use: (texts: Pick<TextPage, 'falseTexts' | 'spanned'>) => Result,
): Result {
  const pdfium = library.pdfium as PDFium & More;
  const key = library.reserve(16);
  pdfium.HEAPU8.set(Buffer.from('ActualText\0'), key);
  const { spans, marks, objects, isComplete } = listSpans(library, page, key);
  const removed = new Map(spans);
  const restore = (mark: number) => {
    const { object, bytes } = spans.get(mark)!;
    const place = library.reserve(bytes.length + 1);
    pdfium.HEAPU8.set(bytes, place);
    pdfium._FPDFPageObjMark_SetBlobParam(document, object, mark, key, place, bytes.length);
    pdfium.wasmExports.free(place);
    removed.delete(mark);
  };
  try {
    for (const [mark, { object }] of spans) pdfium._FPDFPageObjMark_RemoveParam(object, mark, key);
    if (isComplete && spans.size > 0) readSigns(pdfium, page, { spans, marks });
    // Spans share a list of properties, and PDFium reads a text that is drawn twice once.
    const drawn = [...spans.values()].filter(({ signs }) => signs.length > 0);
    const shown = new Set(drawn.map(({ said }) => said));
    for (const { said, signs } of drawn) if (saysElse(said, signs)) shown.delete(said);
    if (isComplete) for (const [mark, { said }] of spans) if (shown.has(said)) restore(mark);
    // PDFium knows the place of a text that counts as it is drawn.
    for (const [object, own] of marks) if (own.every((mark) => removed.has(mark))) objects.delete(object);
    return use({ falseTexts: isComplete ? removed.size : Math.max(1, removed.size), spanned: objects });
  } finally {
    // They can be objects of the file, which other pages have as well.
    for (const mark of removed.keys()) restore(mark);
    pdfium.wasmExports.free(key);
  }
}

function listSpans(library: Library, page: number, key: number): Spans {
  const pdfium = library.pdfium as PDFium & More;
  const spans = new Map<number, Span>();
  const marks = new Map<number, number[]>();
  const objects = new Map<number, Matrix>();
  const known = new Map<number, Omit<Span, 'object' | 'signs'> | null>();
  let [visits, size] = [0, 0];
  const visit = (object: number, level: number, matrix: Matrix): void => {
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === FORM && level < MOST_LEVELS) {
      const inner = multiply(readMatrix(library, object), matrix);
      for (let at = 0, of = pdfium._FPDFFormObj_CountObjects(object); at < of; at += 1)
        visit(pdfium._FPDFFormObj_GetObject(object, at), level + 1, inner);
    }
    if (type !== TEXT) return;
    for (let at = pdfium._FPDFPageObj_CountMarks(object) - 1; at >= 0; at -= 1) {
      if ((visits += 1) > MOST_MARKS || size > MOST_BYTES) return;
      const mark = pdfium._FPDFPageObj_GetMark(object, at);
      if (!known.has(mark)) {
        const text = readText(library, mark, key);
        size += text?.bytes.length ?? 0;
        known.set(mark, text);
      }
      const text = known.get(mark);
      if (!text) continue;
      objects.set(object, matrix);
      const own = marks.get(object);
      if (own) own.push(mark);
      else marks.set(object, [mark]);
      if (canBeFalse(text.said) && !spans.has(mark)) spans.set(mark, { ...text, object, signs: [] });
    }
  };
  for (let at = 0, of = pdfium._FPDFPage_CountObjects(page); at < of; at += 1)
    visit(pdfium._FPDFPage_GetObject(page, at), 0, [1, 0, 0, 1, 0, 0]);
  return { spans, marks, objects, isComplete: visits <= MOST_MARKS && size <= MOST_BYTES };
}

function readMatrix({ pdfium, reserve }: Library, form: number): Matrix {
  const place = reserve(24);
  (pdfium as PDFium & More)._FPDFPageObj_GetMatrix(form, place);
  const numbers = new Float32Array(pdfium.HEAPU8.slice(place, place + 24).buffer);
  pdfium.wasmExports.free(place);
  return [...numbers] as unknown as Matrix;
}

const multiply = (x: Matrix, y: Matrix): Matrix => [
  x[0] * y[0] + x[1] * y[2],
  x[0] * y[1] + x[1] * y[3],
  x[2] * y[0] + x[3] * y[2],
  x[2] * y[1] + x[3] * y[3],
  x[4] * y[0] + x[5] * y[2] + y[4],
  x[4] * y[1] + x[5] * y[3] + y[5],
];

/** The text of a mark. Null if it has none. */
function readText(library: Library, mark: number, key: number): Omit<Span, 'object' | 'signs'> | null {
  const pdfium = library.pdfium as PDFium & More;
  const read = (call: (...of: [number, number, number, number, number]) => number): Buffer => {
    let place = library.reserve(8);
    const isRead = call(mark, key, 0, 0, place);
    const bytes = isRead ? pdfium.HEAP32[place / 4]! : 0;
    pdfium.wasmExports.free(place);
    place = library.reserve(bytes + 16);
    const length = place + bytes + 8 - ((place + bytes) % 4);
    call(mark, key, place, bytes, length);
    const value = Buffer.from(pdfium.HEAPU8.slice(place, place + bytes));
    pdfium.wasmExports.free(place);
    return value;
  };
  const said = read(pdfium._FPDFPageObjMark_GetParamStringValue).toString('utf16le').replace(/\0$/, '');
  return said === '' ? null : { said, bytes: new Uint8Array(read(pdfium._FPDFPageObjMark_GetParamBlobValue)) };
}

/** Reads the signs of the spans, whose texts have to be removed before. */
function readSigns(pdfium: PDFium & More, page: number, { spans, marks }: Pick<Spans, 'spans' | 'marks'>): void {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return;
  for (let at = 0, of = pdfium._FPDFText_CountChars(text); at < of; at += 1)
    for (const mark of marks.get(pdfium._FPDFText_GetTextObject(text, at)) ?? []) {
      const code = pdfium._FPDFText_GetUnicode(text, at);
      const isNamed = code > 0 && code <= 0x10ffff && pdfium._FPDFText_HasUnicodeMapError(text, at) !== 1;
      const sign = isNamed ? String.fromCodePoint(code) : '';
      spans.get(mark)?.signs.push(/[\p{Co}\p{Cn}\p{Cc}]/u.test(sign) ? '' : sign);
    }
  pdfium._FPDFText_ClosePage(text);
}

/** Whether a text has more letters than a ligature, or is a number. */
const canBeFalse = (said: string): boolean => fold(said).length >= FEWEST || /^\d{2,}$/.test(fold(said));

/** The letters and numbers without case, accents and the forms of ligatures. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text clearly says something else than the drawn signs. */
function saysElse(text: string, signs: readonly string[]): boolean {
  const [said, drawn] = [fold(text), fold(signs.join(''))];
  if (hasMore(text, signs)) return true;
  if (signs.includes('')) return false;
  if (/^\d+$/.test(said + drawn) && drawn.length > 1) return !isSameNumber(text, signs.join(''));
  if (Math.min(said.length, drawn.length) < FEWEST) return false;
  if (!SCRIPTS.some((script) => script.test(said) && script.test(drawn))) return false;
  return countShared(said, drawn) < Math.max(said.length, drawn.length) / 2 && !isCipher(text, signs.join(''));
}

/** Whether a text has more letters than the signs can stand for. */
function hasMore(text: string, signs: readonly string[]): boolean {
  const said = new Map<string, number>();
  const letters = [...fold(text)];
  for (const letter of [...letters, ...text.replaceAll(/[\p{L}\p{N}\s]/gu, '')])
    said.set(letter, (said.get(letter) ?? 0) + 1);
  let [rest, room, spaces] = [letters.length, 0, 0];
  for (const sign of signs)
    for (const part of fold(sign) || [sign]) {
      const count = said.get(part) ?? 0;
      if (/^\s$/.test(part)) spaces += 1;
      else if (count === 0) room += LETTER.test(part) ? OF_LETTER : OF_SIGN;
      else {
        said.set(part, count - 1);
        if (/[\p{L}\p{N}]/u.test(part)) rest -= 1;
      }
    }
  // A font can have a ligature in the place of a space.
  if (spaces < signs.length) room += spaces * OF_LETTER;
  return rest >= FEWEST && rest > room;
}

/** PDFium reverses the parts of a number in an Arabic line. */
function isSameNumber(a: string, b: string): boolean {
  const parts = (text: string) => text.match(/\p{N}+/gu) ?? [];
  const [said, drawn] = [fold(a), fold(b)];
  return (
    said === drawn || said === fold(parts(b).toReversed().join('')) || fold(parts(a).toReversed().join('')) === drawn
  );
}

/** The letters that both texts have in one order, as long as it moves little. */
function countShared(a: string, b: string): number {
  let [at, shared] = [0, 0];
  for (const letter of a) {
    const next = b.slice(at, at + MOST_MOVED).indexOf(letter);
    if (next === -1) continue;
    at += next + 1;
    shared += 1;
  }
  return shared;
}

/** Whether each sign always stands for one letter, as in a font with names of other letters. */
function isCipher(a: string, b: string): boolean {
  const [said, drawn] = [a, b].map((text) => text.replaceAll(/\s/g, '')) as [string, string];
  const letters = new Map<string, string>();
  return (
    said.length === drawn.length &&
    [...drawn].every((sign, at) => (letters.get(sign) ?? said[at]) === said[at] && letters.set(sign, said[at]!))
  );
}
