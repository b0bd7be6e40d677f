import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeArticle } from '../articles/article.factory.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { useSite } from '#api/testing/site.ts';

const site = useSite();
const get = (path: string, headers: Record<string, string> = {}) => fetch(site.urls[0] + path, { headers });
const text = async (path: string) => (await get(path)).text();
const listPaths = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
const listFiles = async () => listPaths(await text('/sitemap.xml'));

/** Two whole files of articles, and a third with one article. */
const ARTICLES = 20_001;

beforeAll(async () => {
  // In parts, because a statement has a time limit, and a busy machine needs longer.
  for (let first = 1; first <= ARTICLES + 10; first += 2_500)
    await query(
      site.em(),
      `insert into article (id, slug, title, summary, body, body_html, body_tree, reading_minutes, render_version, status, published_at,
       author_name, created_at, updated_at)
     select 'art_many' || lpad(n::text, 8, '0'), 'many-' || n, 'Article ' || n, 'A summary', 'A body', '<p>A body</p>', '[]', 1, 1,
       case when n > ${ARTICLES} then 'DRAFT' else 'PUBLISHED' end,
       timestamptz '2020-01-01' + (n / 10) * interval '1 minute', 'Editor', '2026-02-01', '2026-02-01'
     from generate_series($1::int, $2::int) n`,
      [first, Math.min(first + 2_499, ARTICLES + 10)],
    );
});

describe('a crawler of a site with many articles', () => {
  it('finds each published article once, in files of at most 50,000 URLs that the index lists', async () => {
    const files = await listFiles();
    expect(files).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-articles-1.xml',
      '/sitemap-articles-2.xml',
      '/sitemap-articles-3.xml',
    ]);
    const found: string[] = [];
    for (const file of files.slice(1)) {
      const paths = listPaths(await text(file));
      expect(paths.length).toBeLessThanOrEqual(50_000);
      found.push(...paths);
    }
    expect(found).toHaveLength(ARTICLES);
    expect(new Set(found)).toEqual(new Set(Array.from({ length: ARTICLES }, (_, n) => `/resources/many-${n + 1}`)));
  });

  it('gets the dates of articles and of the pages that list them', async () => {
    const date = '<lastmod>2026-02-01T00:00:00.000Z</lastmod>';
    expect(await text('/sitemap-articles-2.xml')).toContain(`</loc>${date}`);
    expect(await text('/sitemap-pages.xml')).toContain('/resources</loc><lastmod>');
  });

  it('gets 404 for a file that does not exist', async () => {
    for (const name of ['articles-4', 'articles-0', 'articles-01', 'articles', 'case-studies-1', 'others-1', 'pages-1'])
      expect((await get(`/sitemap-${name}.xml`)).status, name).toBe(404);
  });

  it('gets 304 if nothing changed, and a HEAD request without a body', async () => {
    const first = await get('/sitemap-articles-1.xml');
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect((await get('/sitemap-articles-1.xml', { 'if-none-match': etag })).status).toBe(304);
    const head = await fetch(`${site.urls[0]}/sitemap-articles-1.xml`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('gets the same text with and without compression', async () => {
    const load = (encoding: string) =>
      new Promise<http.IncomingMessage>((resolve) =>
        http.get(`${site.urls[0]}/sitemap-articles-1.xml`, { headers: { 'accept-encoding': encoding } }, resolve),
      );
    const compressed = await load('gzip');
    expect(compressed.headers['content-encoding']).toBe('gzip');
    const plain = await load('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await buffer(plain)).equals(gunzipSync(await buffer(compressed)))).toBe(true);
  });

  it('finds a new article in the last file, while the other files stay as they were', async () => {
    const first = await text('/sitemap-articles-1.xml');
    const em = site.em();
    makeArticle(em, { slug: 'newest-of-all' });
    await em.flush();
    await eventually(async () => expect(await text('/sitemap-articles-3.xml')).toContain('/resources/newest-of-all<'));
    expect(await text('/sitemap-articles-1.xml')).toBe(first);
  });

  it('gets the same answers to 50 requests at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => text(`/sitemap-articles-${(n % 3) + 1}.xml`)),
    );
    expect(new Set(answers).size).toBe(3);
  });
});
