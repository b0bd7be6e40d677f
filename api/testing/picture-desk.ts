import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import { makeUser } from '../accounts/user.factory.ts';
import { query } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';
import { TestBrowser, useSite } from './site.ts';

const PASSWORD = 'correct horse battery staple';

interface Sent {
  name?: string;
  alt?: string;
  type?: string;
  to?: string;
  headers?: Record<string, string>;
}

/** Two servers of one site with an admin who uploads, and a look behind their counters. */
export function usePictureDesk() {
  const site = useSite(2);
  const url = () => site.urls[0]!;

  /** Somebody new, signed in. */
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
    send(body: Buffer, given: Sent = {}, browser = admin): Promise<Response> {
      const { name = 'picture.jpg', alt = 'A rack', type = 'image/jpeg', to = url(), headers = {} } = given;
      const form = new FormData();
      form.set('file', new File([new Uint8Array(body)], name, { type }));
      form.set('alt', alt);
      return browser.fetch(`${to}/admin/pictures`, { method: 'POST', body: form, headers });
    },
    count: async () => (await query<{ n: number }>(site.em(), 'select count(*)::int as n from picture'))[0]!.n,
    /** What lies where uploads arrive. */
    left: () => readdir(path.join(site.env.DATA_DIR, 'incoming')).catch(() => []),
    files: async () => (await storageOf(site.env).list('pictures/')).map(({ key }) => key),
  };
}
