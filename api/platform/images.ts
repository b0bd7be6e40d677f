import type { Sharp } from 'sharp';

export type OpenImage = (input: string | Buffer, options?: object) => Sharp;
let opening: Promise<OpenImage> | null = null;

/** Fetched with the first picture: a server that is never given one starts and runs without the library. */
export async function openSharp(): Promise<OpenImage> {
  opening ??= import('sharp').then(({ default: sharp }) => {
    // One core at a time is left to visitors, and no decoder is at hand but those of the four kinds.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`) });
    return sharp as OpenImage;
  });
  return opening;
}

let last: Promise<unknown> = Promise.resolve();

/** One picture after the other, however many come at once: unpacked, each may take hundreds of megabytes. */
export function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Whether a picture of this size may be decoded. The side counts too: one long row takes as long as a large picture. */
export const isDecodable = (
  { width, height }: { width: number; height: number },
  limits: { pixels: number; side: number },
): boolean => width * height <= limits.pixels && Math.max(width, height) <= limits.side;
