import { setTimeout as delay } from 'node:timers/promises';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN } from './people.ts';
import { openSite, TEMPLATE } from './site.ts';

/** Before the first test: the first start of a server, whose migrated and seeded data folder every other site copies. */
export default async function createTemplate(): Promise<() => Promise<void>> {
  const site = await openSite({ ADMIN_PASSWORD: ADMIN.password });
  // Copies begin with all passages of this build: until then, what has no answer yet is not refused.
  while ((await fetch(`${site.url}/chat?q=xylophone`)).status !== 200) await delay(250);
  await site.stop();
  // Tests kill processes and not the machine, so nothing needs to reach the disk.
  await appendFile(
    path.join(site.dataDir, 'postgres', 'postgresql.auto.conf'),
    'fsync = off\nfull_page_writes = off\n',
  );
  process.env[TEMPLATE] = site.dataDir;
  return () => rm(site.dataDir, { recursive: true, force: true });
}
