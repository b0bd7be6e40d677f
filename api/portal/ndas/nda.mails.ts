import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import type { Nda } from './nda.type.ts';

export const makeSignedMail = (env: Env, to: { name: string; email: string }, nda: Nda, at: Date): Mail => ({
  kind: 'nda.signed',
  to: to.email,
  subject: 'You signed the confidentiality agreement',
  reason: 'you signed the confidentiality agreement',
  paragraphs: [
    makeGreeting(to),
    'Keep this email for your records. Your certificate is in the portal. Anyone can verify it without our help.',
  ],
  facts: [
    ['Version', String(nda.version)],
    ['Signed', at.toISOString()],
    ['SHA-256 of the text', nda.sha256],
  ],
  link: { label: 'View the agreement and save your certificate', url: `${env.PUBLIC_URL}/investor/nda` },
});

export const makeSignReminderMail = (env: Env, to: { name: string; email: string }): Mail => ({
  kind: 'nda.reminder',
  to: to.email,
  subject: 'Please sign the confidentiality agreement',
  reason: 'you have an account in the investor portal',
  paragraphs: [
    makeGreeting(to),
    'Documents in the Investor Portal open after you sign the confidentiality agreement. You read and sign it in the portal; it takes a few minutes.',
  ],
  link: { label: 'Read and sign the agreement', url: `${env.PUBLIC_URL}/investor/nda` },
});
