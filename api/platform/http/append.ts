import type { Request } from 'express';
import { fail } from '../errors.ts';
import { giveTime } from './listen.ts';

/** After this time without data, the upload counts as disconnected, and the received bytes are kept. */
const IDLE_MS = 10_000;
const TOO_LONG = 'The file is larger than announced. Nothing was saved.';

/**
 * Reads a part of a file into memory. A broken connection is not a failure: the received bytes are returned, so that
 * the client does not send them again.
 */
export async function readPart(request: Request, atMost: number): Promise<Buffer> {
  if (Number(request.headers['content-length']) > atMost) return fail('TOO_LARGE', TOO_LONG);
  giveTime(request);
  const parts: Buffer[] = [];
  let bytes = 0;
  const idle = setTimeout(() => request.destroy(), IDLE_MS);
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      idle.refresh();
      bytes += part.length;
      if (bytes > atMost) return tooLong(request);
      parts.push(part);
    }
  } catch (error) {
    if (!isBrokenOff(error)) throw error;
  } finally {
    clearTimeout(idle);
  }
  return Buffer.concat(parts);
}

/** The rest is read and dropped, so that the connection stays open for the answer. */
function tooLong(request: Request): never {
  request.resume();
  return fail('TOO_LARGE', TOO_LONG);
}

const isBrokenOff = (error: unknown): boolean =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(
    String((error as { code?: unknown } | null)?.code),
  );
