import path from 'node:path';
import type { Env } from '../env.ts';
import { FolderStorage } from './folder.ts';
import { S3Storage } from './s3.ts';
import type { Storage } from './storage.types.ts';

const opened = new WeakMap<Env, Storage>();

/** Opens the configured storage: STORAGE_URL, or by default a folder in DATA_DIR. */
export function openStorage(env: Env): Storage {
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
