import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Context } from '../context.ts';
import { toErrorsByField, toExpectedError } from '../errors.ts';
import { countMutation } from '../limits/mutations.ts';
import { isMember } from '../viewer.ts';
import { clearNotice, leaveNotice } from './notice.ts';
import { readTypedValues } from './plain.ts';
import { noStore } from './rest.ts';
import { declareAccess, openToAll } from './route-access.ts';

/** What a browser sent. */
interface Sent {
  context: Context;
  /** The fields as typed, without the path to open afterward. */
  body: Record<string, unknown>;
  /** That path, as typed. */
  next: unknown;
  /** The id in the path of the form. */
  id: string;
  response: Response;
}

/** The page that follows, and what it says. */
interface Following {
  to: string;
  message?: string;
  /** The name of the form that shows the message, if not the same one. */
  name?: string;
  values?: Record<string, string>;
}

export interface PostedForm {
  /** By which a page finds what is said about this form. */
  name: string;
  /** True if only members can send it, each as often as they can run mutations. It is then sent to its own page. */
  isForMembers?: boolean;
  /** The page of the form, which shows what was wrong. Without it, the error page does. */
  page?: string | ((next: unknown) => string);
  /** The fields whose text it shows again. Never a password. */
  keeps?: readonly string[];
  /** Does what the form is for. */
  run: (sent: Sent) => Promise<Following>;
}

const parse = express.urlencoded({ extended: false, limit: 40_000, parameterLimit: 20, inflate: false });

interface Options {
  contextFor: (request: Request) => Context;
  /** The URL of the sign-in page, which then redirects to a page. */
  signInPath: (next: string) => string;
}

/**
 * Forms that a browser sends by itself, because they work without JavaScript or because their secret is one that no
 * script may read. Every answer is a redirect. What there is to say goes along in a notice.
 */
export function postedForms({ contextFor, signInPath }: Options, forms: Record<string, PostedForm>): Router {
  const router = Router();
  const membersOnly = declareAccess('signed-in', (request, response, next) =>
    isMember(contextFor(request).viewer) ? next() : response.redirect(302, signInPath(request.path)),
  );
  for (const [path, form] of Object.entries(forms)) {
    const send: express.RequestHandler = async (request, response) => {
      const context = contextFor(request);
      const { next, ...body } = (request.body ?? {}) as Record<string, unknown>;
      if (form.isForMembers) await countMutation(context);
      const id = String(request.params['id']);
      const { to, message, name = form.name, values = {} } = await form.run({ context, body, next, id, response });
      if (message !== undefined) leave(context, response, { form: name, message, errors: {}, values });
      response.redirect(303, to);
    };
    const goBack: ErrorRequestHandler = (error, request, response, next) => {
      const expected = toExpectedError(error);
      const { next: following } = (request.body ?? {}) as { next?: unknown };
      const page = form.isForMembers ? request.path : form.page;
      if (!expected || page === undefined) return next(error);
      const typed = Object.entries(readTypedValues(request)).filter(([name]) => form.keeps?.includes(name));
      leave(contextFor(request), response, {
        form: form.name,
        message: expected.message,
        errors: toErrorsByField(expected.fields),
        values: Object.fromEntries(typed),
      });
      response.redirect(303, typeof page === 'string' ? page : page(following));
    };
    if (form.isForMembers)
      router.get(path, (request, response, next) => {
        clearNotice(request, response, contextFor(request).services.env);
        next();
      });
    router.post(path, form.isForMembers ? membersOnly : openToAll(), noStore, parse, send, goBack);
  }
  return router;
}

const leave = (
  { services: { env, secrets } }: Context,
  response: Response,
  notice: Parameters<typeof leaveNotice>[3],
) => leaveNotice(response, env, secrets, notice);
