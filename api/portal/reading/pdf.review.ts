// What the pages of a PDF have besides what people see: hidden texts, missing fonts, pages without text or content. Runs
// in the drawing thread, so only erasable types are possible.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import { findHidden, findNameless, type Hidden } from './pdf.characters.ts';
import { isSamePage } from './pdf.compare.ts';
import type { Library, TextPage } from './pdf.library.ts';
import { hidesPicture } from './pdf.uncertain.ts';
import type { PageReview, ReviewedPages } from './pdf.work.ts';

interface More {
  _FPDFText_GetUnicode: (text: number, at: number) => number;
  _FPDFText_GetCharBox: (text: number, at: number, left: number, right: number, bottom: number, top: number) => number;
  _FPDFText_GetTextObject: (text: number, at: number) => number;
  _FPDFTextObj_GetFont: (object: number) => number;
  _FPDFFont_GetIsEmbedded: (font: number) => number;
  _FPDFFont_GetBaseFontName: (font: number, place: number, bytes: number) => number;
  _FPDF_GetPageBoundingBox: (page: number, sides: number) => number;
  _FPDFPage_CountObjects: (page: number) => number;
}

/** Fewer letters are not reported: thin signs can be lost in a small picture. */
const FEWEST = 3;
/** The width of the picture on which a page without texts is compared with paper, in pixels. */
const LOOK_WIDTH = 240;
const LEAST_WHITE = 252;
const NAME_BYTES = 200;
const LATIN = 0xff;
const [COVERED, NOT_DRAWN] = [1, 2];

interface ReviewedDocument {
  document: number;
  withTextPage: <Result>(page: number, use: (page: TextPage) => Result) => Result;
}

/** Reviews pages from one on until the end of the time, and compares them with those of a download. */
export function reviewPages(
  library: Library,
  [{ document, withTextPage }, copy]: [ReviewedDocument, ReviewedDocument | null],
  { page, ms }: { page: number; ms: number },
): ReviewedPages {
  const end = performance.now() + ms;
  const of = library.pdfium._FPDF_GetPageCount(document);
  const pages: PageReview[] = [];
  let at = page;
  for (; at <= of && (at === page || performance.now() < end); at += 1)
    pages.push(
      withTextPage(at, (textPage) => {
        const { review, hidden } = reviewPage(library, textPage);
        // Pages with hidden texts or pictures become pictures in every download.
        if (copy && textPage.falseTexts === 0 && !review.hidesPicture && !hidden.includes(1))
          review.differs = isDifferent(library, textPage, copy, at);
        return review;
      }),
    );
  return { pages, nextPage: at <= of ? at : null };
}

/** True also for a page of the copy that cannot be opened. A lack of memory ends the thread. */
function isDifferent(library: Library, textPage: TextPage, copy: ReviewedDocument, page: number): boolean {
  try {
    return !copy.withTextPage(page, (copied) => isSamePage(library, textPage, copied));
  } catch (error) {
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) throw error;
    return true;
  }
}

function reviewPage(library: Library, textPage: TextPage): { review: PageReview; hidden: Hidden } {
  const { page, count, shown } = textPage;
  const hidden = count > 0 ? findHidden(library, textPage) : new Uint8Array();
  const { readable, unreadable } = countShown(library, textPage, hidden);
  const { covered, outside, missingFonts } = countHidden(library, textPage, hidden);
  const review: PageReview = {
    // A page whose text is mostly that of fonts without names for their letters cannot be searched.
    hasText: readable > 0 && readable >= unreadable,
    hasNamelessSigns: unreadable >= FEWEST,
    hidesText: covered >= FEWEST || textPage.falseTexts > 0,
    hasTextOutside: outside >= FEWEST,
    hidesPicture: hidesPicture(library, page),
    missingFonts,
    isEmpty: readable === 0 && !shown && isBlank(library, page),
    differs: false,
  };
  return { review, hidden };
}

/** The letters that people do not see, by the reason, and the fonts that are missing for them. */
function countHidden(
  library: Library,
  { page, text, count }: TextPage,
  hidden: Hidden,
): { covered: number; outside: number; missingFonts: string[] } {
  const pdfium = library.pdfium as PDFium & More;
  const place = library.reserve(NAME_BYTES);
  const fonts = new Map<number, string | null>();
  const missingFonts = new Set<string>();
  let [covered, outside] = [0, 0];
  try {
    const isOutside = readOutside(pdfium, page, place);
    for (let at = 0; at < count; at += 1) {
      if (!hidden[at]) continue;
      const code = pdfium._FPDFText_GetUnicode(text, at);
      if (!isLetter(code)) continue;
      const object = pdfium._FPDFText_GetTextObject(text, at);
      if (hidden[at] === COVERED && isOutside(text, at)) outside += 1;
      else {
        // PDFium has fonts of its own for the letters of western Europe.
        const isForeign = hidden[at] === NOT_DRAWN || code > LATIN;
        const font =
          object && isForeign ? readMissingFont(pdfium, pdfium._FPDFTextObj_GetFont(object), place, fonts) : null;
        if (font === null) covered += 1;
        else missingFonts.add(font);
      }
    }
  } finally {
    pdfium.wasmExports.free(place);
  }
  return { covered, outside, missingFonts: [...missingFonts] };
}

/** The letters that people see, and the signs of fonts that do not name them. One letter is enough if there are none. */
function countShown(library: Library, textPage: TextPage, hidden: Hidden): { readable: number; unreadable: number } {
  const pdfium = library.pdfium as PDFium & More;
  const nameless = findNameless(library, textPage);
  let [readable, unreadable] = [0, 0];
  for (let at = 0; at < textPage.count && (readable === 0 || nameless.size > 0); at += 1) {
    if (hidden[at]) continue;
    if (nameless.has(at)) unreadable += 1;
    else if (isLetter(pdfium._FPDFText_GetUnicode(textPage.text, at))) readable += 1;
  }
  return { readable, unreadable };
}

const isLetter = (code: number): boolean => /^[\p{L}\p{N}]$/u.test(String.fromCodePoint(code > 0x10ffff ? 0 : code));

/** Whether a character lies outside of the visible part of the page. */
function readOutside(pdfium: PDFium & More, page: number, place: number): (text: number, at: number) => boolean {
  pdfium._FPDF_GetPageBoundingBox(page, place);
  const [west = 0, north = 0, east = 0, south = 0] = new Float32Array(pdfium.HEAPU8.slice(place, place + 16).buffer);
  return (text, at) => {
    pdfium._FPDFText_GetCharBox(text, at, place, place + 8, place + 16, place + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(pdfium.HEAPU8.slice(place, place + 32).buffer);
    return right <= west || left >= east || top <= south || bottom >= north;
  };
}

/** The name of a font that is not part of the file. Null if it is. */
function readMissingFont(
  pdfium: PDFium & More,
  font: number,
  place: number,
  fonts: Map<number, string | null>,
): string | null {
  const known = fonts.get(font);
  if (known !== undefined) return known;
  const isEmbedded = pdfium._FPDFFont_GetIsEmbedded(font) === 1;
  const bytes = isEmbedded ? 0 : pdfium._FPDFFont_GetBaseFontName(font, place, NAME_BYTES);
  const isNamed = bytes > 1 && bytes <= NAME_BYTES;
  const name = isNamed
    ? new TextDecoder().decode(pdfium.HEAPU8.slice(place, place + bytes - 1))
    : 'a font without name';
  const missing = isEmbedded ? null : name.replace(/^[A-Z]{6}\+/, '');
  fonts.set(font, missing);
  return missing;
}

/** Whether the picture of a page is white. A page of another color shows something. */
function isBlank(library: Library, page: number): boolean {
  if ((library.pdfium as PDFium & More)._FPDFPage_CountObjects(page) === 0) return true;
  const { pixels } = library.draw(page, LOOK_WIDTH, { left: 0, top: 0, ...library.measure(page, LOOK_WIDTH) });
  return pixels.every((shade) => shade >= LEAST_WHITE);
}
