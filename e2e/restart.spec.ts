import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

test('an operator whose port is taken is told so in one sentence, before anything is made', async () => {
  const site = await openSite();
  const port = new URL(site.url).port;
  const env = { ...process.env, NODE_ENV: 'production', PORT: port, DATA_DIR: `${site.dataDir}-second` };
  const second = spawnSync(process.execPath, ['dist/server/server.js'], { env, encoding: 'utf8' });
  expect(second.status).toBe(1);
  expect(second.stdout + second.stderr).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another with PORT=…\n`,
  );
  expect(existsSync(env.DATA_DIR)).toBe(false);
  await closeSite(site);
});
