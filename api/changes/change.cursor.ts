import { createCipheriv, createDecipheriv } from 'node:crypto';
import { fail } from '../platform/errors.ts';
import { deriveKey } from '../platform/secrets.ts';

// Positions count all changes. Encrypted as one block, they do not reveal how many changes a reader cannot see. The same
// position is always the same cursor.

const USE = 'change cursor';
const ALGORITHM = 'aes-256-ecb';
const BYTES = 16;
const FORM = /^[\w-]{22}$/;

export function encodePosition(position: string, secrets: readonly string[]): string {
  const block = Buffer.alloc(BYTES);
  block.writeBigUInt64BE(BigInt(position), BYTES / 2);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secrets[0] ?? '', USE), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** The first half of a block is zero, so that a text that is not a cursor is recognized. */
export function decodePosition(cursor: string, secrets: readonly string[]): string {
  const block = FORM.test(cursor) ? Buffer.from(cursor, 'base64url') : null;
  for (const secret of block ? secrets : []) {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(secret, USE), null).setAutoPadding(false);
    const plain = Buffer.concat([decipher.update(block!), decipher.final()]);
    if (plain.readBigUInt64BE(0) === 0n) return String(plain.readBigUInt64BE(BYTES / 2));
  }
  const message = 'This cursor is not valid.';
  return fail('BAD_USER_INPUT', message, [{ path: ['after'], message }]);
}
