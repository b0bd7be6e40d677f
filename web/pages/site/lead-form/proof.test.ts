import { createHash, randomBytes } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { describe, expect, it } from 'vitest';
import { solve } from './proof.ts';
import { sha256 } from './sha256.ts';

describe('the proof of work', () => {
  it('computes the same SHA-256 hashes as Node', () => {
    for (let i = 0; i < 50; i += 1) {
      const bytes = randomBytes(36);
      const words = Int32Array.from({ length: 9 }, (_, k) => bytes.readInt32BE(k * 4));
      const ours = Buffer.alloc(32);
      sha256(words).forEach((word, k) => ours.writeInt32BE(word, k * 4));
      expect(ours.toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('is accepted by the server’s library', async () => {
    const secrets = { hmacSignatureSecret: 'one secret', hmacKeySignatureSecret: 'another secret' };
    const challenge = await createChallenge({ algorithm: 'SHA-256', cost: 1, counter: 3_000, deriveKey, ...secrets });
    const { solution } = JSON.parse(await solve(JSON.stringify(challenge)));
    expect(solution.counter).toBe(3_000);
    expect((await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified).toBe(true);
  });
});
