import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { decrypt, encrypt, encryptionUses } from '#api/platform/encryption.ts';

// Codes of authenticator apps (RFC 6238) with the parameters that every app supports: SHA-1, 30 seconds, six digits.

export const STEP_SECONDS = 30;
const DIGITS = 6;
const CODE = /^[0-9]{6}$/;

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

/** The owner's id is authenticated, so a secret does not work in another account's row. */
export const encryptSecret = (secret: Buffer, owner: string, keys: readonly string[]): Buffer =>
  encrypt(secret, { use: encryptionUses.totp, owner, keys });

export const decryptSecret = (encrypted: Buffer, owner: string, keys: readonly string[]): Buffer =>
  decrypt(encrypted, { use: encryptionUses.totp, owner, keys });
