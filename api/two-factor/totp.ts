import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../platform/secrets.ts';

// Codes of authenticator apps: RFC 6238 with what every app can do, SHA-1, 30 seconds, six digits.

export const STEP_SECONDS = 30;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const USE = 'totp secret';

/** 160 bits, as the RFC asks. */
export const newSecret = (): Buffer => randomBytes(20);

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What an app reads from the picture: `otpauth://totp/Site:name?secret=…`. */
export function otpauthUri(secret: Buffer, siteName: string, username: string): string {
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer: siteName,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/${encodeURIComponent(siteName)}:${encodeURIComponent(username)}?${query}`;
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step this code is of: the current one or, for slow typists, the one before; null where it is neither. */
export function stepOf(secret: Buffer, code: string, current: number): number | null {
  const given = Buffer.from(code);
  const matches = [current, current - 1].filter((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return matches[0] ?? null;
}

/** AES-256-GCM: nonce, tag, text. Bound to its owner, so that nobody's secret works in another's row. */
export function encryptSecret(secret: Buffer, owner: string, keys: readonly string[]): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(keys[0] ?? '', USE), nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Tries each of the listed secrets, as after a rotation; throws where none of them opens it. */
export function decryptSecret(sealed: Buffer, owner: string, keys: readonly string[]): Buffer {
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, USE), sealed.subarray(0, 12)).setAAD(
        Buffer.from(owner),
      );
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
    } catch {
      continue; // sealed with another of the secrets
    }
  }
  throw new Error('A second factor was encrypted with a secret that is no longer in SESSION_SECRET.');
}
