import type { Readable } from 'node:stream';

/** A stored file. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** The reader must read it to its end or destroy it. */
  stream: Readable;
}

export type FileBody = Buffer | AsyncIterable<Buffer>;

export interface ListedFile {
  key: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}

/**
 * The storage of files. The noun that owns a file makes its key; users never type keys. A file is complete or missing,
 * and a file with the same key replaces it.
 */
export interface Storage {
  /** A body of any length can arrive in chunks, and needs constant memory. If it fails, nothing is stored. */
  put: (key: string, body: FileBody, type: string) => Promise<void>;
  /** Null if the file does not exist. */
  get: (key: string) => Promise<StoredFile | null>;
  /** Removes the files. Missing files are ignored. */
  delete: (keys: readonly string[]) => Promise<void>;
  /** All files whose keys have this prefix. */
  list: (prefix: string) => Promise<ListedFile[]>;
}

const KEY = /^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/;

export const isKey = (key: string): boolean => key.length <= 200 && KEY.test(key);

/**
 * Returns the key if it is valid: at least one folder and a name, of lower-case letters and digits. No key can leave
 * its folder, hide a file or match another one on a file system that ignores case.
 */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key of a stored file: ${key.slice(0, 80)}`);
  return key;
}
