import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { installRelay, installUrql, relayClient, relayConfig, urqlClient } from '#graphql/examples/caching-clients.ts';
import { Article, ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { useTokenSite } from '#api/testing/token-site.ts';

// Follows the section about clients on /developers: programs that store each object once by its id.
const { site, second, holder } = useTokenSite();
const run = promisify(execFile);
const TSX = path.resolve('node_modules/.bin/tsx');

async function prepare() {
  const em = site.em();
  const articles = [1, 2, 3, 4, 5].map((i) =>
    makeArticle(em, { title: `Cached ${i}`, status: ArticleStatus.PUBLISHED }),
  );
  await em.flush();
  const { secret } = await holder(['CONTENT_READ']);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'caching-client-'));
  onTestFinished(async () => {
    await rm(folder, { recursive: true });
    await em.nativeDelete(Article, { id: articles.map(({ id }) => id) });
  });
  const plain = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|VITEST)/.test(name));
  const env = { ...Object.fromEntries(plain), SITE: second(), TOKEN: secret };
  return { folder, options: { cwd: folder, env } };
}

const LINES = [1, 2, 3, 4, 5].map((i) => `Cached ${i} | none`);
const readLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('Cached'))
    .toSorted();

it('the program for urql reads all pages into one list of its cache', { tags: ['all'] }, async () => {
  const { folder, options } = await prepare();
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'titles.mts'), urqlClient);
  const { stdout, stderr } = await run(TSX, ['titles.mts'], options);
  expect([readLines(stdout), stderr]).toEqual([LINES, '']);
  const packages = [...urqlClient.matchAll(/from '(@[^/']+\/[^/']+)/g)].map(([, name]) => name!);
  expect(packages.filter((name) => !installUrql.includes(name))).toEqual([]);
});

// Its compiler has 118 MB for all platforms, so it is installed only here.
it('the program for Relay reads all pages into one connection of its store', { tags: ['drill'] }, async () => {
  const { folder, options } = await prepare();
  await writeFile(path.join(folder, 'relay.config.json'), relayConfig);
  await writeFile(path.join(folder, 'titles.ts'), relayClient);
  await run('bash', ['-ec', `${installRelay}npx relay-compiler`], options);
  const { stdout } = await run('npx', ['tsx', 'titles.ts'], options);
  expect(readLines(stdout)).toEqual(LINES);
});
