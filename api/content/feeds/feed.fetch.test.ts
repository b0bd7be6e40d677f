import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { query } from '#api/testing/query.ts';
import { useApi } from '#api/testing/api.ts';
import { type Behavior, type RigItem, makeRss, useFeedRig } from '#api/testing/feed-rig.ts';
import { makeFeed } from './feed.factory.ts';
import { fetchDue } from './feed.fetch.service.ts';
import { pruneFeedItems } from './feed.outcome.service.ts';

const api = useApi();
const rig = useFeedRig();
const options = () => ({
  env: readEnv({ NODE_ENV: 'test', FEED_ALLOW_HOSTS: rig.host }),
  log: createLogger('silent'),
  out: { totalMs: 45_000 },
});

beforeEach(async () => {
  await query(api.em(), 'delete from feed');
  await query(api.em(), 'delete from mail');
});

/** Adds a feed of the test server with a host of its own, so that several feeds are fetched at once. */
async function add(url: string, values: Parameters<typeof makeFeed>[1] = {}): Promise<string> {
  const em = api.em();
  const feed = makeFeed(em, { url, title: '', ...values });
  await em.flush();
  return feed.id;
}

const due = () => query(api.em(), "update feed set next_try_at = now() where status = 'ACTIVE'");
async function fetched() {
  await due();
  while ((await fetchDue(api.em(), options())) > 0);
}

interface State {
  url: string;
  title: string;
  status: string;
  failures: number;
  error: string | null;
  read: boolean;
  waits: number;
}
async function state(id: string): Promise<State> {
  const [row] = await query<State>(
    api.em(),
    `select url, title, status, failures, last_error as error, last_fetched_at is not null as read,
      round(extract(epoch from next_try_at - now()))::int as waits from feed where id = $1`,
    [id],
  );
  return row!;
}
const items = () =>
  query<{ title: string; link: string; summary: string; status: string }>(
    api.em(),
    'select title, link, summary, status from feed_item order by title',
  );
const one = (values: Partial<RigItem> = {}): RigItem => ({ title: 'One', link: 'https://source.example/1', ...values });

describe('fetching feeds', () => {
  it.each([
    ['RSS', makeRss('Source', [one({ description: '&lt;p&gt;A &lt;b&gt;bold&lt;/b&gt; word&lt;/p&gt;' })])],
    [
      'RSS 0.91',
      `<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://127.0.0.1:1/rss.dtd">
       <rss version="0.91"><channel><title>Source</title><item><title>One</title><link>https://source.example/1</link><description>A bold word</description></item></channel></rss>`,
    ],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Source</title><id>a</id><updated>2026-01-01T00:00:00Z</updated><entry><title type="html">One</title><id>b</id>
       <link rel="enclosure" href="https://source.example/a.mp3"/><link rel="alternate" href="https://source.example/1"/><updated>2026-01-01T00:00:00Z</updated><summary>A bold word</summary></entry></feed>`,
    ],
    [
      'RDF',
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>Source</title><link>https://source.example/</link></channel>
       <item rdf:about="y"><title>One</title><link>https://source.example/1</link><description>A bold word</description></item></rdf:RDF>`,
    ],
    [
      'JSON Feed',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Source',
        items: [{ id: '1', url: 'https://source.example/1', title: 'One', content_html: '<p>A <b>bold</b> word</p>' }],
      }),
    ],
  ])('%s becomes plain text items that are pending review', async (_name, document) => {
    const id = await add(rig.serve('/feed', document));
    await fetched();
    expect(await state(id)).toMatchObject({ title: 'Source', read: true, error: null, failures: 0 });
    expect(await items()).toEqual([
      { title: 'One', link: 'https://source.example/1', summary: 'A bold word', status: 'PENDING' },
    ]);
  });

  it('a page leads to the feed that it links to', async () => {
    rig.serve('/feed.xml', makeRss('Source', [one()]));
    const page = '<!doctype html><title>x</title><link rel="alternate" type="application/rss+xml" href="feed.xml">';
    const id = await add(rig.serve('/blog', page));
    await fetched();
    expect(await state(id)).toMatchObject({ url: `http://${rig.host}/feed.xml`, error: null });
  });

  it.each([
    ['answers', 200],
    ['fails', 503],
  ])('fetches a feed again if a refresh was requested during the fetch and the server %s', async (_name, status) => {
    let requests = 0;
    const url = rig.serve('/slow', (_request, response) => {
      requests += 1;
      const answer = () => response.writeHead(status).end(makeRss('Source', [one()]));
      // The second request starts after the refresh.
      if (requests === 1) void due().then(answer);
      else answer();
    });
    const id = await add(url);
    expect(await fetchDue(api.em(), options())).toBe(1);
    expect(await fetchDue(api.em(), options())).toBe(1);
    expect(await fetchDue(api.em(), options())).toBe(0);
    expect([requests, (await state(id)).waits > 0]).toEqual([2, true]);
  });

  it('sends conditional requests after the first one', async () => {
    const url = rig.serve('/etag', (request, response) => {
      const same = request.headers['if-none-match'] === '"one"';
      response.writeHead(same ? 304 : 200, { etag: '"one"', 'cache-control': 'max-age=7200' });
      response.end(same ? '' : makeRss('Source', [one()]));
    });
    const id = await add(url);
    await fetched();
    const before = rig.seen.length;
    await fetched();
    expect(rig.seen.slice(before).map(({ headers }) => headers['if-none-match'])).toEqual(['"one"']);
    const { waits, error } = await state(id);
    expect([error, waits > 6_000, waits < 8_000]).toEqual([null, true, true]);
  });

  it('the same item in two feeds, or twice in one feed, is stored once and keeps its review status', async () => {
    await add(rig.serve('/a', makeRss('A', [one(), one({ link: 'https://www.source.example/1/?utm_source=x' })])));
    await add(rig.serve('/b', makeRss('B', [one({ title: 'Copied', link: 'http://source.example/1?fbclid=2' })])));
    await fetched();
    expect(await items()).toHaveLength(1);
    await query(api.em(), "update feed_item set status = 'REJECTED'");
    await fetched();
    expect(await items()).toMatchObject([{ status: 'REJECTED' }]);
  });

  it('items that a feed still lists are known to be listed, once a day', async () => {
    const feed = await add(rig.serve('/listing', makeRss('Listing', [one()])));
    await fetched();
    await query(api.em(), "update feed_item set listed_at = now() - interval '200 days'");
    await query(
      api.em(),
      `insert into feed_item (id, feed_id, guid, title, published_at, listed_at)
       values ('item_gone', $1, 'gone', 'Gone', now() - interval '300 days', now() - interval '200 days')`,
      [feed],
    );
    await fetched();
    const listed = `select id = 'item_gone' as "isGone" from feed_item where listed_at < now() - interval '1 day'`;
    expect(await query(api.em(), listed)).toEqual([{ isGone: true }]);
    expect(await pruneFeedItems(api.em(), 180, 10)).toBe(1);
    await fetched();
    expect(await items()).toHaveLength(1);
  });

  it('hostile items become plain text or are left out', async () => {
    const hostile = [
      one({
        title: '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;A &#x202E;title',
        guid: '1',
      }),
      one({ title: 'Script', link: 'javascript:alert(1)', guid: 'javascript:alert(1)' }),
      one({ title: 'Data', link: 'data:text/html,x', guid: 'data:x' }),
      one({ title: 'Word '.repeat(200_000), link: 'https://source.example/long' }),
      one({ title: 'Ahead', link: 'https://source.example/ahead', date: 'Mon, 02 Nov 2099 10:00:00 GMT' }),
    ];
    await add(rig.serve('/hostile', makeRss('S', hostile)));
    await fetched();
    const rows = await items();
    expect(rows.map(({ title }) => title.slice(0, 8))).toEqual(['A title', 'Ahead', 'Word Wor']);
    expect(rows.every(({ title }) => title.length <= 200)).toBe(true);
    const [ahead] = await query(api.em(), 'select 1 from feed_item where published_at > now()');
    expect(ahead).toBeUndefined();
  });

  it('several servers fetch a feed once, and the feeds of one host one after the other', async () => {
    let [open, most] = [0, 0];
    const slow: Behavior = (_request, response) => {
      most = Math.max(most, (open += 1));
      setImmediate(() => setImmediate(() => ((open -= 1), response.end(makeRss('S', [])))));
    };
    for (const path of ['/s1', '/s2', '/s3']) await add(rig.serve(path, slow), { host: 'one.example' });
    const before = rig.seen.length;
    await due();
    for (let round = 0; round < 4; round += 1) await Promise.all([1, 2, 3].map(() => fetchDue(api.em(), options())));
    expect([rig.seen.length - before, most]).toEqual([3, 1]);
  });
});

const BOMB = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>`;
const XXE =
  '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&a;</title></channel></rss>';
const status =
  (code: number, headers: Record<string, string> = {}): Behavior =>
  (_, response) =>
    void response.writeHead(code, headers).end('no');

describe('a feed with errors', () => {
  it.each<[string, Behavior | string]>([
    ['is missing', status(404)],
    ['answers 410', status(410)],
    ['breaks', status(500)],
    ['is forbidden', status(403)],
    ['answers 304 to an unconditional request', status(304)],
    ['is empty', ''],
    ['is text', 'hello'],
    ['is a page without a feed', '<!doctype html><title>x</title>'],
    ['is a page that names a script', '<html><link rel=alternate type=application/rss+xml href="javascript:alert(1)">'],
    [
      'is a page that names this machine',
      '<html><link rel=alternate type=application/rss+xml href="http://127.0.0.1:1/x">',
    ],
    ['is a page that names a page', '<html><link rel=alternate type=application/rss+xml href="">'],
    ['is broken XML', '<rss version="2.0"><channel><title>'.repeat(3)],
    ['is broken JSON', '{"version": "https://jsonfeed.org/version/1.1", "items": ['],
    ['is JSON of another kind', '{"hello": "world"}'],
    ['has entities that explode', BOMB],
    ['reads files by an entity', XXE],
    ['is nested a thousand deep', `<rss version="2.0"><channel>${'<a>'.repeat(1_000)}</channel></rss>`],
    ['has sixty thousand elements', makeRss('S', [], '<a>x</a>'.repeat(60_000))],
    ['is six megabytes', makeRss('x'.repeat(6_000_000), [])],
    ['drops the line', (request) => void request.socket.destroy()],
    ['drops the line halfway', (request, response) => void (response.write('<rss>'), request.socket.destroy())],
    ['redirects for ever', (request, response) => void response.writeHead(302, { location: request.url }).end()],
    ['redirects to this machine', status(302, { location: 'http://127.0.0.1:1/' })],
    ['redirects to a file', status(302, { location: 'file:///etc/passwd' })],
    ['redirects nowhere', status(302)],
    [
      'lies about its encoding',
      (_, response) => void response.writeHead(200, { 'content-encoding': 'br' }).end('<rss>'),
    ],
    ['speaks another language', (request) => void request.socket.end('220 ready\r\n')],
  ])('and %s shows the error in its status and does not affect other feeds', async (_name, behavior) => {
    const bad = await add(rig.serve('/bad', behavior));
    const good = await add(rig.serve('/good', makeRss('Good', [one()])));
    await fetched();
    expect(await state(bad)).toMatchObject({ failures: 1, read: false, error: expect.stringMatching(/^[A-Z].*\.$/) });
    expect((await state(bad)).waits).toBeGreaterThan(60);
    expect(await state(good)).toMatchObject({ title: 'Good', error: null });
  });

  it('is not requested before its Retry-After time, nor are other feeds of its host', async () => {
    const bad = await add(rig.serve('/busy', status(429, { 'retry-after': '7200' })), { host: 'busy.example' });
    const other = await add(rig.serve('/fine', makeRss('Fine', [])), { host: 'busy.example' });
    await query(api.em(), "update feed set next_try_at = now() - interval '1 hour' where id = $1", [bad]);
    await fetchDue(api.em(), options());
    expect((await state(bad)).waits).toBeGreaterThan(7_000);
    expect((await state(other)).waits).toBeGreaterThan(7_000);
  });

  it('doubles the wait after each failure, emails the owner after the third and the tenth, and is then disabled', async () => {
    const em = api.em();
    const owner = makeUser(em, { email: 'ada@desk.example', emailKey: 'ada@desk.example' });
    await em.flush();
    const id = await add(rig.serve('/dead', status(500)), { addedBy: owner.id });
    const waits: number[] = [];
    for (let time = 1; time <= 11; time += 1) {
      await fetched();
      waits.push((await state(id)).waits);
    }
    expect(waits[1]! / waits[0]!).toBeCloseTo(2, 0);
    expect(waits[2]! / waits[1]!).toBeCloseTo(2, 0);
    expect(await state(id)).toMatchObject({ status: 'DISABLED', failures: 10 });
    const mails = await query(em, 'select kind, recipient from mail order by created_at');
    expect(mails).toEqual(['feed.failing', 'feed.disabled'].map((kind) => ({ kind, recipient: 'ada@desk.example' })));
  });

  it('without new items for a long time causes one email to its owner', async () => {
    const em = api.em();
    const owner = makeUser(em, {});
    await em.flush();
    const id = await add(rig.serve('/quiet', makeRss('Quiet', [one()])), { addedBy: owner.id });
    await fetched();
    await query(em, "update feed set last_new_at = now() - interval '40 days' where id = $1", [id]);
    await fetched();
    await fetched();
    expect(await query(em, 'select kind from mail')).toEqual([{ kind: 'feed.silent' }]);
  });
});
