import { connect } from 'node:net';

/** Complete raw HTTP requests, sent in turn. */
export interface Load {
  port: number;
  requests: string[];
  connections?: number;
  /** The run ends at the count or after the seconds, whichever comes first. */
  count: number;
  seconds?: number;
  /** The expected status. Any other stops the run, because it would measure an error. */
  expect?: number | 'any';
  /** Called for each answer. */
  onAnswer?: (status: number, milliseconds: number) => void;
  /** True if the clients disconnect when the time is over, without waiting for their answers. */
  leaves?: boolean;
  /** Milliseconds between an answer and the next request on the same connection. */
  pauseMs?: number;
  /** The address of the clients, if it is not the usual one. */
  localAddress?: string;
}

const SECONDS = 20;

/**
 * Sends requests over keep-alive connections, one at a time on each. It parses each response only as far as needed to
 * find its end, because a cheap client keeps the measured server busier. Resolves with the number of responses.
 */
export async function run(load: Load): Promise<number> {
  const { count, connections = 32, seconds = SECONDS } = load;
  const until = performance.now() + seconds * 1_000;
  let sentCount = 0;
  let responseCount = 0;
  const takeRequest = () =>
    sentCount < count && performance.now() < until ? load.requests[sentCount++ % load.requests.length] : null;
  const lanes = Array.from({ length: Math.min(connections, count) }, () =>
    runConnection(load, takeRequest, () => (responseCount += 1)),
  );
  await Promise.all(lanes);
  return responseCount;
}

function runConnection(
  load: Load,
  takeRequest: () => string | null | undefined,
  countResponse: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port, localAddress } = load;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, ...(localAddress && { localAddress }) });
    let sentAt = 0;
    const send = () => {
      const request = takeRequest();
      sentAt = performance.now();
      if (request) socket.write(request);
      else socket.end(resolve);
    };
    const read = createReader(load.expect ?? 200, (status) => {
      countResponse();
      load.onAnswer?.(status, performance.now() - sentAt);
      if (load.pauseMs) setTimeout(send, load.pauseMs);
      else send();
    });
    if (load.leaves) setTimeout(() => socket.destroy(), (load.seconds ?? SECONDS) * 1_000);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
  });
}

function createReader(expected: number | 'any', onAnswer: (status: number) => void): (chunk: Buffer) => void {
  let head: Buffer | null = null;
  let missing = 0;
  let status = 0;
  return (chunk) => {
    if (missing === 0) {
      const bytes = head ? Buffer.concat([head, chunk]) : chunk;
      const end = bytes.indexOf('\r\n\r\n');
      head = end === -1 ? bytes : null;
      if (end === -1) return;
      const answer = readHead(bytes.toString('latin1', 0, end), expected);
      status = answer.status;
      missing = answer.length - (bytes.length - end - 4);
    } else missing -= chunk.length;
    if (missing === 0) onAnswer(status);
  };
}

function readHead(head: string, expected: number | 'any'): { status: number; length: number } {
  const status = Number(head.slice(9, 12));
  if (expected !== 'any' && status !== expected)
    throw new Error(`An answer had status ${status}, not ${expected}:\n${head}`);
  if (status === 304) return { status, length: 0 };
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!length) throw new Error(`An answer came without its length:\n${head}`);
  return { status, length: Number(length) };
}

export const get = (path: string, headers: Record<string, string> = {}): string =>
  `GET ${path} HTTP/1.1\r\nHost: bench\r\n${formatHeaders(headers)}\r\n`;

export function post(path: string, body: unknown, headers: Record<string, string> = {}): string {
  const json = JSON.stringify(body);
  const all = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(json)), ...headers };
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\n${formatHeaders(all)}\r\n${json}`;
}

const formatHeaders = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
