// Compares what readers see of a page with what a download has of it: another library writes downloads, and it can
// understand a damaged or unusual file differently. Runs in the drawing thread, so only erasable types are possible.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import type { Library, Picture, TextPage } from './pdf.library.ts';
import { listCertainTexts, readTextObjects } from './pdf.uncertain.ts';

interface More {
  _FPDFText_GetUnicode: (text: number, at: number) => number;
  _FPDFText_GetCharBox: (text: number, at: number, left: number, right: number, bottom: number, top: number) => number;
  _FPDFText_GetTextObject: (text: number, at: number) => number;
  _FPDFTextObj_GetFont: (object: number) => number;
  _FPDFFont_GetFontData: (font: number, place: number, bytes: number, length: number) => number;
  _FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number;
  _FPDFPageObj_SetIsActive: (object: number, isActive: number) => number;
  _FPDFPageObj_GetMatrix: (object: number, matrix: number) => number;
  _FPDFPageObj_GetFillColor: (object: number, red: number, green: number, blue: number, alpha: number) => number;
}

/** The width of the compared pictures, in pixels. A missing line of text or a moved line is seen in it. */
const SMALL_WIDTH = 160;
/** A pixel that differs less has only been rounded otherwise. */
const SEEN = 64;
/** So many different pixels in a square are a difference. */
const MOST_DIFFERENT = 16;
const SQUARE = 16;
/** The bytes that describe the look of a text, and the box of a character. */
const [TEXT_BYTES, BOX_BYTES] = [56, 32];

/** True if the page of the copy shows what that of the original shows. */
export function isSamePage(library: Library, a: TextPage, b: TextPage): boolean {
  const codes = readEqualCodes(library, a, b);
  if (!codes && listWords(library, a) !== listWords(library, b)) return false;
  // The pictures have only what the characters, their fonts, places and colors do not prove.
  const proven = codes ? listEqualTexts(library, [a, b], codes) : [];
  const draw = ({ page }: TextPage) =>
    library.draw(page, SMALL_WIDTH, { left: 0, top: 0, ...library.measure(page, SMALL_WIDTH) });
  setActive(library, proven, false);
  try {
    return looksEqual(draw(a), draw(b));
  } finally {
    setActive(library, proven, true);
  }
}

function setActive({ pdfium }: Library, objects: readonly number[], isActive: boolean): void {
  for (const object of objects) (pdfium as PDFium & More)._FPDFPageObj_SetIsActive(object, isActive ? 1 : 0);
}

/** The characters of both pages. Null if they differ. */
function readEqualCodes({ pdfium: plain }: Library, a: TextPage, b: TextPage): Uint32Array | null {
  const pdfium = plain as PDFium & More;
  if (a.count !== b.count) return null;
  const codes = new Uint32Array(a.count);
  for (let at = 0; at < a.count; at += 1) {
    const code = pdfium._FPDFText_GetUnicode(a.text, at);
    if (code !== pdfium._FPDFText_GetUnicode(b.text, at)) return null;
    codes[at] = code;
  }
  return codes;
}

/** The words of a page, with all their signs, in alphabetical order: annotations can be drawn earlier or later. */
function listWords({ pdfium }: Library, { text, count }: TextPage): string {
  const codes = Array.from({ length: count }, (_, at) => (pdfium as PDFium & More)._FPDFText_GetUnicode(text, at));
  const letters = codes.map((code) => String.fromCodePoint(code > 0x10ffff ? 0 : code));
  return letters.join('').split(/\s+/).toSorted().join(' ');
}

/** A text of the copy, and the characters of its font whose boxes were compared. */
interface EqualText {
  other: number;
  codes: Set<number>;
}

/**
 * The texts of two pages with the same characters that look the same without being drawn: they are certainly seen, at
 * one place, in one color, with one font.
 */
function listEqualTexts(library: Library, [a, b]: [TextPage, TextPage], codes: Uint32Array): number[] {
  const pdfium = library.pdfium as PDFium & More;
  const certain = [listCertainTexts(library, a), listCertainTexts(library, b)] as const;
  const texts = new Map<number, EqualText | null>();
  const fonts = new Map<string, Set<number> | null>();
  const place = library.reserve(2 * TEXT_BYTES);
  const objects = readTextObjects(library, a);
  const compareFonts = (one: number, other: number): Set<number> | null => {
    const key = `${one} ${other}`;
    if (!fonts.has(key)) fonts.set(key, hasEqualData(library, [one, other], place) ? new Set() : null);
    return fonts.get(key)!;
  };
  const compareTexts = (one: number, other: number): EqualText | null => {
    if (!certain[0].has(one) || !certain[1].has(other)) return null;
    writeLook(pdfium, one, place);
    writeLook(pdfium, other, place + TEXT_BYTES);
    if (!isRepeated(pdfium, place, TEXT_BYTES)) return null;
    const codes = compareFonts(pdfium._FPDFTextObj_GetFont(one), pdfium._FPDFTextObj_GetFont(other));
    return codes && { other, codes };
  };
  try {
    for (let at = 0; at < a.count; at += 1) {
      const object = objects[at]!;
      if (!object) continue;
      const other = pdfium._FPDFText_GetTextObject(b.text, at);
      if (!texts.has(object)) texts.set(object, compareTexts(object, other));
      const text = texts.get(object);
      if (!text) continue;
      if (text.other !== other) texts.set(object, null);
      if (text.codes.has(codes[at]!)) continue;
      text.codes.add(codes[at]!);
      // The boxes are those of the drawings, so a letter that is drawn as another one is found.
      writeBox(pdfium, a.text, at, place);
      writeBox(pdfium, b.text, at, place + BOX_BYTES);
      if (!isRepeated(pdfium, place, BOX_BYTES)) texts.set(object, null);
    }
  } finally {
    pdfium.wasmExports.free(place);
  }
  return [...texts].flatMap(([object, text]) => (text ? [object, text.other] : []));
}

/** Four numbers of a box, six of a matrix, four of a color. */
function writeLook(pdfium: PDFium & More, object: number, place: number): void {
  const [matrix, color] = [place + 16, place + 40];
  pdfium._FPDFPageObj_GetBounds(object, place, place + 4, place + 8, place + 12);
  pdfium._FPDFPageObj_GetMatrix(object, matrix);
  pdfium._FPDFPageObj_GetFillColor(object, color, color + 4, color + 8, color + 12);
}

const writeBox = (pdfium: PDFium & More, text: number, at: number, place: number): void =>
  void pdfium._FPDFText_GetCharBox(text, at, place, place + 8, place + 16, place + 24);

/** Whether some bytes are followed by the same bytes. */
function isRepeated({ HEAP32 }: PDFium, place: number, bytes: number): boolean {
  for (let at = place / 4; at < (place + bytes) / 4; at += 1) if (HEAP32[at] !== HEAP32[at + bytes / 4]) return false;
  return true;
}

/** Fonts whose letters are drawings of the page have no data. */
function hasEqualData(library: Library, fonts: readonly [number, number], place: number): boolean {
  const pdfium = library.pdfium as PDFium & More;
  const [bytes, others] = fonts.map((font) => {
    pdfium._FPDFFont_GetFontData(font, 0, 0, place);
    return pdfium.HEAP32[place / 4]!;
  });
  if (!bytes || bytes !== others) return false;
  const data = library.reserve(2 * bytes);
  for (const [n, font] of fonts.entries()) pdfium._FPDFFont_GetFontData(font, data + n * bytes, bytes, place);
  const [one, other] = [data, data + bytes].map((start) => pdfium.HEAPU8.subarray(start, start + bytes));
  const isEqual = Buffer.compare(one!, other!) === 0;
  pdfium.wasmExports.free(data);
  return isEqual;
}

function looksEqual(a: Picture, b: Picture): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  if (Buffer.compare(a.pixels, b.pixels) === 0) return true;
  const squares = Math.ceil(a.width / SQUARE);
  const counts = new Uint16Array(squares * Math.ceil(a.height / SQUARE));
  for (let at = 0; at < a.pixels.length; at += 3) {
    if ([0, 1, 2].every((band) => Math.abs(a.pixels[at + band]! - b.pixels[at + band]!) < SEEN)) continue;
    const [x, y] = [(at / 3) % a.width, Math.floor(at / 3 / a.width)];
    counts[Math.floor(y / SQUARE) * squares + Math.floor(x / SQUARE)]! += 1;
  }
  return counts.every((count) => count <= MOST_DIFFERENT);
}
