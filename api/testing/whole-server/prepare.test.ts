import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { type Database, entities } from '#api/entities.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import type { PlatformTables } from '#api/platform/database/tables.ts';
import { prepare } from '#api/kysely.ts';
import { useApi } from '../api.ts';

const api = useApi();

const readNames = prepare<{ ids: string[]; status: 'APPROVED' | 'SUSPENDED' }>()((db, value) =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', '=', (eb) => eb.fn.any(value('ids')))
    .where('status', '=', value('status'))
    .orderBy('name'),
);

/** How often each named statement was planned on the connection of `em`. */
const readPlans = prepare()((db) =>
  db
    .selectFrom(sql<{ statement: string; genericPlans: string; customPlans: string }>`pg_prepared_statements`.as('p'))
    .select(['p.statement', 'p.genericPlans', 'p.customPlans']),
);

describe('a prepared statement', () => {
  it('runs with the values of each run', async () => {
    const em = api.em();
    const [ann, bob] = [makeUser(em, { name: 'Ann' }), makeUser(em, { name: 'Bob' })];
    await em.flush();
    const ids = [ann.id, bob.id];
    expect(await readNames.all(em, { ids, status: 'APPROVED' })).toEqual([
      { id: ann.id, name: 'Ann' },
      { id: bob.id, name: 'Bob' },
    ]);
    expect(await readNames.first(em, { ids: [bob.id], status: 'APPROVED' })).toEqual({ id: bob.id, name: 'Bob' });
    expect(await readNames.first(em, { ids, status: 'SUSPENDED' })).toBeUndefined();
  });

  it('is parsed once per connection, and its text contains no values', async () => {
    await api.em().transactional(async (em) => {
      const id = "x' or true --";
      for (const _ of Array(8)) await readNames.all(em, { ids: [id], status: 'APPROVED' });
      const plans = (await readPlans.all(em, {})).filter(({ statement }) => statement.includes('"account"'));
      const names = plans.filter(({ statement }) => statement.includes('order by "name"'));
      expect(names).toHaveLength(1);
      expect(names[0]!.statement).not.toContain(id);
      expect(Number(names[0]!.customPlans) + Number(names[0]!.genericPlans)).toBeGreaterThanOrEqual(8);
    });
  });

  it('sees the transaction in which it runs', async () => {
    await api.em().transactional(async (em) => {
      const user = makeUser(em);
      await em.flush();
      expect(await readNames.all(em, { ids: [user.id], status: 'APPROVED' })).toHaveLength(1);
    });
  });

  it('accepts no unknown value and no value of another type', async () => {
    const run = () => {
      // @ts-expect-error ids is missing
      void readNames.all(api.em(), { status: 'APPROVED' });
      // @ts-expect-error ids is a list
      void readNames.all(api.em(), { ids: 'a', status: 'APPROVED' });
    };
    expect(run).toBeTypeOf('function');
    // @ts-expect-error there is no such column
    expect(() => prepare()((db) => db.selectFrom('account').select('nothing'))).not.toThrow();
  });
});

describe('with a pooler that does not support named statements', () => {
  let orm: Awaited<ReturnType<typeof openOrm>>;
  beforeAll(async () => {
    orm = await openOrm(api.url, entities, 1, { sendsNames: false });
  });
  afterAll(() => orm.close());

  it('statements are sent without a name', async () => {
    const em = orm.em.fork();
    for (const _ of Array(8)) await readNames.all(em, { ids: ['nobody'], status: 'APPROVED' });
    expect(await readPlans.all(em, {})).toEqual([]);
  });
});

it('the tables that the platform declares match their entities', () => {
  expectTypeOf<PlatformTables>().toEqualTypeOf<Pick<Database, keyof PlatformTables>>();
});
