import type http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundError } from './http/outbound.rules.ts';

// Reads the bodies of answers from servers that users chose, with limits of size and time.

const MOST_BYTES = 5_000_000;
const MOST_RATIO = 100;
/** Below this size a high ratio is harmless: a short text of spaces is not a decompression bomb. */
const RATIO_FROM = 200_000;
/** What is read of the answer to a message that was sent, and for how long after its status. */
const BEGINNING_BYTES = 2_048;
const BEGINNING_MS = 2_000;

/** The first bytes of an answer, however it goes on: its status has decided already. */
export async function readBeginning(response: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let byteSize = 0;
  const patience = setTimeout(() => response.destroy(), BEGINNING_MS);
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      byteSize += part.length;
      if (byteSize >= BEGINNING_BYTES) break;
    }
  } catch {
    // The answer was cut off.
  } finally {
    clearTimeout(patience);
    response.destroy();
  }
  return Buffer.concat(parts).subarray(0, BEGINNING_BYTES);
}

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress, deflate: createInflate };

export async function readBody(response: http.IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding as keyof typeof decoders]() : null;
  if (!decoder && encoding !== 'identity' && encoding !== '') {
    response.destroy();
    throw new OutboundError(`encoded as ${encoding}`);
  }
  const parts: Buffer[] = [];
  let [receivedBytes, total] = [0, 0];
  async function* count(source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      receivedBytes += part.length;
      yield part;
    }
  }
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) {
      total += part.length;
      const bomb = total > RATIO_FROM && total > receivedBytes * MOST_RATIO;
      if (total > MOST_BYTES || bomb) throw new OutboundError('too large', 'The response from this URL is too large.');
      parts.push(part);
    }
  };
  if (decoder) await pipeline(response, count, decoder, collect, { signal });
  else await pipeline(response, count, collect, { signal });
  return Buffer.concat(parts);
}
