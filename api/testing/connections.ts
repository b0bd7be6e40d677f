import { Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface Attempted {
  /** `host:port` of each connection attempt of this process, successful or not. */
  seen: string[];
}

/** Logs all connections of this process at the socket level, below all code that chooses a host. */
export function useConnectionLog(): Attempted {
  const log: Attempted = { seen: [] };
  // oxlint-disable-next-line typescript/unbound-method -- put back below, and called with its own socket
  const connect = Socket.prototype.connect;
  beforeAll(() => {
    Socket.prototype.connect = function (this: Socket, ...given: never[]) {
      this.on('connectionAttempt', (address: string, port: number) => log.seen.push(`${address}:${port}`));
      return Reflect.apply(connect, this, given) as never;
    } as typeof connect;
  });
  afterAll(() => {
    Socket.prototype.connect = connect;
  });
  return log;
}
