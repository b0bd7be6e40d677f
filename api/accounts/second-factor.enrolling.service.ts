import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { post } from '../mail/mail.service.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';
import type { SignedIn } from '../platform/viewer.ts';
import { beginSession, endSessionsOf, enter } from '../sessions/session.service.ts';
import { secondFactorChanged } from './account.mails.ts';
import type { TotpSetup } from './second-factor.entity.ts';
import { makeRecoveryCodes, readTotp, refuseCode, useCode } from './second-factor.service.ts';
import { base32, encryptSecret, newSecret, otpauthUri } from './totp.ts';
import { findUser, type UserRow } from './user.reading.service.ts';

const BEGIN = `insert into account_totp (account_id, secret) values ($1, $2)
  on conflict (account_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
  where account_totp.confirmed_at is null returning account_id`;

/** Shows a new secret; it counts for nothing until a code made with it has come back. */
export async function beginTotp(context: Context): Promise<TotpSetup> {
  const { em, env, secrets } = context;
  const { id } = refuseUnconfirmed(context);
  const user = (await findUser(em, id)) ?? fail('UNAUTHENTICATED');
  const secret = newSecret();
  const begun = await query(em, BEGIN, [id, encryptSecret(secret, id, secrets)]);
  if (begun.length === 0) fail('CONFLICT', 'You have an authenticator already. Remove it first.');
  return { secret: base32(secret), uri: otpauthUri(secret, env.SITE_NAME, user.username) };
}

/** Proves that the app works, and from then on signing in needs it. Returns the recovery codes, this once. */
export async function confirmTotp(context: Context, code: string): Promise<string[]> {
  const { id } = refuseUnconfirmed(context);
  const totp = (await readTotp(context.em, id, false)) ?? fail('CONFLICT', 'Begin with a new authenticator first.');
  if (!(await useCode(context, id, totp, code.replace(/\s/g, '')))) refuseCode(['code']);
  return change(context, id, 'second_factor.added', async (em) => {
    await query(em, 'update account_totp set confirmed_at = now() where account_id = $1', [id]);
    return makeRecoveryCodes(em, id);
  });
}

/** Signing in needs only the password again. */
export async function removeTotp(context: Context): Promise<UserRow> {
  const { id } = refuseUnconfirmed(context);
  if (!(await readTotp(context.em, id))) fail('NOT_FOUND', 'You have no authenticator.');
  await change(context, id, 'second_factor.removed', async (em) => {
    await query(em, 'delete from account_totp where account_id = $1', [id]);
    await query(em, 'delete from recovery_code where account_id = $1', [id]);
  });
  return (await findUser(context.em, id)) ?? fail('UNAUTHENTICATED');
}

/** New recovery codes in the place of those left. */
export async function renewRecoveryCodes(context: Context): Promise<string[]> {
  const { id } = refuseUnconfirmed(context);
  if (!(await readTotp(context.em, id))) fail('NOT_FOUND', 'You have no authenticator.');
  return change(context, id, 'second_factor.codes_renewed', (em) => makeRecoveryCodes(em, id));
}

type Change = 'second_factor.added' | 'second_factor.removed' | 'second_factor.codes_renewed';

/** A change of factors ends every session but this one, which goes on under a new secret, and its owner gets a mail. */
async function change<Result>(
  context: Context,
  id: string,
  kind: Change,
  work: (em: SqlEntityManager) => Promise<Result>,
): Promise<Result> {
  const { em, env, session, client } = context;
  const { result, token } = await em.transactional(async (em) => {
    await query(em, 'select id from account where id = $1 for update', [id]);
    const result = await work(em);
    const ended = await endSessionsOf(em, id);
    // Somebody ended this session while the request was under way: what was ended stays ended.
    if (!session.id || !ended.includes(session.id)) fail('UNAUTHENTICATED');
    const token = await beginSession(em, id, client.device);
    const user = (await findUser(em, id)) ?? fail('UNAUTHENTICATED');
    await post(em, env.SITE_NAME, secondFactorChanged(env, user, kind));
    await record(context, em, { kind, subjectId: id });
    return { result, token };
  });
  await enter(context, token);
  return result;
}

/** Factors are what protects an account, so a stolen session must not change them. */
function refuseUnconfirmed({ viewer }: Context): SignedIn {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  if (!viewer.confirmed) fail('STEP_UP_REQUIRED');
  return viewer;
}
