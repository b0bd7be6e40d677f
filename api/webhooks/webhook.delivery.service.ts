import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changeRetentionDays, webhook as limits } from '../../graphql/limits.ts';
import type { Database } from '../entities.ts';
import type { Context } from '../platform/context.ts';
import { now, subtractFromNow } from '../platform/database/sql.ts';
import { fail } from '../platform/errors.ts';
import { makeIdFactory } from '../platform/ids.ts';
import { countTry, type Limit } from '../platform/limits/attempts.ts';
import type { Connection } from '../platform/pagination.ts';
import type { WebhookDelivery } from './webhook.entity.ts';
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
): Promise<Connection<WebhookDelivery>> => readDeliveries(em.getKysely<Database>(), id, args);

/** Sends a message without a change, once, also if the webhook is paused. */
export async function testWebhook(context: Context, webhookId: string): Promise<WebhookDelivery> {
  const webhook = await findWebhook(context, 'send', webhookId);
  await countSent(context, webhook);
  const id = newDeliveryId();
  const timestamp = new Date().toISOString();
  await context.em
    .getKysely<Database>()
    .insertInto('webhook_delivery')
    .values({
      id,
      webhook_id: webhookId,
      type: 'webhook.test',
      body: JSON.stringify({ type: 'webhook.test', timestamp, data: { webhookId } }),
      status: 'PENDING',
      next_try_at: now(),
    })
    .execute();
  return reread(context, id);
}

/** Sends a delivery again, with the same id and body. The receiver recognizes by the id what it already has. */
export async function replayDelivery(context: Context, id: string): Promise<WebhookDelivery> {
  const db = context.em.getKysely<Database>();
  const { delivery, webhook } = await findDelivery(context, id);
  if (webhook.status === 'PAUSED' && delivery.nodeId !== null)
    fail('CONFLICT', 'This webhook is paused. Resume it first.');
  await countSent(context, webhook);
  const rows = await db
    .updateTable('webhook_delivery')
    .set({ status: 'PENDING', attempts: 0, next_try_at: now(), ended_at: null })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now())]))
    .returning('id')
    .execute();
  if (rows.length === 0) fail('CONFLICT', 'This delivery is being sent now.');
  return reread(context, id);
}

/** Ends a pending delivery. An attempt that is under way is not interrupted, and no other one follows it. */
export async function cancelDelivery(context: Context, id: string): Promise<WebhookDelivery> {
  await findDelivery(context, id);
  const rows = await context.em
    .getKysely<Database>()
    .updateTable('webhook_delivery')
    .set({ status: 'SKIPPED', next_try_at: null, ended_at: now(), error: 'Canceled by the owner of the webhook.' })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .execute();
  if (rows.length === 0) fail('CONFLICT', 'This delivery is not pending any more.');
  return reread(context, id);
}

/** A delivery of a webhook of the viewer. */
async function findDelivery(context: Context, id: string) {
  const db = context.em.getKysely<Database>();
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
  toDelivery(await selectDeliveries(em.getKysely<Database>()).where('d.id', '=', id).executeTakeFirstOrThrow());

/** Deletes deliveries that are as old as the oldest change, and all but the newest ended ones of each webhook. */
export async function pruneDeliveries(em: SqlEntityManager): Promise<void> {
  const db = em.getKysely<Database>();
  const ended = db
    .selectFrom('webhook_delivery')
    .select('id')
    .select(({ fn }) =>
      fn
        .agg<string>('row_number')
        .over((over) => over.partitionBy('webhook_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
        .as('place'),
    )
    .where('status', '<>', 'PENDING');
  await db
    .deleteFrom('webhook_delivery')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', subtractFromNow(`${changeRetentionDays} days`)),
        eb(
          'id',
          'in',
          eb.selectFrom(ended.as('ended')).select('ended.id').where('ended.place', '>', String(limits.endedDeliveries)),
        ),
      ]),
    )
    .execute();
}
