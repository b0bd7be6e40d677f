import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { idsOf } from '../platform/ids.ts';
import { query } from '../platform/sql.ts';
import { type Letter, renderHtml, renderText } from './mail.template.ts';

const newMailId = idsOf('mail', 'Mail');

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

const INSERT = `insert into mail (id, kind, recipient, subject, body_text, body_html, expires_at,
  calendar_method, calendar_text, unsubscribe_url)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7), $8, $9, $10)`;

/** Puts a mail into the outbox in the transaction of `em`: it is sent if, and only if, that commits. */
export async function post(em: SqlEntityManager, siteName: string, mail: Mail): Promise<void> {
  const { kind, to, subject, expiresInSeconds, calendar, unsubscribe } = mail;
  await query(em, INSERT, [
    newMailId(),
    kind,
    to,
    subject,
    renderText(siteName, mail),
    renderHtml(siteName, mail),
    expiresInSeconds ?? null,
    calendar?.method ?? null,
    calendar?.text ?? null,
    unsubscribe?.url ?? null,
  ]);
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
const SENT_LATELY = `select count(*)::int as count from mail
  where lower(recipient) = lower($1) and kind = any($2) and created_at > now() - interval '1 hour'`;

/**
 * Whether a mailbox can get one more of the mails that anyone can cause: at most three an hour, whoever causes them.
 * Holds the mailbox until the transaction of `em` ends, so that two requests do not count at once.
 */
export async function canMailOnRequest(em: SqlEntityManager, email: string, scale: number): Promise<boolean> {
  await query(em, "select pg_advisory_xact_lock(hashtextextended('mailbox ' || lower($1), 0))", [email]);
  const [sent] = await query<{ count: number }>(em, SENT_LATELY, [email, REQUESTABLE]);
  return (sent?.count ?? 0) < Math.max(1, Math.floor(PER_HOUR * scale));
}

/** Removes what was sent, or given up, a month ago: it names people and is of no more use. */
export const pruneMails = (em: SqlEntityManager) =>
  query(em, "delete from mail where coalesce(sent_at, given_up_at) < now() - interval '30 days'");
