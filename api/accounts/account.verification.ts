import express, { type ErrorRequestHandler, type Request, Router } from 'express';
import type { Context } from '../platform/context.ts';
import { asExpected } from '../platform/errors.ts';
import { noStore } from '../platform/http/rest.ts';
import { plainPage } from '../platform/http/plain-page.ts';
import { verifyEmail } from './user.verifying.service.ts';

/** Where the link of the verification mail leads. Opening it changes nothing: mail programs open links by themselves. */
export function verificationPages(contextFor: (request: Request) => Context): Router {
  const router = Router();
  router.use('/verify', noStore, (_request, response, next) => {
    // The address holds a secret: no page that is opened from here may learn it.
    response.set('Referrer-Policy', 'no-referrer');
    next();
  });
  router.get('/verify', (request, response) => {
    // Only what our tokens are made of gets into the page.
    const token = String(request.query['token'] ?? '').replace(/[^A-Za-z0-9_-]/g, '');
    const form = `<form method="post" action="/verify"><input type="hidden" name="token" value="${token}"><button>Verify my address</button></form>`;
    response.type('html').send(plainPage('Verify your address', ['Please confirm that this address is yours.'], form));
  });
  router.post(
    '/verify',
    express.urlencoded({ extended: false, limit: 2_000, parameterLimit: 5 }),
    async (request, response) => {
      await verifyEmail(contextFor(request), String((request.body as { token?: unknown } | undefined)?.token ?? ''));
      response
        .type('html')
        .send(
          plainPage('Your address is verified', ['Thank you. You will get a mail as soon as your request is decided.']),
        );
    },
  );
  router.use('/verify', tellFailure);
  return router;
}

const tellFailure: ErrorRequestHandler = (error, _request, response, next) => {
  const expected = asExpected(error);
  if (!expected) return next(error);
  if (expected.retryAfter) response.set('Retry-After', String(expected.retryAfter));
  response
    .status(expected.status)
    .type('html')
    .send(plainPage('This did not work', [expected.message]));
};
