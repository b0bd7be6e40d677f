import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';
import { FolderStorage } from './folder.ts';
import { S3Storage } from './s3.ts';

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

const opened = new WeakMap<Env, Storage>();

/** The storage that the settings name: a folder below DATA_DIR, unless STORAGE_URL says otherwise. */
export function storageOf(env: Env): Storage {
  const known = opened.get(env);
  if (known) return known;
  const storage = open(env);
  opened.set(env, storage);
  return storage;
}

function open({ STORAGE_URL, DATA_DIR }: Env): Storage {
  if (!STORAGE_URL) return new FolderStorage(path.resolve(DATA_DIR, 'files'));
  const url = new URL(STORAGE_URL);
  return url.protocol === 's3:' ? new S3Storage(url) : new FolderStorage(decodeURIComponent(url.pathname));
}
