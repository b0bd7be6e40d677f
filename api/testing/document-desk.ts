import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import { makeUser } from '../accounts/user.factory.ts';
import { query } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';
import { TestBrowser, useSite } from './site.ts';

const PASSWORD = 'correct horse battery staple';
const CREATE = `mutation ($input: DocumentInput!) { createDocument(input: $input) { id pageCount type } }`;

/** A site with an admin who uploads documents, and a look behind its counters. */
export function useDocumentDesk(settings: Record<string, string> = {}, servers = 1) {
  const site = useSite(servers, settings);
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
    send(body: Buffer, name: string, { type = '', browser = admin, headers = {} } = {}): Promise<Response> {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(body)], name, { type }));
      return browser.fetch(`${url()}/uploads`, { method: 'POST', body: form, headers });
    },
    create: (uploadId: string) => admin.ask(url(), CREATE, { input: { title: 'Report', uploadId } }),
    count: async () => (await query<{ n: number }>(site.em(), 'select count(*)::int as n from upload'))[0]!.n,
    /** What lies where uploads arrive. */
    left: () => readdir(path.join(site.env.DATA_DIR, 'incoming')).catch(() => []),
    files: async () => (await storageOf(site.env).list('documents/')).map(({ key }) => key),
  };
}
