import { describe, expect, it } from 'vitest';
import { getKysely } from './kysely.ts';
import { makeUser } from './accounts/users/user.factory.ts';
import { useApi } from './testing/api.ts';

const api = useApi();

describe('Kysely, typed from the entities,', () => {
  it('has the tables, columns and their types', async () => {
    const em = api.em();
    const user = makeUser(em, { company: null });
    await em.flush();
    const account = await getKysely(em)
      .selectFrom('account')
      .select(['company', 'createdAt', 'roles'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const types: { company: string | null; createdAt: Date; roles: string[] } = account;
    expect(types).toEqual({ company: null, createdAt: expect.any(Date), roles: user.roles });
  });

  it('rejects at compile time what the database does not have', () => {
    const db = getKysely(api.em());
    // @ts-expect-error there is a table article, but no table articles
    db.selectFrom('articles');
    // @ts-expect-error the property is emailKey
    db.selectFrom('account').select('email_key');
    // @ts-expect-error a field of the GraphQL type that is not a column
    db.selectFrom('account').select('isEmailVerified');
    // @ts-expect-error position is a number
    db.selectFrom('category').select('id').where('position', '=', 'first');
    expect(db.selectFrom('article').select('categoryId').compile().sql).toBe('select "category_id" from "article"');
  });

  it('reads its own transaction before the commit', async () => {
    const em = api.em();
    await em.transactional(async (inside) => {
      const user = makeUser(inside);
      await inside.flush();
      const rows = await getKysely(inside).selectFrom('account').select('id').where('id', '=', user.id).execute();
      expect(rows).toEqual([{ id: user.id }]);
    });
  });
});
