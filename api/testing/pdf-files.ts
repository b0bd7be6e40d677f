import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import {
  concatTransformationMatrix,
  degrees,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFRef,
  pushGraphicsState,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';

import { projectRoot } from '../platform/root.ts';

// PDFs of ordinary people and of attackers.

const WORDS = 'The system runs offline. Revenue, cost and headcount follow by quarter. Nothing leaves the building. ';

/** A report of `pages` pages of text and lines, each with its number. */
export async function reportPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number++) {
    const page = pdf.addPage([595, 842]);
    page.drawText(`Page ${number} of the report`, { x: 60, y: 760, size: 24, font });
    page.drawRectangle({ x: 60, y: 640, width: 475, height: 90, color: rgb(0.1, 0.15, 0.3) });
    page.drawText(WORDS.repeat(22), { x: 60, y: 600, size: 11, font, maxWidth: 475, lineHeight: 16 });
  }
  return pdf.save();
}

/** A bookmark: its title, its page from 0, and the bookmarks below it. */
interface Bookmark {
  title: string;
  page?: number;
  below?: Bookmark[];
}

/** A report with bookmarks. */
export async function outlinedPdf(pages: number, bookmarks: Bookmark[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await reportPdf(pages));
  const { context } = pdf;
  const add = (list: Bookmark[], parent: PDFRef): PDFRef[] => {
    const refs = list.map(() => context.nextRef());
    list.forEach(({ title, page, below = [] }, at) => {
      const own = refs[at]!;
      const inner = add(below, own);
      const links = {
        Parent: parent,
        ...(at > 0 && { Prev: refs[at - 1]! }),
        ...(refs[at + 1] && { Next: refs[at + 1]! }),
      };
      const target = page === undefined ? {} : { Dest: [pdf.getPage(page).ref, PDFName.of('Fit')] };
      const first = inner.length > 0 && { First: inner[0]!, Last: inner.at(-1)!, Count: inner.length };
      context.assign(own, context.obj({ Title: PDFHexString.fromText(title), ...links, ...target, ...first }));
    });
    return refs;
  };
  const root = context.nextRef();
  const top = add(bookmarks, root);
  context.assign(root, context.obj({ Type: 'Outlines', First: top[0]!, Last: top.at(-1)!, Count: top.length }));
  pdf.catalog.set(PDFName.of('Outlines'), root);
  return pdf.save();
}

/** One A4 page full of small text. */
export async function densePdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const set = { x: 50, y: 790, size: 10, font, maxWidth: 495, lineHeight: 11.5 };
  pdf.addPage([595, 842]).drawText(WORDS.repeat(60), set);
  return pdf.save();
}

/**
 * One page of 600 × 400 points with the text `Upright`, as scanners write pages: rotated, cropped, with another origin.
 */
export async function oddPdf(options: { turn?: number; crop?: boolean; dark?: boolean } = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 400]);
  page.setMediaBox(-100, 50, 600, 400);
  if (options.crop) page.setCropBox(0, 150, 300, 200);
  if (options.dark) page.drawRectangle({ x: -100, y: 50, width: 600, height: 400, color: rgb(0, 0, 0) });
  page.drawText('Upright', { x: 20, y: 200, size: 30 });
  page.setRotation(degrees(options.turn ?? 0));
  return pdf.save();
}

/**
 * A page with the text `Upright` that does not restore its scale, as some programs write it: later drawings become
 * tiny.
 */
export async function carelessPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await oddPdf());
  const page = pdf.getPage(0);
  page.pushOperators(concatTransformationMatrix(0.001, 0, 0, 0.001, 0, 0), pushGraphicsState(), pushGraphicsState());
  return pdf.save();
}

/** A page with an attached file. */
export async function attachingPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await oddPdf());
  await pdf.attach(await reportPdf(1), 'the original.pdf', { mimeType: 'application/pdf' });
  return pdf.save();
}

/** A form with one filled-in field. */
export async function formPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 400]);
  const field = pdf.getForm().createTextField('name');
  field.setText('MMMMMMMM');
  field.addToPage(page, { x: 100, y: 100, width: 400, height: 200 });
  return pdf.save();
}

/** Empty pages of `width` × `height` points. */
export async function emptyPdf(width: number, height: number, pages = 1): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let number = 0; number < pages; number++) pdf.addPage([width, height]);
  return pdf.save();
}

/** A page whose drawing contains another one ten times, and so on: a small file that takes too long to draw. */
export async function drawingBombPdf(levels: number, times = 10): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  let inner = pdf.context.register(
    pdf.context.stream('0.5 g 0 0 595 842 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842] }),
  );
  for (let level = 0; level < levels; level++) {
    const dict = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842], Resources: { XObject: { F: inner } } };
    inner = pdf.context.register(pdf.context.stream('q /F Do Q '.repeat(times), dict));
  }
  page.node.set(PDFName.of('Resources'), pdf.context.obj({ XObject: { F: inner } }));
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream('/F Do')));
  return pdf.save();
}

/** A file with arrays nested so deep that recursive code exceeds the stack. */
export function nestedPdf(depth: number): Uint8Array {
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const text = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/Deep ${deep}>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

/** A file whose object stream unpacks to so many megabytes of zeros. */
export async function packedBombPdf(megabytes: number): Promise<Uint8Array> {
  const nothing = Buffer.alloc(1024 * 1024, 0x20);
  const packing = Readable.from(Array.from({ length: megabytes }, () => nothing)).pipe(createDeflate({ level: 1 }));
  const packed = await buffer(packing);
  const before = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>\nendobj\n4 0 obj\n<</Type/ObjStm/N 1/First 8/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  const after = '\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n';
  return Buffer.concat([Buffer.from(before), packed, Buffer.from(after)]);
}

/** A report that needs a password. */
export async function lockedPdf(userPassword: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await reportPdf(1));
  pdf.encrypt({ userPassword, ownerPassword: 'the owner’s' });
  return pdf.save();
}

/** The document in a request of a reader: its hash and its bytes. */
export const openable = (bytes: Uint8Array) => ({
  key: createHash('sha256').update(bytes).digest('hex'),
  bytes: async () => bytes,
});

/** What a page of `drawnPdf` consists of, in the notation of PDF files. Object 5 is the font F1, and further objects begin with 6. */
interface DrawnPage {
  content: string;
  /** Entries of the page. */
  page?: string;
  /** Entries of the resources, besides the font F1 if they name none. */
  resources?: string;
  catalog?: string;
  /** Objects from number 6 on: their dictionaries, with the data of streams. */
  objects?: [dictionary: string, data?: string][];
}

/** A file with one page of 612 × 792 points, written letter by letter. */
export function drawnPdf({ content, page = '', resources = '', catalog = '', objects = [] }: DrawnPage): Uint8Array {
  const all: [dictionary: string, data?: string][] = [
    [`/Type /Catalog /Pages 2 0 R ${catalog}`],
    ['/Type /Pages /Count 1 /Kids [3 0 R]'],
    [
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources.includes('/Font') ? '' : '/Font << /F1 5 0 R >>'} ${resources} >> ${page}`,
    ],
    ['', content],
    ['/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding'],
    ...objects,
  ];
  let file = '%PDF-1.7\n';
  const offsets = all.map(([dictionary, data], at) => {
    const offset = file.length;
    const stream = data === undefined ? '' : `\nstream\n${data}\nendstream`;
    const length = data === undefined ? '' : ` /Length ${data.length}`;
    file += `${at + 1} 0 obj\n<< ${dictionary}${length} >>${stream}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/**
 * A valid file whose table leads to the first of two contents of its page. Programs that read a file from its beginning
 * to its end, without the table, show the other one.
 */
export function stalePdf(shown: string, stale: string): Uint8Array {
  return staleContentPdf(drawnLine(shown), drawnLine(stale));
}

export function staleContentPdf(shown: string, stale: string): Uint8Array {
  const file = Buffer.from(drawnPdf({ content: shown })).toString('latin1');
  const table = file.indexOf('xref\n');
  const object = `4 0 obj\n<< /Length ${stale.length} >>\nstream\n${stale}\nendstream\nendobj\n`;
  const end = file.slice(table).replace(/startxref\n\d+/, `startxref\n${table + object.length}`);
  return Buffer.from(file.slice(0, table) + object + end, 'latin1');
}

/** The drawing of a line of text in Helvetica. */
export const drawnLine = (text: string, x = 72, y = 500): string => `BT /F1 18 Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** A page with a line of text, and drawings of a font that does not say which letters they are. */
export function namelessPdf(text: string, glyphs: readonly number[]): Uint8Array {
  const font = fs.readFileSync(path.join(projectRoot, 'api/portal/reading/fonts/text.ttf')).toString('latin1');
  const shown = glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('');
  return drawnPdf({
    content: `${drawnLine(text)}BT /F2 18 Tf 72 460 Td <${shown}> Tj ET\n`,
    resources: '/Font << /F1 5 0 R /F2 6 0 R >>',
    objects: [
      ['/Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Own /Encoding /Identity-H /DescendantFonts [7 0 R]'],
      [
        '/Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Own /CIDToGIDMap /Identity /DW 600 /FontDescriptor 8 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
      ],
      [
        '/Type /FontDescriptor /FontName /AAAAAA+Own /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 9 0 R',
      ],
      [`/Length1 ${font.length}`, font],
    ],
  });
}
