import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { useApi } from '#api/testing/api.ts';
import { useConnectionLog } from '#api/testing/connections.ts';
import { eventually } from '#api/testing/eventually.ts';
import { useFeedSite } from '#api/testing/feed-site.ts';
import { brokenFeeds, pour } from '#api/testing/broken-feeds.ts';
import { makeRss, useFeedRig } from '#api/testing/feed-rig.ts';
import { useRawServers } from '#api/testing/raw-servers.ts';
import { fetchDue } from './feed.fetch.service.ts';

const api = useApi();
const rig = useFeedRig();
const { raw, secure, inside } = useRawServers();
const log = useConnectionLog();
const named = ['moving.example', 'mixed.example'];
const feeds = useFeedSite(api, () => [rig.host, raw.host, secure.host, `moving.example:${getPort(rig.host)}`]);

const getPort = (host: string) => host.split(':')[1]!;
const UNREACHABLE = 'No web server on the public internet answered at this URL.';
const good = () => feeds.add(rig.serve('/good', makeRss('Good', [{ title: 'One', link: 'https://good.example/1' }])));

/** The worker connects to the database, which is ours, and otherwise only to the servers of the rig. */
function expectOnlyRigConnections(since: number) {
  const database = new URL(api.url).port;
  const destinations = new Set(log.seen.slice(since).filter((to) => !to.endsWith(`:${database}`)));
  const testHosts = [rig.host, raw.host, secure.host];
  expect([...destinations].filter((to) => !testHosts.includes(to))).toEqual([]);
  expect(destinations.size).toBeGreaterThan(0);
  expect(inside.visitors).toBe(0);
}

describe('a feed that cannot be read', () => {
  it.each(brokenFeeds)(
    'and %s shows an error, does not affect other feeds, and causes requests only to its own server',
    async (...args) => {
      const [, behavior, message] = args;
      const since = log.seen.length;
      const bad = await feeds.add(rig.serve('/bad', behavior));
      const other = await good();
      await feeds.read();
      expect(await feeds.state(bad)).toMatchObject({ failures: 1, read: false, leased: false, error: message });
      expect(await feeds.state(other)).toMatchObject({ title: 'Good', read: true, error: null });
      expect((await feeds.items()).map(({ title }) => title)).toEqual(['One']);
      expectOnlyRigConnections(since);
    },
  );

  it('and has fifty megabytes is aborted after the first megabytes', async () => {
    let sentBytes = 0;
    await feeds.add(rig.serve('/huge', (_, response) => pour(response, 50_000_000, (sent) => (sentBytes = sent))));
    await feeds.read();
    // The worker reads at most five megabytes, and the system buffers some more.
    expect(sentBytes).toBeLessThan(30_000_000);
  });

  it.each([
    ['answers without TLS at an https URL', () => `https://${rig.host}/good`],
    ['has a self-signed certificate', () => `https://${secure.host}/`],
    ['answers with TLS at an http URL', () => `http://${secure.host}/`],
    ['has a private IP address', () => `http://${inside.host}/`],
    ['has a name that resolves to a private IP address', () => `https://mixed.example/`],
  ])('and %s', async (_name, url) => {
    const since = log.seen.length;
    const bad = await feeds.add(url());
    await good();
    await feeds.read({ resolve: async () => ['93.184.216.34', '10.0.0.1'] });
    const { error, failures } = await feeds.state(bad);
    expect([failures, error]).toEqual([1, expect.stringMatching(/^(No web server|The server answered 400)/)]);
    expectOnlyRigConnections(since);
  });

  it.each<[string, (socket: Socket) => void]>([
    [
      'sends headers without end',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const more = () => void (socket.destroyed || socket.write('x-more: and more\r\n'.repeat(100), more));
        more();
      },
    ],
    ['speaks another language', (socket) => void socket.write('220 mail.example ESMTP\r\n')],
    [
      'answers twice at once',
      (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 900\r\n\r\nok'),
    ],
    ['forges a header', (socket) => void socket.write('HTTP/1.1 200 OK\r\nx: a\0b\r\n\r\n')],
  ])('and %s', async (_name, speak) => {
    raw.speak = speak;
    const since = log.seen.length;
    const bad = await feeds.add(`http://${raw.host}/feed`);
    await good();
    await feeds.read();
    expect(await feeds.state(bad)).toMatchObject({ failures: 1, error: UNREACHABLE });
    expectOnlyRigConnections(since);
  });
});

const slowly = (response: ServerResponse, text: string) => {
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(text)), 50);
};

describe('a feed that does not end', () => {
  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['says nothing', () => undefined],
    ['sends a byte now and then', (_, response) => slowly(response, ' ')],
    ['sends its headers and then nothing', (_, response) => response.flushHeaders()],
    [
      'sends one header after the other',
      (request) => {
        request.socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(
          () => (request.socket.destroyed ? clearInterval(timer) : request.socket.write('x: y\r\n')),
          50,
        );
      },
    ],
    ['sends half of its text', (_, response) => void response.write(makeRss('S', []).slice(0, 50))],
  ])('and %s is aborted after a time limit, and other feeds are fetched meanwhile', async (_name, behavior) => {
    const [since, before] = [log.seen.length, rig.seen.length];
    const ended = new AbortController();
    const bad = await feeds.add(rig.serve('/slow', behavior));
    const running = fetchDue(api.em(), feeds.options({ signal: ended.signal }));
    await eventually(() => expect(rig.seen.slice(before).some(({ url }) => url === '/slow')).toBe(true));
    const other = await good();
    await feeds.read();
    expect(await feeds.state(other)).toMatchObject({ read: true, error: null });
    expect(await feeds.state(bad)).toMatchObject({ leased: true, failures: 0 });
    ended.abort();
    await running;
    expect(await feeds.state(bad)).toMatchObject({ leased: false, failures: 1, error: UNREACHABLE });
    expectOnlyRigConnections(since);
  });
});

describe("the DNS lookup of a feed's host", () => {
  it('happens once, so that a changed answer (DNS rebinding) has no effect', async () => {
    const since = log.seen.length;
    const hosts: string[] = [];
    const answers = [['127.0.0.1'], ['169.254.169.254'], ['10.0.0.1']];
    const resolve = async (host: string) => (hosts.push(host), answers[hosts.length - 1] ?? []);
    rig.serve('/moving', makeRss('Moving', []));
    const id = await feeds.add(`http://${named[0]}:${getPort(rig.host)}/moving`);
    await feeds.read({ resolve });
    expect(await feeds.state(id)).toMatchObject({ title: 'Moving', error: null });
    expect(hosts).toEqual(['moving.example']);
    expectOnlyRigConnections(since);
  });

  it('is checked again at each redirect', async () => {
    const since = log.seen.length;
    const url = rig.serve('/away', (_, response) => {
      response.writeHead(302, { location: `https://mixed.example/` }).end();
    });
    const id = await feeds.add(url);
    await feeds.read({ resolve: async () => ['93.184.216.34', '127.0.0.1'] });
    expect(await feeds.state(id)).toMatchObject({ failures: 1, error: UNREACHABLE });
    expectOnlyRigConnections(since);
  });
});

describe('a feed that controls its next request', () => {
  it('is disabled after status 410, and its owner is emailed at once', async () => {
    const em = api.em();
    const owner = makeUser(em, { email: 'ada@desk.example', emailKey: 'ada@desk.example' });
    await em.flush();
    const deletedUrl = rig.serve('/gone', (_, response) => void response.writeHead(410).end());
    const id = await feeds.add(deletedUrl, { addedBy: owner.id });
    await feeds.read();
    await feeds.read();
    const error = 'The server answered 410: this feed was removed permanently.';
    expect(await feeds.state(id)).toMatchObject({ status: 'DISABLED', failures: 1, error });
    expect(rig.seen.filter(({ url }) => url === '/gone')).toHaveLength(1);
    expect(await query(em, 'select kind, recipient from mail')).toEqual([
      { kind: 'feed.gone', recipient: 'ada@desk.example' },
    ]);
  });

  it('gets its new URL after a permanent redirect, but not after a temporary one', async () => {
    rig.serve('/new', makeRss('Moved', []));
    const move = (code: number) =>
      rig.serve(`/old-${code}`, (_, response) => void response.writeHead(code, { location: '/new' }).end());
    const before = `http://${rig.host}/old-302`;
    const forNow = await feeds.add(move(302));
    await feeds.read();
    expect((await feeds.state(forNow)).url).toBe(before);
    await query(api.em(), 'delete from feed');
    const forGood = await feeds.add(move(301));
    await feeds.read();
    expect(await feeds.state(forGood)).toMatchObject({ url: `http://${rig.host}/new`, title: 'Moved', error: null });
  });

  it.each([
    ['seconds', () => '7200'],
    ['a date', () => new Date(Date.now() + 7_200_000).toUTCString()],
  ])('sends Retry-After in %s, which is respected', async (_name, after) => {
    const busy = rig.serve('/busy', (_, response) => void response.writeHead(429, { 'retry-after': after() }).end());
    const id = await feeds.add(busy);
    await feeds.read();
    const { waits, error } = await feeds.state(id);
    expect([waits > 6_000, waits < 8_000, error]).toEqual([true, true, 'The server answered 429.']);
  });

  it.each([
    ['a year by its ttl', '<ttl>525600</ttl>', {}, 80_000, 90_000],
    ['a year by Cache-Control', '', { 'cache-control': 'max-age=31536000' }, 80_000, 90_000],
    ['an hour and a half by Cache-Control', '', { 'cache-control': 'public, max-age=5400' }, 5_000, 5_500],
    ['a second by Cache-Control', '', { 'cache-control': 'max-age=1' }, 800, 1_000],
    ['nonsense', '<ttl>soon</ttl>', { 'cache-control': 'max-age=soon', 'retry-after': 'soon' }, 3_400, 3_700],
  ])(
    'requests an interval of %s, which is limited to a reasonable range',
    async (_name, extra, headers, least, most) => {
      const url = rig.serve(
        '/timed',
        (_, response) => void response.writeHead(200, headers).end(makeRss('S', [], extra)),
      );
      const id = await feeds.add(url);
      await feeds.read();
      const { waits } = await feeds.state(id);
      expect([waits >= least, waits <= most]).toEqual([true, true]);
    },
  );
});
