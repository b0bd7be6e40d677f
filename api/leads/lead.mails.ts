import { contactTopics } from '../../graphql/contact-topics.ts';
import { getContact, type Mail, makeGreeting } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import type { Lead } from './lead.entity.ts';

export const LINK_DAYS = 7;

/** The only mail to a lead. The link starts with the configured PUBLIC_URL, never with the Host of the request. */
export const makeWhitepaperMail = (env: Env, lead: { name: string; email: string }, token: string): Mail => ({
  kind: 'lead.whitepaper',
  to: lead.email,
  subject: 'The whitepaper you asked for',
  reason: 'someone requested the whitepaper with this email address',
  paragraphs: [
    makeGreeting(lead),
    `Here is your link to the ${env.SITE_NAME} whitepaper, a PDF of about twenty pages. It works for ${LINK_DAYS} days, as often as you like.`,
    `If you did not request it, you can ignore this email. To have your data deleted or to ask a question, ${env.MAIL_REPLY_TO ? 'reply to this email' : `contact us: ${getContact(env)}`}.`,
  ],
  link: { label: 'Download the whitepaper', url: `${env.PUBLIC_URL}/whitepaper/download?token=${token}` },
  expiresInSeconds: LINK_DAYS * 24 * 3_600,
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
