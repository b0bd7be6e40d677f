import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { MORE } from '../platform/every.ts';
import { query } from '../platform/sql.ts';
import type { Outgoing, Transport } from './mail.transport.ts';

const MINUTE = 60;
/** A server that is killed gives its mails back this soon; one that lives renews its leases in time. */
const LEASE_SECONDS = 20;
const RENEW_MS = 5_000;
const LONGEST_WAIT_SECONDS = 360 * MINUTE;
const GIVE_UP_AFTER = '24 hours';
const MAILS_AT_ONCE = 10;
/** Refusals that mean our credentials and not the mail: the operator mends them, and the mail then goes out. */
const OUR_FAULT = new Set([530, 534, 535, 538]);

// Leased, not locked: a server that dies while sending lets its mails go when the lease ends, and no transaction
// stays open while a mail server takes its time.
const LEASE = `update mail set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
  where id in (select id from mail where sent_at is null and given_up_at is null and due_at <= now()
    and (leased_until is null or leased_until < now()) order by due_at limit ${MAILS_AT_ONCE} for update skip locked)
  returning id, kind, recipient as "to", subject, body_text as text, body_html as html,
    case when calendar_text is not null then json_build_object('method', calendar_method, 'text', calendar_text) end as calendar,
    unsubscribe_url as unsubscribe, created_at as "createdAt", attempts,
    coalesce(expires_at < now(), false) as expired, created_at < now() - interval '${GIVE_UP_AFTER}' as "tooOld"`;
const RENEW = `update mail set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
  where id = any($1::text[]) and leased_until is not null`;
// What was sent is cleared, because it holds links that open things.
const SENT =
  'update mail set sent_at = now(), leased_until = null, body_text = null, body_html = null, calendar_text = null, unsubscribe_url = null where id = $1';
const LATER =
  'update mail set leased_until = null, due_at = now() + make_interval(secs => $2), last_error = $3 where id = $1';
const GIVEN_UP =
  'update mail set leased_until = null, given_up_at = now(), last_error = $2, body_text = null, body_html = null, calendar_text = null, unsubscribe_url = null where id = $1';

interface Leased extends Omit<Outgoing, 'createdAt'> {
  createdAt: string;
  kind: string;
  attempts: number;
  expired: boolean;
  tooOld: boolean;
}

/** Sends the oldest mails that are due; resolves with MORE when others may wait. */
export async function deliverDue(em: SqlEntityManager, transport: Transport, log: Logger): Promise<typeof MORE | null> {
  const leased = await query<Leased>(em, LEASE);
  const pending = new Set(leased.map(({ id }) => id));
  // A slow mail server may take half a minute for each.
  const renew = () => query(em.fork(), RENEW, [[...pending]]).catch((error: unknown) => log.warn({ err: error }));
  const renewing = leased.length > 0 ? setInterval(() => void renew(), RENEW_MS) : undefined;
  try {
    for (const mail of leased) {
      await deliver(em, transport, log, mail);
      pending.delete(mail.id);
    }
  } finally {
    clearInterval(renewing);
  }
  return leased.length === MAILS_AT_ONCE ? MORE : null;
}

async function deliver(em: SqlEntityManager, transport: Transport, log: Logger, mail: Leased): Promise<void> {
  if (mail.expired) return void (await query(em, GIVEN_UP, [mail.id, 'Its link had expired before it could be sent.']));
  try {
    await transport({ ...mail, createdAt: new Date(mail.createdAt) });
  } catch (error) {
    return putOff(em, log, mail, error as Error & { responseCode?: number });
  }
  await query(em, SENT, [mail.id]);
}

/** A passing fault is tried again after a minute, then two, then four … up to six hours; a refusal (5xx) is final. */
async function putOff(
  em: SqlEntityManager,
  log: Logger,
  mail: Leased,
  error: Error & { responseCode?: number },
): Promise<void> {
  const refused = (error.responseCode ?? 0) >= 500 && !OUR_FAULT.has(error.responseCode ?? 0);
  const reason = error.message.slice(0, 500);
  if (refused || mail.tooOld) {
    log.error({ mail: mail.id, kind: mail.kind, responseCode: error.responseCode }, 'stopped sending an email');
    await query(em, GIVEN_UP, [mail.id, reason]);
    return;
  }
  log.warn(
    { mail: mail.id, kind: mail.kind, attempts: mail.attempts, responseCode: error.responseCode },
    'could not send an email yet',
  );
  await query(em, LATER, [mail.id, Math.min(MINUTE * 2 ** (mail.attempts - 1), LONGEST_WAIT_SECONDS), reason]);
}
