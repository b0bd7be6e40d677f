import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import { fail } from '../platform/errors.ts';
import { deriveKey } from '../platform/secrets.ts';

// Positions count all changes. They are encrypted as one block together with random bytes, so that a reader learns
// neither how many changes they cannot see, nor that there was one.

const USE = 'change cursor';
const ALGORITHM = 'aes-256-ecb';
/** Four zero bytes, four random bytes, and eight of the position. */
const BYTES = 16;
const FORM = /^[\w-]{22}$/;

export function encodePosition(position: string, secrets: readonly string[]): string {
  const block = Buffer.alloc(BYTES);
  randomFillSync(block, 4, 4);
  block.writeBigUInt64BE(BigInt(position), BYTES / 2);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secrets[0] ?? '', USE), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** The zero bytes show that a text is a cursor. A guessed cursor only reads from another position. */
export function decodePosition(cursor: string, secrets: readonly string[]): string {
  const block = FORM.test(cursor) ? Buffer.from(cursor, 'base64url') : null;
  for (const secret of block ? secrets : []) {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(secret, USE), null).setAutoPadding(false);
    const plain = Buffer.concat([decipher.update(block!), decipher.final()]);
    if (plain.readUInt32BE(0) === 0) return String(plain.readBigUInt64BE(BYTES / 2));
  }
  const message = 'This cursor is not valid.';
  return fail('BAD_USER_INPUT', message, [{ path: ['after'], message }]);
}
