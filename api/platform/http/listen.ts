import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server with the time limits that slow or silent clients run into. */
export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    listener,
  );
}

/** Resolves with the port once it is open; rejects with EADDRINUSE where it is taken. */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Rejects with EADDRINUSE where another program has the port: told before anything is made ready for nothing. */
export async function assertFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await close(probe);
}

/** Stops accepting, lets running requests end, then closes what is left. */
export async function close(server: Server, graceMs = 10_000): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(grace);
}
