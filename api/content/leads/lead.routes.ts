import { Readable } from 'node:stream';
import express, { type ErrorRequestHandler, type Request, Router } from 'express';
import { requestContactInput, requestWhitepaperInput } from '#graphql/validation.ts';
import { mailedAction } from '#api/platform/http/mailed-action.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { toErrorsByField, toExpectedError } from '#api/platform/errors.ts';
import { clearNotice, leaveNotice } from '#api/platform/http/notice.ts';
import { readTypedValues } from '#api/platform/http/plain.ts';
import { noStore, read, restFailure, sendStream } from '#api/platform/http/rest.ts';
import { openToAll } from '#api/platform/http/route-access.ts';
import { openWhitepaper } from './lead.download.service.ts';
import { requestContact, requestWhitepaper } from './lead.request.service.ts';
import { exportLeads, withdrawConsent } from './lead.service.ts';

interface Options {
  env: Env;
  secrets: string[];
  contextFor: (request: Request) => Context;
}

const PAGE = '/whitepaper';
/** The form, where the page shows the result. */
const AT_THE_FORM = `${PAGE}#ask`;
const FORM = 'whitepaper';
const CONTACT_PAGE = '/contact-us';
const INVALID_LINK = 'This link is not valid or has expired. Links work for seven days. Request a new link below.';

const withdrawal: Parameters<typeof mailedAction>[1] = {
  page: 'withdraw',
  run: withdrawConsent,
  done: 'Your consent is withdrawn, and what you sent is deleted.',
  invalid:
    'This link does not work. It may be incomplete. Write to us with the contact form, and we delete what you sent.',
};

/** Routes for the forms without JavaScript, the mailed link and the CSV export. */
export function leadRoutes(options: Options): Router {
  const { env, contextFor } = options;
  const router = Router();
  const fields = express.urlencoded({ extended: false, limit: 40_000, parameterLimit: 20, inflate: false });
  router.get([PAGE, CONTACT_PAGE], (request, response, next) => {
    clearNotice(request, response, env);
    next();
  });
  router.post(PAGE, openToAll(), noStore, fields, async (request, response) => {
    await requestWhitepaper(contextFor(request), read(requestWhitepaperInput, readInput(request)));
    response.redirect(303, '/thank-you');
  });
  router.use(PAGE, goBack(options, FORM, AT_THE_FORM));
  router.post(CONTACT_PAGE, openToAll(), noStore, fields, async (request, response) => {
    await requestContact(contextFor(request), read(requestContactInput, readInput(request)));
    response.redirect(303, `${CONTACT_PAGE}?sent=1#contact`);
  });
  router.use(CONTACT_PAGE, goBack(options, 'contact', `${CONTACT_PAGE}#contact`));
  addDownload(router, options);
  router.use(mailedAction(options, withdrawal));
  router.get('/api/leads/export', noStore, async (request, response) => {
    const lines = await exportLeads(contextFor(request));
    response.attachment('leads.csv').type('text/csv');
    await sendStream(response, Readable.from(lines));
  });
  router.use('/api/leads', restFailure);
  return router;
}

/** Converts the checkbox to a boolean: forms send a checked box as text and omit an unchecked one. */
const readInput = (request: Request): Record<string, unknown> => {
  const fields = (request.body ?? {}) as Record<string, unknown>;
  return { ...fields, consent: fields['consent'] !== undefined };
};

/** Redirects to the form with the errors and the entered values. */
const goBack =
  ({ env, secrets }: Options, form: string, place: string): ErrorRequestHandler =>
  (error, request, response, next) => {
    const expected = toExpectedError(error);
    if (!expected || request.method !== 'POST') return next(error);
    const errors = toErrorsByField(expected.fields);
    const values = readTypedValues(request);
    leaveNotice(response, env, secrets, { form, message: expected.message, errors, values });
    response.redirect(303, place);
  };

function addDownload(router: Router, { env, secrets, contextFor }: Options): void {
  router.get(`${PAGE}/download`, async (request, response) => {
    // The URL contains a secret, so the response must not be cached, indexed or sent as a referrer.
    response.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    const token = String(request.query['token'] ?? '');
    const pdf = await openWhitepaper(contextFor(request), token, { counted: request.method === 'GET' });
    if (pdf) return void response.attachment('whitepaper.pdf').type('application/pdf').send(pdf);
    leaveNotice(response, env, secrets, { form: FORM, message: INVALID_LINK, errors: {}, values: {} });
    response.redirect(303, AT_THE_FORM);
  });
}
