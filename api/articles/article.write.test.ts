import { describe, expect, it } from 'vitest';
import { makeCategory } from '../categories/category.factory.ts';
import { person, useApi } from '../testing/api.ts';
import { makeArticle } from './article.factory.ts';
import {
  ArticleWriteTestCreateDocument as CREATE,
  ArticleWriteTestDeleteDocument as DELETE,
  ArticleWriteTestPublishDocument as PUBLISH,
  ArticleWriteTestReadDocument as READ,
  ArticleWriteTestUnpublishDocument as UNPUBLISH,
  ArticleWriteTestUpdateDocument as UPDATE,
} from '../../graphql/generated/tests-articles.ts';

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
  it('returns UNAUTHENTICATED to visitors', async () => {
    expect((await api.execute(person.visitor, operation, await variables())).code).toBe('UNAUTHENTICATED');
  });

  it('is forbidden for an investor and for a suspended administrator', async () => {
    expect((await api.execute(person.investor, operation, await variables())).code).toBe('FORBIDDEN');
    expect((await api.execute(person.suspended, operation, await variables())).code).toBe('FORBIDDEN');
  });

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
