import { beforeAll, describe, expect, it } from 'vitest';
import { makeHostilePaths } from '#graphql/hostile-paths.ts';
import { toDestination, toLocalPath } from '#graphql/local-path.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import { makeUser } from '../users/user.factory.ts';

const site = useSite();
const PASSWORD = 'correct horse battery staple';
const url = () => site.urls[0]!;
const HOSTILE = [
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  '/%2f/evil.test',
  '/./\\evil.test',
];
const member = new TestBrowser();
let username = '';

beforeAll(async () => {
  const em = site.em();
  ({ username } = makeUser(em, { passwordHash: await hashPassword(PASSWORD) }));
  await em.flush();
  await member.post(`${url()}/api/login`, { username, password: PASSWORD });
});

/** The URL that a browser on this site opens for the Location header. */
const getTarget = (response: Response) => new URL(response.headers.get('location') ?? 'about:blank', url());

/** Express escapes a percent sign that is not part of an escape. */
const getHref = (path: string) => new URL(path.replace(/%(?![0-9a-f]{2})/gi, '%25'), url()).href;

describe('a redirect to a path from the request', () => {
  it.each(HOSTILE)('after the sign-in form stays on this site for %j', async (next) => {
    const response = await new TestBrowser().submit(`${url()}/auth/login`, { username, password: PASSWORD, next });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/investor']);
  });

  it.each(HOSTILE)('after the cookie choice stays on this site for %j', async (back) => {
    const response = await new TestBrowser().submit(`${url()}/consent`, { choice: 'refused', back });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cookies']);
  });

  it('is a single redirect to the normalized path', async () => {
    const at = (next: string) => member.fetch(`${url()}/auth?next=${encodeURIComponent(next)}`);
    expect((await at('/x/../investor/calendar?m=3')).headers.get('location')).toBe('/investor/calendar?m=3');
    for (const next of ['/auth/?next=/product', '/AUTH', '/%61uth', '/demo', '/contact/']) {
      expect((await at(next)).headers.get('location')).toBe('/investor');
    }
    const [calendar] = [await member.fetch(getTarget(await at('/investor/calendar')).href)];
    expect(calendar?.status).toBe(200);
  });

  it('has a Location header that leads to this site, for any input', async () => {
    const origins = new Set<string>();
    // A path with a NUL character is not found before any redirect.
    for (const path of makeHostilePaths(400).filter((each) => !each.includes('\0'))) {
      const signedIn = await member.fetch(`${url()}/auth?next=${encodeURIComponent(path.toWellFormed())}`);
      const consented = await new TestBrowser().submit(`${url()}/consent`, { choice: 'refused', back: path });
      for (const response of [signedIn, consented]) origins.add(getTarget(response).origin);
      const sent = path.toWellFormed();
      expect([path, getTarget(signedIn).href]).toEqual([path, getHref(toDestination(sent))]);
      expect([path, getTarget(consented).href]).toEqual([path, getHref(toLocalPath(sent) ?? '/cookies')]);
    }
    expect([...origins]).toEqual([url()]);
  });
});
