// What the pages of a PDF have besides what people see: hidden texts, missing fonts, pages without text or content. Runs
// in the drawing thread, so only erasable types are possible.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import { findHidden, findNameless } from './pdf.characters.ts';
import type { Library, TextPage } from './pdf.library.ts';
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
const NAME_BYTES = 200;
const LATIN = 0xff;
const [COVERED, NOT_DRAWN] = [1, 2];

interface ReviewedDocument {
  document: number;
  withTextPage: <Result>(page: number, use: (page: TextPage) => Result) => Result;
}

/** Reviews pages from one on until the end of the time. */
export function reviewPages(
  library: Library,
  { document, withTextPage }: ReviewedDocument,
  { page, ms }: { page: number; ms: number },
): ReviewedPages {
  const end = performance.now() + ms;
  const of = library.pdfium._FPDF_GetPageCount(document);
  const pages: PageReview[] = [];
  let at = page;
  for (; at <= of && (at === page || performance.now() < end); at += 1)
    pages.push(withTextPage(at, (textPage) => reviewPage(library, textPage)));
  return { pages, nextPage: at <= of ? at : null, heap: library.pdfium.HEAPU8.length };
}

function reviewPage(library: Library, textPage: TextPage): PageReview {
  const pdfium = library.pdfium as PDFium & More;
  const { page, text, count, shown } = textPage;
  const hidden = count > 0 ? findHidden(library, textPage) : new Uint8Array();
  const place = library.reserve(NAME_BYTES);
  const fonts = new Map<number, string | null>();
  const review: PageReview = {
    hasText: false,
    hidesText: false,
    hasTextOutside: false,
    missingFonts: [],
    isEmpty: false,
  };
  const { readable, unreadable } = countShown(library, textPage, hidden);
  let [covered, outside] = [0, 0];
  try {
    const isOutside = readOutside(pdfium, page, place);
    for (let at = 0; at < count; at += 1) {
      const code = pdfium._FPDFText_GetUnicode(text, at);
      if (!isLetter(code) || !hidden[at]) continue;
      const object = pdfium._FPDFText_GetTextObject(text, at);
      if (hidden[at] === COVERED && isOutside(text, at)) outside += 1;
      else {
        // PDFium has fonts of its own for the letters of western Europe.
        const isForeign = hidden[at] === NOT_DRAWN || code > LATIN;
        const font =
          object && isForeign ? readMissingFont(pdfium, pdfium._FPDFTextObj_GetFont(object), place, fonts) : null;
        if (font === null) covered += 1;
        else if (!review.missingFonts.includes(font)) review.missingFonts.push(font);
      }
    }
  } finally {
    pdfium.wasmExports.free(place);
  }
  // A page whose text is mostly that of fonts without names for their letters cannot be searched.
  review.hasText = readable > 0 && readable >= unreadable;
  review.hidesText = covered >= FEWEST;
  review.hasTextOutside = outside >= FEWEST;
  review.isEmpty = readable === 0 && !shown && isBlank(library, page);
  return review;
}

/** The letters that people see, with those of fonts that do not name them. */
function countShown(
  library: Library,
  textPage: TextPage,
  hidden: Uint8Array,
): { readable: number; unreadable: number } {
  const pdfium = library.pdfium as PDFium & More;
  const nameless = findNameless(library, textPage);
  const shown = [...hidden.keys()].filter(
    (at) => !hidden[at] && isLetter(pdfium._FPDFText_GetUnicode(textPage.text, at)),
  );
  const unreadable = shown.filter((at) => nameless.has(at)).length;
  return { readable: shown.length - unreadable, unreadable };
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

/** Whether the picture of a page has one color only. */
function isBlank(library: Library, page: number): boolean {
  if ((library.pdfium as PDFium & More)._FPDFPage_CountObjects(page) === 0) return true;
  const { pixels } = library.draw(page, LOOK_WIDTH, { left: 0, top: 0, ...library.measure(page, LOOK_WIDTH) });
  return pixels.every((shade, at) => Math.abs(shade - pixels[at % 3]!) < 4);
}
