import { describe, expect, it } from 'vitest';
import { query } from '../platform/sql.ts';
import { person, useApi } from '../testing/api.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';

const api = useApi();
const DRAFT = 'draft { version title body slug savedBy }';
const SAVE = `mutation ($id: ID!, $input: ArticleInput!, $expectedVersion: Int) {
  saveArticleDraft(id: $id, input: $input, expectedVersion: $expectedVersion) { title body slug version status ${DRAFT} }
}`;
const DISCARD = `mutation ($id: ID!) { discardArticleDraft(id: $id) { title version ${DRAFT} } }`;
const RELEASE = `mutation ($id: ID!, $input: ReleaseInput!) {
  releaseArticle(id: $id, input: $input) { title slug status publishedAt version ${DRAFT} }
}`;
const UPDATE = 'mutation ($id: ID!, $input: ArticleInput!) { updateArticle(id: $id, input: $input) { version } }';
const ONE = `query ($slug: String!) { article(slug: $slug) { title body bodyHtml ${DRAFT} } }`;
const VERSIONS = 'query ($id: ID!) { articleVersions(id: $id) { version title isDraft } }';
const missing = 'art_00000000000000000000000000000000';

async function write(given: Partial<Article> = {}): Promise<Article> {
  const em = api.em();
  const article = makeArticle(em, given);
  await em.flush();
  return article;
}
const run = (operation: string, variables: Record<string, unknown>) => api.ask(person.admin, operation, variables);
const save = (id: string, input: object, expectedVersion?: number) => run(SAVE, { id, input, expectedVersion });

describe('a draft over a live article', () => {
  it('is seen by no visitor on any path, until its changes are published', async () => {
    const { id, slug } = await write({ title: 'As it is', body: 'Live text.' });
    const { data } = await save(id, { title: 'Quokka ahead', body: 'Quokka text.', slug: `${slug}-quokka` });
    expect(data.saveArticleDraft).toMatchObject({
      title: 'As it is',
      slug,
      status: 'PUBLISHED',
      draft: { title: 'Quokka ahead', slug: `${slug}-quokka`, savedBy: 'Ada Admin' },
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

    await run(RELEASE, { id, input: {} });
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
    const { data } = await run(DISCARD, { id });
    expect(data.discardArticleDraft).toEqual({ title: 'As it is', version: 1, draft: null });
    const history = (await run(VERSIONS, { id })).data.articleVersions;
    expect(history).toEqual([
      { version: 2, title: 'Regretted', isDraft: true },
      { version: 1, title: 'As it is', isDraft: false },
    ]);
    // A number is never used twice.
    expect((await save(id, { title: 'Once more' })).data.saveArticleDraft.draft.version).toBe(3);
  });

  it('stands in the history as waiting, then as shown', async () => {
    const { id } = await write({ title: 'First' });
    await save(id, { title: 'Second' });
    await save(id, { title: 'Third' });
    await run(RELEASE, { id, input: {} });
    expect((await run(VERSIONS, { id })).data.articleVersions).toEqual([
      { version: 3, title: 'Third', isDraft: false },
      { version: 2, title: 'Second', isDraft: true },
      { version: 1, title: 'First', isDraft: false },
    ]);
  });

  it('waits on over a plan that comes true, and goes along where it was added to the plan', async () => {
    const at = '2099-01-01T00:00:00.000Z';
    const { id } = await write({ title: 'Planned', status: ArticleStatus.SCHEDULED, publishedAt: new Date(at) });
    expect((await save(id, { title: 'Better' })).data.saveArticleDraft).toMatchObject({ title: 'Planned' });
    const { data } = await run(RELEASE, { id, input: { at } });
    expect(data.releaseArticle).toMatchObject({ title: 'Better', status: 'SCHEDULED', publishedAt: at, draft: null });
  });

  it('stays hidden where the article is taken off and published again by other means', async () => {
    const { id, slug } = await write({ title: 'As it is' });
    await save(id, { title: 'Not yet' });
    await run('mutation ($id: ID!) { unpublishArticle(id: $id) { id } }', { id });
    await run('mutation ($id: ID!) { publishArticle(id: $id) { id } }', { id });
    expect((await api.ask(person.visitor, ONE, { slug })).data.article.title).toBe('As it is');
  });
});

describe('two who change the same article', () => {
  it('are told of each other’s drafts', async () => {
    const { id } = await write();
    expect((await save(id, { title: 'Mine' }, 1)).data.saveArticleDraft.draft.version).toBe(2);
    expect((await save(id, { title: 'Theirs' }, 1)).code).toBe('CONFLICT');
    expect((await run(RELEASE, { id, input: { expectedVersion: 1 } })).code).toBe('CONFLICT');
    expect((await save(id, { title: 'Seen and changed' }, 2)).errors).toBeUndefined();
  });

  it('are told where the live text was changed after the draft began, and publish what they have seen', async () => {
    const { id, slug } = await write({ title: 'As it is' });
    await save(id, { title: 'Draft' });
    expect((await run(UPDATE, { id, input: { title: 'Corrected at once' } })).data.updateArticle.version).toBe(3);
    expect((await api.ask(person.visitor, ONE, { slug })).data.article.title).toBe('Corrected at once');
    const refused = await run(RELEASE, { id, input: { expectedVersion: 3 } });
    expect([refused.code, refused.errors?.[0]?.extensions?.['fields']]).toMatchObject([
      'CONFLICT',
      [{ path: ['expectedVersion'] }],
    ]);
    await save(id, { title: 'Draft with the correction' }, 3);
    await run(RELEASE, { id, input: { expectedVersion: 4 } });
    expect((await api.ask(person.visitor, ONE, { slug })).data.article.title).toBe('Draft with the correction');
  });

  it('find an address that was taken meanwhile refused, not doubled', async () => {
    const { id } = await write();
    await save(id, { slug: `${id.slice(4, 12)}-wanted` });
    await write({ slug: `${id.slice(4, 12)}-wanted` });
    expect((await run(RELEASE, { id, input: {} })).code).toBe('CONFLICT');
  });
});

describe('an article that is a draft itself', () => {
  it('is changed in place', async () => {
    const { id } = await write({ status: ArticleStatus.DRAFT, publishedAt: null });
    const { data } = await save(id, { title: 'Changed' }, 1);
    expect(data.saveArticleDraft).toMatchObject({ title: 'Changed', version: 2, draft: null });
  });

  it('takes up what waited over it when it was live', async () => {
    const { id } = await write({ title: 'As it is', body: 'Old.' });
    await save(id, { body: 'Waited.' });
    await run('mutation ($id: ID!) { unpublishArticle(id: $id) { id } }', { id });
    const { data } = await save(id, { title: 'Changed' });
    expect(data.saveArticleDraft).toMatchObject({ title: 'Changed', body: 'Waited.', draft: null });
  });
});

describe.each([
  ['saveArticleDraft', SAVE, { input: { title: 'x' } }],
  ['discardArticleDraft', DISCARD, {}],
  ['releaseArticle', RELEASE, { input: {} }],
])('%s', (_name, operation, variables) => {
  it('asks a visitor to sign in, refuses an investor, and knows no article of no such id', async () => {
    const { id } = await write();
    expect((await api.ask(person.visitor, operation, { id, ...variables })).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, operation, { id, ...variables })).code).toBe('FORBIDDEN');
    expect((await run(operation, { id: missing, ...variables })).code).toBe('NOT_FOUND');
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
