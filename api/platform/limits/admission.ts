import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { type EncodedAnswer, send } from '../http/encoded-answer.ts';
import { isForGraphQL, refuse } from '../http/refusal.ts';

/** Requests that are worked on at the same time, for each core. More of them share the same CPU time and end later. */
const RUNNING_BY_CORE = 4;
/** The longest wait for a turn in milliseconds. A request that waited longer is refused, and its client can try again. */
const WAIT_MS = 500;
const WAITING_AT_MOST = 1_024;

interface Waiter {
  start: () => void;
  timer: NodeJS.Timeout;
}

export interface AdmissionLimits {
  running: number;
  waiting: number;
  waitMs: number;
}

/** @param scale LIMITS_SCALE: load tests raise all limits */
export const admissionLimits = (scale: number): AdmissionLimits => ({
  running: RUNNING_BY_CORE * availableParallelism(),
  waiting: WAITING_AT_MOST * scale,
  waitMs: Math.min(WAIT_MS * scale, 60_000),
});

/**
 * Admits as many requests at a time as the server can work on, so that more load does not make all of them slow. Others
 * wait for a short time, and are refused after it. A refusal that came at once would invite the same client to try again
 * at once. Requests answered from memory do not pass here.
 */
export class Admission {
  #running = 0;
  /** In the order of arrival. */
  readonly #waiting = new Set<Waiter>();

  constructor(private readonly limits: AdmissionLimits) {}

  /** Calls `run` when it is the turn of the request, or `refuse` if that takes too long, or nothing if its client leaves. */
  enter(response: ServerResponse, run: () => void, refuse: () => void): void {
    // A response that is closed does not close again, so it would keep its place forever.
    if (response.closed) return run();
    if (this.#running < this.limits.running && this.#waiting.size === 0) return this.#start(response, run);
    if (this.#waiting.size >= this.limits.waiting) return refuse();
    // The turn comes within the work of another request.
    const resume = AsyncLocalStorage.bind(() => this.#start(response, run));
    const leave = () => {
      clearTimeout(entry.timer);
      this.#waiting.delete(entry);
      response.off('close', leave);
    };
    const giveUp = () => {
      leave();
      refuse();
    };
    const start = () => {
      leave();
      resume();
    };
    const entry: Waiter = { start, timer: setTimeout(giveUp, this.limits.waitMs) };
    this.#waiting.add(entry);
    response.once('close', leave);
  }

  /** True if no request runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.size === 0;
  }

  /** The work is done when the response begins: a slow reader of a long response keeps no place. */
  #start(response: ServerResponse, run: () => void): void {
    this.#running += 1;
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      this.#running -= 1;
      this.#next();
    };
    onHeaders(response, done);
    response.once('close', done);
    run();
  }

  /** The next turn begins in a later step of the event loop, so that requests for memory are answered between two turns. */
  #next(): void {
    setImmediate(() => {
      const [first] = this.#waiting;
      if (first && this.#running < this.limits.running) first.start();
    });
  }
}

/**
 * True for requests that read a page. Files, uploads and their parts wait for workers and for clients, and have queues
 * of their own; so have queries and the hashing of passwords.
 */
export const isAdmitted = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:files|pictures|api|graphql|livez|readyz)(?:[/?]|$)/i.test(url);

/** Calls `then` when the headers are sent. Node calls `writeHead` itself if no one else does. */
function onHeaders(response: ServerResponse, then: () => void): void {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    then();
    response.writeHead = writeHead;
    return writeHead.apply(this, args);
  } as typeof writeHead;
}

/** Answers a request that was not admitted: with the page for browsers, and one sentence for other clients. */
export function createBusyAnswer(page: EncodedAnswer): (request: IncomingMessage, response: ServerResponse) => void {
  const sentence = 'The server is busy. Try again in a few seconds.';
  const headers = { 'Retry-After': '2' };
  return (request, response) => {
    const isPage = request.headers.accept?.includes('text/html') && !isForGraphQL(request.url);
    if (isPage) return send(request, response, page);
    refuse(request, response, { status: 503, code: 'UNAVAILABLE', sentence, headers });
  };
}
