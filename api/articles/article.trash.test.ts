import { describe, expect, it } from 'vitest';
import { makeCategory } from '../categories/category.factory.ts';
import { query } from '../testing/query.ts';
import { person, useApi } from '../testing/api.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';
import { pruneTrash } from './article.trash.service.ts';

const api = useApi();
const DELETE = 'mutation ($id: ID!) { deleteArticle(input: { id: $id }) { article { id deletedAt } } }';
const RESTORE = 'mutation ($id: ID!) { restoreArticle(input: { id: $id }) { article { id slug status deletedAt } } }';
const ERASE = 'mutation ($id: ID!) { deleteArticlePermanently(input: { id: $id }) { deletedArticleId } }';
const CREATE = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id slug } } }';
const UPDATE = 'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { slug } } }';
const ONE = 'query ($slug: String!) { article(slug: $slug) { id } }';
const LIST =
  'query ($trashed: Boolean) { articles(first: 100, filter: { isTrashed: $trashed }) { nodes { id deletedAt } } }';
const missing = 'art_00000000000000000000000000000000';

async function write(given: Partial<Article> = {}): Promise<Article> {
  const em = api.em();
  const article = makeArticle(em, given);
  await em.flush();
  return article;
}
const run = (operation: string, variables: Record<string, unknown>) => api.ask(person.admin, operation, variables);
const idsIn = ({ data }: Awaited<ReturnType<typeof run>>) => data.articles.nodes.map(({ id }: { id: string }) => id);

describe('what lies in the trash', () => {
  it('is on no path of visitors, and for admins in the trash alone', async () => {
    const { id, slug } = await write({ title: 'Axolotl thrown away' });
    const { data } = await run(DELETE, { id });
    expect(data.deleteArticle.article).toMatchObject({ id, deletedAt: expect.any(String) });
    for (const viewer of [person.visitor, person.investor, person.admin]) {
      const node = await api.ask(viewer, 'query ($id: ID!) { node(id: $id) { id } }', { id });
      const found = await api.ask(viewer, '{ search(filter: { query: "axolotl" }) { nodes { id } } }');
      expect((await api.ask(viewer, ONE, { slug })).data.article).toBeNull();
      expect([node.data.node, found.data.search.nodes]).toEqual([null, []]);
      expect(idsIn(await api.ask(viewer, LIST))).not.toContain(id);
    }
    expect(idsIn(await run(LIST, { trashed: true }))).toContain(id);
    expect(idsIn(await api.ask(person.visitor, LIST, { trashed: true }))).toEqual([]);
    expect(idsIn(await api.ask(person.investor, LIST, { trashed: true }))).toEqual([]);
    for (const operation of [
      DELETE,
      UPDATE,
      'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }',
    ])
      expect((await run(operation, operation === UPDATE ? { input: { id, title: 'x' } } : { id })).code).toBe(
        'NOT_FOUND',
      );
  });

  it('comes back as a draft, at its own address and with its history', async () => {
    const { id, slug } = await write();
    await run(UPDATE, { input: { id, title: 'Second' } });
    await run(DELETE, { id });
    expect((await run(RESTORE, { id })).data.restoreArticle.article).toEqual({
      id,
      slug,
      status: 'DRAFT',
      deletedAt: null,
    });
    const { data } = await run('query ($id: ID!) { articleVersions(id: $id) { nodes { version } } }', { id });
    expect(data.articleVersions.nodes).toHaveLength(2);
    expect((await api.ask(person.visitor, ONE, { slug })).data.article).toBeNull();
  });

  it('leaves its address to others, and comes back under a free one', async () => {
    const { id, slug } = await write();
    await run(DELETE, { id });
    const { data } = await run(CREATE, { input: { title: 'Takes its place', slug } });
    expect(data.createArticle.article.slug).toBe(slug);
    expect((await run(RESTORE, { id })).data.restoreArticle.article.slug).toBe(`${slug}-2`);
    expect((await run(ONE, { slug })).data.article.id).toBe(data.createArticle.article.id);
  });

  it('leaves its former addresses, too, and links lead to who has them now', async () => {
    const { id, slug } = await write();
    await run(UPDATE, { input: { id, slug: `${slug}-moved` } });
    await run(DELETE, { id });
    const other = await write({ slug });
    await run(UPDATE, { input: { id: other.id, slug: `${slug}-other` } });
    expect((await api.ask(person.visitor, ONE, { slug })).data.article.id).toBe(other.id);
    await run(RESTORE, { id });
    await run('mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', { id });
    expect((await api.ask(person.visitor, ONE, { slug })).data.article.id).toBe(other.id);
  });

  it('is cleared after 30 days and not before, and says so in the trail', async () => {
    const [old, young] = [await write(), await write()];
    for (const { id } of [old, young]) await run(DELETE, { id });
    await query(api.em(), "update article set deleted_at = now() - interval '30 days' where id = $1", [old.id]);
    await query(api.em(), "update article set deleted_at = now() - interval '29 days' where id = $1", [young.id]);
    expect(await Promise.all([pruneTrash(api.em()), pruneTrash(api.em())])).toEqual(expect.arrayContaining([0, 1]));
    const left = idsIn(await run(LIST, { trashed: true }));
    expect([left.includes(old.id), left.includes(young.id)]).toEqual([false, true]);
    const sql = 'select kind, actor_id as actor from audit_event where subject_id = $1 order by seq';
    expect(await query(api.em(), sql, [old.id])).toEqual([
      { kind: 'article.trashed', actor: person.admin.id },
      { kind: 'article.deleted', actor: null },
    ]);
  });

  it('does not keep a category from being deleted', async () => {
    const em = api.em();
    const category = makeCategory(em);
    const article = makeArticle(em, { category });
    await em.flush();
    await run(DELETE, { id: article.id });
    const remove = 'mutation ($id: ID!) { deleteCategory(input: { id: $id }) { deletedCategoryId } }';
    expect((await run(remove, { id: category.id })).errors).toBeUndefined();
    expect((await run(RESTORE, { id: article.id })).errors).toBeUndefined();
  });
});

describe('deleting for ever', () => {
  it('takes what is in the trash and nothing else', async () => {
    const { id } = await write();
    expect((await run(ERASE, { id })).code).toBe('NOT_FOUND');
    await run(DELETE, { id });
    expect((await run(ERASE, { id })).data.deleteArticlePermanently).toEqual({ deletedArticleId: id });
    expect((await run(RESTORE, { id })).code).toBe('NOT_FOUND');
    expect(await query(api.em(), 'select 1 from article where id = $1', [id])).toEqual([]);
  });
});

describe.each([
  ['restoreArticle', RESTORE],
  ['deleteArticlePermanently', ERASE],
])('%s', (_name, operation) => {
  it('is for admins, and for what is there', async () => {
    const { id } = await write();
    await run(DELETE, { id });
    expect((await api.ask(person.visitor, operation, { id })).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, operation, { id })).code).toBe('FORBIDDEN');
    expect((await run(operation, { id: missing })).code).toBe('NOT_FOUND');
  });
});

describe('coming off the site by plan', () => {
  const PLAN =
    'mutation ($id: ID!, $at: DateTime) { scheduleArticleUnpublish(input: { id: $id, at: $at }) { article { status unpublishAt } } }';
  const [soon, later] = ['2098-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];

  it('is planned, told to admins alone, and taken back', async () => {
    const { id, slug } = await write();
    const planned = await run(PLAN, { id, at: soon });
    expect(planned.data.scheduleArticleUnpublish.article).toEqual({ status: 'PUBLISHED', unpublishAt: soon });
    const asked = 'query ($slug: String!) { article(slug: $slug) { unpublishAt } }';
    expect((await run(asked, { slug })).data.article).toEqual({ unpublishAt: soon });
    expect((await api.ask(person.visitor, asked, { slug })).data.article).toEqual({ unpublishAt: null });
    expect((await run(PLAN, { id })).data.scheduleArticleUnpublish.article.unpublishAt).toBeNull();
  });

  it('is forgotten where somebody takes it off or throws it away before', async () => {
    for (const operation of ['unpublishArticle', 'deleteArticle']) {
      const { id } = await write();
      await run(PLAN, { id, at: soon });
      const { data } = await run(
        `mutation ($id: ID!) { ${operation}(input: { id: $id }) { article { unpublishAt } } }`,
        { id },
      );
      expect(data[operation].article).toEqual({ unpublishAt: null });
    }
  });

  it.each([
    ['in the past', {}, '2001-01-01T00:00:00Z'],
    ['for a draft', { status: ArticleStatus.DRAFT }, soon],
    ['before it goes live', { status: ArticleStatus.SCHEDULED, publishedAt: new Date(later) }, soon],
  ])('is refused %s', async (_name, given, at) => {
    const { id } = await write(given);
    const { code, errors } = await run(PLAN, { id, at });
    expect([code, errors?.[0]?.extensions?.['fields']]).toMatchObject(['BAD_USER_INPUT', [{ path: ['input', 'at'] }]]);
  });

  it('cannot come before a plan to go live that is made later', async () => {
    const { id } = await write({ status: ArticleStatus.SCHEDULED, publishedAt: new Date('2097-01-01') });
    await run(PLAN, { id, at: soon });
    const publish =
      'mutation ($id: ID!, $at: DateTime) { publishArticle(input: { id: $id, at: $at }) { article { status } } }';
    expect((await run(publish, { id, at: later })).code).toBe('CONFLICT');
  });

  it('is for admins, and for what is there', async () => {
    const { id } = await write();
    expect((await api.ask(person.visitor, PLAN, { id, at: soon })).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, PLAN, { id, at: soon })).code).toBe('FORBIDDEN');
    expect((await run(PLAN, { id: missing, at: soon })).code).toBe('NOT_FOUND');
  });
});
