import { describe, expect, it } from 'vitest';
import { makeCategory } from '../categories/category.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';
import {
  ArticleWriteTestAuthorsDocument as AUTHORS,
  ArticleWriteTestCreateDocument as CREATE,
  ArticleWriteTestDeleteDocument as DELETE,
  ArticleWriteTestDraftDocument as DRAFT,
  ArticleWriteTestPublishDocument as PUBLISH,
  ArticleWriteTestReadDocument as READ,
  ArticleWriteTestSettingsDocument as SET,
  ArticleWriteTestUnpublishDocument as UNPUBLISH,
  ArticleWriteTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-content-articles.ts';

const api = useApi();
const missing = 'art_00000000000000000000000000000000';

async function articleId(): Promise<string> {
  const em = api.em();
  const article = makeArticle(em);
  await em.flush();
  return article.id;
}

describe.each([
  ['createArticle', CREATE, async () => ({ input: { title: 'Keys stay home' } })],
  ['updateArticle', UPDATE, async () => ({ input: { id: await articleId(), title: 'Keys stay home' } })],
  ['publishArticle', PUBLISH, async () => ({ id: await articleId() })],
  ['unpublishArticle', UNPUBLISH, async () => ({ id: await articleId() })],
  ['deleteArticle', DELETE, async () => ({ id: await articleId() })],
])('%s', (_name, operation, variables) => {
  it('succeeds for an administrator', async () => {
    expect((await api.execute(person.admin, operation, await variables())).errors).toBeUndefined();
  });
});

describe('the result for an administrator', () => {
  it('a new article is a draft under their name, with a slug from its title', async () => {
    const em = api.em();
    const category = makeCategory(em);
    await em.flush();
    const input = { title: 'What crosses the gap?', body: 'Nothing.', categoryId: category.id };
    const { data } = await api.run(person.admin, CREATE, { input });
    expect(data.createArticle.article).toMatchObject({
      slug: 'what-crosses-the-gap',
      status: 'DRAFT',
      category: { slug: category.slug },
      author: { name: 'Ada Admin' },
    });
  });

  it('two articles with the same title get different slugs', async () => {
    const first = await api.run(person.admin, CREATE, { input: { title: 'Twins' } });
    const second = await api.run(person.admin, CREATE, { input: { title: 'Twins' } });
    expect([first.data.createArticle.article.slug, second.data.createArticle.article.slug]).toEqual([
      'twins',
      'twins-2',
    ]);
  });

  it('an update changes only the fields of its input', async () => {
    const id = await articleId();
    const { data } = await api.run(person.admin, UPDATE, { input: { id, body: '*New* text.' } });
    expect(data.updateArticle.article.bodyHtml).toBe('<p><em>New</em> text.</p>');
    expect(data.updateArticle.article.title).toMatch(/^Article /);
    expect(data.updateArticle.article.summary).not.toBe('');
  });

  it('publishing with a future time schedules the article, publishing now publishes it', async () => {
    const id = await articleId();
    const later = await api.run(person.admin, PUBLISH, { id, at: '2099-01-01T00:00:00Z' });
    expect(later.data.publishArticle.article).toEqual({ status: 'SCHEDULED', publishedAt: '2099-01-01T00:00:00.000Z' });
    expect((await api.run(person.admin, PUBLISH, { id })).data.publishArticle.article.status).toBe('PUBLISHED');
  });
});

const settings = {
  reviewedOn: '2026-11-20',
  seoTitle: 'Keys that stay home',
  seoDescription: 'What a key server needs.',
  isNoindex: true,
};

describe('the author, the dates and what search engines read', () => {
  it('are changed together, and a cleared field is empty', async () => {
    const id = await articleId();
    const set = await api.run(person.editor, SET, { input: { id, authorName: ' Grace Hopper ', ...settings } });
    expect(set.data.updateArticle.article).toMatchObject({ author: { name: 'Grace Hopper' }, ...settings });
    const none = { reviewedOn: null, seoTitle: null, seoDescription: null, isNoindex: null };
    const cleared = await api.run(person.editor, SET, { input: { id, authorName: null, ...none } });
    expect(cleared.data.updateArticle.article).toMatchObject({
      author: { name: 'Grace Hopper' },
      ...none,
      isNoindex: false,
    });
    const empty = await api.run(person.editor, SET, { input: { id, seoTitle: ' ', authorName: '' } });
    expect(empty.data.updateArticle.article).toMatchObject({ author: { name: 'Grace Hopper' }, seoTitle: null });
  });

  it('wait in the draft of a published article until it is published', async () => {
    const id = await articleId();
    const { data } = await api.run(person.admin, DRAFT, { input: { id, authorName: 'Grace Hopper', ...settings } });
    const { draft, ...own } = data.saveArticleDraft.article;
    expect(draft).toEqual({ authorName: 'Grace Hopper', ...settings });
    expect(own).toMatchObject({ author: { name: 'Safe AI Engineering' }, seoTitle: null, isNoindex: false });
    await api.run(person.admin, PUBLISH, { id });
    const after = await api.run(person.admin, SET, { input: { id } });
    expect(after.data.updateArticle.article).toMatchObject({ author: { name: 'Grace Hopper' }, ...settings });
  });

  it('of a draft without an author leave the author of the article', async () => {
    const id = await articleId();
    await api.run(person.admin, DRAFT, { input: { id, seoTitle: 'Keys' } });
    await query(api.em(), 'update article_version set author_name = null where article_id = $1', [id]);
    await api.run(person.admin, PUBLISH, { id });
    const { data } = await api.run(person.admin, SET, { input: { id } });
    expect(data.updateArticle.article.author.name).toBe('Safe AI Engineering');
  });

  it.each([
    ['a title for search engines of 61 characters', { seoTitle: 'x'.repeat(61) }, 'seoTitle'],
    ['a description for search engines of 156 characters', { seoDescription: 'x'.repeat(156) }, 'seoDescription'],
    ['an author of 101 characters', { authorName: 'x'.repeat(101) }, 'authorName'],
    ['an author that turns the text around', { authorName: 'Ada \u202E' }, 'authorName'],
    ['a review on a day that does not exist', { reviewedOn: '2026-02-30' }, 'reviewedOn'],
    ['a review in the future', { reviewedOn: '2099-01-01' }, 'reviewedOn'],
  ])('an article with %s is rejected with the name of the field', async (_name, input, field) => {
    const { errors, code } = await api.run(person.admin, SET, { input: { id: await articleId(), ...input } });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
  });
});

describe('the publish date', () => {
  it('of a published article is set back without a new version', async () => {
    const id = await articleId();
    const before = (await api.run(person.admin, SET, { input: { id } })).data.updateArticle.article;
    const input = { id, publishedAt: '2020-02-29T09:00:00Z', expectedVersion: before.version };
    const { data } = await api.run(person.editor, SET, { input });
    expect(data.updateArticle.article).toEqual({ ...before, publishedAt: '2020-02-29T09:00:00.000Z' });
  });

  it('changes together with the text', async () => {
    const id = await articleId();
    const input = { id, publishedAt: '2020-02-29T09:00:00Z', ...settings };
    const { data } = await api.run(person.editor, SET, { input });
    expect(data.updateArticle.article).toMatchObject({
      publishedAt: '2020-02-29T09:00:00.000Z',
      version: 2,
      ...settings,
    });
  });

  it('is not in the future, and a draft has none', async () => {
    const id = await articleId();
    const later = await api.run(person.admin, SET, { input: { id, publishedAt: '2099-01-01T00:00:00Z', ...settings } });
    expect(later.errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', 'publishedAt'] }]);
    const { data } = await api.run(person.admin, SET, { input: { id } });
    expect(data.updateArticle.article.seoTitle).toBeNull();
    await api.run(person.admin, UNPUBLISH, { id });
    const draft = await api.run(person.admin, SET, { input: { id, publishedAt: '2020-01-01T00:00:00Z' } });
    expect(draft.code).toBe('BAD_USER_INPUT');
  });

  it('does not change on top of a newer version', async () => {
    const id = await articleId();
    await api.run(person.admin, SET, { input: { id, seoTitle: 'Keys' } });
    const input = { id, publishedAt: '2020-02-29T09:00:00Z', expectedVersion: 1 };
    expect((await api.run(person.admin, SET, { input })).code).toBe('CONFLICT');
  });
});

describe('the names of authors', () => {
  it('are each listed once for an editor, the newest first, without those of the trash', async () => {
    const em = api.em();
    const updatedAt = new Date('2090-01-01');
    makeArticle(em, { authorName: 'Grace Newest', updatedAt });
    makeArticle(em, { authorName: 'Grace Newest' });
    const deletedAt = new Date();
    makeArticle(em, { authorName: 'Thrown Away', status: ArticleStatus.DRAFT, publishedAt: null, deletedAt });
    await em.flush();
    const names = (await api.run(person.editor, AUTHORS)).data.articleAuthors.map(({ name }) => name);
    expect(names[0]).toBe('Grace Newest');
    expect(names).not.toContain('Thrown Away');
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a changed slug', () => {
  const move = (id: string, slug: string) => api.run(person.admin, UPDATE, { input: { id, slug } });
  async function published(slug: string): Promise<string> {
    const em = api.em();
    const article = makeArticle(em, { slug });
    await em.flush();
    return article.id;
  }

  it('still finds the article and returns its current slug, after each change and when it is changed back', async () => {
    const id = await published('first-address');
    for (const slug of ['second-address', 'third-address', 'first-address', 'fourth-address']) await move(id, slug);
    for (const slug of ['first-address', 'second-address', 'third-address', 'fourth-address']) {
      const { data } = await api.run(person.visitor, READ, { slug });
      expect(data.article).toEqual({ id, slug: 'fourth-address' });
    }
  });

  it('cannot be taken by other articles, neither as a slug nor from a title', async () => {
    await move(await published('kept-address'), 'kept-elsewhere');
    const named = await api.run(person.admin, CREATE, { input: { title: 'x', slug: 'kept-address' } });
    expect(named.code).toBe('CONFLICT');
    const titled = await api.run(person.admin, CREATE, { input: { title: 'Kept address' } });
    expect(titled.data.createArticle.article.slug).toBe('kept-address-2');
  });

  it('does not reveal a draft, and former slugs of a draft are not kept', async () => {
    const id = await published('taken-back');
    await move(id, 'taken-back-now');
    await api.run(person.admin, UNPUBLISH, { id });
    expect((await api.run(person.visitor, READ, { slug: 'taken-back' })).data.article).toBeNull();
    const { data } = await api.run(person.admin, CREATE, { input: { title: 'Draft', slug: 'draft-one' } });
    await move(data.createArticle.article.id, 'draft-two');
    expect((await api.run(person.admin, READ, { slug: 'draft-one' })).data.article).toBeNull();
  });
});

describe('invalid input and unknown ids', () => {
  it.each([
    ['an empty title', { title: '  ' }, 'title'],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title'],
    ['an address with a slash', { title: 'x', slug: '../x' }, 'slug'],
    ['a category that does not exist', { title: 'x', categoryId: 'cat_0' }, 'categoryId'],
    ['a text of 200,001 characters', { title: 'x', body: 'x'.repeat(200_001) }, 'body'],
  ])('an article with %s is rejected with the name of the field', async (_name, input, field) => {
    const { errors, code } = await api.run(person.admin, CREATE, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
  });

  it('a slug that is already taken returns CONFLICT', async () => {
    const em = api.em();
    const article = makeArticle(em);
    await em.flush();
    expect((await api.run(person.admin, CREATE, { input: { title: 'x', slug: article.slug } })).code).toBe('CONFLICT');
  });

  it.each([
    ['updateArticle', UPDATE, { input: { id: missing, title: 'x' } }],
    ['publishArticle', PUBLISH, {}],
    ['unpublishArticle', UNPUBLISH, {}],
    ['deleteArticle', DELETE, {}],
  ])('%s returns NOT_FOUND for an unknown id', async (_name, operation, variables) => {
    expect((await api.execute(person.admin, operation, { id: missing, ...variables })).code).toBe('NOT_FOUND');
  });
});
