import { fail } from '../platform/errors.ts';
import { type Mark, renderMask, openSharp } from './watermark.ts';
import type { TextSearchResult, OutlineItem, PageLink } from './pdf.work.ts';
import { DrawingPool, type OpenableDocument, type SearchWork } from './render-pool.ts';
import { ThreadLostError } from '../platform/thread.ts';

/** The possible widths of a page in pixels. */
export const PAGE_WIDTHS = [800, 1200, 1800] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

export interface PagePicture {
  type: 'image/webp';
  body: Buffer;
  width: number;
  height: number;
}

interface RenderOptions {
  threads?: DrawingPool;
  /** Aborts when the reader disconnects. */
  signal?: AbortSignal;
}

const HEAVY = 'This page takes too long or too much memory to show.';
const HEAVY_SEARCH = 'This document takes too long or too much memory to search.';

const pool = new DrawingPool();

/** Page `page` (from 1) as a picture with the reader's watermark in its pixels. Pictures always have a watermark. */
export async function renderPage(
  from: OpenableDocument,
  page: number,
  width: PageWidth,
  mark: Mark,
  { threads = pool, signal }: RenderOptions = {},
): Promise<PagePicture> {
  const mask = await renderMask(mark, width);
  const { heap: _, pixels, ...size } = await refuseOnError(threads.picture(from, { page, width, mark: mask }, signal));
  const sharp = await openSharp();
  const image = sharp(Buffer.from(pixels.buffer), { raw: { ...size, channels: 3 } });
  return { type: 'image/webp', body: await image.webp({ quality: 72, effort: 0 }).toBuffer(), ...size };
}

/** The text of page `page` (from 1), if the document contains any. */
export const readPageText = (
  from: OpenableDocument,
  page: number,
  { threads = pool, signal }: RenderOptions = {},
): Promise<string> => refuseOnError(threads.text(from, page, signal));

/** The links on page `page` (from 1). */
export const readPageLinks = (
  from: OpenableDocument,
  page: number,
  { threads = pool, signal }: RenderOptions = {},
): Promise<PageLink[]> => refuseOnError(threads.links(from, page, signal));

/** The height of each page as a share of its width, so that the page can reserve its space. */
export const readPageShapes = (from: OpenableDocument, threads = pool): Promise<number[]> =>
  refuseOnError(threads.shapes(from));

/** Searches from a page on for some time. The answer names the page to continue with. */
export const searchPages = (
  from: OpenableDocument,
  work: SearchWork,
  { threads = pool, signal }: RenderOptions = {},
): Promise<TextSearchResult> => refuseOnError(threads.search(from, work, signal), HEAVY_SEARCH);

/** The bookmarks of the document. */
export const readOutline = (from: OpenableDocument, threads = pool): Promise<OutlineItem[]> =>
  refuseOnError(threads.outline(from));

async function refuseOnError<Value>(work: Promise<Value>, message = HEAVY): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ThreadLostError) fail('UNAVAILABLE', message);
    if ((error as Error).message === 'no such page') fail('NOT_FOUND');
    throw error;
  }
}
