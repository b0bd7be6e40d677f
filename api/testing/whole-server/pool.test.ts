import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#api/entities.ts';
import { cloneDatabase, execute } from '../database.ts';
import { ContentVersion } from '#api/platform/database/content-version.ts';
import { isDatabaseUnavailable } from '#api/platform/database/database-errors.ts';
import { createLogger } from '#api/platform/logger.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { query } from '../query.ts';

// Breaks connections in the middle of a transaction in every way a server can.

const SIZE = 3;
let url: string;
let orm: MikroORM;
beforeAll(async () => {
  ({ url } = await cloneDatabase('pool'));
  await execute(url, 'create table written (id int primary key)');
  orm = await openOrm(url, entities, SIZE);
});
afterAll(() => orm.close());

const getPid = async (em: SqlEntityManager): Promise<number> =>
  (await query<{ pid: number }>(em, 'select pg_backend_pid() as pid'))[0]!.pid;

const kill = (pid: number) => execute(url, `select pg_terminate_backend(${pid}, 45000)`);

/** Takes every connection of the pool at once. It resolves only if none is lost. */
async function useWholePool(): Promise<void> {
  let waiting = SIZE;
  let open = (): void => undefined;
  const allHold = new Promise<void>((resolve) => (open = resolve));
  const hold = () =>
    orm.em.fork().transactional(async (em) => {
      await query(em, 'select 1');
      if (--waiting === 0) open();
      await allHold;
    });
  await Promise.all(Array.from({ length: SIZE }, hold));
}

const times = Array.from({ length: 12 }, (_, at) => at);

it('a connection that ends within a transaction does not reduce the pool', async () => {
  for (const id of times) {
    const broken = orm.em.fork().transactional(async (em) => {
      await query(em, 'insert into written values ($1)', [id]);
      await kill(await getPid(em));
      await query(em, 'select 1');
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
  }
  await useWholePool();
  expect(await query(orm.em.fork(), 'select * from written')).toEqual([]);
});

it('a connection that ends just before the commit does not reduce the pool', async () => {
  for (const id of times) {
    const broken = orm.em.fork().transactional(async (em) => {
      await query(em, 'insert into written values ($1)', [id]);
      await kill(await getPid(em));
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
  }
  await useWholePool();
  expect(await query(orm.em.fork(), 'select * from written')).toEqual([]);
});

it('a transaction that is idle for too long does not reduce the pool', async () => {
  for (const id of times.slice(0, SIZE + 1)) {
    const broken = orm.em.fork().transactional(async (em) => {
      await query(em, "set local idle_in_transaction_session_timeout = '1ms'");
      const pid = await getPid(em);
      const isThere = async () =>
        (await query(orm.em.fork(), 'select 1 from pg_stat_activity where pid = $1', [pid])).length > 0;
      while (await isThere());
      await query(em, 'insert into written values ($1)', [id]);
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
  }
  await useWholePool();
});

it('a connection that ends within a nested transaction does not reduce the pool', async () => {
  for (const id of times.slice(0, SIZE + 1)) {
    const broken = orm.em.fork().transactional(async (outer) => {
      await outer.transactional(async (em) => {
        await query(em, 'insert into written values ($1)', [id]);
        await kill(await getPid(em));
      });
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
  }
  await useWholePool();
});

it('a commit that the database rejects does not reduce the pool and keeps its error', async () => {
  await execute(url, 'create table child (id int references written deferrable initially deferred)');
  for (const _ of times.slice(0, SIZE + 1)) {
    const insertion = orm.em.fork().transactional((em) => query(em, 'insert into child values (404)'));
    await expect(insertion).rejects.toMatchObject({ code: '23503' });
  }
  await useWholePool();
});

it('a pool without usable connections is detected if the database is reachable', async () => {
  let notice = (): void => undefined;
  const isNoticed = new Promise<void>((resolve) => (notice = resolve));
  const watched = await openOrm(url, entities, 1, {
    watch: { onStuck: () => notice(), stuckMs: 200, everyMs: 20 },
  });
  expect(await query(watched.em.fork(), 'select 1 as one')).toEqual([{ one: 1 }]);
  const lost = watched.em.fork();
  await lost.begin();
  await isNoticed;
  await lost.rollback();
  await watched.close();
});

it('a pool that is always busy is not considered lost', async () => {
  let notices = 0;
  const watched = await openOrm(url, entities, 1, {
    watch: { onStuck: () => (notices += 1), stuckMs: 200, everyMs: 20 },
  });
  for (const _ of times.slice(0, 6)) await query(watched.em.fork(), 'select pg_sleep(0.1)');
  await watched.close();
  expect(notices).toBe(0);
});

it('concurrent reads of the content version never run two statements on one connection', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  const version = new ContentVersion(url, createLogger('silent'));
  await version.start();
  const before = version.value;
  await execute(url, 'update content_version set version = version + 1');
  await Promise.all(times.map(() => version.refresh()));
  expect(version.value).toBe(before + 1);
  await version.stop();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
