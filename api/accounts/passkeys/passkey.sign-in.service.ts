import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry, forgetTries, uncountTry } from '#api/platform/limits/attempts.ts';
import { beginSession, startSession, renewSession } from '../sessions/session.service.ts';
import { challengePerAddress, identityPerAccount, loginPerAddress } from '../auth/auth.limits.ts';
import { type ChallengePurpose, makeChallenge, relyingParty } from './passkey.challenge.service.ts';
import type { PasskeyRequest } from './passkey.type.ts';
import { assertionShape } from './passkey.input.ts';
import { findCredentials } from './passkey.service.ts';
import { type VerifiedPasskey, type Refusal, verifyAssertion, webAuthn } from './passkey.verification.service.ts';
import { describeEnd } from '../users/account-end.service.ts';
import { lockApprovedAccount } from '../users/user.query.ts';
import { findUser, type UserRow } from '../users/user.service.ts';
import { recordFailure } from '../auth/sign-in.service.ts';

const UNKNOWN = 'This passkey does not belong to an account here';

/**
 * Returns the options for signing in with any passkey of this site. They name no account: the passkey identifies it.
 */
export async function beginPasskeySignIn(context: Context): Promise<PasskeyRequest> {
  const {
    em,
    client,
    services: { env },
  } = context;
  await countTry(em, challengePerAddress, client.address, env.LIMITS_SCALE);
  return ask(context, 'SIGN_IN', []);
}

/**
 * Signs in with a passkey alone. The authenticator verifies its owner, so this counts as both factors. An unknown
 * passkey, a wrong response and a blocked account get the same error, but the owner learns that the account ended.
 */
export async function signInWithPasskey(context: Context, response: object): Promise<UserRow> {
  const {
    em,
    client,
    services: { env },
  } = context;
  await countTry(em, loginPerAddress, client.address, env.LIMITS_SCALE);
  const proven = await judge(context, 'SIGN_IN', response);
  if ('why' in proven) return refuse(context, proven);
  const { accountId, status, endedAt } = proven;
  if (endedAt) {
    await recordFailure(context, accountId, 'passkey: ended');
    fail('FORBIDDEN', describeEnd(env, endedAt));
  }
  if (status !== 'APPROVED') return refuse(context, { why: `passkey: ${status.toLowerCase()}`, accountId });
  const token = await em.transactional((em) => begin(context, em, proven));
  if (!token) return refuse(context, { why: 'passkey: changed meanwhile', accountId });
  await uncountTry(em, loginPerAddress, client.address);
  await startSession(context, token);
  context.browser.device.remember(accountId);
  return (await findUser(em, accountId)) ?? fail('UNAUTHENTICATED');
}

async function begin(
  context: Context,
  em: SqlEntityManager,
  { id, accountId, settle }: VerifiedPasskey,
): Promise<string | null> {
  const { device } = context.client;
  if (!(await lockApprovedAccount(em, accountId)) || !(await settle(em))) return null;
  const token = await beginSession(em, accountId, device);
  const details = { device, passkey: id };
  await record(context, em, { kind: 'login.succeeded', actorId: accountId, subjectId: accountId, details });
  return token;
}

async function refuse(context: Context, { why, accountId }: Refusal): Promise<never> {
  await recordFailure(context, accountId, why);
  return fail('UNAUTHENTICATED', UNKNOWN);
}

/** Returns the options for confirming the viewer's identity with one of their own passkeys. */
export async function beginPasskeyConfirmation(context: Context): Promise<PasskeyRequest> {
  const { viewer } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const own = await findCredentials(context, viewer.id);
  if (own.length === 0) fail('NOT_FOUND', 'You have no passkey.');
  return ask(context, 'CONFIRM', own);
}

/**
 * Confirms the viewer's identity for ten minutes, like the password and a code. A stolen session alone cannot do this.
 */
export async function confirmIdentityWithPasskey(context: Context, response: object): Promise<UserRow> {
  const {
    em,
    viewer,
    services: { env },
  } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const { id } = viewer;
  await countTry(em, identityPerAccount, id, env.LIMITS_SCALE);
  const proven = await judge(context, 'CONFIRM', response);
  const own = 'why' in proven || proven.accountId !== id ? null : proven;
  const token = own && (await em.transactional((em) => renew(context, em, own)));
  if (!token) {
    const why = 'why' in proven ? proven.why : 'passkey: another’s';
    await record(context, em, { kind: 'identity.refused', subjectId: id, details: { why } });
    return fail('BAD_USER_INPUT', UNKNOWN);
  }
  await forgetTries(em, identityPerAccount, id);
  await startSession(context, token);
  return (await findUser(em, id)) ?? fail('UNAUTHENTICATED');
}

async function renew(
  context: Context,
  em: SqlEntityManager,
  { id, accountId, settle }: VerifiedPasskey,
): Promise<string | null> {
  const token = await renewSession(context, em, accountId);
  if (!(await settle(em))) fail('CONFLICT', 'This passkey was used or removed in the meantime.');
  await record(context, em, { kind: 'identity.confirmed', subjectId: accountId, details: { passkey: id } });
  return token;
}

async function judge(
  context: Context,
  purpose: ChallengePurpose,
  response: object,
): Promise<VerifiedPasskey | Refusal> {
  const result = assertionShape.safeParse(response);
  return result.success
    ? verifyAssertion(context, purpose, result.data)
    : { why: 'passkey: unreadable', accountId: null };
}

async function ask(
  context: Context,
  purpose: ChallengePurpose,
  allowCredentials: { id: string; transports: string[] }[],
): Promise<PasskeyRequest> {
  const rp = relyingParty(context);
  const { generateAuthenticationOptions } = await webAuthn();
  const challenge = await makeChallenge(context, purpose);
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    challenge,
    allowCredentials,
    userVerification: 'required',
  });
  return { options };
}
