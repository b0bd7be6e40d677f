import { fail } from '#api/platform/errors.ts';
import { type Mark, renderMask, openSharp } from './watermark.ts';
import { createByteCache } from '#api/platform/cache/byte-cache.ts';
import type { HiddenPages, TextSearchResult, OutlineItem, PageLink } from './pdf.work.ts';
import { DrawingPool, type OpenableDocument, type SearchWork } from './render-pool.ts';
import { ThreadLostError } from '#api/platform/thread.ts';

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
const HEAVY_COPY = 'This document takes too much memory to prepare for download.';
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

/** The time for one step, after which readers who wait for a page have their turn. In milliseconds. */
const HIDDEN_STEP_MS = 250;
const PICTURE_WIDTH = 1_800;
/** The pictures of one copy, which are in memory until it is written: some 400 pages of a report. */
const MOST_PICTURE_BYTES = 128 * 1024 * 1024;
const hiddenPages = createByteCache<number[]>(1_024 * 1_024, (pages) => 64 + pages.length * 8);

/**
 * The pages with a text that they do not show, and others, as pictures. They have no watermark: only a marked copy may
 * contain them, below its watermark.
 */
export async function drawUncertainPages(
  from: OpenableDocument,
  others: readonly number[],
  { threads = pool, signal }: RenderOptions = {},
): Promise<{ page: number; jpeg: Uint8Array }[]> {
  const known = hiddenPages.get(from.key);
  const pages = known ?? [];
  for (let next: number | null = known ? null : 1; next !== null;) {
    const step: HiddenPages = await refuseOnError(threads.hidden(from, next, HIDDEN_STEP_MS, signal));
    pages.push(...step.pages);
    next = step.nextPage;
  }
  hiddenPages.set(from.key, pages);
  const sharp = await openSharp();
  const mark = { width: PICTURE_WIDTH, height: PICTURE_WIDTH, mask: new Uint8Array(PICTURE_WIDTH * PICTURE_WIDTH) };
  const pictures: { page: number; jpeg: Uint8Array }[] = [];
  let byteSize = 0;
  for (const page of new Set([...pages, ...others])) {
    const { pixels, width, height } = await refuseOnError(
      threads.picture(from, { page, width: PICTURE_WIDTH, mark }, signal),
    );
    const image = sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } });
    const jpeg = new Uint8Array(await image.jpeg({ quality: 85 }).toBuffer());
    byteSize += jpeg.length;
    if (byteSize > MOST_PICTURE_BYTES) fail('UNAVAILABLE', HEAVY_COPY);
    pictures.push({ page, jpeg });
  }
  return pictures;
}

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
