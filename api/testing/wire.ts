import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Wire {
  /** The URL of the database through this proxy. */
  url: string;
  /** Ends every connection and refuses new ones, like a database that was stopped. */
  cut: () => void;
  repair: () => Promise<void>;
  /** Accepts connections and forwards nothing, like a database whose processes are suspended. */
  freeze: () => void;
  thaw: () => void;
  close: () => Promise<void>;
}

/** A proxy of the database that a test can disconnect and reconnect. */
export async function cuttableWire(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server: Server = createServer((inward) => {
    const outward = connect(Number(target.port), target.hostname);
    join(inward, outward, sockets);
    if (isFrozen) for (const socket of [inward, outward]) socket.pause();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.port = String(port);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const freeze = () => {
    isFrozen = true;
    for (const socket of sockets) socket.pause();
  };
  const thaw = () => {
    isFrozen = false;
    for (const socket of sockets) socket.resume();
  };
  return {
    url: url.href,
    cut,
    freeze,
    thaw,
    repair: () => (server.listening ? Promise.resolve() : listen(port)),
    close: async () => cut(),
  };
}

function join(inward: Socket, outward: Socket, sockets: Set<Socket>): void {
  for (const socket of [inward, outward]) {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      inward.destroy();
      outward.destroy();
    });
  }
  inward.pipe(outward).pipe(inward);
}
