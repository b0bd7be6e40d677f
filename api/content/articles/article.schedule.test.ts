import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#api/entities.ts';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { query } from '#api/testing/query.ts';
import { type RunningServer, serve } from '#api/serve.ts';
import { cloneDatabase } from '#api/testing/database.ts';
import { eventually } from '#api/testing/eventually.ts';
import { ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';
import { publishDue, unpublishDue } from './article.schedule.service.ts';

const log = createLogger('silent');
let orms: MikroORM[];
let servers: RunningServer[];

beforeAll(async () => {
  const { url } = await cloneDatabase('scheduled');
  orms = await Promise.all([openOrm(url, entities, 4), openOrm(url, entities, 4)]);
  const env = readEnv({ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent' });
  servers = await Promise.all(orms.map((orm) => serve({ env, log, orm, databaseUrl: url })));
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const orm of orms) await orm.close();
});

async function schedule(slug: string, publishedAt: Date): Promise<string> {
  const em = orms[0]!.em.fork();
  const article = makeArticle(em, { slug, status: ArticleStatus.SCHEDULED, publishedAt });
  await em.flush();
  return article.id;
}

const statusAt = async (server: RunningServer, slug: string) => (await fetch(`${server.url}/resources/${slug}`)).status;

const published = (id: string) =>
  query(orms[0]!.em.fork(), "select 1 from audit_event where kind = 'article.published' and subject_id = $1", [id]);

it('a scheduled article is published once, on every server, when it is due', async () => {
  const [due, later] = [await schedule('now-due', new Date()), await schedule('later', new Date('2099-01-01'))];
  for (const server of servers) await eventually(async () => expect(await statusAt(server, 'now-due')).toBe(200));
  for (const server of servers) expect(await statusAt(server, 'later')).toBe(404);
  expect(await published(due)).toHaveLength(1);
  expect(await published(later)).toEqual([]);
});

it('servers that run at the same moment share the due articles and publish none twice', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map((number) => schedule(`crowd-${number}`, new Date())));
  await Promise.all([0, 1, 0, 1, 0, 1].map((which) => publishDue(orms[which]!.em.fork())));
  await eventually(async () => {
    for (const id of ids) expect(await published(id)).toHaveLength(1);
  });
  expect(await publishDue(orms[0]!.em.fork())).toBe(0);
});

it('a run without due articles does not clear the page caches', async () => {
  const version = () => query(orms[0]!.em.fork(), 'select version from content_version');
  // The jobs of the servers may still write what the test before caused.
  await eventually(async () => {
    const before = await version();
    await publishDue(orms[1]!.em.fork());
    expect(await version()).toEqual(before);
  });
});

it('an article is unpublished once, on every server, at its scheduled time', async () => {
  const em = orms[0]!.em.fork();
  const article = makeArticle(em, { slug: 'over-soon' });
  await em.flush();
  for (const server of servers) await eventually(async () => expect(await statusAt(server, 'over-soon')).toBe(200));
  await query(em, 'update article set unpublish_at = now() where id = $1', [article.id]);
  await Promise.all([0, 1, 0, 1].map((which) => unpublishDue(orms[which]!.em.fork())));
  for (const server of servers) await eventually(async () => expect(await statusAt(server, 'over-soon')).toBe(404));
  const auditQuery = "select details from audit_event where kind = 'article.unpublished' and subject_id = $1";
  await eventually(async () =>
    expect(await query(em, auditQuery, [article.id])).toEqual([{ details: { slug: 'over-soon', scheduled: true } }]),
  );
});
