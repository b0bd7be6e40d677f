import { fail } from '../platform/errors.ts';
import { type Mark, renderMask, openSharp } from './mark.ts';
import { DrawingPool, type OpenableDocument } from './pool.ts';
import { ThreadLostError } from '../platform/thread.ts';

/** The widths in which a page can be rendered, in pixels. */
export const PAGE_WIDTHS = [800, 1200, 1800] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

export interface PagePicture {
  type: 'image/webp';
  body: Buffer;
  width: number;
  height: number;
}

interface AtDesk {
  desk?: DrawingPool;
  /** Aborts if the reader closes the connection. */
  gone?: AbortSignal;
}

const HEAVY = 'This page takes too long or too much memory to show.';

const pool = new DrawingPool();

/**
 * Renders page `page` (from 1) as a picture with the reader's watermark in its pixels. No function renders a page
 * without a watermark.
 */
export async function renderPage(
  from: OpenableDocument,
  page: number,
  width: PageWidth,
  mark: Mark,
  { desk = pool, gone }: AtDesk = {},
): Promise<PagePicture> {
  const mask = await renderMask(mark, width);
  const { heap: _, pixels, ...size } = await orRefused(desk.picture(from, { page, width, mark: mask }, gone));
  const sharp = await openSharp();
  const image = sharp(Buffer.from(pixels.buffer), { raw: { ...size, channels: 3 } });
  return { type: 'image/webp', body: await image.webp({ quality: 72, effort: 0 }).toBuffer(), ...size };
}

/** Returns the text of page `page` (from 1); empty for a page without text. */
export const readPageText = (
  from: OpenableDocument,
  page: number,
  { desk = pool, gone }: AtDesk = {},
): Promise<string> => orRefused(desk.text(from, page, gone));

/** Returns the height of each page divided by its width, so that the layout can reserve space before a page loads. */
export const readPageShapes = (from: OpenableDocument, desk = pool): Promise<number[]> => orRefused(desk.shapes(from));

/** Prepares for the first page: loads sharp, then starts a drawing thread. */
export async function warmUp(desk = pool): Promise<void> {
  await openSharp();
  desk.warm();
}

async function orRefused<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ThreadLostError) fail('UNAVAILABLE', HEAVY);
    if ((error as Error).message === 'no such page') fail('NOT_FOUND');
    throw error;
  }
}
