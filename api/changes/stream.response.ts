import { once } from 'node:events';
import type { ExecutionResult } from 'graphql';
import type { Response } from 'express';
import { toExpectedError } from '../platform/errors.ts';

/** A reader that takes nothing for this long, in milliseconds, is disconnected. It continues with its last id. */
const SLOW_MS = 30_000;

/** One stream of events to one client. It never holds more than one event that the client has not taken. */
export class StreamResponse {
  readonly closed: Promise<void>;

  constructor(
    private readonly response: Response,
    onClose: () => void,
    private readonly patienceMs = SLOW_MS,
  ) {
    // A client that disconnected before this does not disconnect again.
    const closePromise = response.destroyed ? Promise.resolve() : once(response, 'close');
    this.closed = closePromise.then(onClose, onClose);
  }

  begin(): void {
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.response.write(':\n\n');
  }

  /** Keeps the connection open and sends the id from which the client can continue, without an event. */
  beat(cursor: string): void {
    if (!this.response.writableEnded && !this.response.writableNeedDrain) this.response.write(`:\nid: ${cursor}\n\n`);
  }

  /** Writes an event and waits until the client has taken it. */
  async next(cursor: string, result: ExecutionResult): Promise<void> {
    const data = JSON.stringify({ ...result, extensions: { ...result.extensions, cursor } });
    if (this.response.write(`event: next\nid: ${cursor}\ndata: ${data}\n\n`)) return;
    const patience = setTimeout(() => this.response.destroy(), this.patienceMs);
    await Promise.race([once(this.response, 'drain'), this.closed]);
    clearTimeout(patience);
  }

  /** The last event: why the stream ends. Before the first event, the status of the answer says it. */
  fail(error: unknown): void {
    const expected = toExpectedError(error);
    if (!this.response.headersSent) throw error;
    if (this.response.writableEnded || this.response.destroyed) return;
    const message = expected?.message ?? 'An error occurred on the server.';
    const extensions = expected?.extensions ?? { code: 'INTERNAL_SERVER_ERROR' };
    const data = JSON.stringify({ errors: [{ message, extensions }] });
    this.response.write(`event: next\ndata: ${data}\n\nevent: complete\ndata: \n\n`);
  }

  end(): void {
    if (this.response.headersSent) this.response.end();
  }
}
