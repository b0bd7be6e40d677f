import { createHash } from 'node:crypto';
import type { Storage } from '../platform/storage/storage.types.ts';
import { BackupError, type Key } from './backup.archive.ts';
import { openStored, storeBackup } from './backup.place.ts';
import { verifyBackup } from './backup.restore.service.ts';
import { type BackupCounts, type BackupOptions, writeBackup } from './backup.write.service.ts';

const FOLDER = 'backups/';
/** Other files of the folder are not deleted. */
const KEY = /^backups\/\d{4}-\d{2}-\d{2}t\d{2}-\d{2}-\d{2}z\.backup$/;

export interface NightlyBackup {
  fileName: string;
  byteSize: number;
  counts: BackupCounts;
  /** The names of the backups that were deleted because newer ones are kept. */
  deleted: string[];
}

interface NightlyOptions extends BackupOptions {
  storage: Storage;
  /** What decrypts the new backup. A server with the public key alone does not have it. */
  key: Key | null;
  /** The number of backups that are kept. */
  keep: number;
}

/**
 * Stores a backup under the time at which it began, reads it again, and only then deletes the oldest backups beyond
 * those that are kept. A backup that cannot be read again is removed.
 */
export async function writeNightlyBackup({ storage, key, keep, ...options }: NightlyOptions): Promise<NightlyBackup> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-').toLowerCase();
  const fileName = `${FOLDER}${time}z.backup`;
  const { result, byteSize, sha256 } = await storeBackup(storage, fileName, (out) => writeBackup(out, options));
  try {
    if (key) await verifyBackup(() => openStored(storage, fileName), key);
    else await compareStored(storage, fileName, sha256);
  } catch (error) {
    await storage.delete([fileName]);
    throw error;
  }
  const names = (await storage.list(FOLDER)).map((file) => file.key).filter((name) => KEY.test(name));
  const deleted = names.toSorted().slice(0, -keep);
  await storage.delete(deleted);
  return { fileName, byteSize, counts: result, deleted };
}

async function compareStored(storage: Storage, fileName: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of await openStored(storage, fileName)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== sha256) throw new BackupError('The stored backup differs from the one that was written.');
}
