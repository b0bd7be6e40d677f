import { describe, expect, it } from 'vitest';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { recordRefusalCounts } from '#api/operation/audit/audit.refusals.service.ts';
import { hashPassword } from './password.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';

const site = useSite();
const PASSWORD = 'correct horse battery staple';
const first = () => site.urls[0]!;

async function account(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

async function signIn({ username }: User): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.post(`${first()}/api/login`, { username, password: PASSWORD });
  return browser;
}

describe('pages', () => {
  it('send a person whose session has ended to a sign-in page that says so, the same for each reason', async () => {
    const [ended, suspended] = [await account(), await account()];
    const open = async (browser: TestBrowser) => {
      const answer = await browser.fetch(`${first()}/investor/documents?folder=1`);
      expect(answer.headers.get('location')).toBe('/auth?tab=login&next=%2Finvestor%2Fdocuments%3Ffolder%3D1');
      const [, packed] = /notice=(?:s%3A)?([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
      return packed && (JSON.parse(Buffer.from(packed, 'base64url').toString()) as { message: string }).message;
    };
    const browsers = [await signIn(ended), await signIn(suspended)];
    await query(site.em(), 'delete from session where account_id = $1', [ended.id]);
    await query(site.em(), "update account set status = 'SUSPENDED' where id = $1", [suspended.id]);
    const forged = new TestBrowser();
    forged.cookies.set('sid', 's%3Aforged.signature');
    for (const browser of [...browsers, forged]) expect(await open(browser)).toMatch(/^You are signed out/);
    expect(await open(new TestBrowser())).toBeUndefined();
  });

  it('of a signed-in person are not stored by caches and never shown to others', async () => {
    const user = await account();
    const browser = await signIn(user);
    const own = await browser.fetch(`${first()}/investor`);
    expect(await own.text()).toBe(`${user.username} at /investor`);
    expect([own.headers.get('cache-control'), own.headers.get('vary')]).toEqual([
      'private, no-store',
      expect.stringContaining('Cookie'),
    ]);
    const visitor = await new TestBrowser().fetch(`${first()}/investor`);
    expect([visitor.status, visitor.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
    expect(await visitor.text()).not.toContain(user.username);
    expect(await (await browser.fetch(`${first()}/investor`)).text()).toBe(`${user.username} at /investor`);
  });

  it.each([[[]], [['ADMIN' as const]]])(
    'that are public contain nothing of the person who reads them (%s)',
    async (roles) => {
      const user = await account(roles.length > 0 ? { roles } : {});
      const browser = await signIn(user);
      for (const reader of [browser, new TestBrowser(), browser]) {
        const page = await reader.fetch(`${first()}/product`);
        expect([await page.text(), page.headers.get('cache-control')]).toEqual([
          'visitor at /product',
          'public, no-cache',
        ]);
      }
    },
  );

  it.each(['/admin/articles', '/investor/admin', '/ADMIN/articles', '/admin//rss', '/%61dmin/rss', '/admin/'])(
    'at %s are for administrators only',
    async (path) => {
      expect((await new TestBrowser().fetch(`${first()}${path}`)).status).toBe(302);
      expect((await (await signIn(await account())).fetch(`${first()}${path}`)).status).toBe(403);
      expect((await (await signIn(await account({ roles: ['ADMIN'] }))).fetch(`${first()}${path}`)).status).toBe(200);
    },
  );

  it('the sign-in page redirects a signed-in person to the requested page', async () => {
    const browser = await signIn(await account());
    const goes = async (query: string) => (await browser.fetch(`${first()}/auth${query}`)).headers.get('location');
    expect(await goes('')).toBe('/investor');
    expect(await goes('?next=/investor/calendar?m=3')).toBe('/investor/calendar?m=3');
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/%5Cevil',
      'javascript:alert(1)',
      '/auth',
    ]) {
      const location = await goes(`?next=${encodeURIComponent(next)}`);
      expect(new URL(location!, 'http://own.example').origin).toBe('http://own.example');
    }
  });
});

describe('a refused page', () => {
  it('is recorded in the audit log with the person who requested it', async () => {
    const user = await account();
    await (await signIn(user)).fetch(`${first()}/admin/articles`);
    const sql = "select details from audit_event where kind = 'access.refused' and actor_id = $1";
    expect(await query(site.em(), sql, [user.id])).toEqual([{ details: { page: '/admin/articles' } }]);
  });

  it('is recorded once an hour with a count, whatever path a member requests', async () => {
    const user = await account();
    const browser = await signIn(user);
    for (const path of ['/admin/articles', '/admin/articles?n=1', '/admin/x', '/ADMIN/%61', '/investor/admin'])
      expect((await browser.fetch(`${first()}${path}`)).status).toBe(403);
    const sql = "select details from audit_event where kind = 'access.refused' and actor_id = $1 order by seq";
    expect(await query(site.em(), sql, [user.id])).toEqual([{ details: { page: '/admin/articles' } }]);
    await query(site.em(), "update access_refusal set since = now() - interval '61 minutes'");
    // A server that records the same row at this moment is left to finish.
    await recordRefusalCounts(site.em());
    await eventually(async () =>
      expect((await query(site.em(), sql, [user.id]))[1]).toEqual({ details: { page: '/investor/admin', count: 4 } }),
    );
  });
});
