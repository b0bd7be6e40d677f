import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { getDateFormat } from '#graphql/date-format.ts';

interface Person {
  name: string;
  email: string;
}

interface Unusual {
  what: 'page' | 'download' | 'search';
  atMost: number;
  minutes: number;
}

const words = {
  page: 'was sent more than %n pages',
  download: 'downloaded more than %n documents',
  search: 'searched in documents more than %n times',
} as const;

/**
 * An alarm. It names the reader and the number of pages, and never the documents, because others can read a mailbox.
 */
export const makeUnusualReadingMail = (
  env: Env,
  to: Person,
  reader: Person & { username: string },
  { what, atMost, minutes }: Unusual,
): Mail => ({
  kind: 'reading.unusual',
  to: to.email,
  subject: `Unusual reading activity by ${reader.name}`,
  reason: 'you are an administrator of the investor portal',
  paragraphs: [
    makeGreeting(to),
    `${reader.name} ${words[what].replace('%n', String(atMost))} within ${minutes} minutes. No request has been blocked yet.`,
    'If this is unexpected, suspend the account or revoke its rights. Both take effect with the next request.',
  ],
  facts: [
    ['Username', reader.username],
    ['Email', reader.email],
  ],
  link: {
    label: 'View the activity',
    url: `${env.PUBLIC_URL}/investor/admin/documents/log?${new URLSearchParams({ person: reader.email })}`,
  },
});

/** The kind by which the hourly limit finds these emails. */
export const OPENINGS_MAIL = 'reading.opened';

const OPENINGS_AT_MOST = 20;

interface Opening {
  person: string;
  title: string;
  at: Date;
}

/** The subject is neutral: the title of a document can be confidential. */
export const makeOpeningsMail = (
  env: Env,
  to: Person & { timeZone: string | null },
  openings: readonly Opening[],
): Mail => {
  const timeZone = to.timeZone ?? 'UTC';
  const format = getDateFormat(timeZone, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const more = openings.length - OPENINGS_AT_MOST;
  return {
    kind: OPENINGS_MAIL,
    to: to.email,
    subject: openings.length === 1 ? 'A document was opened' : `Documents were opened ${openings.length} times`,
    reason: 'you asked to be told when a document is opened',
    paragraphs: [
      makeGreeting(to),
      `Opened in the investor portal of ${env.SITE_NAME} (times in ${timeZone}):`,
      ...openings
        .slice(0, OPENINGS_AT_MOST)
        .map(({ person, title, at }) => `${person} opened “${title}” on ${format.format(at)}.`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'To end these emails, choose “Stop telling me when it is opened” on the document, or “Stop telling me when they open a document” on the person.',
    ],
    link: { label: 'Open Engagement', url: `${env.PUBLIC_URL}/investor/admin/documents/engagement` },
  };
};
