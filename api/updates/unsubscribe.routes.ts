import express, { type Request, Router } from 'express';
import type { Context } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { leaveNotice } from '../platform/http/notice.ts';
import { noStore } from '../platform/http/rest.ts';
import { unsubscribe } from './update.settings.service.ts';

interface Options {
  env: Env;
  secrets: string[];
  contextFor: (request: Request) => Context;
}

const DONE = 'You are unsubscribed from update emails. You can choose again on your account page.';
const INVALID_LINK = 'This link does not work. You can also unsubscribe on your account page.';

/**
 * Unsubscribes from update mails without signing in. A mail program posts to the URL in the List-Unsubscribe header and
 * gets no redirect or cookie (RFC 8058). A person opens the link, which only shows a form, and submits it.
 */
export function unsubscribeRoutes({ env, secrets, contextFor }: Options): Router {
  const router = Router();
  const fields = express.urlencoded({ extended: false, limit: 2_000, parameterLimit: 10, inflate: false });
  router.post('/unsubscribe', noStore, fields, async (request, response) => {
    const context = contextFor(request);
    const { token } = request.query;
    if (token !== undefined) {
      const done = await unsubscribe(context, String(token));
      response
        .status(done ? 200 : 404)
        .type('text/plain')
        .send(done ? DONE : INVALID_LINK);
      return;
    }
    const done = await unsubscribe(context, context.browser.links.unsubscribe ?? '');
    const message = done ? DONE : INVALID_LINK;
    leaveNotice(response, env, secrets, { form: 'unsubscribe', message, errors: {}, values: {} });
    response.redirect(303, '/unsubscribe');
  });
  return router;
}
