import type { DocumentRight } from '../documents/document.entity.ts';
import type { Mail } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import type { DelegationEnding } from './delegation.entity.ts';

const rightWords: Record<DocumentRight, string> = {
  LIST: 'See that documents exist',
  VIEW: 'Read documents, page by page',
  DOWNLOAD: 'Read and download documents',
};

const until = (endsAt: Date) => `${endsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const delegatesOf = (env: Env) => ({ label: 'Open your delegates', url: `${env.PUBLIC_URL}/investor/delegates` });

interface Offer {
  principal: string;
  email: string;
  right: DocumentRight;
  endsAt: Date;
}

/** It names no document: whose mailbox this is, nobody has checked. The same goes to an address without an account. */
export const offered = (env: Env, { principal, email, right, endsAt }: Offer): Mail => ({
  kind: 'delegation.offered',
  to: email,
  subject: 'You are asked to read documents on behalf of an investor',
  paragraphs: [
    'Hello,',
    `${principal} would like you to act for them in our investor portal.`,
    'To take it up, sign in with an approved account of this address, and accept. Without an account, request access first; a person decides on it.',
    'Nothing is open to you before you accept. If you do not know who this is, ignore this mail.',
  ],
  facts: [
    ['What you could do', rightWords[right]],
    ['Until', until(endsAt)],
  ],
  link: { label: 'Sign in and answer', url: `${env.PUBLIC_URL}/investor/delegates` },
});

interface Answer {
  to: string;
  /** The name of whoever accepted, or the address of whoever refused: they are not named. */
  by: string;
  accepted: boolean;
  right: DocumentRight;
  endsAt: Date;
}

/** To whoever offered it. */
export const answered = (env: Env, { to, by, accepted, right, endsAt }: Answer): Mail => ({
  kind: 'delegation.answered',
  to,
  subject: accepted ? 'Your delegate accepted' : 'Your offer was refused',
  paragraphs: [
    'Hello,',
    accepted
      ? `${by} acts for you in our investor portal from now on. The access log says for each page who read it and for whom.`
      : `Whoever has the address ${by} does not want to act for you. Nothing was opened to them.`,
    ...(accepted ? ['You can withdraw it at any moment; it is closed with the next request.'] : []),
  ],
  facts: accepted
    ? [
        ['What they can do', rightWords[right]],
        ['Until', until(endsAt)],
      ]
    : [],
  link: delegatesOf(env),
});

interface End {
  to: string;
  /** Name of the other of the two. */
  other: string;
  isPrincipal: boolean;
  ending: DelegationEnding;
  reason: string;
}

/** To the one of the two who did not end it, or to both. */
export const ended = (env: Env, { to, other, isPrincipal, ending, reason }: End): Mail => ({
  kind: 'delegation.ended',
  to,
  subject: isPrincipal ? 'Your delegate no longer acts for you' : 'You no longer act for an investor',
  paragraphs: [
    'Hello,',
    isPrincipal
      ? `${other} no longer acts for you in our investor portal${ending === 'RETURNED' ? ': they gave it back' : ''}.`
      : `You no longer act for ${other} in our investor portal. What was open to you by it is closed.`,
    ...(ending === 'ENDED_BY_ADMIN' ? ['Our team ended it.'] : []),
  ],
  facts: reason ? [['Why', reason]] : [],
  link: delegatesOf(env),
});
