import { Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface Attempted {
  /** `address:port` of each connection attempt of this process, successful or not. */
  seen: string[];
}

/** Records the addresses that this process connects to, below every layer that could choose one. */
export function useConnectionLog(): Attempted {
  const log: Attempted = { seen: [] };
  // oxlint-disable-next-line typescript/unbound-method -- put back below, and called with its own socket
  const connect = Socket.prototype.connect;
  beforeAll(() => {
    Socket.prototype.connect = function (this: Socket, ...args: never[]) {
      this.on('connectionAttempt', (address: string, port: number) => log.seen.push(`${address}:${port}`));
      return Reflect.apply(connect, this, args) as never;
    } as typeof connect;
  });
  afterAll(() => {
    Socket.prototype.connect = connect;
  });
  return log;
}
