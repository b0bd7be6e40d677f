import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Request } from '@playwright/test';
import { drill } from './drill.ts';
import { sendOperation } from './people.ts';
import { expect, waitForHydration } from './site.ts';

drill(
  'a large upload is complete after a lost connection, a reload and a killed server',
  { tag: '@drill' },
  async ({ drillSite }) => {
    const { site, adminPage } = drillSite;
    const file = path.join(site.dataDir, 'every_drawing.txt');
    await writeFile(file, randomBytes(6_500_000).toString('hex'));
    const getOffset = (request: Request) => request.headers()['upload-offset'];
    /** The failures to cause, by the offset of the part in the file. */
    const failures = new Map<string, () => Promise<unknown>>();
    await adminPage.route('/uploads/*', async (route) => {
      const causeFailure = failures.get(getOffset(route.request()) ?? '');
      if (!causeFailure) return route.continue();
      await causeFailure();
      return route.abort().catch(() => undefined);
    });
    const chooseFile = () => adminPage.getByLabel(/^Upload files/).setInputFiles(file);

    failures.set('4000000', () => adminPage.context().setOffline(true));
    await adminPage.goto('/investor/admin/documents');
    await waitForHydration(adminPage);
    await chooseFile();
    await expect(adminPage.getByText('No connection. Paused at 30%')).toBeVisible();

    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    failures.clear();
    failures.set('8000000', () => released);
    await adminPage.context().setOffline(false);
    await expect(adminPage.getByText('61% sent')).toBeVisible();
    await adminPage.getByRole('button', { name: 'Pause every_drawing.txt' }).click();
    await expect(adminPage.getByText('Paused at 61%')).toBeVisible();
    release();
    await adminPage.reload();
    await waitForHydration(adminPage);
    const unfinished = adminPage.getByRole('region', { name: 'Unfinished uploads' });
    await expect(unfinished).toContainText('8 MB of 13 MB');

    failures.clear();
    failures.set('12000000', () => site.stop('SIGKILL'));
    await chooseFile();
    await expect(adminPage.getByText('No connection. Paused at 92%')).toBeVisible();
    failures.clear();
    await site.start();
    await expect(adminPage.getByRole('rowheader', { name: /every drawing/ })).toBeVisible();
    await expect(unfinished).toHaveCount(0);
    const versions = '{ documents(first: 1) { nodes { versions(first: 1) { nodes { sha256 } } } } }';
    const { documents } = await sendOperation<{ documents: { nodes: { versions: { nodes: object[] } }[] } }>(
      adminPage,
      versions,
    );
    const sha256 = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    expect(documents.nodes[0]?.versions.nodes).toEqual([{ sha256 }]);
  },
);
