import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openS3Rig, type S3Rig } from './s3-rig.ts';

interface Storages {
  /** Empty at first. */
  folder: string;
  rig: S3Rig;
}

/** A folder and an S3-compatible server for the tests of this file. */
export function useStorages(): Storages {
  const storages = {} as Storages;
  beforeAll(async () => {
    storages.folder = await mkdtemp(path.join(os.tmpdir(), 'storages-'));
    storages.rig = await openS3Rig();
  });
  afterAll(async () => {
    storages.rig.close();
    await rm(storages.folder, { recursive: true, force: true });
  });
  return storages;
}
