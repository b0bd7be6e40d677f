import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Request } from '@playwright/test';
import { drill } from './drill.ts';
import { ask } from './people.ts';
import { expect, hydrated } from './site.ts';

const TITLE = 'a large file arrives whole over a lost line, a closed page and a killed server';

drill(TITLE, { tag: '@drill' }, async ({ room }) => {
  const { site, desk } = room;
  const file = path.join(site.dataDir, 'every_drawing.txt');
  await writeFile(file, randomBytes(6_500_000).toString('hex'));
  const offset = (request: Request) => request.headers()['upload-offset'];
  /** The failing parts by their offset in the file, each with the failure to cause. */
  const troubles = new Map<string, () => Promise<unknown>>();
  await desk.route('/uploads/*', async (route) => {
    const trouble = troubles.get(offset(route.request()) ?? '');
    if (!trouble) return route.continue();
    await trouble();
    return route.abort().catch(() => undefined);
  });
  const choose = () => desk.getByLabel(/^Upload files at the top/).setInputFiles(file);

  troubles.set('4000000', () => desk.context().setOffline(true));
  await desk.goto('/investor/admin/documents');
  await hydrated(desk);
  await choose();
  await expect(desk.getByText('No connection. Paused at 30%')).toBeVisible();

  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  troubles.clear();
  troubles.set('8000000', () => held);
  await desk.context().setOffline(false);
  await expect(desk.getByText('61% sent')).toBeVisible();
  await desk.getByRole('button', { name: 'Pause every_drawing.txt' }).click();
  await expect(desk.getByText('Paused at 61%')).toBeVisible();
  letGo();
  await desk.reload();
  await hydrated(desk);
  const unfinished = desk.getByRole('region', { name: 'Unfinished uploads' });
  await expect(unfinished).toContainText('8 MB of 13 MB');

  troubles.clear();
  troubles.set('12000000', () => site.stop('SIGKILL'));
  await choose();
  await expect(desk.getByText('No connection. Paused at 92%')).toBeVisible();
  troubles.clear();
  await site.start();
  await expect(desk.getByRole('rowheader', { name: /every drawing/ })).toBeVisible();
  await expect(unfinished).toHaveCount(0);
  const versions = '{ documents(first: 1) { nodes { versions(first: 1) { nodes { sha256 } } } } }';
  const { documents } = await ask<{ documents: { nodes: { versions: { nodes: object[] } }[] } }>(desk, versions);
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  expect(documents.nodes[0]?.versions.nodes).toEqual([{ sha256 }]);
});
