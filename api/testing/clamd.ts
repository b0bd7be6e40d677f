import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The test file that every scanner reports as malware, in two parts, so that this source file is not reported. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface Scanner {
  /** In the format of the CLAMD setting. */
  address: string;
  /** The number of files that it received completely. */
  seen: number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Replaces ClamAV's clamd: it speaks INSTREAM on a socket of its own and recognizes one malware file. */
export function createScanner(file = path.join(os.tmpdir(), `clamd-${randomBytes(6).toString('hex')}.sock`)): Scanner {
  let server: net.Server | null = null;
  const scanner: Scanner = {
    address: `unix://${file}`,
    seen: 0,
    start: () =>
      new Promise((resolve) => {
        server = net.createServer((socket) => listen(socket, scanner)).listen(file, resolve);
      }),
    stop: async () => {
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
      server = null;
      await rm(file, { force: true });
    },
  };
  return scanner;
}

function listen(socket: net.Socket, scanner: Scanner): void {
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece]);
    const content = getContent(received);
    if (content === null) return;
    scanner.seen += 1;
    socket.end(content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  });
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** All chunks up to the empty one. Null if that has not arrived yet. */
function getContent(received: Buffer): Buffer | null {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return null;
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
