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
  expect?: number;
}

/**
 * Sends requests over keep-alive connections, one at a time on each. It parses each response only as far as needed to
 * find its end, because a cheap client keeps the measured server busier. Resolves with the number of responses.
 */
export async function run(load: Load): Promise<number> {
  const { count, connections = 32, seconds = 20 } = load;
  const until = performance.now() + seconds * 1_000;
  let sent = 0;
  let received = 0;
  const next = () => (sent < count && performance.now() < until ? load.requests[sent++ % load.requests.length] : null);
  const lanes = Array.from({ length: Math.min(connections, count) }, () => lane(load, next, () => (received += 1)));
  await Promise.all(lanes);
  return received;
}

function lane(load: Load, next: () => string | null | undefined, answered: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true });
    const send = () => {
      const request = next();
      if (request) socket.write(request);
      else socket.end(resolve);
    };
    const read = reader(load.expect ?? 200, () => {
      answered();
      send();
    });
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

function reader(expected: number, onAnswer: () => void): (chunk: Buffer) => void {
  let head: Buffer | null = null;
  let missing = 0;
  return (chunk) => {
    if (missing === 0) {
      const bytes = head ? Buffer.concat([head, chunk]) : chunk;
      const end = bytes.indexOf('\r\n\r\n');
      head = end === -1 ? bytes : null;
      if (end === -1) return;
      missing = formatSeconds(bytes.toString('latin1', 0, end), expected) - (bytes.length - end - 4);
    } else missing -= chunk.length;
    if (missing === 0) onAnswer();
  };
}

function formatSeconds(head: string, expected: number): number {
  const status = Number(head.slice(9, 12));
  if (status !== expected) throw new Error(`An answer had status ${status}, not ${expected}:\n${head}`);
  if (status === 304) return 0;
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!length) throw new Error(`An answer came without its length:\n${head}`);
  return Number(length);
}

export const get = (path: string, headers: Record<string, string> = {}): string =>
  `GET ${path} HTTP/1.1\r\nHost: bench\r\n${lines(headers)}\r\n`;

export function post(path: string, body: unknown, headers: Record<string, string> = {}): string {
  const json = JSON.stringify(body);
  const all = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(json)), ...headers };
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\n${lines(all)}\r\n${json}`;
}

const lines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
