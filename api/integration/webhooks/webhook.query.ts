import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { now, containsText } from '#api/platform/database/sql.ts';
import { type Connection, decodeCursor, toConnection, timeCursor } from '#api/platform/pagination.ts';
import type { Webhook, WebhookDelivery } from './webhook.type.ts';
import type { WebhookDeliveriesArgs, WebhooksArgs } from './webhook.input.ts';

/** Webhooks `w` with their owners `a`. */
export const selectWebhooks = (db: Kysely<Database>) =>
  db
    .selectFrom('webhook as w')
    .innerJoin('account as a', 'a.id', 'w.accountId')
    .select(['w.id', 'w.accountId', 'a.name as ownerName', 'w.name', 'w.url', 'w.types', 'w.status'])
    .select(['w.pauseReason', 'w.createdAt'])
    .select((eb) =>
      eb
        .case()
        .when(eb('w.formerUntil', '>', now()))
        .then(eb.ref('w.formerUntil'))
        .end()
        .as('formerSecretEndsAt'),
    );

export type WebhookColumns = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['executeTakeFirstOrThrow']>>;

/** A webhook with the id of its owner, for the policy. */
export type OwnedWebhook = Webhook & { accountId: string };

export const toWebhook = ({ ownerName, ...row }: WebhookColumns): OwnedWebhook => ({
  ...row,
  owner: { accountId: row.accountId, name: ownerName },
  createdAt: row.createdAt,
  formerSecretEndsAt: row.formerSecretEndsAt,
});

/** A page of webhooks, newest first. */
export async function readWebhooks(
  db: Kysely<Database>,
  { filter, ...args }: WebhooksArgs,
  accountId?: string,
): Promise<Connection<OwnedWebhook>> {
  const after = args.after ? decodeCursor(args.after, timeCursor) : null;
  const search = filter?.search;
  const columns = ['w.name', 'w.url', 'a.name', 'a.email'] as const;
  const rows = await selectWebhooks(db)
    .$if(accountId !== undefined, (select) => select.where('w.accountId', '=', accountId!))
    .$if(Boolean(filter?.status), (select) => select.where('w.status', '=', filter!.status!))
    .$if(Boolean(search), (select) =>
      select.where((eb) => eb.or(columns.map((column) => containsText(eb.ref(column), search!)))),
    )
    .$if(after !== null, (select) =>
      select.where(({ eb, refTuple, tuple }) => eb(refTuple('w.createdAt', 'w.id'), '<', tuple(...after!))),
    )
    .orderBy('w.createdAt', 'desc')
    .orderBy('w.id', 'desc')
    .limit(args.first + 1)
    .execute();
  return toConnection(rows.map(toWebhook), args, ({ createdAt, id }) => [createdAt.toISOString(), id]);
}

/** Deliveries `d`. */
export const selectDeliveries = (db: Kysely<Database>) =>
  db
    .selectFrom('webhook_delivery as d')
    .select(['d.id', 'd.webhookId', 'd.type', 'd.nodeId', 'd.status', 'd.attempts as attemptCount'])
    .select(['d.responseStatus', 'd.error', 'd.durationMs'])
    .select(['d.body as requestBody', 'd.requestHeaders', 'd.responseBody'])
    .select(['d.createdAt', 'd.nextTryAt as nextAttemptAt', 'd.endedAt']);

type DeliveryColumns = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>>;

export const toDelivery = (row: DeliveryColumns): WebhookDelivery => ({
  ...row,
  nextAttemptAt: row.status === 'PENDING' ? row.nextAttemptAt : null,
});

/** A page of the deliveries of a webhook, newest first. */
export async function readDeliveries(
  db: Kysely<Database>,
  webhookId: string,
  { filter, ...args }: WebhookDeliveriesArgs,
): Promise<Connection<WebhookDelivery>> {
  const after = args.after ? decodeCursor(args.after, timeCursor) : null;
  const rows = await selectDeliveries(db)
    .where('d.webhookId', '=', webhookId)
    .$if(Boolean(filter?.status), (select) => select.where('d.status', '=', filter!.status!))
    .$if(after !== null, (select) =>
      select.where(({ eb, refTuple, tuple }) => eb(refTuple('d.createdAt', 'd.id'), '<', tuple(...after!))),
    )
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(args.first + 1)
    .execute();
  return toConnection(rows.map(toDelivery), args, ({ createdAt, id }) => [createdAt.toISOString(), id]);
}
