import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { startPostgres } from '../api/platform/postgres/postgres.ts';
import { findFreePort } from '../api/platform/postgres/postmaster.ts';
import { ADMIN, openAdminPage, test } from './people.ts';
import { closeSite, openSite, type Site } from './site.ts';

// For drills: a server that can be killed and restarted at the same URL, and direct access to its database.

export const SESSION_SECRET = 'a secret that stays the same after a restart';

export interface DrillSite {
  site: Site;
  db: pg.Client;
  adminPage: Page;
}

/** A site on its own database. Both are removed when the test ends. */
export const drill = test.extend<{ drillSite: DrillSite }>({
  drillSite: async ({ browser }, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'kills-'));
    const postgres = await startPostgres({ dataDir: folder });
    const site = await openSite({
      ADMIN_PASSWORD: ADMIN.password,
      LIMITS_SCALE: '1000',
      SESSION_SECRET,
      DATABASE_URL: postgres.url(),
      PORT: String(await findFreePort()),
    });
    const db = new pg.Client({ connectionString: postgres.url() });
    await db.connect();
    const adminPage = await openAdminPage(browser, site);
    await use({ site, db, adminPage });
    await db.end();
    await closeSite(site);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  },
});
