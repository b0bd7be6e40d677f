import express, { type ErrorRequestHandler, type Request, Router } from 'express';
import { answerForm, forgotForm, resetForm } from '#graphql/validation.ts';
import type { Context, LinkPage } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { toErrorsByField, toExpectedError } from '#api/platform/errors.ts';
import { readTypedValues } from '#api/platform/http/plain.ts';
import { noStore, read } from '#api/platform/http/rest.ts';
import { openToAll } from '#api/platform/http/route-access.ts';
import { clearLink, setLink } from '../account-links/account-link.service.ts';
import { leaveNotice } from '#api/platform/http/notice.ts';
import { answerQuestion, requestOwnVerification } from './request-status.service.ts';
import { requestPasswordReset, resetPassword } from './password.service.ts';
import { verifyEmail } from './email-verification.service.ts';

interface Options {
  env: Env;
  secrets: string[];
  contextFor: (request: Request) => Context;
}

/** The action of a form, and the message on the page that follows. */
interface Step {
  /** The page that shows an error: the page of the form. */
  form: string;
  page: string;
  /** The link that the form uses up. */
  uses?: LinkPage;
  run: (context: Context, request: Request) => Promise<FormOutcome>;
}

interface FormOutcome {
  message: string;
  form?: string;
  to?: string;
  /** The secret that opens the page of a request in this browser. */
  requestToken?: string;
}

const FORGOT = 'If an account with this email address exists, we sent a link to it. The link works for 30 minutes.';
const RESET = 'Your password was changed, and all your sessions ended. Sign in with the new password.';
const ANSWERED = 'Thank you. The reviewer has received your answer.';
const VERIFIED = 'Thank you, your email address is verified. We email you when your request is decided.';
const RESENT = 'If this email address is not verified yet, we sent a new link to it.';

/** The forms on the pages of emailed links, and the form that requests such a link. Every answer is a redirect. */
export function linkForms(options: Options): Router {
  const { env } = options;
  const router = Router();
  const fields = express.urlencoded({ extended: false, limit: 20_000, parameterLimit: 10, inflate: false });
  for (const [path, step] of Object.entries(steps)) {
    router.post(path, openToAll(), noStore, fields, async (request, response) => {
      const done = await step.run(options.contextFor(request), request);
      const { form = step.form, to = step.page, message, requestToken } = done;
      if (requestToken) setLink(response, env, 'request', requestToken);
      if (step.uses) clearLink(response, env, step.uses);
      leaveNotice(response, env, options.secrets, { form, message, errors: {}, values: {} });
      response.redirect(303, to);
    });
    router.use(path, goBack(step, options));
  }
  return router;
}

const steps: Record<string, Step> = {
  '/auth/forgot': {
    form: 'forgot',
    page: '/auth?tab=forgot',
    run: async (context, request) => {
      await requestPasswordReset(context, read(forgotForm, request.body).email);
      return { message: FORGOT };
    },
  },
  '/reset': {
    form: 'reset',
    page: '/reset',
    uses: 'reset',
    run: async (context, request) => {
      const { password } = read(resetForm, getPasswords(request));
      await resetPassword(context, context.browser.links.reset ?? '', password);
      return { message: RESET, form: 'login', to: '/auth?tab=login' };
    },
  },
  '/verify': {
    form: 'verify',
    page: '/verify',
    uses: 'verify',
    run: async (context) => {
      const { purpose, requestToken } = await verifyEmail(context, context.browser.links.verify ?? '');
      if (requestToken) return { form: 'request', message: VERIFIED, to: '/request', requestToken };
      return { message: sentences[purpose] };
    },
  },
  '/request/verification': {
    form: 'request',
    page: '/request',
    run: async (context) => {
      await requestOwnVerification(context, context.browser.links.request ?? '');
      return { message: RESENT };
    },
  },
  '/request/answer': {
    form: 'request',
    page: '/request',
    run: async (context, request) => {
      await answerQuestion(context, context.browser.links.request ?? '', read(answerForm, request.body).answer);
      return { message: ANSWERED };
    },
  },
};

const sentences = {
  VERIFY_EMAIL: 'Thank you, your email address is verified.',
  CHANGE_EMAIL: 'Thank you, your account now has this email address.',
  UNDO_EMAIL: 'The change was undone. Choose a new password now.',
};

/** The validated fields. A field for password managers is ignored. */
const getPasswords = ({ body }: Request) => {
  const { password, confirmPassword } = (body ?? {}) as Record<string, unknown>;
  return { password, confirmPassword };
};

/** Redirects to the form with the errors and the typed values, without passwords. */
const goBack =
  ({ form, page }: Step, { env, secrets }: Options): ErrorRequestHandler =>
  (error, request, response, next) => {
    const expected = toExpectedError(error);
    if (!expected) return next(error);
    const errors = toErrorsByField(expected.fields);
    const { email, answer } = readTypedValues(request);
    const values = { ...(email !== undefined && { email }), ...(answer !== undefined && { answer }) };
    leaveNotice(response, env, secrets, { form, message: expected.message, errors, values });
    response.redirect(303, page);
  };
