/** Runs a limited number of tasks at once and lets a limited number wait, in order. */
export class Queue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly runningAtMost: number,
    private readonly waitingAtMost: number,
  ) {}

  get isFull(): boolean {
    return this.#running >= this.runningAtMost && this.#waiting.length >= this.waitingAtMost;
  }

  /** Resolves with a function that frees the place. Rejects if the signal aborts during the wait. */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running >= this.runningAtMost) await this.#wait(signal);
    else this.#running += 1;
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      // The place passes to the next task in line without becoming free in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    };
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(enter);
    });
  }
}
