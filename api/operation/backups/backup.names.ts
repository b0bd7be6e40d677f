import type { Storage } from '#api/platform/storage/storage.types.ts';

// Nightly backups are told apart by their names, because a server with the public key alone cannot read them:
// backups/2026-11-01t01-00-00z.backup, and since-… names the base of an increment:
// backups/2026-11-02t01-00-00z.since-2026-11-01t01-00-00z.increment

const FOLDER = 'backups/';
const TIME = String.raw`\d{4}-\d{2}-\d{2}t\d{2}-\d{2}-\d{2}z`;
/** Other files of the folder are not deleted. */
const KEY = new RegExp(`^${FOLDER}(${TIME})(?:\\.backup|\\.since-(${TIME})\\.increment)$`);
const DAY_MS = 86_400_000;
/** A night begins at this time in UTC. */
export const NIGHT_BEGINS_MS = 3_600_000;

/** A nightly backup in the storage of BACKUP_URL. */
export interface StoredBackup {
  key: string;
  size: number;
  createdAt: Date;
  /** The key of the base of an increment. */
  base: string | null;
}

const formatTime = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'z')
    .replaceAll(':', '-')
    .toLowerCase();

const parseTime = (time: string): Date => new Date(time.replace(/t(..)-(..)-(..)z/, 'T$1:$2:$3Z'));

const nameFull = (time: string): string => `${FOLDER}${time}.backup`;

/** The key of a new backup, without fractions of a second. */
export const nameBackup = (createdAt: Date, base: StoredBackup | null): string =>
  base
    ? `${FOLDER}${formatTime(createdAt)}.since-${formatTime(base.createdAt)}.increment`
    : nameFull(formatTime(createdAt));

/** The nightly backups of a storage, oldest first. */
export async function listBackups(storage: Storage): Promise<StoredBackup[]> {
  const listed = await storage.list(FOLDER);
  const backups = listed.flatMap(({ key, size }): StoredBackup[] => {
    const [, time, base] = KEY.exec(key) ?? [];
    return time ? [{ key, size, createdAt: parseTime(time), base: base ? nameFull(base) : null }] : [];
  });
  return backups.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** The number of the night at a time: the days since 1970. */
export const countNights = (at: Date): number => Math.floor((at.getTime() - NIGHT_BEGINS_MS) / DAY_MS);

/** The full backup to which a backup of this time is an increment. Null if it has to be full. */
export function chooseBase(backups: readonly StoredBackup[], at: Date, fullEvery: number): StoredBackup | null {
  // A base in the future, of a server whose clock was wrong, says nothing about what was stored since.
  const base = backups.findLast((backup) => !backup.base && backup.createdAt <= at);
  return base && fullEvery > 1 && countNights(at) - countNights(base.createdAt) < fullEvery ? base : null;
}

/** The backups beyond the newest ones, except the bases that those need. */
export function listSurplus(backups: readonly StoredBackup[], keep: number): string[] {
  const needed = new Set(backups.slice(-keep).map(({ base }) => base));
  return backups
    .slice(0, -keep)
    .map(({ key }) => key)
    .filter((key) => !needed.has(key));
}
