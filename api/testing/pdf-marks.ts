import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect } from 'vitest';
import { DrawingPool } from '../portal/reading/render-pool.ts';
import { openable } from './pdf-files.ts';

const threads = new DrawingPool(1);
/** A watermark without ink, to see the file itself. */
const none = { width: 800, height: 800, mask: new Uint8Array(640_000) };

export const drawn = async (pdf: Uint8Array, page: number) =>
  threads.picture(openable(pdf), { page, width: 800, mark: none });

/** The number of the page's sixteen parts in which a watermarked page differs from the original. */
export async function countMarkedParts(before: Uint8Array, after: Uint8Array, page: number): Promise<number> {
  const [was, is] = [await drawn(before, page), await drawn(after, page)];
  expect([is.width, is.height]).toEqual([was.width, was.height]);
  const parts = new Set<number>();
  is.pixels.forEach((shade, at) => {
    if (Math.abs(shade - (was.pixels[at] ?? 0)) < 12) return;
    const x = Math.floor(at / 3) % is.width;
    const y = Math.floor(at / 3 / is.width);
    parts.add(Math.floor((x * 4) / is.width) + 4 * Math.floor((y * 4) / is.height));
  });
  return parts.size;
}

/** Everything in a file: its objects, and the data of its streams. */
export async function readObjects(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => {
    const data = object instanceof PDFRawStream && !String(object.dict.get(PDFName.of('Subtype'))).includes('Image');
    return object.toString() + (data ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') : '');
  });
  return objects.join('\n');
}
