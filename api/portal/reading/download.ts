import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fail } from '#api/platform/errors.ts';
import { currentWork } from '#api/platform/work.ts';
import { drawUncertainPages } from './render.ts';
import { Turns } from './turns.ts';
import { type Mark, renderPng } from './watermark.ts';
import { Thread, ThreadLostError } from '#api/platform/thread.ts';

const MARK_MS = 60_000;
const HEAVY = 'This document takes too long or too much memory to prepare for download.';
/** Several readers can wait for their turns. Longer than one copy may take. */
const DEADLINE_MS = 150_000;
const LATE =
  'The server prepares many downloads at the moment. Your copy was not ready in time. Try again in a minute.';
/** The width in pixels, enough for a good print on a third of an A4 page. */
const PNG_WIDTH = 1_800;
const OPACITY = 0.34;

/** A copy needs several times the memory of its file, and one core. */
const turns = new Turns({ atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), weight: 30_000_000 });

interface MarkOptions {
  signal?: AbortSignal;
  /** The size of the file, if many are marked. */
  byteSize?: number;
  /** Lists the pages, from 1, of which this program would write something else than readers see. */
  listDifferent?: (original: Uint8Array) => Promise<readonly number[]>;
  /** Whether comments and metadata are left out. */
  removesComments?: boolean;
}

/** The whole PDF with the reader's watermark on every page. Small files are marked while a large one is. */
export async function markPdf(
  bytes: () => Promise<Uint8Array>,
  mark: Mark,
  { byteSize = 0, ...options }: MarkOptions = {},
): Promise<Uint8Array> {
  currentWork()?.extend({ deadlineMs: DEADLINE_MS, sentence: LATE });
  const leave = await turns.enter(byteSize);
  try {
    return await writeMarkedPdf(bytes, mark, options);
  } finally {
    leave();
  }
}

async function writeMarkedPdf(
  bytes: () => Promise<Uint8Array>,
  mark: Mark,
  { signal, listDifferent = async () => [], removesComments = true }: Omit<MarkOptions, 'byteSize'>,
): Promise<Uint8Array> {
  // A reader who disconnected does not delay the next one.
  signal?.throwIfAborted();
  const thread = new Thread('api/portal/reading/pdf.marking.thread.ts');
  const leave = () => thread.end();
  signal?.addEventListener('abort', leave, { once: true });
  try {
    const original = await bytes();
    const key = createHash('sha256').update(original).digest('hex');
    const from = { key, bytes: async () => original };
    const pictures = await drawUncertainPages(from, await listDifferent(original), signal ? { signal } : {});
    const copy = new Uint8Array(original);
    const png = new Uint8Array(await renderPng(mark, PNG_WIDTH, OPACITY));
    return await thread.ask<Uint8Array>({ bytes: copy, png, pictures, removesComments }, { ms: MARK_MS }, [copy, png]);
  } catch (error) {
    if (error instanceof ThreadLostError) fail('UNAVAILABLE', HEAVY);
    throw error;
  } finally {
    signal?.removeEventListener('abort', leave);
    thread.end();
  }
}
