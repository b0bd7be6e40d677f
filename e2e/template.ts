import { setTimeout as delay } from 'node:timers/promises';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN } from './people.ts';
import { openSite, TEMPLATE } from './site.ts';

/** Runs before the first test: starts a server once. All other sites copy its migrated and seeded data folder. */
export default async function createTemplate(): Promise<() => Promise<void>> {
  const site = await openSite({ ADMIN_PASSWORD: ADMIN.password });
  // Wait until all passages are indexed. Until then, /chat answers an unknown question with another status.
  while ((await fetch(`${site.url}/chat?q=xylophone`)).status !== 200) await delay(250);
  await site.stop();
  // Tests kill processes but not the machine, so writes do not need to reach the disk.
  await appendFile(
    path.join(site.dataDir, 'postgres', 'postgresql.auto.conf'),
    'fsync = off\nfull_page_writes = off\n',
  );
  process.env[TEMPLATE] = site.dataDir;
  return () => rm(site.dataDir, { recursive: true, force: true });
}
