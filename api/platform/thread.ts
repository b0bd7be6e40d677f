import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from './root.ts';

// Untrusted PDFs and Markdown are processed in a thread only: it has limited memory and time, and what harms the thread
// does not harm the server. The programs run from source, because Node runs them as they are, bundled or not.

export type ThreadProgram =
  | 'api/uploads/upload.office.thread.ts'
  | 'api/platform/markdown/markdown.thread.ts'
  | 'api/reading/pdf.drawing.thread.ts'
  | 'api/reading/pdf.marking.thread.ts';

export interface TimeLimit {
  /** Milliseconds until the answer, however busy the machine is. */
  ms: number;
  /** Milliseconds of processor time that the thread itself may use; without it, `ms` alone counts. */
  cpuMs?: number;
}

/** The thread is gone, or was ended because the work was too much for it. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';

  /** `spent`: its own memory was at an end, perhaps by what it had open before. */
  constructor(
    message: string,
    readonly spent = false,
    /** False if the thread never started: then the work is not to blame. */
    readonly began = true,
  ) {
    super(message);
  }
}

/** What a thread says of work it could do, and of work it could not. */
export type ThreadAnswer = { value: unknown } | { fault: string; lost?: true };

/** For the heap of V8; PDFium's own memory is bounded inside its thread. */
const MEMORY_MB = 384;

/** A thread that has not begun by then never will. */
const BEGIN_MS = 60_000;

/** How often the processor time of a thread is read. */
const CPU_CHECK_MS = 100;

/** One thread that does one piece of work after the other. */
export class Thread {
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  #answer: { resolve: (value: unknown) => void; reject: (error: Error) => void } | null = null;
  /** True once it can do no more work. */
  lost = false;
  #began = false;

  constructor(program: ThreadProgram) {
    this.#worker = new Worker(path.join(projectRoot, program), {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.unref();
    this.#ready = new Promise((resolve) =>
      this.#worker.once('message', () => {
        this.#began = true;
        resolve();
      }),
    );
    this.#worker.on('message', (message: 'ready' | ThreadAnswer) => {
      if (message !== 'ready') this.#settle(message);
    });
    this.#worker.once('error', () => this.end());
    this.#worker.once('exit', () => this.end());
  }

  /** Has the work done within the limit, which starts when the thread is ready: a busy machine may start it late. */
  async ask<Value>(work: object, limit: TimeLimit, bytes: Uint8Array[] = []): Promise<Value> {
    if (this.lost) throw new ThreadLostError('The thread has ended.');
    let patience: NodeJS.Timeout | undefined = setTimeout(() => this.end('It did not begin.'), BEGIN_MS);
    const done = new AbortController();
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#answer = { resolve, reject };
    });
    // While it works the process stays up for it, as it does for any other work.
    this.#worker.ref();
    void this.#ready.then(() => {
      if (this.lost) return;
      clearTimeout(patience);
      patience = setTimeout(() => this.end('It took too long.'), limit.ms);
      if (limit.cpuMs) this.#limitCpu(limit.cpuMs, done.signal);
      this.#worker.postMessage(
        work,
        bytes.map(({ buffer }) => buffer as ArrayBuffer),
      );
    });
    try {
      return (await answer) as Value;
    } finally {
      clearTimeout(patience);
      done.abort();
      this.#worker.unref();
    }
  }

  #limitCpu(cpuMs: number, done: AbortSignal): void {
    // A thread that ends meanwhile has no usage: its end is reported elsewhere.
    const before = this.#worker.cpuUsage().catch(() => null);
    const check = setInterval(async () => {
      const used = await this.#worker.cpuUsage((await before) ?? undefined).catch(() => null);
      // The answer may have come while the usage was read, and the thread may be at other work.
      if (!done.aborted && used && (used.user + used.system) / 1_000 >= cpuMs) this.end('It took too long.');
    }, CPU_CHECK_MS);
    done.addEventListener('abort', () => clearInterval(check), { once: true });
  }

  /** Ends it, also in the middle of its work. */
  end(reason = 'The thread ended.'): void {
    this.lost = true;
    this.#answer?.reject(new ThreadLostError(reason, false, this.#began));
    this.#answer = null;
    void this.#worker.terminate();
  }

  #settle(answer: ThreadAnswer): void {
    const waiting = this.#answer;
    this.#answer = null;
    if ('value' in answer) return waiting?.resolve(answer.value);
    if (answer.lost) {
      waiting?.reject(new ThreadLostError(answer.fault, true));
      this.end();
    } else waiting?.reject(new Error(answer.fault));
  }
}
