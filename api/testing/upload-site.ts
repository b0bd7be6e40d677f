import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { hashPassword } from '../accounts/auth/password.ts';
import { makeUser } from '../accounts/users/user.factory.ts';
import { query } from './query.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { type SiteOptions, TestBrowser, useSite } from './site.ts';

const PASSWORD = 'correct horse battery staple';

/** A site with an administrator who uploads, and access to rows of `table` and files of `folder`. */
export function useUploadSite(
  behind: { table: 'upload' | 'picture'; folder: string },
  servers = 1,
  settings = {},
  options: SiteOptions = {},
) {
  const site = useSite(servers, settings, options);
  const url = () => site.urls[0]!;

  /** A new person, signed in. */
  async function arrive(roles: ('ADMIN' | 'INVESTOR')[], browser = new TestBrowser()): Promise<TestBrowser> {
    const em = site.em();
    const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), roles });
    await em.flush();
    await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
    return browser;
  }

  const admin = new TestBrowser();
  beforeAll(() => arrive(['ADMIN'], admin));
  return {
    admin,
    site,
    url,
    arrive,
    count: async () => (await query<{ n: number }>(site.em(), `select count(*)::int as n from ${behind.table}`))[0]!.n,
    /** The files in the upload folder. */
    left: () => readdir(path.join(site.env.DATA_DIR, 'incoming')).catch(() => []),
    files: async () => (await openStorage(site.env).list(`${behind.folder}/`)).map(({ key }) => key),
  };
}
