import type { Env } from '../platform/env.ts';
import type { Mail } from '../mail/mail.service.ts';

// Every mail about an account. Links begin with the configured origin, never with what a request claims to be sent to.

interface Person {
  name: string;
  email: string;
}

const hello = ({ name }: Person) => `Hello ${name},`;
const at = (env: Env, path: string, token?: string) =>
  `${env.PUBLIC_URL}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

export const received = (env: Env, person: Person, token: string): Mail => ({
  kind: 'account.received',
  to: person.email,
  subject: 'We have received your request for access',
  paragraphs: [
    hello(person),
    `Your request for the ${env.SITE_NAME} Investor Portal has arrived. A person reviews each request. You will receive an email with the decision.`,
    'Until then, this private link shows the status of your request. Do not share it.',
  ],
  link: { label: 'View your request', url: at(env, '/request', token) },
});

export const verifyAddress = (env: Env, person: Person, token: string, seconds: number): Mail => ({
  kind: 'account.verify',
  to: person.email,
  subject: 'Verify your email address',
  paragraphs: [hello(person), 'Confirm that this email address is yours. The link works once, within 24 hours.'],
  link: { label: 'Verify email address', url: at(env, '/verify', token) },
  expiresInSeconds: seconds,
});

export const newRequest = (
  env: Env,
  reviewer: Person,
  requester: Person & { company?: string | null | undefined; reason: string },
): Mail => ({
  kind: 'review.new_request',
  to: reviewer.email,
  subject: 'A new request for access',
  paragraphs: [hello(reviewer), 'A new request for access to the Investor Portal has arrived.'],
  facts: [
    ['Name', requester.name],
    ['Email', requester.email],
    ['Company', requester.company || 'Not provided'],
    ['Reason', requester.reason],
  ],
  link: { label: 'Review requests', url: at(env, '/investor/admin') },
});

export const approved = (env: Env, person: Person): Mail => ({
  kind: 'account.approved',
  to: person.email,
  subject: 'Your access has been approved',
  paragraphs: [
    hello(person),
    `Your request has been approved. You can now sign in to the ${env.SITE_NAME} Investor Portal.`,
  ],
  link: { label: 'Sign in', url: at(env, '/auth') },
});

export const rejected = (_env: Env, person: Person, reason: string | null): Mail => ({
  kind: 'account.rejected',
  to: person.email,
  subject: 'Your request for access was not approved',
  paragraphs: [
    hello(person),
    'We have reviewed your request and could not approve it. The reviewer wrote:',
    reason ?? '',
  ],
});

export const suspended = (_env: Env, person: Person, reason: string | null): Mail => ({
  kind: 'account.suspended',
  to: person.email,
  subject: 'Your access has been suspended',
  paragraphs: [
    hello(person),
    'Your access to the Investor Portal has been suspended and you have been signed out.',
    ...(reason ? [reason] : []),
  ],
});

export const reinstated = (env: Env, person: Person): Mail => ({
  kind: 'account.reinstated',
  to: person.email,
  subject: 'Your access has been restored',
  paragraphs: [hello(person), 'Your access to the Investor Portal has been restored. You can sign in again.'],
  link: { label: 'Sign in', url: at(env, '/auth') },
});

export const reopened = (env: Env, person: Person, token: string): Mail => ({
  kind: 'account.reopened',
  to: person.email,
  subject: 'Your request for access has been reopened',
  paragraphs: [
    hello(person),
    `We are reviewing your request for the ${env.SITE_NAME} Investor Portal again. You do not need to register a second time. We will email you as soon as a decision is made.`,
    'Until then, this private link shows the status of your request. Do not share it.',
  ],
  link: { label: 'View your request', url: at(env, '/request', token) },
});

export const resetPassword = (env: Env, person: Person, token: string, seconds: number): Mail => ({
  kind: 'password.reset',
  to: person.email,
  subject: 'Choose a new password',
  paragraphs: [
    hello(person),
    'We received a request for a new password for your account. The link works once, within 30 minutes. If you did not request it, ignore this email: your password stays the same.',
  ],
  link: { label: 'Choose a new password', url: at(env, '/reset', token) },
  expiresInSeconds: seconds,
});

export const passwordChanged = (env: Env, person: Person): Mail => ({
  kind: 'password.changed',
  to: person.email,
  subject: 'Your password was changed',
  paragraphs: [
    hello(person),
    'Your password was changed and you were signed out of all other sessions. If it was not you, choose a new password immediately.',
  ],
  link: { label: 'Choose a new password', url: at(env, '/auth?tab=forgot') },
});

/** Every change of what somebody signs in with beside the password. */
const factorWords = {
  'second_factor.added': 'An authenticator was added to your account. You now need its code to sign in.',
  'second_factor.removed': 'The authenticator was removed from your account. You no longer need its code to sign in.',
  'second_factor.codes_renewed': 'Your recovery codes were replaced. The old ones no longer work.',
  'passkey.added': 'A passkey was added to your account. You can sign in with it instead of your password.',
  'passkey.removed': 'A passkey was removed from your account. You can no longer sign in with it.',
};

export type FactorChange = keyof typeof factorWords;

export const secondFactorChanged = (env: Env, person: Person, kind: FactorChange): Mail => ({
  kind,
  to: person.email,
  subject: kind.startsWith('passkey') ? 'Your passkeys were changed' : 'Your second factor was changed',
  paragraphs: [hello(person), factorWords[kind], 'If it was not you, choose a new password immediately.'],
  link: { label: 'Choose a new password', url: at(env, '/auth?tab=forgot') },
});

export const confirmNewAddress = (env: Env, person: Person, token: string, seconds: number): Mail => ({
  kind: 'email.confirm_new',
  to: person.email,
  subject: 'Confirm your new email address',
  paragraphs: [hello(person), 'Confirm this email address for your account. The link works once, within 24 hours.'],
  link: { label: 'Use this email address', url: at(env, '/verify', token) },
  expiresInSeconds: seconds,
});

export const addressChanged = (env: Env, before: Person, token: string, seconds: number): Mail => ({
  kind: 'email.changed',
  to: before.email,
  subject: 'The email address of your account was changed',
  paragraphs: [
    hello(before),
    'Your account now has a different email address. If it was not you, undo the change within seven days and then choose a new password.',
  ],
  link: { label: 'Undo the change', url: at(env, '/verify', token) },
  expiresInSeconds: seconds,
});

interface Question {
  reviewer: Person;
  message: string;
  token: string;
}

export const question = (env: Env, person: Person, { reviewer, message, token }: Question): Mail => ({
  kind: 'account.question',
  to: person.email,
  subject: 'A question about your request for access',
  paragraphs: [hello(person), `${reviewer.name} is reviewing your request and has a question:`, message],
  facts: [['Or answer by email to', reviewer.email]],
  link: { label: 'Answer on your request page', url: at(env, '/request', token) },
});

export const answered = (env: Env, reviewer: Person, requester: Person, answer: string): Mail => ({
  kind: 'review.answer',
  to: reviewer.email,
  subject: 'An answer to your question',
  paragraphs: [hello(reviewer), `${requester.name} has answered your question about their request for access:`, answer],
  facts: [['Email', requester.email]],
  link: { label: 'Review requests', url: at(env, '/investor/admin') },
});

export const accountDeleted = (_env: Env, person: Person, by: 'owner' | 'administrator' = 'owner'): Mail => ({
  kind: 'account.deleted',
  to: person.email,
  subject: 'Your account was deleted',
  paragraphs: [
    hello(person),
    by === 'owner'
      ? 'As you requested, your account and your data were deleted.'
      : 'An administrator deleted your account and your data.',
  ],
});
