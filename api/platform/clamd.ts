import net from 'node:net';
import type { Readable } from 'node:stream';

/** After this time without data, the scanner counts as unavailable. A large archive takes seconds. */
const PATIENCE_MS = 60_000;

/** The result of the scanner for a file. It throws if the scanner sends no result. */
export type Verdict = { clean: true } | { clean: false; malwareName: string };

/** Sends a file to clamd by INSTREAM, at `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
export async function scan(address: string, content: Readable): Promise<Verdict> {
  const socket = connect(address);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('The malware scanner does not answer')));
  try {
    const answer = readReply(socket);
    // The code below awaits it. Without this handler, a scanner that disconnects during the upload would end the
    // process.
    answer.catch(() => undefined);
    await Promise.race([send(socket, content), answer]);
    return parseVerdict(await answer);
  } finally {
    socket.destroy();
    content.destroy();
  }
}

function connect(address: string): net.Socket {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return net.connect(decodeURIComponent(pathname));
  return net.connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
}

/** Each chunk follows its length. An empty chunk ends the stream. */
async function send(socket: net.Socket, content: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((piece as Buffer).length);
    socket.write(length);
    if (!socket.write(piece as Buffer)) await waitForDrain(socket);
  }
  socket.write(Buffer.alloc(4));
}

const waitForDrain = (socket: net.Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error?: Error) => {
      socket.off('drain', done).off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onClose = () => done(new Error('The malware scanner went away'));
    socket.once('drain', done).once('close', onClose);
  });

const readReply = (socket: net.Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1').slice(0, 2_000);
      if (text.includes('\0')) resolve(text);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The malware scanner went away')));
  });

function parseVerdict(answer: string): Verdict {
  const reply = answer
    .split('\0', 1)[0]!
    .replace(/^stream: /, '')
    .trim();
  if (reply === 'OK') return { clean: true };
  const malwareName = /^(.+) FOUND$/.exec(reply)?.[1];
  if (malwareName) return { clean: false, malwareName };
  throw new Error(`The malware scanner said: ${reply.slice(0, 200)}`);
}
