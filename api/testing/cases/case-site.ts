import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { type SiteOptions, TestBrowser, useSite } from '../site.ts';

export const readInput = (file: string): Promise<Buffer> => readFile(path.join(import.meta.dirname, file));
export const readText = async (file: string): Promise<string> => (await readInput(file)).toString();
export const readLines = async (file: string): Promise<string[]> => (await readText(file)).split('\n').filter(Boolean);

const PASSWORD = 'correct horse battery staple';

/** A site with its built pages and an administrator. */
export function useCaseSite(options: SiteOptions = {}) {
  const site = useSite(1, {}, { pages: 'built', ...options });
  const admin = new TestBrowser();
  const url = () => site.urls[0]!;
  const signIn = async (browser: TestBrowser, values: Partial<User>) => {
    const em = site.em();
    const user = makeUser(em, { ...values, passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
    return user;
  };
  beforeAll(async () => {
    await signIn(admin, { roles: ['ADMIN'] });
  });
  return {
    site,
    admin,
    url,
    /** An investor who is signed in. */
    async signInAsNew(username: string) {
      const browser = new TestBrowser();
      const { id, email } = await signIn(browser, { username });
      return { browser, id, email };
    },
    /** Runs an operation that must not fail. */
    async ask<Data>(operation: string, variables: object = {}, browser = admin): Promise<Data> {
      const { data, code } = await browser.execute(url(), operation, variables);
      if (code) throw new Error(`The operation failed: ${code}`);
      return data as Data;
    },
  };
}
