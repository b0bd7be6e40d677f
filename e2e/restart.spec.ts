import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeSite, expect, openSite, test } from './site.ts';

test('a killed server starts again with all its data', async ({ request }) => {
  const site = await openSite();
  const before = await (await request.get(`${site.url}/resources`)).text();
  const findArticleLinks = (html: string) =>
    [...html.matchAll(/href="(\/resources\/[\w-]+)"/g)].map(([, href]) => href);
  await site.stop('SIGKILL');
  await site.start();
  const after = await (await request.get(`${site.url}/resources`)).text();
  expect(findArticleLinks(after)).toEqual(findArticleLinks(before));
  expect(findArticleLinks(after).length).toBeGreaterThan(0);
  await closeSite(site);
});

test('a test whose server ends by itself reports the last lines of the server', async () => {
  const site = await openSite();
  expect(() => site.assertRunning()).not.toThrow();
  const [claim] = readdirSync(site.dataDir).filter((name) => name.startsWith('claim-'));
  process.kill((JSON.parse(readFileSync(path.join(site.dataDir, claim!), 'utf8')) as { pid: number }).pid, 'SIGKILL');
  await expect(() =>
    expect(() => site.assertRunning()).toThrow(/ended by itself \(SIGKILL\)\. Its last lines:\n[^]*Ready: http/),
  ).toPass();
  await closeSite(site);
});

test('a server whose port is in use exits with one sentence before it creates its data folder', async ({ site }) => {
  const port = new URL(site.url).port;
  const env = { ...process.env, NODE_ENV: 'production', PORT: port, DATA_DIR: `${site.dataDir}-second` };
  const second = spawnSync(process.execPath, ['dist/server/server.js'], { env, encoding: 'utf8' });
  expect(second.status).toBe(1);
  expect(second.stdout + second.stderr).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another with PORT=…\n`,
  );
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

const getStatus = (url: string) =>
  fetch(url).then(({ status: code, headers }) => `${code} ${headers.get('connection')}`);

test('a stopping server fails its readiness check before it stops responding', async () => {
  const site = await openSite({ DRAIN_SECONDS: '3' });
  const exitCode = site.stop('SIGTERM');
  await expect.poll(() => getStatus(`${site.url}/readyz`), { intervals: [50] }).toBe('503 close');
  expect(await getStatus(`${site.url}/livez`)).toBe('200 close');
  expect(await exitCode).toBe(0);
  await expect(getStatus(`${site.url}/livez`)).rejects.toThrow('fetch failed');
  await closeSite(site);
});

test('a server stops without delay on Ctrl-C or a second stop signal', async () => {
  const site = await openSite({ DRAIN_SECONDS: '60' });
  expect(await site.stop('SIGINT')).toBe(0);
  await site.start();
  const exitCode = site.stop('SIGTERM');
  await expect.poll(() => getStatus(`${site.url}/readyz`), { intervals: [50] }).toBe('503 close');
  expect(await site.stop('SIGTERM')).toBe(1);
  await exitCode;
  await site.start();
  await closeSite({ ...site, stop: () => site.stop('SIGINT') });
});

test('the site recovers after its database process is killed', async () => {
  const site = await openSite();
  const readPostmasterId = () =>
    readFileSync(path.join(site.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  const killedId = readPostmasterId();
  process.kill(Number(killedId), 'SIGKILL');
  await expect.poll(() => getStatus(`${site.url}/resources?search=anything`)).toBe('200 keep-alive');
  await expect.poll(() => getStatus(`${site.url}/readyz`)).toBe('200 keep-alive');
  expect(readPostmasterId()).not.toBe(killedId);
  await closeSite(site);
});

test('a server with DATABASE_URL and without SESSION_SECRET exits before it connects to the database', () => {
  // No database listens on this port. A server that connected before checking its settings would report the connection
  // instead.
  const DATABASE_URL = 'postgres://site:secret@127.0.0.1:1/site';
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', SESSION_SECRET: '', DATABASE_URL };
  const { status: code, stderr } = spawnSync(process.execPath, ['dist/server/server.js'], { env, encoding: 'utf8' });
  expect(code).toBe(1);
  expect(stderr).toContain('SESSION_SECRET is needed');
  expect(stderr).not.toContain('127.0.0.1:1');
});

test('a server whose session secret is too short exits with one sentence', async () => {
  const site = await openSite();
  await site.stop();
  const file = path.join(site.dataDir, 'session-secret');
  writeFileSync(file, 'short');
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: site.dataDir };
  const again = spawnSync(process.execPath, ['dist/server/server.js'], { env, encoding: 'utf8' });
  expect(again.status).toBe(1);
  expect(again.stderr).toBe(
    `The session secret ${file} has fewer than 32 characters: restore it from a backup or set SESSION_SECRET.\n`,
  );
  await closeSite(site);
});
