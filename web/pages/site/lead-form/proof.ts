import { sha256 } from './sha256.ts';

interface Challenge {
  parameters: { nonce: string; salt: string; keyPrefix: string };
}

/** Longest time that the computation blocks the main thread before input is handled. */
const TURN_MS = 8;
const BATCH = 256;

const toWords = (hex: string): number[] => (hex.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0);
const toHex = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/**
 * Solves a proof-of-work challenge: counts until the hash has the required prefix. Runs in slices on the main thread,
 * because the content security policy allows no workers.
 */
export async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const { nonce, salt, keyPrefix } = challenge.parameters;
  const message = Int32Array.from([...toWords(salt), ...toWords(nonce), 0]);
  const [first] = toWords(keyPrefix);
  const digest = new Int32Array(8);
  let turn = performance.now();
  for (let counter = 0; ; counter += 1) {
    message[8] = counter;
    if (sha256(message, digest)[0] === first && toHex(digest).startsWith(keyPrefix))
      return JSON.stringify({ challenge, solution: { counter, derivedKey: toHex(digest) } });
    if (counter % BATCH !== 0 || performance.now() - turn < TURN_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  }
}
