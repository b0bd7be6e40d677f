import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Expression, Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { webhook as limits } from '#graphql/limits.ts';
import { type PlacedChange, readChanges, readLatestPosition } from '../changes/change.service.ts';
import { getKysely } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { isInvestor } from '#api/platform/viewer.ts';
import { findOwner } from '#api/accounts/users/owner.service.ts';
import { WebhookDeliveryRow } from './webhook-delivery.entity.ts';
import { newDeliveryId } from './webhook.delivery.service.ts';
import { WebhookRow } from './webhook.entity.ts';
import { pauseWebhook } from './webhook.pause.service.ts';

const WEBHOOKS = 10;
const CHANGES = 200;

/**
 * Webhooks that have not seen the newest change. One with many pending deliveries comes back when some have ended: until
 * then, its changes wait in the list of changes.
 */
const selectBehind = (db: Kysely<Database>, latest: string | Expression<string>) =>
  db
    .selectFrom('webhook')
    .select(['id', 'accountId', 'types', 'position', 'name', 'url'])
    .where('status', '=', 'ACTIVE')
    .where('position', '<', latest)
    .where((eb) =>
      eb(
        eb
          .selectFrom('webhook_delivery as d')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .whereRef('d.webhookId', '=', 'webhook.id')
          .where('d.status', '=', 'PENDING'),
        '<',
        String(limits.pendingDeliveries),
      ),
    );

export const selectWebhooksBehind = (db: Kysely<Database>) =>
  selectBehind(
    db,
    db
      .selectFrom('change')
      .select(({ fn }) => fn.max('position').as('newest'))
      .$asScalar()
      .$notNull(),
  );

const lockBehind = (em: SqlEntityManager, latest: string) =>
  selectBehind(getKysely(em), latest).orderBy('position').limit(WEBHOOKS).forUpdate().skipLocked().execute();

/**
 * Creates the deliveries of new changes, and moves each webhook on, in one transaction: a change is neither missed nor
 * sent twice, whichever server stops. True if more changes or webhooks wait.
 */
export async function enqueueDeliveries(em: SqlEntityManager, env: Env): Promise<boolean> {
  return em.transactional(async (em) => {
    const latest = await readLatestPosition(em);
    const webhooks = await lockBehind(em, latest);
    const isFull = [];
    for (const webhook of webhooks) isFull.push(await enqueue(em, env, webhook, latest));
    return webhooks.length === WEBHOOKS || isFull.includes(true);
  });
}

type Behind = Awaited<ReturnType<typeof lockBehind>>[number];

async function enqueue(em: SqlEntityManager, env: Env, webhook: Behind, latest: string): Promise<boolean> {
  const { id, accountId, types, position } = webhook;
  const owner = await findOwner(em, env, accountId);
  if (!owner || !isInvestor(owner.viewer)) {
    await pauseWebhook(em, env, webhook, 'ACCOUNT');
    return false;
  }
  const changes = await readChanges(em, owner.viewer, { after: position, upTo: latest, types, limit: CHANGES });
  const isFull = changes.length === CHANGES;
  const rows = changes.map((change) => ({
    id: newDeliveryId(),
    webhookId: id,
    position: BigInt(change.position),
    type: toType(change),
    nodeId: change.nodeId,
    body: toBody(change),
    status: 'PENDING' as const,
    nextTryAt: sql.now(),
  }));
  await em.insertMany(WebhookDeliveryRow, rows);
  await em.nativeUpdate(WebhookRow, { id }, { position: BigInt(isFull ? changes.at(-1)!.position : latest) });
  return isFull;
}

/** `article.published`, `investor_update.updated`. */
const toType = ({ type, action }: PlacedChange): string => `${type}.${action}`.toLowerCase();

/** A thin payload: the receiver reads the rest of the object with its own rights. */
const toBody = (change: PlacedChange): string =>
  JSON.stringify({
    type: toType(change),
    timestamp: change.changedAt.toISOString(),
    data: { id: change.nodeId, version: change.version, changeId: change.id },
  });
