import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { bySystem, record } from '../audit/audit.service.ts';
import { verifyAudit } from '../audit/audit.verify.service.ts';
import { makeDocument, makeFolder, makeGrant } from '#api/portal/documents/document.factory.ts';
import { entities } from '#api/entities.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { type Env, readEnv } from '#api/platform/env.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { BASELINE } from '#api/database/migrations.ts';
import { cloneDatabase, execute, urlFor } from '#api/testing/database.ts';
import { fingerprint } from '#api/testing/fingerprint.ts';
import { quickLock } from '#api/testing/quick-lock.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { readArchive, readText, writeArchive } from './backup.archive.ts';
import { recordRestore, restoreBackup } from './backup.restore.service.ts';
import { verifyBackup } from './backup.verify.ts';
import { writeBackup } from './backup.write.service.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const makeEnv = (name: string): Env => ({ ...readEnv({}), DATA_DIR: path.join(folder, name) });
const doNothing = () => undefined;

async function withOrm<Result>(url: string, work: (em: SqlEntityManager) => Promise<Result>) {
  const orm = await openOrm(url, entities, 2);
  return work(orm.em.fork()).finally(() => orm.close());
}

/** A site with people, a shared document and an article, whose backup is in a file. */
async function backUp(name: string, withSecrets = false) {
  const database = await cloneDatabase(name);
  onTestFinished(() => database.drop());
  const env = makeEnv(name);
  const body = Buffer.alloc(300_000, 'page ');
  await openStorage(env).put('documents/a1/report.pdf', body, 'application/pdf');
  await withOrm(database.url, async (em) => {
    const person = makeUser(em, { name: 'Ada "Tab\t" Boone\n\\N' });
    makeArticle(em);
    await em.flush();
    const group = await makeGroup(em, [person]);
    const inside = await makeFolder(em, 'Inside', await makeFolder(em, 'Outside'));
    const documentId = await makeDocument(em, { storageKey: 'documents/a1/report.pdf', folderId: inside });
    await makeGrant({ em, documentId, groupId: group.id }, 2);
    await record(bySystem, em, { kind: 'admin.created' });
  });
  const file = path.join(folder, `${name}.backup`);
  const options = { lock: quickLock, url: database.url, env, withSecrets, onProgress: doNothing };
  return { database, env, file, options, write: () => writeBackup(createWriteStream(file), options) };
}

describe('a backup', () => {
  it('restores every row and every file, ends sessions, and is recorded in an intact audit log', async () => {
    const { database, env, file, write } = await backUp('all');
    const before = await fingerprint(database.url, env);
    expect(await write()).toMatchObject({ files: 1, missing: 0 });
    const target = await cloneDatabase('target');
    onTestFinished(() => target.drop());
    const targetEnv = makeEnv('target');
    await withOrm(target.url, async (em) => {
      makeUser(em, { name: 'Not in the backup' });
      await em.flush();
    });
    const restored = await restoreBackup(() => createReadStream(file), {
      url: target.url,
      env: targetEnv,
      key: quickLock,
      onProgress: doNothing,
    });
    expect(await fingerprint(target.url, targetEnv)).toEqual(before);
    await withOrm(target.url, async (em) => {
      await recordRestore(em, targetEnv, restored);
      expect(await verifyAudit(em, null)).toEqual({ events: 2, error: null });
      // Triggers and keys work again, and sequences go on where they were.
      makeUser(em);
      await em.flush();
      await expect(execute(target.url, "delete from folder where name = 'Outside'")).rejects.toThrow(/foreign key/);
    });
  });

  it('has the state of one moment while others write', async () => {
    const { database, file, write } = await backUp('moment');
    let isOver = false;
    const writing = (async () => {
      while (!isOver)
        await withOrm(database.url, async (em) => {
          const person = makeUser(em);
          await em.flush();
          await makeGroup(em, [person]);
        });
    })();
    await write();
    isOver = true;
    await writing;
    const target = await cloneDatabase('moment_target');
    onTestFinished(() => target.drop());
    const options = { url: target.url, env: makeEnv('moment-target'), key: quickLock, onProgress: doNothing };
    // Every foreign key is checked when it is added again.
    await expect(restoreBackup(() => createReadStream(file), options)).resolves.toMatchObject({ files: 1 });
  });

  it('of an older version is migrated, and of a newer version refused', async () => {
    const name = `older_${Date.now()}`;
    const url = urlFor(inject('postgresUrl'), name);
    await execute(inject('postgresUrl'), `create database ${name}`);
    onTestFinished(() => execute(inject('postgresUrl'), `drop database ${name} with (force)`));
    await migrate(url, { only: [BASELINE] });
    const file = path.join(folder, 'older.backup');
    const env = makeEnv('older');
    await writeBackup(createWriteStream(file), {
      url,
      env,
      lock: quickLock,
      withSecrets: false,
      onProgress: doNothing,
    });
    const target = await cloneDatabase('older_target');
    onTestFinished(() => target.drop());
    await restoreBackup(() => createReadStream(file), {
      url: target.url,
      env,
      key: quickLock,
      onProgress: doNothing,
    });
    expect(await migrate(target.url)).toEqual([]);

    const rename = async (migrations: string[]) => {
      const renamed = path.join(folder, 'renamed.backup');
      await writeArchive(createWriteStream(renamed), quickLock, async (archive) => {
        await readArchive(createReadStream(file), quickLock, async (entry) => {
          const text = await readText(entry.content);
          await archive.addText(
            entry.name,
            text.replace(`"migrations":["${BASELINE}"]`, `"migrations":${JSON.stringify(migrations)}`),
          );
        });
      });
      return () => createReadStream(renamed);
    };
    const former = Array.from({ length: 99 }, (_, at) => `0001-between-${at}`);
    const open = await rename(['0001-articles', ...former, '0180-passages-of-examples']);
    await restoreBackup(open, { url: target.url, env, key: quickLock, onProgress: doNothing });
    expect(await migrate(target.url)).toEqual([]);
    await expect(verifyBackup(await rename([BASELINE, '9999-tomorrow']), quickLock)).rejects.toThrow(
      'A newer version of this site wrote this backup (its database has 9999-tomorrow). Restore it with that version.',
    );
    await expect(verifyBackup(await rename(['0001-articles', '0147-former-slugs']), quickLock)).rejects.toThrow(
      'An older version of this site wrote this backup (its newest migration is 0147-former-slugs). Restore it with the commit 0ed9a6f7 of this site, start that once, and back it up again.',
    );
  });

  it.each([
    '../../outside/report.pdf',
    'documents/A1/Report.pdf',
    'report.pdf',
    'documents/a1/report.pdf/inside',
    `documents/${'a'.repeat(200)}`,
    'documents/a1/.hidden',
  ])('with the file name %s is refused before a restore changes anything', async (name) => {
    const { file, write } = await backUp('names');
    await write();
    const changed = path.join(folder, 'names.changed');
    await writeArchive(createWriteStream(changed), quickLock, async (archive) => {
      await readArchive(createReadStream(file), quickLock, async (entry) =>
        archive.addText(entry.name, await readText(entry.content)),
      );
      await archive.addText(`files/${name}`, 'page');
    });
    const open = () => createReadStream(changed);
    const refusal = `${JSON.stringify(name.slice(0, 80))} is not a name of a stored file.`;
    await expect(verifyBackup(open, quickLock)).rejects.toThrow(refusal);
    const target = await cloneDatabase('names_target');
    onTestFinished(() => target.drop());
    const env = makeEnv('names-target');
    const before = await fingerprint(target.url, env);
    const options = { url: target.url, env, key: quickLock, onProgress: doNothing };
    await expect(restoreBackup(open, options)).rejects.toThrow(refusal);
    expect(await fingerprint(target.url, env)).toEqual(before);
  });

  it('that is damaged, incomplete or locked by another passphrase changes nothing', async () => {
    const { file, write } = await backUp('damaged');
    await write();
    const whole = await readFile(file);
    const target = await cloneDatabase('untouched');
    onTestFinished(() => target.drop());
    const env = makeEnv('untouched');
    const before = await fingerprint(target.url, env);
    const restore = async (bytes: Buffer, passphrase = quickLock.passphrase) => {
      const changed = path.join(folder, 'changed.backup');
      await writeFile(changed, bytes);
      return restoreBackup(() => createReadStream(changed), {
        url: target.url,
        env,
        key: { passphrase },
        onProgress: doNothing,
      });
    };
    const flip = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 1;
      return bytes;
    };
    await expect(restore(whole, 'another passphrase')).rejects.toThrow('The passphrase of the backup is wrong.');
    await expect(restore(Buffer.from('hello'))).rejects.toThrow('This file is not a backup of this site');
    for (const at of [whole.length - 20, Math.floor(whole.length / 2), 400])
      await expect(restore(flip(at)), `byte ${at}`).rejects.toThrow('The backup is damaged');
    for (const length of [whole.length - 1, Math.floor(whole.length / 2), 300])
      await expect(restore(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow('The backup is damaged');
    expect(await fingerprint(target.url, env)).toEqual(before);
  });

  it('contains secrets only on request', async () => {
    const { file, options, env } = await backUp('secrets', true);
    await writeFile(path.join(env.DATA_DIR, 'session-secret'), 'a-secret-of-more-than-32-characters-0000\n', {
      mode: 0o600,
    });
    await writeBackup(createWriteStream(file), options);
    expect(await verifyBackup(() => createReadStream(file), quickLock)).toMatchObject({ hasSecrets: true });
    const without = path.join(folder, 'without.backup');
    await writeBackup(createWriteStream(without), { ...options, withSecrets: false });
    expect(await verifyBackup(() => createReadStream(without), quickLock)).toMatchObject({ hasSecrets: false });
  });
});
