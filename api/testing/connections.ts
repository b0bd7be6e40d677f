import { Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface Attempted {
  /** `address:port` of each attempt of this process to connect, whether it came about or not. */
  seen: string[];
}

/** Writes down where this process connects to, under everything that could choose an address: a log of what happened. */
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
