// The characters that a page shows. PDFium's text also has the characters of hidden layers, outside of the visible page
// and under covers. So the page is drawn with its texts and without them: a character is shown if this changes pixels in
// its box. Runs in the drawing thread, so only erasable types are possible, and it imports only types of ours.
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import type { Area, Library, Matrix, PageSize, Picture, TextPage } from './pdf.library.ts';
import { listCertainTexts, readTextObjects } from './pdf.uncertain.ts';

interface More {
  _FPDF_PageToDevice: (...numbers: number[]) => number;
  _FPDFText_GetUnicode: (text: number, at: number) => number;
  _FPDFText_IsHyphen: (text: number, at: number) => number;
  _FPDFText_IsGenerated: (text: number, at: number) => number;
  _FPDFText_HasUnicodeMapError: (text: number, at: number) => number;
  _FPDFText_GetCharBox: (text: number, at: number, left: number, right: number, bottom: number, top: number) => number;
  _FPDFText_GetLooseCharBox: (text: number, at: number, sides: number) => number;
  _FPDFText_GetTextObject: (text: number, at: number) => number;
  _FPDFTextObj_GetTextRenderMode: (object: number) => number;
  _FPDFTextObj_GetFont: (object: number) => number;
  _FPDFFont_GetFontData: (font: number, place: number, bytes: number, length: number) => number;
  _FPDFPageObj_SetIsActive: (object: number, isActive: number) => number;
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
/** Points and commas of drawings are looked at in pictures that are larger so many times. */
const CLOSER = 6;
/** So many of them are drawn one by one, and further ones with the whole page. A page of a bitmap font has 40. */
const MOST_DRAWN = 50;
/** The pixels in which they are looked for. Letters beyond them are not read. A page of a bitmap font has 5,000. */
const MOST_LOOKED_AT = 4_000_000;

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
  const hidden = new Uint8Array(count);
  const certain = new Set(shown ? [] : listCertainTexts(library, textPage));
  const { objects, isCertain } = listUncertain(library, textPage, certain);
  const blank = findBlank(library, textPage, certain);
  for (const at of blank) hidden[at] = pdfium._FPDFText_HasUnicodeMapError(text, at) === 1 ? 2 : 1;
  if (objects.size === 0) return hidden;
  const size = library.measure(page, COMPARED_WIDTH);
  const boxes = listBoxes(library, { ...textPage, objects }, size);
  const area = unite([...boxes.values()], size);
  if (!area) {
    for (const [at, { isDrawn }] of boxes) hidden[at] = isDrawn ? 1 : 2;
    return spread(hidden, boxes, isCertain);
  }
  const draw = () => library.draw(page, COMPARED_WIDTH, area);
  setActive(pdfium, objects.keys(), false);
  const base = draw();
  const seen = shown?.(area);
  const layers = splitLayers(objects, boxes, area);
  for (const layer of layers) {
    const invisible = new Set(
      layer.filter((object) => INVISIBLE_MODES.includes(pdfium._FPDFTextObj_GetTextRenderMode(object))),
    );
    setActive(pdfium, layer, true);
    // An invisible text changes nothing.
    const picture = invisible.size < layer.length ? draw() : base;
    setActive(pdfium, layer, false);
    const isSeen = compare(base, picture, layers.length === 1 ? seen : undefined);
    for (const object of layer)
      for (const at of objects.get(object)!) {
        const box = move(boxes.get(at)!, area);
        const isShown = isInside(box, base) && (invisible.has(object) ? hasContrast(seen ?? base, box) : isSeen(box));
        if (!isShown) hidden[at] = box.isDrawn ? 1 : 2;
      }
  }
  setActive(pdfium, objects.keys(), true);
  return spread(hidden, boxes, isCertain);
}

/**
 * The characters of certain texts whose drawings are empty. The letters of a font without data, such as one of Type 3,
 * are contents of their own, which can have a box and draw nothing.
 */
function findBlank(library: Library, textPage: TextPage, certain: ReadonlySet<number>): number[] {
  const pdfium = library.pdfium as PDFium & More;
  const { count, spanned } = textPage;
  const hasData = createFontTest(library);
  const textObjects = readTextObjects(library, textPage);
  const objects = new Map<number, number[]>();
  let [last, isDrawing] = [0, false];
  for (let at = 0; at < count; at += 1) {
    const object = textObjects[at]!;
    if (object !== last) isDrawing = certain.has(object) && !hasData(pdfium._FPDFTextObj_GetFont(object));
    last = object;
    if (!isDrawing) continue;
    const characters = objects.get(object);
    if (characters) characters.push(at);
    else objects.set(object, [at]);
  }
  if (objects.size === 0) return [];
  const small = createSeenTest(library, { ...textPage, objects }, COMPARED_WIDTH);
  const isSeen = small.compareWithin([...small.boxes.values()]);
  const isSeenCloser = createCloserTest(library, { ...textPage, objects });
  const isBlank = (object: number, at: number): boolean => {
    const box = small.boxes.get(at);
    return box !== undefined && !isSeen(box) && !isSeenCloser(object, at);
  };
  return [...objects].flatMap(([object, characters]) => {
    const blank = characters.filter((at) => isBlank(object, at));
    const isPart = spanned.has(object) && blank.length < characters.filter((at) => small.boxes.has(at)).length;
    return isPart ? [] : blank;
  });
}

/** A test of whether a letter is seen in the large picture, by its font, letter and size. A page has few such drawings. */
function createCloserTest(library: Library, from: Parameters<typeof listBoxes>[1]) {
  const pdfium = library.pdfium as PDFium & More;
  const large = createSeenTest(library, from, CLOSER * COMPARED_WIDTH);
  const known = new Map<string, boolean>();
  let isSeenOnPage: ((box: Box) => boolean) | undefined;
  let pixels = 0;
  return (object: number, at: number): boolean => {
    const box = large.boxes.get(at);
    if (!box) return true;
    const [font, code] = [pdfium._FPDFTextObj_GetFont(object), pdfium._FPDFText_GetUnicode(from.text, at)];
    const key = [font, code, box.right - box.left, box.bottom - box.top].join(' ');
    if (!known.has(key)) {
      pixels += (box.right - box.left) * (box.bottom - box.top);
      if (pixels > MOST_LOOKED_AT) return false;
      const isSeen =
        known.size < MOST_DRAWN
          ? large.compareWithin([box])
          : (isSeenOnPage ??= large.compareWithin([...large.boxes.values()]));
      known.set(key, isSeen(box));
    }
    return known.get(key)!;
  };
}

/** The boxes of characters on a picture of the page, and a test of which of them its texts change. */
function createSeenTest(library: Library, from: Parameters<typeof listBoxes>[1], width: number) {
  const pdfium = library.pdfium as PDFium & More;
  const size = library.measure(from.page, width);
  const compareWithin = (boxes: readonly Box[]): ((box: Box) => boolean) => {
    const area = unite(boxes, size);
    if (!area) return () => true;
    const picture = library.draw(from.page, width, area);
    setActive(pdfium, from.objects.keys(), false);
    const base = library.draw(from.page, width, area);
    setActive(pdfium, from.objects.keys(), true);
    const isSeen = compare(base, picture, undefined);
    return (box) => isSeen(move(box, area));
  };
  return { boxes: listBoxes(library, from, size), compareWithin };
}

/** Characters without extent are hidden with the character before them. */
function spread(hidden: Hidden, boxes: ReadonlyMap<number, Box>, isCertain: Uint8Array): Hidden {
  for (let at = 1; at < hidden.length; at += 1) if (!boxes.has(at) && !isCertain[at]) hidden[at] = hidden[at - 1]!;
  return hidden;
}

/** The characters of each text that has to be drawn, and 1 for each character that is certainly seen. */
function listUncertain(
  library: Library,
  textPage: TextPage,
  certain: Set<number>,
): { objects: Map<number, number[]>; isCertain: Uint8Array } {
  const pdfium = library.pdfium as PDFium & More;
  const { text, count } = textPage;
  const textObjects = readTextObjects(library, textPage);
  const place = library.reserve(32);
  const boxSides = new Float64Array(pdfium.HEAPU8.buffer, place, 4);
  const all = new Map<number, number[]>();
  for (let at = 0; at < count; at += 1) {
    const object = textObjects[at]!;
    if (!object) continue;
    const characters = all.get(object);
    if (characters) characters.push(at);
    else all.set(object, [at]);
    if (!certain.has(object)) continue;
    // A letter that its font does not draw is not seen.
    pdfium._FPDFText_GetCharBox(text, at, place, place + 8, place + 16, place + 24);
    const isDrawn = boxSides[1]! > boxSides[0]! && boxSides[3]! > boxSides[2]!;
    if (!isDrawn && !isSpace(pdfium._FPDFText_GetUnicode(text, at))) certain.delete(object);
  }
  pdfium.wasmExports.free(place);
  const isCertain = new Uint8Array(count);
  for (const [object, characters] of all) {
    if (!certain.has(object)) continue;
    all.delete(object);
    for (const at of characters) isCertain[at] = 1;
  }
  return { objects: all, isCertain };
}

function setActive(pdfium: PDFium & More, objects: Iterable<number>, isActive: boolean): void {
  for (const object of objects) pdfium._FPDFPageObj_SetIsActive(object, isActive ? 1 : 0);
}

/** The box of each character in pixels of the page. Those without extent have none. */
function listBoxes(
  { pdfium: plain, reserve }: Library,
  {
    page,
    text,
    spanned,
    objects,
  }: Omit<TextPage, 'count' | 'shown'> & { objects: ReadonlyMap<number, readonly number[]> },
  size: PageSize,
): Map<number, Box> {
  const pdfium = plain as PDFium & More;
  const place = reserve(32);
  const view = new DataView(pdfium.HEAPU8.buffer, place, 32);
  const toPixels = readScale(pdfium, page, place, size);
  const boxes = new Map<number, Box>();
  try {
    for (const [object, characters] of objects)
      for (const at of characters) {
        if (isSpace(pdfium._FPDFText_GetUnicode(text, at))) continue;
        const [left, right, bottom, top, isDrawn] = transform(readBox(pdfium, text, at, view), spanned.get(object));
        if (!(right > left && top > bottom)) continue;
        const [xs, ys] = toPixels([left, right], [bottom, top]);
        const box = {
          left: Math.floor(Math.min(...xs)),
          right: Math.ceil(Math.max(...xs)),
          top: Math.floor(Math.min(...ys)),
          bottom: Math.ceil(Math.max(...ys)),
          isDrawn,
        };
        if (Number.isFinite(box.left + box.right + box.top + box.bottom)) boxes.set(at, box);
      }
    return boxes;
  } finally {
    pdfium.wasmExports.free(place);
  }
}

/** The box around a box after a matrix. */
function transform([left, right, bottom, top, isDrawn]: BoxSides, matrix: Matrix | undefined): BoxSides {
  if (!matrix) return [left, right, bottom, top, isDrawn];
  const [a, b, c, d, e, f] = matrix;
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys), isDrawn];
}

type Pair = [number, number];

/** From points of the page to pixels of its picture, which can be turned. */
function readScale(pdfium: PDFium & More, page: number, place: number, { width, height }: PageSize) {
  const read = (x: number, y: number): Pair => {
    pdfium._FPDF_PageToDevice(page, 0, 0, UNITS, UNITS, 0, x, y, place, place + 4);
    const [right = 0, down = 0] = new Int32Array(pdfium.HEAPU8.slice(place, place + 8).buffer);
    return [(right / UNITS) * width, (down / UNITS) * height];
  };
  const origin = read(0, 0);
  const [east, north] = [read(100, 0), read(0, 100)].map((point) => [
    (point[0] - origin[0]) / 100,
    (point[1] - origin[1]) / 100,
  ]) as [Pair, Pair];
  const toPixel = (axis: 0 | 1, x: number, y: number) => origin[axis] + east[axis] * x + north[axis] * y;
  return (xs: Pair, ys: Pair): [Pair, Pair] => [
    [toPixel(0, xs[0], ys[0]), toPixel(0, xs[1], ys[1])],
    [toPixel(1, xs[0], ys[0]), toPixel(1, xs[1], ys[1])],
  ];
}

/** The area with all boxes and some pixels around them, as far as the page has it. */
function unite(boxes: readonly Box[], { width, height }: PageSize): Area | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const box of boxes) {
    if (!isInside(box, { width, height })) continue;
    // The contrast of a scan is measured around a word.
    const around = box.bottom - box.top + 2;
    left = Math.min(left, box.left - around);
    right = Math.max(right, box.right + around);
    top = Math.min(top, box.top - 2);
    bottom = Math.max(bottom, box.bottom + 2);
  }
  [left, top, right, bottom] = [Math.max(0, left), Math.max(0, top), Math.min(width, right), Math.min(height, bottom)];
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

const move = ({ left, right, top, bottom, isDrawn }: Box, area: Area): Box => ({
  left: left - area.left,
  right: right - area.left,
  top: top - area.top,
  bottom: bottom - area.top,
  isDrawn,
});

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

const isInside = ({ left, top, right, bottom }: Box, { width, height }: PageSize): boolean =>
  right > 0 && bottom > 0 && left < width && top < height;

/** Groups of text objects that do not cover one another. Objects without a visible character are in none. */
function splitLayers(objects: Map<number, number[]>, boxes: ReadonlyMap<number, Box>, area: Area): number[][] {
  const { width, height } = area;
  const layers: number[][] = [];
  const taken: Uint8Array[] = [];
  for (const [object, characters] of objects) {
    const own = characters.filter((at) => boxes.has(at));
    objects.set(object, own);
    if (own.length === 0) continue;
    const share = (layer: Uint8Array) => {
      let [cells, shared] = [0, 0];
      for (const at of own)
        eachPixel(
          move(boxes.get(at)!, area),
          { width, height },
          (cell) => void ((cells += 1), (shared += layer[cell]!)),
        );
      return shared / Math.max(1, cells);
    };
    const free = taken.findIndex((layer) => share(layer) <= OVERLAP);
    const at = free !== -1 ? free : Math.min(taken.length, MOST_LAYERS - 1);
    const layer = (taken[at] ??= new Uint8Array(width * height));
    (layers[at] ??= []).push(object);
    for (const one of own) eachPixel(move(boxes.get(one)!, area), { width, height }, (cell) => void (layer[cell] = 1));
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

/**
 * The signs of fonts that do not say what they draw. PDFium returns the numbers of the drawings in their place, which
 * are other letters. In fonts without data, such as the bitmaps of TeX, the numbers are mostly those of ASCII.
 */
export function findNameless(library: Library, { text, count }: Pick<TextPage, 'text' | 'count'>): Set<number> {
  const pdfium = library.pdfium as PDFium & More;
  const hasData = createFontTest(library);
  const nameless = new Set<number>();
  for (let at = 0; at < count; at += 1) {
    if (pdfium._FPDFText_HasUnicodeMapError(text, at) !== 1) continue;
    const object = pdfium._FPDFText_GetTextObject(text, at);
    if (!object || pdfium._FPDFText_GetUnicode(text, at) === 0x20) continue;
    if (hasData(pdfium._FPDFTextObj_GetFont(object))) nameless.add(at);
  }
  return nameless;
}

/** Whether a font has data. The letters of others are drawings of the file. */
function createFontTest({ pdfium: plain, reserve }: Library): (font: number) => boolean {
  const pdfium = plain as PDFium & More;
  const fonts = new Map<number, boolean>();
  return (font) => {
    const known = fonts.get(font);
    if (known !== undefined) return known;
    const place = reserve(4);
    pdfium._FPDFFont_GetFontData(font, 0, 0, place);
    const hasData = pdfium.HEAP32[place / 4] !== 0;
    pdfium.wasmExports.free(place);
    fonts.set(font, hasData);
    return hasData;
  };
}

/** The characters of the page that are shown, in the order of the text. */
export function listCharacters(
  library: Library,
  { text, count }: Pick<TextPage, 'text' | 'count'>,
  hidden: Hidden | null,
): Character[] {
  const { pdfium: plain, reserve } = library;
  const pdfium = plain as PDFium & More;
  const nameless = findNameless(library, { text, count });
  const place = reserve(32);
  const view = new DataView(pdfium.HEAPU8.buffer, place, 32);
  const characters: Character[] = [];
  for (let at = 0; at < count; at += 1) {
    if (hidden?.[at] || nameless.has(at)) continue;
    const code = pdfium._FPDFText_GetUnicode(text, at);
    const isLineEnd = (code === 2 || code === 0xfffe) && pdfium._FPDFText_IsHyphen(text, at) === 1;
    const value = isLineEnd ? '-' : toSign(code);
    if (value === '' || (code === 0x20 && isOverlapped(pdfium, text, at, view))) continue;
    characters.push({ at, value, isLineEnd });
  }
  orderLigatures(characters, (at) => readBox(pdfium, text, at, view));
  orderNumbers(characters);
  pdfium.wasmExports.free(place);
  const isLetter = (character: Character | undefined) => /^\p{L}/u.test(character?.value ?? '');
  joinHyphens(characters, isLetter);
  // A minus sign at a line end is not a hyphen: "−5" must not become "5".
  for (const [n, character] of characters.entries())
    character.isLineEnd &&= isLetter(characters[n - 1]) && isLetter(characters[n + 1]);
  return characters;
}

/** The hyphen of Unicode, which some programs print at line ends. PDFium knows the one of ASCII and the soft one. */
const HYPHEN = '\u2010';

/** A word that goes on in the next line, as PDFium returns it: without the line break. */
function joinHyphens(characters: Character[], isLetter: (character: Character | undefined) => boolean): void {
  for (let n = characters.length - 1; n > 0; n -= 1) {
    const [hyphen, first, second] = characters.slice(n, n + 3);
    const isBroken = hyphen!.value === HYPHEN && first?.value === '\r' && second?.value === '\n';
    if (!isBroken || !isLetter(characters[n - 1]) || !isLetter(characters[n + 3])) continue;
    Object.assign(hyphen!, { value: '-', isLineEnd: true });
    characters.splice(n + 1, 2);
  }
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew} ]/u;
/** The precision of the boxes of a ligature, in points. */
const PRECISION = 0.001;

/**
 * PDFium reverses a line of Arabic letter by letter, also the letters of one drawing. They have one box, or parts of one
 * size of it, side by side from left to right.
 */
function orderLigatures(characters: Character[], readSides: (at: number) => BoxSides): void {
  const isDivided = (first: Character | undefined, second: Character | undefined): boolean => {
    if (!first || !second || !RIGHT_TO_LEFT.test(first.value) || !RIGHT_TO_LEFT.test(second.value)) return false;
    const [a, b] = [readSides(first.at), readSides(second.at)];
    const isEqual = (one: number, other: number) => Math.abs(one - other) < PRECISION;
    const isAtOnePlace = isEqual(a[0], b[0]) || isEqual(a[1], b[0]);
    return isAtOnePlace && isEqual(a[1] - a[0], b[1] - b[0]) && isEqual(a[2], b[2]) && isEqual(a[3], b[3]);
  };
  for (let start = 0; start < characters.length; start += 1) {
    let end = start;
    while (isDivided(characters[end], characters[end + 1])) end += 1;
    // The positions stay in their order, because an area is read from a position and a number of characters.
    const values = characters.slice(start, end + 1).map(({ value }) => value);
    for (const [n, value] of values.toReversed().entries()) characters[start + n]!.value = value;
    start = end;
  }
}

const [ARABIC, HEBREW] = [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u];
const LAST_LETTER = /\p{L}(?=\P{L}*$)/u;
/** Digits with their signs, which PDFium keeps in the order from left to right. */
const SIGNED = /[\p{Nd}#$%¢-¥€‰٪+\-−,.:/٫٬]{2,}/gu;
/** Numbers, or single signs. After a word of Hebrew, a number keeps the signs of percent and currencies, and a hyphen. */
const ARABIC_PARTS = /\p{Nd}+(?:[.,:/٫٬]\p{Nd}+)*|[^]/gu;
const HEBREW_PARTS = /[\p{Nd}#$%¢-¥€‰]+(?:[+\-−,.:/][\p{Nd}#$%¢-¥€‰]+)*|[^]/gu;
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/**
 * PDFium takes a number with its signs as drawn from left to right, but after a word of Arabic or Hebrew they are drawn
 * from right to left: "$500" as "500$". Brackets are taken as they look, which is mirrored there.
 */
function orderNumbers(characters: Character[]): void {
  for (let start = 0, end = 0; start < characters.length; start = end + 1) {
    end = start;
    while (end < characters.length && !/[\r\n]/.test(characters[end]!.value)) end += 1;
    const line = characters.slice(start, end);
    // Each character counts as one, also those of two units.
    const text = line.map(({ value }) => (value.length === 1 ? value : 'x')).join('');
    if (!ARABIC.test(text) && !HEBREW.test(text)) continue;
    const replace = (index: number, signs: readonly string[]) => {
      for (const [n, value] of signs.entries()) line[index + n]!.value = value;
    };
    let [letter, read] = ['', 0];
    for (const { index, 0: drawn } of text.matchAll(SIGNED)) {
      letter = LAST_LETTER.exec(text.slice(read, index))?.[0] ?? letter;
      read = index;
      // The word before the first number of a line can stand in the line before, or there is none.
      const parts = ARABIC.test(letter) ? ARABIC_PARTS : HEBREW.test(letter) ? HEBREW_PARTS : null;
      const after = text.slice(index + drawn.length, index + drawn.length + 2);
      if (parts && !/^ ?\p{Script=Latin}/u.test(after)) replace(index, [...drawn.match(parts)!.toReversed().join('')]);
    }
    const mirrored = text.replaceAll(/[()[\]]/g, (sign) => MIRRORED[sign]!);
    if (isBalanced(mirrored) && !isBalanced(text))
      for (const character of line) character.value = MIRRORED[character.value] ?? character.value;
  }
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') open += 1;
    else if (sign === ')' || sign === ']') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Browsers print a soft hyphen as a space under the next letter. */
function isOverlapped(pdfium: PDFium & More, text: number, at: number, view: DataView): boolean {
  if (pdfium._FPDFText_IsGenerated(text, at) || !pdfium._FPDFText_GetTextObject(text, at + 1)) return false;
  const [left, right, bottom] = readBox(pdfium, text, at, view);
  const next = readBox(pdfium, text, at + 1, view);
  // A space of a drawing that stands for several words has the box of their letters.
  if (next[0] === left && next[1] === right) return false;
  return next[0] >= left && next[0] < left + (right - left) / 4 && next[2] <= bottom && next[3] > bottom;
}

function toSign(code: number): string {
  if (code === 0) return NUL_SIGN;
  if (code === 0xfffe || code === 0xffff || code > 0x10ffff) return '';
  const isControl = (code < 0x20 && code !== 9 && code !== 10 && code !== 13) || (code > 0x7e && code < 0xa0);
  return isControl ? ' ' : String.fromCodePoint(code);
}
