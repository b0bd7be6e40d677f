import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useFeedRig } from '#api/testing/feed-rig.ts';
import { readEnv } from '../env.ts';
import { isPublicAddress } from './addresses.ts';
import { ask, type AskOptions } from './outbound.ts';
import { findUrlError, OutboundError, outboundRules } from './outbound.rules.ts';

const rig = useFeedRig();
const getRules = (settings: Record<string, string> = {}) => outboundRules(readEnv({ NODE_ENV: 'test', ...settings }));
const trusting = () => getRules({ FEED_ALLOW_HOSTS: rig.host });

/** Requests a URL. Returns the result and the addresses of the connections. */
async function attempt(url: string, options: Partial<AskOptions> = {}) {
  const connected: string[] = [];
  const onConnect = (address: string) => void connected.push(address);
  const outcome = await ask(url, { rules: trusting(), onConnect, ...options }).then(
    ({ status, body }) => ({ status, text: body.toString() }),
    (error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      return { refusal: error.message };
    },
  );
  return { connected, ...outcome };
}

describe('an outbound request to a URL from a user', () => {
  it.each([
    ...['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450::1'].map((address) => [address, true] as const),
    ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'].map(
      (address) => [address, false] as const,
    ),
    ...['192.0.2.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'].map((a) => [a, false] as const),
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:8.8.8.8', '64:ff9b::7f00:1'].map(
      (address) => [address, false] as const,
    ),
    ...['2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', ''].map((address) => [address, false] as const),
  ])('%s is on the public internet: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://feeds.example/x',
    'gopher://feeds.example/x',
    'data:text/xml,<rss/>',
    'http://feeds.example/x',
    'https://name:word@feeds.example/x',
    ...['22', '25', '5432', '6379', '8443'].map((port) => `https://feeds.example:${port}/x`),
    'https://localhost/x',
    'https://LOCALHOST./x',
    'https://intranet/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0177.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://www.site.example/rss.xml',
    'https://models.example/v1',
    ...['www.site.example.', 'WWW.Site.Example..', 'models.example.'].map((host) => `https://${host}/x`),
    ...['bücher.example', 'xn--bcher-kva.example.', 'BÜCHER.example', 'b%C3%BCcher.example'].map(
      (host) => `https://${host}/x`,
    ),
    ...['localhost..', 'printer.local..', 'intranet.'].map((host) => `https://${host}/x`),
    'https://scanner.example/x',
  ])('%s is rejected before a DNS lookup', async (url) => {
    const rules = getRules({
      PUBLIC_URL: 'https://www.site.example',
      MAIL_REPLY_TO: 'ir@site.example',
      LLM_BASE_URL: 'https://models.example/v1',
      LLM_MODEL: 'small',
      SMTP_URL: 'smtp://Bücher.Example.:587',
      CLAMD: 'tcp://scanner.example:3310',
    });
    expect(findUrlError(new URL(url), rules)).toEqual(expect.any(String));
    const resolve = () => Promise.reject(new Error('looked up'));
    expect(await attempt(url, { rules, resolve })).toMatchObject({ connected: [], refusal: expect.any(String) });
  });

  it('unencrypted HTTP requires a setting', () => {
    expect(findUrlError(new URL('http://feeds.example/x'), getRules({ FEED_ALLOW_HTTP: 'true' }))).toBeNull();
  });

  it.each([
    ['private', ['10.0.0.1']],
    ['public and private', ['8.8.8.8', '127.0.0.1']],
    ['mapped', ['::ffff:127.0.0.1']],
    ['nothing', []],
  ])('a host name that resolves to %s gets no connection', async (_name, ipAddresses) => {
    const outcome = await attempt('https://feeds.example/x', { resolve: async () => ipAddresses });
    expect(outcome).toMatchObject({ connected: [], refusal: expect.any(String) });
  });

  describe('another name for one of the site’s own IP addresses gets no connection', () => {
    const settings = {
      PUBLIC_URL: 'https://www.site.example',
      MAIL_REPLY_TO: 'ir@site.example',
      DATABASE_URL: 'postgres://u:p@db.site.example/x',
    };
    const names: Record<string, string[]> = {
      'www.site.example': ['8.8.8.8', '2606:4700:4700::1111'],
      'alias.example': ['2606:4700:4700:0:0:0:0:1111'],
      'several.example': ['9.9.9.9', '8.8.8.8'],
      'machine.example': ['1.1.1.1'],
      'elsewhere.example': ['9.9.9.9'],
    };
    // The name of the database cannot be resolved. That must not stop all feeds.
    const resolve = async (host: string) => names[host] ?? Promise.reject(new Error('no such name'));
    // Ends each attempt before a packet is sent.
    const onConnect = (address: string) => {
      throw new OutboundError('before connecting', `connecting to ${address}`);
    };
    const open = (url: string) =>
      attempt(url, { rules: getRules(settings), resolve, onConnect, localAddresses: () => ['1.1.1.1', 'fe80::1'] });
    const unreachable = 'No web server on the public internet answered at this URL.';

    it.each([
      ['https://alias.example/x', unreachable],
      ['https://several.example/x', unreachable],
      ['https://machine.example/x', unreachable],
      ['https://8.8.8.8/x', unreachable],
      ['https://[2606:4700:4700::1111]/x', unreachable],
      ['https://elsewhere.example/x', 'connecting to 9.9.9.9'],
    ])('%s: %s', async (url, expected) => expect(await open(url)).toMatchObject({ refusal: expected }));
  });

  it('a host name is resolved once, and the connection goes to the resolved IP address', async () => {
    const hosts: string[] = [];
    const resolve = async (host: string) => (hosts.push(host), hosts.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']);
    const port = rig.host.split(':')[1]!;
    rig.serve('/named', 'hello');
    const rules = getRules({ FEED_ALLOW_HOSTS: `feeds.example:${port}` });
    const outcome = await attempt(`http://feeds.example:${port}/named`, { rules, resolve });
    expect(outcome).toEqual({ connected: ['127.0.0.1'], status: 200, text: 'hello' });
    expect(hosts).toEqual(['feeds.example']);
    expect(rig.seen.at(-1)?.headers.host).toBe(`feeds.example:${port}`);
  });

  it.each([
    'http://127.0.0.1:1/x',
    'http://localhost/x',
    'https://[::1]/x',
    'file:///etc/passwd',
    'https://10.0.0.1/x',
  ])('a redirect to %s is not followed', async (location) => {
    const url = rig.serve('/away', (_request, response) => void response.writeHead(302, { location }).end());
    expect(await attempt(url)).toMatchObject({ connected: ['127.0.0.1'], refusal: expect.any(String) });
  });

  it('three redirects are followed, and the fourth is not', async () => {
    rig.serve('/0', 'there');
    for (const step of [1, 2, 3, 4])
      rig.serve(`/${step}`, (_, response) => void response.writeHead(301, { location: `/${step - 1}` }).end());
    expect(await attempt(`http://${rig.host}/3`)).toMatchObject({ text: 'there' });
    expect(await attempt(`http://${rig.host}/4`)).toMatchObject({ refusal: expect.stringContaining('too many times') });
    const loop = rig.serve('/loop', (_, response) => void response.writeHead(307, { location: '/loop' }).end());
    expect(await attempt(loop)).toMatchObject({ refusal: expect.stringContaining('too many times') });
  });

  it.each([
    ['six megabytes', () => Buffer.alloc(6_000_000, 'x'), {}],
    ['a gzip bomb', () => gzipSync(Buffer.alloc(4_900_000)), { 'content-encoding': 'gzip' }],
    ['content that is not gzip', () => Buffer.from('plain'), { 'content-encoding': 'gzip' }],
    ['an encoding of its own', () => Buffer.from('plain'), { 'content-encoding': 'zstd' }],
    ['headers without end', () => Buffer.from('x'), { 'x-long': 'y'.repeat(20_000) }],
  ])('%s is aborted', async (_name, body, headers) => {
    const url = rig.serve('/heavy', (_request, response) => void response.writeHead(200, headers).end(body()));
    expect(await attempt(url)).toMatchObject({ refusal: expect.any(String) });
  });

  it.each([
    ['never answers', () => undefined],
    ['never ends', (_: unknown, response: { write: (text: string) => void }) => response.write('<rss>')],
  ])('a server that %s is aborted in time', async (_name, behavior) => {
    const url = rig.serve('/slow', behavior as never);
    expect(await attempt(url, { totalMs: 300 })).toMatchObject({ refusal: expect.any(String) });
  });

  it('a closed port, a port without a web server and a forbidden IP address return the same error', async () => {
    const url = rig.serve('/cut', (request) => void request.socket.end('220 mail.example ESMTP\r\n'));
    const closed = await attempt('http://127.0.0.1:1/', { rules: getRules({ FEED_ALLOW_HOSTS: '127.0.0.1' }) });
    const inside = await attempt('https://feeds.example/', { resolve: async () => ['10.0.0.1'] });
    expect(
      new Set([await attempt(url), closed, inside].map((outcome) => 'refusal' in outcome && outcome.refusal)).size,
    ).toBe(1);
  });

  it('a proxy in the environment variables is ignored', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('HTTP_PROXY', 'http://10.0.0.1:3128');
    vi.stubEnv('ALL_PROXY', 'http://10.0.0.1:3128');
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    const url = rig.serve('/direct', 'direct');
    expect(await attempt(url)).toEqual({ connected: ['127.0.0.1'], status: 200, text: 'direct' });
  });
});
