import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '#api/entities.ts';
import type { Kysely } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { maskEmail } from '../audit/audit.service.ts';
import type { Logger } from 'pino';
import { getKysely, prepare } from '#api/kysely.ts';
import { subtractFromNow, anyOf, fromNow, now } from '#api/platform/database/sql.ts';
import { MailRow } from './mail.entity.ts';
import type { Transport } from './mail.transport.ts';

const MINUTE = 60;
/**
 * When a server is killed, its mails become available after this time. A running server renews its leases before that.
 */
const LEASE = '20 seconds';
const RENEW_MS = 5_000;
const LONGEST_WAIT_SECONDS = 360 * MINUTE;
const GIVE_UP_AFTER = '24 hours';
const MAILS_AT_ONCE = 10;
/**
 * Enhanced codes (RFC 3463) with which a mail server answers RCPT TO although it refuses the sender, not the recipient:
 * Postfix postpones its refusal of a sender until there.
 */
const SENDER_REFUSED = /^5\d\d[ -]5\.(1\.[78]|7\.\d+)\b/;

/** What the SMTP client reports of a failure. */
interface SmtpError extends Error {
  command?: string;
  response?: string;
  responseCode?: number;
}

export const selectDueMails = (db: Kysely<Database>) =>
  db
    .selectFrom('mail')
    .select('id')
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where('dueAt', '<=', now())
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now())]));

// Mails are leased, not locked: the lease of a crashed server expires, and no transaction stays open while a mail
// server is slow.
const leaseDueMails = prepare()((db) =>
  db
    .updateTable('mail')
    .set((eb) => ({ leasedUntil: fromNow(LEASE), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', selectDueMails(db).orderBy('dueAt').limit(MAILS_AT_ONCE).forUpdate().skipLocked())
    .returning(['id', 'kind', 'recipient as to', 'replyTo', 'subject', 'unsubscribeUrl as unsubscribe', 'attempts'])
    .returning('createdAt')
    .returning((eb) => [
      // Both columns are null only in mails that were sent or given up.
      eb.ref('bodyText').$notNull().as('text'),
      eb.ref('bodyHtml').$notNull().as('html'),
      eb
        .case()
        .when('calendarText', 'is not', null)
        .then(
          jsonBuildObject({
            method: eb.ref('calendarMethod').$notNull(),
            text: eb.ref('calendarText').$notNull(),
          }),
        )
        .end()
        .as('calendar'),
      eb.fn
        .coalesce(eb('expiresAt', '<', now()), eb.lit(false))
        .$castTo<boolean>()
        .as('expired'),
      eb('createdAt', '<', subtractFromNow(GIVE_UP_AFTER)).$castTo<boolean>().as('tooOld'),
    ]),
);
type LeasedMail = Awaited<ReturnType<typeof leaseDueMails.all>>[number];

const renewLeases = (em: SqlEntityManager, ids: readonly string[]) =>
  getKysely(em)
    .updateTable('mail')
    .set({ leasedUntil: fromNow(LEASE) })
    .where('id', '=', anyOf(ids))
    .where('leasedUntil', 'is not', null)
    .execute();

/** Clears the content of a mail that was sent or cannot be sent, because its links contain secrets. */
const withoutContent = { bodyText: null, bodyHtml: null, calendarText: null, unsubscribeUrl: null };

const settle = (em: SqlEntityManager, id: string, facts: Partial<MailRow>) =>
  em.nativeUpdate(MailRow, { id }, { leasedUntil: null, ...facts });

const giveUp = (em: SqlEntityManager, id: string, reason: string, keepsContent = false) =>
  settle(em, id, { givenUpAt: new Date(), lastError: reason, ...(!keepsContent && withoutContent) });

/** Sends the oldest due mails. Resolves with true if others may be due. */
export async function deliverDue(em: SqlEntityManager, transport: Transport, log: Logger): Promise<boolean> {
  const mails = await leaseDueMails.all(em, {});
  const pending = new Set(mails.map(({ id }) => id));
  // Renew the leases meanwhile: a slow mail server may take 30 seconds per mail.
  const renew = () => renewLeases(em.fork(), [...pending]).catch((error: unknown) => log.warn({ err: error }));
  const renewing = mails.length > 0 ? setInterval(() => void renew(), RENEW_MS) : undefined;
  try {
    for (const mail of mails) {
      await deliver(em, transport, log, mail);
      pending.delete(mail.id);
    }
  } finally {
    clearInterval(renewing);
  }
  return mails.length === MAILS_AT_ONCE;
}

async function deliver(em: SqlEntityManager, transport: Transport, log: Logger, mail: LeasedMail): Promise<void> {
  if (mail.expired) return void (await giveUp(em, mail.id, 'Its link had expired before it could be sent.'));
  try {
    await transport(mail);
  } catch (error) {
    return putOff(em, log, mail, error as SmtpError);
  }
  await settle(em, mail.id, { sentAt: new Date(), ...withoutContent });
}

/**
 * True if the mail server says that the mailbox does not exist or takes no mail. Every other refusal is one of the
 * sender, the credentials or the server, which the operator can fix.
 */
const isRecipientRefused = ({ command, response = '', responseCode = 0 }: SmtpError): boolean =>
  command === 'RCPT TO' && responseCode >= 550 && !SENDER_REFUSED.test(response);

/** For the log, which does not contain email addresses of people. */
const hideEmails = (text: string): string => text.replaceAll(/(?<![^\s<>"@,;])[^\s<>"@,;]+@[^\s<>",;]+/g, maskEmail);

/**
 * Tries again after one minute, then two, four and so on up to six hours. Ends if the recipient is refused, and after a
 * day. Then the content is kept for `portal mail retry`.
 */
async function putOff(em: SqlEntityManager, log: Logger, mail: LeasedMail, error: SmtpError): Promise<void> {
  const isFinal = isRecipientRefused(error);
  const reason = error.message.slice(0, 500);
  const { command, responseCode } = error;
  const details = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, command, responseCode };
  const line = { ...details, reason: hideEmails(reason) };
  if (isFinal || mail.tooOld) {
    log.error(line, 'stopped sending an email');
    await giveUp(em, mail.id, reason, !isFinal);
    return;
  }
  log.warn(line, 'could not send an email yet');
  const wait = Math.min(MINUTE * 2 ** (mail.attempts - 1), LONGEST_WAIT_SECONDS);
  await settle(em, mail.id, { dueAt: new Date(Date.now() + wait * 1_000), lastError: reason });
}
