import { describe, expect, it } from 'vitest';
import { type Answer, person, useApi } from '#api/testing/api.ts';
import { Article, ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import {
  ArticleTestListDocument as LIST,
  type ArticleTestListQuery,
  ArticleTestOneDocument as ONE,
  ArticleTrashTestNodeDocument as NODE,
  ArticleTestSearchDocument as SEARCH,
  ArticleTestArticlesDocument as ARTICLES,
  ArticleTestRelatedDocument as RELATED,
} from '#graphql/generated/tests-content-articles.ts';

const api = useApi();

async function write(values: Partial<Article> = {}) {
  const em = api.em();
  const article = makeArticle(em, values);
  await em.flush();
  return article;
}

describe('reading articles', () => {
  it('a visitor reads a published article by its slug', async () => {
    const article = await write({ body: '## Where it runs\n\nIn **your** rack.', authorName: 'Safe AI Security Desk' });
    const { data } = await api.run(person.visitor, ONE, { slug: article.slug });
    expect(data.article).toMatchObject({
      title: article.title,
      author: { name: 'Safe AI Security Desk' },
      readingMinutes: 1,
    });
    expect(data.article?.bodyHtml).toBe(
      '<h2 id="where-it-runs">Where it runs</h2>\n<p>In <strong>your</strong> rack.</p>',
    );
    expect(data.article?.bodyTree[0]).toEqual(['h2', { id: 'where-it-runs' }, 'Where it runs']);
  });

  it.each([ArticleStatus.DRAFT, ArticleStatus.SCHEDULED])(
    'a visitor finds no %s article by slug, list, id or search',
    async (status) => {
      const hidden = await write({ status, title: `Canary ${status} zebrafish` });
      const byAddress = await api.run(person.visitor, ONE, { slug: hidden.slug });
      const byId = await api.run(person.visitor, NODE, { id: hidden.id });
      const listed = await api.run(person.visitor, LIST, { first: 100 });
      const result = await api.run(person.visitor, SEARCH);
      expect(byAddress.data.article).toBeNull();
      expect(byId.data.node).toBeNull();
      expect(listed.data.articles.nodes.map((node) => node.id)).not.toContain(hidden.id);
      expect(result.data.search.nodes).toEqual([]);
    },
  );

  it('an administrator reads drafts, a suspended administrator does not', async () => {
    const draft = await write({ status: ArticleStatus.DRAFT });
    expect((await api.run(person.admin, ONE, { slug: draft.slug })).data.article?.id).toBe(draft.id);
    expect((await api.run(person.suspended, ONE, { slug: draft.slug })).data.article).toBeNull();
  });

  it('the pages of the list contain each article once, newest first', async () => {
    const em = api.em();
    const category = makeCategory(em);
    const instants = ['2026-03-01', '2026-03-01', '2026-02-01', '2026-01-01', '2025-12-01'];
    const articles = instants.map((day) => makeArticle(em, { category, publishedAt: new Date(day) }));
    await em.flush();
    const met: string[] = [];
    let after: string | null = null;
    do {
      const { data }: Answer<ArticleTestListQuery> = await api.run(person.visitor, LIST, {
        first: 2,
        after,
        filter: { category: category.slug },
      });
      met.push(...data.articles.nodes.map((node) => node.id));
      after = data.articles.pageInfo.hasNextPage ? data.articles.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(met)).toEqual(new Set(articles.map(({ id }) => id)));
    expect(met).toHaveLength(articles.length);
    expect(met.slice(2)).toEqual(articles.slice(2).map(({ id }) => id));
  });

  it('an administrator finds drafts in the order of their last changes, on each page of the list', async () => {
    const em = api.em();
    const category = makeCategory(em);
    const drafts = [3, 9, 1, 7, 5].map((day) =>
      makeArticle(em, {
        category,
        status: ArticleStatus.DRAFT,
        publishedAt: null,
        updatedAt: new Date(Date.UTC(2026, 0, day)),
      }),
    );
    await em.flush();
    const listed: string[] = [];
    for (let after: string | null | undefined = null; after !== undefined;) {
      const filter = { category: category.slug, status: ArticleStatus.DRAFT };
      const { data }: Answer<ArticleTestListQuery> = await api.run(person.admin, LIST, { first: 2, after, filter });
      listed.push(...data.articles.nodes.map((node) => node.id));
      after = data.articles.pageInfo.hasNextPage ? data.articles.pageInfo.endCursor : undefined;
    }
    const days = listed.map((id) => drafts.find((draft) => draft.id === id)?.updatedAt.getUTCDate());
    expect(days).toEqual([9, 7, 5, 3, 1]);
  });

  it('the search finds a word that only old articles contain, and returns each article once, newest first', async () => {
    const em = api.em();
    const category = makeCategory(em);
    const day = (number: number) => new Date(Date.UTC(2024, 0, 1) + number * 86_400_000);
    for (let number = 100; number < 420; number += 1) makeArticle(em, { category, publishedAt: day(number) });
    const old = Array.from({ length: 25 }, (_, number) =>
      makeArticle(em, { category, publishedAt: day(number), body: 'A lone pangolin.' }),
    );
    await em.flush();
    const met: string[] = [];
    let after: string | null = null;
    do {
      const filter = { category: category.slug, search: 'pangolin' };
      const { data }: Answer<ArticleTestListQuery> = await api.run(person.visitor, LIST, { first: 10, after, filter });
      met.push(...data.articles.nodes.map((node) => node.id));
      after = data.articles.pageInfo.hasNextPage ? data.articles.pageInfo.endCursor : null;
    } while (after);
    expect(met).toEqual(old.toReversed().map(({ id }) => id));
  });

  it.each([
    ['a page of none', { first: 0 }, 'first'],
    ['a page of 101', { first: 101 }, 'first'],
    ['a cursor of their own making', { first: 2, after: 'gibberish' }, 'after'],
    [
      'a cursor with SQL in it',
      { first: 2, after: Buffer.from('["2026-01-01T00:00:00Z\' or 1=1",""]').toString('base64url') },
      'after',
    ],
    ['10 KB of search text', { filter: { search: 'x'.repeat(10_240) } }, 'filter'],
  ])('a request for %s is rejected with the name of the field', async (_name, variables, field) => {
    const { errors, code } = await api.run(person.visitor, LIST, variables);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: expect.arrayContaining([field]) }]);
  });

  it('an unknown category returns an empty page', async () => {
    const { data, errors } = await api.run(person.visitor, LIST, { filter: { category: 'no-such-category' } });
    expect(errors).toBeUndefined();
    expect(data.articles.nodes).toEqual([]);
  });

  it('a list can include the text of each article', async () => {
    await write({ body: 'First text.' });
    const { data } = await api.run(person.visitor, ARTICLES);
    expect(data.articles.nodes.every((node) => node.body.length > 0)).toBe(true);
  });

  it('an external picture within a link becomes its description, because HTML does not allow a link in a link', async () => {
    const article = await write({ body: '[![far](https://far.example/p.png)](https://far.example/)' });
    const { data } = await api.run(person.visitor, ONE, { slug: article.slug });
    expect(data.article?.bodyHtml).toBe('<p><a href="https://far.example/">far</a></p>');
  });

  it('scripts, event handlers and external pictures in Markdown are removed', async () => {
    const body =
      '<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>\n\n![far](https://far.example/p.png)';
    const article = await write({ body });
    const { data } = await api.run(person.visitor, ONE, { slug: article.slug });
    expect(data.article?.bodyHtml).not.toMatch(/script|onerror|javascript:|<img/);
    expect(data.article?.bodyHtml).toContain('<a href="https://far.example/p.png">far</a>');
  });
});

describe('the related articles', () => {
  it('are those of the same category first, then the newest, and never the article itself', async () => {
    const em = api.em();
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const category = makeCategory(em);
    const self = makeArticle(em, { category, publishedAt: later(-5) });
    const same = makeArticle(em, { category, publishedAt: later(-90) });
    const newer = [3, 2, 1].map((minutes) => makeArticle(em, { publishedAt: later(minutes) }));
    await em.flush();
    const { data } = await api.run(person.visitor, RELATED, { slug: self.slug });
    const slugs = data.article!.related.map(({ slug }) => slug);
    expect(slugs).toEqual([same.slug, newer[0]?.slug, newer[1]?.slug]);
  });
});
