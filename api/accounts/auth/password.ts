import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { text } from '#graphql/limits.ts';
import { failForNow } from '#api/platform/errors.ts';

/** This cost of Argon2id is above both minimums of OWASP's list. */
export const STRONG = { memory: 47_104, passes: 2 } as const;

/** The cost of every hash that this process makes. No setting changes it; tests lower it in api/testing/setup.ts. */
export const passwordCost: { memory: number; passes: number } = { ...STRONG };

// Node's own argon2id. It runs on libuv's pool, which file reads and TLS share, so at most two hashes run at the same
// time, and the event loop is never blocked.
const SHAPE = { parallelism: 1, tagLength: 32 } as const;
const IN_FLIGHT_AT_MOST = 2;
/** The limit of waiting hashes, about two seconds of work. Later requests fail and can be repeated. */
const WAITING_AT_MOST = 32;

const derive = promisify(argon2);
let inFlight = 0;
const waiting: (() => void)[] = [];

async function withHashingSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inFlight < IN_FLIGHT_AT_MOST) inFlight += 1;
  else if (waiting.length >= WAITING_AT_MOST) failForNow('UNAVAILABLE', 2);
  else await new Promise<void>((resume) => waiting.push(resume));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else inFlight -= 1;
  }
}

const toUnpaddedBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/(?<!=)=+$/, '');

const toPhc = (nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${passwordCost.memory},t=${passwordCost.passes},p=${SHAPE.parallelism}$${toUnpaddedBase64(nonce)}$${toUnpaddedBase64(tag)}`;

/** Hashes a password as a PHC string: `$argon2id$v=19$m=47104,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const options = { message: Buffer.from(password.normalize('NFC')), nonce, ...passwordCost, ...SHAPE };
  return toPhc(nonce, await withHashingSlot(() => derive('argon2id', options)));
}

/**
 * A hash that no password matches. It costs as much as any other, so that its account cannot be told apart by the time
 * of a sign-in.
 */
export const makeUnusableHash = (): string => toPhc(randomBytes(16), randomBytes(SHAPE.tagLength));

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/**
 * Whether `password` matches `phc`, compared in constant time, with the cost that the string names. Without a string,
 * the function does the same work, so that an unknown name takes as long as a wrong password.
 */
export async function verifyPassword(phc: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > text.passwordBytes) return false;
  // Hashes of earlier versions were made from the password as typed: on some systems, letters and their accents are
  // separate characters. Passwords without accents have one form.
  for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')]))
    if (await matchesHash(phc, form)) return true;
  return false;
}

async function matchesHash(phc: string | null, password: string): Promise<boolean> {
  const message = Buffer.from(password);
  const match = PHC.exec(phc ?? toPhc(...DECOY));
  if (!match) return false;
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number) as [number, number, number];
  const expected = Buffer.from(match[5] ?? '', 'base64');
  const options = { message, nonce: Buffer.from(match[4] ?? '', 'base64'), memory, passes, parallelism };
  const actual = await withHashingSlot(() => derive('argon2id', { ...options, tagLength: expected.length }));
  return timingSafeEqual(actual, expected) && phc !== null;
}

/** True if the hash was made with a lower cost than today's. The owner's next sign-in then renews it. */
export function isWeak(phc: string): boolean {
  const [, memory, passes] = PHC.exec(phc) ?? [];
  return Number(memory) < passwordCost.memory || Number(passes) < passwordCost.passes;
}

/** Random bytes in place of the salt and hash of an account that does not exist. */
const DECOY = [randomBytes(16), randomBytes(SHAPE.tagLength)] as const;
