import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runWork, Work, WorkCanceledError } from '#api/platform/work.ts';
import { prepare } from '#api/kysely.ts';
import { useApi } from '../api.ts';
import { eventually } from '../eventually.ts';
import { query } from '../query.ts';

// Prepared statements that one request starts in the same tick are sent together on one connection.

const api = useApi();

/** The process that runs the statement, and a value to tell two statements apart. */
const readProcess = prepare<{ number: number }>()((db, value) =>
  db
    .selectNoFrom([
      sql<number>`pg_backend_pid()`.as('pid'),
      sql<number>`cast(${value('number')} as integer)`.as('number'),
    ])
    .$castTo<{ pid: number; number: number }>(),
);
const readTime = prepare<{ number: number }>()((db, value) =>
  db.selectNoFrom([
    sql<string>`clock_timestamp()::text`.as('time'),
    sql<number>`cast(${value('number')} as integer)`.as('number'),
  ]),
);
const divide = prepare<{ by: number }>()((db, value) =>
  db.selectNoFrom(sql<number>`10 / cast(${value('by')} as integer)`.as('quotient')),
);
const sleep = prepare<{ seconds: number }>()((db, value) =>
  db.selectNoFrom(sql`pg_sleep(cast(${value('seconds')} as double precision))`.as('slept')),
);

const countSleeping = async (): Promise<number> => {
  const rows = await query(
    api.em(),
    "select 1 from pg_stat_activity where query like '%pg_sleep(%' and state = 'active' and datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows.length;
};

beforeAll(() => readProcess.all(api.em(), { number: 0 }));

test('statements of one tick run on one connection, and each gets its own rows', async () => {
  const em = api.em();
  const rows = await Promise.all([1, 2, 3, 4, 5].map((number) => readProcess.first(em, { number })));
  expect(rows.map((row) => row?.number)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
});

test('equal statements run once, and their callers share no objects', async () => {
  const em = api.em();
  const [first, second, other] = await Promise.all([1, 1, 2].map((number) => readTime.first(em, { number })));
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
  expect(other?.time).not.toBe(first?.time);
});

test('requests do not share a batch', async () => {
  const times = await Promise.all([api.em(), api.em()].map((em) => readTime.first(em, { number: 1 })));
  expect(times[0]?.time).not.toBe(times[1]?.time);
});

test('a statement that fails leaves the others of its batch unharmed', async () => {
  const em = api.em();
  const results = await Promise.allSettled([
    divide.first(em, { by: 5 }),
    divide.first(em, { by: 0 }),
    readProcess.first(em, { number: 7 }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: { code: '22012' } });
  expect(await divide.first(em, { by: 2 })).toEqual({ quotient: 5 });
});

test('canceling a request ends all statements of its batch', async () => {
  const em = api.em();
  const work = new Work();
  const results = runWork(work, () =>
    Promise.allSettled([sleep.all(em, { seconds: 4 }), sleep.all(em, { seconds: 4.1 }), divide.first(em, { by: 1 })]),
  );
  await eventually(async () => expect(await countSleeping()).toBe(1));
  work.cancel('The client disconnected');
  for (const result of await results) expect(result).toMatchObject({ reason: expect.any(WorkCanceledError) });
  await eventually(async () => expect(await countSleeping()).toBe(0));
  expect(await divide.first(api.em(), { by: 2 })).toEqual({ quotient: 5 });
});

test('a connection that ends within a batch fails its statements and does not reduce the pool', async () => {
  const em = api.em();
  const results = Promise.allSettled([sleep.all(em, { seconds: 4 }), readProcess.first(em, { number: 1 })]);
  await eventually(async () => expect(await countSleeping()).toBe(1));
  await query(
    api.em(),
    "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(%' and datname = current_database() and pid <> pg_backend_pid()",
  );
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const all = await Promise.all(Array.from({ length: 20 }, () => readProcess.first(api.em(), { number: 3 })));
  expect(all).toHaveLength(20);
});
