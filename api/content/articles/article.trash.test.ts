import { describe, expect, it } from 'vitest';
import { makeCategory } from '../categories/category.factory.ts';
import { query } from '#api/testing/query.ts';
import { type Answer, person, useApi } from '#api/testing/api.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';
import { pruneTrash } from './article.trash.service.ts';
import {
  ArticleTrashTestArticleVersionsDocument as ARTICLE_VERSIONS,
  ArticleTrashTestAskedDocument as UNPUBLISH_AT,
  ArticleTrashTestCreateDocument as CREATE,
  ArticleTrashTestDeleteDocument as DELETE,
  ArticleTrashTestEraseDocument as DELETE_PERMANENTLY,
  ArticleTrashTestListDocument as LIST,
  type ArticleTrashTestListQuery,
  ArticleTrashTestNodeDocument as NODE,
  ArticleTrashTestOneDocument as ONE,
  ArticleTrashTestPlanDocument as SCHEDULE,
  ArticleTrashTestRestoreDocument as RESTORE,
  ArticleTrashTestSearchDocument as SEARCH,
} from '#graphql/generated/tests-content-articles.ts';

const api = useApi();
const UPDATE = 'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { slug } } }';
const missing = 'art_00000000000000000000000000000000';

async function write(values: Partial<Article> = {}): Promise<Article> {
  const em = api.em();
  const article = makeArticle(em, values);
  await em.flush();
  return article;
}
const idsIn = ({ data }: Answer<ArticleTrashTestListQuery>) => data.articles.nodes.map(({ id }) => id);

describe('an article in the trash', () => {
  it('is on no path of visitors, and administrators find it only in the trash', async () => {
    const { id, slug } = await write({ title: 'Axolotl thrown away' });
    const { data } = await api.run(person.admin, DELETE, { id });
    expect(data.deleteArticle.article).toMatchObject({ id, deletedAt: expect.any(String) });
    for (const viewer of [person.visitor, person.investor, person.admin]) {
      const node = await api.run(viewer, NODE, { id });
      const result = await api.run(viewer, SEARCH);
      expect((await api.run(viewer, ONE, { slug })).data.article).toBeNull();
      expect([node.data.node, result.data.search.nodes]).toEqual([null, []]);
      expect(idsIn(await api.run(viewer, LIST))).not.toContain(id);
    }
    expect(idsIn(await api.run(person.admin, LIST, { trashed: true }))).toContain(id);
    expect(idsIn(await api.run(person.visitor, LIST, { trashed: true }))).toEqual([]);
    expect(idsIn(await api.run(person.investor, LIST, { trashed: true }))).toEqual([]);
    for (const operation of [
      DELETE,
      UPDATE,
      'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }',
    ])
      expect(
        (await api.execute(person.admin, operation, operation === UPDATE ? { input: { id, title: 'x' } } : { id }))
          .code,
      ).toBe('NOT_FOUND');
  });

  it('is restored as a draft, with its slug and its history', async () => {
    const { id, slug } = await write();
    await api.execute(person.admin, UPDATE, { input: { id, title: 'Second' } });
    await api.run(person.admin, DELETE, { id });
    expect((await api.run(person.admin, RESTORE, { id })).data.restoreArticle.article).toEqual({
      id,
      slug,
      status: 'DRAFT',
      deletedAt: null,
    });
    const { data } = await api.run(person.admin, ARTICLE_VERSIONS, { id });
    expect(data.articleVersions.nodes).toHaveLength(2);
    expect((await api.run(person.visitor, ONE, { slug })).data.article).toBeNull();
  });

  it('frees its slug for other articles, and is restored with a new one if it is taken', async () => {
    const { id, slug } = await write();
    await api.run(person.admin, DELETE, { id });
    const { data } = await api.run(person.admin, CREATE, { input: { title: 'Takes its place', slug } });
    expect(data.createArticle.article.slug).toBe(slug);
    expect((await api.run(person.admin, RESTORE, { id })).data.restoreArticle.article.slug).toBe(`${slug}-2`);
    expect((await api.run(person.admin, ONE, { slug })).data.article!.id).toBe(data.createArticle.article.id);
  });

  it('frees its former slugs too, and links lead to the articles that have them now', async () => {
    const { id, slug } = await write();
    await api.execute(person.admin, UPDATE, { input: { id, slug: `${slug}-moved` } });
    await api.run(person.admin, DELETE, { id });
    const other = await write({ slug });
    await api.execute(person.admin, UPDATE, { input: { id: other.id, slug: `${slug}-other` } });
    expect((await api.run(person.visitor, ONE, { slug })).data.article!.id).toBe(other.id);
    await api.run(person.admin, RESTORE, { id });
    await api.execute(person.admin, 'mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }', {
      id,
    });
    expect((await api.run(person.visitor, ONE, { slug })).data.article!.id).toBe(other.id);
  });

  it('is deleted after 30 days and not before, and the audit log records it', async () => {
    const [old, young] = [await write(), await write()];
    for (const { id } of [old, young]) await api.run(person.admin, DELETE, { id });
    await query(api.em(), "update article set deleted_at = now() - interval '30 days' where id = $1", [old.id]);
    await query(api.em(), "update article set deleted_at = now() - interval '29 days' where id = $1", [young.id]);
    expect(await Promise.all([pruneTrash(api.em()), pruneTrash(api.em())])).toEqual(expect.arrayContaining([0, 1]));
    const remainingIds = idsIn(await api.run(person.admin, LIST, { trashed: true }));
    expect([remainingIds.includes(old.id), remainingIds.includes(young.id)]).toEqual([false, true]);
    const sql = 'select kind, actor_id as actor from audit_event where subject_id = $1 order by seq';
    expect(await query(api.em(), sql, [old.id])).toEqual([
      { kind: 'article.trashed', actor: person.admin.id },
      { kind: 'article.deleted', actor: null },
    ]);
  });

  it('does not prevent the deletion of its category', async () => {
    const em = api.em();
    const category = makeCategory(em);
    const article = makeArticle(em, { category });
    await em.flush();
    await api.run(person.admin, DELETE, { id: article.id });
    const remove = 'mutation ($id: ID!) { deleteCategory(input: { id: $id }) { deletedCategoryId } }';
    expect((await api.execute(person.admin, remove, { id: category.id })).errors).toBeUndefined();
    expect((await api.run(person.admin, RESTORE, { id: article.id })).errors).toBeUndefined();
  });
});

describe('permanent deletion', () => {
  it('applies only to articles in the trash', async () => {
    const { id } = await write();
    expect((await api.run(person.admin, DELETE_PERMANENTLY, { id })).code).toBe('NOT_FOUND');
    await api.run(person.admin, DELETE, { id });
    expect((await api.run(person.admin, DELETE_PERMANENTLY, { id })).data.deleteArticlePermanently).toEqual({
      deletedArticleId: id,
    });
    expect((await api.run(person.admin, RESTORE, { id })).code).toBe('NOT_FOUND');
    expect(await query(api.em(), 'select 1 from article where id = $1', [id])).toEqual([]);
  });
});

describe.each([
  ['restoreArticle', RESTORE],
  ['deleteArticlePermanently', DELETE_PERMANENTLY],
])('%s', (_name, operation) => {
  it('is limited to existing articles', async () => {
    expect((await api.execute(person.admin, operation, { id: missing })).code).toBe('NOT_FOUND');
  });
});

describe('scheduled unpublishing', () => {
  const [soon, later] = ['2098-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];

  it('is set, visible to administrators only, and canceled', async () => {
    const { id, slug } = await write();
    const planned = await api.run(person.admin, SCHEDULE, { id, at: soon });
    expect(planned.data.scheduleArticleUnpublish.article).toEqual({ status: 'PUBLISHED', unpublishAt: soon });
    expect((await api.run(person.admin, UNPUBLISH_AT, { slug })).data.article).toEqual({ unpublishAt: soon });
    expect((await api.run(person.visitor, UNPUBLISH_AT, { slug })).data.article).toEqual({ unpublishAt: null });
    expect(
      (await api.run(person.admin, SCHEDULE, { id })).data.scheduleArticleUnpublish.article.unpublishAt,
    ).toBeNull();
  });

  it('is canceled if the article is unpublished or deleted before', async () => {
    for (const operation of ['unpublishArticle', 'deleteArticle']) {
      const { id } = await write();
      await api.run(person.admin, SCHEDULE, { id, at: soon });
      const { data } = await api.execute(
        person.admin,
        `mutation ($id: ID!) { ${operation}(input: { id: $id }) { article { unpublishAt } } }`,
        { id },
      );
      expect(data).toEqual({ [operation]: { article: { unpublishAt: null } } });
    }
  });

  it.each([
    ['in the past', {}, '2001-01-01T00:00:00Z'],
    ['for a draft', { status: ArticleStatus.DRAFT }, soon],
    ['before it goes live', { status: ArticleStatus.SCHEDULED, publishedAt: new Date(later) }, soon],
  ])('is rejected %s', async (_name, values, at) => {
    const { id } = await write(values);
    const { code, errors } = await api.run(person.admin, SCHEDULE, { id, at });
    expect([code, errors?.[0]?.extensions?.['fields']]).toMatchObject(['BAD_USER_INPUT', [{ path: ['input', 'at'] }]]);
  });

  it('cannot be earlier than a publication that is scheduled afterwards', async () => {
    const { id } = await write({ status: ArticleStatus.SCHEDULED, publishedAt: new Date('2097-01-01') });
    await api.run(person.admin, SCHEDULE, { id, at: soon });
    const publish =
      'mutation ($id: ID!, $at: DateTime) { publishArticle(input: { id: $id, at: $at }) { article { status } } }';
    expect((await api.execute(person.admin, publish, { id, at: later })).code).toBe('CONFLICT');
  });

  it('is limited to existing articles', async () => {
    expect((await api.run(person.admin, SCHEDULE, { id: missing, at: soon })).code).toBe('NOT_FOUND');
  });
});
