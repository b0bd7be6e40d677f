import type { DocumentRight } from '../documents/document.entity.ts';
import type { Mail } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';

const rightWords: Record<DocumentRight, string> = {
  SEE: 'See that documents exist',
  VIEW: 'Read documents, page by page',
  DOWNLOAD: 'Read and download documents',
};

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
    ['Until', `${endsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ],
  link: { label: 'Sign in and answer', url: `${env.PUBLIC_URL}/investor/delegates` },
});
