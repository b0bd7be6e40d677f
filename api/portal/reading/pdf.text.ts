// The texts of a PDF: of a page, of a search, of the bookmarks. The drawing thread (pdf.drawing.thread.ts) runs it from
// source, so only erasable types are possible, and it imports only types of ours.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import { type Character, findHidden, type Hidden, listCharacters } from './pdf.characters.ts';
import type { Library, TextPage } from './pdf.library.ts';
import { hidesPicture, readTextObjects } from './pdf.uncertain.ts';
import type { HiddenPages, TextSearchResult, OutlineItem, PageArea, TextHit } from './pdf.work.ts';

interface More {
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

/** An open document: its texts, and the characters that its pages do not show, as far as they are known. */
export interface TextDocument {
  document: number;
  withTextPage: <Result>(page: number, use: (page: TextPage) => Result) => Result;
  hidden: Map<number, Hidden>;
}

/** The most areas of one hit: a text of 100 characters can be written vertically. */
const MOST_AREAS = 20;
/** Some programs place each letter of a line on its own. */
const MOST_RECTANGLES = 400;
/** The precision of a position: a page is divided into so many parts in each direction. */
const PARTS = 10_000;
/** First parts of English compounds. Other words with a hyphen at a line end are one word. */
const COMPOUND =
  /^(non|self|long|short|well|high|low|year|half|cross|full|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|quarter|time|state|third-party|risk|tax|debt|cash)$/i;

/** The text that the page shows. */
export const readText = (library: Library, from: TextDocument, page: number): string =>
  from.withTextPage(page, (textPage) =>
    textPage.count > 0
      ? joinLines(listCharacters(library, textPage, getHidden(library, from, page, textPage))).replace(/\u00AD/g, '')
      : '',
  );

function getHidden(library: Library, { hidden }: TextDocument, page: number, textPage: TextPage): Hidden {
  const known = hidden.get(page) ?? findHidden(library, textPage);
  hidden.set(page, known);
  return known;
}

/** Whether a page has a text or a picture that it does not show. */
const hidesText = (library: Library, from: TextDocument, page: number): boolean =>
  from.withTextPage(
    page,
    (textPage) =>
      textPage.falseTexts > 0 ||
      hidesPicture(library, textPage.page) ||
      getHidden(library, from, page, textPage).includes(1),
  );

/** The pages with a text that they do not show, from a page on until the end of the time. */
export function findHiddenPages(
  library: Library,
  from: TextDocument,
  { page, ms }: { page: number; ms: number },
): HiddenPages {
  const end = performance.now() + ms;
  const of = library.pdfium._FPDF_GetPageCount(from.document);
  const pages: number[] = [];
  for (let at = page; at <= of; at += 1) {
    if (at > page && performance.now() >= end) return { pages, nextPage: at, heap: library.pdfium.HEAPU8.length };
    if (hidesText(library, from, at)) pages.push(at);
  }
  return { pages, nextPage: null, heap: library.pdfium.HEAPU8.length };
}

/** Joins words that go on in the next line, without the hyphen if it is not a part of the word. */
function joinLines(characters: readonly Character[]): string {
  const values = characters.map(({ value }) => value);
  if (!characters.some(({ isLineEnd }) => isLineEnd)) return values.join('');
  const whole = values.join('').toLowerCase();
  for (const [at, { isLineEnd }] of characters.entries()) {
    if (!isLineEnd) continue;
    const [before = ''] =
      /(?<![\p{L}\p{M}\u00AD-])[\p{L}\p{M}\u00AD-]*$/u.exec(values.slice(Math.max(0, at - 40), at).join('')) ?? [];
    const [after = ''] = /^[\p{L}\p{M}]*/u.exec(values.slice(at + 1, at + 41).join('')) ?? [];
    if (!isCompound(before, after, whole)) values[at] = '';
  }
  return values.join('');
}

function isCompound(before: string, after: string, whole: string): boolean {
  const [joined, written] = [`${before}${after}`.toLowerCase(), `${before}-${after}`.toLowerCase()];
  // A name or an abbreviation: "non-GAAP", "Anglo-Saxon".
  if (/^\p{Lu}/u.test(after) && !/^\p{Lu}+$/u.test(`${before}${after}`)) return true;
  if (new RegExp(`(?<!\\p{L})${joined}(?!\\p{L})`, 'u').test(whole)) return false;
  return whole.split(written).length > 2 || COMPOUND.test(before);
}

/** Searches from a page on until the last page, the last allowed hit, or the end of the time. */
export function searchPages(
  library: Library,
  from: TextDocument,
  { page, text, atMost, ms }: { page: number; text: string; atMost: number; ms: number },
): TextSearchResult {
  const { pdfium } = library;
  const end = performance.now() + ms;
  const of = pdfium._FPDF_GetPageCount(from.document);
  const result: TextSearchResult = { hits: [], nextPage: null, hasText: false, heap: 0 };
  const searched = foldCharacters(
    Array.from(text, (value) => ({ at: 0, value, isLineEnd: false })),
    true,
  ).text.trim();
  for (let at = page; at <= of && result.hits.length < atMost; at += 1) {
    if (at > page && performance.now() >= end) {
      result.nextPage = at;
      break;
    }
    const areas = searchPage(library, from, at, searched, atMost - result.hits.length);
    result.hasText ||= areas !== null;
    for (const hitAreas of areas ?? []) result.hits.push({ page: at, areas: hitAreas });
  }
  return { ...result, heap: pdfium.HEAPU8.length };
}

/** The areas of each hit on a page. Null if the page has no text. */
function searchPage(
  library: Library,
  from: TextDocument,
  page: number,
  searched: string,
  atMost: number,
): TextHit['areas'][] | null {
  return from.withTextPage(page, (textPage) => {
    if (textPage.count <= 0) return null;
    const known = from.hidden.get(page) ?? null;
    if (findRanges(listCharacters(library, textPage, known), searched).length === 0) return [];
    // The page is drawn only if its text has the words.
    const shown = known ? null : getHidden(library, from, page, textPage);
    const ranges = findRanges(listCharacters(library, textPage, known ?? shown), searched);
    const hits: TextHit['areas'][] = [];
    for (const range of ranges) {
      if (hits.length >= atMost) break;
      const areas = readAreas(library, textPage, range);
      if (areas.length > 0) hits.push(areas);
    }
    return hits;
  });
}

/** The places of a text in the characters, whether or not a hyphen at a line end is a part of the word. */
function findRanges(characters: readonly Character[], searched: string): [start: number, count: number][] {
  const ranges = new Map<number, number>();
  if (searched === '') return [];
  for (const keepsHyphens of [false, true]) {
    const { text, places } = foldCharacters(characters, keepsHyphens);
    for (let at = text.indexOf(searched); at !== -1; at = text.indexOf(searched, at + searched.length)) {
      const [first, last] = [places[at]!, places[at + searched.length - 1]!];
      if (!ranges.has(first)) ranges.set(first, last - first + 1);
    }
  }
  return [...ranges].toSorted(([a], [b]) => a - b);
}

const SIGNS: Record<string, string> = Object.fromEntries(
  [
    ["'", '‘’‚‛′‵´`ʼ'],
    ['"', '“”„‟″‶«»'],
    ['-', '‐‑‒–—―−﹘﹣－'],
  ].flatMap(([sign, others]) => Array.from(others!, (other) => [other, sign!])),
);

/**
 * The text in the form that a search compares, with the position of each of its letters: without case and accents,
 * ligatures as letters, one form of quotes and dashes, one space for any others, no soft hyphens.
 */
function foldCharacters(
  characters: readonly Character[],
  keepsHyphens: boolean,
): { text: string; places: readonly number[] } {
  const places: number[] = [];
  let text = '';
  for (const { at, value, isLineEnd } of characters) {
    if (isLineEnd && !keepsHyphens) continue;
    const plain =
      SIGNS[value] ??
      value
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '')
        .toLowerCase();
    const folded = /^\s+$/.test(plain) ? (text.endsWith(' ') || text === '' ? '' : ' ') : plain;
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
  }
  return { text, places };
}

/** The areas of the page that some characters cover, as it is shown: rotated and cropped. One for each line. */
function readAreas(library: Library, textPage: TextPage, range: [number, number]): PageArea[] {
  const { page, text } = textPage;
  const pdfium = library.pdfium as PDFium & More;
  // Four sides as doubles, then a position as two integers.
  const place = library.reserve(40);
  const [left, top, right, bottom] = [place, place + 8, place + 16, place + 24] as const;
  const areas: PageArea[] = [];
  try {
    for (const [start, count] of splitRange(library, textPage, range)) {
      const rectangles = Math.min(pdfium._FPDFText_CountRects(text, start, count), MOST_RECTANGLES);
      for (let at = 0; at < rectangles && areas.length <= MOST_AREAS; at += 1) {
        pdfium._FPDFText_GetRect(text, at, left, top, right, bottom);
        const sides = new Float64Array(pdfium.HEAPU8.slice(place, place + 32).buffer);
        const area = placeArea(library, page, sides, place + 32);
        const last = areas.at(-1);
        if (area && last && isSameLine(last, area)) Object.assign(last, unite(last, area));
        else if (area) areas.push(area);
      }
    }
    return areas.slice(0, MOST_AREAS);
  } finally {
    pdfium.wasmExports.free(place);
  }
}

/** The parts of a range without ligatures of forms, whose places PDFium does not know. The letters around them join. */
function splitRange(library: Library, textPage: TextPage, [start, count]: [number, number]): [number, number][] {
  const objects = readTextObjects(library, textPage);
  const parts: [start: number, count: number][] = [];
  for (let at = start; at < start + count; at += 1) {
    const matrix = textPage.spanned.get(objects[at]!);
    if (matrix?.some((value, n) => value !== [1, 0, 0, 1, 0, 0][n])) continue;
    const last = parts.at(-1);
    if (last && last[0] + last[1] === at) last[1] += 1;
    else parts.push([at, 1]);
  }
  return parts.length > 0 ? parts : [[start, count]];
}

/** Whether the second area follows the first one in its line, which can be turned. */
const isSameLine = (a: PageArea, b: PageArea): boolean => follows(a, b, 'top', 'left') || follows(a, b, 'left', 'top');

function follows(a: PageArea, b: PageArea, across: 'top' | 'left', along: 'top' | 'left'): boolean {
  const size = { top: 'height', left: 'width' } as const;
  const end = (area: PageArea, side: 'top' | 'left') => area[side] + area[size[side]];
  const shared = Math.min(end(a, across), end(b, across)) - Math.max(a[across], b[across]);
  const line = Math.min(a[size[across]], b[size[across]]);
  const gap = Math.max(a[along], b[along]) - Math.min(end(a, along), end(b, along));
  return shared > line / 2 && gap < line * 3;
}

function unite(a: PageArea, b: PageArea): PageArea {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  return { left, top, width, height: Math.max(a.top + a.height, b.top + b.height) - top };
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
