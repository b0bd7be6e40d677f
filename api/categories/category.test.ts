import { describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { query } from '../platform/sql.ts';
import type { Viewer } from '../platform/viewer.ts';
import { person, useApi } from '../testing/api.ts';
import { makeCategory } from './category.factory.ts';

const api = useApi();
const CREATE = 'mutation ($input: CategoryInput!) { createCategory(input: $input) { id name slug description } }';
const UPDATE = 'mutation ($id: ID!, $input: CategoryInput!) { updateCategory(id: $id, input: $input) { name slug } }';
const DELETE = 'mutation ($id: ID!, $input: DeleteCategoryInput) { deleteCategory(id: $id, input: $input) { name } }';
const ORDER = 'mutation ($ids: [ID!]!) { orderCategories(ids: $ids) { id } }';
const missing = 'cat_00000000000000000000000000000000';

async function category(articles = 0) {
  const em = api.em();
  const made = makeCategory(em);
  for (let count = 0; count < articles; count += 1) makeArticle(em, { category: made });
  await em.flush();
  return made;
}

describe.each([
  ['createCategory', CREATE, async () => ({ input: { name: 'Evidence' } })],
  ['updateCategory', UPDATE, async () => ({ id: (await category()).id, input: { name: 'Evidence and audit' } })],
  ['deleteCategory', DELETE, async () => ({ id: (await category()).id })],
])('%s', (_name, operation, variables) => {
  it('asks a visitor to sign in, is refused to an investor, works for an admin', async () => {
    expect((await api.ask(person.visitor, operation, await variables())).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, operation, await variables())).code).toBe('FORBIDDEN');
    expect((await api.ask(person.admin, operation, await variables())).errors).toBeUndefined();
  });
});

describe('categories', () => {
  it('a visitor reads them in the order the admin gave', async () => {
    await api.ask(person.admin, CREATE, { input: { name: 'Second', position: 2 } });
    await api.ask(person.admin, CREATE, { input: { name: 'First', position: 1 } });
    const { data } = await api.ask(person.visitor, '{ categories { name } }');
    const names = data.categories.map(({ name }: { name: string }) => name);
    expect(names.indexOf('First')).toBeLessThan(names.indexOf('Second'));
  });

  it.each([
    ['no name', { description: 'x' }, 'name'],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['an address with capitals', { name: 'x', slug: 'Upper' }, 'slug'],
  ])('one with %s is refused, naming the field', async (_name, input, field) => {
    const { errors, code } = await api.ask(person.admin, CREATE, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
  });

  it('an address already taken is a conflict', async () => {
    const { slug } = await category();
    expect((await api.ask(person.admin, CREATE, { input: { name: 'x', slug } })).code).toBe('CONFLICT');
  });

  it('one in use is deleted only with a place for its articles, which then move there', async () => {
    const [full, target] = [await category(2), await category()];
    expect((await api.ask(person.admin, DELETE, { id: full.id })).code).toBe('CONFLICT');
    const moved = await api.ask(person.admin, DELETE, { id: full.id, input: { moveArticlesToId: target.id } });
    expect(moved.errors).toBeUndefined();
    const listed = await api.ask(
      person.visitor,
      'query ($f: ArticleFilter) { articles(filter: $f) { nodes { id } } }',
      { f: { category: target.slug } },
    );
    expect(listed.data.articles.nodes).toHaveLength(2);
  });

  it('are put in another order, all of them or none', async () => {
    await category();
    const listed = await api.ask(person.admin, '{ categories { id } }');
    const ids = listed.data.categories.map(({ id }: { id: string }) => id).toReversed();
    expect((await api.ask(person.visitor, ORDER, { ids })).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, ORDER, { ids })).code).toBe('FORBIDDEN');
    for (const wrong of [ids.slice(1), [...ids, missing], [...ids.slice(1), ids.at(-1)]])
      expect((await api.ask(person.admin, ORDER, { ids: wrong })).code).toBe('CONFLICT');
    const { data } = await api.ask(person.admin, ORDER, { ids });
    expect(data.orderCategories.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('say how many articles each holds, of those the reader may read', async () => {
    const em = api.em();
    const made = makeCategory(em);
    makeArticle(em, { category: made });
    makeArticle(em, { category: made, status: ArticleStatus.DRAFT });
    await em.flush();
    const countFor = async (viewer: Viewer) => {
      const { data } = await api.ask(viewer, '{ categories { id articleCount } }');
      return data.categories.find(({ id }: { id: string }) => id === made.id).articleCount;
    };
    expect([await countFor(person.visitor), await countFor(person.admin)]).toEqual([1, 2]);
  });

  it('leave a trace of who made, changed and deleted them', async () => {
    const { data } = await api.ask(person.admin, CREATE, { input: { name: 'Traced' } });
    const { id } = data.createCategory;
    await api.ask(person.admin, UPDATE, { id, input: { name: 'Traced twice' } });
    const renamed = await api.ask(person.visitor, '{ categories { name } }');
    expect(renamed.data.categories).toContainEqual({ name: 'Traced twice' });
    await api.ask(person.admin, DELETE, { id });
    const rows = await query<{ kind: string }>(
      api.em(),
      'select kind from audit_event where subject_id = $1 and actor_id = $2 order by seq',
      [id, person.admin.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['category.created', 'category.updated', 'category.deleted']);
  });

  it('nobody’s id is not found', async () => {
    expect((await api.ask(person.admin, UPDATE, { id: missing, input: { name: 'x' } })).code).toBe('NOT_FOUND');
    expect((await api.ask(person.admin, DELETE, { id: missing })).code).toBe('NOT_FOUND');
  });

  it('is found by id as a node', async () => {
    const { id, name } = await category();
    const { data } = await api.ask(
      person.visitor,
      'query ($id: ID!) { node(id: $id) { __typename ... on Category { name } } }',
      { id },
    );
    expect(data.node).toEqual({ __typename: 'Category', name });
  });
});
