import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Request } from '@playwright/test';
import { drill } from './drill.ts';
import { sendOperation } from './people.ts';
import { expect, waitForHydration } from './site.ts';

const TITLE = 'a large upload is complete after a lost connection, a reload and a killed server';

drill(TITLE, { tag: '@drill' }, async ({ room }) => {
  const { site, desk } = room;
  const file = path.join(site.dataDir, 'every_drawing.txt');
  await writeFile(file, randomBytes(6_500_000).toString('hex'));
  const getOffset = (request: Request) => request.headers()['upload-offset'];
  /** The failures to cause, by the offset of the part in the file. */
  const failures = new Map<string, () => Promise<unknown>>();
  await desk.route('/uploads/*', async (route) => {
    const causeFailure = failures.get(getOffset(route.request()) ?? '');
    if (!causeFailure) return route.continue();
    await causeFailure();
    return route.abort().catch(() => undefined);
  });
  const chooseFile = () => desk.getByLabel(/^Upload files at the top/).setInputFiles(file);

  failures.set('4000000', () => desk.context().setOffline(true));
  await desk.goto('/investor/admin/documents');
  await waitForHydration(desk);
  await chooseFile();
  await expect(desk.getByText('No connection. Paused at 30 %')).toBeVisible();

  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  failures.clear();
  failures.set('8000000', () => released);
  await desk.context().setOffline(false);
  await expect(desk.getByText('61 % sent')).toBeVisible();
  await desk.getByRole('button', { name: 'Pause every_drawing.txt' }).click();
  await expect(desk.getByText('Paused at 61 %')).toBeVisible();
  release();
  await desk.reload();
  await waitForHydration(desk);
  const unfinished = desk.getByRole('region', { name: 'Unfinished uploads' });
  await expect(unfinished).toContainText('8 MB of 13 MB');

  failures.clear();
  failures.set('12000000', () => site.stop('SIGKILL'));
  await chooseFile();
  await expect(desk.getByText('No connection. Paused at 92 %')).toBeVisible();
  failures.clear();
  await site.start();
  await expect(desk.getByRole('rowheader', { name: /every drawing/ })).toBeVisible();
  await expect(unfinished).toHaveCount(0);
  const versions = '{ documents(first: 1) { nodes { versions(first: 1) { nodes { sha256 } } } } }';
  const { documents } = await sendOperation<{ documents: { nodes: { versions: { nodes: object[] } }[] } }>(
    desk,
    versions,
  );
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  expect(documents.nodes[0]?.versions.nodes).toEqual([{ sha256 }]);
});
