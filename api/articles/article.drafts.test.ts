import { describe, expect, it } from 'vitest';
import { query } from '../testing/query.ts';
import { person, useApi } from '../testing/api.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';

const api = useApi();
const DRAFT = 'draft { version title body slug savedBy { id name } }';
const SAVE = `mutation ($input: SaveArticleDraftInput!) {
  saveArticleDraft(input: $input) { article { title body slug version status ${DRAFT} } }
}`;
const DISCARD = `mutation ($input: DiscardArticleDraftInput!) {
  discardArticleDraft(input: $input) { article { title version ${DRAFT} } }
}`;
const PUBLISH = `mutation ($input: PublishArticleInput!) {
  publishArticle(input: $input) { article { title slug status publishedAt version ${DRAFT} } }
}`;
const UPDATE = 'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { version } } }';
const ONE = `query ($slug: String!) { article(slug: $slug) { title body bodyHtml ${DRAFT} } }`;
const VERSIONS = 'query ($id: ID!) { articleVersions(id: $id) { nodes { version title isDraft } } }';
const missing = 'art_00000000000000000000000000000000';

async function write(given: Partial<Article> = {}): Promise<Article> {
  const em = api.em();
  const article = makeArticle(em, given);
  await em.flush();
  return article;
}
const run = (operation: string, variables: Record<string, unknown>) => api.ask(person.admin, operation, variables);
const save = (id: string, input: object, expectedVersion?: number) =>
  run(SAVE, { input: { id, ...input, expectedVersion } });

describe('a draft over a live article', () => {
  it('is seen by no visitor on any path, until its changes are published', async () => {
    const { id, slug } = await write({ title: 'As it is', body: 'Live text.' });
    const { data } = await save(id, { title: 'Quokka ahead', body: 'Quokka text.', slug: `${slug}-quokka` });
    expect(data.saveArticleDraft.article).toMatchObject({
      title: 'As it is',
      slug,
      status: 'PUBLISHED',
      draft: { title: 'Quokka ahead', slug: `${slug}-quokka`, savedBy: { id: person.admin.id, name: 'Ada Admin' } },
    });
    const paths: [string, Record<string, unknown>][] = [
      [ONE, { slug }],
      [`query ($id: ID!) { node(id: $id) { ... on Article { title body summary bodyTree ${DRAFT} } } }`, { id }],
      [`{ articles(first: 100) { nodes { title body slug ${DRAFT} } } }`, {}],
      ['{ articles(first: 100, filter: { search: "quokka" }) { nodes { title } } }', {}],
      ['{ search(filter: { query: "quokka" }) { nodes { title excerpt } } }', {}],
    ];
    for (const viewer of [person.visitor, person.investor, person.suspended])
      for (const [operation, variables] of paths) {
        const answer = await api.ask(viewer, operation, variables);
        expect(answer.errors).toBeUndefined();
        expect(JSON.stringify(answer.data)).not.toMatch(/quokka/i);
      }
    expect((await api.ask(person.visitor, ONE, { slug: `${slug}-quokka` })).data.article).toBeNull();

    await run(PUBLISH, { input: { id } });
    const live = await api.ask(person.visitor, ONE, { slug: `${slug}-quokka` });
    expect(live.data.article).toMatchObject({ title: 'Quokka ahead', bodyHtml: '<p>Quokka text.</p>', draft: null });
    expect((await api.ask(person.visitor, ONE, { slug })).data.article.title).toBe('Quokka ahead');
  });

  it('tells no page cache to let go, because no page changed', async () => {
    const { id } = await write();
    const version = () => query(api.em(), 'select version from content_version');
    const before = await version();
    await save(id, { body: 'Waiting.' });
    expect(await version()).toEqual(before);
  });

  it('is thrown away, and the article is as it was', async () => {
    const { id } = await write({ title: 'As it is' });
    await save(id, { title: 'Regretted' });
    const { data } = await run(DISCARD, { input: { id } });
    expect(data.discardArticleDraft.article).toEqual({ title: 'As it is', version: 1, draft: null });
    const history = (await run(VERSIONS, { id })).data.articleVersions.nodes;
    expect(history).toEqual([
      { version: 2, title: 'Regretted', isDraft: true },
      { version: 1, title: 'As it is', isDraft: false },
    ]);
    // A number is never used twice.
    expect((await save(id, { title: 'Once more' })).data.saveArticleDraft.article.draft.version).toBe(3);
  });

  it('stands in the history as waiting, then as shown', async () => {
    const { id } = await write({ title: 'First' });
    await save(id, { title: 'Second' });
    await save(id, { title: 'Third' });
    await run(PUBLISH, { input: { id } });
    expect((await run(VERSIONS, { id })).data.articleVersions.nodes).toEqual([
      { version: 3, title: 'Third', isDraft: false },
      { version: 2, title: 'Second', isDraft: true },
      { version: 1, title: 'First', isDraft: false },
    ]);
  });

  it('waits on over a plan that comes true, and goes along where it was added to the plan', async () => {
    const at = '2099-01-01T00:00:00.000Z';
    const { id } = await write({ title: 'Planned', status: ArticleStatus.SCHEDULED, publishedAt: new Date(at) });
    expect((await save(id, { title: 'Better' })).data.saveArticleDraft.article).toMatchObject({ title: 'Planned' });
    const { data } = await run(PUBLISH, { input: { id, at } });
    expect(data.publishArticle.article).toMatchObject({
      title: 'Better',
      status: 'SCHEDULED',
      publishedAt: at,
      draft: null,
    });
  });

  it('is published with the article, also after the article was unpublished', async () => {
    const { id, slug } = await write({ title: 'As it is' });
    await save(id, { title: 'Ready now' });
    await run('mutation ($id: ID!) { unpublishArticle(input: { id: $id }) { article { id } } }', { id });
    await run(PUBLISH, { input: { id } });
    expect((await api.ask(person.visitor, ONE, { slug })).data.article).toMatchObject({
      title: 'Ready now',
      draft: null,
    });
  });
});

describe('two who change the same article', () => {
  it('are told of each other’s drafts', async () => {
    const { id } = await write();
    expect((await save(id, { title: 'Mine' }, 1)).data.saveArticleDraft.article.draft.version).toBe(2);
    expect((await save(id, { title: 'Theirs' }, 1)).code).toBe('CONFLICT');
    expect((await run(PUBLISH, { input: { id, expectedVersion: 1 } })).code).toBe('CONFLICT');
    expect((await save(id, { title: 'Seen and changed' }, 2)).errors).toBeUndefined();
  });

  it('are told where the live text was changed after the draft began, and publish what they have seen', async () => {
    const { id, slug } = await write({ title: 'As it is' });
    await save(id, { title: 'Draft' });
    expect((await run(UPDATE, { input: { id, title: 'Corrected at once' } })).data.updateArticle.article.version).toBe(
      3,
    );
    expect((await api.ask(person.visitor, ONE, { slug })).data.article.title).toBe('Corrected at once');
    const refused = await run(PUBLISH, { input: { id, expectedVersion: 3 } });
    expect([refused.code, refused.errors?.[0]?.extensions?.['fields']]).toMatchObject([
      'CONFLICT',
      [{ path: ['input', 'expectedVersion'] }],
    ]);
    await save(id, { title: 'Draft with the correction' }, 3);
    await run(PUBLISH, { input: { id, expectedVersion: 4 } });
    expect((await api.ask(person.visitor, ONE, { slug })).data.article.title).toBe('Draft with the correction');
  });

  it('find an address that was taken meanwhile refused, not doubled', async () => {
    const { id } = await write();
    await save(id, { slug: `${id.slice(4, 12)}-wanted` });
    await write({ slug: `${id.slice(4, 12)}-wanted` });
    expect((await run(PUBLISH, { input: { id } })).code).toBe('CONFLICT');
  });
});

describe('an article that is a draft itself', () => {
  it('is changed in place', async () => {
    const { id } = await write({ status: ArticleStatus.DRAFT, publishedAt: null });
    const { data } = await save(id, { title: 'Changed' }, 1);
    expect(data.saveArticleDraft.article).toMatchObject({ title: 'Changed', version: 2, draft: null });
  });

  it('takes up what waited over it when it was live', async () => {
    const { id } = await write({ title: 'As it is', body: 'Old.' });
    await save(id, { body: 'Waited.' });
    await run('mutation ($id: ID!) { unpublishArticle(input: { id: $id }) { article { id } } }', { id });
    const { data } = await save(id, { title: 'Changed' });
    expect(data.saveArticleDraft.article).toMatchObject({ title: 'Changed', body: 'Waited.', draft: null });
  });
});

describe.each([
  ['saveArticleDraft', SAVE, { title: 'x' }],
  ['discardArticleDraft', DISCARD, {}],
  ['publishArticle', PUBLISH, {}],
])('%s', (_name, operation, values) => {
  it('asks a visitor to sign in, refuses an investor, and knows no article of no such id', async () => {
    const { id } = await write();
    expect((await api.ask(person.visitor, operation, { input: { id, ...values } })).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, operation, { input: { id, ...values } })).code).toBe('FORBIDDEN');
    expect((await run(operation, { input: { id: missing, ...values } })).code).toBe('NOT_FOUND');
  });
});

it('a draft that is not valid is refused, naming the field', async () => {
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
