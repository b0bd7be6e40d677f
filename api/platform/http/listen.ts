import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { currentWork } from '../work.ts';

/** The time limits to receive a request: the default, and the limit for uploads. */
const ARRIVAL_MS = 60_000;
const LONGEST_MS = 600_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * For a file of a person who has the right to upload: ten minutes instead of one. The reader of the body ends it when
 * no data arrives. The received part is stored even if the sender disconnects.
 */
export function giveTime(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
  currentWork()?.exempt();
}

/** An HTTP server with time limits for slow and silent clients. */
export function createHttpServer(listener: RequestListener, arrivalMs = ARRIVAL_MS): Server {
  const limits = {
    headersTimeout: 15_000,
    requestTimeout: LONGEST_MS,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
  };
  const server = createServer(limits, (request, response) => {
    if (stopping.has(server)) response.setHeader('Connection', 'close');
    if (hasBody(request)) {
      const late = () => {
        if (request.complete) return;
        if (response.headersSent) request.socket.destroy();
        else request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      };
      const timer = setTimeout(late, arrivalMs).unref();
      timers.set(request, timer);
      request.once('close', () => clearTimeout(timer));
    }
    listener(request, response);
  });
  const open = new Set<Socket>();
  sockets.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return server;
}

const sockets = new WeakMap<Server, Set<Socket>>();

/** Closes connections that clients opened in advance. Node counts those without a first request as busy. */
function closeUnused(server: Server): void {
  for (const socket of sockets.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Resolves with the port when it is open. Rejects with EADDRINUSE if it is taken. */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Rejects with EADDRINUSE if another program uses the port. Checked before any other preparation. */
export async function assertFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await close(probe);
}

/**
 * Servers that are about to stop: their answers close the connection, so that clients send the next request elsewhere.
 */
const stopping = new WeakSet<Server>();

/** Enough time for a large file on a slow connection. Longer requests are ended. */
const GRACE_MS = 20_000;

/** Accepts requests a little longer, until load balancers have noticed, and asks each client to reconnect elsewhere. */
export async function drain(server: Server, ms: number): Promise<void> {
  stopping.add(server);
  await delay(ms);
}

/** Stops accepting connections, lets running requests end, then closes the rest. */
export async function close(server: Server, graceMs = GRACE_MS): Promise<void> {
  stopping.add(server);
  const closePromise = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection with an answer in progress becomes idle a moment later and would stay open for a minute.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    closeUnused(server);
  }, 100);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closePromise;
  clearInterval(sweep);
  clearTimeout(grace);
}
