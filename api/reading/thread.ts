import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../platform/root.ts';

// A stranger's PDF is opened in a thread only: it has little memory and little time, and whatever it does to the thread
// it does not do to the server. The programs are read from source, because Node reads them as they are, bundled or not.

export type ThreadProgram = 'pdf.drawing.thread.ts' | 'pdf.marking.thread.ts';

/** The thread is gone, or was ended because the work was too much for it. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';

  /** `spent`: its own memory was at an end, perhaps by what it had open before. */
  constructor(
    message: string,
    readonly spent = false,
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

/** One thread that does one piece of work after the other. */
export class Thread {
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  #answer: { resolve: (value: unknown) => void; reject: (error: Error) => void } | null = null;
  /** True once it can do no more work. */
  lost = false;

  constructor(program: ThreadProgram) {
    this.#worker = new Worker(path.join(projectRoot, 'api/reading', program), {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.unref();
    this.#ready = new Promise((resolve) => this.#worker.once('message', () => resolve()));
    this.#worker.on('message', (message: 'ready' | ThreadAnswer) => {
      if (message !== 'ready') this.#settle(message);
    });
    this.#worker.once('error', () => this.end());
    this.#worker.once('exit', () => this.end());
  }

  /** Has it done within so many milliseconds, which begin when it is ready: a busy machine may take long to begin. */
  async ask<Value>(work: object, ms: number, bytes: Uint8Array[] = []): Promise<Value> {
    if (this.lost) throw new ThreadLostError('The thread is gone.');
    let patience: NodeJS.Timeout | undefined = setTimeout(() => this.end('It did not begin.'), BEGIN_MS);
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#answer = { resolve, reject };
    });
    // While it works the process stays up for it, as it does for any other work.
    this.#worker.ref();
    void this.#ready.then(() => {
      if (this.lost) return;
      clearTimeout(patience);
      patience = setTimeout(() => this.end('It took too long.'), ms);
      this.#worker.postMessage(
        work,
        bytes.map(({ buffer }) => buffer as ArrayBuffer),
      );
    });
    try {
      return (await answer) as Value;
    } finally {
      clearTimeout(patience);
      this.#worker.unref();
    }
  }

  /** Ends it, also in the middle of its work. */
  end(reason = 'The thread ended.'): void {
    this.lost = true;
    this.#answer?.reject(new ThreadLostError(reason));
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
