import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { toExpectedError, fail } from '../errors.ts';
import { clearByteOrderMark, isTooDeep, refuseDeepJson } from '../json.ts';
import { toStorable } from '../storable.ts';

/**
 * Reads a JSON body of at most `limit` bytes. It must be UTF-8, the only encoding of JSON between systems (RFC 8259): in
 * another one, the bytes of a bracket can be part of another character, and the depth could not be seen before parsing.
 */
export function readJson(limit: number): RequestHandler {
  const verify = (_request: IncomingMessage, _response: ServerResponse, body: Buffer, charset: string) => {
    if (charset !== 'utf-8') throw Object.assign(new Error('JSON must be UTF-8'), { status: 415 });
    if (!isUtf8(body)) throw Object.assign(new Error('The body is not valid UTF-8.'), { status: 400 });
    clearByteOrderMark(body);
    if (isTooDeep(body)) refuseDeepJson();
  };
  const parse = express.json({ limit, inflate: false, verify });
  return (request, response, next) => {
    const type = request.headers['content-type'];
    if (type) request.headers['content-type'] = type.replace(OTHER_NAMES, '$1utf-8$2');
    parse(request, response, next);
  };
}

/** Other names of UTF-8 that clients send, and ASCII, which is a part of it. Some write a name in single quotation marks. */
const OTHER_NAMES = /(;\s*charset\s*=\s*)["']?(?:utf-?8|unicode-1-1-utf-8|us-ascii|ascii)["']?(\s*(?:;|$))/i;

/** JSON only: a form of another site can send all other types without a preflight request. */
export const jsonBody: RequestHandler[] = [
  (request, response, next) => {
    if (request.is('application/json')) return next();
    response.status(415).type('text/plain').send('Please send JSON.');
  },
  readJson(100_000),
];

/** The validated input. The first validation error is the answer of the call. */
export function read<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
  const result = schema.safeParse(toStorable(body));
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
  return fail('BAD_USER_INPUT', fields[0]?.message, fields);
}

export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Expected errors as one sentence of plain text. All others pass on to the handler that logs and masks them. */
export const restFailure: ErrorRequestHandler = (error, _request, response, next) => {
  const expected = toExpectedError(error);
  const status = expected?.status ?? (Number((error as { status?: unknown }).status) || 500);
  if (response.headersSent || (status >= 500 && !expected)) return next(error);
  if (expected?.retryAfter) response.set('Retry-After', String(expected.retryAfter));
  response
    .status(status)
    .type('text/plain')
    .send(expected?.message ?? 'This request could not be read.');
};

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

interface Download {
  fileName: string;
  type: string;
  content: string | Buffer | AsyncIterable<string>;
}

/** The files that people download, by path. A service decides who may read one. */
export type Downloads = Record<string, (context: Context, request: Request<{ id: string }>) => Promise<Download>>;

export function downloadRoutes(contextFor: (request: Request) => Context, downloads: Downloads): Router {
  const router = Router();
  for (const [path, read] of Object.entries(downloads))
    router.get(path, async (request, response) => {
      const { fileName, type, content } = await read(contextFor(request), request as Request<{ id: string }>);
      response.attachment(fileName).type(type);
      if (typeof content === 'string' || Buffer.isBuffer(content)) return void response.send(content);
      await sendStream(response, Readable.from(content));
    });
  return router;
}
