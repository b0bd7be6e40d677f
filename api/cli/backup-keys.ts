import { existsSync } from 'node:fs';
import type { Key, Lock } from '../operation/backups/backup.archive.ts';
import type { Env } from '../platform/env.ts';
import { readOperatorFile } from '../platform/operator-files.ts';

export function readLock({ BACKUP_RECIPIENT, BACKUP_PASSPHRASE }: Env): Lock {
  if (BACKUP_RECIPIENT) return { recipient: BACKUP_RECIPIENT };
  if (BACKUP_PASSPHRASE) return { passphrase: BACKUP_PASSPHRASE };
  throw new TypeError('Set BACKUP_PASSPHRASE to a passphrase of at least 12 characters, or BACKUP_RECIPIENT.');
}

/** A backup for a recipient is decrypted by the secret key alone. */
export const canDecrypt = ({ BACKUP_RECIPIENT, BACKUP_IDENTITY_FILE }: Env): boolean =>
  !BACKUP_RECIPIENT || Boolean(BACKUP_IDENTITY_FILE);

export function readKey({ BACKUP_PASSPHRASE, BACKUP_IDENTITY_FILE }: Env): Key {
  if (!BACKUP_PASSPHRASE && !BACKUP_IDENTITY_FILE)
    throw new TypeError('Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY_FILE to the file with the secret key of age.');
  return { passphrase: BACKUP_PASSPHRASE, identity: BACKUP_IDENTITY_FILE && readIdentity(BACKUP_IDENTITY_FILE) };
}

/** The file that age-keygen writes: comments, and the secret key in a line of its own. */
function readIdentity(file: string): string {
  if (!existsSync(file)) throw new TypeError(`BACKUP_IDENTITY_FILE not found: ${file}`);
  const identity = /^AGE-SECRET-KEY-\S+$/m.exec(readOperatorFile(file))?.[0];
  if (!identity) throw new TypeError(`BACKUP_IDENTITY_FILE has no line that begins with AGE-SECRET-KEY-: ${file}`);
  return identity;
}
