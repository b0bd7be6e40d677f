// The texts of a PDF: of a page, of a search, of the bookmarks. The drawing thread (pdf.drawing.thread.ts) runs it from
// source, so only erasable types are possible, and it imports only types of ours.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import type { TextSearchResult, OutlineItem, PageArea, TextHit } from './pdf.work.ts';

interface More {
  _FPDFText_FindStart: (text: number, what: number, flags: number, start: number) => number;
  _FPDFText_FindNext: (search: number) => number;
  _FPDFText_FindClose: (search: number) => void;
  _FPDFText_GetSchResultIndex: (search: number) => number;
  _FPDFText_GetSchCount: (search: number) => number;
  _FPDFText_CountRects: (text: number, start: number, count: number) => number;
  _FPDFText_GetRect: (text: number, at: number, left: number, top: number, right: number, bottom: number) => number;
  _FPDF_PageToDevice: (...numbers: number[]) => number;
  _FPDFBookmark_GetFirstChild: (document: number, bookmark: number) => number;
  _FPDFBookmark_GetNextSibling: (document: number, bookmark: number) => number;
  _FPDFBookmark_GetTitle: (bookmark: number, place: number, bytes: number) => number;
  _FPDFBookmark_GetDest: (document: number, bookmark: number) => number;
  _FPDFBookmark_GetAction: (bookmark: number) => number;
  _FPDFAction_GetDest: (document: number, action: number) => number;
  _FPDFDest_GetDestPageIndex: (document: number, destination: number) => number;
}

/** PDFium, and its functions that every use of it shares. */
export interface Library {
  pdfium: PDFium;
  /** Memory of PDFium, which the caller frees. */
  reserve: (bytes: number) => number;
  withPage: <Result>(document: number, page: number, use: (page: number) => Result) => Result;
}

/** The most areas of one hit: a text of 100 characters can be written vertically. */
const MOST_AREAS = 20;
/** The precision of a position: a page is divided into so many parts in each direction. */
const PARTS = 10_000;

export function readText({ pdfium, reserve }: Library, page: number): string {
  return withText(pdfium, page, (text, count) => {
    if (count <= 0) return '';
    const place = reserve((count + 1) * 2);
    const unitCount = pdfium._FPDFText_GetText(text, 0, count, place);
    const units = pdfium.HEAPU8.slice(place, place + Math.max(0, unitCount - 1) * 2);
    pdfium.wasmExports.free(place);
    return new TextDecoder('utf-16le').decode(units);
  });
}

/** Searches from a page on until the last page, the last allowed hit, or the end of the time. */
export function searchPages(
  library: Library,
  document: number,
  { page, text, atMost, ms }: { page: number; text: string; atMost: number; ms: number },
): TextSearchResult {
  const { pdfium, reserve, withPage } = library;
  const end = performance.now() + ms;
  const of = pdfium._FPDF_GetPageCount(document);
  const units = Buffer.from(`${text}\0`, 'utf16le');
  const what = reserve(units.length);
  const result: TextSearchResult = { hits: [], nextPage: null, hasText: false, heap: 0 };
  try {
    pdfium.HEAPU8.set(units, what);
    for (let at = page; at <= of && result.hits.length < atMost; at += 1) {
      if (at > page && performance.now() >= end) {
        result.nextPage = at;
        break;
      }
      withPage(document, at, (openPage) => {
        const areas = searchPage(library, openPage, what, atMost - result.hits.length);
        result.hasText ||= areas !== null;
        for (const hitAreas of areas ?? []) result.hits.push({ page: at, areas: hitAreas });
      });
    }
  } finally {
    pdfium.wasmExports.free(what);
  }
  return { ...result, heap: pdfium.HEAPU8.length };
}

/** The areas of each hit on a page. Null if the page has no text. */
function searchPage(library: Library, page: number, what: number, atMost: number): TextHit['areas'][] | null {
  const pdfium = library.pdfium as PDFium & More;
  return withText(pdfium, page, (text, count) => {
    if (count <= 0) return null;
    const hits: TextHit['areas'][] = [];
    const search = pdfium._FPDFText_FindStart(text, what, 0, 0);
    if (!search) return hits;
    try {
      while (hits.length < atMost && pdfium._FPDFText_FindNext(search)) {
        const start = pdfium._FPDFText_GetSchResultIndex(search);
        const areas = readAreas(library, page, text, [start, pdfium._FPDFText_GetSchCount(search)]);
        if (areas.length > 0) hits.push(areas);
      }
    } finally {
      pdfium._FPDFText_FindClose(search);
    }
    return hits;
  });
}

/** The areas of the page that some characters cover, as it is shown: rotated and cropped. */
function readAreas(library: Library, page: number, text: number, [start, count]: [number, number]): PageArea[] {
  const pdfium = library.pdfium as PDFium & More;
  const lines = Math.min(pdfium._FPDFText_CountRects(text, start, count), MOST_AREAS);
  // Four sides as doubles, then a position as two integers.
  const place = library.reserve(40);
  const [left, top, right, bottom] = [place, place + 8, place + 16, place + 24] as const;
  try {
    return Array.from({ length: lines }, (_, at) => {
      pdfium._FPDFText_GetRect(text, at, left, top, right, bottom);
      const sides = new Float64Array(pdfium.HEAPU8.slice(place, place + 32).buffer);
      return placeArea(library, page, sides, place + 32);
    }).filter((area): area is PageArea => area !== null);
  } finally {
    pdfium.wasmExports.free(place);
  }
}

/** The area within the left, top, right and bottom side, which are in points. `place` has eight free bytes. */
export function placeArea(library: Library, page: number, sides: ArrayLike<number>, place: number): PageArea | null {
  const pdfium = library.pdfium as PDFium & More;
  const corners = [0, 2].map((side) => {
    const point = [sides[side] ?? 0, sides[side + 1] ?? 0];
    pdfium._FPDF_PageToDevice(page, 0, 0, PARTS, PARTS, 0, ...point, place, place + 4);
    return new Int32Array(pdfium.HEAPU8.slice(place, place + 8).buffer);
  });
  return toArea(corners);
}

/** The area between two corners. Null if it is outside of the page. */
function toArea(corners: Int32Array[]): PageArea | null {
  const limit = (value: number) => Math.min(Math.max(0, value), PARTS);
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => limit(corner[axis] ?? 0)).toSorted((a, b) => a - b));
  const [left = 0, right = 0] = xs ?? [];
  const [top = 0, bottom = 0] = ys ?? [];
  if (right <= left || bottom <= top) return null;
  const share = (value: number) => value / PARTS;
  return { left: share(left), top: share(top), width: share(right - left), height: share(bottom - top) };
}

function withText<Result>(pdfium: PDFium, page: number, use: (text: number, count: number) => Result): Result {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return use(0, 0);
  try {
    return use(text, pdfium._FPDFText_CountChars(text));
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

export const outlineLimits = { entries: 500, levels: 3, title: 200 } as const;
/** The most bookmarks that are looked at, and the most bytes of a title: a damaged file can contain circles. */
const MOST_BOOKMARKS = 5_000;
const TITLE_BYTES = 8_192;

/** The bookmarks in their order, each with its level from 1. */
export function readOutline(library: Library, document: number): OutlineItem[] {
  const pdfium = library.pdfium as PDFium & More;
  const items: OutlineItem[] = [];
  let bookmarkCount = 0;
  const walk = (parent: number, level: number): void => {
    let bookmark = pdfium._FPDFBookmark_GetFirstChild(document, parent);
    for (; bookmark && items.length < outlineLimits.entries; bookmarkCount += 1) {
      if (bookmarkCount >= MOST_BOOKMARKS) return;
      const title = readTitle(library, bookmark);
      if (title) items.push({ title, level, page: readTarget(pdfium, document, bookmark) });
      if (level < outlineLimits.levels) walk(bookmark, level + 1);
      bookmark = pdfium._FPDFBookmark_GetNextSibling(document, bookmark);
    }
  };
  walk(0, 1);
  return items;
}

function readTitle(library: Library, bookmark: number): string {
  const pdfium = library.pdfium as PDFium & More;
  const bytes = pdfium._FPDFBookmark_GetTitle(bookmark, 0, 0);
  if (bytes <= 2 || bytes > TITLE_BYTES) return '';
  const place = library.reserve(bytes);
  pdfium._FPDFBookmark_GetTitle(bookmark, place, bytes);
  const title = new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(place, place + bytes - 2));
  pdfium.wasmExports.free(place);
  return title
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, outlineLimits.title);
}

/** The page to which a bookmark leads, from 1. Null if it leads to no page of this document. */
function readTarget(pdfium: PDFium & More, document: number, bookmark: number): number | null {
  const action = pdfium._FPDFBookmark_GetAction(bookmark);
  const target =
    pdfium._FPDFBookmark_GetDest(document, bookmark) || (action && pdfium._FPDFAction_GetDest(document, action));
  const page = target ? pdfium._FPDFDest_GetDestPageIndex(document, target) : -1;
  return page >= 0 && page < pdfium._FPDF_GetPageCount(document) ? page + 1 : null;
}
