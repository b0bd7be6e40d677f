import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { makeCategory } from '../categories/category.factory.ts';
import { makePictureRow } from '../pictures/picture.factory.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';
import {
  ArticleDraftsTestDiscardDocument as DISCARD,
  ArticleDraftsTestOneDocument as ONE,
  ArticleDraftsTestPublishDocument as PUBLISH,
  ArticleDraftsTestSaveDocument as SAVE,
  ArticleDraftsTestUpdateDocument as UPDATE,
  ArticleDraftsTestVersionsDocument as VERSIONS,
} from '#graphql/generated/tests-content-articles.ts';

const api = useApi();
const DRAFT = 'draft { version title body slug savedBy { accountId name } }';
const missing = 'art_00000000000000000000000000000000';

async function write(values: Partial<Article> = {}): Promise<Article> {
  const em = api.em();
  const article = makeArticle(em, values);
  await em.flush();
  return article;
}
const save = (id: string, input: object, expectedVersion?: number) =>
  api.run(person.admin, SAVE, { input: { id, ...input, expectedVersion } });

describe('a draft of a published article', () => {
  it('is not visible to visitors on any path until it is published', async () => {
    const { id, slug } = await write({ title: 'As it is', body: 'Live text.' });
    const { data } = await save(id, { title: 'Quokka ahead', body: 'Quokka text.', slug: `${slug}-quokka` });
    expect(data.saveArticleDraft.article).toMatchObject({
      title: 'As it is',
      slug,
      status: 'PUBLISHED',
      draft: {
        title: 'Quokka ahead',
        slug: `${slug}-quokka`,
        savedBy: { accountId: person.admin.id, name: 'Ada Admin' },
      },
    });
    const paths: [string | DocumentNode, Record<string, unknown>][] = [
      [ONE, { slug }],
      [`query ($id: ID!) { node(id: $id) { ... on Article { title body summary bodyTree ${DRAFT} } } }`, { id }],
      [`{ articles(first: 100) { nodes { title body slug ${DRAFT} } } }`, {}],
      ['{ articles(first: 100, filter: { search: "quokka" }) { nodes { title } } }', {}],
      ['{ search(filter: { query: "quokka" }) { nodes { title excerpt } } }', {}],
    ];
    for (const viewer of [person.visitor, person.investor, person.suspended])
      for (const [operation, variables] of paths) {
        const answer = await api.execute(viewer, operation, variables);
        expect(answer.errors).toBeUndefined();
        expect(JSON.stringify(answer.data)).not.toMatch(/quokka/i);
      }
    expect((await api.run(person.visitor, ONE, { slug: `${slug}-quokka` })).data.article).toBeNull();

    await api.run(person.admin, PUBLISH, { input: { id } });
    const live = await api.run(person.visitor, ONE, { slug: `${slug}-quokka` });
    expect(live.data.article).toMatchObject({ title: 'Quokka ahead', bodyHtml: '<p>Quokka text.</p>', draft: null });
    expect((await api.run(person.visitor, ONE, { slug })).data.article!.title).toBe('Quokka ahead');
  });

  it('does not clear the page caches, because no page changed', async () => {
    const { id } = await write();
    const version = () => query(api.em(), 'select version from content_version');
    const before = await version();
    await save(id, { body: 'Waiting.' });
    expect(await version()).toEqual(before);
  });

  it('can be discarded, which leaves the article unchanged', async () => {
    const { id } = await write({ title: 'As it is' });
    await save(id, { title: 'Regretted' });
    const { data } = await api.run(person.admin, DISCARD, { input: { id } });
    expect(data.discardArticleDraft.article).toEqual({ title: 'As it is', version: 1, draft: null });
    const history = (await api.run(person.admin, VERSIONS, { id })).data.articleVersions.nodes;
    expect(history).toMatchObject([
      { version: 2, title: 'Regretted', isDraft: true },
      { version: 1, title: 'As it is', isDraft: false },
    ]);
    // The number of a discarded version is not used again.
    expect((await save(id, { title: 'Once more' })).data.saveArticleDraft!.article!.draft!.version).toBe(3);
  });

  it('is in the history as a draft, then as published', async () => {
    const { id } = await write({ title: 'First' });
    await save(id, { title: 'Second' });
    await save(id, { title: 'Third' });
    await api.run(person.admin, PUBLISH, { input: { id } });
    expect((await api.run(person.admin, VERSIONS, { id })).data.articleVersions.nodes).toMatchObject([
      { version: 3, title: 'Third', isDraft: false },
      { version: 2, title: 'Second', isDraft: true },
      { version: 1, title: 'First', isDraft: false },
    ]);
  });

  it('stays a draft when a scheduled article is published, unless the draft was scheduled too', async () => {
    const at = '2099-01-01T00:00:00.000Z';
    const { id } = await write({ title: 'Planned', status: ArticleStatus.SCHEDULED, publishedAt: new Date(at) });
    expect((await save(id, { title: 'Better' })).data.saveArticleDraft.article).toMatchObject({ title: 'Planned' });
    const { data } = await api.run(person.admin, PUBLISH, { input: { id, at } });
    expect(data.publishArticle.article).toMatchObject({
      title: 'Better',
      status: 'SCHEDULED',
      publishedAt: at,
      draft: null,
    });
  });

  it('is published with the article, even after the article was unpublished', async () => {
    const { id, slug } = await write({ title: 'As it is' });
    await save(id, { title: 'Ready now' });
    await api.execute(person.admin, 'mutation ($id: ID!) { unpublishArticle(input: { id: $id }) { article { id } } }', {
      id,
    });
    await api.run(person.admin, PUBLISH, { input: { id } });
    expect((await api.run(person.visitor, ONE, { slug })).data.article).toMatchObject({
      title: 'Ready now',
      draft: null,
    });
  });
});

describe('the history of an article', () => {
  it('has the URL name, category and cover of each version', async () => {
    const em = api.em();
    const [first, second] = [makeCategory(em), makeCategory(em)];
    const { address: cover } = await makePictureRow(em);
    const { id, slug } = makeArticle(em, { category: first });
    await em.flush();
    const saved = await save(id, { slug: `${slug}-new`, categoryId: second.id, cover });
    expect(saved.errors).toBeUndefined();
    const { data } = await api.run(person.admin, VERSIONS, { id });
    expect(data.articleVersions.nodes).toMatchObject([
      { version: 2, slug: `${slug}-new`, category: { id: second.id }, cover, isDraft: true },
      { version: 1, slug, category: { id: first.id }, cover: null, isDraft: false },
    ]);
  });

  it('keeps the draft, however often the published text changes after it', async () => {
    const { id } = await write();
    await save(id, { title: 'Waiting' });
    const versions = `insert into article_version (article_id, version, title, summary, body, saved_at)
      select id, number, title, summary, body, now() from article, generate_series(3, 200) number where id = $1`;
    await query(api.em(), versions, [id]);
    await query(api.em(), 'update article set version = 200 where id = $1', [id]);
    const { data } = await api.run(person.admin, UPDATE, { input: { id, title: 'At once' } });
    expect(data.updateArticle.article.version).toBe(201);
    const kept = 'select version, title from article_version where article_id = $1 order by version';
    const rows = await query<{ version: number; title: string }>(api.em(), kept, [id]);
    expect(rows[0]).toEqual({ version: 2, title: 'Waiting' });
    expect(rows.slice(1).map(({ version }) => version)).toEqual(Array.from({ length: 100 }, (_, at) => 102 + at));
  });
});

describe('two editors of the same article', () => {
  it('get a conflict if the other saved a draft meanwhile', async () => {
    const { id } = await write();
    expect((await save(id, { title: 'Mine' }, 1)).data.saveArticleDraft!.article!.draft!.version).toBe(2);
    expect((await save(id, { title: 'Theirs' }, 1)).code).toBe('CONFLICT');
    expect((await api.run(person.admin, PUBLISH, { input: { id, expectedVersion: 1 } })).code).toBe('CONFLICT');
    expect((await save(id, { title: 'Seen and changed' }, 2)).errors).toBeUndefined();
  });

  it('get a conflict if the published text changed after the draft was started', async () => {
    const { id, slug } = await write({ title: 'As it is' });
    await save(id, { title: 'Draft' });
    expect(
      (await api.run(person.admin, UPDATE, { input: { id, title: 'Corrected at once' } })).data.updateArticle.article
        .version,
    ).toBe(3);
    expect((await api.run(person.visitor, ONE, { slug })).data.article!.title).toBe('Corrected at once');
    const result = await api.run(person.admin, PUBLISH, { input: { id, expectedVersion: 3 } });
    expect([result.code, result.errors?.[0]?.extensions?.['fields']]).toMatchObject([
      'CONFLICT',
      [{ path: ['input', 'expectedVersion'] }],
    ]);
    await save(id, { title: 'Draft with the correction' }, 3);
    await api.run(person.admin, PUBLISH, { input: { id, expectedVersion: 4 } });
    expect((await api.run(person.visitor, ONE, { slug })).data.article!.title).toBe('Draft with the correction');
  });

  it('get a conflict if another article has taken the slug meanwhile', async () => {
    const { id } = await write();
    await save(id, { slug: `${id.slice(4, 12)}-wanted` });
    await write({ slug: `${id.slice(4, 12)}-wanted` });
    expect((await api.run(person.admin, PUBLISH, { input: { id } })).code).toBe('CONFLICT');
  });
});

describe('an article with the status draft', () => {
  it('is changed in place', async () => {
    const { id } = await write({ status: ArticleStatus.DRAFT, publishedAt: null });
    const { data } = await save(id, { title: 'Changed' }, 1);
    expect(data.saveArticleDraft.article).toMatchObject({ title: 'Changed', version: 2, draft: null });
  });

  it('keeps the changes of its draft from when it was published', async () => {
    const { id } = await write({ title: 'As it is', body: 'Old.' });
    await save(id, { body: 'Waited.' });
    await api.execute(person.admin, 'mutation ($id: ID!) { unpublishArticle(input: { id: $id }) { article { id } } }', {
      id,
    });
    const { data } = await save(id, { title: 'Changed' });
    expect(data.saveArticleDraft.article).toMatchObject({ title: 'Changed', body: 'Waited.', draft: null });
  });
});

describe.each([
  ['saveArticleDraft', SAVE, { title: 'x' }],
  ['discardArticleDraft', DISCARD, {}],
  ['publishArticle', PUBLISH, {}],
])('%s', (_name, operation, values) => {
  it('is not possible for an administrator with an unknown id', async () => {
    expect((await api.execute(person.admin, operation, { input: { id: missing, ...values } })).code).toBe('NOT_FOUND');
  });
});

it('an invalid draft is rejected with the name of the field', async () => {
  const { id } = await write();
  for (const [field, input] of [
    ['title', { title: ' ' }],
    ['body', { body: 'x'.repeat(200_001) }],
    ['categoryId', { categoryId: 'cat_0' }],
  ] as const) {
    const { code, errors } = await save(id, input);
    expect([code, errors?.[0]?.extensions?.['fields']]).toMatchObject(['BAD_USER_INPUT', [{ path: ['input', field] }]]);
  }
});
