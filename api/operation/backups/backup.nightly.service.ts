import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Storage } from '#api/platform/storage/storage.types.ts';
import { BackupError, type Key } from './backup.archive.ts';
import type { BackupBase } from './backup.increment.ts';
import { chooseBase, listBackups, listSurplus, nameBackup, type StoredBackup } from './backup.names.ts';
import { openStored, storeBackup } from './backup.place.ts';
import { readBase, verifyArchive } from './backup.verify.ts';
import { type BackupCounts, type BackupOptions, writeBackup } from './backup.write.service.ts';

export interface NightlyBackup {
  fileName: string;
  byteSize: number;
  counts: BackupCounts;
  /** The names of the backups that were deleted because newer ones are kept. */
  deleted: string[];
}

interface NightlyOptions extends Omit<BackupOptions, 'base' | 'createdAt'> {
  storage: Storage;
  /** What decrypts the new backup. A server with the public key alone does not have it. */
  key: Key | null;
  /** The number of backups that are kept. */
  keep: number;
  /** A full backup is written once in this number of nights, and increments to it in the others. */
  fullEvery: number;
  /** The size that a backup had when it was written. Null if no server recorded it. */
  findRecordedSize: (fileName: string) => Promise<number | null>;
  at?: Date;
}

/**
 * Stores a backup under the time at which it began, reads it again, and only then deletes the oldest backups beyond
 * those that are kept. A backup that cannot be read again is removed.
 */
export async function writeNightlyBackup({ at = new Date(), ...options }: NightlyOptions): Promise<NightlyBackup> {
  const { storage, key, keep } = options;
  // The time in the name, by which an increment on a server with the public key alone knows its base.
  const createdAt = new Date(Math.floor(at.getTime() / 1_000) * 1_000);
  const { stored = null, base } = (await findBase(createdAt, options)) ?? {};
  const fileName = nameBackup(createdAt, stored);
  const { result, byteSize, sha256 } = await storeBackup(storage, fileName, (out) =>
    writeBackup(out, { ...options, base, createdAt }),
  );
  try {
    if (key) await verifyArchive(() => openStored(storage, fileName), key);
    else await compareStored(storage, fileName, sha256);
    if (stored) await checkStillStored(storage, stored);
  } catch (error) {
    await storage.delete([fileName]);
    throw error;
  }
  const deleted = listSurplus(await listBackups(storage), keep);
  await storage.delete(deleted);
  return { fileName, byteSize, counts: result, deleted };
}

/** The base of an increment. Null if this backup has to be full, as when the newest full one is not as it was written. */
async function findBase(
  at: Date,
  { storage, key, fullEvery, findRecordedSize }: Omit<NightlyOptions, 'at'>,
): Promise<{ stored: StoredBackup; base: BackupBase } | null> {
  const stored = chooseBase(await listBackups(storage), at, fullEvery);
  if (!stored) return null;
  const recordedSize = await findRecordedSize(stored.key);
  if (recordedSize !== null && recordedSize !== stored.size) return null;
  const name = path.posix.basename(stored.key);
  if (!key) return { stored, base: { name, createdAt: stored.createdAt, files: null } };
  try {
    return { stored, base: await readBase(() => openStored(storage, stored.key), key, name) };
  } catch (error) {
    // Another passphrase encrypted it, or it is damaged.
    if (error instanceof BackupError) return null;
    throw error;
  }
}

/** Another command can delete the base while the increment is written. */
async function checkStillStored(storage: Storage, { key, size }: StoredBackup): Promise<void> {
  const base = (await listBackups(storage)).find((backup) => backup.key === key);
  if (base?.size !== size)
    throw new BackupError(`The base ${key} was deleted or changed while the increment was written.`);
}

async function compareStored(storage: Storage, fileName: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of await openStored(storage, fileName)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== sha256) throw new BackupError('The stored backup differs from the one that was written.');
}
