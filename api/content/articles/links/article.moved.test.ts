import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#api/entities.ts';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { type RunningServer, serve } from '#api/serve.ts';
import { cloneDatabase } from '#api/testing/database.ts';
import { eventually } from '#api/testing/eventually.ts';
import { ArticleStatus } from '../article.entity.ts';
import { makeArticle } from '../article.factory.ts';
import { addFormerPath, toFormerPath } from './article.former-paths.service.ts';

const log = createLogger('silent');
let orm: MikroORM;
let server: RunningServer;

beforeAll(async () => {
  const { url } = await cloneDatabase('moved');
  orm = await openOrm(url, entities, 4);
  const env = readEnv({ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent' });
  server = await serve({ env, log, orm, databaseUrl: url });
});
afterAll(async () => {
  await server.stop();
  await orm.close();
});

it('a former URL of an article redirects to the current one, even if the page is still cached', async () => {
  const em = orm.em.fork();
  const article = makeArticle(em, { slug: 'before', title: 'It moved' });
  await em.flush();
  const open = (path: string) => fetch(server.url + path, { redirect: 'manual' });
  await eventually(async () => expect((await open('/resources/before')).status).toBe(200));
  article.slug = 'after';
  await em.flush();
  await eventually(async () => {
    const answer = await open('/resources/before');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/resources/after']);
  });
  const page = await open('/resources/after');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('It moved')]);
});

it('the former path of an imported article redirects to it once it is published', async () => {
  const em = orm.em.fork();
  const article = makeArticle(em, { slug: 'imported', status: ArticleStatus.DRAFT, publishedAt: null });
  await em.flush();
  for (const path of ['/2024/05/01/ünicode post/', '/about', '//evil.example/x', '/resources/old-name'])
    await addFormerPath(em, toFormerPath(path)!, article.id);
  const open = (path: string) => fetch(server.url + path, { redirect: 'manual' });
  const old = `/2024/05/01/${encodeURIComponent('Ünicode post')}/`;
  expect((await open(old)).status).toBe(404);
  Object.assign(article, { status: ArticleStatus.PUBLISHED, publishedAt: new Date() });
  await em.flush();
  for (const path of [old, old.slice(0, -1), `${old}?utm_source=mail`, '/resources/old-name', '//evil.example/x']) {
    const answer = await open(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, '/resources/imported']);
  }
  // The pages of this site take precedence over former paths.
  expect((await open('/about')).status).toBe(200);
  expect((await open('/2024/05/01/other')).status).toBe(404);
  expect((await open('/%00')).status).toBe(404);
});

it('the number of a WordPress post redirects to its article, and other numbers return the home page', async () => {
  const em = orm.em.fork();
  const article = makeArticle(em, { slug: 'numbered' });
  await em.flush();
  await addFormerPath(em, '/?p=7', article.id);
  const open = async (path: string) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    return [path, answer.status, answer.headers.get('location')];
  };
  for (const path of ['/?p=7', '/?page_id=7', '/?utm_source=mail&p=7'])
    for (const _again of [1, 2]) expect(await open(path)).toEqual([path, 301, '/resources/numbered']);
  for (const path of ['/', '/?p=8', '/?p=07', '/?p=x', `/?p=${'7'.repeat(400)}`, '/?p=', '/?q=7'])
    expect(await open(path)).toEqual([path, 200, null]);
  expect(await open('/about?p=7')).toEqual(['/about?p=7', 200, null]);
});

it.each(['/', '', '/%E0%A4%A', `/${'x'.repeat(600)}`])('the path %s is not stored', (path) => {
  expect(toFormerPath(path)).toBeNull();
});
