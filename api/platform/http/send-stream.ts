import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The errors of `pipeline` for a client that disconnects before or while the stream is sent. */
const DISCONNECTED = new Set(['ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Sends a stream and always closes it. `pipeline` alone leaves the stream and its file open if the client has already
 * disconnected, which is not an error.
 */
export async function sendStream(response: ServerResponse, stream: Readable): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    if (!DISCONNECTED.has(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    stream.destroy();
  }
}
