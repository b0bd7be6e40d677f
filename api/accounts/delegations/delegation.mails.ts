import type { DocumentRight } from '#api/portal/documents/document.type.ts';
import { formatInstant } from '#api/platform/time-zones.ts';
import type { Mail } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import type { DelegationEnding } from './delegation.type.ts';

const rightWords: Record<DocumentRight, string> = {
  LIST: 'See that documents exist',
  VIEW: 'Read documents, page by page',
  DOWNLOAD: 'Read and download documents',
};

const linkToDelegates = (env: Env) => ({ label: 'Open your delegates', url: `${env.PUBLIC_URL}/investor/delegates` });

interface Offer {
  principal: string;
  email: string;
  right: DocumentRight;
  endsAt: Date;
  /** The time zone in which the mail shows the end. */
  timeZone: string;
}

/**
 * The mail names no document, because the email address is unverified. An address without an account gets the same
 * mail.
 */
export const makeInvitationMail = (env: Env, { principal, email, right, endsAt, timeZone }: Offer): Mail => ({
  kind: 'delegation.offered',
  to: email,
  subject: 'An investor invites you to read documents',
  reason: `${principal} entered your email address`,
  paragraphs: [
    'Hello,',
    `${principal} invites you to act as their delegate in our investor portal.`,
    'To accept, sign in with an approved account that has this email address. If you have no account, request access first. A person reviews each request.',
    'You get access after you accept. If you do not know this person, ignore this email.',
  ],
  facts: [
    ['Your rights', rightWords[right]],
    ['Until', formatInstant(endsAt, timeZone)],
  ],
  link: { label: 'Sign in and respond', url: `${env.PUBLIC_URL}/investor/delegates` },
});

interface Answer {
  to: string;
  /** The name of the delegate who accepted, or the email address of one who declined. */
  by: string;
  accepted: boolean;
  right: DocumentRight;
  endsAt: Date;
  /** The time zone in which the mail shows the end. */
  timeZone: string;
}

/** Mail to the investor who sent the invitation. */
export const makeAnswerMail = (env: Env, { to, by, accepted, right, endsAt, timeZone }: Answer): Mail => ({
  kind: 'delegation.answered',
  to,
  subject: accepted ? 'Your delegate accepted' : 'Your invitation was declined',
  reason: 'you invited this delegate',
  paragraphs: [
    'Hello,',
    accepted
      ? `${by} is now your delegate in our investor portal. The access log records both names for each page.`
      : `${by} declined your invitation and has no access.`,
    ...(accepted
      ? ['You can withdraw this access at any time. The withdrawal takes effect with the next request.']
      : []),
  ],
  facts: accepted
    ? [
        ['Rights of your delegate', rightWords[right]],
        ['Until', formatInstant(endsAt, timeZone)],
      ]
    : [],
  link: linkToDelegates(env),
});

interface End {
  to: string;
  /** The name of the other party. */
  other: string;
  isPrincipal: boolean;
  ending: DelegationEnding;
  reason: string;
}

/** Mail to each party that did not end the delegation. */
export const makeEndedMail = (env: Env, { to, other, isPrincipal, ending, reason }: End): Mail => ({
  kind: 'delegation.ended',
  to,
  subject: isPrincipal ? 'Your delegate no longer has access' : 'You are no longer a delegate',
  reason: isPrincipal ? 'you invited this delegate' : 'you were a delegate',
  paragraphs: [
    'Hello,',
    isPrincipal
      ? `${other} is no longer your delegate in our investor portal${ending === 'RETURNED' ? ', because they returned the access' : ''}.`
      : `You no longer act for ${other} in our investor portal. Your access as a delegate has ended.`,
    ...(ending === 'ENDED_BY_ADMIN' ? ['Our team ended it.'] : []),
  ],
  facts: reason ? [['Reason', reason]] : [],
  link: linkToDelegates(env),
});
