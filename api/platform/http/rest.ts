import { isUtf8 } from 'node:buffer';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { z } from 'zod';
import { asExpected, fail } from '../errors.ts';
import { storable } from '../storable.ts';

/** Reads JSON in UTF-8, the only encoding that JSON has between systems (RFC 8259). */
export const jsonParser = (limit: number): RequestHandler[] => [
  (request, response, next) => {
    const { charset = 'utf-8' } = readParameters(request.get('content-type') ?? '');
    if (!request.is('application/json') || /^utf-?8$/i.test(charset)) return next();
    response.status(415).type('text/plain').send('Send JSON encoded as UTF-8.');
  },
  express.json({ limit, inflate: false, verify: refuseInvalidUtf8 }),
];

/** Otherwise two texts could differ for what checks the bytes and be the same for what reads the characters. */
function refuseInvalidUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw Object.assign(new Error('The body is not valid UTF-8.'), { status: 400 });
}

/** The parameters of a media type: `charset=utf-8`. */
const readParameters = (type: string): Record<string, string> =>
  Object.fromEntries(
    [...type.matchAll(/;\s*([\w-]+)\s*=\s*"?([^";]*)"?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.trim(),
    ]),
  );

/** JSON and nothing else: a form on another site can send every other type without asking first. */
export const jsonBody: RequestHandler[] = [
  (request, response, next) => {
    if (request.is('application/json')) return next();
    response.status(415).type('text/plain').send('Please send JSON.');
  },
  ...jsonParser(100_000),
];

/** What was sent, checked; the first fault's sentence is what the call answers. */
export function read<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
  const parsed = schema.safeParse(storable(body));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
  return fail('BAD_USER_INPUT', fields[0]?.message, fields);
}

export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Failures as the catalogue words them, one sentence of plain text; the rest goes on to where it is logged and masked. */
export const restFailure: ErrorRequestHandler = (error, _request, response, next) => {
  const expected = asExpected(error);
  const status = expected?.status ?? (Number((error as { status?: unknown }).status) || 500);
  if (response.headersSent || (status >= 500 && !expected)) return next(error);
  if (expected?.retryAfter) response.set('Retry-After', String(expected.retryAfter));
  response
    .status(status)
    .type('text/plain')
    .send(expected?.message ?? 'This request could not be read.');
};
