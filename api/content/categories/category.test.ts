import { describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { type Answer, person, useApi } from '#api/testing/api.ts';
import {
  CategoryTestCanDocument as CAN,
  CategoryTestCategoriesDocument as CATEGORIES,
  CategoryTestCreateDocument as CREATE,
  CategoryTestDeleteDocument as DELETE,
  CategoryTestReorderDocument as REORDER,
  CategoryTestUpdateDocument as UPDATE,
  CategoryTestArticlesDocument as ARTICLES,
  CategoryTestTypenameDocument as TYPENAME,
} from '#graphql/generated/tests-content-categories.ts';
import { makeCategory } from './category.factory.ts';

const api = useApi();
const missing = 'cat_00000000000000000000000000000000';

async function category(articles = 0) {
  const em = api.em();
  const row = makeCategory(em);
  for (let count = 0; count < articles; count += 1) makeArticle(em, { category: row });
  await em.flush();
  return row;
}

describe.each<[string, (viewer: Viewer) => Promise<Answer<unknown>>]>([
  ['createCategory', (viewer) => api.run(viewer, CREATE, { input: { name: 'Evidence' } })],
  [
    'updateCategory',
    async (viewer) => api.run(viewer, UPDATE, { input: { id: (await category()).id, name: 'Evidence and audit' } }),
  ],
  ['deleteCategory', async (viewer) => api.run(viewer, DELETE, { input: { id: (await category()).id } })],
])('%s', (_name, run) => {
  it('works for administrators', async () => {
    expect((await run(person.admin)).errors).toBeUndefined();
  });
});

describe('categories', () => {
  it('a visitor reads them in the administrators’ order', async () => {
    await api.run(person.admin, CREATE, { input: { name: 'Second', position: 2 } });
    await api.run(person.admin, CREATE, { input: { name: 'First', position: 1 } });
    const { data } = await api.run(person.visitor, CATEGORIES);
    const names = data.categories.nodes.map(({ name }) => name);
    expect(names.indexOf('First')).toBeLessThan(names.indexOf('Second'));
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['an address with capitals', { name: 'x', slug: 'Upper' }, 'slug'],
  ])('%s is rejected with an error on its field', async (_name, input, field) => {
    const { errors, code } = await api.run(person.admin, CREATE, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
  });

  it('names with the same letters get slugs of their own, and the same name is a conflict', async () => {
    const slugs = [];
    for (const name of ['Cobol', 'Cobol++', 'Cobol#', 'Новости', 'Безопасность', '事例'])
      slugs.push((await api.run(person.admin, CREATE, { input: { name } })).data.createCategory.category.slug);
    expect(slugs.slice(0, 5)).toEqual(['cobol', 'cobol-2', 'cobol-3', 'novosti', 'bezopasnost']);
    expect(slugs[5]).toMatch(/^[a-z]+$/);
    const { code, errors } = await api.run(person.admin, CREATE, { input: { name: 'cobol#' } });
    expect([code, errors?.[0]?.extensions?.['fields']]).toMatchObject(['CONFLICT', [{ path: ['input', 'name'] }]]);
  });

  it('a slug that is already taken is a conflict', async () => {
    const { slug } = await category();
    expect((await api.run(person.admin, CREATE, { input: { name: 'x', slug } })).code).toBe('CONFLICT');
  });

  it('a category in use is deleted only with a target category, to which its articles move', async () => {
    const [full, target] = [await category(2), await category()];
    expect((await api.run(person.admin, DELETE, { input: { id: full.id } })).code).toBe('CONFLICT');
    const moved = await api.run(person.admin, DELETE, { input: { id: full.id, moveArticlesToId: target.id } });
    expect(moved.errors).toBeUndefined();
    const listed = await api.run(person.visitor, ARTICLES, { f: { category: target.slug } });
    expect(listed.data.articles.nodes).toHaveLength(2);
  });

  it('are paginated in the same order', async () => {
    for (let count = 0; count < 3; count += 1) await category();
    const all = await api.run(person.visitor, CATEGORIES);
    const first = await api.run(person.visitor, CATEGORIES, { first: 2 });
    const second = await api.run(person.visitor, CATEGORIES, {
      first: 2,
      after: first.data.categories.pageInfo.endCursor,
    });
    const ids = [...first.data.categories.nodes, ...second.data.categories.nodes];
    expect(ids).toEqual(all.data.categories.nodes.slice(0, 4));
  });

  it('an update leaves absent fields unchanged, and null clears the description', async () => {
    const created = await api.run(person.admin, CREATE, { input: { name: 'Kept', description: 'About evidence.' } });
    const { id } = created.data.createCategory.category;
    const renamed = await api.run(person.admin, UPDATE, { input: { id, name: 'Renamed' } });
    expect(renamed.data.updateCategory.category).toMatchObject({ name: 'Renamed', description: 'About evidence.' });
    const cleared = await api.run(person.admin, UPDATE, { input: { id, description: null } });
    expect(cleared.data.updateCategory.category).toMatchObject({ name: 'Renamed', description: null });
  });

  it('are reordered completely or not at all', async () => {
    await category();
    const listed = await api.run(person.admin, CATEGORIES);
    const ids = listed.data.categories.nodes.map(({ id }) => id).toReversed();
    for (const wrong of [ids.slice(1), [...ids, missing], [...ids.slice(1), ids.at(-1)!]])
      expect((await api.run(person.admin, REORDER, { input: { ids: wrong } })).code).toBe('CONFLICT');
    const { data } = await api.run(person.admin, REORDER, { input: { ids } });
    expect(data.reorderCategories.categories.nodes.map(({ id }) => id)).toEqual(ids);
  });

  it('keep the order that a colleague chose for an editor who moves one in an older list', async () => {
    await category();
    const listed = await api.run(person.admin, CATEGORIES);
    const expectedIds = listed.data.categories.nodes.map(({ id }) => id);
    const [first, ...others] = expectedIds;
    const moved = await api.run(person.editor, REORDER, { input: { ids: [...others, first!], expectedIds } });
    expect(moved.errors).toBeUndefined();
    const late = await api.run(person.admin, REORDER, { input: { ids: expectedIds.toReversed(), expectedIds } });
    expect(late.code).toBe('CONFLICT');
    expect(late.errors![0]!.message).toContain('changed the order');
    expect(late.errors![0]!.extensions).toMatchObject({ conflict: { current: { ids: [...others, first] } } });
    const now = await api.run(person.admin, CATEGORIES);
    expect(now.data.categories.nodes.map(({ id }) => id)).toEqual([...others, first]);
  });

  it('count the articles that the reader may read', async () => {
    const em = api.em();
    const row = makeCategory(em);
    makeArticle(em, { category: row });
    makeArticle(em, { category: row, status: ArticleStatus.DRAFT });
    await em.flush();
    const countFor = async (viewer: Viewer) => {
      const { data } = await api.run(viewer, CATEGORIES);
      return data.categories.nodes.find(({ id }) => id === row.id)?.articleCount;
    };
    expect([await countFor(person.visitor), await countFor(person.admin)]).toEqual([1, 2]);
  });

  it('record creation, changes and deletion in the audit log', async () => {
    const { data } = await api.run(person.admin, CREATE, { input: { name: 'Traced' } });
    const { id } = data.createCategory.category;
    await api.run(person.admin, UPDATE, { input: { id, name: 'Traced twice' } });
    const renamed = await api.run(person.visitor, CATEGORIES);
    expect(renamed.data.categories.nodes).toContainEqual(expect.objectContaining({ name: 'Traced twice' }));
    await api.run(person.admin, DELETE, { input: { id } });
    const rows = await query<{ kind: string }>(
      api.em(),
      'select kind from audit_event where subject_id = $1 and actor_id = $2 order by seq',
      [id, person.admin.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['category.created', 'category.updated', 'category.deleted']);
  });

  it('an unknown id is not found', async () => {
    expect((await api.run(person.admin, UPDATE, { input: { id: missing, name: 'x' } })).code).toBe('NOT_FOUND');
    expect((await api.run(person.admin, DELETE, { input: { id: missing } })).code).toBe('NOT_FOUND');
  });

  it('offer their actions to administrators only', async () => {
    const { id } = await category();
    const getPermissions = async (viewer: Viewer) => (await api.run(viewer, CAN, { id })).data.node!.viewerCan;
    expect(await getPermissions(person.admin)).toEqual({ update: true, delete: true });
    for (const viewer of [person.visitor, person.investor])
      expect(await getPermissions(viewer)).toEqual({ update: false, delete: false });
  });

  it('is found by id as a node', async () => {
    const { id, name } = await category();
    const { data } = await api.run(person.visitor, TYPENAME, { id });
    expect(data.node).toEqual({ __typename: 'Category', name });
  });
});
