import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDocument } from '#api/portal/documents/document.factory.ts';
import { removeEvents } from '#api/portal/reading/earlier-reading.service.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { readArchive } from './audit.archive.ts';
import { writeCheckpoint } from './audit.checkpoint.service.ts';
import { signRemoval } from './audit.removal.query.ts';
import { exportUntil, planRemoval, removeExported } from './audit.removal.service.ts';
import { bySystem, record } from './audit.service.ts';
import { verifyAuditLog } from './audit.verify.service.ts';

const api = useApi();
const secrets = ['a secret of at least thirty-two characters'];
let dataDir = '';

const asSuperuser = (...statements: string[]) =>
  api.em().transactional(async (em) => {
    await query(em, "set local session_replication_role = 'replica'");
    for (const sql of statements) await query(em, sql);
  });

const write = (why: string) =>
  record({ ...bySystem, viewer: person.visitor }, api.em(), { kind: 'login.failed', details: { why } });

/** Computes the hashes of the log again, as if its events had been written at other times. */
const rehash = () =>
  asSuperuser(`do $$ declare e record; h bytea := '\\x'; begin
    for e in select seq from audit_event order by seq loop
      update audit_event set previous_hash = h where seq = e.seq;
      update audit_event set hash = sha256(h || convert_to(audit_content(audit_event), 'UTF8')) where seq = e.seq
        returning hash into h;
    end loop; end $$`);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const fileAt = (name: string) => path.join(dataDir, name);
const site = () => ({ dataDir, secrets });
const verify = () => verifyAuditLog(api.em(), dataDir, secrets);
const countEvents = async () => (await query(api.em(), 'select 1 from audit_event')).length;

async function prune(days: number, file: string): Promise<void> {
  const plan = await planRemoval(api.em(), daysAgo(days), file, site());
  await removeExported(api.em(), plan, { ...site(), remove: removeEvents });
}

/** Six events: 400, 300, 200, 100, 80 and 0 days ago. */
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-audit-'));
  await asSuperuser('delete from audit_event');
  for (const why of ['one', 'two', 'three\u2028 "lines"\n', 'four', 'five', 'six']) await write(why);
  const ages = [400, 300, 200, 100, 80];
  await asSuperuser(
    ...ages.map((days, at) => `update audit_event set at = now() - interval '${days} days' where seq = ${at + 1}`),
  );
  await rehash();
  await writeCheckpoint(api.em(), dataDir, secrets);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('events of the audit log', () => {
  it('are exported and removed until a date, and the log still proves that nothing else is missing', async () => {
    const file = fileAt('2025.jsonl');
    const archive = await exportUntil(api.em(), daysAgo(250), file);
    expect(archive).toMatchObject({ first: 1, last: 2, count: 2, after: '' });
    expect((await readFile(file, 'utf8')).split('\n')[1]).toMatch(
      /^\{"hash":"\w{64}","event":\[1, ".+Z", "login.failed",/,
    );
    await prune(250, file);
    expect(await countEvents()).toBe(5);
    expect(await verify()).toEqual({
      events: 5,
      error: null,
      removed: { first: 1, last: 2, count: 2, hash: archive.hash, until: expect.any(String), isUnfinished: false },
    });
    await write('after the removal');
    expect(await writeCheckpoint(api.em(), dataDir, secrets)).toBe(true);
    // Another one, after which the first removal is known from its file alone.
    const next = await exportUntil(api.em(), daysAgo(150), fileAt('next.jsonl'));
    expect(next).toMatchObject({ first: 3, last: 3, after: archive.hash });
    await prune(150, fileAt('next.jsonl'));
    expect(await verify()).toMatchObject({ events: 6, error: null, removed: { last: 3, count: 1, hash: next.hash } });
  });

  it('are removed while others are written', async () => {
    await exportUntil(api.em(), daysAgo(95), fileAt('a.jsonl'));
    const writes = Array.from({ length: 30 }, (_, at) => write(`meanwhile ${at}`));
    await Promise.all([prune(95, fileAt('a.jsonl')), ...writes]);
    expect(await verify()).toMatchObject({ events: 33, error: null, removed: { last: 4 } });
  });

  it('of the last 90 days are kept', async () => {
    await exportUntil(api.em(), daysAgo(70), fileAt('young.jsonl'));
    await expect(prune(70, fileAt('young.jsonl'))).rejects.toThrow('Events of the last 90 days cannot be removed');
    const { hash } = (
      await query<{ hash: string }>(api.em(), "select encode(hash, 'hex') as hash from audit_event where seq = 5")
    )[0]!;
    const details = signRemoval({ first: 1, last: 5, count: 5, hash, until: '' }, secrets);
    await expect(record(bySystem, api.em(), { kind: 'audit.pruned', details })).rejects.toThrow('append-only');
    expect(await countEvents()).toBe(6);
  });

  it.each([
    ['a changed event', (text: string) => text.replace('"one"', '"two"'), 'event 1 was changed'],
    ['a changed hash', (text: string) => text.replace(/("hash":")..../, '$1ffff'), 'event 1 was changed'],
    ['an event less', (text: string) => text.replace(/\n\{"hash".*\[2, .*/, ''), 'event 2 is missing'],
    ['no end', (text: string) => text.replace(/\n[^\n]+\n$/, '\n'), 'it ends after event 3'],
    ['half a line', (text: string) => text.slice(0, -100), 'is damaged'],
    ['another count', (text: string) => text.replace('"count":3', '"count":2'), 'its end does not belong'],
    ['another file', () => 'hello', 'its first line is not that of an export'],
    ['nothing', () => '', 'its first line is not that of an export'],
  ])('stay if their file has %s', async (_name, tamper, reason) => {
    const file = fileAt('tampered.jsonl');
    await exportUntil(api.em(), daysAgo(150), file);
    await writeFile(file, tamper(await readFile(file, 'utf8')));
    await expect(prune(150, file)).rejects.toThrow(reason);
    expect(await countEvents()).toBe(6);
  });

  it('stay if their file is that of other events, or the log is not intact', async () => {
    const [fewer, more] = [fileAt('fewer.jsonl'), fileAt('more.jsonl')];
    await exportUntil(api.em(), daysAgo(250), fewer);
    await exportUntil(api.em(), daysAgo(95), more);
    for (const file of [fewer, more])
      await expect(prune(150, file)).rejects.toThrow('does not contain exactly the events of this log before');
    await asSuperuser(`update audit_event set details = '{}' where seq = 5`);
    await expect(prune(250, fewer)).rejects.toThrow('Event 5 was changed after it was written');
    expect(await countEvents()).toBe(6);
  });

  it('cannot be removed without an event that names them, or from anywhere but the old end', async () => {
    const hash = await readHash(2);
    const refuse = async (sql: string) => expect(query(api.em(), sql)).rejects.toThrow('append-only');
    const name = (details: object) => record(bySystem, api.em(), { kind: 'audit.pruned', details: { ...details } });
    await refuse('delete from audit_event where seq = 1');
    for (const wrong of [
      { count: 1 },
      { count: 3 },
      { first: 2, count: 1 },
      { hash: 'f'.repeat(64) },
      { last: 3 },
      { last: 99 },
    ])
      await expect(name({ first: 1, last: 2, count: 2, hash, ...wrong })).rejects.toThrow('append-only');
    await name({ first: 1, last: 2, count: 2, hash });
    await refuse('delete from audit_event where seq = 2');
    await refuse('delete from audit_event where seq <= 3');
    await refuse('delete from audit_event');
    await expect(name({ first: 1, last: 2, count: 2, hash })).rejects.toThrow('append-only');
    await query(api.em(), 'delete from audit_event where seq <= 2');
  });

  it('that someone else removed with a forged event are missing', async () => {
    const removal = { first: 1, last: 2, count: 2, hash: await readHash(2), until: daysAgo(250).toISOString() };
    const forged = signRemoval(removal, ['another secret of thirty-two characters']);
    await record(bySystem, api.em(), { kind: 'audit.pruned', details: forged });
    await query(api.em(), 'delete from audit_event where seq <= 2');
    expect(await writeCheckpoint(api.em(), dataDir, secrets)).toBe(false);
    expect((await verify()).error).toBe('Event 1 is missing.');
  });

  it('that someone else removed after a removal are missing', async () => {
    await exportUntil(api.em(), daysAgo(250), fileAt('a.jsonl'));
    await prune(250, fileAt('a.jsonl'));
    await asSuperuser('delete from audit_event where seq = 3');
    expect((await verify()).error).toBe('Event 3 is missing.');
    await write('later');
    expect(await writeCheckpoint(api.em(), dataDir, secrets)).toBe(false);
  });

  it('are removed to the end after an interruption, by the same file alone', async () => {
    const file = fileAt('a.jsonl');
    await exportUntil(api.em(), daysAgo(95), file);
    await exportUntil(api.em(), daysAgo(150), fileAt('other.jsonl'));
    const plan = await planRemoval(api.em(), daysAgo(95), file, site());
    const stop = () => Promise.reject(new Error('killed'));
    await expect(removeExported(api.em(), plan, { ...site(), remove: stop })).rejects.toThrow('killed');
    expect((await verify()).error).toBe(null);
    await query(api.em(), 'delete from audit_event where seq <= 2');
    expect(await writeCheckpoint(api.em(), dataDir, secrets)).toBe(true);
    expect(await verify()).toMatchObject({ error: null, removed: { last: 4, isUnfinished: true } });
    await expect(prune(150, fileAt('other.jsonl'))).rejects.toThrow('Finish the removal');
    await prune(95, file);
    expect(await verify()).toMatchObject({ events: 3, error: null, removed: { last: 4, isUnfinished: false } });
  });

  it('about readings leave behind which version was read', async () => {
    const em = api.em();
    const user = makeUser(em, {});
    await em.flush();
    const documentId = await makeDocument(em);
    const details = { version: 1, page: 1, seconds: 9 };
    await record(bySystem, em, { kind: 'document.read', actorId: user.id, subjectId: documentId, details });
    await asSuperuser("update audit_event set at = now() - interval '99 days'");
    await rehash();
    await rm(path.join(dataDir, 'audit'), { recursive: true });
    await writeCheckpoint(em, dataDir, secrets);
    await exportUntil(em, daysAgo(95), fileAt('a.jsonl'));
    await prune(95, fileAt('a.jsonl'));
    expect(await query(em, 'select kind from audit_event')).toEqual([{ kind: 'audit.pruned' }]);
    const kept = 'select document_id as id, read_version as read, sent_version as sent from earlier_reading';
    expect(await query(em, kept)).toEqual([{ id: documentId, read: 1, sent: null }]);
  });

  it('are known to be removed after SESSION_SECRET was replaced', async () => {
    await exportUntil(api.em(), daysAgo(95), fileAt('a.jsonl'));
    await prune(95, fileAt('a.jsonl'));
    const newer = ['another secret of thirty-two characters', ...secrets];
    await write('later');
    await writeCheckpoint(api.em(), dataDir, newer);
    expect(await verifyAuditLog(api.em(), dataDir, newer.slice(0, 1))).toMatchObject({
      error: null,
      removed: { last: 4 },
    });
  });

  it('are in the file as they were written', async () => {
    await exportUntil(api.em(), daysAgo(95), fileAt('a.jsonl'));
    expect(await readArchive(fileAt('a.jsonl'))).toMatchObject({ count: 4, hash: await readHash(4) });
    await expect(exportUntil(api.em(), daysAgo(95), fileAt('a.jsonl'))).rejects.toThrow('exists already');
    await expect(exportUntil(api.em(), daysAgo(500), fileAt('b.jsonl'))).rejects.toThrow('has no events before');
  });
});

async function readHash(seq: number): Promise<string> {
  const [row] = await query<{ hash: string }>(
    api.em(),
    "select encode(hash, 'hex') as hash from audit_event where seq = $1",
    [seq],
  );
  return row!.hash;
}
