import { createHash, randomBytes } from 'node:crypto';
import net from 'node:net';
import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context, Services } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { parseJson } from '#api/platform/json.ts';
import { PasskeyChallenge } from './passkey.entity.ts';

export type ChallengePurpose = 'ADD' | 'SIGN_IN' | 'CONFIRM';

const hash = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
/** A sign-in has no session yet. Other challenges are valid only in the session that requested them. */
const requireSessionId = ({ browser: { session } }: Context, purpose: ChallengePurpose) =>
  purpose === 'SIGN_IN' ? null : session.id;

/**
 * Creates a 256-bit challenge, valid for five minutes. Only its hash is stored, so reading the table does not help an
 * attacker to sign in.
 */
export async function makeChallenge(context: Context, purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const text = Buffer.from(challenge).toString('base64url');
  const sessionId = requireSessionId(context, purpose);
  await context.em.insert(PasskeyChallenge, { challengeHash: hash(text), purpose, sessionId });
  return challenge;
}

/**
 * Returns the challenge in a response and uses it up. Null if it is unknown, expired, or was issued for another purpose
 * or session.
 */
export async function useChallenge(
  context: Context,
  purpose: ChallengePurpose,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const count = await context.em.nativeDelete(PasskeyChallenge, {
    challengeHash: hash(challenge),
    purpose,
    sessionId: requireSessionId(context, purpose),
    expiresAt: { $gt: sql.now() },
  });
  return count > 0 ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = parseJson(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The relying party that passkeys are bound to. Its id must be a host name, because browsers reject IP addresses. */
export function relyingParty({
  origin,
  services: { env },
}: Pick<Context, 'origin'> & { services: Pick<Services, 'env'> }): { id: string; name: string } {
  const id = URL.parse(origin)?.hostname ?? '';
  if (!id || id.startsWith('[') || net.isIP(id))
    fail('CONFLICT', 'Passkeys need a name: they do not work where this site is opened by an IP address.');
  return { id, name: env.SITE_NAME };
}

export const prunePasskeyChallenges = (em: SqlEntityManager) =>
  em.nativeDelete(PasskeyChallenge, { expiresAt: { $lt: sql.now() } });
