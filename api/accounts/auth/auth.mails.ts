import type { Env } from '#api/platform/env.ts';
import { greeting, type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';

// The emails about registration, passwords and email addresses. Links begin with the configured origin, not with the
// Host header of a request.

interface Person {
  name: string;
  email: string;
}

const at = (env: Env, path: string, token?: string) =>
  `${env.PUBLIC_URL}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

export const FOR_REVIEWERS = 'you are an administrator who reviews requests for access';

/** The list with only this request, and its details beside it. */
export const getReviewUrl = (env: Env, { id, email }: { id: string; email: string }): string =>
  `${env.PUBLIC_URL}/investor/admin?${new URLSearchParams({ status: 'ALL', search: email, item: id })}`;

export const makeRequestReceivedMail = (env: Env, person: Person, token: string): Mail => ({
  kind: 'account.received',
  to: person.email,
  subject: 'We have received your request for access',
  reason: 'someone requested access with this email address',
  paragraphs: [
    greeting,
    `Your request for the ${env.SITE_NAME} Investor Portal has arrived. A person reviews each request. You will receive an email with the decision.`,
    'Until then, this private link shows the status of your request. Do not share it.',
  ],
  link: { label: 'View your request', url: at(env, '/request', token) },
});

export const makeVerifyEmailMail = (env: Env, person: Person, token: string, seconds: number): Mail => ({
  kind: 'account.verify',
  to: person.email,
  subject: 'Verify your email address',
  reason: 'someone entered this email address for an account',
  paragraphs: [greeting, 'Confirm that this email address is yours. The link works once, within 24 hours.'],
  link: { label: 'Verify email address', url: at(env, '/verify', token) },
  expiresInSeconds: seconds,
});

export const makeNewRequestMail = (
  env: Env,
  reviewer: Person,
  requester: Person & { id: string; company?: string | null | undefined; reason: string },
): Mail => ({
  kind: 'review.new_request',
  to: reviewer.email,
  subject: 'A new request for access',
  reason: FOR_REVIEWERS,
  paragraphs: [makeGreeting(reviewer), 'A new request for access to the Investor Portal has arrived.'],
  facts: [
    ['Name', requester.name],
    ['Email', requester.email],
    ['Company', requester.company || 'Not provided'],
    ['Reason', requester.reason],
  ],
  link: { label: 'Review the request', url: getReviewUrl(env, requester) },
});

export const makeResetPasswordMail = (env: Env, person: Person, token: string, seconds: number): Mail => ({
  kind: 'password.reset',
  to: person.email,
  subject: 'Choose a new password',
  reason: 'someone requested a new password for the account with this email address',
  paragraphs: [
    greeting,
    'We received a request for a new password for your account. The link works once, within 30 minutes. If you did not request it, ignore this email: your password stays the same.',
  ],
  link: { label: 'Choose a new password', url: at(env, '/reset', token) },
  expiresInSeconds: seconds,
});

export const makePasswordChangedMail = (env: Env, person: Person): Mail => ({
  kind: 'password.changed',
  to: person.email,
  subject: 'Your password was changed',
  reason: 'you have an account with this email address',
  paragraphs: [
    makeGreeting(person),
    'Your password was changed and you were signed out of all other sessions. If it was not you, choose a new password immediately.',
  ],
  link: { label: 'Choose a new password', url: at(env, '/auth?tab=forgot') },
});

export const makeConfirmNewEmailMail = (env: Env, person: Person, token: string, seconds: number): Mail => ({
  kind: 'email.confirm_new',
  to: person.email,
  subject: 'Confirm your new email address',
  reason: 'someone entered this email address for an account',
  paragraphs: [greeting, 'Confirm this email address for your account. The link works once, within 24 hours.'],
  link: { label: 'Use this email address', url: at(env, '/verify', token) },
  expiresInSeconds: seconds,
});

export const makeEmailChangedMail = (env: Env, before: Person, token: string, seconds: number): Mail => ({
  kind: 'email.changed',
  to: before.email,
  subject: 'The email address of your account was changed',
  reason: 'your account had this email address',
  paragraphs: [
    makeGreeting(before),
    'Your account now has a different email address. If it was not you, undo the change within seven days and then choose a new password.',
  ],
  link: { label: 'Undo the change', url: at(env, '/verify', token) },
  expiresInSeconds: seconds,
});

export const makeQuestionAnsweredMail = (
  env: Env,
  reviewer: Person,
  requester: Person & { id: string },
  answer: string,
): Mail => ({
  kind: 'review.answer',
  to: reviewer.email,
  subject: 'An answer to your question',
  reason: 'you asked this question',
  paragraphs: [
    makeGreeting(reviewer),
    `${requester.name} has answered your question about their request for access:`,
    answer,
  ],
  facts: [['Email', requester.email]],
  link: { label: 'Review the request', url: getReviewUrl(env, requester) },
});

export const makeAccountDeletedMail = (_env: Env, person: Person, by: 'owner' | 'administrator' = 'owner'): Mail => ({
  kind: 'account.deleted',
  to: person.email,
  subject: 'Your account was deleted',
  reason: 'your account had this email address',
  paragraphs: [
    greeting,
    by === 'owner'
      ? 'As you requested, your account and your data were deleted.'
      : 'An administrator deleted your account and your data.',
    'If you signed a confidentiality agreement, we keep your signature with your name, company, email address and IP address, because the agreement still binds both of us. The log of what was read keeps your former account id.',
  ],
});
