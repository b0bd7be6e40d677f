import { z } from 'zod';
import type { ListedFile } from '#api/platform/storage/storage.types.ts';

// An increment has the whole database, and of the files only those that its base, a full backup, can lack.

/** An entry of a full backup: the files that the storage listed when it began. An increment includes all others. */
export const LISTED_FILES = 'listed-files.json';
/** The last entry of an increment: all files that it restores, from itself or from its base. */
export const ALL_FILES = 'files.json';

/** The clocks of servers and storages differ by less. Files that were stored this long before the base are included. */
export const MARGIN_MS = 3_600_000;

/** The sizes of files by their keys. */
export type FileSizes = ReadonlyMap<string, number>;

const sizesShape = z.array(z.tuple([z.string(), z.number()]));
export const formatSizes = (files: FileSizes): string => JSON.stringify([...files]);
export const parseSizes = (text: string): FileSizes => new Map(sizesShape.parse(JSON.parse(text)));

/** The full backup to which an increment is made. */
export interface BackupBase {
  name: string;
  /** When it began. */
  createdAt: Date;
  /** The files that it listed. Null if this server cannot read it. */
  files: FileSizes | null;
}

/**
 * Whether an increment includes the file; otherwise its base has it. The time alone does not find a file that was copied
 * with its old time, or whose folder was not mounted when the base was written.
 */
export function isStoredSince({ key, size, modifiedAt }: ListedFile, { createdAt, files }: BackupBase): boolean {
  if (files && files.get(key) !== size) return true;
  return modifiedAt.getTime() >= createdAt.getTime() - MARGIN_MS;
}
