import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle } from './content/articles/article.factory.ts';
import { entities } from './entities.ts';
import { readEnv } from './platform/env.ts';
import { createLogger } from './platform/logger.ts';
import { openOrm } from './platform/database/orm.ts';
import { type RunningServer, serve } from './serve.ts';
import { cloneDatabase } from './testing/database.ts';
import { cuttableWire } from './testing/wire.ts';
import { eventually } from './testing/eventually.ts';

// Runs two servers on one database whose connection can be cut, and sends real HTTP requests like a visitor and a load
// balancer.

let wire: Awaited<ReturnType<typeof cuttableWire>>;
let orm: MikroORM;
let servers: RunningServer[];
let direct: MikroORM;

beforeAll(async () => {
  const database = await cloneDatabase('serve');
  wire = await cuttableWire(database.url);
  const env = readEnv({ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent' });
  const log = createLogger('silent');
  orm = await openOrm(wire.url, entities, 4);
  direct = await openOrm(database.url, entities, 2);
  servers = [
    await serve({ env, log, orm, databaseUrl: wire.url }),
    await serve({ env, log, orm, databaseUrl: wire.url }),
  ];
});
afterAll(async () => {
  await wire.repair();
  for (const server of servers) await server.stop();
  await orm.close();
  await direct.close();
  await wire.close();
});

const get = (path: string, headers: Record<string, string> = {}, server = 0) =>
  fetch(servers[server]!.url + path, { headers, redirect: 'manual' });
const LONG_SEARCH = `/resources?search=${'x'.repeat(10_000)}`;
const html = { accept: 'text/html' };

async function publish(title: string): Promise<string> {
  const em = direct.em.fork();
  const article = makeArticle(em, { title });
  await em.flush();
  return article.slug;
}

describe('a visitor', () => {
  it('sees a change on both servers at once, even on cached pages', async () => {
    for (const server of [0, 1]) await (await get('/resources', html, server)).text();
    await publish('Freshly printed');
    for (const server of [0, 1]) {
      await eventually(async () =>
        expect(await (await get('/resources', html, server)).text()).toContain('Freshly printed'),
      );
    }
  });

  it('gets 304 for an unchanged page, and the new page after a change', async () => {
    const first = await get('/resources', html);
    const etag = first.headers.get('etag')!;
    expect((await get('/resources', { ...html, 'if-none-match': etag })).status).toBe(304);
    await publish('Changed since');
    await eventually(async () =>
      expect((await get('/resources', { ...html, 'if-none-match': etag })).status).toBe(200),
    );
  });

  it('gets all metadata in the head of an article’s page without JavaScript', async () => {
    const slug = await publish('Heads <up> & "quoted"');
    const page = await (await get(`/resources/${slug}`, html)).text();
    const head = page.slice(0, page.indexOf('</head>'));
    expect(head).toContain('<title>Heads &lt;up&gt; &amp; &quot;quoted&quot; | Safe AI</title>');
    for (const fact of ['name="description"', 'rel="canonical"', 'property="og:title"', 'property="og:image"'])
      expect(head).toContain(fact);
    expect(page).toContain('"@type":"Article"');
    expect(page).not.toMatch(/<\/script><up>/);
  });

  it.each([
    ['/resources/nobody-wrote-this', 404],
    ['/nowhere', 404],
    ['/resources?after=garbage', 400],
    [LONG_SEARCH, 400],
    ['/resources?category=unknown', 200],
    ['/%E0%A4%A', 404],
  ])('who requests %s gets %i and never 500', async (path, status) => {
    expect((await get(path, html)).status).toBe(status);
  });

  it('is redirected to the demo from /demo and /contact', async () => {
    for (const path of ['/demo', '/contact'])
      expect((await get(path)).headers.get('location')).toBe('https://demo.example');
  });

  it('gets the security headers of a page', async () => {
    const { headers } = await get('/', html);
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'self'.*object-src 'none'; media-src 'none'; frame-src 'none'; require-trusted-types-for 'script'; trusted-types service-worker/,
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('an integrator', () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${servers[0]!.url}/graphql`, { method: 'POST', body, headers });

  it('reads the same articles from /graphql', async () => {
    const slug = await publish('For machines too');
    const answer = await post(JSON.stringify({ query: '{ articles(first: 1) { nodes { slug } } }' }), {
      'content-type': 'application/json',
    });
    const { data } = (await answer.json()) as { data: unknown };
    expect(data).toEqual({ articles: { nodes: [{ slug }] } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['text/plain', { 'content-type': 'text/plain' }, 400],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['JSON from another site', { 'content-type': 'application/json', origin: 'https://evil.example' }, 403],
    ['JSON that another site’s page sent', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, 403],
  ])('sending %s gets an error before execution', async (_name, headers, status) => {
    expect((await post('{"query":"{ categories { nodes { id } } }"}', headers as Record<string, string>)).status).toBe(
      status,
    );
  });

  it('finds the schema at /schema.graphql', async () => {
    expect(await (await get('/schema.graphql')).text()).toContain('type Article implements Node');
  });
});

describe('while the database is down', () => {
  it('cached pages are served, others get 503 with Retry-After, and the servers recover without a restart', async () => {
    const slug = await publish('Not yet read');
    await (await get('/', html)).text();
    await eventually(async () => expect(await (await get('/resources', html)).text()).toContain('Not yet read'));
    wire.cut();

    expect((await get('/resources', html)).status).toBe(200);
    expect((await get('/livez')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);
    const away = await get(`/resources/${slug}`, html);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await away.text()).not.toContain('<script type="module"');
    const response = await fetch(`${servers[0]!.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ categories { nodes { id } } }"}',
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });

    await wire.repair();
    await eventually(async () => expect((await get(`/resources/${slug}`, html)).status).toBe(200));
    const after = await publish('After the outage');
    await eventually(async () => expect(await (await get('/resources', html)).text()).toContain(after));
  });
});
