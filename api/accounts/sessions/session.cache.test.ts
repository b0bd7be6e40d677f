import http from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { makeUser } from '../users/user.factory.ts';
import { pages } from '#api/testing/access.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';

// A member's page must never reach the shared page cache, however the cookie header is spelled. The session library
// accepts more spellings than browsers send.

const PASSWORD = 'correct horse battery staple';

/** Cookie header values for one session cookie. Only some of them sign the member in. */
const spellings = (name: string, value: string): Record<string, string | string[]> => ({
  plain: `${name}=${value}`,
  'space before =': `${name} =${value}`,
  'tab before =': `${name}\t=${value}`,
  'quoted value': `${name}="${value}"`,
  'tab after the separator': `a=b;\t${name}=${value}`,
  'empty pairs around': `;; ; ${name}=${value};;`,
  'same name twice, good one first': `${name}=${value}; ${name}=x`,
  'name in capitals': `${name.toUpperCase()}=${value}`,
  'a pair without =': `flag; ${name} = ${value}`,
  'two headers': ['a=b', `${name} =${value}`],
});

/** Uses Node's own client, because fetch() normalizes headers. */
const read = (url: string, headers: http.OutgoingHttpHeaders = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { accept: 'text/html', connection: 'close', ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${String(value)}`);
        response.on('end', () => resolve(`${lines.join('\n')}\n${Buffer.concat(chunks).toString('utf8')}`));
      })
      .on('error', reject);
  });

const everyPage = pages.map(({ path }) => path.replace(/\{?[:*]\w+\}?/g, 'nothing'));
const somePages = [
  '/',
  '/INVESTOR/Account',
  '/investor/account/',
  '/investor//account',
  '/auth?tab=login',
  '/admin/articles',
];
const overHttps = {
  PUBLIC_URL: 'https://portal.example',
  MAIL_REPLY_TO: 'ir@portal.example',
  REQUIRE_ADMIN_MFA: 'false',
  LIMITS_SCALE: '1',
};

describe.each([
  ['http', 'sid', {}],
  ['https', '__Host-sid', overHttps],
])('over %s, pages with each spelling of the session cookie', (_scheme, cookie, settings) => {
  testPages(cookie, somePages, settings);
});

describe('every page with each spelling of the session cookie', { tags: ['all'] }, () => {
  testPages('sid', everyPage, {});
});

function testPages(cookie: string, addresses: string[], settings: Record<string, string>): void {
  const site = useSite(1, settings, { pages: 'built' });
  const person = { username: 'zq-marker', name: 'Zqmarker Person', email: 'zqmarker@example.com' };
  let session: string;
  let markers: string[];

  beforeAll(async () => {
    const em = site.em();
    makeUser(em, { ...person, roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    const browser = new TestBrowser();
    await browser.post(`${site.urls[0]}/api/login`, { username: person.username, password: PASSWORD });
    session = browser.cookies.get(cookie)!;
    markers = [...Object.values(person), session.slice(0, 40)];
  });

  it('the member sees their own data', async () => {
    const own = await read(`${site.urls[0]}/investor/account`, { cookie: `${cookie}=${session}` });
    expect(own).toContain(person.email);
  });

  it.each(addresses)('%s leaves no marker of the member in later responses to anonymous visitors', async (address) => {
    const url = site.urls[0]! + address;
    const cacheable: string[] = [];
    for (const [spelling, header] of Object.entries(spellings(cookie, session))) {
      const own = await read(url, { cookie: header });
      const isMembers = markers.some((text) => own.includes(text));
      if (isMembers && !/^cache-control: private, no-store$/im.test(own)) cacheable.push(spelling);
    }
    expect(cacheable).toEqual([]);
    const visitors = await read(url);
    expect(markers.filter((text) => visitors.includes(text))).toEqual([]);
  });
}
