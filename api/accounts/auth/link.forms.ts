import type { Response } from 'express';
import { answerForm, forgotForm, resetForm } from '#graphql/validation.ts';
import type { Context, LinkPage } from '#api/platform/context.ts';
import type { PostedForm } from '#api/platform/http/posted-forms.ts';
import { read } from '#api/platform/http/rest.ts';
import { clearLink, setLink } from '../account-links/account-link.service.ts';
import { answerQuestion, requestOwnVerification } from './request-status.service.ts';
import { requestPasswordReset, resetPassword } from './password.service.ts';
import { verifyEmail } from './email-verification.service.ts';

const FORGOT = 'If an account with this email address exists, we sent a link to it. The link works for 30 minutes.';
const RESET = 'Your password was changed, and all your sessions ended. Sign in with the new password.';
const ANSWERED = 'Thank you. The reviewer has received your answer.';
const VERIFIED = 'Thank you, your email address is verified. We email you when your request is decided.';
const RESENT = 'If this email address is not verified yet, we sent a new link to it.';
const sentences = {
  VERIFY_EMAIL: 'Thank you, your email address is verified.',
  CHANGE_EMAIL: 'Thank you, your account now has this email address.',
  UNDO_EMAIL: 'The change was undone. Choose a new password now.',
};

const getSecret = ({ browser }: Context, page: LinkPage) => browser.links[page] ?? '';
/** After the form used up its link. */
const forget = (context: Context, response: Response, page: LinkPage) =>
  clearLink(response, context.services.env, page);

/** The forms on the pages of emailed links, and the form that requests such a link. */
export const linkForms: Record<string, PostedForm> = {
  '/auth/forgot': {
    name: 'forgot',
    page: '/auth?tab=forgot',
    keeps: ['email'],
    run: async ({ context, body }) => {
      await requestPasswordReset(context, read(forgotForm, body).email);
      return { to: '/auth?tab=forgot', message: FORGOT };
    },
  },
  '/reset': {
    name: 'reset',
    page: '/reset',
    // A field for password managers is ignored.
    run: async ({ context, body: { password, confirmPassword }, response }) => {
      await resetPassword(
        context,
        getSecret(context, 'reset'),
        read(resetForm, { password, confirmPassword }).password,
      );
      forget(context, response, 'reset');
      return { to: '/auth?tab=login', name: 'login', message: RESET };
    },
  },
  '/verify': {
    name: 'verify',
    page: '/verify',
    run: async ({ context, response }) => {
      const { purpose, requestToken } = await verifyEmail(context, getSecret(context, 'verify'));
      if (requestToken) setLink(response, context.services.env, 'request', requestToken);
      forget(context, response, 'verify');
      return requestToken
        ? { to: '/request', name: 'request', message: VERIFIED }
        : { to: '/verify', message: sentences[purpose] };
    },
  },
  '/request/verification': {
    name: 'request',
    page: '/request',
    run: async ({ context }) => {
      await requestOwnVerification(context, getSecret(context, 'request'));
      return { to: '/request', message: RESENT };
    },
  },
  '/request/answer': {
    name: 'request',
    page: '/request',
    keeps: ['answer'],
    run: async ({ context, body }) => {
      await answerQuestion(context, getSecret(context, 'request'), read(answerForm, body).answer);
      return { to: '/request', message: ANSWERED };
    },
  },
};
