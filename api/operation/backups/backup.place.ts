import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { writeWholeFile } from '#api/platform/operator-files.ts';
import { isKey, type Storage } from '#api/platform/storage/storage.types.ts';
import { openStorageAt } from '#api/platform/storage/storage.ts';
import { BackupError } from './backup.archive.ts';

const TYPE = 'application/octet-stream';

/** Where one backup is: a file, or a key in a bucket. */
export interface BackupPlace {
  /** The place without credentials, for the operator. */
  label: string;
  /** The last part of the path. */
  name: string;
  /** The place of another backup in the same folder. */
  findBeside: (name: string) => BackupPlace;
  exists: () => Promise<boolean>;
  /** Stores what `fill` writes. If that fails, nothing is stored. */
  write: <Result>(fill: (out: Writable) => Promise<Result>) => Promise<Result>;
  open: () => Promise<Readable>;
}

/** The place that an operator names: the path of a file, or `s3://key:secret@host/bucket/folder/name?region=…`. */
export function findPlace(name: string): BackupPlace {
  if (!name.startsWith('s3://')) return createFilePlace(name);
  const url = URL.parse(name);
  const [, bucket = '', key = ''] = /^\/([^/]+)\/([a-z0-9.-]+(?:\/[a-z0-9.-]+)+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url?.username || !url.password || !key)
    throw new TypeError(
      'Name the backup as s3://key:secret@host/bucket/folder/name?region=…, with lower-case letters, digits, . and - in its folder and name.',
    );
  url.pathname = `/${bucket}`;
  return createBucketPlace(openStorageAt(url.href), `s3://${url.host}/${bucket}`, key);
}

const createBucketPlace = (storage: Storage, root: string, key: string): BackupPlace => ({
  label: `${root}/${key}`,
  name: path.posix.basename(key),
  findBeside: (name) => createBucketPlace(storage, root, path.posix.join(path.posix.dirname(key), name)),
  exists: async () => {
    // The base of an increment can have been a file with another kind of name.
    if (!isKey(key)) return false;
    const file = await storage.get(key);
    file?.stream.destroy();
    return file !== null;
  },
  write: async (fill) => (await storeBackup(storage, key, fill)).result,
  open: () => openStored(storage, key),
});

const createFilePlace = (file: string): BackupPlace => ({
  label: file,
  name: path.basename(file),
  findBeside: (name) => createFilePlace(path.join(path.dirname(file), name)),
  exists: async () => existsSync(file),
  write: (fill) => writeWholeFile(file, fill),
  open: async () => createReadStream(file),
});

export async function openStored(storage: Storage, key: string): Promise<Readable> {
  const file = await storage.get(key);
  if (!file) throw new BackupError(`File not found: ${key}`);
  return file.stream;
}

interface StoredBackup<Result> {
  result: Result;
  byteSize: number;
  sha256: string;
}

/** Stores what `fill` writes, in constant memory. If that fails, nothing is stored. */
export async function storeBackup<Result>(
  storage: Storage,
  key: string,
  fill: (out: Writable) => Promise<Result>,
): Promise<StoredBackup<Result>> {
  const out = new PassThrough();
  const hash = createHash('sha256');
  let byteSize = 0;
  async function* measure(): AsyncIterable<Buffer> {
    for await (const chunk of out as AsyncIterable<Buffer>) {
      hash.update(chunk);
      byteSize += chunk.length;
      yield chunk;
    }
  }
  const filling = fill(out).catch((error: Error) => {
    out.destroy(error);
    throw error;
  });
  const [filled, stored] = await Promise.allSettled([filling, storage.put(key, measure(), TYPE)]);
  // If the storage fails, it closes the stream, which is an error for `fill`, too.
  if (filled.status === 'rejected' && filled.reason?.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw filled.reason;
  if (stored.status === 'rejected') throw stored.reason;
  if (filled.status === 'rejected') throw filled.reason;
  return { result: filled.value, byteSize, sha256: hash.digest('hex') };
}
