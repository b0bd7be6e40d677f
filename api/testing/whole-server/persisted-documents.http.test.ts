import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { print } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { errorStatuses } from '#graphql/error-codes.ts';
import { registeredOperations } from '#graphql/generated/registered.ts';
import { TokenTestCreateDocument, TokenTestLoginDocument } from '#graphql/generated/tests-integration-tokens.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { toDocumentId } from '#api/platform/graphql/persisted-documents.file.ts';
import { eventually } from '../eventually.ts';
import { TestBrowser } from '../site.ts';
import { useTokenSite } from '../token-site.ts';

const TITLE = 'query Title($slug: String!) { article(slug: $slug) { title } }';
const NAME = '{ viewer { name } }';
const PUBLISH = 'mutation Publish($input: PublishArticleInput!) { publishArticle(input: $input) { article { id } } }';
const BROKEN = '{ fieldOfAnOlderSchema }';
const folder = mkdtempSync(path.join(os.tmpdir(), 'documents-'));
const file = path.join(folder, 'documents.json');
// What the fixture sends, so that a closed server runs it, too.
const fixture = { create: print(TokenTestCreateDocument), login: print(TokenTestLoginDocument) };
const added = {
  name: NAME,
  [toDocumentId(TITLE)]: TITLE,
  publish: PUBLISH,
  broken: BROKEN,
  ...fixture,
};
writeFileSync(file, JSON.stringify(added));
afterAll(() => rmSync(folder, { recursive: true }));

const code = (name: keyof typeof errorStatuses) => ({ status: errorStatuses[name], code: name });

describe.each([
  ['a server', {}],
  ['a server that runs only registered operations', { REGISTERED_OPERATIONS_ONLY: 'true' }],
] as const)('%s with persisted documents', (_name, more) => {
  const { site, second, holder } = useTokenSite({ PERSISTED_DOCUMENTS: file, ...more });
  const isClosed = 'REGISTERED_OPERATIONS_ONLY' in more;

  async function getOutcome(response: Response) {
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
    return errors ? { status: response.status, code: errors[0]!.extensions.code } : data;
  }
  const request = (place: string, init: RequestInit = {}) => fetch(`${second()}/graphql${place}`, init);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    request('', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const get = (parameters: ConstructorParameters<typeof URLSearchParams>[0], headers: Record<string, string> = {}) =>
    request(`?${new URLSearchParams(parameters)}`, { headers });

  async function publish() {
    const em = site.em();
    const article = makeArticle(em, { status: ArticleStatus.PUBLISHED });
    await em.flush();
    return article;
  }

  it('runs a document by its hash for visitors, by GET and POST, and repeats the response from the cache', async () => {
    const { slug, title } = await publish();
    const [documentId, variables] = [toDocumentId(TITLE), { slug }];
    const data = { article: { title } };
    const byGet = () => get({ documentId, variables: JSON.stringify(variables) });
    await eventually(async () => expect(await getOutcome(await post({ documentId, variables }))).toEqual(data));
    for (const send of [() => post({ documentId, variables }), byGet]) {
      expect(await getOutcome(await send())).toEqual(data);
      await eventually(async () => {
        const answer = await send();
        // Only operations that run spend points.
        expect(answer.headers.has('ratelimit')).toBe(false);
        expect(await getOutcome(answer)).toEqual(data);
      });
    }
    const other = await publish();
    expect(await getOutcome(await post({ documentId, variables: { slug: other.slug } }))).toEqual({
      article: { title: other.title },
    });
  });

  it('runs a document by the name that the operator set, with the access rights of the sender', async () => {
    const { secret, user } = await holder(['ACCOUNT_READ']);
    const headers = { authorization: `Bearer ${secret}` };
    expect(await getOutcome(await post({ documentId: 'name' }))).toHaveProperty('code', 'UNAUTHENTICATED');
    expect(await getOutcome(await post({ documentId: 'name' }, headers))).toEqual({ viewer: { name: user.name } });
    expect(await getOutcome(await get({ documentId: 'name' }, headers))).toEqual({ viewer: { name: user.name } });
    const input = { id: 'art_1', version: 1 };
    const response = await post({ documentId: 'publish', variables: { input } }, headers);
    expect(await getOutcome(response)).toEqual(code('FORBIDDEN'));
  });

  it('runs the operations of the site by their hashes', async () => {
    const list = registeredOperations.find((text) => text.startsWith('query NewestArticles'))!;
    expect(await getOutcome(await post({ documentId: toDocumentId(list) }))).toHaveProperty('articles');
  });

  it('treats an empty operation name as omitted, in a URL and in a body', async () => {
    const { slug, title } = await publish();
    const [documentId, variables] = [toDocumentId(TITLE), JSON.stringify({ slug })];
    const query = registeredOperations.find((text) => text.startsWith('query NewestArticles'))!;
    await eventually(async () => {
      const answer = await get({ documentId, variables, operationName: '' });
      expect(answer.headers.has('ratelimit')).toBe(false);
      expect(await getOutcome(answer)).toEqual({ article: { title } });
    });
    expect(await getOutcome(await get({ query, operationName: '' }))).toHaveProperty('articles');
    const unknown = { code: 'OPERATION_RESOLUTION_FAILURE' };
    const accept = 'application/graphql-response+json';
    expect(await getOutcome(await get({ query, operationName: 'Other' }, { accept }))).toMatchObject(unknown);
    expect(await getOutcome(await post({ documentId, variables: { slug }, operationName: '' }))).toEqual({
      article: { title },
    });
    const names = ['', ''].map((name) => ['operationName', name]);
    expect((await get([['query', query], ...names])).status).toBe(400);
  });

  it('never runs a mutation by GET', async () => {
    const response = await get({ documentId: 'publish', variables: '{"input":{"id":"art_1","version":1}}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('returns one error for an unknown identifier, before and after a request that sent its text', async () => {
    const text = '{ articles(first: 1) { nodes { id } } }';
    for (let time = 0; time < 2; time += 1) {
      for (const documentId of [toDocumentId(text), 'unknown', '', '__proto__', 'constructor', 'x'.repeat(9_000)]) {
        expect(await getOutcome(await post({ documentId }))).toEqual(code('PERSISTED_DOCUMENT_NOT_FOUND'));
        expect(await getOutcome(await get({ documentId }))).toEqual(code('PERSISTED_DOCUMENT_NOT_FOUND'));
      }
      const sent = await getOutcome(await post({ query: text }));
      expect(sent).toMatchObject(isClosed ? code('OPERATION_NOT_REGISTERED') : { articles: {} });
    }
  });

  it('rejects a document together with a query, several documents, and identifiers that are not text', async () => {
    const wrong = code('BAD_USER_INPUT');
    const query = registeredOperations.find((text) => text.startsWith('query NewestArticles'))!;
    for (const documentId of [1, true, {}, ['name'], [[]]])
      expect([documentId, await getOutcome(await post({ documentId }))]).toEqual([documentId, wrong]);
    expect(await getOutcome(await post({ documentId: 'name', query }))).toEqual(wrong);
    expect(await getOutcome(await post({ documentId: 'name', query: '' }))).toEqual(wrong);
    expect(await getOutcome(await get({ documentId: 'name', query }))).toEqual(wrong);
    const several = ['name', 'name'].map((documentId) => ['documentId', documentId]);
    expect(await getOutcome(await get(several))).toEqual(wrong);
    const asNull = await post({ documentId: 'name', query: null, variables: null, operationName: null });
    expect(await getOutcome(asNull)).toHaveProperty('code', 'UNAUTHENTICATED');
    expect(await getOutcome(await post({ documentId: null, query }))).toHaveProperty('articles');
  });

  it('returns the error of the text for a document that the schema no longer accepts', async () => {
    expect(
      await getOutcome(await post({ documentId: 'broken' }, { accept: 'application/graphql-response+json' })),
    ).toEqual({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it('does not run a document for a page of another site', async () => {
    const response = await get({ documentId: 'name' }, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
    const browser = new TestBrowser();
    const other = await browser.fetch(`${second()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://other.example' },
      body: JSON.stringify({ documentId: 'name' }),
    });
    expect(other.status).toBe(403);
  });
});
