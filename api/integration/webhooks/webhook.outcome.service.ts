import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { secondsFromNow } from '#api/platform/database/sql.ts';
import type { LeasedDelivery } from './webhook.lease.service.ts';
import { WebhookDeliveryRow } from './webhook-delivery.entity.ts';
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
  /** The headers that were sent, each on a line of its own. */
  requestHeaders: string;
  /** The beginning of the answer. Null without an answer. */
  responseBody: string | null;
}

/**
 * Stores the result of an attempt and plans the next one. After the last one, the webhook is paused unless its receiver
 * accepted something meanwhile. A delivery that was canceled while it was sent is not tried again.
 */
export async function recordAttempt(
  em: SqlEntityManager,
  env: Env,
  delivery: LeasedDelivery,
  attempt: Attempt,
): Promise<void> {
  const { status, error, durationMs, retryAfter, requestHeaders, responseBody } = attempt;
  const facts = {
    leasedUntil: null,
    responseStatus: status,
    error,
    durationMs,
    requestHeaders,
    responseBody,
  };
  const { id } = delivery;
  const endedAt = new Date();
  if (error === null) {
    await em.nativeUpdate(WebhookDeliveryRow, { id }, { ...facts, status: 'DELIVERED', nextTryAt: null, endedAt });
    return;
  }
  const isReceiverRemoved = status === 410;
  const wait = isReceiverRemoved || delivery.position === null ? undefined : RETRY_SECONDS[delivery.attempts - 1];
  await em.transactional(async (em) => {
    const seconds = Math.max(wait ?? 0, Math.min(retryAfter ?? 0, LONGEST_DELAY));
    const plan =
      wait === undefined
        ? { status: 'FAILED' as const, endedAt }
        : { nextTryAt: new Date(endedAt.getTime() + seconds * 1_000) };
    const planned = await em.nativeUpdate(WebhookDeliveryRow, { id, status: 'PENDING' }, { ...facts, ...plan });
    if (planned === 0) return void (await em.nativeUpdate(WebhookDeliveryRow, { id }, { leasedUntil: null }));
    if (wait !== undefined || delivery.position === null) return;
    if (!isReceiverRemoved && (await hasAcceptedSince(em, delivery))) return;
    const webhook = { ...delivery, id: delivery.webhookId };
    await pauseWebhook(em, env, webhook, isReceiverRemoved ? 'GONE' : 'FAILED');
  });
}

const totalRetrySeconds = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0);

/** True if the receiver accepted a delivery since this one was created or, if it was sent again later, in three days. */
async function hasAcceptedSince(em: SqlEntityManager, { webhookId, createdAt }: LeasedDelivery): Promise<boolean> {
  const accepted = await getKysely(em)
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhookId', '=', webhookId)
    .where('status', '=', 'DELIVERED')
    .where('endedAt', '>=', createdAt)
    .where('endedAt', '>=', secondsFromNow(-totalRetrySeconds))
    .limit(1)
    .execute();
  return accepted.length > 0;
}

/** Ends a delivery that is not sent, because its owner cannot read the object any more. */
export const recordSkip = (em: SqlEntityManager, { id }: LeasedDelivery) =>
  em.nativeUpdate(
    WebhookDeliveryRow,
    { id },
    {
      status: 'SKIPPED',
      leasedUntil: null,
      endedAt: new Date(),
      error: 'Not sent, because the owner of the webhook cannot read the object any more.',
    },
  );

/** Makes a delivery due again, for another server. The attempt that was canceled does not count. */
export const release = (em: SqlEntityManager, { id, attempts }: LeasedDelivery) =>
  em.nativeUpdate(WebhookDeliveryRow, { id }, { leasedUntil: null, attempts: attempts - 1 });
