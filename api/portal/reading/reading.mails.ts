import { type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';

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
