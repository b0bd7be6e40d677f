import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { record } from '#api/operation/audit/audit.service.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { findOwner } from '#api/accounts/users/owner.service.ts';
import { WebhookRow } from './webhook.entity.ts';
import { makeWebhookPausedMail } from './webhook.mails.ts';

interface PausedWebhook {
  id: string;
  accountId: string;
  name: string;
  url: string;
}

/** The server itself, in the audit log. */
const server = () => ({
  viewer: { kind: 'anonymous' } as const,
  client: { address: '127.0.0.1', device: 'This server' },
  requestId: randomUUID(),
});

/**
 * Pauses an active webhook, in the transaction of `em`. The owner gets an email, unless the account is suspended. A
 * second server that notices the same failure changes nothing.
 */
export async function pauseWebhook(
  em: SqlEntityManager,
  env: Env,
  { id, accountId, name, url }: PausedWebhook,
  reason: 'FAILED' | 'GONE' | 'ACCOUNT',
): Promise<void> {
  const paused = { status: 'PAUSED', pauseReason: reason } as const;
  if (!(await em.nativeUpdate(WebhookRow, { id, status: 'ACTIVE' }, paused))) return;
  await record(server(), em, { kind: 'webhook.paused', subjectId: accountId, details: { webhook: id, reason } });
  const owner = await findOwner(em, env, accountId);
  if (!owner || reason === 'ACCOUNT') return;
  const person = { name: owner.viewer.name, email: owner.email };
  await post(em, env, makeWebhookPausedMail(env, person, { id, name, url }, reason));
}
