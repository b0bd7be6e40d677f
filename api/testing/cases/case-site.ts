import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { hashPassword } from '../../auth/password.ts';
import { makeUser } from '../../users/user.factory.ts';
import { TestBrowser, useSite } from '../site.ts';

export const readInput = (file: string): Promise<Buffer> => readFile(path.join(import.meta.dirname, file));
export const readText = async (file: string): Promise<string> => (await readInput(file)).toString();
export const readLines = async (file: string): Promise<string[]> => (await readText(file)).split('\n').filter(Boolean);

const PASSWORD = 'correct horse battery staple';

/** A site with its built pages and an administrator. */
export function useCaseSite() {
  const site = useSite(1, {}, { pages: 'built' });
  const admin = new TestBrowser();
  const url = () => site.urls[0]!;
  beforeAll(async () => {
    const em = site.em();
    const user = makeUser(em, { roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    await admin.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  });
  return {
    site,
    admin,
    url,
    /** Runs an operation that must not fail. */
    async ask<Data>(operation: string, variables: object = {}, browser = admin): Promise<Data> {
      const { data, code } = await browser.execute(url(), operation, variables);
      if (code) throw new Error(`The operation failed: ${code}`);
      return data as Data;
    },
  };
}
