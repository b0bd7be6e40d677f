import type { Env } from '#api/platform/env.ts';
import { FOR_REVIEWERS, getReviewUrl } from './auth.mails.ts';
import { greeting, type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { AccountStatus } from '#api/platform/viewer.ts';

// The emails after a registration with the email address of an existing account. The response to the registration is
// the same for every email address; only the owner of the mailbox learns that there is an account.

interface Person {
  name: string;
  email: string;
}

const TRIED = 'Someone tried to register with your email address.';

const texts: Record<AccountStatus, { subject: string; text: string; link?: { label: string; path: string } }> = {
  INVITED: {
    subject: 'You are invited already',
    text: `${TRIED} You already have an invitation, so nothing was changed. Open the link in the email with the invitation to choose a password. If it no longer works, ask the person who invited you to send it again.`,
  },
  PENDING: {
    subject: 'Your request for access is pending',
    text: `${TRIED} Your earlier request for access is still pending, so nothing was changed. We will email you when a decision is made.`,
  },
  APPROVED: {
    subject: 'You already have an account',
    text: `${TRIED} You already have an account, so nothing was changed. If it was you, sign in, or choose a new password.`,
    link: { label: 'Sign in', path: '/auth' },
  },
  REJECTED: {
    subject: 'Your earlier request for access',
    text: `${TRIED} Your earlier request for access was not approved, and a new registration does not replace it. We have asked our reviewers to look at your request again. You will receive another email if they reopen it.`,
  },
  SUSPENDED: {
    subject: 'Your access is suspended',
    text: `${TRIED} You already have an account, and its access is suspended. A new registration does not change that.`,
  },
};

export function makeExistingEmailMail(env: Env, person: Person & { status: AccountStatus }): Mail {
  const { subject, text, link } = texts[person.status];
  return {
    kind: 'account.address_known',
    to: person.email,
    subject,
    reason: 'someone entered this email address',
    paragraphs: [greeting, text],
    ...(link && { link: { label: link.label, url: `${env.PUBLIC_URL}${link.path}` } }),
  };
}

/** It names no account, because the mailbox can belong to someone else than the account. */
export const makeReservedEmailMail = (email: string): Mail => ({
  kind: 'account.address_known',
  to: email,
  subject: 'Your email address is reserved',
  reason: 'someone entered this email address',
  paragraphs: [
    greeting,
    'Someone tried to use your email address for an account. A link that we emailed to you can still give this address to another account, so nothing was changed. If you want to undo a change of your email address, open that link. Otherwise try again in seven days.',
  ],
});

export const makeRequestedAgainMail = (env: Env, reviewer: Person, applicant: Person & { id: string }): Mail => ({
  kind: 'review.requested_again',
  to: reviewer.email,
  subject: 'A rejected applicant registered again',
  reason: FOR_REVIEWERS,
  paragraphs: [
    makeGreeting(reviewer),
    'Someone registered again with the email address of a rejected request. Nothing was changed. Reopen the request to decide on it a second time.',
  ],
  facts: [
    ['Name', applicant.name],
    ['Email', applicant.email],
  ],
  link: { label: 'Open the request', url: getReviewUrl(env, applicant) },
});
