import { createHash } from 'node:crypto';
import { fail } from '../platform/errors.ts';
import { drawPagesWithHiddenText } from './render.ts';
import { type Mark, renderPng } from './watermark.ts';
import { Thread, ThreadLostError } from '../platform/thread.ts';

const MARK_MS = 60_000;
const HEAVY = 'This document takes too long or too much memory to prepare for download.';
/** The width in pixels, enough for a good print on a third of an A4 page. */
const PNG_WIDTH = 1_800;
const OPACITY = 0.34;

let last: Promise<unknown> = Promise.resolve();

/**
 * The whole PDF with the reader's watermark on every page. One at a time, because each can need hundreds of megabytes.
 */
export function markPdf(bytes: () => Promise<Uint8Array>, mark: Mark, signal?: AbortSignal): Promise<Uint8Array> {
  const turn = last.then(() => writeMarkedPdf(bytes, mark, signal));
  last = turn.catch(() => undefined);
  return turn;
}

async function writeMarkedPdf(bytes: () => Promise<Uint8Array>, mark: Mark, signal?: AbortSignal): Promise<Uint8Array> {
  // A reader who disconnected does not delay the next one.
  signal?.throwIfAborted();
  const thread = new Thread('api/reading/pdf.marking.thread.ts');
  const leave = () => thread.end();
  signal?.addEventListener('abort', leave, { once: true });
  try {
    const original = await bytes();
    const key = createHash('sha256').update(original).digest('hex');
    const pictures = await drawPagesWithHiddenText({ key, bytes: async () => original }, signal ? { signal } : {});
    const copy = new Uint8Array(original);
    const png = new Uint8Array(await renderPng(mark, PNG_WIDTH, OPACITY));
    return await thread.ask<Uint8Array>({ bytes: copy, png, pictures }, { ms: MARK_MS }, [copy, png]);
  } catch (error) {
    if (error instanceof ThreadLostError) fail('UNAVAILABLE', HEAVY);
    throw error;
  } finally {
    signal?.removeEventListener('abort', leave);
    thread.end();
  }
}
