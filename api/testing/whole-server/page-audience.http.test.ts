import { once } from 'node:events';
import http from 'node:http';
import { expect, it } from 'vitest';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { eventually } from '../eventually.ts';
import { query } from '../query.ts';
import { INDEXING, TestBrowser, useSite } from '../site.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

// People who are signed in get public pages as all visitors get them, from memory. A change of content by a background
// job removes all pages from memory, so the tests fill it again until no change came between.

const site = useSite(1, {}, { pages: 'built', jobs: INDEXING });
const PASSWORD = 'correct horse battery staple';

async function signIn(roles: ('ADMIN' | 'INVESTOR')[]) {
  const em = site.em();
  const user = makeUser(em, { roles, passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser({ accept: 'text/html' });
  await browser.post(`${site.urls[0]!}/api/login`, { username: user.username, password: PASSWORD });
  expect(browser.cookies.has('sid')).toBe(true);
  return { browser, user };
}

const open = (browser: TestBrowser, path: string) => browser.fetch(site.urls[0]! + path);

/** Express gives each answer its id before all other headers; an answer from memory has it after them. */
async function isFromMemory({ cookies }: TestBrowser, path: string): Promise<boolean> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return isSentFromMemory(path, cookie);
}

async function isSentFromMemory(path: string, cookie: string): Promise<boolean> {
  const request = http.get(site.urls[0]! + path, { headers: { accept: 'text/html', cookie } });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  const names = answer.rawHeaders.map((name) => name.toLowerCase());
  return names.indexOf('x-request-id') > names.indexOf('content-type');
}

it('a member gets the same bytes as a visitor, from the page cache after the first page', async () => {
  const [{ browser }, visitor] = [await signIn(['INVESTOR']), new TestBrowser({ accept: 'text/html' })];
  for (const path of ['/', '/resources', '/case-studies']) {
    await eventually(async () => {
      const shared = await open(visitor, path);
      const [first, second] = [await open(browser, path), await open(browser, path)];
      for (const { headers } of [first, second]) {
        expect(headers.get('etag')).toBe(shared.headers.get('etag'));
        expect(headers.get('cache-control')).toBe('public, no-cache');
      }
      expect(await isFromMemory(browser, path)).toBe(true);
    });
  }
});

it('an administrator gets pages without data from the page cache, and other pages with drafts', async () => {
  const em = site.em();
  const draft = makeArticle(em, { status: ArticleStatus.DRAFT });
  const published = makeArticle(em);
  await em.flush();
  const { browser } = await signIn(['ADMIN']);
  const [path, shared] = [`/resources/${draft.slug}`, `/resources/${published.slug}`];
  const visitor = new TestBrowser({ accept: 'text/html' });
  await eventually(async () => {
    for (const each of ['/about', shared]) expect(await isFromMemory(visitor, each)).toBe(true);
    expect(await isFromMemory(browser, '/about')).toBe(true);
  });
  expect(await isFromMemory(browser, shared)).toBe(false);
  const response = await open(browser, path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect((await open(visitor, path)).status).toBe(404);
});

it('an administrator finds no drafts in the lists of published articles', async () => {
  const em = site.em();
  const published = makeArticle(em, { title: 'Finished quokka notes', publishedAt: new Date() });
  const draft = makeArticle(em, { title: 'Unfinished quokka notes', status: ArticleStatus.DRAFT });
  await em.flush();
  const { browser } = await signIn(['ADMIN']);
  for (const path of ['/resources', '/resources?search=quokka', '/resources/quokka-notes-elsewhere']) {
    const page = await (await open(browser, path)).text();
    expect([path, page.includes(published.title), page.includes(draft.title)]).toEqual([path, true, false]);
  }
  const article = await (await open(browser, `/resources/${published.slug}`)).text();
  expect(article).not.toContain(draft.title);
  expect(await (await open(browser, '/investor')).text()).not.toContain(draft.title);
});

it('a member is redirected from the sign-in page, even if it is in the page cache', async () => {
  const { browser } = await signIn(['INVESTOR']);
  await open(new TestBrowser({ accept: 'text/html' }), '/auth');
  for (const path of ['/', '/auth', '/AUTH/', '/auth?tab=login'])
    expect([path, (await open(browser, path)).status]).toEqual([path, path === '/' ? 200 : 302]);
});

it('a member gets the chat page with answers from their own documents, and never from the page cache', async () => {
  const { browser } = await signIn(['INVESTOR']);
  const visitor = new TestBrowser({ accept: 'text/html' });
  await open(browser, '/');
  // A new server prepares the passages first, and refuses questions until then.
  await eventually(async () => expect((await open(visitor, '/chat?q=What+is+logged%3F')).status).toBe(200));
  for (const path of ['/chat', '/chat?q=What+is+logged%3F', '/CHAT/']) {
    await open(visitor, path);
    const own = await open(browser, path);
    expect([path, own.status, own.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
  }
});

it('a suspended member loses access to the portal immediately, and can still read public pages', async () => {
  const { browser, user } = await signIn(['INVESTOR']);
  await open(browser, '/resources');
  expect((await open(browser, '/investor')).status).toBe(200);
  await query(site.em(), "update account set status = 'SUSPENDED' where id = $1", [user.id]);
  expect((await open(browser, '/investor')).status).toBe(302);
  expect((await open(browser, '/resources')).status).toBe(200);
});

it('cookies of other programs do not change how a request is handled', async () => {
  const path = '/about';
  const visitor = new TestBrowser({ accept: 'text/html' });
  const read = async (cookie: string) => isSentFromMemory(path, cookie);
  for (const cookie of ['theme=dark', '_ga=1; _gid=2', 'consent=granted', 'device=a.b.c', 'sid=x'])
    await eventually(async () => {
      expect(await isFromMemory(visitor, path)).toBe(true);
      expect([cookie, await read(cookie)]).toEqual([cookie, true]);
    });
  for (const cookie of ['notice=x', 'link-reset=x', 'chat=x', 'a=b; notice =x'])
    expect([cookie, await read(cookie)]).toEqual([cookie, false]);
});
