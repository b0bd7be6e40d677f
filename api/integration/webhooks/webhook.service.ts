import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { webhook as limits } from '#graphql/limits.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { findTypeScope, listReadableTypes } from '../changes/change.policy.ts';
import { readLatestPosition } from '../changes/change.service.ts';
import type { ChangeType } from '../changes/change.type.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { encrypt } from '#api/platform/encryption.ts';
import { fail, MissingScopeError } from '#api/platform/errors.ts';
import { findUrlError, outboundRules } from '#api/platform/http/outbound.rules.ts';
import { makeIdFactory } from '#api/platform/node.ts';
import type { Connection, ConnectionArgs } from '#api/platform/pagination.ts';
import type { SignedIn } from '#api/platform/viewer.ts';
import { User } from '#api/accounts/users/user.entity.ts';
import { findUser } from '#api/accounts/users/user.service.ts';
import { WebhookRow } from './webhook.entity.ts';
import type { Webhook, WebhookWithSecret } from './webhook.type.ts';
import type {
  CreateWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
  WebhooksArgs,
} from './webhook.input.ts';
import { makeWebhookCreatedMail } from './webhook.mails.ts';
import { type WebhookAction, webhookPolicy } from './webhook.policy.ts';
import { type OwnedWebhook, readWebhooks, selectWebhooks, toWebhook } from './webhook.query.ts';
import { formatSecret, newSecret } from './webhook.signature.ts';

const newWebhookId = makeIdFactory('whk', 'Webhook');
/** What the key that encrypts secrets is derived for. */
export const SECRET_USE = 'webhook secret';

/** The viewer's own webhooks, newest first. */
export function listOwnWebhooks({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Webhook>> {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  return readWebhooks(getKysely(em), args, viewer.id);
}

/** The webhooks of all accounts, newest first. `@Access` admits only administrators. */
export const listWebhooks = ({ em }: Context, args: WebhooksArgs): Promise<Connection<Webhook>> =>
  readWebhooks(getKysely(em), args);

/** The webhook with this id. Null if it does not exist or the viewer cannot read it. */
export async function readWebhook({ em, viewer }: Context, id: string): Promise<OwnedWebhook | null> {
  const row = await selectWebhooks(getKysely(em)).where('w.id', '=', id).executeTakeFirst();
  return row && webhookPolicy.canSee(viewer, row) ? toWebhook(row) : null;
}

/** Creates a webhook that sends all changes from now on. Its secret is in the result only. */
export async function createWebhook(context: Context, input: CreateWebhookInput): Promise<WebhookWithSecret> {
  const { id: accountId } = permit(context, 'create', null);
  checkTypes(context, input.types);
  checkUrl(context, input.url);
  const [id, secret] = [newWebhookId(), newSecret()];
  return context.em.transactional(async (em) => {
    await makeRoom(em, accountId);
    const { services } = context;
    em.create(WebhookRow, {
      id,
      accountId,
      name: input.name,
      url: input.url,
      types: sortTypes(input.types),
      secret: encrypt(secret, { use: SECRET_USE, owner: id, keys: services.secrets }),
      position: BigInt(await readLatestPosition(em)),
    });
    await em.flush();
    const owner = (await findUser(em, accountId)) ?? fail('UNAUTHENTICATED');
    await post(em, services.env, makeWebhookCreatedMail(services.env, owner, { ...input, id }));
    await record(context, em, { kind: 'webhook.created', subjectId: accountId, details: { webhook: id } });
    return { webhook: await reread(em, id), secret: formatSecret(secret) };
  });
}

/** Locks the account, so that simultaneous requests count one after another, and refuses one webhook too many. */
async function makeRoom(em: SqlEntityManager, accountId: string): Promise<void> {
  await em.findOne(User, { id: accountId }, lockRow);
  if ((await em.count(WebhookRow, { accountId })) >= limits.atMost)
    fail('CONFLICT', `You have ${limits.atMost} webhooks already. Delete one first.`);
}

export async function updateWebhook(context: Context, input: UpdateWebhookInput): Promise<Webhook> {
  const webhook = await findWebhook(context, 'update', input.id);
  if (input.types) checkTypes(context, input.types);
  if (input.url) checkUrl(context, input.url);
  return context.em.transactional(async (em) => {
    const row = await lockWebhook(em, webhook.id);
    const change = {
      ...(input.name && { name: input.name }),
      ...(input.url && { url: input.url }),
      ...(input.types && { types: sortTypes(input.types) }),
      ...(input.isActive === true && { status: 'ACTIVE', pauseReason: null }),
      ...(input.isActive === false && row.status === 'ACTIVE' && { status: 'PAUSED', pauseReason: 'OWNER' }),
    };
    if (Object.keys(change).length === 0) return reread(em, webhook.id);
    Object.assign(row, change);
    await em.flush();
    const details = { webhook: webhook.id, fields: Object.keys(change) };
    await record(context, em, { kind: 'webhook.updated', subjectId: webhook.accountId, details });
    return reread(em, webhook.id);
  });
}

/** Gives a webhook a new secret. The former one also signs until the overlap ends. */
export async function rotateWebhookSecret(
  context: Context,
  { id, overlapMinutes }: RotateWebhookSecretInput,
): Promise<WebhookWithSecret> {
  const webhook = await findWebhook(context, 'rotate', id);
  const minutes = overlapMinutes ?? limits.defaultOverlapMinutes;
  const secret = newSecret();
  return context.em.transactional(async (em) => {
    const row = await lockWebhook(em, id);
    row.formerSecret = minutes > 0 ? row.secret : null;
    row.formerUntil = minutes > 0 ? new Date(Date.now() + minutes * 60_000) : null;
    row.secret = encrypt(secret, { use: SECRET_USE, owner: id, keys: context.services.secrets });
    await em.flush();
    await record(context, em, {
      kind: 'webhook.secret_rotated',
      subjectId: webhook.accountId,
      details: { webhook: id },
    });
    return { webhook: await reread(em, id), secret: formatSecret(secret) };
  });
}

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(context: Context, id: string): Promise<string> {
  const webhook = await findWebhook(context, 'delete', id);
  await context.em.transactional(async (em) => {
    await em.nativeDelete(WebhookRow, { id });
    await record(context, em, { kind: 'webhook.deleted', subjectId: webhook.accountId, details: { webhook: id } });
  });
  return id;
}

const sortTypes = (types: readonly ChangeType[]): ChangeType[] => [...new Set(types)].toSorted();

/** Locks a webhook until the transaction ends, so that changes and pauses of it apply one after another. */
const lockWebhook = async (em: SqlEntityManager, id: string): Promise<WebhookRow> =>
  (await em.findOne(WebhookRow, { id }, lockRow)) ?? fail('NOT_FOUND', 'Webhook not found.');

const reread = async (em: SqlEntityManager, id: string): Promise<Webhook> =>
  toWebhook(await selectWebhooks(getKysely(em)).where('w.id', '=', id).executeTakeFirstOrThrow());

/** A token cannot create or take over a webhook that sends what its scopes do not read. */
function checkTypes({ viewer }: Context, types: readonly ChangeType[]): void {
  const readable = listReadableTypes(viewer);
  const missing = types.find((type) => !readable.includes(type));
  if (missing) throw new MissingScopeError(findTypeScope(missing));
}

/** Refuses a private URL as soon as it is entered. The check of the resolved address follows with each attempt. */
function checkUrl({ services: { env } }: Context, url: string): void {
  const parsedUrl = URL.parse(url);
  const message = parsedUrl
    ? findUrlError(parsedUrl, outboundRules(env, 'webhooks'))
    : 'Use a URL that starts with https://';
  if (message) fail('BAD_USER_INPUT', message, [{ path: ['input', 'url'], message }]);
}

/** The webhook that an action is about. Fails if the viewer cannot take the action. */
export async function findWebhook(context: Context, action: WebhookAction, id: string): Promise<OwnedWebhook> {
  const row = await selectWebhooks(getKysely(context.em)).where('w.id', '=', id).executeTakeFirst();
  if (!row) return fail('NOT_FOUND', 'Webhook not found.');
  if (!webhookPolicy.canSee(context.viewer, row)) return fail('NOT_FOUND', 'Webhook not found.');
  permit(context, action, row);
  const webhook = toWebhook(row);
  // An account can have lost the right to read a type since it created the webhook. It then still manages the webhook.
  if (context.viewer.kind === 'user' && context.viewer.token && action !== 'delete') checkTypes(context, webhook.types);
  return webhook;
}

/** Checks permission and returns the viewer as a signed-in user. */
function permit({ viewer }: Context, action: WebhookAction, webhook: { accountId: string } | null): SignedIn {
  authorize(webhookPolicy, viewer, action, webhook);
  return viewer.kind === 'user' ? viewer : fail('UNAUTHENTICATED');
}
