import { MikroORM } from '@mikro-orm/postgresql';
import { HeaderMap } from '@apollo/server';
import { buildSchema, Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { entities } from '#api/entities.ts';
import { resolvers } from '#api/features.ts';
import { type RunningServer, serve } from '#api/serve.ts';
import { makeContext, person } from '#api/testing/api.ts';
import { cloneDatabase } from '#api/testing/database.ts';
import { eventually } from '#api/testing/eventually.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { openOrm } from '../database/orm.ts';
import { createSchema } from '../graphql/schema.ts';
import type { Viewer } from '../viewer.ts';
import { createGraphQLServer } from './graphql.ts';
import { isPublicRead, isSameForMembers } from '../graphql/public-read.ts';
import { ReadCache } from './read-cache.ts';
import { getKeyOfBody } from '../cache/read-key.ts';

const log = createLogger('silent');
let orm: MikroORM;
let server: RunningServer;

beforeAll(async () => {
  const { url } = await cloneDatabase('read_cache');
  orm = await openOrm(url, entities, 4);
  const env = readEnv({ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent' });
  server = await serve({ env, log, orm, databaseUrl: url });
});
afterAll(async () => {
  await server.stop();
  await orm.close();
});

const ONE = 'query One($slug: String!) { article(slug: $slug) { title } }';
const json = { 'content-type': 'application/json' };

async function receive(address: string, init: RequestInit) {
  const answer = await fetch(address, init);
  // Only operations that run spend points.
  return { text: await answer.text(), fromMemory: answer.ok && !answer.headers.has('ratelimit'), answer };
}
const send = (body: string, headers: Record<string, string> = {}) =>
  receive(`${server.url}/graphql`, { method: 'POST', headers: { ...json, ...headers }, body });
const ask = (query: string, variables: object = {}, headers = {}) =>
  send(JSON.stringify({ query, variables }), headers);

/** The notification of the last write can arrive between two requests. Soon after it, the answer is cached. */
const fromMemory = (question: () => ReturnType<typeof send>) =>
  eventually(async () => {
    const answer = await question();
    expect(answer.fromMemory).toBe(true);
    return answer;
  });

async function write(overrides: Parameters<typeof makeArticle>[1] = {}) {
  const em = orm.em.fork();
  const article = makeArticle(em, overrides);
  await em.flush();
  return { article, em };
}

describe('an anonymous visitor', () => {
  it('gets the second response from the cache, with the same data and headers, at no cost', async () => {
    const { article } = await write();
    await eventually(async () => expect((await ask(ONE, { slug: article.slug })).text).toContain(article.title));
    for (const accept of ['*/*', 'application/json', 'application/graphql-response+json,application/json;q=0.9']) {
      const executed = await ask(ONE, { slug: article.slug }, { accept, cookie: 'sid=any', origin: server.url });
      expect(executed.fromMemory).toBe(false);
      const cached = await fromMemory(() => ask(ONE, { slug: article.slug }, { accept }));
      const free = { data: JSON.parse(executed.text).data, extensions: { cost: { requested: 0 } } };
      expect(cached.text).toBe(`${JSON.stringify(free)}\n`);
      for (const name of ['content-type', 'cache-control', 'content-security-policy'])
        expect(cached.answer.headers.get(name)).toBe(executed.answer.headers.get(name));
      expect(cached.answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('gets a cached response with cookies of other programs, and not with a session cookie', async () => {
    const { article } = await write();
    const read = (cookie: string) => ask(ONE, { slug: article.slug }, { cookie, origin: server.url });
    await eventually(async () => expect((await read('theme=dark')).text).toContain(article.title));
    await fromMemory(() => read('theme=dark; _ga=1'));
    for (const cookie of ['sid=1', 'a=b; sid =1', 'notice=1', 'link-reset=1', 'chat=1'])
      expect([cookie, (await read(cookie)).fromMemory]).toEqual([cookie, false]);
  });

  it('gets the same response by GET, and with any order of the request body', async () => {
    const { article } = await write();
    const variables = { slug: article.slug };
    await eventually(async () => expect((await ask(ONE, variables)).text).toContain(article.title));
    const body = JSON.stringify({ variables, extensions: { clientLibrary: { name: 'x' } }, query: ONE });
    const turned = await fromMemory(() => send(body));
    expect(turned.text).toContain(article.title);
    const parameters = new URLSearchParams({ variables: JSON.stringify(variables), query: ONE });
    const address = `${server.url}/graphql?${parameters}`;
    const got = await fromMemory(() => receive(address, {}));
    expect(got.text).toBe(turned.text);
    // A cached answer does not change which requests are rejected.
    const foreign = await receive(address, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.answer.status, foreign.fromMemory]).toEqual([403, false]);
  });

  it('never gets the response to other variables or to another operation of the same text', async () => {
    const [{ article: one }, { article: other }] = [await write({ title: 'One' }), await write({ title: 'Other' })];
    const both = `query A { article(slug: "${one.slug}") { title } } query B { article(slug: "${other.slug}") { title } }`;
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(ONE, { slug: one.slug })).text).toContain('"One"');
      expect((await ask(ONE, { slug: other.slug })).text).toContain('"Other"');
      expect((await send(JSON.stringify({ query: both, operationName: 'A' }))).text).toContain('"One"');
      expect((await send(JSON.stringify({ query: both, operationName: 'B' }))).text).toContain('"Other"');
    }
  });

  it('sees each publication, change and unpublishing, and never a draft', async () => {
    const { article, em } = await write({ status: ArticleStatus.DRAFT, title: 'Before' });
    const seen = () => ask(ONE, { slug: article.slug });
    const soon = (expected: string) => eventually(async () => expect((await seen()).text).toContain(expected));
    expect((await seen()).text).toContain('{"data":{"article":null},');
    article.status = ArticleStatus.PUBLISHED;
    await em.flush();
    await soon('"Before"');
    await fromMemory(seen);
    article.title = 'After';
    await em.flush();
    await soon('"After"');
    article.status = ArticleStatus.DRAFT;
    await em.flush();
    await soon('"article":null');
  });

  it.each([
    ['a mistake', JSON.stringify({ query: '{ articles(after: "garbage") { nodes { id } } }' }), 200],
    ['a field that is not there', JSON.stringify({ query: '{ nothing }' }), 400],
    ['a list of operations', '[{"query":"{ categories { nodes { id } } }"}]', 400],
    [
      'a persisted query',
      JSON.stringify({ query: '{ categories { nodes { id } } }', extensions: { persistedQuery: {} } }),
      200,
    ],
  ])('gets %s without the cache', async (_name, body, status) => {
    for (const { answer, fromMemory, text } of [await send(body), await send(body)]) {
      expect([answer.status, fromMemory]).toEqual([status, false]);
      expect(text).toContain('"errors"');
    }
  });

  it.each(['{"query":', '7', '', 'null'])('gets a parse error for %j', async (body) => {
    const { answer } = await send(body);
    expect(answer.status).toBe(400);
  });

  it('on a page of another site is rejected, even if the response is cached', async () => {
    for (let time = 0; time < 2; time += 1) await ask('{ categories { nodes { id } } }');
    expect((await ask('{ categories { nodes { id } } }', {}, { origin: 'https://evil.example' })).answer.status).toBe(
      403,
    );
  });
});

describe('the cached responses', () => {
  const keyFor = (body: object) => getKeyOfBody(Buffer.from(JSON.stringify(body)))!;

  async function keeperFor(viewer: Viewer) {
    const version = { value: 1, refresh: vi.fn<() => Promise<void>>(async () => undefined) };
    const events = { duringExecution: () => {} };
    const reads = new ReadCache(readEnv({}), version, log);
    const graphql = createGraphQLServer(await createSchema(resolvers), true, [
      reads.plugin,
      { requestDidStart: async () => ({ executionDidStart: async () => events.duringExecution() }) },
    ]);
    await graphql.start();
    const run = (body: object, headers: [string, string][] = []) =>
      graphql.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: 'POST',
          search: '',
          body,
          headers: new HeaderMap([...Object.entries(json), ...headers]),
        },
        context: async () => {
          const context = makeContext(viewer, orm.em.fork());
          return { ...context, browser: { ...context.browser, readKey: keyFor(body) } };
        },
      });
    return { run, reads, version, events };
  }
  const request = { query: '{ categories { nodes { id } } }' };

  it('are only those of anonymous visitors', async () => {
    const visitor = await keeperFor(person.visitor);
    await visitor.run(request, [['cookie', 'sid=1']]);
    await visitor.run(request, [['authorization', 'Bearer x']]);
    expect(visitor.reads.find(keyFor(request))).toBeUndefined();
    await visitor.run(request);
    expect(visitor.reads.find(keyFor(request))).toBeDefined();
    for (const named of [person.admin, person.investor, person.suspended]) {
      const { run, reads } = await keeperFor(named);
      await run(request);
      expect(reads.find(keyFor(request))).toBeUndefined();
    }
  });

  it('expire with their version, and a response that started before a change is not stored after it', async () => {
    const { run, reads, version, events } = await keeperFor(person.visitor);
    await run(request);
    version.value = 2;
    expect(reads.find(keyFor(request))).toBeUndefined();
    events.duringExecution = () => void (version.value = 3);
    await run(request);
    expect(reads.find(keyFor(request))).toBeUndefined();
  });

  it('include no mutations; after a mutation, the version is read before its author gets the response', async () => {
    const { run, reads, version } = await keeperFor(person.admin);
    const change = {
      query: 'mutation { createCategory(input: { name: "Kept", description: "x" }) { category { id } } }',
    };
    await run(change);
    expect(reads.find(keyFor(change))).toBeUndefined();
    expect(version.refresh).toHaveBeenCalledOnce();
  });
});

describe('a public read', () => {
  const schema = buildSchema('type Query { open: Int same: Int members: Int clock: Int }');
  const fields = schema.getQueryType()!.getFields();
  Object.assign(fields['open']!, { extensions: { access: 'public' } });
  Object.assign(fields['same']!, { extensions: { access: 'public', sameForMembers: true } });
  Object.assign(fields['members']!, { extensions: { access: 'signed-in', sameForMembers: true } });
  Object.assign(fields['clock']!, { extensions: { access: 'public', fresh: true, sameForMembers: true } });

  it.each([
    ['{ open __typename }', true, false],
    ['{ same __typename }', true, true],
    ['{ open same }', true, false],
    ['{ open members }', false, false],
    ['{ same members }', false, false],
    ['{ clock }', false, false],
    ['{ ... { ...a } } fragment a on Query { same }', true, true],
    ['{ ... { ...a } } fragment a on Query { open }', true, false],
    ['{ same ... { ...a } } fragment a on Query { open }', true, false],
    ['{ open ... { ...a } } fragment a on Query { members }', false, false],
    ['{ __schema { types { name } } }', false, false],
    ['mutation { same }', false, false],
  ])('%s: %s, the same for members: %s', (text, isPublic, isSame) => {
    const document = parse(text);
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
    expect(isPublicRead(schema, document, operation)).toBe(isPublic);
    expect(isSameForMembers(schema, document, operation)).toBe(isSame);
  });
});
