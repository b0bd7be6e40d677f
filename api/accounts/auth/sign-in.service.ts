import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import type { Context } from '#api/platform/context.ts';
import { toExpectedError, fail } from '#api/platform/errors.ts';
import { countTry, forgetTries, type Limit, uncountTry } from '#api/platform/limits/attempts.ts';
import { now } from '#api/platform/database/sql.ts';
import type { AccountStatus } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import { SessionRow } from '../sessions/session.entity.ts';
import { beginSession, startSession, leave, renewSession } from '../sessions/session.service.ts';
import {
  digest,
  identityPerAccount,
  loginFailures,
  loginPerAddress,
  loginPerDevice,
  loginPerName,
} from './auth.limits.ts';
import { requireFactor } from '../two-factor/second-factor.service.ts';
import { hashPassword, isWeak, verifyPassword } from './password.ts';
import { foldKey } from '../users/user.entity.ts';
import { describeEnd } from '../users/account-end.service.ts';
import {
  lockApprovedAccount,
  readPasswordHash,
  selectPassedEnd,
  selectStatus,
  storePasswordHash,
} from '../users/user.query.ts';
import type { LoginInput } from './viewer.input.ts';
import { findUser, type UserRow } from '../users/user.service.ts';

/** The account comes first, then the newest decoy account with this username or email address. */
const readCandidates = prepare<{ key: string }>()((db, value) =>
  db
    .selectFrom('account')
    .select((eb) => [
      eb.ref('id').$castTo<string | null>().as('id'),
      selectStatus('account')(eb).as('status'),
      selectPassedEnd('account')(eb).as('endedAt'),
      'passwordHash',
    ])
    .where((eb) => eb.or([eb('usernameKey', '=', value('key')), eb('emailKey', '=', value('key'))]))
    .unionAll(({ parens, selectFrom }) =>
      parens(
        selectFrom('account_shadow as decoy')
          .select(({ cast, val }) => [
            cast<string | null>(val(null), 'text').as('id'),
            cast<AccountStatus>(val('PENDING'), 'text').as('status'),
            cast<Date | null>(val(null), 'timestamptz').as('endedAt'),
            'decoy.passwordHash',
          ])
          .where((eb) => eb.or([eb('decoy.usernameKey', '=', value('key')), eb('decoy.emailKey', '=', value('key'))]))
          .where('decoy.endsAt', '>', now())
          .orderBy('decoy.endsAt', 'desc')
          .limit(1),
      ),
    ),
);

/** An account, or a decoy account, whose id is null. */
type Candidate = Awaited<ReturnType<typeof readCandidates.all>>[number];

/**
 * Signs in with a username or an email address. An unknown name, a wrong password, and a rejected or suspended account
 * get the same response after one real hash. Only a person with the right password learns that the account is pending or
 * that it ended.
 */
export async function login(context: Context, { username, password, code }: LoginInput): Promise<UserRow> {
  const { em } = context;
  const key = foldKey(username);
  const candidates = await readCandidates.all(em, { key });
  const tries = await countSignInTry(context, key, candidates);
  const match = await findMatchingAccount(password, candidates, key.includes('@') ? 2 : 1);
  if (!match) return refuse(context, candidates[0]?.id ?? null, candidates[0] ? 'wrong password' : 'unknown name');

  await tries.takeBack();
  const { id, status, endedAt } = match;
  if (id === null || status !== 'APPROVED') return refuse(context, id, status.toLowerCase(), endedAt);
  const account = { ...match, id };
  // The counters are reset only now: a person whose account cannot sign in must not get more attempts.
  await tries.forget();
  await requireFactor(context, account.id, code);
  const better = isWeak(account.passwordHash) ? await hashPassword(password) : null;
  const token = await em.transactional((em) => begin(context, em, account, better));
  if (!token) return refuse(context, id, 'changed meanwhile');
  await startSession(context, token);
  context.browser.device.remember(account.id);
  return (await findUser(em, account.id)) ?? fail('UNAUTHENTICATED');
}

/**
 * Counts an attempt by its IP address and by the name as typed. A browser that has signed in to the account before has
 * its own counter instead, so that attempts of others, from any IP address, do not make its owner wait.
 */
async function countSignInTry(
  { em, client, services: { env }, browser: { device } }: Context,
  key: string,
  candidates: readonly Candidate[],
) {
  // Checked for unknown names too, so that a forged cookie does not reveal whether there is an account.
  const deviceId = device.idFor(candidates.find(({ id }) => id !== null)?.id ?? '');
  const [limit, subject]: [Limit, string] = deviceId ? [loginPerDevice, deviceId] : [loginPerName, digest(key)];
  if (!deviceId) await countTry(em, loginPerAddress, client.address, env.LIMITS_SCALE);
  await countTry(em, limit, subject, env.LIMITS_SCALE);
  return {
    /** The password was right, so this was not a guess. */
    takeBack: () =>
      uncountTry(em, ...(deviceId ? ([limit, subject] as const) : ([loginPerAddress, client.address] as const))),
    /** The person may sign in, so earlier attempts no longer count. */
    forget: () => forgetTries(em, limit, subject),
  };
}

/** A person who has proved access to the account's mailbox does not wait because of the attempts of others. */
export async function forgetSignInTries(
  em: SqlEntityManager,
  { id, username, email }: { id: string; username: string; email: string },
): Promise<void> {
  for (const name of [username, email]) await forgetTries(em, loginPerName, digest(foldKey(name)));
  await forgetTries(em, identityPerAccount, id);
}

/**
 * Finds the candidate whose password matches. An email address can belong to an account and a decoy account, so it
 * always costs two hashes, and a username one. Neither the response nor its time reveals which exist.
 */
async function findMatchingAccount(
  password: string,
  candidates: readonly Candidate[],
  hashes: number,
): Promise<Candidate | null> {
  let match: Candidate | null = null;
  for (const candidate of Array.from({ length: hashes }, (_, i) => candidates[i] ?? null)) {
    const right = await verifyPassword(candidate?.passwordHash ?? null, password);
    if (right) match ??= candidate;
  }
  return match;
}

async function begin(
  context: Context,
  em: SqlEntityManager,
  account: { id: string; passwordHash: string },
  better: string | null,
): Promise<string | null> {
  if (!(await lockApprovedAccount(em, account.id, account.passwordHash))) return null;
  if (better) await storePasswordHash(em, account.id, better);
  const token = await beginSession(em, account.id, context.client.device);
  await record(context, em, {
    kind: 'login.succeeded',
    actorId: account.id,
    subjectId: account.id,
    details: { device: context.client.device },
  });
  return token;
}

async function refuse(
  context: Context,
  accountId: string | null,
  why: string,
  endedAt: Date | null = null,
): Promise<never> {
  await recordFailure(context, accountId, endedAt ? 'ended' : why);
  if (why === 'pending') fail('FORBIDDEN', 'Your account is pending approval');
  if (endedAt) fail('FORBIDDEN', describeEnd(context.services.env, endedAt));
  return fail('UNAUTHENTICATED', 'Invalid username or password');
}

/** Records a failed sign-in, by password or passkey, and raises the alarm if there are too many. */
export async function recordFailure(context: Context, subjectId: string | null, why: string): Promise<void> {
  const { client, services } = context;
  // For programs that block addresses, such as fail2ban.
  services.log.info({ address: client.address, why }, 'sign-in failed');
  await record(context, context.em, { kind: 'login.failed', actorId: null, subjectId, details: { why } });
  await raiseAlarm(context);
}

const raiseAlarm = ({ em, services: { env, log } }: Context): Promise<void> =>
  countTry(em, loginFailures, 'everywhere', env.LIMITS_SCALE).catch((error: unknown) => {
    if (toExpectedError(error)?.code !== 'RATE_LIMITED') throw error;
    log.error('more than a hundred failed sign-ins in a minute');
  });

/** Ends the session of this request, if there is one, and deletes the session cookie in any case. */
export async function logout(context: Context): Promise<void> {
  const {
    em,
    viewer,
    browser: { session },
  } = context;
  if (viewer.kind === 'user') {
    await em.transactional(async (em) => {
      await em.nativeDelete(SessionRow, { id: session.id! });
      await record(context, em, { kind: 'logout', subjectId: viewer.id });
    });
  }
  await leave(context);
}

/**
 * Confirms the identity of the signed-in person before sensitive actions, which a stolen session must not allow.
 * Attempts count against a limit per account.
 */
export async function confirmIdentity(context: Context, password: string, code?: string | null): Promise<UserRow> {
  const {
    em,
    viewer,
    services: { env },
  } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  await countTry(em, identityPerAccount, viewer.id, env.LIMITS_SCALE);
  if (!(await verifyPassword(await readPasswordHash(em, viewer.id), password))) {
    await record(context, em, { kind: 'identity.refused', subjectId: viewer.id });
    const message = 'This password is not correct';
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'password'], message }]);
  }
  await forgetTries(em, identityPerAccount, viewer.id);
  await requireFactor(context, viewer.id, code);
  const token = await em.transactional(async (em) => {
    const token = await renewSession(context, em, viewer.id);
    await record(context, em, { kind: 'identity.confirmed', subjectId: viewer.id });
    return token;
  });
  await startSession(context, token);
  return (await findUser(em, viewer.id)) ?? fail('UNAUTHENTICATED');
}
