import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { getKysely } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { makeIdFactory } from '#api/platform/node.ts';
import { subtractFromNow, anyOf, fromNow, lockUntilCommit } from '#api/platform/database/sql.ts';
import { type Letter, renderHtml, renderText, type Sender } from './mail.template.ts';

const newMailId = makeIdFactory('mail', 'Mail');

/**
 * A calendar file with an invitation or its cancellation. Without an organizer, the method is PUBLISH instead of
 * REQUEST.
 */
export interface CalendarPart {
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  text: string;
}

export interface Mail extends Letter {
  /** The kind of mail for operators, for example `account.approved`. */
  kind: string;
  to: string;
  /** The mailbox that gets replies in place of MAIL_REPLY_TO. */
  replyTo?: string;
  /** An invitation or its cancellation as a calendar file (RFC 5546). */
  calendar?: CalendarPart;
  /** After this time the links of the mail no longer work and it is not sent. */
  expiresInSeconds?: number;
}

/**
 * The first paragraph of a mail to an email address that nobody has verified. Without a name, because a stranger can type
 * any text as the name, and any email address.
 */
export const greeting = 'Hello,';

/** The first paragraph of a mail to a person whose name is known to be one: an administrator typed or approved it. */
export const makeGreeting = ({ name }: { name: string }): string => `Hello ${name},`;

/** The mailbox whose owner reads replies, or the section of the site that says how to write to us. */
export const getContact = ({ MAIL_REPLY_TO, PUBLIC_URL }: Env): string =>
  MAIL_REPLY_TO?.email ?? `${PUBLIC_URL}/about#contact`;

/**
 * Puts a mail into the outbox in the transaction of `em`. It is sent only if that transaction commits. Kysely binds the
 * values: the EntityManager would write the links of the mail into the text of the statement, which PostgreSQL logs if
 * it fails.
 */
export async function post(em: SqlEntityManager, sender: Sender, mail: Mail): Promise<void> {
  const { kind, to, replyTo, subject, expiresInSeconds, calendar, unsubscribe } = mail;
  await getKysely(em)
    .insertInto('mail')
    .values({
      id: newMailId(),
      kind,
      recipient: to,
      replyTo: replyTo ?? null,
      subject,
      bodyText: renderText(sender, mail),
      bodyHtml: renderHtml(sender, mail),
      expiresAt: expiresInSeconds === undefined ? null : fromNow(`${expiresInSeconds} seconds`),
      calendarMethod: calendar?.method ?? null,
      calendarText: calendar?.text ?? null,
      unsubscribeUrl: unsubscribe?.url ?? null,
    })
    .execute();
}

/** Mails that anyone who knows an email address can trigger. */
const REQUESTABLE = [
  'account.address_known',
  'account.received',
  'account.verify',
  'email.confirm_new',
  'lead.receipt',
  'lead.whitepaper',
  'password.reset',
];
const PER_HOUR = 3;

/**
 * True if a mailbox can get another mail of a kind that anyone can trigger: at most three an hour. Locks the mailbox
 * until the transaction of `em` ends, so that concurrent requests are counted one after another.
 */
export async function canMailOnRequest(em: SqlEntityManager, email: string, scale: number): Promise<boolean> {
  const { eb, fn, val } = expressionBuilder();
  await lockUntilCommit(em, eb(val('mailbox '), '||', fn<string>('lower', [val(email)])));
  const sentMails = await getKysely(em)
    .selectFrom('mail')
    .select('id')
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['recipient']), '=', fn<string>('lower', [val(email)])))
    .where('kind', '=', anyOf(REQUESTABLE))
    .where('createdAt', '>', subtractFromNow('1 hour'))
    .execute();
  return sentMails.length < Math.max(1, Math.floor(PER_HOUR * scale));
}
