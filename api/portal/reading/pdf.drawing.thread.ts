// Runs in a thread of its own (thread.ts): PDFium, its open documents, and the watermark on every picture. Node runs
// this file and its imports from source, so only erasable types are possible.
import { parentPort } from 'node:worker_threads';
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import { PDFiumModule } from '@hyzyla/pdfium';
import { withoutFalseTexts } from './pdf.actual-text.ts';
import { readPageLabels } from './pdf.labels.ts';
import { readLinks } from './pdf.links.ts';
import { COMPARED_WIDTH } from './pdf.characters.ts';
import type { Area, Library, PageSize, TextPage } from './pdf.library.ts';
import { findHiddenPages, readOutline, readText, searchPages, type TextDocument } from './pdf.text.ts';
import { reviewPages } from './pdf.review.ts';
import type { DrawnPage, DrawWork } from './pdf.work.ts';

interface More {
  _FPDF_GetFormType: (document: number) => number;
  _FPDF_GetSecurityHandlerRevision: (document: number) => number;
  _FPDF_GetPageSizeByIndexF: (document: number, at: number, size: number) => number;
  _FPDFPage_GetAnnotCount: (page: number) => number;
  _FPDFPage_GetAnnot: (page: number, at: number) => number;
  _FPDFPage_CloseAnnot: (annotation: number) => void;
  _FPDFPage_RemoveAnnot: (page: number, at: number) => number;
  _FPDFAnnot_GetSubtype: (annotation: number) => number;
  _FPDFAnnot_GetFlags: (annotation: number) => number;
  _FPDFAnnot_HasKey: (annotation: number, key: number) => number;
  _FPDFPage_Flatten: (page: number, usage: number) => number;
}

/** The whole memory of PDFium. A page that needs more is not drawn, and the thread restarts. */
const MEMORY_BYTES = 512 * 1024 * 1024;
const PAGE_BYTES = 65_536;
/** The maximum number of pixels of a page, whatever its shape. */
const MOST_PIXELS = 8_000_000;
/** The maximum side of WebP is 16,383. */
const LONGEST_SIDE = 12_000;
const ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const BGR = 2;
/**
 * How far a watermark moves a pixel of the background: away from white on paper, away from black on a dark page. It is
 * weaker behind text and pictures, and letters keep their color.
 */
const STRENGTH = { blank: 32, busy: 22 };
/** A page is this many cells wide. A cell is about as high as a line of text. */
const CELLS_ACROSS = 50;
/** A cell with a larger share of pixels that differ from its background is busy. */
const BUSY = 0.02;

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function bounded(pages: number) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MEMORY_BYTES) throw new RangeError('out of memory');
  return grow.call(this, pages);
};

/** What PDFium needs to show a form: its version, then callbacks that it does not need here. */
const FORM_INFO_BYTES = 256;
const FORM_INFO_VERSION = 2;

interface Handles {
  document: number;
  /** Null if the document is not a form. */
  form: { handle: number; info: number } | null;
}

interface OpenDocument extends Handles {
  bytes: number;
  byteSize: number;
  /** The same document, whose annotations become parts of the pages, so that their texts are read. */
  flat: Handles | null;
  hidden: TextDocument['hidden'];
}

const pdfium = (await PDFiumModule({ printErr: () => undefined } as object)) as PDFium & More;
const { malloc, free } = pdfium.wasmExports;
// The wrappers of the package count their arguments, which takes longer than reading a letter.
for (const [name, call] of Object.entries(pdfium.wasmExports))
  if (`_${name}` in pdfium) Object.assign(pdfium, { [`_${name}`]: call });
const library: Library = {
  pdfium,
  reserve,
  withPage,
  measure,
  draw: (page, width, area) => draw(page, width, 0, area),
};
const documents = new Map<string, OpenDocument>();
pdfium._FPDF_InitLibraryWithConfig({ version: 2 });

parentPort?.on('message', (work: DrawWork) => {
  try {
    const { value, give } = perform(work);
    parentPort?.postMessage({ value }, give);
  } catch (error) {
    // After a WebAssembly trap, the state of the library's memory is unknown.
    const lost = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
    parentPort?.postMessage({ error: String((error as Error).message), ...(lost && { lost }) });
  }
});
parentPort?.postMessage('ready');

function perform(work: DrawWork): { value: unknown; give: ArrayBuffer[] } {
  for (const key of work.drop ?? []) close(key);
  if (work.bytes) open(work.key, work.bytes);
  const openDocument = documents.get(work.key) ?? refuse('unopened');
  const { document, form } = openDocument;
  if (work.kind === 'inspect') {
    const pages = pdfium._FPDF_GetPageCount(document);
    // Loads the first page, because the page count in the file can be wrong.
    if (pages > 0) withPage(document, 1, () => undefined);
    const isRestricted = pdfium._FPDF_GetSecurityHandlerRevision(document) !== -1;
    return { value: { pages, isRestricted }, give: [] };
  }
  if (work.kind === 'shapes') return { value: readShapes(document), give: [] };
  const texts = toTextDocument(openDocument);
  if (work.kind === 'text') return { value: readText(library, texts, work.page), give: [] };
  if (work.kind === 'links')
    return { value: withPage(document, work.page, (page) => readLinks(library, document, page)), give: [] };
  if (work.kind === 'search') return { value: searchPages(library, texts, work), give: [] };
  if (work.kind === 'hidden') return { value: findHiddenPages(library, texts, work), give: [] };
  if (work.kind === 'review') {
    const copy = work.copy === null ? null : toTextDocument(documents.get(work.copy) ?? refuse('unopened'));
    return { value: reviewPages(library, [texts, copy], work), give: [] };
  }
  if (work.kind === 'labels') return { value: readPageLabels(library, document), give: [] };
  if (work.kind === 'outline') return { value: readOutline(library, document), give: [] };
  const picture = withPage(document, work.page, (page) => draw(page, work.width, form?.handle));
  mark(picture, work.mark);
  return { value: { ...picture, heap: pdfium.HEAPU8.length }, give: [picture.pixels.buffer] };
}

const toTextDocument = (from: OpenDocument): TextDocument => ({
  document: from.document,
  hidden: from.hidden,
  withTextPage: (page, use) => withTextPage(from, page, use),
});

function refuse(message: string): never {
  throw new Error(message);
}

function open(key: string, pdfBytes: Uint8Array): void {
  close(key);
  const bytes = reserve(pdfBytes.length);
  pdfium.HEAPU8.set(pdfBytes, bytes);
  try {
    const handles = load(bytes, pdfBytes.length);
    documents.set(key, { ...handles, bytes, byteSize: pdfBytes.length, flat: null, hidden: new Map() });
  } catch (error) {
    free(bytes);
    throw error;
  }
}

function load(bytes: number, byteSize: number): Handles {
  const document = pdfium._FPDF_LoadMemDocument(bytes, byteSize, 0);
  if (!document) refuse(pdfium._FPDF_GetLastError() === 4 ? 'encrypted' : 'broken');
  return { document, form: openForm(document) };
}

/** Opens the form part of PDFium, which draws the values of form fields. */
function openForm(document: number): Handles['form'] {
  if (pdfium._FPDF_GetFormType(document) === 0) return null;
  const info = reserve(FORM_INFO_BYTES);
  pdfium.HEAPU8.fill(0, info, info + FORM_INFO_BYTES);
  pdfium.HEAP32[info / 4] = FORM_INFO_VERSION;
  const handle = pdfium._FPDFDOC_InitFormFillEnvironment(document, info);
  if (handle) return { handle, info };
  free(info);
  return null;
}

function close(key: string): void {
  const openDocument = documents.get(key);
  if (!openDocument) return;
  documents.delete(key);
  for (const handles of [openDocument, openDocument.flat]) {
    if (handles?.form) pdfium._FPDFDOC_ExitFormFillEnvironment(handles.form.handle);
    if (handles) pdfium._FPDF_CloseDocument(handles.document);
    if (handles?.form) free(handles.form.info);
  }
  free(openDocument.bytes);
}

function reserve(bytes: number): number {
  const place = malloc(bytes);
  if (!place) throw new RangeError('out of memory');
  return place;
}

function withPage<Result>(document: number, number: number, use: (page: number) => Result): Result {
  const page = pdfium._FPDF_LoadPage(document, number - 1);
  if (!page) refuse('no such page');
  try {
    dropAnnotations(page);
    return use(page);
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

const layerKey = reserve(4);
pdfium.HEAPU8.set([...Buffer.from('OC\0')], layerKey);

/** The sign of a comment, whose text only other programs open. */
const NOTE = 1;
const HIDDEN_OR_PRINTED_ONLY = 0x02 | 0x20;

/**
 * Removes annotations that readers do not see. PDFium draws those of layers that are off, and does not say which layers
 * are. Those for print only become parts of the page with their texts. A download has no signs of comments.
 */
function dropAnnotations(page: number): void {
  for (let at = pdfium._FPDFPage_GetAnnotCount(page) - 1; at >= 0; at -= 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, at);
    const isUnseen =
      annotation !== 0 &&
      (pdfium._FPDFAnnot_HasKey(annotation, layerKey) === 1 ||
        pdfium._FPDFAnnot_GetSubtype(annotation) === NOTE ||
        (pdfium._FPDFAnnot_GetFlags(annotation) & HIDDEN_OR_PRINTED_ONLY) !== 0);
    pdfium._FPDFPage_CloseAnnot(annotation);
    if (isUnseen) pdfium._FPDFPage_RemoveAnnot(page, at);
  }
}

/** A page and its text. The texts of annotations and form fields are parts of it, as they are of the picture. */
function withTextPage<Result>(from: OpenDocument, number: number, use: (page: TextPage) => Result): Result {
  return withPage(from.document, number, (original) => {
    if (pdfium._FPDFPage_GetAnnotCount(original) <= 0)
      return withText(from.document, original, (text) => use({ ...text, shown: null }));
    from.flat ??= load(from.bytes, from.byteSize);
    const { document, form } = from.flat;
    withPage(document, number, (page) => {
      // Fields without an appearance get one.
      if (form) pdfium._FORM_OnAfterLoadPage(page, form.handle);
      pdfium._FPDFPage_Flatten(page, 0);
      if (form) pdfium._FORM_OnBeforeClosePage(page, form.handle);
    });
    const shown = (area: Area) => draw(original, COMPARED_WIDTH, from.form?.handle, area);
    return withPage(document, number, (page) => withText(document, page, (text) => use({ ...text, shown })));
  });
}

function withText<Result>(document: number, page: number, use: (text: Omit<TextPage, 'shown'>) => Result): Result {
  return withoutFalseTexts(library, [document, page], (spans) => {
    const text = pdfium._FPDFText_LoadPage(page);
    if (!text) return use({ page, text: 0, count: 0, ...spans });
    try {
      return use({ page, text, count: Math.max(0, pdfium._FPDFText_CountChars(text)), ...spans });
    } finally {
      pdfium._FPDFText_ClosePage(text);
    }
  });
}

/** A narrow strip is drawn smaller than requested, never larger than a page can be. */
function measure(page: number, targetWidth: number): PageSize {
  const wide = pdfium._FPDF_GetPageWidth(page);
  const high = pdfium._FPDF_GetPageHeight(page);
  if (!(wide > 0 && high > 0 && Number.isFinite(wide * high))) refuse('no size');
  const scale = Math.min(targetWidth / wide, LONGEST_SIDE / high, Math.sqrt(MOST_PIXELS / (wide * high)));
  const width = Math.min(Math.max(1, Math.round(wide * scale)), targetWidth);
  const height = Math.min(Math.max(1, Math.round(high * scale)), LONGEST_SIDE, Math.floor(MOST_PIXELS / width));
  return { width, height };
}

function draw(
  page: number,
  targetWidth: number,
  form = 0,
  area?: Area,
): Omit<DrawnPage, 'heap'> & { pixels: Uint8Array<ArrayBuffer> } {
  const whole = measure(page, targetWidth);
  const { left, top, width, height } = area ?? { left: 0, top: 0, ...whole };
  const sheet = [-left, -top, whole.width, whole.height] as const;
  const stride = width * 3;
  const place = reserve(stride * height);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGR, place, stride);
  try {
    if (!bitmap) refuse('no room');
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, ...sheet, 0, ANNOTATIONS | RED_FIRST);
    if (form) drawFields(bitmap, page, sheet, form);
    return { width, height, pixels: pdfium.HEAPU8.slice(place, place + stride * height) as Uint8Array<ArrayBuffer> };
  } finally {
    if (bitmap) pdfium._FPDFBitmap_Destroy(bitmap);
    free(place);
  }
}

/** The height of each page as a share of its width. That of A4 if a page has no valid size. */
function readShapes(document: number): number[] {
  const place = reserve(8);
  try {
    return Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, at) => {
      pdfium._FPDF_GetPageSizeByIndexF(document, at, place);
      const [wide = 0, high = 0] = new Float32Array(pdfium.HEAPU8.slice(place, place + 8).buffer);
      const shape = Math.round((high / wide) * 10_000) / 10_000;
      return shape > 0 && Number.isFinite(shape) ? shape : 1.4142;
    });
  } finally {
    free(place);
  }
}

type Sheet = readonly [left: number, top: number, width: number, height: number];

function drawFields(bitmap: number, page: number, sheet: Sheet, form: number): void {
  pdfium._FORM_OnAfterLoadPage(page, form);
  pdfium._FPDF_FFLDraw(form, bitmap, page, ...sheet, 0, RED_FIRST);
  pdfium._FORM_OnBeforeClosePage(page, form);
}

/**
 * Repeats the watermark over the whole page, with every second row shifted by half, so that no useful part is without
 * it.
 */
function mark(picture: Omit<DrawnPage, 'heap'>, { width: across, height: down, mask }: DrawWork['mark']) {
  const { width, height, pixels } = picture;
  const { size, cells, strengths } = measureCells(picture);
  const points: number[] = [];
  mask.forEach((shade, at) => shade > 15 && points.push(at));
  for (let row = 0, top = -(down >> 2); top < height; row++, top += down)
    for (let left = row % 2 ? -(across >> 1) : 0; left < width; left += across)
      for (const at of points) {
        const x = left + (at % across);
        const y = top + ((at / across) | 0);
        if (x < 0 || x >= width || y < 0 || y >= height) continue;
        const strength = strengths[((y / size) | 0) * cells + ((x / size) | 0)] ?? 0;
        shift(pixels, (y * width + x) * 3, ((mask[at] ?? 0) * strength) / 255);
      }
}

/** The strength of the watermark in each cell of the page: below 0 on a light background, above 0 on a dark one. */
function measureCells({ width, height, pixels }: Omit<DrawnPage, 'heap'>) {
  const size = Math.max(1, Math.round(width / CELLS_ACROSS));
  const cells = Math.ceil(width / size);
  const counts = new Uint32Array(cells * Math.ceil(height / size));
  const lightCounts = new Uint32Array(counts.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = ((y / size) | 0) * cells + ((x / size) | 0);
      counts[cell]! += 1;
      if (isLight(pixels, (y * width + x) * 3)) lightCounts[cell]! += 1;
    }
  const strengths = Int8Array.from(counts, (count, cell) => {
    const share = lightCounts[cell]! / count;
    const strength = Math.min(share, 1 - share) > BUSY ? STRENGTH.busy : STRENGTH.blank;
    return share >= 0.5 ? -strength : strength;
  });
  return { size, cells, strengths };
}

const isLight = (pixels: Uint8Array, at: number): boolean =>
  (pixels[at] ?? 0) + 2 * (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) > 510;

/** Moves a pixel of the background. Letters and lines, which differ from it, stay as they are. */
function shift(pixels: Uint8Array, at: number, by: number): void {
  if (isLight(pixels, at) === by > 0) return;
  for (let n = at; n < at + 3; n++) {
    const shade = (pixels[n] ?? 0) + by;
    pixels[n] = shade < 0 ? 0 : shade > 255 ? 255 : shade;
  }
}
