import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#api/entities.ts';
import { createLogger } from '#api/platform/logger.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { type EmbeddedPostgres, startPostgres } from '#api/platform/postgres/postgres.ts';
import { query } from '../query.ts';
import { eventually } from '../eventually.ts';

// `npm run drill` runs a longer version that also kills whole servers.

const SLOTS = 10;
let dataDir: string;
let postgres: EmbeddedPostgres;
let orm: MikroORM;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'restarts-'));
  postgres = await startPostgres({ dataDir });
  const onFailure = (sentence: string) => expect.fail(sentence);
  postgres.watch({ log: createLogger('silent'), onFailure, everyMs: 20, firstDelayMs: 1 });
  orm = await openOrm(postgres.url(), entities, SLOTS);
  await query(orm.em.fork(), 'create table written (id int primary key)');
});
afterAll(async () => {
  await orm.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const numbers = Array.from({ length: SLOTS }, (_, at) => at);
const acknowledged = new Set<number>();
let next = 0;
let isOver = false;

/** Runs two statements in a transaction, so that many restarts fall between them. */
async function write(): Promise<void> {
  while (!isOver) {
    const id = (next += 1);
    const done = orm.em.fork().transactional(async (em) => {
      await query(em, 'insert into written values ($1)', [id]);
      await query(em, 'select 1');
    });
    await done.then(
      () => acknowledged.add(id),
      () => new Promise((resolve) => setTimeout(resolve, 5)),
    );
  }
}

const readPid = async (): Promise<number> => {
  const [pid] = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
};

let former = 0;

/** Ends the database while it is written to. A former one can still answer for a moment, and its file remains. */
async function restart(signal: NodeJS.Signals): Promise<void> {
  await eventually(async () => expect(await readPid()).not.toBe(former));
  const before = acknowledged.size;
  await eventually(() => expect(acknowledged.size).toBeGreaterThan(before + 20));
  former = await readPid();
  process.kill(former, signal);
}

it('five restarts of the database under ten writers lose no writes and no connections', { tags: ['all'] }, async () => {
  const writers = numbers.map(write);
  for (const signal of ['SIGINT', 'SIGKILL', 'SIGQUIT', 'SIGKILL', 'SIGINT'] as const) await restart(signal);
  await eventually(async () => expect(await readPid()).not.toBe(former));
  const before = acknowledged.size;
  await eventually(() => expect(acknowledged.size).toBeGreaterThan(before + 20));
  isOver = true;
  await Promise.all(writers);

  let waiting = SLOTS;
  let open = (): void => undefined;
  const allHold = new Promise<void>((resolve) => (open = resolve));
  await Promise.all(
    numbers.map(() =>
      orm.em.fork().transactional(async (em) => {
        await query(em, 'select 1');
        if (--waiting === 0) open();
        await allHold;
      }),
    ),
  );
  const rows = await query<{ id: number }>(orm.em.fork(), 'select id from written');
  const storedIds = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !storedIds.has(id))).toEqual([]);
});
