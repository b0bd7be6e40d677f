import express, { type Request, Router } from 'express';
import type { Context, LinkPage } from '../context.ts';
import type { Env } from '../env.ts';
import { leaveNotice } from './notice.ts';
import { noStore } from './rest.ts';
import { openToAll } from './route-access.ts';

interface Options {
  env: Env;
  secrets: string[];
  contextFor: (request: Request) => Context;
}

interface MailedAction {
  /** The page that the link opens, and the form on it. */
  page: LinkPage;
  /** Does what the link is for. False if the token is invalid. */
  run: (context: Context, token: string) => Promise<boolean>;
  done: string;
  invalid: string;
}

/**
 * Does the one thing that a mailed link is for, without signing in. A mail program posts to the URL in the
 * List-Unsubscribe header and gets no redirect or cookie (RFC 8058). A person opens the link, which only shows a form,
 * and submits it.
 */
export function mailedAction(
  { env, secrets, contextFor }: Options,
  { page, run, done, invalid }: MailedAction,
): Router {
  const router = Router();
  const fields = express.urlencoded({ extended: false, limit: 2_000, parameterLimit: 10, inflate: false });
  router.post(`/${page}`, openToAll(), noStore, fields, async (request, response) => {
    const context = contextFor(request);
    const { token } = request.query;
    const isDone = await run(context, token === undefined ? (context.browser.links[page] ?? '') : String(token));
    const message = isDone ? done : invalid;
    if (token !== undefined)
      return void response
        .status(isDone ? 200 : 404)
        .type('text/plain')
        .send(message);
    leaveNotice(response, env, secrets, { form: page, message, errors: {}, values: {} });
    response.redirect(303, `/${page}`);
  });
  return router;
}
