import type { Readable } from 'node:stream';

/** A file as it is kept. */
export interface Kept {
  /** In bytes. */
  size: number;
  /** To be read to its end or destroyed. */
  stream: Readable;
}

export interface Listed {
  key: string;
  modifiedAt: Date;
}

/**
 * Where files lie that are no rows. Keys are made by the noun that owns them, never typed by anybody; a file is whole
 * or not there, and one with the same key replaces it.
 */
export interface Storage {
  put: (key: string, body: Buffer, type: string) => Promise<void>;
  /** Null where there is no such file. */
  get: (key: string) => Promise<Kept | null>;
  /** Removes the files; what is not there is gone already. */
  delete: (keys: readonly string[]) => Promise<void>;
  /** All files whose keys begin so. */
  list: (prefix: string) => Promise<Listed[]>;
}
