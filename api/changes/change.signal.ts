import type { Logger } from 'pino';
import { Channel } from '../platform/database/channel.ts';

/** Proxies end a silent connection after 15 to 60 seconds. */
const BEAT_MS = 12_000;

/**
 * Wakes the streams of this server when a change was committed on any server, when a token or a session ended, and
 * every 12 seconds. One connection listens for all streams.
 */
export class ChangeSignal {
  #beats = 0;
  #next!: Promise<void>;
  #wake!: () => void;
  #timer: NodeJS.Timeout | undefined;
  readonly #channel: Channel;

  constructor(url: string, log: Logger, onListening: () => void) {
    this.#reset();
    this.#channel = new Channel({ url, name: 'change', log, onNotification: () => this.wake(), onListening });
  }

  /** The rows of a statement on the connection that listens. Null while it is lost. Callers run one at a time. */
  read(statement: string, values: readonly unknown[]): Promise<object[] | null> {
    return this.#channel.read(statement, values);
  }

  /** The number of signals so far that keep the connections of streams open. */
  get beats(): number {
    return this.#beats;
  }

  async start(): Promise<void> {
    this.#timer = setInterval(() => {
      this.#beats += 1;
      this.wake();
    }, BEAT_MS).unref();
    await this.#channel.start();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#channel.stop();
  }

  /** Resolves with the next notification. Take it before reading, so that a change after the read is not missed. */
  next(): Promise<void> {
    return this.#next;
  }

  wake(): void {
    this.#wake();
    this.#reset();
  }

  #reset(): void {
    this.#next = new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
