// The characters that a page shows. PDFium's text also has the characters of hidden layers, outside of the visible page
// and under covers. So the page is drawn with its texts and without them: a character is shown if this changes pixels in
// its box. Runs in the drawing thread, so only erasable types are possible, and it imports only types of ours.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';

interface More {
  _FPDF_PageToDevice: (...numbers: number[]) => number;
  _FPDFText_GetUnicode: (text: number, at: number) => number;
  _FPDFText_IsHyphen: (text: number, at: number) => number;
  _FPDFText_IsGenerated: (text: number, at: number) => number;
  _FPDFText_GetCharBox: (text: number, at: number, left: number, right: number, bottom: number, top: number) => number;
  _FPDFText_GetLooseCharBox: (text: number, at: number, sides: number) => number;
  _FPDFText_GetTextObject: (text: number, at: number) => number;
  _FPDFTextObj_GetTextRenderMode: (object: number) => number;
  _FPDFPageObj_SetIsActive: (object: number, isActive: number) => number;
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, at: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number;
  _FPDFPageObj_GetFillColor: (object: number, red: number, green: number, blue: number, alpha: number) => number;
  _FPDFPageObj_GetClipPath: (object: number) => number;
  _FPDFPageObj_CountMarks: (object: number) => number;
  _FPDFPageObj_GetMark: (object: number, at: number) => number;
  _FPDFPageObjMark_GetName: (mark: number, place: number, bytes: number, length: number) => number;
  _FPDFClipPath_CountPaths: (path: number) => number;
  _FPDF_GetPageBoundingBox: (page: number, sides: number) => number;
}

/** PDFium, and its functions that every use of it shares. */
export interface Library {
  pdfium: PDFium;
  /** Memory of PDFium, which the caller frees. */
  reserve: (bytes: number) => number;
  withPage: <Result>(document: number, page: number, use: (page: number) => Result) => Result;
  /** Draws a page without a watermark, for comparisons inside of the thread. */
  draw: (page: number, width: number) => Picture;
}

export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** An opened page, its text, and the picture that people see if it has annotations. */
export interface TextPage {
  page: number;
  text: number;
  count: number;
  shown: (() => Picture) | null;
}

/** The width of the pictures that are compared, in pixels. A letter of eight points is four pixels high. */
export const COMPARED_WIDTH = 480;
/** A pixel that changes less is not seen. */
const SEEN = 12;
/** The difference between dark and light pixels in a scanned word. */
const CONTRAST = 48;
/** Texts on top of each other are drawn one after the other, in so many pictures. */
const MOST_LAYERS = 4;
/** A text overlaps another if it shares more of its box. Lines that are set close share less. */
const OVERLAP = 0.4;
/** PDFium rounds to whole units, so positions are measured on a larger device. */
const UNITS = 1_000_000;
const INVISIBLE_MODES = [3, 7];

/** The box of a character in pixels. The right and bottom sides are not part of it. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** False if the font has no drawing for the character. */
  isDrawn: boolean;
}

/** For each character, 1 if the page does not show it, and 2 if only because its font has no drawing for it. */
export type Hidden = Uint8Array;

/** Finds the characters that the page does not show. Spaces and line ends are hidden with the character before them. */
export function findHidden(library: Library, textPage: TextPage): Hidden {
  const { page, text, count, shown } = textPage;
  const pdfium = library.pdfium as PDFium & More;
  if (!shown && showsEveryText(library, page)) return new Uint8Array(count);
  const hidden = new Uint8Array(count);
  const objects = listObjects(pdfium, text, count);
  setActive(pdfium, objects.keys(), false);
  const base = library.draw(page, COMPARED_WIDTH);
  const boxes = listBoxes(library, { page, text, count }, base);
  const seen = shown?.();
  const layers = splitLayers(objects, boxes, base);
  for (const layer of layers) {
    setActive(pdfium, layer, true);
    const picture = library.draw(page, COMPARED_WIDTH);
    setActive(pdfium, layer, false);
    const isSeen = compare(base, picture, layers.length === 1 ? seen : undefined);
    for (const object of layer) {
      const isInvisible = INVISIBLE_MODES.includes(pdfium._FPDFTextObj_GetTextRenderMode(object));
      for (const at of objects.get(object)!) {
        const box = boxes[at]!;
        const isShown = isInside(box, base) && (isInvisible ? hasContrast(seen ?? base, box) : isSeen(box));
        if (!isShown) hidden[at] = box.isDrawn ? 1 : 2;
      }
    }
  }
  setActive(pdfium, objects.keys(), true);
  for (let at = 1; at < count; at += 1) if (!boxes[at]) hidden[at] = hidden[at - 1]!;
  return hidden;
}

type Sides = [left: number, bottom: number, right: number, top: number];

const TEXT = 1;
const PATH = 2;
/** A text that is lighter can be invisible on paper: the sum of red, green and blue. */
const DARK = 450;

/**
 * True for an ordinary page, which does not have to be drawn: dark texts inside of the page, without layers and clips,
 * nothing that is drawn over a text, and nothing dark behind one.
 */
function showsEveryText({ pdfium: plain, reserve }: Library, page: number): boolean {
  const pdfium = plain as PDFium & More;
  const place = reserve(32);
  try {
    const view = new DataView(pdfium.HEAPU8.buffer, place, 32);
    const readSides = (): Sides => [0, 4, 8, 12].map((at) => view.getFloat32(at, true)) as Sides;
    pdfium._FPDF_GetPageBoundingBox(page, place);
    const [west, north, east, south] = readSides();
    const texts: Sides[] = [];
    const drawings: { sides: Sides; isDark: boolean }[] = [];
    for (let at = 0; at < pdfium._FPDFPage_CountObjects(page); at += 1) {
      const object = pdfium._FPDFPage_GetObject(page, at);
      const type = pdfium._FPDFPageObj_GetType(object);
      pdfium._FPDFPageObj_GetBounds(object, place, place + 4, place + 8, place + 12);
      const sides = readSides();
      pdfium._FPDFPageObj_GetFillColor(object, place, place + 4, place + 8, place + 12);
      const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 4, 8, 12].map((side) => view.getUint32(side, true));
      const isDark = red + green + blue < DARK;
      if (type !== TEXT) {
        if (type !== PATH || texts.some((text) => overlaps(text, sides))) return false;
        drawings.push({ sides, isDark });
        continue;
      }
      const [left, bottom, right, top] = sides;
      const isInside = left >= west && right <= east && bottom >= south && top <= north;
      const isPlain = isInside && top > bottom && isDark && alpha === 255;
      if (!isPlain || INVISIBLE_MODES.includes(pdfium._FPDFTextObj_GetTextRenderMode(object))) return false;
      if (pdfium._FPDFClipPath_CountPaths(pdfium._FPDFPageObj_GetClipPath(object)) > 0) return false;
      if (isLayered(pdfium, object, place, view)) return false;
      if (drawings.some((drawing) => drawing.isDark && overlaps(drawing.sides, sides))) return false;
      texts.push(sides);
    }
    return true;
  } finally {
    pdfium.wasmExports.free(place);
  }
}

const overlaps = (a: Sides, b: Sides): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Whether the object has the mark of a layer. */
function isLayered(pdfium: PDFium & More, object: number, place: number, view: DataView): boolean {
  for (let at = 0; at < pdfium._FPDFPageObj_CountMarks(object); at += 1) {
    const isRead = pdfium._FPDFPageObjMark_GetName(pdfium._FPDFPageObj_GetMark(object, at), place, 16, place + 16);
    // A name of two letters and its end has six bytes. Longer ones are not read.
    if (isRead && view.getUint32(16, true) === 6 && view.getUint32(0, true) === 0x0043004f) return true;
  }
  return false;
}

function setActive(pdfium: PDFium & More, objects: Iterable<number>, isActive: boolean): void {
  for (const object of objects) pdfium._FPDFPageObj_SetIsActive(object, isActive ? 1 : 0);
}

/** The characters of each text object. */
function listObjects(pdfium: PDFium & More, text: number, count: number): Map<number, number[]> {
  const objects = new Map<number, number[]>();
  for (let at = 0; at < count; at += 1) {
    const object = pdfium._FPDFText_GetTextObject(text, at);
    if (!object) continue;
    const characters = objects.get(object);
    if (characters) characters.push(at);
    else objects.set(object, [at]);
  }
  return objects;
}

/** The box of each character in pixels of the picture. Null for those without extent. */
function listBoxes(
  { pdfium: plain, reserve }: Library,
  { page, text, count }: Omit<TextPage, 'shown'>,
  { width, height }: Picture,
): (Box | null)[] {
  const pdfium = plain as PDFium & More;
  const place = reserve(32);
  const point = (x: number, y: number): number[] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, UNITS, UNITS, 0, x, y, place, place + 4);
    const [right = 0, down = 0] = new Int32Array(pdfium.HEAPU8.slice(place, place + 8).buffer);
    return [(right / UNITS) * width, (down / UNITS) * height];
  };
  const [originX = 0, originY = 0] = point(0, 0);
  const [eastX, eastY] = point(100, 0).map((value, at) => (value - (at ? originY : originX)) / 100) as [number, number];
  const [northX, northY] = point(0, 100).map((value, at) => (value - (at ? originY : originX)) / 100) as [
    number,
    number,
  ];
  const view = new DataView(pdfium.HEAPU8.buffer, place, 32);
  try {
    return Array.from({ length: count }, (_, at) => {
      if (isSpace(pdfium._FPDFText_GetUnicode(text, at))) return null;
      const [left, right, bottom, top, isDrawn] = readBox(pdfium, text, at, view);
      if (!(right > left && top > bottom)) return null;
      const xs = [originX + eastX * left + northX * bottom, originX + eastX * right + northX * top];
      const ys = [originY + eastY * left + northY * bottom, originY + eastY * right + northY * top];
      const box = {
        left: Math.floor(Math.min(...xs)),
        right: Math.ceil(Math.max(...xs)),
        top: Math.floor(Math.min(...ys)),
        bottom: Math.ceil(Math.max(...ys)),
        isDrawn,
      };
      return Number.isFinite(box.left + box.right + box.top + box.bottom) ? box : null;
    });
  } finally {
    pdfium.wasmExports.free(place);
  }
}

type BoxSides = [left: number, right: number, bottom: number, top: number, isDrawn: boolean];

/** The sides of a character. A letter that its font does not draw has the box of its line. */
function readBox(pdfium: PDFium & More, text: number, at: number, view: DataView): BoxSides {
  const place = view.byteOffset;
  pdfium._FPDFText_GetCharBox(text, at, place, place + 8, place + 16, place + 24);
  const [left, right] = [view.getFloat64(0, true), view.getFloat64(8, true)];
  const [bottom, top] = [view.getFloat64(16, true), view.getFloat64(24, true)];
  if (right > left && top > bottom) return [left, right, bottom, top, true];
  pdfium._FPDFText_GetLooseCharBox(text, at, place);
  const [west, high, east, low] = [0, 4, 8, 12].map((side) => view.getFloat32(side, true)) as [
    number,
    number,
    number,
    number,
  ];
  return [west, east, low, high, false];
}

const isSpace = (code: number): boolean => code < 0x21 || code === 0xa0 || code === 0xad || code === 0x3000;

const isInside = ({ left, top, right, bottom }: Box, { width, height }: Picture): boolean =>
  right > 0 && bottom > 0 && left < width && top < height;

/** Groups of text objects that do not cover one another. Objects without a visible character are in none. */
function splitLayers(objects: Map<number, number[]>, boxes: (Box | null)[], { width, height }: Picture): number[][] {
  const layers: number[][] = [];
  const taken: Uint8Array[] = [];
  for (const [object, characters] of objects) {
    const own = characters.filter((at) => boxes[at]);
    objects.set(object, own);
    if (own.length === 0) continue;
    const share = (layer: Uint8Array) => {
      let [cells, shared] = [0, 0];
      for (const at of own)
        eachPixel(boxes[at]!, { width, height }, (cell) => void ((cells += 1), (shared += layer[cell]!)));
      return shared / Math.max(1, cells);
    };
    const free = taken.findIndex((layer) => share(layer) <= OVERLAP);
    const at = free !== -1 ? free : Math.min(taken.length, MOST_LAYERS - 1);
    const layer = (taken[at] ??= new Uint8Array(width * height));
    (layers[at] ??= []).push(object);
    for (const one of own) eachPixel(boxes[one]!, { width, height }, (cell) => void (layer[cell] = 1));
  }
  return layers;
}

/** Calls `use` with the index of each pixel of the box that the picture has. True if a call returned true. */
function eachPixel(
  { left, top, right, bottom }: Box,
  { width, height }: { width: number; height: number },
  use: (cell: number) => unknown,
): boolean {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) if (use(y * width + x) === true) return true;
  return false;
}

/** Whether a pixel in the box changes with the texts, also on the picture that people see. */
function compare(base: Picture, picture: Picture, seen: Picture | undefined): (box: Box) => boolean {
  const differs = (a: Picture, b: Picture, at: number): boolean =>
    Math.abs(a.pixels[at]! - b.pixels[at]!) > SEEN ||
    Math.abs(a.pixels[at + 1]! - b.pixels[at + 1]!) > SEEN ||
    Math.abs(a.pixels[at + 2]! - b.pixels[at + 2]!) > SEEN;
  return (box) =>
    eachPixel(box, base, (cell) => differs(base, picture, 3 * cell)) &&
    (!seen || eachPixel(box, base, (cell) => differs(base, seen, 3 * cell)));
}

/** An invisible text is that of a scan if the picture has dark and light pixels where it lies. */
function hasContrast(picture: Picture, box: Box): boolean {
  const around = box.bottom - box.top;
  let [low, high] = [255, 0];
  return eachPixel({ ...box, left: box.left - around, right: box.right + around }, picture, (cell) => {
    const shade = picture.pixels[3 * cell + 1]!;
    low = Math.min(low, shade);
    high = Math.max(high, shade);
    return high - low > CONTRAST;
  });
}

/** A character of a page. */
export interface Character {
  /** The position in PDFium's text. */
  at: number;
  value: string;
  /** True for a hyphen after which the word goes on in the next line. */
  isLineEnd: boolean;
}

/** The minus sign of bitmap fonts of TeX, which have no table of Unicode. */
const NUL_SIGN = '−';

/** The characters of the page that are shown, in the order of the text. */
export function listCharacters(
  { pdfium: plain, reserve }: Library,
  { text, count }: Pick<TextPage, 'text' | 'count'>,
  hidden: Hidden | null,
): Character[] {
  const pdfium = plain as PDFium & More;
  const place = reserve(32);
  const view = new DataView(pdfium.HEAPU8.buffer, place, 32);
  const characters: Character[] = [];
  for (let at = 0; at < count; at += 1) {
    if (hidden?.[at]) continue;
    const code = pdfium._FPDFText_GetUnicode(text, at);
    const isLineEnd = (code === 2 || code === 0xfffe) && pdfium._FPDFText_IsHyphen(text, at) === 1;
    const value = isLineEnd ? '-' : toSign(code);
    if (value === '' || (code === 0x20 && isOverlapped(pdfium, text, at, view))) continue;
    characters.push({ at, value, isLineEnd });
  }
  pdfium.wasmExports.free(place);
  const isLetter = (character: Character | undefined) => /^\p{L}/u.test(character?.value ?? '');
  // A minus sign at a line end is not a hyphen: "−5" must not become "5".
  for (const [n, character] of characters.entries())
    character.isLineEnd &&= isLetter(characters[n - 1]) && isLetter(characters[n + 1]);
  return characters;
}

/** Browsers print a soft hyphen as a space under the next letter. */
function isOverlapped(pdfium: PDFium & More, text: number, at: number, view: DataView): boolean {
  if (pdfium._FPDFText_IsGenerated(text, at) || !pdfium._FPDFText_GetTextObject(text, at + 1)) return false;
  const [left, right, bottom] = readBox(pdfium, text, at, view);
  const next = readBox(pdfium, text, at + 1, view);
  return next[0] >= left && next[0] < left + (right - left) / 4 && next[2] <= bottom && next[3] > bottom;
}

function toSign(code: number): string {
  if (code === 0) return NUL_SIGN;
  if (code === 0xfffe || code === 0xffff || code > 0x10ffff) return '';
  const isControl = (code < 0x20 && code !== 9 && code !== 10 && code !== 13) || (code > 0x7e && code < 0xa0);
  return isControl ? ' ' : String.fromCodePoint(code);
}
