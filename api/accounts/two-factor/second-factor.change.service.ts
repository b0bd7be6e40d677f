import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { needsFactor, type SignedIn } from '#api/platform/viewer.ts';
import { startSession, replaceSessions } from '../sessions/session.service.ts';
import { RecoveryCode } from './account-totp.entity.ts';
import { type FactorChange, makeSecondFactorChangedMail } from './second-factor.mails.ts';
import { hasFactor } from './second-factor.service.ts';
import { findUser } from '../users/user.service.ts';

/**
 * Changes the factors of an account, including passkeys. This ends all other sessions, renews the token of the current
 * one, and mails the owner. `work` runs in the same transaction, with the account locked.
 */
export async function changeFactors<Result>(
  context: Context,
  id: string,
  kind: FactorChange,
  work: (em: SqlEntityManager) => Promise<Result>,
  details: Record<string, unknown> = {},
): Promise<Result> {
  const {
    em,
    services: { env },
  } = context;
  const { result, token } = await em.transactional(async (em) => {
    await getKysely(em).selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
    const result = await work(em);
    const token = await replaceSessions(context, em, id);
    const user = (await findUser(em, id)) ?? fail('UNAUTHENTICATED');
    await post(em, env, makeSecondFactorChangedMail(env, user, kind));
    await record(context, em, { kind, subjectId: id, details });
    return { result, token };
  });
  await startSession(context, token);
  return result;
}

/**
 * Runs after a factor was removed. An administrator who needs a second factor must keep at least one. Recovery codes
 * are deleted with the last factor, because they would otherwise suffice as a second factor.
 */
export async function settleRemoval(
  { viewer, services: { env } }: Context,
  em: SqlEntityManager,
  id: string,
): Promise<void> {
  if (await hasFactor(em, id)) return;
  if (env.REQUIRE_ADMIN_MFA && viewer.kind === 'user' && needsFactor(viewer.roles))
    fail('CONFLICT', 'Your role needs a second factor. Add another one before you remove this one.');
  await em.nativeDelete(RecoveryCode, { accountId: id });
}

export const getAccount = ({ viewer }: Context): SignedIn =>
  viewer.kind === 'user' ? viewer : fail('UNAUTHENTICATED');
