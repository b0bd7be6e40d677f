import { type Request, Router } from 'express';
import { contactForm, requestContactInput, requestWhitepaperInput, whitepaperForm } from '#graphql/validation.ts';
import { mailedAction } from '#api/platform/http/mailed-action.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { clearNotice, leaveNotice } from '#api/platform/http/notice.ts';
import type { PostedForm } from '#api/platform/http/posted-forms.ts';
import { read } from '#api/platform/http/rest.ts';
import { openWhitepaper } from './lead.download.service.ts';
import { requestContact, requestWhitepaper } from './lead.request.service.ts';
import { withdrawConsent } from './lead.service.ts';

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

/** Forms send a checked box as text and omit an unchecked one. */
const withConsent = (body: Record<string, unknown>) => ({ ...body, consent: body['consent'] !== undefined });

export const leadForms: Record<string, PostedForm> = {
  [PAGE]: {
    name: FORM,
    page: AT_THE_FORM,
    keeps: Object.keys(whitepaperForm.shape),
    run: async ({ context, body }) => {
      await requestWhitepaper(context, read(requestWhitepaperInput, withConsent(body)));
      return { to: '/thank-you' };
    },
  },
  [CONTACT_PAGE]: {
    name: 'contact',
    page: `${CONTACT_PAGE}#contact`,
    keeps: Object.keys(contactForm.shape),
    run: async ({ context, body }) => {
      await requestContact(context, read(requestContactInput, withConsent(body)));
      return { to: `${CONTACT_PAGE}?sent=1#contact` };
    },
  },
};

/** Routes for the mailed links. */
export function leadRoutes(options: Options): Router {
  const { env } = options;
  const router = Router();
  router.get([PAGE, CONTACT_PAGE], (request, response, next) => {
    clearNotice(request, response, env);
    next();
  });
  addDownload(router, options);
  router.use(mailedAction(options, withdrawal));
  return router;
}

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
