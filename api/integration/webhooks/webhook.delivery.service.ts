import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import { changeRetentionDays, webhook as limits } from '#graphql/limits.ts';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { subtractFromNow } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { makeIdFactory } from '#api/platform/node.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import type { Connection } from '#api/platform/pagination.ts';
import { WebhookDeliveryRow } from './webhook-delivery.entity.ts';
import type { WebhookDelivery } from './webhook.type.ts';
import type { WebhookDeliveriesArgs } from './webhook.input.ts';
import { type OwnedWebhook, readDeliveries, selectDeliveries, toDelivery } from './webhook.query.ts';
import { findWebhook } from './webhook.service.ts';

export const newDeliveryId = makeIdFactory('whd', 'WebhookDelivery');

/** Tests and repeated deliveries by one account. */
const SENT: Limit = { name: 'webhook.sent', atMost: 30, seconds: 60 };

/** The deliveries of a webhook that the viewer can read, newest first. */
export const listDeliveries = (
  { em }: Context,
  { id }: OwnedWebhook,
  args: WebhookDeliveriesArgs,
): Promise<Connection<WebhookDelivery>> => readDeliveries(getKysely(em), id, args);

/** Sends a message without a change, once, also if the webhook is paused. */
export async function testWebhook(context: Context, webhookId: string): Promise<WebhookDelivery> {
  const webhook = await findWebhook(context, 'send', webhookId);
  await countSent(context, webhook);
  const id = newDeliveryId();
  const timestamp = new Date().toISOString();
  await context.em.insert(WebhookDeliveryRow, {
    id,
    webhookId,
    type: 'webhook.test',
    body: JSON.stringify({ type: 'webhook.test', timestamp, data: { webhookId } }),
    status: 'PENDING',
    nextTryAt: sql.now(),
  });
  return reread(context, id);
}

/** Sends a delivery again, with the same id and body. The receiver recognizes by the id what it already has. */
export async function replayDelivery(context: Context, id: string): Promise<WebhookDelivery> {
  const { delivery, webhook } = await findDelivery(context, id);
  if (webhook.status === 'PAUSED' && delivery.nodeId !== null)
    fail('CONFLICT', 'This webhook is paused. Resume it first.');
  await countSent(context, webhook);
  const count = await context.em.nativeUpdate(
    WebhookDeliveryRow,
    { id, $or: [{ leasedUntil: null }, { leasedUntil: { $lt: sql.now() } }] },
    { status: 'PENDING', attempts: 0, nextTryAt: sql.now(), endedAt: null },
  );
  if (count === 0) fail('CONFLICT', 'This delivery is being sent now.');
  return reread(context, id);
}

/** Ends a pending delivery. An attempt that is under way is not interrupted, and no other one follows it. */
export async function cancelDelivery(context: Context, id: string): Promise<WebhookDelivery> {
  await findDelivery(context, id);
  const count = await context.em.nativeUpdate(
    WebhookDeliveryRow,
    { id, status: 'PENDING' },
    { status: 'SKIPPED', nextTryAt: null, endedAt: new Date(), error: 'Canceled by the owner of the webhook.' },
  );
  if (count === 0) fail('CONFLICT', 'This delivery is not pending any more.');
  return reread(context, id);
}

/** A delivery of a webhook of the viewer. */
async function findDelivery(context: Context, id: string) {
  const db = getKysely(context.em);
  const delivery = await selectDeliveries(db).where('d.id', '=', id).executeTakeFirst();
  if (!delivery) return fail('NOT_FOUND', 'Delivery not found.');
  const webhook = await findWebhook(context, 'send', delivery.webhookId).catch((error: { code?: string }) =>
    error.code === 'NOT_FOUND' ? fail('NOT_FOUND', 'Delivery not found.') : Promise.reject(error),
  );
  return { delivery, webhook };
}

const countSent = ({ em, services }: Context, { accountId }: OwnedWebhook): Promise<void> =>
  countTry(em, SENT, accountId, services.env.LIMITS_SCALE);

const reread = async ({ em }: Context, id: string): Promise<WebhookDelivery> =>
  toDelivery(await selectDeliveries(getKysely(em)).where('d.id', '=', id).executeTakeFirstOrThrow());

/** Deletes deliveries that are as old as the oldest change, and all but the newest ended ones of each webhook. */
export async function pruneDeliveries(em: SqlEntityManager): Promise<void> {
  const db = getKysely(em);
  const ended = db
    .selectFrom('webhook_delivery')
    .select('id')
    .select(({ fn }) =>
      fn
        .agg<string>('row_number')
        .over((over) => over.partitionBy('webhookId').orderBy('createdAt', 'desc').orderBy('id', 'desc'))
        .as('place'),
    )
    .where('status', '<>', 'PENDING');
  await db
    .deleteFrom('webhook_delivery')
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', subtractFromNow(`${changeRetentionDays} days`)),
        eb(
          'id',
          'in',
          eb.selectFrom(ended.as('ended')).select('ended.id').where('ended.place', '>', String(limits.endedDeliveries)),
        ),
      ]),
    )
    .execute();
}
