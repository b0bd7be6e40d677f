import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { entities } from '#api/entities.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { type Env, readEnv } from '#api/platform/env.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { cloneDatabase, execute } from '#api/testing/database.ts';
import { fingerprint } from '#api/testing/fingerprint.ts';
import { quickLock } from '#api/testing/quick-lock.ts';
import { useStorages } from '#api/testing/storages.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { restoreBackup } from './backup.restore.service.ts';
import { type FindBase, readBase, verifyArchive, verifyBackup } from './backup.verify.ts';
import { type BackupOptions, writeBackup } from './backup.write.service.ts';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

const storages = useStorages();

async function addUser(url: string, name: string) {
  const orm = await openOrm(url, entities, 1);
  const em: SqlEntityManager = orm.em.fork();
  makeUser(em, { name });
  await em.flush().finally(() => orm.close());
}

/** A site whose files are in a folder or in a bucket. */
async function openSite(name: string, storageUrl?: string) {
  const database = await cloneDatabase(name);
  onTestFinished(() => database.drop());
  storages.rig.files.clear();
  const { url } = database;
  const env: Env = { ...readEnv({}), DATA_DIR: path.join(storages.folder, name), STORAGE_URL: storageUrl };
  const storage = openStorage(env);
  const put = (key: string, bytes = randomBytes(200_000)) => storage.put(key, bytes, 'application/pdf');
  /** Lets a file have an old time, as one that was stored before the margin of an increment. */
  const age = async (key: string) => {
    if (storageUrl) storages.rig.files.get(key)!.at = LONG_AGO;
    else await utimes(path.join(env.DATA_DIR, 'files', key), LONG_AGO, LONG_AGO);
  };
  const putOld = async (key: string) => {
    await put(key);
    await age(key);
  };
  const locate = (backup: string) => path.join(storages.folder, `${name}-${backup}`);
  const open = (backup: string) => () => createReadStream(locate(backup));
  const write = (backup: string, options: Partial<BackupOptions> = {}) =>
    writeBackup(createWriteStream(locate(backup)), {
      url,
      env,
      lock: quickLock,
      withSecrets: false,
      onProgress: () => undefined,
      ...options,
    });
  const writeIncrement = async (backup: string, base = 'full', options: Partial<BackupOptions> = {}) =>
    write(backup, { ...options, base: await readBase(open(base), quickLock, base) });
  const findBase: FindBase = async (backup) => open(backup);
  const restore = (backup: string, find = findBase) =>
    restoreBackup(open(backup), { url, env, key: quickLock, findBase: find, onProgress: () => undefined });
  const readPrint = () => fingerprint(url, env);
  const destroy = async () => {
    await storage.delete((await storage.list('')).map(({ key }) => key));
    await execute(url, 'drop schema public cascade; create schema public');
  };
  return { url, storage, put, putOld, age, locate, open, write, writeIncrement, findBase, restore, readPrint, destroy };
}

describe.each([
  ['a folder', () => undefined],
  ['a bucket', () => storages.rig.url],
])('an increment of a site with files in %s', (_name, getUrl) => {
  it('restores every row and file with its base, and is smaller', async () => {
    const site = await openSite('restored', getUrl());
    for (const key of ['documents/a', 'documents/b', 'documents/c']) await site.putOld(key);
    await addUser(site.url, 'Ada Boone');
    expect(await site.write('full')).toMatchObject({ files: 3, filesInBase: 0 });
    await site.put('documents/b');
    await site.put('documents/d', randomBytes(5_000));
    await site.storage.delete(['documents/c']);
    await addUser(site.url, 'Bo Chen');
    expect(await site.writeIncrement('increment')).toMatchObject({ files: 2, filesInBase: 1 });
    const [full, increment] = await Promise.all(['full', 'increment'].map((name) => stat(site.locate(name))));
    expect(increment!.size).toBeLessThan(full!.size / 2);
    const before = await site.readPrint();
    await site.destroy();
    expect(await site.restore('increment')).toMatchObject({ files: 3 });
    expect(await site.readPrint()).toEqual(before);
  });

  it('has the files that were stored while its base was written', async () => {
    const site = await openSite('meanwhile', getUrl());
    for (const key of ['documents/a', 'documents/b']) await site.putOld(key);
    let storing: Promise<unknown> | null = null;
    // The base has listed the files when the first rows are written.
    const storeMeanwhile = () => void (storing ??= Promise.all([site.put('documents/b'), site.put('documents/late')]));
    await site.write('full', { onProgress: storeMeanwhile });
    await storing;
    const { files } = await verifyArchive(site.open('full'), quickLock);
    expect([...files.keys()]).toEqual(['documents/a', 'documents/b']);
    expect(await site.writeIncrement('increment')).toMatchObject({ files: 2, filesInBase: 1 });
    const before = await site.readPrint();
    await site.destroy();
    await site.restore('increment');
    expect(await site.readPrint()).toEqual(before);
  });

  it('has a file with an old time that its base lacks, as after a folder was not mounted', async () => {
    const site = await openSite('unmounted', getUrl());
    await site.putOld('documents/a');
    await site.write('full');
    await site.putOld('documents/b');
    expect(await site.writeIncrement('increment')).toMatchObject({ files: 1, filesInBase: 1 });
    const before = await site.readPrint();
    await site.destroy();
    await site.restore('increment');
    expect(await site.readPrint()).toEqual(before);
  });
});

describe('an increment', () => {
  it('is restored if files were deleted while it was written', async () => {
    const site = await openSite('deleted');
    await site.putOld('documents/a');
    await site.write('full');
    await site.put('documents/b');
    let deleting: Promise<void> | null = null;
    const deleteMeanwhile = () => void (deleting ??= site.storage.delete(['documents/b']));
    const counts = await site.writeIncrement('increment', 'full', { onProgress: deleteMeanwhile });
    await deleting;
    expect(counts.files + counts.missing).toBe(1);
    await site.destroy();
    expect(await site.restore('increment')).toMatchObject({ files: 1 + counts.files });
  });

  it('without the right base changes nothing', async () => {
    const site = await openSite('refused');
    await site.putOld('documents/a');
    await site.write('full');
    await site.put('documents/b');
    await site.write('other', { createdAt: new Date('2026-11-01T01:00:00Z') });
    await site.writeIncrement('increment');
    const unlisted = { name: 'full', createdAt: (await readBase(site.open('full'), quickLock, 'full')).createdAt };
    await site.putOld('documents/c');
    await site.write('neither', { base: { ...unlisted, files: null } });
    await writeFile(site.locate('damaged'), (await createReadStream(site.locate('full')).toArray())[0] as Buffer);
    await addUser(site.url, 'Not in the backup');
    await site.put('documents/a');
    const before = await site.readPrint();
    const find = (backup: string) => async () => site.open(backup);
    await expect(site.restore('increment', async () => null)).rejects.toThrow(
      'The base of this increment is missing: put full beside the increment, or name its file with --base.',
    );
    await expect(site.restore('increment', find('other'))).rejects.toThrow(
      /^This increment needs the full backup of 20\S+Z as its base, not that of 2026-11-01T01:00:00\.000Z\.$/,
    );
    await expect(site.restore('increment', find('increment'))).rejects.toThrow(
      'The base of this increment must be a full backup, not an increment.',
    );
    await expect(site.restore('increment', find('damaged'))).rejects.toThrow('Base full: The backup is damaged');
    await expect(site.restore('neither')).rejects.toThrow(
      'The file documents/c is neither in the increment nor in its base full.',
    );
    await expect(site.writeIncrement('second', 'increment')).rejects.toThrow(
      'increment is an increment: the base must be a full backup.',
    );
    await expect(verifyBackup(site.open('increment'), quickLock)).rejects.toThrow(
      'The base of this increment is missing',
    );
    expect(await site.readPrint()).toEqual(before);
    await site.restore('increment');
    expect(await site.readPrint()).not.toEqual(before);
  });

  it('is refused by a version that does not know increments', async () => {
    const site = await openSite('older');
    await site.write('full');
    await site.writeIncrement('increment');
    const formats = ['full', 'increment'].map(
      async (name) => (await verifyArchive(site.open(name), quickLock)).header.format,
    );
    expect(await Promise.all(formats)).toEqual([1, 2]);
  });
});
