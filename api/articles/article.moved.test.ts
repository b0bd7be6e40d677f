import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../features.ts';
import { readEnv } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import { openOrm } from '../platform/orm.ts';
import { type RunningServer, serve } from '../serve.ts';
import { cloneDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { makeArticle } from './article.factory.ts';

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

it('a link to an article’s former address leads to where it is now, also with the page still in memory', async () => {
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
