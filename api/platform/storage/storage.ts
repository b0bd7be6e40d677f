import path from 'node:path';
import type { Env } from '../env.ts';
import { FolderStorage } from './folder.ts';
import { S3Storage } from './s3.ts';
import type { Storage } from './storage.types.ts';

const storages = new WeakMap<Env, Storage>();

/** The storage of the settings: a folder below DATA_DIR, or STORAGE_URL. */
export function openStorage(env: Env): Storage {
  const cachedStorage = storages.get(env);
  if (cachedStorage) return cachedStorage;
  const storage = open(env);
  storages.set(env, storage);
  return storage;
}

const open = ({ STORAGE_URL, DATA_DIR }: Env): Storage =>
  STORAGE_URL ? openStorageAt(STORAGE_URL) : new FolderStorage(path.resolve(DATA_DIR, 'files'));

/** The storage at a URL in the form of STORAGE_URL. */
export function openStorageAt(place: string): Storage {
  const url = new URL(place);
  return url.protocol === 's3:' ? new S3Storage(url) : new FolderStorage(decodeURIComponent(url.pathname));
}
