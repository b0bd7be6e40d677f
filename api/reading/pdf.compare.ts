// Compares what readers see of a page with what a download has of it: another library writes downloads, and it can
// understand a damaged or unusual file differently. Runs in the drawing thread, so only erasable types are possible.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import type { Library, Picture, TextPage } from './pdf.library.ts';
import type { ComparedPages } from './pdf.work.ts';

interface More {
  _FPDFText_GetUnicode: (text: number, at: number) => number;
}

/** The width of the compared pictures, in pixels. A missing line of text or a moved line is seen in it. */
const SMALL_WIDTH = 160;
/** A pixel that differs less has only been rounded otherwise. */
const SEEN = 64;
/** So many different pixels in a square are a difference. */
const MOST_DIFFERENT = 16;
const SQUARE = 16;

interface ComparedDocument {
  document: number;
  withTextPage: <Result>(page: number, use: (page: TextPage) => Result) => Result;
}

/** The pages that differ, from one on until the end of the time. A copy that cannot be opened is null. */
export function comparePages(
  library: Library,
  [original, copy]: [ComparedDocument, ComparedDocument | null],
  { page, ms, isPicture }: { page: number; ms: number; isPicture: (page: number) => boolean },
): ComparedPages {
  const end = performance.now() + ms;
  const count = ({ document }: ComparedDocument) => library.pdfium._FPDF_GetPageCount(document);
  const [of, inCopy] = [count(original), copy ? count(copy) : 0];
  const pages: number[] = [];
  let at = page;
  for (; at <= of && (at === page || performance.now() < end); at += 1) {
    const isEqual =
      at <= inCopy &&
      orDifferent(() => original.withTextPage(at, (a) => copy!.withTextPage(at, (b) => isSame(library, a, b))));
    // Pages with hidden texts become pictures in every download.
    if (!isEqual && !isPicture(at)) pages.push(at);
  }
  return { pages, nextPage: at <= of ? at : null, heap: library.pdfium.HEAPU8.length };
}

/** False also for a page of the copy that cannot be opened. A lack of memory ends the thread. */
function orDifferent(compare: () => boolean): boolean {
  try {
    return compare();
  } catch (error) {
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) throw error;
    return false;
  }
}

function isSame(library: Library, a: TextPage, b: TextPage): boolean {
  if (listWords(library, a) !== listWords(library, b)) return false;
  const draw = ({ page }: TextPage) =>
    library.draw(page, SMALL_WIDTH, { left: 0, top: 0, ...library.measure(page, SMALL_WIDTH) });
  return looksEqual(draw(a), draw(b));
}

/** The words of a page, with all their signs, in alphabetical order: annotations can be drawn earlier or later. */
function listWords({ pdfium }: Library, { text, count }: TextPage): string {
  const codes = Array.from({ length: count }, (_, at) => (pdfium as PDFium & More)._FPDFText_GetUnicode(text, at));
  const letters = codes.map((code) => String.fromCodePoint(code > 0x10ffff ? 0 : code));
  return letters.join('').split(/\s+/).toSorted().join(' ');
}

function looksEqual(a: Picture, b: Picture): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  const squares = Math.ceil(a.width / SQUARE);
  const counts = new Uint16Array(squares * Math.ceil(a.height / SQUARE));
  for (let at = 0; at < a.pixels.length; at += 3) {
    if ([0, 1, 2].every((band) => Math.abs(a.pixels[at + band]! - b.pixels[at + band]!) < SEEN)) continue;
    const [x, y] = [(at / 3) % a.width, Math.floor(at / 3 / a.width)];
    counts[Math.floor(y / SQUARE) * squares + Math.floor(x / SQUARE)]! += 1;
  }
  return counts.every((count) => count <= MOST_DIFFERENT);
}
