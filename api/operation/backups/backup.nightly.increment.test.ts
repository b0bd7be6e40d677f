import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backupCommand, restoreCommand, verifyBackupCommand } from '#api/cli/backup.ts';
import { readEnv } from '#api/platform/env.ts';
import { openStorage, openStorageAt } from '#api/platform/storage/storage.ts';
import { useApi } from '#api/testing/api.ts';
import { cloneDatabase } from '#api/testing/database.ts';
import { fingerprint } from '#api/testing/fingerprint.ts';
import { query } from '#api/testing/query.ts';
import { quickLock } from '#api/testing/quick-lock.ts';
import { useStorages } from '#api/testing/storages.ts';
import { findRecordedSize } from './backup.job.service.ts';
import { writeNightlyBackup } from './backup.nightly.service.ts';
import { openStored } from './backup.place.ts';
import { verifyBackup } from './backup.verify.ts';

const api = useApi();

const storages = useStorages();
beforeEach(() => query(api.em(), 'delete from backup_run'));
afterEach(() => vi.unstubAllEnvs());

/** A full backup every three nights, of which two are kept. */
function openNights(name: string, storageUrl = `file://${storages.folder}/${name}`) {
  const storage = openStorageAt(storageUrl);
  const options = {
    storage,
    keep: 2,
    fullEvery: 3,
    key: quickLock,
    lock: quickLock,
    url: api.url,
    env: { ...readEnv({}), DATA_DIR: path.join(storages.folder, `${name}-data`), STORAGE_URL: undefined },
    withSecrets: false,
    onProgress: () => undefined,
    findRecordedSize: (fileName: string) => findRecordedSize(api.em(), fileName),
  };
  type Changes = Partial<Parameters<typeof writeNightlyBackup>[0]>;
  const write = async (at: string, changes: Changes = {}) =>
    (await writeNightlyBackup({ ...options, at: new Date(`2026-11-${at}Z`), ...changes })).fileName;
  const list = async () => (await storage.list('backups/')).map(({ key }) => key);
  const findBase = async (base: string) => () => openStored(storage, `backups/${base}`);
  return { storage, options, write, list, findBase };
}

const full = (night: string) => `backups/2026-11-${night}t01-00-05z.backup`;
const increment = (night: string, base: string) =>
  `backups/2026-11-${night}t01-00-05z.since-2026-11-${base}t01-00-05z.increment`;

describe('nightly backups', () => {
  it.each([
    ['a folder', () => undefined],
    ['a bucket', () => storages.rig.url],
  ])('in %s are full every few nights, and the base of a kept increment is kept', async (_name, getUrl) => {
    const { storage, options, write, list, findBase } = openNights('kept', getUrl());
    await openStorage(options.env).put('documents/a', randomBytes(1_000), 'application/pdf');
    expect(await write('01T01:00:05')).toBe(full('01'));
    expect(await write('02T01:00:05')).toBe(increment('02', '01'));
    expect(await write('03T01:00:05')).toBe(increment('03', '01'));
    expect(await list()).toEqual([full('01'), increment('02', '01'), increment('03', '01')]);
    // Earlier in its night than the first one, which was tried again.
    expect(await write('04T01:00:01')).toBe('backups/2026-11-04t01-00-01z.backup');
    expect(await list()).toEqual([full('01'), increment('03', '01'), 'backups/2026-11-04t01-00-01z.backup']);
    const newest = await write('05T01:00:05');
    expect(newest).toBe('backups/2026-11-05t01-00-05z.since-2026-11-04t01-00-01z.increment');
    expect(await list()).toEqual(['backups/2026-11-04t01-00-01z.backup', newest]);
    const verified = await verifyBackup(() => openStored(storage, newest), quickLock, findBase);
    expect(verified).toMatchObject({ files: 1, header: { format: 2 } });
    expect(await write('05T02:00:00', { fullEvery: 1 })).toBe('backups/2026-11-05t02-00-00z.backup');
  });

  it('are full if the newest full one is not as it was written, or cannot be read', async () => {
    const { options, write } = openNights('unusable');
    await write('01T01:00:05');
    const record =
      'insert into backup_run (night, started_at, leased_until, file_name, byte_size) values ($1, now(), now(), $2, 5)';
    await query(api.em(), record, ['2026-11-01', full('01')]);
    expect(await write('02T01:00:05')).toBe(full('02'));
    const changed = { passphrase: 'ten quiet racks in a basement', workFactor: 10 };
    expect(await write('03T01:00:05', { lock: changed, key: changed })).toBe(full('03'));
    // The clock of a server was wrong.
    expect(await write('20T01:00:05', { lock: changed, key: changed })).toBe(full('20'));
    expect(await write('07T01:00:05', { keep: 9 })).toBe(full('07'));
    expect(await write('08T01:00:05', { keep: 9 })).toBe(increment('08', '07'));
    await options.storage.put(full('07'), Buffer.from('damaged'), 'text/plain');
    expect(await write('09T01:00:05', { keep: 9 })).toBe(full('09'));
  });

  it('leave no increment whose base was deleted while it was written', async () => {
    const { storage, write, list } = openNights('vanished');
    await write('01T01:00:05');
    let deleting: Promise<void> | null = null;
    const onProgress = () => void (deleting ??= storage.delete([full('01')]));
    await expect(write('02T01:00:05', { onProgress })).rejects.toThrow(
      `The base ${full('01')} was deleted or changed while the increment was written.`,
    );
    await deleting;
    expect(await list()).toEqual([]);
  });

  it('for a recipient are increments, too, on a server that cannot read them', async () => {
    const { storage, options, write, findBase } = openNights('recipient');
    const identity = await generateX25519Identity();
    const locked = { lock: { recipient: await identityToRecipient(identity) }, key: null };
    const files = openStorage(options.env);
    await files.put('documents/a', randomBytes(1_000), 'application/pdf');
    await write('01T01:00:05', locked);
    await files.put('documents/b', randomBytes(1_000), 'application/pdf');
    const fileName = await write('02T01:00:05', locked);
    expect(fileName).toBe(increment('02', '01'));
    const verified = await verifyBackup(() => openStored(storage, fileName), { identity }, findBase);
    expect(verified).toMatchObject({ files: 2, header: { base: { createdAt: '2026-11-01T01:00:05.000Z' } } });
  });
});

describe('an operator', () => {
  const run = async (command: typeof backupCommand, ...args: string[]) => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    try {
      await command.run(args);
      return (print.mock.calls.flat() as string[]).join('\n');
    } finally {
      print.mockRestore();
    }
  };

  /** The settings of a site with a file, whose backups are for a recipient. */
  async function prepare(name: string) {
    const identity = await generateX25519Identity();
    const keyFile = path.join(storages.folder, `${name}-key.txt`);
    await writeFile(keyFile, `${identity}\n`);
    const data = path.join(storages.folder, `${name}-data`);
    vi.stubEnv('DATABASE_URL', api.url);
    vi.stubEnv('DATA_DIR', data);
    vi.stubEnv('BACKUP_RECIPIENT', await identityToRecipient(identity));
    const env = { ...readEnv({}), DATA_DIR: data };
    await openStorage(env).put('documents/a', randomBytes(1_000), 'application/pdf');
    return { keyFile, env };
  }

  it.each([
    ['a folder', (name: string) => path.join(storages.folder, name)],
    ['a bucket', (name: string) => storages.rig.url.replace('site-files', `site-files/hand/${name}`)],
  ])('makes, verifies and restores an increment in %s', async (name, locate) => {
    const { keyFile, env } = await prepare(name.slice(2));
    const [first, second, third] = [locate('first.backup'), locate('second.increment'), locate('third.increment')];
    await run(backupCommand, first);
    await expect(run(backupCommand, second, '--base', first)).rejects.toThrow(
      'Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY_FILE to the file with the secret key of age.',
    );
    vi.stubEnv('BACKUP_IDENTITY_FILE', keyFile);
    expect(await run(backupCommand, second, '--base', first)).toContain('second.increment.');
    await expect(run(backupCommand, third, '--base', second)).rejects.toThrow('second.increment is an increment');
    await expect(run(backupCommand, third, '--base', third)).rejects.toThrow('File not found: ');
    expect(await run(verifyBackupCommand, second)).toMatch(
      /complete: the increment of \S+ to the backup of \S+, with /,
    );
    expect(await run(verifyBackupCommand, second, '--base', first)).toContain('1 files');
    await expect(run(verifyBackupCommand, second, '--base', second)).rejects.toThrow('must be a full backup');
    await expect(run(verifyBackupCommand, first, '--base', first)).rejects.toThrow('which needs no base');

    const before = await fingerprint(api.url, env);
    const target = await cloneDatabase('hand');
    onTestFinished(() => target.drop());
    vi.stubEnv('DATABASE_URL', target.url);
    const data = path.join(storages.folder, `${name.slice(2)}-restored`);
    vi.stubEnv('DATA_DIR', data);
    expect(await run(restoreCommand, second)).toMatch(/^Restored the increment of /);
    expect(await fingerprint(target.url, { ...env, DATA_DIR: data })).toEqual(before);
  });

  it('writes an increment to BACKUP_URL if a full backup is young enough', async () => {
    await prepare('nights');
    vi.stubEnv('BACKUP_URL', `file://${storages.folder}/by-hand`);
    vi.stubEnv('BACKUP_FULL_EVERY', '7');
    expect(await run(backupCommand)).toMatch(/to backups\/20\S+z\.backup\.$/);
    expect(await run(backupCommand)).toMatch(/to backups\/20\S+z\.since-20\S+z\.increment\.$/m);
    await expect(run(backupCommand, '--base', 'first.backup')).rejects.toThrow(
      'Name the file: npx portal backup <file>',
    );
    vi.stubEnv('BACKUP_FULL_EVERY', '0');
    await expect(run(backupCommand)).rejects.toThrow('BACKUP_FULL_EVERY must be at least 1');
  });
});
