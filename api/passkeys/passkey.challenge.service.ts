import { createHash, randomBytes } from 'node:crypto';
import net from 'node:net';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import type { Context, Services } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { parseJson } from '../platform/json.ts';
import { subtractFromNow, now } from '../platform/database/sql.ts';

export type ChallengePurpose = 'ADD' | 'SIGN_IN' | 'CONFIRM';

const hash = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
/** Whoever signs in has no session yet; all else answers within the session that asked. */
const requireSessionId = ({ browser: { session } }: Context, purpose: ChallengePurpose) =>
  purpose === 'SIGN_IN' ? null : session.id;

/** 256 bits to be signed within five minutes; only their hash is kept, so the table signs nobody in. */
export async function makeChallenge(context: Context, purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const text = Buffer.from(challenge).toString('base64url');
  await context.em
    .getKysely<Database>()
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hash(text), purpose, session_id: requireSessionId(context, purpose) })
    .execute();
  return challenge;
}

/** The challenge that this answer is to, used up by asking; null where we did not make it, for this, just now. */
export async function useChallenge(
  context: Context,
  purpose: ChallengePurpose,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const used = await context.em
    .getKysely<Database>()
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hash(challenge))
    .where('purpose', '=', purpose)
    .where('session_id', 'is not distinct from', requireSessionId(context, purpose))
    .where('expires_at', '>', now())
    .returning('purpose')
    .executeTakeFirst();
  return used ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = parseJson(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The name that passkeys are bound to. Browsers refuse them at an address of numbers, so it is said in words first. */
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
  em.getKysely<Database>().deleteFrom('passkey_challenge').where('expires_at', '<', subtractFromNow('0')).execute();
