import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { record } from '../audit/audit.service.ts';
import { post } from '../mail/mail.service.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { SignedIn } from '../platform/viewer.ts';
import { startSession, replaceSessions } from '../sessions/session.service.ts';
import { type FactorChange, makeSecondFactorChangedMail } from './second-factor.mails.ts';
import { hasFactor } from './second-factor.service.ts';
import { findUser } from '../users/user.service.ts';

/**
 * A change of what somebody signs in with, passkeys too: it ends every session but this one, which goes on under a new
 * secret, and its owner gets a mail. `work` runs in the same transaction, with the account locked.
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
    await em.getKysely<Database>().selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
    const result = await work(em);
    const token = await replaceSessions(context, em, id);
    const user = (await findUser(em, id)) ?? fail('UNAUTHENTICATED');
    await post(em, env.SITE_NAME, makeSecondFactorChangedMail(env, user, kind));
    await record(context, em, { kind, subjectId: id, details });
    return { result, token };
  });
  await startSession(context, token);
  return result;
}

/**
 * What follows when a factor was removed. An admin who needs one keeps at least one, and recovery codes go with the
 * last: they would be all that signing in asks for.
 */
export async function settleRemoval(
  { viewer, services: { env } }: Context,
  em: SqlEntityManager,
  id: string,
): Promise<void> {
  if (await hasFactor(em, id)) return;
  if (env.REQUIRE_ADMIN_MFA && viewer.kind === 'user' && viewer.roles.includes('ADMIN'))
    fail('CONFLICT', 'Your role needs a second factor. Add another one before you remove this one.');
  await em.getKysely<Database>().deleteFrom('recovery_code').where('account_id', '=', id).execute();
}

/** Factors are what protects an account, so a stolen session must not change them. */
export function refuseUnconfirmed({ viewer }: Context): SignedIn {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  if (!viewer.confirmed) fail('STEP_UP_REQUIRED');
  return viewer;
}
