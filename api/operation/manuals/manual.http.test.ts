import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

const site = useSite(1, {}, { pages: 'built' });
const PASSWORD = 'correct horse battery staple';

async function signIn(roles: ('ADMIN' | 'EDITOR' | 'INVESTOR')[]): Promise<TestBrowser> {
  const em = site.em();
  const user = makeUser(em, { roles, passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
  return browser;
}

async function open(browser: TestBrowser, path: string) {
  const response = await browser.fetch(site.urls[0] + path);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

describe('the manuals at /docs', () => {
  it('are rendered on the server for an administrator, with links to the other pages and to sections', async () => {
    const admin = await signIn(['ADMIN']);
    const index = await open(admin, '/docs');
    expect(index.status).toBe(200);
    expect(index.html).toContain('href="/docs/backup"');
    const backup = await open(admin, '/docs/backup');
    expect(backup.status).toBe(200);
    expect(backup.html).toContain('<code>npx portal backup /mnt/medium/site.backup --with-secrets');
    expect(backup.html).toContain('href="/docs/rotation#session-secret"');
    expect(backup.html).toContain('aria-current="page" href="/docs/backup"');
  });

  it('show their pictures, also those of another folder', async () => {
    const admin = await signIn(['ADMIN']);
    for (const page of ['/docs', '/docs/administrators']) {
      const [picture = ''] = /\/docs\/pictures\/[\w-]+\.webp/.exec((await open(admin, page)).html) ?? [];
      const response = await admin.fetch(site.urls[0] + picture);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    }
  });

  it('have no unknown pages and pictures', async () => {
    const admin = await signIn(['ADMIN']);
    for (const path of ['/docs/missing', '/docs/backup/more', '/docs/pictures/missing.webp', '/docs/pictures/..%2f..'])
      expect([path, (await open(admin, path)).status]).toEqual([path, 404]);
  });

  it.each([[['INVESTOR' as const]], [['EDITOR' as const]]])(
    'are refused to accounts with the roles %j',
    async (roles) => {
      const member = await signIn(roles);
      for (const path of ['/docs', '/docs/backup', '/DOCS/backup', '/docs/missing', '/docs/pictures/missing.webp']) {
        const { status, html } = await open(member, path);
        expect([path, status]).toEqual([path, 403]);
        expect(html).not.toContain('npx portal');
      }
    },
  );

  it('lead visitors to the sign-in page', async () => {
    const visitor = new TestBrowser();
    for (const path of ['/docs', '/docs/backup', '/docs/missing', '/docs/pictures/missing.webp'])
      expect(await open(visitor, path)).toMatchObject({
        status: 302,
        location: `/auth?${new URLSearchParams({ tab: 'login', next: path })}`,
      });
  });
});
