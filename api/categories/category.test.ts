import { describe, expect, it } from 'vitest';
import { makeArticle } from '../articles/article.factory.ts';
import { person, useApi } from '../testing/api.ts';
import { makeCategory } from './category.factory.ts';

const api = useApi();
const CREATE = 'mutation ($input: CategoryInput!) { createCategory(input: $input) { id name slug description } }';
const UPDATE = 'mutation ($id: ID!, $input: CategoryInput!) { updateCategory(id: $id, input: $input) { name slug } }';
const DELETE = 'mutation ($id: ID!, $input: DeleteCategoryInput) { deleteCategory(id: $id, input: $input) { name } }';
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
