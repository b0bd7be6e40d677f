import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backupCommand, verifyBackupCommand } from '#api/cli/backup.ts';
import { readEnv } from '#api/platform/env.ts';
import { openStorageAt } from '#api/platform/storage/storage.ts';
import { useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { quickLock } from '#api/testing/quick-lock.ts';
import { useStorages } from '#api/testing/storages.ts';
import { backUpNightly, type BackupReport, pruneBackupRuns } from './backup.job.service.ts';
import { writeNightlyBackup } from './backup.nightly.service.ts';
import { openStored } from './backup.place.ts';
import { verifyBackup } from './backup.verify.ts';

const api = useApi();

const storages = useStorages();
afterEach(() => vi.unstubAllEnvs());

const OLD = ['01', '02', '03'].map((day) => `backups/2026-11-${day}t01-00-00z.backup`);

/** A storage with backups of three nights and a file of somebody else. */
async function openWithBackups(url: string) {
  const storage = openStorageAt(url);
  for (const key of [...OLD, 'backups/readme.txt']) await storage.put(key, Buffer.from('old'), 'text/plain');
  const list = async () => (await storage.list('')).map(({ key }) => key);
  const options = {
    storage,
    keep: 2,
    fullEvery: 1,
    findRecordedSize: async () => null,
    key: quickLock,
    lock: quickLock,
    url: api.url,
    env: { ...readEnv({}), DATA_DIR: path.join(storages.folder, 'data') },
    withSecrets: false,
    onProgress: () => undefined,
  };
  return { storage, list, options };
}

describe('a nightly backup', () => {
  it.each([
    ['a folder', () => `file://${storages.folder}/kept`],
    ['a bucket', () => storages.rig.url],
  ])('in %s replaces the oldest ones beyond those that are kept', async (_name, getUrl) => {
    const { list, options } = await openWithBackups(getUrl());
    const { fileName, byteSize, deleted } = await writeNightlyBackup(options);
    expect(byteSize).toBeGreaterThan(1_000);
    expect(deleted).toEqual(OLD.slice(0, 2));
    expect(await list()).toEqual([OLD[2], fileName, 'backups/readme.txt'].toSorted());
  });

  it('that fails or cannot be read again deletes no other one, and leaves nothing', async () => {
    const { list, options } = await openWithBackups(`file://${storages.folder}/failed`);
    const before = await list();
    const missing = { ...options, url: api.url.replace(/\/[^/]+$/, '/no_database') };
    await expect(writeNightlyBackup(missing)).rejects.toThrow('"no_database" does not exist');
    const unreadable = { ...options, key: { passphrase: 'another passphrase' } };
    await expect(writeNightlyBackup(unreadable)).rejects.toThrow('The passphrase of the backup is wrong.');
    expect(await list()).toEqual(before);
  });

  it('for a recipient is written by a server that cannot read it', async () => {
    const identity = await generateX25519Identity();
    const { storage, options } = await openWithBackups(`file://${storages.folder}/recipient`);
    const lock = { recipient: await identityToRecipient(identity) };
    const { fileName } = await writeNightlyBackup({ ...options, lock, key: null });
    const open = () => openStored(storage, fileName);
    await expect(verifyBackup(open, quickLock)).rejects.toThrow('The passphrase of the backup is wrong.');
    const other = await generateX25519Identity();
    await expect(verifyBackup(open, { identity: other })).rejects.toThrow('BACKUP_IDENTITY_FILE cannot decrypt');
    expect(await verifyBackup(open, { ...quickLock, identity })).toMatchObject({ files: 0 });
  });
});

describe('servers', () => {
  const log = pino({ level: 'silent' });
  const REPORT: BackupReport = { fileName: 'backups/new.backup', byteSize: 1_000 };
  const backUp = (run: (signal: AbortSignal) => Promise<BackupReport>, signal = new AbortController().signal) =>
    backUpNightly(api.em, { log, signal, run, at: new Date('2026-11-27T01:00:00Z') });
  /** Counts the runs. */
  const createRun = () => {
    const run = vi.fn<() => Promise<BackupReport>>(async () => REPORT);
    return { run, count: () => run.mock.calls.length };
  };
  const fail = () => Promise.reject(new Error('The disk is full.'));
  const readRuns = () =>
    query(api.em(), 'select night::text, file_name as "fileName", attempts, error from backup_run order by night');
  beforeEach(() => query(api.em(), 'delete from backup_run'));

  it('write one backup a night, which begins at 01:00 UTC', async () => {
    const { run, count } = createRun();
    await Promise.all([backUp(run), backUp(run), backUp(run)]);
    await backUp(run);
    expect(count()).toBe(1);
    await backUpNightly(api.em, {
      log,
      signal: new AbortController().signal,
      run,
      at: new Date('2026-11-28T00:59:00Z'),
    });
    expect(count()).toBe(1);
    await backUpNightly(api.em, {
      log,
      signal: new AbortController().signal,
      run,
      at: new Date('2026-11-28T01:00:00Z'),
    });
    expect(await readRuns()).toEqual([
      { night: '2026-11-27', fileName: 'backups/new.backup', attempts: 1, error: null },
      { night: '2026-11-28', fileName: 'backups/new.backup', attempts: 1, error: null },
    ]);
  });

  it('try a failed backup again after an hour', async () => {
    const { run, count } = createRun();
    await expect(backUp(fail)).rejects.toThrow('The disk is full.');
    await backUp(run);
    expect(count()).toBe(0);
    expect(await readRuns()).toEqual([
      { night: '2026-11-27', fileName: null, attempts: 1, error: 'The disk is full.' },
    ]);
    await query(api.em(), "update backup_run set ended_at = now() - interval '61 minutes'");
    await backUp(run);
    expect(await readRuns()).toEqual([
      { night: '2026-11-27', fileName: 'backups/new.backup', attempts: 2, error: null },
    ]);
  });

  it('take over from a server that died, and at once from one that stops', async () => {
    const { run, count } = createRun();
    const stopping = new AbortController();
    let die!: (error: Error) => void;
    const dying = backUp(() => new Promise((_resolve, reject) => (die = reject)), stopping.signal);
    await vi.waitUntil(() => die);
    await backUp(run);
    expect(count()).toBe(0);
    await query(api.em(), "update backup_run set leased_until = now() - interval '1 second'");
    await backUp(run);
    expect(count()).toBe(1);
    await query(api.em(), 'update backup_run set file_name = null, ended_at = null');
    stopping.abort();
    die(new Error('The server stops.'));
    await expect(dying).rejects.toThrow('The server stops.');
    await backUp(run);
    expect(count()).toBe(2);
  });

  it('forget nights of more than 90 days ago', async () => {
    await backUp(createRun().run);
    await query(api.em(), "update backup_run set started_at = now() - interval '91 days'");
    await pruneBackupRuns(api.em());
    expect(await readRuns()).toEqual([]);
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

  it('backs up into a bucket for a recipient, and verifies with the key file', async () => {
    const identity = await generateX25519Identity();
    const keyFile = path.join(storages.folder, 'key.txt');
    await writeFile(keyFile, `# created: 2026-11-27T10:00:00Z\n${identity}\n`);
    vi.stubEnv('DATABASE_URL', api.url);
    vi.stubEnv('DATA_DIR', path.join(storages.folder, 'data'));
    vi.stubEnv('BACKUP_RECIPIENT', await identityToRecipient(identity));
    const target = storages.rig.url.replace('site-files', 'site-files/mine/monday.backup');
    expect(await run(backupCommand, target)).toMatch(/to s3:\/\/127\.0\.0\.1:\d+\/site-files\/mine\/monday\.backup\.$/);
    await expect(run(backupCommand, target)).rejects.toThrow('monday.backup exists already. Name a new file.');
    await expect(run(verifyBackupCommand, target)).rejects.toThrow('Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY_FILE');
    vi.stubEnv('BACKUP_IDENTITY_FILE', keyFile);
    expect(await run(verifyBackupCommand, target)).toContain('The backup is complete');
    await expect(run(verifyBackupCommand, target.replace('monday', 'friday'))).rejects.toThrow('File not found');
    await expect(run(backupCommand)).rejects.toThrow('Name the file: npx portal backup <file>, or set BACKUP_URL');
    vi.stubEnv('BACKUP_URL', storages.rig.url);
    vi.stubEnv('BACKUP_KEEP', '1');
    expect(await run(backupCommand)).toMatch(/to backups\/20\S+z\.backup\.$/);
    await expect(run(backupCommand, 's3://a:b@host/monday.backup')).rejects.toThrow('Name the backup as s3://');
  });
});
