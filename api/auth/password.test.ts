import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureCpu } from '../testing/cpu.ts';
import { passwordCost, STRONG } from './password-cost.ts';
import { hashPassword, isWeak, verifyPassword } from './password.ts';

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

  it('is hashed again if the stored hash has less memory or fewer passes', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(isWeak(hash.replace('m=47104', 'm=19456'))).toBe(true);
    expect(isWeak(hash.replace('t=2', 't=1'))).toBe(true);
    expect(isWeak(hash.replace('m=47104', 'm=65536'))).toBe(false);
  });

  it('takes as much work for an unknown username as for a wrong password', async () => {
    const hash = await hashPassword(PASSWORD);
    const wrong = await measureCpu(3, () => verifyPassword(hash, 'wrong'));
    const unknown = await measureCpu(3, () => verifyPassword(null, 'wrong'));
    expect(unknown / wrong).toBeGreaterThan(0.5);
    expect(unknown / wrong).toBeLessThan(2);
  });
});
