import { contactTopics } from '#graphql/contact-topics.ts';
import { getContact, greeting, type Mail } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { readSignedId, signId } from '#api/platform/secrets.ts';
import type { Lead } from './lead.entity.ts';

export const LINK_DAYS = 7;

const USE = 'withdraw the consent of a lead';

/** The link in the mails to a lead that deletes what the person sent, without a password. */
const makeWithdrawLink = ({ PUBLIC_URL }: Env, secrets: readonly string[], { id }: Pick<Lead, 'id'>) => ({
  label: 'Withdraw your consent, and delete what you sent',
  url: `${PUBLIC_URL}/withdraw?token=${signId(secrets, USE, id)}`,
});

/** The lead of such a link. Null if it was not made here. */
export const readWithdrawToken = (secrets: readonly string[], token: string): string | null =>
  readSignedId(secrets, USE, token);

type Receiver = Pick<Lead, 'id' | 'email'>;

/** The link starts with the configured PUBLIC_URL, never with the Host of the request. */
export const makeWhitepaperMail = (env: Env, secrets: readonly string[], lead: Receiver, token: string): Mail => ({
  kind: 'lead.whitepaper',
  to: lead.email,
  subject: 'The whitepaper you asked for',
  reason: 'someone requested the whitepaper with this email address',
  paragraphs: [
    greeting,
    `Here is your link to the ${env.SITE_NAME} whitepaper, a PDF of about twenty pages. It works for ${LINK_DAYS} days, as often as you like.`,
    `If you did not request it, you can ignore this email. To ask a question, ${env.MAIL_REPLY_TO ? 'reply to this email' : `contact us: ${getContact(env)}`}.`,
  ],
  link: { label: 'Download the whitepaper', url: `${env.PUBLIC_URL}/whitepaper/download?token=${token}` },
  unsubscribe: makeWithdrawLink(env, secrets, lead),
  expiresInSeconds: LINK_DAYS * 24 * 3_600,
});

/** Tells a visitor that a message arrived. It repeats nothing of it: anyone can type any email address. */
export const makeReceiptMail = (env: Env, secrets: readonly string[], lead: Receiver): Mail => ({
  kind: 'lead.receipt',
  to: lead.email,
  subject: 'We received your message',
  reason: 'someone wrote to us with this email address',
  paragraphs: [
    greeting,
    `Your message to ${env.SITE_NAME} arrived. A person reads it and answers at this email address. What you sent is deleted from the site after twelve months, or at once with the link below.`,
    'If you did not write to us, someone else typed your address. The link deletes that, too.',
  ],
  unsubscribe: makeWithdrawLink(env, secrets, lead),
});

/** A message of a visitor, for the people who answer. A reply goes to the visitor. */
export const makeContactMail = (env: Env, lead: Lead, to: string): Mail => ({
  kind: 'lead.contact',
  to,
  replyTo: lead.email,
  subject: `Message from ${lead.name}: ${contactTopics[lead.topic ?? 'OTHER']}`,
  reason: 'CONTACT_EMAIL of the site names this mailbox',
  paragraphs: [lead.needs],
  facts: [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Company', lead.company],
    ['Telephone', lead.phone ?? 'Not given'],
  ],
  link: { label: 'Open the leads', url: `${env.PUBLIC_URL}/investor/admin/leads?kind=contact` },
});
