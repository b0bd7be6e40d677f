import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import type { Env } from '../platform/env.ts';
import { now, secondsFromNow } from '../platform/database/sql.ts';
import type { LeasedDelivery } from './webhook.lease.service.ts';
import { pauseWebhook } from './webhook.pause.service.ts';

const MINUTE = 60;
const HOUR = 3_600;
/** Seconds from each attempt to the next one: ten attempts in a little more than three days. */
export const RETRY_SECONDS = [5, 5 * MINUTE, 30 * MINUTE].concat([2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR));
/** A receiver can delay the next attempt by this much with Retry-After. */
const LONGEST_DELAY = 24 * HOUR;

/** The result of an attempt. */
export interface Attempt {
  /** The HTTP status. Null without an answer. */
  status: number | null;
  /** Why it failed; null if it succeeded. */
  error: string | null;
  durationMs: number;
  /** Seconds after which the receiver accepts the next attempt. */
  retryAfter: number | null;
}

/** Stores the result of an attempt and plans the next one. After the last one, the webhook is paused. */
export async function recordAttempt(
  em: SqlEntityManager,
  env: Env,
  delivery: LeasedDelivery,
  attempt: Attempt,
): Promise<void> {
  const { status, error, durationMs, retryAfter } = attempt;
  const facts = { leased_until: null, response_status: status, error, duration_ms: durationMs };
  const isReceiverRemoved = status === 410;
  const wait = isReceiverRemoved || delivery.position === null ? undefined : RETRY_SECONDS[delivery.attempts - 1];
  await em.transactional(async (em) => {
    const row = em.getKysely<Database>().updateTable('webhook_delivery').where('id', '=', delivery.id);
    if (error === null) return void (await row.set({ ...facts, status: 'DELIVERED', ended_at: now() }).execute());
    if (wait !== undefined) {
      const seconds = Math.max(wait, Math.min(retryAfter ?? 0, LONGEST_DELAY));
      return void (await row.set({ ...facts, next_try_at: secondsFromNow(seconds) }).execute());
    }
    await row.set({ ...facts, status: 'FAILED', ended_at: now() }).execute();
    if (delivery.position === null) return;
    const webhook = { ...delivery, id: delivery.webhookId };
    await pauseWebhook(em, env, webhook, isReceiverRemoved ? 'GONE' : 'FAILED');
  });
}

/** Ends a delivery that is not sent, because its owner cannot read the object any more. */
export const recordSkip = (em: SqlEntityManager, { id }: LeasedDelivery) =>
  em
    .getKysely<Database>()
    .updateTable('webhook_delivery')
    .set({
      status: 'SKIPPED',
      leased_until: null,
      ended_at: now(),
      error: 'Not sent, because the owner of the webhook cannot read the object any more.',
    })
    .where('id', '=', id)
    .execute();

/** Makes a delivery due again, for another server. The attempt that was canceled does not count. */
export const release = (em: SqlEntityManager, { id }: LeasedDelivery) =>
  em
    .getKysely<Database>()
    .updateTable('webhook_delivery')
    .set((eb) => ({ leased_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .execute();
