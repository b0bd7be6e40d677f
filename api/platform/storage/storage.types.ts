import type { Readable } from 'node:stream';

/** A stored file. */
export interface Kept {
  /** In bytes. */
  size: number;
  /** The caller must read it to the end or destroy it. */
  stream: Readable;
}

export interface Listed {
  key: string;
  modifiedAt: Date;
}

/**
 * Stores files outside the database. The noun that owns a file generates its key, so keys are never user input. A file
 * is stored completely or not at all, and a file with the same key replaces it.
 */
export interface Storage {
  put: (key: string, body: Buffer, type: string) => Promise<void>;
  /** Null if the file does not exist. */
  get: (key: string) => Promise<Kept | null>;
  /** Deletes the files. Ignores keys that do not exist. */
  delete: (keys: readonly string[]) => Promise<void>;
  /** All files whose keys start with the prefix. */
  list: (prefix: string) => Promise<Listed[]>;
}
