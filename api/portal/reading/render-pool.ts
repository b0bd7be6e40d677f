import { LRUCache } from 'lru-cache';
import { failForNow } from '#api/platform/errors.ts';
import { openSharp } from './watermark.ts';
import type {
  DrawnPage,
  DrawWork,
  HiddenPages,
  TextSearchResult,
  MarkMask,
  OutlineItem,
  PageLink,
} from './pdf.work.ts';
import { Thread, ThreadLostError } from '#api/platform/thread.ts';

// A few threads draw the pages. They keep the current documents open.

export interface OpenableDocument {
  /** SHA-256 of the document's bytes. */
  key: string;
  /** Called only if no free thread has the document open. */
  bytes: () => Promise<Uint8Array>;
}

type Work =
  | { kind: 'picture'; page: number; width: number; mark: MarkMask }
  | { kind: 'text' | 'links'; page: number }
  | ({ kind: 'search' } & SearchWork)
  | { kind: 'hidden'; page: number; ms: number }
  | { kind: 'outline' }
  | { kind: 'shapes' };

/** The text to search for, the first page to search, the most hits, and the milliseconds to search for. */
export interface SearchWork {
  text: string;
  page: number;
  atMost: number;
  ms: number;
}

/** The time limit for a page, in milliseconds. A page of an ordinary PDF takes a tenth of a second. */
const PAGE_MS = 15_000;
/** The time limit for one step of a search, which searches at least one page. */
const SEARCH_STEP_MS = 6_000;
const MOST_WAITING = 200;
/** Threads end when none of them had work for this time: they need 40 MB and more. */
const IDLE_MS = 60_000;
const OPEN_DOCUMENTS = 4;
const OPEN_BYTES = 96 * 1024 * 1024;
/** A thread whose PDFium uses more than this restarts after its work. */
const HEAP_BYTES = 320 * 1024 * 1024;

const NOT_OPENED = new Set(['encrypted', 'broken', 'unopened']);

interface Slot {
  thread: Thread;
  busy: boolean;
  /** True if it has had no work. */
  fresh: boolean;
  /** Byte sizes of the open documents, by SHA-256. */
  open: LRUCache<string, number>;
  /** SHA-256 of documents that the thread must close. */
  drop: string[];
}

function createSlot(): Slot {
  const drop: string[] = [];
  const open = new LRUCache<string, number>({
    max: OPEN_DOCUMENTS,
    maxSize: OPEN_BYTES,
    sizeCalculation: (byteSize) => Math.max(byteSize, 1),
    dispose: (_, key, reason) => reason === 'evict' && drop.push(key),
  });
  return { thread: new Thread('api/portal/reading/pdf.drawing.thread.ts'), busy: false, fresh: true, open, drop };
}

export class DrawingPool {
  readonly #slots: Slot[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #size: number;
  readonly #patienceMs: number;
  readonly #idleMs: number;
  #idle: NodeJS.Timeout | undefined;

  constructor(size = 2, patienceMs = PAGE_MS, idleMs = IDLE_MS) {
    this.#size = size;
    this.#patienceMs = patienceMs;
    this.#idleMs = idleMs;
  }

  /** The number of threads. */
  get size(): number {
    return this.#slots.length;
  }

  /** `signal` ends the wait of a reader who disconnected. A page that is being drawn is completed. */
  async picture(
    from: OpenableDocument,
    request: { page: number; width: number; mark: MarkMask },
    signal?: AbortSignal,
  ): Promise<DrawnPage> {
    return this.#do<DrawnPage>(from, { kind: 'picture', ...request }, signal);
  }

  async text(from: OpenableDocument, page: number, signal?: AbortSignal): Promise<string> {
    return this.#do<string>(from, { kind: 'text', page }, signal);
  }

  async links(from: OpenableDocument, page: number, signal?: AbortSignal): Promise<PageLink[]> {
    return this.#do<PageLink[]>(from, { kind: 'links', page }, signal);
  }

  /** Returns the height of each page divided by its width. */
  async shapes(from: OpenableDocument): Promise<number[]> {
    return this.#do<number[]>(from, { kind: 'shapes' });
  }

  /** Searches some pages. Searching all pages at once would keep a thread from readers who wait for a page. */
  async search(from: OpenableDocument, request: SearchWork, signal?: AbortSignal): Promise<TextSearchResult> {
    return this.#do<TextSearchResult>(from, { kind: 'search', ...request }, signal);
  }

  /** The pages with a text that they do not show, from a page on for some time. */
  async hidden(from: OpenableDocument, page: number, ms: number, signal?: AbortSignal): Promise<HiddenPages> {
    return this.#do<HiddenPages>(from, { kind: 'hidden', page, ms }, signal);
  }

  async outline(from: OpenableDocument): Promise<OutlineItem[]> {
    return this.#do<OutlineItem[]>(from, { kind: 'outline' });
  }

  /** Ends every thread, also during its work. The next page starts a new one. */
  stop(): void {
    clearTimeout(this.#idle);
    for (const slot of this.#slots.splice(0)) slot.thread.end();
  }

  async #do<Value>(from: OpenableDocument, work: Work, signal?: AbortSignal): Promise<Value> {
    // Before a thread starts, because two libraries that start at the same time wait for each other.
    await openSharp();
    const slot = await this.#acquireSlot(from.key, signal);
    try {
      const { fresh } = slot;
      return await this.#ask<Value>(slot, from, work).catch((error: unknown) => {
        // Earlier documents may have used up the memory. Only on a new thread is the error caused by this document,
        // otherwise a new thread tries again.
        if (fresh || !(error instanceof ThreadLostError && error.spent)) throw error;
        Object.assign(slot, createSlot(), { busy: true });
        return this.#ask<Value>(slot, from, work);
      });
    } finally {
      slot.busy = false;
      this.#waiting.shift()?.();
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => this.#stopIfIdle(), this.#idleMs).unref();
    }
  }

  #stopIfIdle(): void {
    if (this.#slots.every(({ busy }) => !busy)) this.stop();
  }

  async #ask<Value>(slot: Slot, from: OpenableDocument, work: Work): Promise<Value> {
    slot.fresh = false;
    const opening = await this.#prepareFile(slot, from);
    const request = { ...work, key: from.key, ...opening } as Partial<DrawWork>;
    const ms = work.kind === 'search' ? Math.min(SEARCH_STEP_MS, this.#patienceMs) : this.#patienceMs;
    try {
      const value = await slot.thread.ask<Value>(request, { ms }, opening.bytes ? [opening.bytes] : []);
      if (((value as DrawnPage).heap ?? 0) > HEAP_BYTES) slot.thread.end();
      return value;
    } catch (error) {
      if (NOT_OPENED.has((error as Error).message)) slot.open.delete(from.key);
      throw error;
    }
  }

  /** A thread that has the document open, or any free one. Otherwise the request waits. */
  async #acquireSlot(key: string, signal?: AbortSignal): Promise<Slot> {
    if (this.#waiting.length >= MOST_WAITING) failForNow('UNAVAILABLE', 5);
    for (;;) {
      // A request whose reader disconnected passes its turn to the next one.
      if (signal?.aborted) this.#waiting.shift()?.();
      signal?.throwIfAborted();
      const free = this.#slots.filter(({ busy }) => !busy);
      const slot = free.find(({ open }) => open.has(key)) ?? this.#addSlot() ?? free[0];
      if (slot) {
        if (slot.thread.lost) Object.assign(slot, createSlot());
        slot.busy = true;
        return slot;
      }
      await this.#turn(signal);
    }
  }

  #turn(signal?: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const turn = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        const place = this.#waiting.indexOf(turn);
        if (place !== -1) this.#waiting.splice(place, 1);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(turn);
    });
  }

  #addSlot(): Slot | undefined {
    if (this.#slots.length >= this.#size) return undefined;
    const slot = createSlot();
    this.#slots.push(slot);
    return slot;
  }

  /** The bytes that the thread needs to open the document, and the documents that it closes for that. */
  async #prepareFile(slot: Slot, { key, bytes }: OpenableDocument): Promise<{ bytes?: Uint8Array; drop?: string[] }> {
    const { open, drop } = slot;
    if (open.get(key) !== undefined) return {};
    // Transferred, not copied: nothing else can use these bytes afterwards.
    const copy = new Uint8Array(await bytes());
    open.set(key, copy.length);
    return { bytes: copy, drop: drop.splice(0) };
  }
}
