import { randomInt, createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as sha } from 'altcha-lib/algorithms/sha';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Context } from '#api/platform/context.ts';
import { ExpectedError, refuseMissing } from '#api/platform/errors.ts';
import { parseJson } from '#api/platform/json.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { deriveKey } from '#api/platform/secrets.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Browsers that solved the proof of work get the higher limit, because a whole office can share one IP address. */
export const requestsPerAddress: Limit = { name: 'whitepaper address', atMost: 20, seconds: 30 * MINUTE };
export const unprovenPerAddress: Limit = { name: 'whitepaper unproven', atMost: 5, seconds: 30 * MINUTE };
/** Limits mails to one mailbox, however many networks the requests come from. */
export const requestsPerMailbox: Limit = { name: 'whitepaper mailbox', atMost: 5, seconds: 24 * HOUR };
const challengePerAddress: Limit = { name: 'whitepaper challenge', atMost: 60, seconds: 30 * MINUTE };

/** Hashes user input for the key of a limit, so that the table of counters contains no email addresses. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const SECONDS = 60 * 60;
/** The range of hashes to compute: a tenth of a second on a desktop, about one second on an old phone. */
const WORK = { least: 40_000, most: 120_000 };
/** Each proof is valid once, for the lifetime of its challenge. */
const proofLimit: Limit = { name: 'whitepaper proof', atMost: 1, seconds: SECONDS };

const key = (secret: string, use: string): string => deriveKey(secret, `whitepaper ${use}`).toString('hex');

/** Creates a proof-of-work challenge for the form. It is signed, so that a client cannot make it easier. */
export async function writeChallenge({ em, client, services: { env, secrets } }: Context): Promise<string> {
  await countTry(em, challengePerAddress, client.address, env.LIMITS_SCALE);
  const [secret = ''] = secrets;
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(WORK.least, WORK.most),
    deriveKey: sha,
    expiresAt: new Date(Date.now() + SECONDS * 1_000),
    hmacSignatureSecret: key(secret, 'challenge'),
    hmacKeySignatureSecret: key(secret, 'solution'),
  });
  return JSON.stringify(challenge);
}

const shape = z.object({
  challenge: z.object({ parameters: z.looseObject({}), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const STALE = 'This form was open for too long or was sent twice. Send it again.';

/** Rejects a proof that is wrong, expired or already used. */
export async function checkProof(em: SqlEntityManager, secrets: readonly string[], proof: string): Promise<void> {
  const proofData = shape.safeParse(parseProof(proof)).data;
  if (!proofData || !(await isRight(proofData, secrets))) return refuseMissing('proof', STALE);
  await countTry(em, proofLimit, digest(proofData.challenge.signature), 1).catch((error: unknown) => {
    if (error instanceof ExpectedError && error.code === 'RATE_LIMITED') refuseMissing('proof', STALE);
    throw error;
  });
}

async function isRight({ challenge, solution }: z.infer<typeof shape>, secrets: readonly string[]): Promise<boolean> {
  for (const secret of secrets) {
    const { verified } = await verifySolution({
      challenge: challenge as never,
      solution,
      deriveKey: sha,
      hmacSignatureSecret: key(secret, 'challenge'),
      hmacKeySignatureSecret: key(secret, 'solution'),
    });
    if (verified) return true;
  }
  return false;
}

function parseProof(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
