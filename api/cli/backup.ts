import path from 'node:path';
import { entities } from '../entities.ts';
import { BackupError, type Key } from '../operation/backups/backup.archive.ts';
import type { BackupBase } from '../operation/backups/backup.increment.ts';
import { type BackupReport, findRecordedSize } from '../operation/backups/backup.job.service.ts';
import { writeNightlyBackup } from '../operation/backups/backup.nightly.service.ts';
import { type BackupPlace, findPlace } from '../operation/backups/backup.place.ts';
import { recordRestore, restoreBackup } from '../operation/backups/backup.restore.service.ts';
import { type FindBase, readBase, type VerifiedBackup, verifyBackup } from '../operation/backups/backup.verify.ts';
import { type BackupCounts, type BackupOptions, writeBackup } from '../operation/backups/backup.write.service.ts';
import { joinDatabase, openDatabase } from '../platform/database/database.ts';
import { openOrm } from '../platform/database/orm.ts';
import { waitForDatabase } from '../platform/database/reach.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { hasCluster } from '../platform/postgres/cluster.ts';
import { openStorageAt } from '../platform/storage/storage.ts';
import { describeBytes } from '../operation/status/status.sentences.ts';
import { canDecrypt, readKey, readLock } from './backup-keys.ts';
import { type Command, parseOneName } from './command.ts';

const COMMAND_PATIENCE_MS = 10_000;

const WRITE_HELP = `It is encrypted for BACKUP_RECIPIENT, a public key of age, or else with BACKUP_PASSPHRASE. Keep the secret key or the
passphrase apart from the backups: without it, nobody can read them.`;

const READ_HELP = `It is decrypted with BACKUP_PASSPHRASE, or with the secret key of age in the file BACKUP_IDENTITY_FILE. A backup is the path
of a file, or s3://key:secret@host/bucket/folder/name?region=… (&tls=false for plain http). An increment needs its base, too,
which is beside it under the name that it had, or at the place that --base names.`;

export const backupCommand: Command = {
  words: 'backup',
  summary: 'Writes the database and all files to one encrypted file.',
  help: `Usage: npx portal backup [<file>] [--with-secrets] [--base <earlier>]

Writes the database as it is at one moment, and all documents and pictures. The site can be running. The file is a path, or
s3://key:secret@host/bucket/folder/name?region=… (&tls=false for plain http). Without it, the backup is stored at BACKUP_URL
under the time, read again, and the oldest backups beyond the newest BACKUP_KEEP are deleted, as every night. It is full once
in BACKUP_FULL_EVERY nights, and else an increment to the newest full one.
${WRITE_HELP}

  --with-secrets  includes the secrets that sign sessions and encrypt second factors. Without them, a restored site needs
                  the same SESSION_SECRET, or the second factors of all accounts have to be reset
  --base <earlier>
                  writes an increment to an earlier full backup, which is read with its key: the whole database, but only
                  the files that the earlier backup can lack. A restore needs both

The file is a tar archive, compressed by gzip and encrypted by age (age-encryption.org), so other programs can read it.`,
  run: async (args) => {
    const options = { 'with-secrets': { type: 'boolean' }, base: { type: 'string' } } as const;
    const { values, name } = parseOneName(args, 'npx portal backup <file>', options);
    const env = readEnv();
    const write = await chooseTarget(name, values.base, env);
    const lock = readLock(env);
    if (!env.DATABASE_URL && !hasCluster(env.DATA_DIR))
      throw new TypeError(`No database found in ${path.resolve(env.DATA_DIR)}. Set DATA_DIR or DATABASE_URL.`);
    // The server that started this process has ended.
    process.once('disconnect', () => process.exit(1));
    const database = await joinDatabase(env);
    const progress = createProgress('Backed up');
    try {
      await waitForDatabase(database.url, (sentence) => console.error(sentence), COMMAND_PATIENCE_MS);
      const withSecrets = values['with-secrets'] ?? false;
      const { url } = database;
      const { counts, label } = await write({ url, env, lock, withSecrets, onProgress: progress.show });
      progress.end();
      console.log(
        `Wrote ${counts.tables} tables and ${counts.files} files (${describeBytes(counts.bytes)} before compression) to ${label}.`,
      );
      if (counts.filesInBase > 0) console.log(`${counts.filesInBase} files are in its base. Keep both.`);
      if (counts.missing > 0) console.log(`${counts.missing} files were deleted while the backup ran.`);
      return 0;
    } finally {
      await database.stop();
    }
  },
};

type WriteTo = (options: BackupOptions) => Promise<{ counts: BackupCounts; label: string }>;

async function chooseTarget(name: string | undefined, baseName: string | undefined, env: Env): Promise<WriteTo> {
  if (name === undefined && baseName === undefined && env.BACKUP_URL) return writeToBackupUrl(env.BACKUP_URL, env);
  if (name === undefined && env.BACKUP_URL)
    throw new TypeError(
      'Name the file: npx portal backup <file> --base <earlier>. BACKUP_FULL_EVERY is for nightly ones.',
    );
  const place = findNamedPlace(name, 'backup');
  if (await place.exists()) throw new TypeError(`${place.label} exists already. Name a new file.`);
  const base = baseName === undefined ? undefined : await findNamedBase(baseName, readKey(env));
  return async (options) => ({
    counts: await place.write((out) => writeBackup(out, { ...options, base })),
    label: place.label,
  });
}

async function findNamedBase(name: string, key: Key): Promise<BackupBase> {
  const place = await findExisting(name, 'backup');
  const base = await readBase(place.open, key, place.name);
  if (base.createdAt.getTime() > Date.now())
    throw new BackupError(`The base is of ${base.createdAt.toISOString()}, in the future. Make a full backup instead.`);
  return base;
}

const writeToBackupUrl =
  (url: string, env: Env): WriteTo =>
  async (options) => {
    const storage = openStorageAt(url);
    const key = canDecrypt(env) ? readKey(env) : null;
    const backup = await writeNightlyBackup({
      ...options,
      storage,
      key,
      keep: env.BACKUP_KEEP,
      fullEvery: env.BACKUP_FULL_EVERY,
      findRecordedSize: async (fileName) => {
        const orm = await openOrm(options.url, entities, 1);
        return findRecordedSize(orm.em.fork(), fileName).finally(() => orm.close());
      },
    });
    const { fileName, byteSize, counts, deleted } = backup;
    const report: BackupReport = { fileName, byteSize };
    // Only if a server started this process.
    if (process.send) await new Promise((resolve) => process.send!(report, undefined, undefined, resolve));
    for (const name of deleted) console.log(`Deleted ${name}.`);
    return { counts, label: fileName };
  };

export const verifyBackupCommand: Command = {
  words: 'backup verify',
  summary: 'Reads a backup to its end and compares every byte with its manifest.',
  help: `Usage: npx portal backup verify <file> [--base <file>]

Changes nothing and needs no database. ${READ_HELP}`,
  run: async (args) => {
    const options = { base: { type: 'string' } } as const;
    const { values, name } = parseOneName(args, 'npx portal backup verify <file>', options);
    const place = await findExisting(name, 'backup verify');
    const verified = await verifyPlace(place, values.base, readKey(readEnv()));
    console.log(`The backup is complete: ${describe(verified)}.`);
    return 0;
  },
};

export const restoreCommand: Command = {
  words: 'restore',
  summary: 'Replaces the database and files of a site by those of a backup.',
  help: `Usage: npx portal restore <file> [--base <file>] [--into <folder>]

Verifies the whole backup before it changes anything. Then it replaces the site of the settings DATA_DIR or DATABASE_URL:
stop all its servers first. A backup of an older version is migrated; one of a newer version is refused. Everybody has to
sign in again. If the restore is interrupted, run it again.
${READ_HELP}

  --into <folder>  restores into the embedded database of another data folder, and leaves the site as it is`,
  run: async (args) => {
    const options = { base: { type: 'string' }, into: { type: 'string' } } as const;
    const { values, name } = parseOneName(args, 'npx portal restore <file>', options);
    // An empty variable of a script would name the folder in which the command runs.
    if (values.into === '') throw new TypeError('Name the folder: npx portal restore <file> --into <folder>');
    const place = await findExisting(name, 'restore');
    const settings = readEnv();
    const key = readKey(settings);
    const env = values.into === undefined ? settings : leadInto(settings, values.into);
    // Before the database, which a wrong file must not create.
    const verified = await verifyPlace(place, values.base, key);
    const database = await openDatabase(env, (sentence) => console.error(sentence));
    const progress = createProgress('Restored');
    try {
      await waitForDatabase(database.url, (sentence) => console.error(sentence), COMMAND_PATIENCE_MS);
      const restored = await restoreBackup(place.open, {
        url: database.url,
        env,
        key,
        verified,
        onProgress: progress.show,
      });
      const orm = await openOrm(database.url, entities, 2);
      await recordRestore(orm.em.fork(), env, restored).finally(() => orm.close());
      progress.end();
      console.log(`Restored ${describe(restored)} into ${database.place}. Everybody has to sign in again.`);
      if (!restored.hasSecrets)
        console.log('The backup has no secrets: start the site with the SESSION_SECRET that it had.');
      return 0;
    } finally {
      await database.stop();
    }
  },
};

/** The settings of a site whose database, files and secrets are all in this folder. */
const leadInto = ({ DATABASE_URL: _database, STORAGE_URL: _storage, ...env }: Env, folder: string): Env =>
  ({ ...env, DATA_DIR: folder }) as Env;

function findNamedPlace(name: string | undefined, words: string): BackupPlace {
  if (name === undefined) {
    const instead = words === 'backup' ? ', or set BACKUP_URL' : '';
    throw new TypeError(`Name the file: npx portal ${words} <file>${instead}`);
  }
  return findPlace(name);
}

async function findExisting(name: string | undefined, words: string): Promise<BackupPlace> {
  const place = findNamedPlace(name, words);
  if (!(await place.exists())) throw new BackupError(`File not found: ${place.label}`);
  return place;
}

/** Verifies a backup, and the base of an increment, which is beside it if no other place is named. */
async function verifyPlace(place: BackupPlace, baseName: string | undefined, key: Key): Promise<VerifiedBackup> {
  const named = baseName === undefined ? null : await findExisting(baseName, 'restore');
  const findBase: FindBase = async (name) => {
    const base = named ?? place.findBeside(name);
    return (await base.exists()) ? base.open : null;
  };
  const verified = await verifyBackup(place.open, key, findBase);
  if (named && !verified.base) throw new BackupError(`${place.label} is a full backup, which needs no base.`);
  return verified;
}

function describe({ header, files, bytes }: VerifiedBackup): string {
  const { base, createdAt, tables } = header;
  const kind = base ? `the increment of ${createdAt} to the backup of ${base.createdAt}` : `the backup of ${createdAt}`;
  return `${kind}, with ${tables.length} tables and ${files} files, ${describeBytes(bytes)}`;
}

/** One line that changes, for a person at a terminal. */
function createProgress(verb: string) {
  let last = 0;
  const isShown = process.stderr.isTTY;
  return {
    show: (bytes: number) => {
      if (!isShown || Date.now() - last < 200) return;
      last = Date.now();
      process.stderr.write(`\r${verb} ${describeBytes(bytes)} …`);
    },
    end: () => void (isShown && process.stderr.write('\r\u{1b}[K')),
  };
}
