import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './secrets.ts';

/** What the keys of stored secrets are derived for, so that a value does not decrypt elsewhere. */
export const encryptionUses = { totp: 'totp secret', webhook: 'webhook secret' };

interface Purpose {
  use: string;
  /** The id of the row. It is authenticated, so a value does not decrypt in another row. */
  owner: string;
  /** The secrets of the settings, the newest first. */
  keys: readonly string[];
}

/** Encrypts with AES-256-GCM to nonce, tag and ciphertext. */
export function encrypt(plain: Buffer, { use, owner, keys }: Purpose): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(keys[0] ?? '', use), nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

export interface Decrypted {
  plain: Buffer;
  /** The position of the secret in the settings: 0 for the newest. */
  keyIndex: number;
}

/** Tries each of the configured secrets, because they can be rotated. Null if none decrypts it. */
export function tryDecrypt(encrypted: Buffer, { use, owner, keys }: Purpose): Decrypted | null {
  for (const [keyIndex, key] of keys.entries()) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, use), encrypted.subarray(0, 12));
      decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(12, 28));
      return { plain: Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()]), keyIndex };
    } catch {
      continue; // encrypted with another secret
    }
  }
  return null;
}

/** Throws if no configured secret decrypts it. */
export function decrypt(encrypted: Buffer, purpose: Purpose): Buffer {
  const decrypted = tryDecrypt(encrypted, purpose);
  if (!decrypted) throw new Error(`A ${purpose.use} was encrypted with a secret that is no longer in SESSION_SECRET.`);
  return decrypted.plain;
}
