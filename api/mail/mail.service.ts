import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import type { Database } from '../entities.ts';
import { makeIdFactory } from '../platform/ids.ts';
import { subtractFromNow, anyOf, fromNow, lockUntilCommit } from '../platform/database/sql.ts';
import { type Letter, renderHtml, renderText } from './mail.template.ts';

const newMailId = makeIdFactory('mail', 'Mail');

/** An invitation, or its end, as a calendar file. Without an organizer, nobody can request: the event is published. */
export interface CalendarPart {
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  text: string;
}

export interface Mail extends Letter {
  /** What it is, for operators: `account.approved`. */
  kind: string;
  to: string;
  /** An invitation or its end, as calendars read it (RFC 5546). */
  calendar?: CalendarPart;
  /** After that its links are dead, and it is not sent any more. */
  expiresInSeconds?: number;
}

/** Puts a mail into the outbox in the transaction of `em`: it is sent if, and only if, that commits. */
export async function post(em: SqlEntityManager, siteName: string, mail: Mail): Promise<void> {
  const { kind, to, subject, expiresInSeconds, calendar, unsubscribe } = mail;
  await em
    .getKysely<Database>()
    .insertInto('mail')
    .values({
      id: newMailId(),
      kind,
      recipient: to,
      subject,
      body_text: renderText(siteName, mail),
      body_html: renderHtml(siteName, mail),
      expires_at: expiresInSeconds === undefined ? null : fromNow(`${expiresInSeconds} seconds`),
      calendar_method: calendar?.method ?? null,
      calendar_text: calendar?.text ?? null,
      unsubscribe_url: unsubscribe?.url ?? null,
    })
    .execute();
}

/** Mails that anyone can cause who knows an email address. */
const REQUESTABLE = [
  'account.address_known',
  'account.received',
  'account.verify',
  'email.confirm_new',
  'lead.whitepaper',
  'password.reset',
];
const PER_HOUR = 3;

/**
 * Whether a mailbox can get one more of the mails that anyone can cause: at most three an hour, whoever causes them.
 * Holds the mailbox until the transaction of `em` ends, so that two requests do not count at once.
 */
export async function canMailOnRequest(em: SqlEntityManager, email: string, scale: number): Promise<boolean> {
  const { eb, fn, val } = expressionBuilder();
  await lockUntilCommit(em, eb(val('mailbox '), '||', fn<string>('lower', [val(email)])));
  const sent = await em
    .getKysely<Database>()
    .selectFrom('mail')
    .select('id')
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['recipient']), '=', fn<string>('lower', [val(email)])))
    .where('kind', '=', anyOf(REQUESTABLE))
    .where('created_at', '>', subtractFromNow('1 hour'))
    .execute();
  return sent.length < Math.max(1, Math.floor(PER_HOUR * scale));
}

/** Removes what was sent, or given up, a month ago: it names people and is of no more use. */
export const pruneMails = (em: SqlEntityManager) =>
  em
    .getKysely<Database>()
    .deleteFrom('mail')
    .where(({ eb, fn }) => eb(fn.coalesce('sent_at', 'given_up_at'), '<', subtractFromNow('30 days')))
    .execute();
