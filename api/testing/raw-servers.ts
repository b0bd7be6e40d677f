import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer as createSecureServer } from 'node:https';
import { afterAll, beforeAll } from 'vitest';
import { selfSigned } from './certificate.ts';

export interface RawServers {
  /** Calls `speak` for each connection, before the first byte. */
  raw: { host: string; speak: (socket: Socket) => void };
  /** Speaks TLS with a self-signed certificate. */
  secure: { host: string };
  /** Represents an internal service: a connection to it is a failure of the guard. */
  inside: { host: string; port: number; visitors: number };
}

const getHost = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

/** Servers that do not follow HTTP. */
export function useRawServers(): RawServers {
  const servers: RawServers = {
    raw: { host: '', speak: (socket) => void socket.destroy() },
    secure: { host: '' },
    inside: { host: '', port: 0, visitors: 0 },
  };
  const open = new Set<Socket>();
  const trackSocket = (socket: Socket) => void open.add(socket.on('error', () => undefined));
  const raw = createServer((socket) => (trackSocket(socket), servers.raw.speak(socket)));
  const secure = createSecureServer(selfSigned('somebody-else.example'), (_, response) => void response.end('hello'));
  const inside = createServer((socket) => {
    servers.inside.visitors += 1;
    socket.destroy();
  });
  beforeAll(async () => {
    secure.on('connection', trackSocket);
    await Promise.all([listen(raw), listen(secure), listen(inside)]);
    servers.raw.host = getHost(raw);
    servers.secure.host = getHost(secure);
    Object.assign(servers.inside, { host: getHost(inside), port: (inside.address() as AddressInfo).port });
  });
  afterAll(() => {
    for (const socket of open) socket.destroy();
    for (const server of [raw, secure, inside]) server.close();
  });
  return servers;
}
