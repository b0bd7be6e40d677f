import type { Env } from '#api/platform/env.ts';
import { describeEnd } from '../users/account-end.service.ts';
import { getContact, greeting, type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';

// Mails about the decisions of administrators. Links start with the configured origin, not with the Host header of a
// request.

interface Person {
  name: string;
  email: string;
}

const at = (env: Env, path: string, token?: string) =>
  `${env.PUBLIC_URL}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

export const makeApprovedMail = (env: Env, person: Person): Mail => ({
  kind: 'account.approved',
  to: person.email,
  subject: 'Your access has been approved',
  reason: 'you requested access with this email address',
  paragraphs: [
    makeGreeting(person),
    `Your request has been approved. You can now sign in to the ${env.SITE_NAME} Investor Portal.`,
  ],
  link: { label: 'Sign in', url: at(env, '/auth') },
});

export const makeRejectedMail = (_env: Env, person: Person, reason: string | null): Mail => ({
  kind: 'account.rejected',
  to: person.email,
  subject: 'Your request for access was not approved',
  reason: 'you requested access with this email address',
  paragraphs: [
    greeting,
    ...(reason === null
      ? ['We have reviewed your request and could not approve it.']
      : ['We have reviewed your request and could not approve it. The reviewer wrote:', reason]),
  ],
});

export const makeSuspendedMail = (_env: Env, person: Person, reason: string | null): Mail => ({
  kind: 'account.suspended',
  to: person.email,
  subject: 'Your access has been suspended',
  reason: 'you have an account with this email address',
  paragraphs: [
    makeGreeting(person),
    'Your access to the Investor Portal has been suspended and you have been signed out.',
    ...(reason ? [reason] : []),
  ],
});

export const makeEndedMail = (env: Env, person: Person, endsAt: Date): Mail => ({
  kind: 'account.ended',
  to: person.email,
  subject: 'Your access has ended',
  reason: 'you have an account with this email address',
  paragraphs: [makeGreeting(person), describeEnd(env, endsAt)],
});

export const makeReinstatedMail = (env: Env, person: Person): Mail => ({
  kind: 'account.reinstated',
  to: person.email,
  subject: 'Your access has been restored',
  reason: 'you have an account with this email address',
  paragraphs: [makeGreeting(person), 'Your access to the Investor Portal has been restored. You can sign in again.'],
  link: { label: 'Sign in', url: at(env, '/auth') },
});

export const makeReopenedMail = (env: Env, person: Person, token: string): Mail => ({
  kind: 'account.reopened',
  to: person.email,
  subject: 'Your request for access has been reopened',
  reason: 'you requested access with this email address',
  paragraphs: [
    greeting,
    `We are reviewing your request for the ${env.SITE_NAME} Investor Portal again. You do not need to register a second time. We will email you as soon as a decision is made.`,
    'Until then, this private link shows the status of your request. Do not share it.',
  ],
  link: { label: 'View your request', url: at(env, '/request', token) },
});

interface Question {
  reviewer: Person;
  message: string;
  token: string;
}

export const makeQuestionMail = (env: Env, person: Person, { reviewer, message, token }: Question): Mail => ({
  kind: 'account.question',
  to: person.email,
  subject: 'A question about your request for access',
  reason: 'you requested access with this email address',
  paragraphs: [greeting, `${reviewer.name} is reviewing your request and has a question:`, message],
  facts: [['Or answer by email to', reviewer.email]],
  link: { label: 'Answer on your request page', url: at(env, '/request', token) },
});

/**
 * Mail to the former email address after an administrator corrected it. It has no link, because the mailbox may belong
 * to someone else.
 */
export const makeEmailCorrectedMail = (env: Env, before: Person): Mail => ({
  kind: 'email.corrected',
  to: before.email,
  subject: 'The email address of your account was changed',
  reason: 'your account had this email address',
  paragraphs: [
    greeting,
    `An administrator changed the email address of your ${env.SITE_NAME} account. This mailbox no longer receives its emails. If you did not ask for the change, contact us: ${getContact(env)}`,
  ],
});

export const makeSecondFactorResetMail = (env: Env, person: Person, by: string | null): Mail => ({
  kind: 'second_factor.reset',
  to: person.email,
  subject: 'Your second factor was reset',
  reason: 'you have an account with this email address',
  paragraphs: [
    makeGreeting(person),
    `${by ?? 'The operator'} removed your authenticator, your passkeys and your recovery codes, and signed you out everywhere. You now sign in with your password alone. Set up a new second factor on your account page.`,
    `If you did not ask for this, choose a new password at once and contact us: ${getContact(env)}`,
  ],
  link: { label: 'Choose a new password', url: `${env.PUBLIC_URL}/auth?tab=forgot` },
});
