import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from './root.ts';

// Untrusted PDFs and Markdown are processed only in a thread with limited memory and time, so that a failure of the
// thread does not harm the server. Node runs the programs from source, with and without a bundle.

export type ThreadProgram =
  | 'api/portal/uploads/upload.office.thread.ts'
  | 'api/platform/markdown/markdown.thread.ts'
  | 'api/portal/reading/pdf.drawing.thread.ts'
  | 'api/portal/reading/pdf.marking.thread.ts';

export interface TimeLimit {
  /** Milliseconds until the answer, also on a busy machine. */
  ms: number;
  /** Milliseconds of processor time of the thread itself. Without it, only `ms` counts. */
  cpuMs?: number;
}

/** The thread has ended, or was ended because the work exceeded its limits. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';

  /** `spent`: its own memory was full, possibly because of earlier work. */
  constructor(
    message: string,
    readonly spent = false,
    /** False if the thread never started, so the work is not the cause. */
    readonly began = true,
  ) {
    super(message);
  }
}

/** The message of a thread about its work: the result or the error. */
export type ThreadAnswer = { value: unknown } | { error: string; lost?: true };

/** The limit of V8's heap. PDFium limits its own memory inside the thread. */
const MEMORY_MB = 384;

/** A thread that has not started by then does not start. */
const BEGIN_MS = 60_000;

/** The interval in which the processor time of a thread is read. */
const CPU_CHECK_MS = 100;

/** A thread that does one piece of work at a time. */
export class Thread {
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  #answer: { resolve: (value: unknown) => void; reject: (error: Error) => void } | null = null;
  /** True if it accepts no more work. */
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

  /**
   * Does the work within the limit, which starts when the thread is ready, because a busy machine can start it late.
   */
  async ask<Value>(work: object, limit: TimeLimit, bytes: Uint8Array[] = []): Promise<Value> {
    if (this.lost) throw new ThreadLostError('The thread has ended.');
    let patience: NodeJS.Timeout | undefined = setTimeout(() => this.end('It did not begin.'), BEGIN_MS);
    const done = new AbortController();
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#answer = { resolve, reject };
    });
    // While it works, the process stays alive.
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
    // A thread that ends meanwhile has no usage. Its end is reported elsewhere.
    const before = this.#worker.cpuUsage().catch(() => null);
    const check = setInterval(async () => {
      const usage = await this.#worker.cpuUsage((await before) ?? undefined).catch(() => null);
      // The answer can have arrived while the usage was read, and the thread can have begun other work.
      if (!done.aborted && usage && (usage.user + usage.system) / 1_000 >= cpuMs) this.end('It took too long.');
    }, CPU_CHECK_MS);
    done.addEventListener('abort', () => clearInterval(check), { once: true });
  }

  /** Ends the thread, also during its work. */
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
      waiting?.reject(new ThreadLostError(answer.error, true));
      this.end();
    } else waiting?.reject(new Error(answer.error));
  }
}
