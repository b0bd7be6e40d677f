import { LRUCache } from 'lru-cache';
import { fail, failForNow } from '../errors.ts';
import { isQuickToRender, MarkdownLimitError } from './markdown-limits.ts';
import type { MarkdownParts } from './markdown-parts.ts';
import { type LinkTargets, renderAsPlainText, type RenderedText } from './markdown-render.ts';
import { type MarkdownWork, performMarkdownWork } from './markdown-work.ts';
import { Thread, ThreadLostError, type TimeLimit } from '../thread.ts';

/** Increase it when the output changes: stored articles are rendered again at the next start. */
export const RENDER_VERSION = 6;

/**
 * Processor time of the thread in milliseconds, because a busy machine needs longer. An ordinary text of the maximum
 * length, full of headings and links, takes 1.2 s, so the time grows with the length.
 */
const CPU_MS = 1_000;
const CPU_MS_PER_CHARACTER = 0.02;
/** The clock is only a second limit, for a thread that waits: a machine with 20 busy processes gives it a tenth of a core. */
const WAIT_FACTOR = 20;
/** A text that was saved within its limit can still be rendered if the machine is slower today. */
const READING_FACTOR = 5;
const MOST_WAITING = 200;
/** A thread that is idle for this time ends, and its memory is free. */
const IDLE_MS = 30_000;

const TOO_COMPLEX =
  'This text is nested too deeply or takes too long to render. Simplify its lists, quotes and formatting, or divide it.';

/** Renders a text. Throws a MarkdownLimitError. */
export const renderMarkdown = (markdown: string, targets?: LinkTargets): Promise<RenderedText> =>
  perform<RenderedText>({ kind: 'render', markdown, targets });

/** Renders a stored text. A text that exceeds the limits, saved before they existed, is shown as it was typed. */
export async function renderStoredMarkdown(markdown: string, targets?: LinkTargets): Promise<RenderedText> {
  try {
    return await perform<RenderedText>({ kind: 'render', markdown, targets }, READING_FACTOR);
  } catch (error) {
    if (error instanceof MarkdownLimitError) return renderAsPlainText(markdown);
    throw error;
  }
}

const recent = new LRUCache<string, Promise<MarkdownParts>>({ max: 4 });

/** The links, pictures and headings of a text. Throws a MarkdownLimitError. One save calls it several times. */
export function readMarkdownParts(markdown: string): Promise<MarkdownParts> {
  const parts = recent.get(markdown) ?? perform<MarkdownParts>({ kind: 'parts', markdown });
  recent.set(markdown, parts);
  parts.catch(() => recent.delete(markdown));
  return parts;
}

/**
 * Rejects a text that cannot be rendered within the limits. Called before a transaction, which must not wait so long.
 */
export const refuseComplexText = async (markdown: string | null | undefined): Promise<void> => {
  if (markdown) await refuseBeyondLimits(readMarkdownParts(markdown));
};

/** Renders or parses a text. If it exceeds the limits, the error names the field of the text. */
export async function refuseBeyondLimits<Value>(work: Promise<Value>, path = ['input', 'body']): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MarkdownLimitError) fail('BAD_USER_INPUT', TOO_COMPLEX, [{ path, message: TOO_COMPLEX }]);
    throw error;
  }
}

let thread: Thread | null = null;
let last: Promise<unknown> = Promise.resolve();
let waitingCount = 0;
let idle: NodeJS.Timeout | undefined;

/** One text at a time, in one thread. */
async function perform<Value>(work: MarkdownWork, factor = 1): Promise<Value> {
  if (isQuickToRender(work.markdown)) return performMarkdownWork(work) as Value;
  if (waitingCount >= MOST_WAITING) failForNow('UNAVAILABLE', 5);
  waitingCount += 1;
  const cpuMs = factor * Math.max(CPU_MS, work.markdown.length * CPU_MS_PER_CHARACTER);
  const turn = last.then(() => performInThread<Value>(work, { cpuMs, ms: cpuMs * WAIT_FACTOR }));
  last = turn.catch(() => undefined);
  return turn.finally(() => (waitingCount -= 1));
}

async function performInThread<Value>(work: MarkdownWork, limit: TimeLimit): Promise<Value> {
  clearTimeout(idle);
  if (!thread || thread.lost) thread = new Thread('api/platform/markdown/markdown.thread.ts');
  const current = thread;
  try {
    return await current.ask<Value>(work, limit);
  } catch (error) {
    if (current !== thread) return failForNow('UNAVAILABLE', 5);
    // An error of a thread that never started is not about the text.
    const isSpent = error instanceof ThreadLostError && error.began;
    throw isSpent || (error as Error).message === 'limit' ? new MarkdownLimitError() : error;
  } finally {
    idle = setTimeout(stopMarkdown, IDLE_MS).unref();
  }
}

/** Ends the thread. The next text starts another one. */
export function stopMarkdown(): void {
  thread?.end();
  thread = null;
}
