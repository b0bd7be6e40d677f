import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { deriveKey } from '../platform/secrets.ts';

// Codes of authenticator apps (RFC 6238) with the parameters that every app supports: SHA-1, 30 seconds, six digits.

export const STEP_SECONDS = 30;
const DIGITS = 6;
const CODE = /^[0-9]{6}$/;
const USE = 'totp secret';

/** 160 bits, the length that RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

export const toBase32 = (bytes: Uint8Array): string => toSecret(bytes).base32;

/** The URI in the QR code of the setup: `otpauth://totp/Site:name?secret=…`. */
export const getSetupUri = (secret: Buffer, siteName: string, username: string): string =>
  new TOTP({ ...parameters(secret), issuer: siteName, label: username }).toString();

export const getCode = (secret: Buffer, step: number): string =>
  new TOTP(parameters(secret)).generate({ timestamp: toTimestamp(step) });

/** The step of a code: the current step, or the previous one for people who type slowly. Null for a wrong code. */
export function findStep(secret: Buffer, code: string, current: number): number | null {
  // otpauth compares bytes and throws if the code contains a multi-byte character.
  if (!CODE.test(code)) return null;
  const totp = new TOTP(parameters(secret));
  // Both steps are always computed, so that the response time does not reveal which one matched.
  const matches = [current, current - 1].filter(
    (step) => totp.validate({ token: code, timestamp: toTimestamp(step), window: 0 }) === 0,
  );
  return matches[0] ?? null;
}

const parameters = (secret: Buffer) => ({
  secret: toSecret(secret),
  algorithm: 'SHA1',
  digits: DIGITS,
  period: STEP_SECONDS,
});

/** Copies the bytes, because a Node buffer can be part of a larger one. */
const toSecret = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Returns milliseconds. */
const toTimestamp = (step: number): number => step * STEP_SECONDS * 1_000;

/**
 * Encrypts with AES-256-GCM to nonce, tag and ciphertext. The owner's id is authenticated, so a secret does not work in
 * another account's row.
 */
export function encryptSecret(secret: Buffer, owner: string, keys: readonly string[]): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(keys[0] ?? '', USE), nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Tries each of the configured secrets, because they can be rotated. Throws if none decrypts it. */
export function decryptSecret(sealed: Buffer, owner: string, keys: readonly string[]): Buffer {
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, USE), sealed.subarray(0, 12)).setAAD(
        Buffer.from(owner),
      );
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
    } catch {
      continue; // encrypted with another secret
    }
  }
  throw new Error('A second factor was encrypted with a secret that is no longer in SESSION_SECRET.');
}
