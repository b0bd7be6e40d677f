import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeSite, expect, openSite, test } from './site.ts';

test('an operator whose server was killed starts it again and has lost nothing', async ({ request }) => {
  const site = await openSite();
  const before = await (await request.get(`${site.url}/resources`)).text();
  const list = (html: string) => [...html.matchAll(/href="(\/resources\/[\w-]+)"/g)].map(([, href]) => href);
  await site.stop('SIGKILL');
  await site.start();
  const after = await (await request.get(`${site.url}/resources`)).text();
  expect(list(after)).toEqual(list(before));
  expect(list(after).length).toBeGreaterThan(0);
  await closeSite(site);
});

test('an operator whose port is taken is told so in one sentence, before anything is made', async ({ site }) => {
  const port = new URL(site.url).port;
  const env = { ...process.env, NODE_ENV: 'production', PORT: port, DATA_DIR: `${site.dataDir}-second` };
  const second = spawnSync(process.execPath, ['dist/server/server.js'], { env, encoding: 'utf8' });
  expect(second.status).toBe(1);
  expect(second.stdout + second.stderr).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another with PORT=…\n`,
  );
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

const status = (url: string) => fetch(url).then(({ status: code, headers }) => `${code} ${headers.get('connection')}`);

test('an operator who stops a server has balancers notice before it stops answering', async () => {
  const site = await openSite({ DRAIN_SECONDS: '3' });
  const stopped = site.stop('SIGTERM');
  await expect.poll(() => status(`${site.url}/readyz`), { intervals: [50] }).toBe('503 close');
  expect(await status(`${site.url}/livez`)).toBe('200 close');
  expect(await stopped).toBe(0);
  await expect(status(`${site.url}/livez`)).rejects.toThrow('fetch failed');
  await closeSite(site);
});

test('an operator who presses Ctrl-C, or asks twice, waits for no balancer', async () => {
  const site = await openSite({ DRAIN_SECONDS: '60' });
  expect(await site.stop('SIGINT')).toBe(0);
  await site.start();
  const stopped = site.stop('SIGTERM');
  await expect.poll(() => status(`${site.url}/readyz`), { intervals: [50] }).toBe('503 close');
  expect(await site.stop('SIGTERM')).toBe(1);
  await stopped;
  await site.start();
  await closeSite({ ...site, stop: () => site.stop('SIGINT') });
});

test('a visitor finds the site again after its database alone was killed', async () => {
  const site = await openSite();
  const postmaster = () => readFileSync(path.join(site.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  const killed = postmaster();
  process.kill(Number(killed), 'SIGKILL');
  await expect.poll(() => status(`${site.url}/resources?search=anything`)).toBe('200 keep-alive');
  await expect.poll(() => status(`${site.url}/readyz`)).toBe('200 keep-alive');
  expect(postmaster()).not.toBe(killed);
  await closeSite(site);
});

test('an operator who sets DATABASE_URL without SESSION_SECRET learns it before the database is touched', () => {
  // No database listens on this port. A server that connected before checking its settings would report the connection
  // instead.
  const DATABASE_URL = 'postgres://site:secret@127.0.0.1:1/site';
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', SESSION_SECRET: '', DATABASE_URL };
  const { status: code, stderr } = spawnSync(process.execPath, ['dist/server/server.js'], { env, encoding: 'utf8' });
  expect(code).toBe(1);
  expect(stderr).toContain('SESSION_SECRET is needed');
  expect(stderr).not.toContain('127.0.0.1:1');
});

test('an operator whose session secret was cut short is told so in one sentence', async () => {
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
