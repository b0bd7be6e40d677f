import { type Mail, makeGreeting } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import { unsubscribeUrl } from './update.settings.service.ts';

export interface Postman {
  env: Env;
  secrets: readonly string[];
}

export interface Reader {
  id: string;
  name: string;
  email: string;
}

export interface Headline {
  id: string;
  title: string;
}

const getUpdateUrl = (env: Env, { id }: Headline) => `${env.PUBLIC_URL}/investor/updates/${id}`;

const makeUnsubscribeLinks = ({ env, secrets }: Postman, reader: Reader): Pick<Mail, 'unsubscribe'> => ({
  unsubscribe: { label: 'Unsubscribe from these emails', url: unsubscribeUrl(env.PUBLIC_URL, secrets, reader.id) },
});

// The mail contains the title and a link; the text needs a sign-in. Locked screens show the subject line, so the
// operator can keep the title out of it.

export const makeUpdateMail = (postman: Postman, to: Reader, update: Headline): Mail => ({
  kind: 'update.released',
  to: to.email,
  subject: postman.env.NEUTRAL_UPDATE_SUBJECTS ? 'A new investor update is available' : update.title,
  reason: 'you chose an email for each investor update',
  paragraphs: [makeGreeting(to), `${postman.env.SITE_NAME} has published a new update: “${update.title}”.`],
  link: { label: 'Read the update', url: getUpdateUrl(postman.env, update) },
  ...makeUnsubscribeLinks(postman, to),
});

export const makeDigestMail = (postman: Postman, to: Reader, updates: Headline[], more: number): Mail => ({
  kind: 'update.digest',
  to: to.email,
  subject: getDigestSubject(postman.env, updates, more),
  reason: 'you chose a summary of investor updates',
  paragraphs: [
    makeGreeting(to),
    `New updates from ${postman.env.SITE_NAME} since our last email${more > 0 ? `, and ${more} more` : ''}:`,
  ],
  links: updates.map((update) => ({ label: update.title, url: getUpdateUrl(postman.env, update) })),
  link: { label: 'See all updates', url: `${postman.env.PUBLIC_URL}/investor/updates` },
  ...makeUnsubscribeLinks(postman, to),
});

function getDigestSubject(env: Env, updates: Headline[], more: number): string {
  if (updates.length + more > 1) return `${updates.length + more} new updates`;
  return env.NEUTRAL_UPDATE_SUBJECTS ? 'One new update' : `One new update: ${updates[0]!.title}`;
}
