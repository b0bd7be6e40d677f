import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { z } from 'zod';
import { asExpected, fail } from '../errors.ts';
import { storable } from '../storable.ts';

/** JSON and nothing else: a form on another site can send every other type without asking first. */
export const jsonBody: RequestHandler[] = [
  (request, response, next) => {
    if (request.is('application/json')) return next();
    response.status(415).type('text/plain').send('Please send JSON.');
  },
  express.json({ limit: 100_000, inflate: false }),
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
