import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextPass, setTimeout as delay } from 'node:timers/promises';
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
  const open = new Map<Socket, number>();
  sockets.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.set(socket, performance.now());
    socket.once('close', () => open.delete(socket));
  });
  return server;
}

/** The open connections of a server, with the time at which each was opened. */
const sockets = new WeakMap<Server, Map<Socket, number>>();

/** Closes connections that clients opened in advance. Node counts those without a first request as busy. */
function closeUnused(server: Server, ageMs: number): void {
  const before = performance.now() - ageMs;
  for (const [socket, openedAt] of sockets.get(server) ?? [])
    if (socket.bytesRead === 0 && openedAt < before) socket.destroy();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

const openPort = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Resolves with the port when it is open. Rejects with EADDRINUSE if it is taken. All addresses, as containers set them,
 * are those of IPv4 on a machine without IPv6.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  if (host !== '::') return openPort(server, port, host);
  try {
    return await openPort(server, port, host);
  } catch (error) {
    if (!NO_IPV6.has(String((error as NodeJS.ErrnoException).code))) throw error;
    return openPort(server, port, '0.0.0.0');
  }
}

const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL']);

/**
 * Rejects with EADDRINUSE if another program answers at the port. Checked before any other preparation. It connects
 * instead of listening for a moment, because a proxy could connect in this moment, and its request would be reset.
 */
export async function assertFree(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const isTaken = await new Promise<boolean>((resolve) => {
    const probe = net.connect({ port, host: toReachable(host), timeout: 1_000 });
    const end = (isConnected: boolean) => {
      probe.destroy();
      resolve(isConnected);
    };
    probe.once('connect', () => end(true));
    // Whatever else is wrong with the port is reported when the server listens.
    probe.once('timeout', () => end(false));
    probe.once('error', () => end(false));
  });
  if (isTaken) throw Object.assign(new Error(`Port ${port} is taken.`), { code: 'EADDRINUSE', port });
}

/** The host at which a server that listens on all addresses is reached from the same machine. */
const toReachable = (host: string): string => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host;

/**
 * Servers that are about to stop, with the time since when: their answers close the connection, so that clients send the
 * next request elsewhere.
 */
const stopping = new WeakMap<Server, number>();

/** Enough time for a large file on a slow connection. Longer requests are ended. */
const GRACE_MS = 20_000;

/**
 * The time in milliseconds in which a proxy still sends a request on a connection that it keeps open. Closing such a
 * connection earlier can lose a request that is on its way, and a proxy does not repeat a POST request.
 */
const SETTLE_MS = 2_000;

/** Accepts requests a little longer, until load balancers have noticed, and asks each client to reconnect elsewhere. */
export async function drain(server: Server, ms: number): Promise<void> {
  stopping.set(server, performance.now());
  await delay(ms);
}

/** Resolves when the server has stopped listening and all connections are closed. */
const closings = new WeakMap<Server, Promise<void>>();

/** Stops accepting connections. The `close` of an HTTP server would also close idle connections at once. */
function stopListening(server: Server): Promise<void> {
  const closing =
    closings.get(server) ?? new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
  closings.set(server, closing);
  return closing;
}

/**
 * Stops accepting connections and loses none. The system accepts a connection before the server does, and resets those
 * that still wait when the server stops listening: a proxy does not repeat a POST request after that. Therefore the
 * system may keep only one waiting connection, and the server stops listening while this is one of its own. Further
 * clients try again after a second and are refused, so that a proxy asks another server.
 */
async function refuseConnections(server: Server): Promise<void> {
  const { port, address } = server.address() as AddressInfo;
  const host = toReachable(address);
  (server as InternalServer)._handle.listen(0);
  const tryToStop = () => {
    const own = net.connect({ port, host }) as InternalSocket;
    own.on('error', () => undefined);
    // The socket has begun to connect by then. On the same machine that succeeds at once, or the system ignores it.
    process.nextTick(() => {
      if (own._handle?.getpeername({}) === 0) void stopListening(server);
      own.destroy();
    });
  };
  // At this moment, the only connection that waited has been accepted.
  server.on('connection', tryToStop);
  tryToStop();
  await passUntil(() => !server.listening);
  server.off('connection', tryToStop);
  void stopListening(server);
}

/** Accepts requests until load balancers have noticed that the server stops, then refuses connections. */
export async function leave(server: Server, drainMs: number): Promise<void> {
  await drain(server, drainMs);
  await refuseConnections(server);
}

/** What Node keeps to itself: changing the number of connections that may wait, and a connection's state. */
type InternalServer = Server & { _handle: { listen: (backlog: number) => number } };
type InternalSocket = Socket & { _handle: { getpeername: (out: object) => number } | null };

/** Stops accepting connections, lets running requests end, then closes the rest. */
export async function close(server: Server, graceMs = GRACE_MS): Promise<void> {
  // Nothing that arrived is lost where no load balancer is, so a person who stops the server does not wait.
  const settledAt = (stopping.get(server) ?? -Infinity) + SETTLE_MS;
  if (!stopping.has(server)) stopping.set(server, performance.now());
  const closePromise = stopListening(server);
  // A connection with an answer in progress becomes idle a moment later and would stay open for a minute.
  const sweep = async () => {
    if (performance.now() < settledAt) return;
    await waitForQuiet();
    server.closeIdleConnections();
    closeUnused(server, settledAt > 0 ? SETTLE_MS : 0);
  };
  void sweep();
  const sweeping = setInterval(() => void sweep(), 100);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closePromise;
  clearInterval(sweeping);
  clearTimeout(grace);
  // Ends the checks of time limits. All connections are closed already.
  server.close();
}

/** A pass of the event loop without events takes less time than this, in milliseconds. */
const QUIET_MS = 0.2;

/**
 * Resolves right after the event loop has looked for received bytes and found none, because a socket that is closed with
 * unread bytes resets its connection. A server without such a moment is too busy to wait for one.
 */
function waitForQuiet(): Promise<void> {
  let last = -Infinity;
  return passUntil(() => {
    const before = last;
    last = performance.now();
    return last - before < QUIET_MS;
  });
}

const LONGEST_WAIT_MS = 2_000;

/** Resolves after the first pass of the event loop for which the condition is true. */
async function passUntil(isReached: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  do await nextPass();
  while (!isReached() && performance.now() < end);
}
