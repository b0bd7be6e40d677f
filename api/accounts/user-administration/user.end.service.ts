import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { bySystem, record } from '#api/operation/audit/audit.service.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { lockRow, now } from '#api/platform/database/sql.ts';
import type { Env } from '#api/platform/env.ts';
import { fail } from '#api/platform/errors.ts';
import { endSessions } from '../sessions/session.service.ts';
import { AccountDecision } from '../users/account-decision.entity.ts';
import { User } from '../users/user.entity.ts';
import { userPolicy } from '../users/user.policy.ts';
import { hasEnded } from '../users/user.query.ts';
import { findUser, refuseLosingLastAdmin, type UserRow } from '../users/user.service.ts';
import type { SetUserEndInput } from './user.input.ts';
import { makeEndedMail } from './user.mails.ts';

/** Sets, changes or removes the end of an approved account. */
export async function setUserEnd(context: Context, { id, endsAt = null }: SetUserEndInput): Promise<UserRow> {
  const user = (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, context.viewer, 'setEnd', user);
  if (endsAt && endsAt <= new Date()) {
    const message = 'Choose a date in the future';
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'endsAt'], message }]);
  }
  await context.em.transactional((em) => applyEnd(context, em, id, endsAt));
  return (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}

async function applyEnd(context: Context, em: SqlEntityManager, id: string, endsAt: Date | null): Promise<void> {
  if (endsAt) await refuseLosingLastAdmin(em, id);
  const account = (await em.findOne(User, { id }, lockRow)) ?? fail('NOT_FOUND', 'Account not found.');
  const { endsAt: before } = account;
  if ((await findUser(em, id))?.status !== 'APPROVED') fail('CONFLICT', 'This account is not approved.');
  if (before?.getTime() === endsAt?.getTime()) return;
  Object.assign(account, { endsAt, updatedAt: new Date() });
  await em.flush();
  const details = { before: before?.toISOString() ?? null, after: endsAt?.toISOString() ?? null };
  await record(context, em, { kind: 'user.end_changed', subjectId: id, details });
}

/**
 * Suspends the accounts whose end has passed. Their requests are refused without it (`isApproved`). It deletes their
 * sessions, tokens and preview links, so that these do not work again if an account is reinstated.
 */
export async function suspendEndedAccounts(em: SqlEntityManager, env: Env): Promise<void> {
  const ended = getKysely(em).selectFrom('account').select('id').where(hasEnded('account'));
  for (const { id } of await ended.limit(PER_RUN).execute()) await em.transactional((em) => suspendEnded(em, env, id));
}

const PER_RUN = 100;

async function suspendEnded(em: SqlEntityManager, env: Env, id: string): Promise<void> {
  // Another server can have suspended it, and an administrator can have moved its end.
  const account = await getKysely(em)
    .updateTable('account')
    .set({ status: 'SUSPENDED', updatedAt: now() })
    .where('id', '=', id)
    .where(hasEnded('account'))
    .returning(['name', 'email', 'endsAt'])
    .executeTakeFirst();
  if (!account?.endsAt) return;
  em.create(AccountDecision, { accountId: id, decidedBy: null, status: 'SUSPENDED', reason: null });
  await em.flush();
  const sessionsEnded = await endSessions(em, id);
  await post(em, env, makeEndedMail(env, account, account.endsAt));
  await record(bySystem, em, { kind: 'user.ended', subjectId: id, details: { sessionsEnded } });
}
