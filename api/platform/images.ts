import type { CreateText, Sharp } from 'sharp';

export type OpenImage = (input: string | Buffer | { text: CreateText }, options?: object) => Sharp;
let opening: Promise<OpenImage> | null = null;

/** Loaded with the first picture, so that a server without pictures starts and runs without the library. */
export async function openSharp(): Promise<OpenImage> {
  opening ??= import('sharp').then(({ default: sharp }) => {
    // One core stays free for visitors, and only the decoders of the four supported formats are loaded.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`) });
    return sharp as OpenImage;
  });
  return opening;
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: decoded, each can take hundreds of megabytes. */
export function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * True if a picture of this size can be decoded. The length of a side is limited, too: one long row takes as long as a
 * large picture.
 */
export const isDecodable = (
  { width, height }: { width: number; height: number },
  limits: { pixels: number; side: number },
): boolean => width * height <= limits.pixels && Math.max(width, height) <= limits.side;

/** Escapes a text that is drawn on an image, where `<b>` would be markup. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
