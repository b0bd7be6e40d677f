import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { query } from '#api/testing/query.ts';
import { type Answer, person, useApi } from '#api/testing/api.ts';
import { createCheckpointJob, readCheckpoint, writeCheckpoint } from './audit.checkpoint.service.ts';
import { maskEmail, record } from './audit.service.ts';
import { verifyAudit, verifyAuditLog } from './audit.verify.service.ts';
import {
  AuditTestListDocument as LIST,
  type AuditTestListQuery,
  AuditTestNamesDocument as NAMES,
  AuditTestAuditEventsDocument as AUDIT_EVENTS,
} from '#graphql/generated/tests-operation-audit.ts';

const api = useApi();
const secrets = ['a secret of at least thirty-two characters'];
const visitor = {
  viewer: person.visitor,
  requestId: 'req-test',
  client: { address: '192.0.2.1', device: 'Firefox on Linux' },
};
let dataDir = '';

const write = (em: SqlEntityManager, why: string) => record(visitor, em, { kind: 'login.failed', details: { why } });

/** Runs SQL with the triggers off, as an attacker who owns the whole database can. */
const asSuperuser = (sql: string, values: unknown[] = []) =>
  api.em().transactional(async (em) => {
    await query(em, "set local session_replication_role = 'replica'");
    await query(em, sql, values);
  });

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-audit-'));
  await asSuperuser('delete from audit_event');
  for (const why of ['one', 'two', 'three', 'four', 'five']) await write(api.em(), why);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const verdict = async () => verifyAudit(api.em(), await readCheckpoint(dataDir, secrets));

describe('the audit log', () => {
  it('is valid as it was written', async () => {
    await writeCheckpoint(api.em(), dataDir, secrets);
    expect(await verdict()).toEqual({ events: 5, error: null });
  });

  it.each(["update audit_event set kind = 'logout'", 'delete from audit_event', 'truncate audit_event'])(
    'rejects %s',
    async (sql) => {
      await expect(query(api.em(), sql)).rejects.toThrow('append-only');
    },
  );

  it.each([
    [
      'a changed detail',
      `update audit_event set details = '{"why":"nothing"}' where seq = 3`,
      'Event 3 was changed after it was written.',
    ],
    [
      'a changed time',
      "update audit_event set at = at - interval '1 day' where seq = 2",
      'Event 2 was changed after it was written.',
    ],
    ['a removed event', 'delete from audit_event where seq = 2', 'Event 2 is missing.'],
    [
      'another hash',
      "update audit_event set hash = sha256('x') where seq = 4",
      'Event 4 was changed after it was written.',
    ],
    [
      'another link',
      "update audit_event set previous_hash = sha256('x') where seq = 4",
      'Event 4 does not follow from the event before it.',
    ],
  ])('reports the first invalid event after %s', async (_name, sql, error) => {
    await asSuperuser(sql);
    expect((await verdict()).error).toBe(error);
  });

  it('reports that events were cut off at the end, even after new events were added', async () => {
    await writeCheckpoint(api.em(), dataDir, secrets);
    await asSuperuser('delete from audit_event where seq > 3');
    expect((await verdict()).error).toBe('Event 4 is missing: the checkpoint lists 5 events, the log ends at 3.');
    for (const why of ['forged four', 'forged five', 'six']) await write(api.em(), why);
    expect(await writeCheckpoint(api.em(), dataDir, secrets)).toBe(false);
    expect((await verdict()).error).toBe('Event 5 does not match the checkpoint: the log before it was rewritten.');
  });

  it('rejects a checkpoint that another party wrote', async () => {
    await writeCheckpoint(api.em(), dataDir, secrets);
    const file = path.join(dataDir, 'audit/checkpoint.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"seq":5', '"seq":3'));
    await expect(readCheckpoint(dataDir, secrets)).rejects.toThrow('not signed by this site');
  });

  it('is invalid without its checkpoint, and a removed checkpoint is not replaced', async () => {
    expect((await verifyAuditLog(api.em(), dataDir, secrets)).error).toContain('The checkpoint is missing');
    await writeCheckpoint(api.em(), dataDir, secrets);
    expect(await verifyAuditLog(api.em(), dataDir, secrets)).toEqual({ events: 5, error: null });
    await rm(path.join(dataDir, 'audit/checkpoint.json'));
    await asSuperuser('delete from audit_event where seq > 3');
    expect(await writeCheckpoint(api.em(), dataDir, secrets)).toBe(false);
    expect((await verifyAuditLog(api.em(), dataDir, secrets)).error).toContain('The checkpoint is missing');
  });

  it('reports a restored older backup once, and begins again when the operator deletes the folder audit', async () => {
    const errors: string[] = [];
    const log = Object.assign(createLogger('silent'), { error: (text: string) => errors.push(text) });
    const env = { ...readEnv({ NODE_ENV: 'test' }), DATA_DIR: dataDir };
    const job = createCheckpointJob(() => api.em(), { env, log, secrets });
    await job();
    await asSuperuser('delete from audit_event where seq > 3');
    for (let run = 0; run < 3; run += 1) await job();
    expect(errors).toEqual([expect.stringContaining('delete the folder audit in DATA_DIR')]);
    await rm(path.join(dataDir, 'audit'), { recursive: true });
    await job();
    await write(api.em(), 'after the restore');
    await job();
    expect(errors).toHaveLength(1);
    expect(await verifyAuditLog(api.em(), dataDir, secrets)).toEqual({ events: 4, error: null });
    // Events that are cut off later are reported again.
    await asSuperuser('delete from audit_event where seq > 2');
    await job();
    expect(errors).toHaveLength(2);
  });

  it('needs no checkpoint while it is empty', async () => {
    await asSuperuser('delete from audit_event');
    expect(await verifyAuditLog(api.em(), dataDir, secrets)).toEqual({ events: 0, error: null });
  });

  it('keeps one order under concurrent writes', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, at) => write(api.em(), `at once ${at}`)));
    expect(await verdict()).toEqual({ events: 45, error: null });
  });

  it('contains no event of a rolled-back transaction', async () => {
    const failing = api.em().transactional(async (em) => {
      await write(em, 'never');
      throw new Error('the action failed');
    });
    await expect(failing).rejects.toThrow('the action failed');
    expect(await verdict()).toEqual({ events: 5, error: null });
  });

  it.each([
    ['ines@fund.example', 'i***@fund.example'],
    ['@fund.example', '***'],
    ['', '***'],
  ])('masks the email address %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

describe('auditEvents', () => {
  it('returns events to administrators, newest first, page by page', async () => {
    const ids = [];
    let after: string | null = null;
    do {
      const { data }: Answer<AuditTestListQuery> = await api.run(person.admin, LIST, { first: 2, after });
      ids.push(...data.auditEvents.nodes.map(({ id }) => id));
      after = data.auditEvents.pageInfo.hasNextPage ? data.auditEvents.pageInfo.endCursor : null;
    } while (after);
    expect(ids).toEqual(['5', '4', '3', '2', '1']);
  });

  it('filters by kind, person and time', async () => {
    await record({ ...visitor, viewer: person.investor }, api.em(), { kind: 'logout' });
    const kinds = async (filter: object) =>
      (await api.run(person.admin, LIST, { filter })).data.auditEvents.nodes.map(({ kind }) => kind);
    expect(await kinds({ kind: 'LOGOUT' })).toEqual(['LOGOUT']);
    expect(await kinds({ kind: 'LOGIN_FAILED' })).toHaveLength(5);
    expect(await kinds({ category: 'LOGIN' })).toHaveLength(5);
    expect(await kinds({ category: 'LOGIN', kind: 'LOGOUT' })).toEqual([]);
    await record(visitor, api.em(), { kind: 'sessions.ended' });
    expect(await kinds({ category: 'SESSION' })).toEqual(['SESSIONS_ENDED']);
    expect(await kinds({ userId: person.investor.id })).toEqual(['LOGOUT']);
    expect(await kinds({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
  });

  it('validates its input', async () => {
    expect((await api.run(person.admin, LIST, { filter: { person: 'x'.repeat(1_001) } })).code).toBe('BAD_USER_INPUT');
    expect((await api.run(person.admin, LIST, { after: 'nonsense' })).code).toBe('BAD_USER_INPUT');
  });
});

describe('a name in the audit log', () => {
  it('is the one at the time of the event, until the account is deleted', async () => {
    const em = api.em();
    const user = makeUser(em, { name: 'Nora Before' });
    await em.flush();
    const event = () => record(visitor, api.em(), { kind: 'login.succeeded', actorId: user.id, subjectId: user.id });
    await event();
    await query(api.em(), 'update account set name = $2 where id = $1', [user.id, 'Nora After']);
    await event();
    const names = async (filter: object) =>
      (await api.run(person.admin, NAMES, { filter })).data.auditEvents.nodes.map(({ actor, subject }) => [
        actor?.name,
        subject?.name,
      ]);
    const both = [
      ['Nora After', 'Nora After'],
      ['Nora Before', 'Nora Before'],
    ];
    expect(await names({ userId: user.id })).toEqual(both);
    expect(await names({ person: 'nora before' })).toEqual(both);
    await query(api.em(), 'delete from account where id = $1', [user.id]);
    expect(await names({ userId: user.id })).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('the filter by person', () => {
  it('finds events by actor or subject, by id or part of a name, without wildcards', async () => {
    const em = api.em();
    const user = makeUser(em, { name: 'Paula 100% Found' });
    await em.flush();
    await record(visitor, api.em(), { kind: 'login.succeeded', actorId: user.id, subjectId: user.id });
    const find = async (search: string) => {
      const { data } = await api.run(person.admin, AUDIT_EVENTS, { person: search });
      return data.auditEvents.nodes.length;
    };
    expect([await find(user.id), await find('paula'), await find('100% f')]).toEqual([1, 1, 1]);
    expect([await find('%'), await find('Pau_x'), await find("' or true --")]).toEqual([1, 0, 0]);
  });
});
