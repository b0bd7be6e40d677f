// Which texts of a page have to be drawn to know whether people see them. Most texts are certain without a picture: they
// lie inside of the page and of their clip, nothing but thin lines is drawn over them, and their color differs from
// everything behind them. Runs in the drawing thread, so only erasable types are possible.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import type { Library, TextPage } from './pdf.library.ts';

interface More {
  _FPDFTextObj_GetTextRenderMode: (object: number) => number;
  _FPDFText_GetTextObject: (text: number, at: number) => number;
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, at: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number;
  _FPDFPageObj_GetFillColor: (object: number, red: number, green: number, blue: number, alpha: number) => number;
  _FPDFPageObj_GetStrokeWidth: (object: number, width: number) => number;
  _FPDFPageObj_GetMatrix: (object: number, matrix: number) => number;
  _FPDFPageObj_HasTransparency: (object: number) => number;
  _FPDFPageObj_GetClipPath: (object: number) => number;
  _FPDFPageObj_CountMarks: (object: number) => number;
  _FPDFPageObj_GetMark: (object: number, at: number) => number;
  _FPDFPageObjMark_GetName: (mark: number, place: number, bytes: number, length: number) => number;
  _FPDFPath_GetPathSegment: (path: number, at: number) => number;
  _FPDFPath_CountSegments: (path: number) => number;
  _FPDFPath_GetDrawMode: (path: number, fill: number, stroke: number) => number;
  _FPDFClipPath_CountPaths: (path: number) => number;
  _FPDFClipPath_CountPathSegments: (path: number, at: number) => number;
  _FPDFClipPath_GetPathSegment: (path: number, at: number, segment: number) => number;
  _FPDFPathSegment_GetPoint: (segment: number, x: number, y: number) => number;
  _FPDFPathSegment_GetType: (segment: number) => number;
  _FPDF_GetPageBoundingBox: (page: number, sides: number) => number;
}

type Sides = [left: number, bottom: number, right: number, top: number];

/** The sum of red, green and blue. Null if it is not one opaque color. */
type Shade = number | null;

/** A part of the page, in the order in which they are drawn. */
interface Part {
  sides: Sides;
  /** Null for pictures, gradients and forms, which can have any color. */
  shade: Shade;
  /** True for a rectangle that is filled as a whole. */
  isRectangle: boolean;
  /** The thickness of a line. 0 for an area. */
  thickness: number;
}

const NO_TEXT = -1;
const [PATH, PICTURE] = [2, 3];
const [FILL_MODE, CLIP_MODE] = [0, 4];
const WHITE = 3 * 255;
/** Colors that differ more, in the sum of red, green and blue, are told apart on any screen. */
const DISTINCT = 150;
/** A line that is thinner, in points, does not cover a text: it underlines it, or is the border of a cell. */
const THIN = 2;
/** Lines over a text can cover it together, if they are thicker than this share of its height. */
const COVERING = 0.25;
/** A text that is lower, in points, may be too small to be seen. */
const LOWEST = 1;
/** Rounding of a clip, in points. */
const NEAR = 1;
const ROUNDING = 0.01;
const CURVE = 1;
const PLACE_BYTES = 24;

/** A page with more pairs of texts and parts is drawn, because comparing them takes longer. */
const MOST_PAIRS = 5_000_000;

/** Reads a page's objects. Each reading of numbers uses the same bytes, and what it read is in `floats`. */
interface Reading {
  pdfium: PDFium & More;
  place: number;
  floats: Float32Array;
  numbers: Uint32Array;
  paper: Sides;
  /** Whether a mark is that of a layer. Objects share their marks. */
  marks: Map<number, boolean>;
  /** The rectangle of a clip, by its first segment. Objects share their clips. */
  clips: Map<number, Sides | null>;
}

/** The boxes of a page's texts: four numbers each. */
interface Texts {
  objects: number[];
  sides: number[];
  /** The thickness of all that is drawn over the text, as a share of its height. */
  covered: number[];
}

// What is known of the pages that are open, because several parts of one work need it.
const known = new WeakMap<TextPage, ReadonlySet<number>>();
const knownObjects = new WeakMap<TextPage, Uint32Array>();

/** The text object of each character. 0 for a character that PDFium adds, such as a line end. */
export function readTextObjects({ pdfium }: Library, textPage: TextPage): Uint32Array {
  const { text, count } = textPage;
  const read = knownObjects.get(textPage);
  if (read) return read;
  const objects = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) objects[at] = (pdfium as PDFium & More)._FPDFText_GetTextObject(text, at);
  knownObjects.set(textPage, objects);
  return objects;
}

/**
 * The texts of a page that are certainly seen. Texts inside of forms are not among them, because a form can belong to a
 * layer.
 */
export function listCertainTexts(library: Library, textPage: TextPage): ReadonlySet<number> {
  const texts = known.get(textPage) ?? readCertainTexts(library, textPage.page);
  known.set(textPage, texts);
  return texts;
}

function readCertainTexts({ pdfium: plain, reserve }: Library, page: number): Set<number> {
  const pdfium = plain as PDFium & More;
  const place = reserve(PLACE_BYTES);
  try {
    return findCertainTexts(createReading(pdfium, page, place), page);
  } finally {
    pdfium.wasmExports.free(place);
  }
}

function createReading(pdfium: PDFium & More, page: number, place: number): Reading {
  const { buffer } = pdfium.HEAPU8;
  const [floats, numbers] = [new Float32Array(buffer, place, 6), new Uint32Array(buffer, place, 6)];
  pdfium._FPDF_GetPageBoundingBox(page, place);
  const [west = 0, north = 0, east = 0, south = 0] = floats;
  return { pdfium, place, floats, numbers, paper: [west, south, east, north], marks: new Map(), clips: new Map() };
}

function findCertainTexts(reading: Reading, page: number): Set<number> {
  const { pdfium, place, floats } = reading;
  const texts: Texts = { objects: [], sides: [], covered: [] };
  const parts: Part[] = [];
  let pairs = 0;
  for (let at = 0, of = pdfium._FPDFPage_CountObjects(page); at < of; at += 1) {
    const object = pdfium._FPDFPage_GetObject(page, at);
    pdfium._FPDFPageObj_GetBounds(object, place, place + 4, place + 8, place + 12);
    const sides: Sides = [floats[0]!, floats[1]!, floats[2]!, floats[3]!];
    const mode = pdfium._FPDFTextObj_GetTextRenderMode(object);
    if (mode !== NO_TEXT) {
      // The text becomes a part of the clip of those after it.
      if (mode >= CLIP_MODE) return new Set();
      pairs += parts.length;
      if (mode !== FILL_MODE || !isCertain(reading, object, sides, parts)) continue;
      texts.objects.push(object);
      texts.sides.push(...sides);
      texts.covered.push(0);
    } else {
      pairs += texts.objects.length;
      const part = readPart(reading, object, sides);
      cover(texts, part);
      // The color of a line matters only if it is wide.
      if (!isThin(part)) parts.push(part);
    }
    if (pairs > MOST_PAIRS) return new Set();
  }
  // The memory of PDFium grew, so that nothing was read any more.
  if (floats.length === 0) return new Set();
  return new Set(texts.objects.filter((_, at) => texts.covered[at]! <= COVERING));
}

const isThin = ({ thickness }: Part): boolean => thickness > 0 && thickness < THIN;

/**
 * Whether a page has a picture that no one sees: outside of the page, or under one rectangle that is not as large as the
 * page, as when a part of a scan is made unreadable. Pictures inside of forms are not looked at.
 */
export function hidesPicture({ pdfium: plain, reserve }: Library, page: number): boolean {
  const pdfium = plain as PDFium & More;
  const place = reserve(PLACE_BYTES);
  const reading = createReading(pdfium, page, place);
  const { floats, paper } = reading;
  let pictures: Sides[] = [];
  let pairs = 0;
  try {
    for (let at = 0, of = pdfium._FPDFPage_CountObjects(page); at < of; at += 1) {
      const object = pdfium._FPDFPage_GetObject(page, at);
      const type = pdfium._FPDFPageObj_GetType(object);
      if (type !== PICTURE && (type !== PATH || pictures.length === 0)) continue;
      pdfium._FPDFPageObj_GetBounds(object, place, place + 4, place + 8, place + 12);
      const sides: Sides = [floats[0]!, floats[1]!, floats[2]!, floats[3]!];
      if (type === PICTURE) {
        if (!overlaps(sides, paper)) return true;
        pictures.push(sides);
      } else {
        const { isRectangle, shade } = readPart(reading, object, sides);
        if (!isRectangle || shade === null || contains(sides, paper)) continue;
        if (pictures.some((picture) => contains(sides, picture, ROUNDING))) return true;
      }
      // A page of countless small pictures is not one of a redacted picture.
      if ((pairs += pictures.length) > MOST_PAIRS) pictures = [];
    }
    return false;
  } finally {
    pdfium.wasmExports.free(place);
  }
}

/** Notes how much of each text a part can cover. */
function cover({ objects, sides, covered }: Texts, part: Part): void {
  const [left, bottom, right, top] = part.sides;
  for (let at = 0; at < objects.length; at += 1) {
    const n = 4 * at;
    if (!(left < sides[n + 2]! && sides[n]! < right && bottom < sides[n + 3]! && sides[n + 1]! < top)) continue;
    const height = Math.min(sides[n + 3]! - sides[n + 1]!, sides[n + 2]! - sides[n]!);
    covered[at]! += isThin(part) ? part.thickness / height : 1;
  }
}

/** Whether people see a text, as long as nothing is drawn over it. */
function isCertain(reading: Reading, object: number, sides: Sides, parts: readonly Part[]): boolean {
  const { pdfium } = reading;
  if (!contains(reading.paper, sides) || sides[3] - sides[1] < LOWEST || !(sides[2] > sides[0])) return false;
  if (pdfium._FPDFPageObj_HasTransparency(object)) return false;
  const shade = readShade(reading, object);
  if (shade === null || isLayered(reading, object) || !isInsideOfClip(reading, object, sides)) return false;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at]!;
    if (!overlaps(part.sides, sides)) continue;
    if (part.shade === null || Math.abs(part.shade - shade) < DISTINCT) return false;
    if (part.isRectangle && contains(part.sides, sides)) return true;
  }
  return Math.abs(WHITE - shade) >= DISTINCT;
}

function readPart(reading: Reading, object: number, sides: Sides): Part {
  const { pdfium, place, numbers } = reading;
  const [wide, high] = [sides[2] - sides[0], sides[3] - sides[1]];
  const unknown: Part = { sides, shade: null, isRectangle: false, thickness: 0 };
  if (pdfium._FPDFPageObj_GetType(object) !== PATH) return unknown;
  pdfium._FPDFPath_GetDrawMode(object, place, place + 4);
  const [fills, strokes] = [numbers[0] !== 0, numbers[1] !== 0];
  const width = strokes ? readStrokeWidth(reading, object) : 0;
  const segments = pdfium._FPDFPath_CountSegments(object);
  // One line, or the border of a rectangle.
  if (!fills && segments <= 5) return { ...unknown, thickness: Math.max(width, 0.1) };
  const thickness = fills && Math.min(wide, high) + width < THIN ? Math.min(wide, high) + width : 0;
  const isPlain = fills && width < THIN && !pdfium._FPDFPageObj_HasTransparency(object) && !isLayered(reading, object);
  const isRectangle = isPlain && isInsideOfClip(reading, object, sides) && isFilledWhole(reading, object, sides);
  return { sides, shade: isPlain ? readShade(reading, object) : null, isRectangle, thickness };
}

/** The width of a line on the page. */
function readStrokeWidth({ pdfium, place, floats }: Reading, path: number): number {
  pdfium._FPDFPageObj_GetStrokeWidth(path, place);
  const width = floats[0]!;
  if (!pdfium._FPDFPageObj_GetMatrix(path, place)) return Number.POSITIVE_INFINITY;
  return width * Math.max(Math.hypot(floats[0]!, floats[1]!), Math.hypot(floats[2]!, floats[3]!));
}

function readShade({ pdfium, place, numbers }: Reading, object: number): Shade {
  if (!pdfium._FPDFPageObj_GetFillColor(object, place, place + 4, place + 8, place + 12)) return null;
  return numbers[3] === 255 ? numbers[0]! + numbers[1]! + numbers[2]! : null;
}

/** Whether the object lies in each of its clips, which have to be rectangles. */
function isInsideOfClip(reading: Reading, object: number, sides: Sides): boolean {
  const { pdfium } = reading;
  const clip = pdfium._FPDFPageObj_GetClipPath(object);
  // -1 if there is none.
  for (let at = pdfium._FPDFClipPath_CountPaths(clip) - 1; at >= 0; at -= 1) {
    const first = pdfium._FPDFClipPath_GetPathSegment(clip, at, 0);
    let box = reading.clips.get(first);
    if (box === undefined) {
      const segments = pdfium._FPDFClipPath_CountPathSegments(clip, at);
      box = readRectangle(reading, segments, (n) => pdfium._FPDFClipPath_GetPathSegment(clip, at, n));
      reading.clips.set(first, box);
    }
    if (!box || !contains(box, sides)) return false;
  }
  return true;
}

/** Whether a path is a rectangle that is as large as its box, which is not so for one that is turned. */
function isFilledWhole(reading: Reading, path: number, sides: Sides): boolean {
  const { pdfium, place, floats } = reading;
  const segments = pdfium._FPDFPath_CountSegments(path);
  const box = readRectangle(reading, segments, (n) => pdfium._FPDFPath_GetPathSegment(path, n));
  if (!box || !pdfium._FPDFPageObj_GetMatrix(path, place)) return false;
  const [a, b, c, d] = [floats[0]!, floats[1]!, floats[2]!, floats[3]!];
  return (b === 0 && c === 0) || (a === 0 && d === 0 && sides[2] > sides[0]);
}

/** The sides of a path with the corners of one rectangle. Null for another path. */
function readRectangle(
  { pdfium, place, floats }: Reading,
  segments: number,
  getSegment: (n: number) => number,
): Sides | null {
  if (segments < 4 || segments > 6) return null;
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let n = 0; n < segments; n += 1) {
    const segment = getSegment(n);
    if (pdfium._FPDFPathSegment_GetType(segment) === CURVE) return null;
    pdfium._FPDFPathSegment_GetPoint(segment, place, place + 4);
    xs.push(floats[0]!);
    ys.push(floats[1]!);
  }
  const box: Sides = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const corners = new Set<number>();
  for (const [n, x] of xs.entries()) {
    const [across, up] = [getSide(x, box[0], box[2]), getSide(ys[n]!, box[1], box[3])];
    if (across === null || up === null) return null;
    corners.add(across + 2 * up);
  }
  return corners.size === 4 ? box : null;
}

const getSide = (value: number, low: number, high: number): 0 | 1 | null => {
  if (value - low < ROUNDING) return 0;
  return high - value < ROUNDING ? 1 : null;
};

/** Whether the object has the mark of a layer. */
function isLayered({ pdfium, place, numbers, marks }: Reading, object: number): boolean {
  for (let at = pdfium._FPDFPageObj_CountMarks(object) - 1; at >= 0; at -= 1) {
    const mark = pdfium._FPDFPageObj_GetMark(object, at);
    let isLayer = marks.get(mark);
    if (isLayer === undefined) {
      // A name of two letters and its end has six bytes. Longer ones are not read.
      const isRead = pdfium._FPDFPageObjMark_GetName(mark, place, 8, place + 8);
      isLayer = !isRead || (numbers[2] === 6 && numbers[0] === 0x0043004f);
      marks.set(mark, isLayer);
    }
    if (isLayer) return true;
  }
  return false;
}

const contains = (a: Sides, b: Sides, near = NEAR): boolean =>
  a[0] - near <= b[0] && a[1] - near <= b[1] && a[2] + near >= b[2] && a[3] + near >= b[3];

const overlaps = (a: Sides, b: Sides): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
