import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { useSite } from '#api/testing/site.ts';
import { proveForms, withoutProof } from './same-origin.ts';

const OWN = 'http://portal.example';
const FOREIGN = 'https://evil.example';
const site = useSite(1, { PUBLIC_URL: OWN });

/** The status of a request with exactly these headers. fetch would add or reject some of them. */
const getStatus = (method: string, path: string, headers: http.OutgoingHttpHeaders, body?: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(site.urls[0]!);
    const request = http.request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { host: 'portal.example', ...headers },
    });
    request.on('error', reject).on('response', (response) => resolve(response.resume().statusCode ?? 0));
    request.end(body);
  });

const present = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

const SITES = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', 'same-origin, cross-site', ''];
const ORIGINS = [undefined, OWN, 'null', FOREIGN, 'https://portal.example', `${OWN}:8443`, `${OWN}, ${FOREIGN}`, ''];

/** Written by hand: everything that is not listed here is rejected. */
const ALLOWED_WITH_COOKIE = [
  ['same-origin', OWN],
  // A page with a strict referrer policy, such as one that an emailed link opens, sends its forms like this.
  ['same-origin', 'null'],
  ['same-origin', undefined],
  ['none', OWN],
  [undefined, OWN],
];

describe('an unsafe request with a cookie', () => {
  it('is executed only if Sec-Fetch-Site and Origin both show that this site sent it', async () => {
    const executed = [];
    for (const fetchSite of SITES) {
      for (const origin of ORIGINS) {
        const headers = present({ cookie: 'sid=x', 'sec-fetch-site': fetchSite, origin });
        const status = await getStatus('POST', '/api/logout', headers);
        expect([204, 403]).toContain(status);
        if (status === 204) executed.push([fetchSite, origin]);
      }
    }
    expect(executed.toSorted()).toEqual(ALLOWED_WITH_COOKIE.toSorted());
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'is rejected on any host name without both headers: %s',
    async (method) => {
      for (const path of ['/graphql', '/api/login', '/auth/login', '/uploads', '/consent', '/nowhere'])
        expect([path, await getStatus(method, path, { cookie: 'sid=x' })]).toEqual([path, 403]);
    },
  );

  it('is executed for a text browser, which sends neither header but the page as Referer', async () => {
    const withReferer = (referer: string) => getStatus('POST', '/api/logout', { cookie: 'sid=x', referer });
    expect(await withReferer(`${OWN}/admin/emergency-article-creator`)).toBe(204);
    for (const referer of [
      FOREIGN,
      `${FOREIGN}/${OWN}`,
      `${OWN}.evil.example/`,
      `${OWN}:8443/`,
      'https://portal.example/',
      'http://portal.example@evil.example/',
      '/auth',
      'about:blank',
      '',
    ])
      expect([referer, await withReferer(referer)]).toEqual([referer, 403]);
  });

  it('is executed for lynx, which sends no Referer from a page with a query, by the proof in the forms of that page', async () => {
    const prove = (cookie: string | undefined, url: string, headers = {}) =>
      proveForms(
        site.env,
        { url, headers: { cookie, ...headers } } as http.IncomingMessage,
        '<form class="a" method="post" action="/b"><form action="/c" method="post"><form action="/d">',
      );
    const cookie = 'sid=s%3Ax.y';
    const [, proof = ''] = /action="\/b\?(form=[\w-]{43})"/.exec(prove(cookie, '/a?saved'))!;
    expect(prove(cookie, '/a?saved')).toBe(
      `<form class="a" method="post" action="/b?${proof}"><form action="/c?${proof}" method="post"><form action="/d">`,
    );
    const send = (query: string, headers: http.OutgoingHttpHeaders = {}) =>
      getStatus('POST', `/api/logout?${query}`, { cookie, ...headers });
    expect(await send(proof)).toBe(204);
    // Of another session, changed, without a session, and beside a header that names another site.
    const [, other = ''] = /\?(form=[^"]+)/.exec(prove('sid=s%3Az.y', '/a?saved'))!;
    for (const wrong of [other, proof.slice(0, -1), 'form=', 'form', ''])
      expect([wrong, await send(wrong)]).toEqual([wrong, 403]);
    for (const headers of [{ cookie: 'notice=x' }, { referer: FOREIGN }, { origin: FOREIGN }, { origin: 'null' }])
      expect([headers, await send(proof, headers)]).toEqual([headers, 403]);
    expect(await send(proof, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(withoutProof(`/b?${proof}`)).toBe('/b');
    // A person who is signed out has other secrets. Of a notice, its page has deleted the cookie.
    const [, ofDevice = ''] = /\?(form=[^"]+)/.exec(prove('device=x; notice=y', '/auth?next=%2F'))!;
    expect(await getStatus('POST', `/api/logout?${ofDevice}`, { cookie: 'device=x; SameSite=Lax' })).toBe(204);
    expect(await getStatus('POST', `/api/logout?${ofDevice}`, { cookie: 'device=z' })).toBe(403);
    // Where it is not needed, no page has it.
    expect(prove(cookie, '/a')).not.toContain('form=');
    expect(prove(cookie, '/a?saved', { 'sec-fetch-site': 'none' })).not.toContain('form=');
    expect(prove(undefined, '/a?saved')).not.toContain('form=');
  });

  it('is executed for lynx, which keeps an attribute of our cookies as a cookie', async () => {
    for (const cookie of ['SameSite=Lax', 'SameSite=Lax; SameSite=Lax'])
      expect([cookie, await getStatus('POST', '/api/logout', { cookie })]).toEqual([cookie, 204]);
    for (const cookie of [
      'SameSite=Lax; sid=x',
      'sid=x; SameSite=Lax',
      'device=x; SameSite=Lax',
      'notice=x',
      'link-reset=x',
      'theme=paper',
    ])
      expect([cookie, await getStatus('POST', '/api/logout', { cookie })]).toEqual([cookie, 403]);
  });

  it('is decided by Origin and Sec-Fetch-Site alone if one of them is sent, whatever the Referer says', async () => {
    const referer = `${OWN}/auth`;
    expect(await getStatus('POST', '/api/logout', { cookie: 'sid=x', referer, origin: FOREIGN })).toBe(403);
    expect(await getStatus('POST', '/api/logout', { cookie: 'sid=x', referer, origin: 'null' })).toBe(403);
    expect(await getStatus('POST', '/api/logout', { cookie: 'sid=x', referer, 'sec-fetch-site': 'cross-site' })).toBe(
      403,
    );
  });

  it('is refused with a page if a person sent a form, and with a sentence if a program did', async () => {
    const send = (accept: string) =>
      fetch(`${site.urls[0]}/auth/login`, { method: 'POST', headers: { cookie: 'sid=x', accept } });
    const page = await send('text/html, text/*;q=0.5');
    expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<h1>Your browser did not say which page sent this form.');
    const sentence = await send('*/*');
    expect(sentence.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await sentence.text()).toContain('the header Origin');
  });

  it('does not need either header from a program without cookies', async () => {
    expect(await getStatus('POST', '/api/logout', {})).toBe(204);
    expect(await getStatus('POST', '/api/logout', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await getStatus('POST', '/api/logout', { origin: FOREIGN })).toBe(403);
  });
});

describe('a GET request to the API', () => {
  const QUERY = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
  const MUTATION = `/graphql?query=${encodeURIComponent('mutation { logout { success } }')}`;
  // urql's default.
  const accept =
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed';

  it.each([
    ['a program', {}],
    ['a page of this site', { 'sec-fetch-site': 'same-origin', cookie: 'sid=x' }],
    ['a person who enters the URL', { 'sec-fetch-site': 'none', cookie: 'sid=x' }],
    ['a program that sends cookies and the header of Apollo', { 'apollo-require-preflight': '1', cookie: 'sid=x' }],
  ])('from %s runs a query, but not a mutation', async (_sender, headers) => {
    expect(await getStatus('GET', QUERY, { accept, ...headers })).toBe(200);
    expect(await getStatus('GET', MUTATION, { accept, ...headers })).toBe(405);
  });

  it.each(['cross-site', 'same-site', 'same-origin, cross-site', ''])(
    'is refused with Sec-Fetch-Site: %s, with and without cookies',
    async (fetchSite) => {
      for (const cookie of [undefined, 'sid=x'])
        expect(await getStatus('GET', QUERY, present({ accept, 'sec-fetch-site': fetchSite, cookie }))).toBe(403);
    },
  );

  it('is rejected if it has cookies and no header shows its origin', async () => {
    expect(await getStatus('GET', QUERY, { accept: '*/*', cookie: 'sid=x' })).toBe(403);
    expect(await getStatus('GET', QUERY, { accept: '*/*', cookie: 'sid=x', 'content-type': 'text/plain' })).toBe(403);
  });

  it('from a link on another site shows the page about the API', async () => {
    expect(await getStatus('GET', '/graphql', { accept: 'text/html', 'sec-fetch-site': 'cross-site' })).toBe(200);
  });
});

describe('JSON', () => {
  const send = (path: string, type: string, body: Buffer) =>
    getStatus('POST', path, { origin: OWN, 'content-type': type, 'content-length': body.length }, body);
  const login = Buffer.from('{"username":"nobody","password":"wrong wrong"}');
  const query = Buffer.from('{"query":"{ __typename }"}');

  it.each(['utf-16', 'utf-16le', 'UTF-32', 'utf-7', 'iso-8859-1', 'x'])('in %s is not accepted', async (charset) => {
    expect(await send('/api/login', `application/json; charset=${charset}`, login)).toBe(415);
    expect(await send('/graphql', `application/json; charset=${charset}`, query)).toBe(415);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8',
    'application/json; charset=us-ascii',
    "application/json; charset='utf-8'",
  ])('as %s is accepted', async (type) => {
    // Programs of Windows begin a text with a byte order mark.
    for (const mark of ['', '\uFEFF'].map((text) => Buffer.from(text))) {
      expect(await send('/api/login', type, Buffer.concat([mark, login]))).toBe(401);
      expect(await send('/graphql', type, Buffer.concat([mark, query]))).toBe(200);
    }
  });

  it.each([
    ['a lone continuation byte', [0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['half a character', [0xe2, 0x82]],
    ['a code point beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('with %s is not accepted', async (_name, bytes) => {
    const broken = (text: Buffer, at: string) => {
      const position = text.indexOf(at) + 1;
      return Buffer.concat([text.subarray(0, position), Buffer.from(bytes), text.subarray(position)]);
    };
    expect(await send('/api/login', 'application/json', broken(login, 'nobody'))).toBe(400);
    expect(await send('/graphql', 'application/json', broken(query, '__typename'))).toBe(400);
    const cookieHeaders = { origin: OWN, cookie: 'sid=x', 'content-type': 'application/json' };
    expect(await getStatus('POST', '/graphql', cookieHeaders, broken(query, '__typename'))).toBe(400);
  });
});
