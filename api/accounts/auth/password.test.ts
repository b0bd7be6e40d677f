import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureCpu } from '#api/testing/cpu.ts';
import { passwordCost, STRONG, hashPassword, isWeak, verifyPassword } from './password.ts';

// These tests use the cost of production. All other tests hash at a lower cost.
const PASSWORD = 'correct horse battery staple';
const lowered = { ...passwordCost };

beforeAll(() => void Object.assign(passwordCost, STRONG));
afterAll(() => void Object.assign(passwordCost, lowered));

describe('a password at the cost that servers use', () => {
  it('is hashed with Argon2id, 46 MiB and two passes, and only the right one verifies', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword(hash, PASSWORD)).toBe(true);
    expect(await verifyPassword(hash, `${PASSWORD}.`)).toBe(false);
    expect(isWeak(hash)).toBe(false);
  });

  it('works in every Unicode form, also if an earlier version hashed it as it was typed', async () => {
    const composed = 'Größe zwölf Ångström';
    const decomposed = composed.normalize('NFD');
    const hash = await hashPassword(decomposed);
    expect([await verifyPassword(hash, composed), await verifyPassword(hash, decomposed)]).toEqual([true, true]);
    expect(await verifyPassword(hash, 'Grosse zwolf Angstrom')).toBe(false);
    const { argon2Sync } = await import('node:crypto');
    for (const typed of [composed, decomposed, `${composed} \u212B`]) {
      const nonce = Buffer.alloc(16, 7);
      const options = { message: Buffer.from(typed), nonce, ...passwordCost, parallelism: 1, tagLength: 32 };
      const tag = argon2Sync('argon2id', options).toString('base64').replace(/=+$/, '');
      const earlier = `$argon2id$v=19$m=47104,t=2,p=1$${nonce.toString('base64').replace(/=+$/, '')}$${tag}`;
      expect(await verifyPassword(earlier, typed)).toBe(true);
    }
  });

  it('is hashed again if the stored hash has less memory or fewer passes', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(isWeak(hash.replace('m=47104', 'm=19456'))).toBe(true);
    expect(isWeak(hash.replace('t=2', 't=1'))).toBe(true);
    expect(isWeak(hash.replace('m=47104', 'm=65536'))).toBe(false);
  });

  it('takes as much work for an unknown username as for a wrong password', async () => {
    const hash = await hashPassword(PASSWORD);
    const wrong = await measureCpu(5, () => verifyPassword(hash, 'wrong'));
    const unknown = await measureCpu(5, () => verifyPassword(null, 'wrong'));
    expect(unknown / wrong).toBeGreaterThan(0.5);
    expect(unknown / wrong).toBeLessThan(2);
  });
});
