import { LRUCache } from 'lru-cache';
import { fail, failForNow } from '../errors.ts';
import { isQuickToRender, MarkdownLimitError } from './markdown-limits.ts';
import type { MarkdownParts } from './markdown-parts.ts';
import { type LinkTargets, renderAsPlainText, type RenderedText } from './markdown-render.ts';
import { type MarkdownWork, performMarkdownWork } from './markdown-work.ts';
import { Thread, ThreadLostError, type TimeLimit } from '../thread.ts';

/** Raise when the output changes: stored articles are rendered again at the next start. */
export const RENDER_VERSION = 4;

/**
 * Processor time of the thread: a busy machine may need longer for it, but not without end. An ordinary text of the
 * greatest length, full of headings and links, takes 1.2 s, so long texts have as much time as their length explains.
 */
const CPU_MS = 1_000;
const CPU_MS_PER_CHARACTER = 0.02;
const WAIT_FACTOR = 5;
/** What was saved within its limit stays renderable, also where the machine is slower today. */
const READING_FACTOR = 5;
const MOST_WAITING = 200;
/** A thread that had nothing to do for so long ends, and its memory is free. */
const IDLE_MS = 30_000;

const TOO_COMPLEX =
  'This text is nested too deeply or takes too long to render. Simplify its lists, quotes and formatting, or divide it.';

/** Renders a text, or throws a MarkdownLimitError. */
export const renderMarkdown = (markdown: string, targets?: LinkTargets): Promise<RenderedText> =>
  perform<RenderedText>({ kind: 'render', markdown, targets });

/** Renders a text that is stored. A text beyond the limits, saved before they existed, is shown as it was typed. */
export async function renderStoredMarkdown(markdown: string, targets?: LinkTargets): Promise<RenderedText> {
  try {
    return await perform<RenderedText>({ kind: 'render', markdown, targets }, READING_FACTOR);
  } catch (error) {
    if (error instanceof MarkdownLimitError) return renderAsPlainText(markdown);
    throw error;
  }
}

const recent = new LRUCache<string, Promise<MarkdownParts>>({ max: 4 });

/** The links, pictures and headings of a text, or throws a MarkdownLimitError. One save asks several times. */
export function readMarkdownParts(markdown: string): Promise<MarkdownParts> {
  const parts = recent.get(markdown) ?? perform<MarkdownParts>({ kind: 'parts', markdown });
  recent.set(markdown, parts);
  parts.catch(() => recent.delete(markdown));
  return parts;
}

/** Refuses a text that cannot be read within the limits. Called before a transaction, which may not wait so long. */
export const refuseComplexText = async (markdown: string | null | undefined): Promise<void> => {
  if (markdown) await refuseBeyondLimits(readMarkdownParts(markdown));
};

/** Has the text rendered or read; beyond the limits it is refused at the field it was written in. */
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
let waiting = 0;
let idle: NodeJS.Timeout | undefined;

/** One text after the other, in one thread. */
async function perform<Value>(work: MarkdownWork, factor = 1): Promise<Value> {
  if (isQuickToRender(work.markdown)) return performMarkdownWork(work) as Value;
  if (waiting >= MOST_WAITING) failForNow('UNAVAILABLE', 5);
  waiting += 1;
  const cpuMs = factor * Math.max(CPU_MS, work.markdown.length * CPU_MS_PER_CHARACTER);
  const turn = last.then(() => performInThread<Value>(work, { cpuMs, ms: cpuMs * WAIT_FACTOR }));
  last = turn.catch(() => undefined);
  return turn.finally(() => (waiting -= 1));
}

async function performInThread<Value>(work: MarkdownWork, limit: TimeLimit): Promise<Value> {
  clearTimeout(idle);
  if (!thread || thread.lost) thread = new Thread('api/platform/markdown/markdown.thread.ts');
  const current = thread;
  try {
    return await current.ask<Value>(work, limit);
  } catch (error) {
    if (current !== thread) return failForNow('UNAVAILABLE', 5);
    // A thread that never started says nothing about the text.
    const isSpent = error instanceof ThreadLostError && error.began;
    throw isSpent || (error as Error).message === 'limit' ? new MarkdownLimitError() : error;
  } finally {
    idle = setTimeout(stopMarkdown, IDLE_MS).unref();
  }
}

/** Ends the thread. The next text starts another. */
export function stopMarkdown(): void {
  thread?.end();
  thread = null;
}
