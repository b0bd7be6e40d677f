// Writes a PDF again with the watermark over every page. Runs in the marking thread, whose file says where pdf-lib comes
// from. Node runs this file and its imports from source, so only erasable types are possible.
import { parentPort } from 'node:worker_threads';
import {
  concatTransformationMatrix,
  drawObject,
  type PDFDocument as Pdf,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { findActiveContent, stripActiveContent } from './pdf.active.ts';
import { key, readBalance, readContent } from './pdf.content.ts';
import { flattenAnnotations, removeMetadata, removePrivateData, removeUnreachable } from './pdf.flatten.ts';
import { findPrivateParts } from './pdf.private.ts';
import { removeUnknown, removeUnused } from './pdf.unused.ts';
import type { MarkWork } from './pdf.work.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side by side over the visible part of the page. */
const ACROSS = 3;
/** Over the hidden part of it, in as many rows and columns. */
const MOST_TILES = 20;

/** Bytes outside of V8's heap, which has its own limit: the unpacked size of a compressed stream. */
const MOST_BYTES = 384 * 1024 * 1024;
const LARGE = 1024 * 1024;

// Every decompression reserves its memory here, because a file of one megabyte can expand to gigabytes.
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, args: unknown[], newTarget) {
    const [bytes] = args;
    if (typeof bytes === 'number' && bytes > LARGE && bytes + process.memoryUsage().arrayBuffers > MOST_BYTES)
      throw new RangeError('out of memory');
    return Reflect.construct(target, args, newTarget === globalThis.Uint8Array ? target : newTarget) as Uint8Array;
  },
});

/** The thread has no other work, for which pdf-lib would pause between objects. */
const WITHOUT_PAUSES = Number.POSITIVE_INFINITY;

type Work = MarkWork | { kind: 'inspect'; bytes: Uint8Array } | { kind: 'copy' };

/** The file of the inspection, for its copy. */
let inspected: Pdf | null = null;

/** The empty password opens a file whose owner only restricts its use. */
async function load(bytes: Uint8Array): Promise<Pdf> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, password: '', parseSpeed: WITHOUT_PAUSES });
  if (!pdf.isEncrypted) restoreReturns(pdf);
  return pdf;
}

parentPort?.on('message', async (work: Work) => {
  try {
    if (!('kind' in work)) {
      const pdf = await load(work.bytes);
      // For files that were stored before the upload check refused them.
      stripActiveContent(pdf);
      send(await markPages(pdf, work));
    } else if (work.kind === 'copy') {
      send(await markPages(inspected!, { png: null, pictures: [], removesComments: true }));
    } else {
      inspected = await load(work.bytes);
      const activeContent = findActiveContent(inspected);
      parentPort?.postMessage(
        activeContent
          ? { error: activeContent }
          : { value: { pages: inspected.getPages().map(listBoxes).length, findings: findPrivateParts(inspected) } },
      );
    }
  } catch (error) {
    const errorKind = /encrypted|password/i.test(String((error as Error).message)) ? 'encrypted' : 'broken';
    const lost = error instanceof RangeError;
    parentPort?.postMessage({ error: errorKind, ...(lost && { lost }) });
  }
});
parentPort?.postMessage('ready');

/** Its memory moves to the receiver. */
const send = (value: Uint8Array): void => parentPort?.postMessage({ value }, [value.buffer as ArrayBuffer]);

/**
 * Where the length of a stream is an object behind it, pdf-lib takes a carriage return that ends the data for a part of
 * the line end after them.
 */
function restoreReturns({ context }: Pdf): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !(object.dict.get(PDFName.of('Length')) instanceof PDFRef)) continue;
    const length = object.dict.lookup(PDFName.of('Length'));
    if (!(length instanceof PDFNumber) || length.asNumber() !== object.contents.length + 1) continue;
    context.assign(ref, PDFRawStream.of(object.dict, Buffer.concat([object.contents, Buffer.from('\r')])));
  }
}

/** Saved completely: an update at the end of a file can be cut off again. */
async function markPages(pdf: Pdf, { png, pictures, removesComments }: Omit<MarkWork, 'bytes'>): Promise<Uint8Array> {
  // Tags change nothing of what a page shows, and can be most of a file's objects.
  if (!png) pdf.catalog.delete(key('StructTreeRoot'));
  removeUnused(pdf);
  removeUnknown(pdf);
  for (const { page, jpeg } of pictures) await replaceByPicture(pdf, pdf.getPage(page - 1), jpeg);
  for (const page of pdf.getPages()) keepApart(pdf, page);
  flattenAnnotations(pdf, removesComments);
  if (removesComments) removeMetadata(pdf);
  else removePrivateData(pdf);
  if (png) await drawMarks(pdf, png);
  await pdf.flush();
  const replaced = pictures.map(({ page }) => pdf.getPage(page - 1).ref);
  removeUnreachable(pdf, new Set(replaced));
  // A copy that is only compared is not worth compressing.
  return pdf.save({
    useObjectStreams: png !== null,
    updateFieldAppearances: false,
    objectsPerTick: WITHOUT_PAUSES,
  });
}

async function drawMarks(pdf: Pdf, png: Uint8Array): Promise<void> {
  const image = await pdf.embedPng(png);
  const shape = image.height / image.width;
  const sheets = new Map<string, PDFRef>();
  for (const page of pdf.getPages()) {
    const boxes = listBoxes(page);
    // Pages of one size share one sheet of watermarks.
    const key = JSON.stringify(boxes);
    const sheet = sheets.get(key) ?? embedSheet(pdf, image.ref, shape, boxes);
    sheets.set(key, sheet);
    const name = page.node.newXObject('Mark', sheet);
    // Programs that read a page aloud leave an artifact out.
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]),
      pushGraphicsState(),
      drawObject(name),
      popGraphicsState(),
      PDFOperator.of(PDFOperatorNames.EndMarkedContent),
    );
  }
}

/** The picture has the visible part of the page, upright. The links of the page have no place on it. */
async function replaceByPicture(pdf: Pdf, page: PDFPage, jpeg: Uint8Array): Promise<void> {
  const { visibleBox, turn } = listBoxes(page);
  const [width, height] = turn % 2 ? [visibleBox.height, visibleBox.width] : [visibleBox.width, visibleBox.height];
  for (const name of [
    'Annots',
    'StructParents',
    'Group',
    'B',
    'AA',
    'Trans',
    'CropBox',
    'TrimBox',
    'BleedBox',
    'ArtBox',
  ])
    page.node.delete(PDFName.of(name));
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream('')));
  page.node.set(PDFName.of('Resources'), pdf.context.obj({}));
  page.node.set(PDFName.of('Rotate'), pdf.context.obj(0));
  for (const name of ['MediaBox', 'CropBox']) page.node.set(PDFName.of(name), pdf.context.obj([0, 0, width, height]));
  page.drawImage(await pdf.embedJpg(jpeg), { x: 0, y: 0, width, height });
}

/**
 * If saved and restored graphics states do not match, the scale or clipping of the page would apply to the watermark,
 * and it would belong to a layer that does not end.
 */
function keepApart(pdf: Pdf, page: PDFPage): void {
  const { open, extra, openMarks, isComplete } = readBalance(page);
  if (isComplete && open + extra + openMarks === 0) return;
  const drawing = readContent(page);
  if (isComplete) {
    const parts = ['q\n'.repeat(extra + 1), drawing, `\n${'EMC\n'.repeat(openMarks)}${'Q\n'.repeat(open + 1)}`];
    const whole = Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
    return page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(whole)));
  }
  // A content without end goes into a form of its own, where nothing follows it.
  const { all } = listBoxes(page);
  const room = pdf.context.flateStream(drawing, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [all.x, all.y, all.x + all.width, all.y + all.height],
    ...(page.node.Resources() && { Resources: page.node.Resources() }),
  });
  page.node.set(PDFName.of('Resources'), pdf.context.obj({ XObject: { Drawing: pdf.context.register(room) } }));
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream('/Drawing Do')));
}

interface Boxes {
  visibleBox: Box;
  all: Box;
  turn: number;
}

function listBoxes(page: PDFPage): Boxes {
  const all = upright(page.getMediaBox());
  const crop = upright(page.getCropBox());
  const x = Math.max(all.x, crop.x);
  const y = Math.max(all.y, crop.y);
  const width = Math.min(all.x + all.width, crop.x + crop.width) - x;
  const height = Math.min(all.y + all.height, crop.y + crop.height) - y;
  const visibleBox = width > 0 && height > 0 ? { x, y, width, height } : all;
  if (!(visibleBox.width > 0 && visibleBox.height > 0 && Number.isFinite(visibleBox.width * visibleBox.height)))
    throw new Error('broken');
  return { visibleBox, all, turn: (((page.getRotation().angle % 360) + 360) % 360) / 90 };
}

/** The corners of a box can be in any order. */
const upright = ({ x, y, width, height }: Box): Box => ({
  x: Math.min(x, x + width),
  y: Math.min(y, y + height),
  width: Math.abs(width),
  height: Math.abs(height),
});

/** The watermarks of a page as one drawing: over the visible part, and again over the part that could be uncovered. */
function embedSheet(pdf: Pdf, image: PDFRef, shape: number, { visibleBox, all, turn }: Boxes): PDFRef {
  const across = (turn % 2 ? visibleBox.height : visibleBox.width) / ACROSS;
  const places = listTiles(visibleBox, across, shape, turn);
  const wide = Math.max(across, (turn % 2 ? all.height : all.width) / MOST_TILES);
  if (all.width * all.height > visibleBox.width * visibleBox.height * 1.02)
    places.push(...listTiles(all, wide, shape, turn));
  const sheet = pdf.context.formXObject(
    places.flatMap((matrix) => [
      pushGraphicsState(),
      concatTransformationMatrix(...matrix),
      drawObject('Image'),
      popGraphicsState(),
    ]),
    { BBox: [all.x, all.y, all.x + all.width, all.y + all.height], Resources: { XObject: { Image: image } } },
  );
  return pdf.context.register(sheet);
}

type Matrix = [number, number, number, number, number, number];

/** The position of each watermark, upright for the rotation of the page. */
function listTiles(box: Box, across: number, shape: number, turn: number): Matrix[] {
  const down = across * shape;
  const [wide, high] = turn % 2 ? [box.height, box.width] : [box.width, box.height];
  // A narrow strip of a page would have thousands of them.
  const step = Math.max(down, high / (MOST_TILES * 4));
  const tiles: Matrix[] = [];
  for (let row = 0, y = -down / 4; y < high; row++, y += step)
    for (let x = row % 2 ? -across / 2 : 0; x < wide; x += across) tiles.push(turnTile(box, turn, x, y, across, down));
  return tiles;
}

/** From the page as it is viewed (origin at the lower left) to the page as it is stored. */
function turnTile({ x, y, width, height }: Box, turn: number, left: number, low: number, w: number, h: number): Matrix {
  if (turn === 1) return [0, w, -h, 0, x + width - low, y + left];
  if (turn === 2) return [-w, 0, 0, -h, x + width - left, y + height - low];
  if (turn === 3) return [0, -w, h, 0, x + low, y + height - left];
  return [w, 0, 0, h, x + left, y + low];
}
