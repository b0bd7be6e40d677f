import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { useSite } from '#api/testing/site.ts';
import { readEnv } from '../env.ts';
import { isOwnHost } from './hosts.ts';
import { isSameOrigin } from './same-origin.ts';

const named = useSite(1, { PUBLIC_URL: 'http://portal.example' });
const unnamed = useSite(1);

interface RequestOptions {
  path?: string;
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** As any client can write it. fetch does not allow another host. */
function ask(url: string, { path = '/', host, method = 'GET', headers = {} }: RequestOptions) {
  return new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const options = { path, method, headers: { ...headers, ...(host !== undefined && { host }) } };
    const request = http.request(url, options, async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
    });
    request.on('error', reject);
    request.end();
  });
}

describe('with a host name in the settings', () => {
  it.each(['portal.example', 'PORTAL.example:443', 'portal.example.', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'a request to %s gets a response',
    async (host) => {
      expect((await ask(named.urls[0]!, { host })).status).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'portal.example.evil.example',
    'evilportal.example',
    'portal.example@evil.example',
    '10.0.0.7:3000',
    '169.254.169.254',
  ])('a request to "%s" is rejected with one sentence before it is parsed', async (host) => {
    for (const path of ['/', '/api/user', '/graphql', '/favicon.png', '/investor', '/nowhere']) {
      const { status, text, headers } = await ask(named.urls[0]!, { host, path });
      const sentence = path === '/graphql' ? JSON.parse(text).errors[0].message : text;
      expect([path, status, sentence]).toEqual([path, 421, 'This host is not allowed. Use the URL of this site.']);
      expect([headers['set-cookie'], headers.location]).toEqual([undefined, undefined]);
    }
  });

  it('probes can use any host name', async () => {
    for (const path of ['/livez', '/readyz'])
      expect((await ask(named.urls[0]!, { host: '10.0.0.7:3000', path })).status).toBe(200);
  });

  it('another host name in a proxy’s header has no effect', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const feed = await ask(named.urls[0]!, { path: '/rss.xml', headers });
    expect(feed.text).toContain('http://portal.example/');
    expect(feed.text).not.toContain('evil');
  });

  it.each([
    ['http://portal.example', 204],
    ['http://evil.example', 403],
    ['http://portal.example:8080', 403],
    ['https://portal.example', 403],
    ['null', 403],
  ])('a mutation from a page of %s gets status %i', async (origin, status) => {
    const request = { path: '/api/logout', method: 'POST', headers: { origin } };
    expect((await ask(named.urls[0]!, request)).status).toBe(status);
    // An attacker's page that reaches us under its own name has an Origin that equals the Host.
    const host = URL.parse(origin)?.host ?? 'null';
    expect((await ask(named.urls[0]!, { ...request, host })).status).toBe(host.startsWith('portal') ? status : 421);
  });
});

describe('without a host name in the settings', () => {
  it('every host name gets a response, and a mutation must come from a page of the same host name', async () => {
    for (const host of ['localhost:3000', '192.168.1.20:3000', 'desk.local'])
      expect((await ask(unnamed.urls[0]!, { host })).status).toBe(200);
    const change = (host: string, origin: string) =>
      ask(unnamed.urls[0]!, { path: '/api/logout', method: 'POST', host, headers: { origin } });
    expect((await change('desk.local', 'http://desk.local')).status).toBe(204);
    expect((await change('desk.local', 'http://evil.example')).status).toBe(403);
  });
});

describe('a host name', () => {
  it('is compared without its port and its case, and is never guessed', () => {
    const env = readEnv({ PUBLIC_URL: 'https://Portal.example:8443', MAIL_REPLY_TO: 'ir@portal.example' });
    expect(isOwnHost(env, 'portal.EXAMPLE')).toBe(true);
    for (const host of [undefined, 'portal', 'a b', 'portal.example:1:2', 'portal.example/x', 'localhost.evil.example'])
      expect(isOwnHost(env, host)).toBe(false);
  });

  it('is accepted only if Sec-Fetch-Site shows this site or no site', () => {
    const env = readEnv({ PUBLIC_URL: 'https://portal.example', MAIL_REPLY_TO: 'ir@portal.example' });
    const from = (site: string) =>
      isSameOrigin(env, {
        method: 'POST',
        headers: { 'sec-fetch-site': site, origin: 'https://portal.example' },
      } as unknown as http.IncomingMessage);
    expect(['same-origin', 'none', 'same-site', 'cross-site'].map(from)).toEqual([true, true, false, false]);
  });
});
