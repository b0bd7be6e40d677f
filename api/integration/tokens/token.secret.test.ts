import { describe, expect, it } from 'vitest';
import { randomFrom } from '#api/testing/random.ts';
import { readBearer } from './token.middleware.ts';
import { hashSecret, isSecret, newSecret } from './token.secret.ts';

const asRequest = (...values: string[]) => ({
  headers: { ...(values[0] !== undefined && { authorization: values[0] }) },
  rawHeaders: values.flatMap((value) => ['Authorization', value]),
});

describe('the secret of a token', () => {
  it('is different each time, has a format that secret scanners recognize, and a checksum', () => {
    const secrets = Array.from({ length: 1_000 }, newSecret);
    expect(new Set(secrets).size).toBe(1_000);
    for (const secret of secrets) {
      expect(secret).toMatch(/^safeai_[0-9A-Za-z]{49}$/);
      expect(isSecret(secret)).toBe(true);
    }
    expect(hashSecret(secrets[0]!)).not.toEqual(hashSecret(secrets[1]!));
  });

  it('is rejected after any change of one character', () => {
    const secret = newSecret();
    for (let at = 0; at < secret.length; at += 1) {
      const other = secret[at] === 'a' ? 'b' : 'a';
      expect(isSecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
    }
    for (const text of ['', 'safeai_', `${secret} `, secret.slice(1), secret.toUpperCase(), secret + secret])
      expect(isSecret(text)).toBe(false);
  });
});

describe('the Authorization header', () => {
  const secret = newSecret();

  it.each([
    [`Bearer ${secret}`, true],
    [`bearer ${secret}`, true],
    [`BEARER   ${secret}`, true],
    [secret, false],
    ['', false],
    ['Bearer', false],
    ['Bearer ', false],
    [`Bearer${secret}`, false],
    [`Bearer\t${secret}`, false],
    [`Basic ${secret}`, false],
    [`Bearer ${secret}, Bearer ${secret}`, false],
    [`Bearer ${secret} ${secret}`, false],
    [`Bearer ${' '.repeat(10_000)}${secret}`, false],
    [`Bearer ${'a'.repeat(8_000)}`, false],
  ])('%j is parsed as %j', (header, isRead) => {
    expect(readBearer(asRequest(header)) === secret).toBe(isRead);
  });

  it('is accepted once: two headers are rejected, also with the same value', () => {
    expect(readBearer(asRequest(`Bearer ${secret}`, `Bearer ${secret}`))).toBeNull();
  });

  it('causes no exception and at most one credential in 20,000 random headers', () => {
    const random = randomFrom(20_261_123);
    const parts = 'Bearer|bearer|Basic| |  |\t|,|=|%00|é|"||a.b-c_d~e+f/g'.split('|').concat(secret);
    for (let round = 0; round < 20_000; round += 1) {
      const header = Array.from({ length: random.below(8) }, () => parts[random.below(parts.length)]).join('');
      const read = readBearer(asRequest(header));
      expect(read ?? 'nothing').toMatch(/^[\w~+/.-]+=*$/);
      expect(isSecret(read ?? '')).toBe(read === secret);
    }
  });
});
