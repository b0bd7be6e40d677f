import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import type { AccountStatus } from '#api/platform/viewer.ts';
import { selectPassedEnd, selectStatus } from '../users/user.query.ts';
import { type ChallengePurpose, relyingParty, useChallenge } from './passkey.challenge.service.ts';
import { PasskeyRow } from './passkey.entity.ts';
import type { Assertion, Registration } from './passkey.input.ts';

/** A verified passkey response. Call `settle` in the transaction of the action that it allows. */
export interface VerifiedPasskey {
  id: string;
  accountId: string;
  status: AccountStatus;
  /** The end that has suspended the account. Null for every other account. */
  endedAt: Date | null;
  /** Stores the use. False if another response of the passkey was stored first, or if the passkey was deleted. */
  settle: (em: SqlEntityManager) => Promise<boolean>;
}

export interface Refusal {
  why: string;
  accountId: string | null;
}

const findCredential = (em: SqlEntityManager, credentialId: Buffer) =>
  getKysely(em)
    .selectFrom('passkey as p')
    .innerJoin('account as a', 'a.id', 'p.accountId')
    .select(['p.id', 'p.accountId', 'p.publicKey'])
    .select((eb) => [
      selectStatus('a')(eb).as('status'),
      selectPassedEnd('a')(eb).as('endedAt'),
      eb.cast<number>('p.counter', 'float8').as('counter'),
    ])
    .where('p.credentialId', '=', credentialId)
    .executeTakeFirst();

/**
 * Most synced passkeys always have the counter 0. For any other, a counter that does not increase means that the
 * passkey was copied.
 */
async function storeUse(em: SqlEntityManager, id: string, counter: number, synced: boolean): Promise<boolean> {
  const former = counter === 0 ? 0n : { $lt: BigInt(counter) };
  const use = { counter: BigInt(counter), synced, lastUsedAt: new Date() };
  return (await em.nativeUpdate(PasskeyRow, { id, counter: former }, use)) > 0;
}

/** Verifies a response to one of our challenges: origin, site, signature, counter and user verification. */
export async function verifyAssertion(
  context: Context,
  purpose: ChallengePurpose,
  assertion: Assertion,
): Promise<VerifiedPasskey | Refusal> {
  const { em, origin } = context;
  const rp = relyingParty(context);
  const expectedChallenge = await useChallenge(context, purpose, assertion.response.clientDataJSON);
  const credential = await findCredential(em, Buffer.from(assertion.id, 'base64url'));
  if (expectedChallenge === null) return { why: 'passkey: old challenge', accountId: credential?.accountId ?? null };
  if (!credential) return { why: 'passkey: unknown', accountId: null };
  const { id, accountId, status, endedAt } = credential;
  const refusal = { why: 'passkey: wrong answer', accountId };
  const { userHandle } = assertion.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== accountId) return refusal;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      response: { ...assertion.response, userHandle: userHandle ?? undefined },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rp.id,
    credential: toCredential(assertion.id, credential),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return refusal;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const settle = (em: SqlEntityManager) => storeUse(em, id, newCounter, credentialBackedUp);
  return { id, accountId, status, endedAt, settle };
}

type Credential = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

const toCredential = (id: string, { publicKey, counter }: Credential): WebAuthnCredential => ({
  id,
  publicKey: new Uint8Array(publicKey),
  counter,
});

/** Returns the data of a new passkey to store. Null if the response does not match our challenge. */
export async function verifyRegistration(context: Context, registration: Registration) {
  const rp = relyingParty(context);
  const expectedChallenge = await useChallenge(context, 'ADD', registration.response.clientDataJSON);
  if (expectedChallenge === null) return null;
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const attestationObject = await withoutStatement(registration.response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...registration,
        response: { clientDataJSON: registration.response.clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: context.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
    });
    return registrationInfo ?? null;
  } catch {
    return null;
  }
}

/**
 * We request no attestation, and drop a statement that arrives anyway. To verify one, the library would fetch
 * revocation lists from URLs that the statement itself names.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const authData = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get('authData');
  const bare = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return Buffer.from(isoCBOR.encode(bare)).toString('base64url');
}

/** Loaded on first use, because loading takes a third of a second. */
export const webAuthn = () => import('@simplewebauthn/server');
