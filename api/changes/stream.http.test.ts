import { createClient } from 'graphql-sse';
import { afterEach, describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { makeDocument, makeGrant } from '../documents/document.factory.ts';
import { createLogger } from '../platform/logger.ts';
import { type OpenStream, openSilently, openStream } from '../testing/programs/event-stream.ts';
import { eventually } from '../testing/eventually.ts';
import { query } from '../testing/query.ts';
import { TestBrowser } from '../testing/site.ts';
import { useTokenSite } from '../testing/token-site.ts';
import { ChangeStreams } from './change-streams.ts';

// Two servers on one database: readers are on the second, and changes come from elsewhere.
const { site, first, second, account, holder } = useTokenSite();
const ARTICLES = 'subscription { articleChanged { id nodeId action version } }';
const DOCUMENTS = 'subscription { documentChanged { nodeId } }';
const REVIEW = 'subscription { reviewQueueChanged { nodeId action } }';

const opened: OpenStream[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

async function open(browser: TestBrowser, text: string, headers: Record<string, string> = {}, url = second()) {
  const stream = await openStream((...request) => browser.fetch(...request), url, text, headers);
  opened.push(stream);
  return stream;
}

async function openWithToken(secret: string, text: string) {
  const stream = await openStream(fetch, second(), text, { authorization: `Bearer ${secret}` });
  opened.push(stream);
  return stream;
}

async function publish(): Promise<string> {
  const em = site.em();
  const article = makeArticle(em, { status: ArticleStatus.PUBLISHED });
  await em.flush();
  return article.id;
}

describe('a subscription', () => {
  it('sends changes of the other server to a client of graphql-sse', async () => {
    const { browser } = await account();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const client = createClient({ url: `${second()}/graphql/stream`, headers, retryAttempts: 0 });
    let next: Promise<IteratorResult<{ data?: unknown; extensions?: Record<string, unknown> | undefined }>>;
    await new Promise<void>((connected) => {
      const results = client.iterate({ query: ARTICLES }, { connected: () => connected() });
      next = results.next() as typeof next;
    });
    const id = await publish();
    const { value } = await next!;
    expect(value).toMatchObject({ data: { articleChanged: { nodeId: id, action: 'PUBLISHED' } } });
    expect(value?.extensions?.['cursor']).toMatch(/^[\w-]{22}$/);
    client.dispose();
  });

  it('continues after the last event on another server, without missing or repeated events', async () => {
    const { browser } = await account();
    const stream = await open(browser, ARTICLES);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('cache-control')).toContain('no-store');
    const ids = [await publish(), await publish()];
    const last = await stream.take(1);
    stream.close();
    ids.push(await publish());
    const again = await open(browser, ARTICLES, { 'last-event-id': last }, first());
    await again.take(2);
    ids.push(await publish());
    await again.take(3);
    expect([stream.nodeIds()[0], ...again.nodeIds()]).toEqual(ids);
    const { code } = (await open(browser, ARTICLES, { 'last-event-id': 'nonsense' })).refusal!;
    expect(code).toBe('BAD_USER_INPUT');
    await query(site.em(), 'update change_retention set pruned = (select max(position) from change)');
    const expired = await open(browser, ARTICLES, { 'last-event-id': last });
    expect([expired.status, expired.refusal?.code]).toEqual([410, 'CURSOR_EXPIRED']);
    await query(site.em(), 'update change_retention set pruned = 0');
  });

  it('opens with GET, as EventSource requests it, but not for another site', async () => {
    const { browser } = await account();
    const url = `${second()}/graphql/stream?query=${encodeURIComponent(ARTICLES)}`;
    const closing = new AbortController();
    const headers = { accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' };
    const answer = await browser.fetch(url, { headers, signal: closing.signal });
    expect(answer.status).toBe(200);
    closing.abort();
    const wrong = await browser.fetch(`${url}&variables=%7B`, { headers });
    expect(wrong.status).toBe(400);
    const foreign = await browser.fetch(url, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
    expect((await browser.fetch(url, { method: 'HEAD', headers })).status).toBe(400);
  });

  it.each([
    ['{ viewer { id } }', 400, 'BAD_USER_INPUT'],
    ['mutation { logout { success } }', 400, 'BAD_USER_INPUT'],
    ['subscription { articleChanged { secret } }', 400, 'BAD_USER_INPUT'],
    ['subscription { articleChanged { id } documentChanged { id } }', 400, 'BAD_USER_INPUT'],
    ['subscription { __schema { types { name } } }', 400, 'BAD_USER_INPUT'],
    ['subscription {', 400, 'BAD_USER_INPUT'],
    [`subscription { articleChanged { ${'id '.repeat(3_000)} } }`, 400, 'BAD_USER_INPUT'],
    [`subscription { ${'... { '.repeat(500)} articleChanged { id } ${'} '.repeat(500)} }`, 400, 'BAD_USER_INPUT'],
    ['', 400, 'BAD_USER_INPUT'],
    [REVIEW, 403, 'FORBIDDEN'],
    ['subscription { ...F } fragment F on Subscription { reviewQueueChanged { id } }', 403, 'FORBIDDEN'],
  ])('is refused if it is %s', async (text, status, code) => {
    const { browser } = await account();
    const stream = await open(browser, text);
    expect([stream.status, stream.refusal?.code]).toEqual([status, code]);
  });

  it('is refused to visitors, to tokens without the scope, and at /graphql', async () => {
    expect((await open(new TestBrowser(), ARTICLES)).status).toBe(401);
    const { secret } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    expect((await openWithToken(secret, ARTICLES)).status).toBe(200);
    for (const [text, requiredScope] of [
      [DOCUMENTS, 'DOCUMENTS_READ'],
      [REVIEW, 'PEOPLE_READ'],
    ] as const)
      expect(await openWithToken(secret, text)).toMatchObject({
        status: 403,
        refusal: { code: 'FORBIDDEN', requiredScope, message: `This token lacks the scope ${requiredScope}.` },
      });
    const { browser } = await account();
    const answer = await browser.execute(first(), ARTICLES);
    expect(answer.code).toBe('BAD_USER_INPUT');
  });
});

describe('the rights of a stream', () => {
  it('are checked again for each event', async () => {
    const [reader, other] = [await account(), await account()];
    const [own, others] = [await open(reader.browser, DOCUMENTS), await open(other.browser, DOCUMENTS)];
    const em = site.em();
    const document = await makeDocument(em, { title: 'Deed' });
    await makeGrant({ em, documentId: document, userId: reader.user.id }, 1);
    await own.take(1);
    await query(em, 'delete from document_grant where document_id = $1', [document]);
    await query(em, 'update document set version = version + 1 where id = $1', [document]);
    const shared = await makeDocument(em, { title: 'For both' });
    for (const { user } of [reader, other]) await makeGrant({ em, documentId: shared, userId: user.id }, 1);
    await eventually(() => expect(own.nodeIds()).toContain(shared));
    await eventually(() => expect(others.nodeIds()).toContain(shared));
    // Creating and sharing it, and the entry that its reader lost it. Not the change after that.
    expect(own.nodeIds().filter((id) => id === document).length).toBeLessThanOrEqual(3);
    expect(others.nodeIds()).not.toContain(document);
  });

  it.each([
    ['the reader is suspended', "update account set status = 'SUSPENDED' where id = $1"],
    ['the reader signs out everywhere', 'delete from session where account_id = $1'],
    ['the reader is deleted', 'delete from account where id = $1'],
  ])('end when %s', async (_event, change) => {
    const { browser, user } = await account();
    const stream = await open(browser, ARTICLES);
    await query(site.em(), change, [user.id]);
    await stream.ended;
    expect(stream.codes()).toEqual(['UNAUTHENTICATED']);
    expect(stream.events.at(-1)?.event).toBe('complete');
    await publish();
    expect(stream.nodeIds()).toEqual([]);
  });

  it('end when a token is revoked, and when an administrator is demoted', async () => {
    const { secret, user } = await holder(['CONTENT_READ']);
    const stream = await openWithToken(secret, ARTICLES);
    await query(site.em(), 'update token set revoked_at = now() where account_id = $1', [user.id]);
    await stream.ended;
    expect(stream.codes()).toEqual(['UNAUTHENTICATED']);
    const admin = await holder(['PEOPLE_READ'], { roles: ['ADMIN'] });
    const reviews = [await open(admin.browser, REVIEW), await openWithToken(admin.secret, REVIEW)];
    const stranger = await account();
    for (const review of reviews) await eventually(() => expect(review.nodeIds()).toContain(stranger.user.id));
    await query(site.em(), "update account set roles = '{INVESTOR}' where id = $1", [admin.user.id]);
    for (const review of reviews) {
      await review.ended;
      expect(review.codes()).toEqual(['FORBIDDEN']);
      expect(review.nodeIds()).not.toContain(admin.user.id);
    }
  });
});

describe('the number of streams', () => {
  it('is five per account on all servers together, and closing a stream allows another on each server', async () => {
    const { browser } = await account();
    const openOn = (url: string) => open(browser, ARTICLES, {}, url);
    const streams = await Promise.all([first(), second(), first(), second(), first()].map(openOn));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const sixth of await Promise.all([first(), second()].map(openOn))) {
      expect([sixth.status, sixth.refusal?.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const { browser: another } = await account();
    expect((await open(another, ARTICLES)).status).toBe(200);
    streams[0]!.close();
    await eventually(async () => expect((await openOn(second())).status).toBe(200));
    expect((await openOn(first())).status).toBe(429);
  });

  it('stays correct after a lost connection to the database, and readers continue without missing events', async () => {
    const { browser } = await account();
    const streams = await Promise.all([first(), second()].map((url) => open(browser, ARTICLES, {}, url)));
    await publish();
    const last = await streams[0]!.take(1);
    const holders = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = $1";
    const [{ oid } = { oid: 0 }] = await query<{ oid: number }>(
      site.em(),
      'select oid from pg_database where datname = current_database()',
    );
    await query(site.em(), holders, [oid]);
    const ids = [await publish()];
    for (const { ended } of streams) await ended;
    // Without an event that ends the subscription, so that clients connect again.
    expect(streams.map(({ events }) => events.at(-1)?.event)).toEqual(['next', 'next']);
    const reopen = (url: string) =>
      eventually(async () => {
        const stream = await open(browser, ARTICLES, { 'last-event-id': last }, url);
        expect(stream.status).toBe(200);
        return stream;
      });
    const again = [];
    for (const url of [first(), second(), first(), second(), first()]) again.push(await reopen(url));
    ids.push(await publish());
    for (const stream of again) {
      await stream.take(2);
      expect(stream.nodeIds()).toEqual(ids);
    }
    for (const url of [first(), second()]) expect((await open(browser, ARTICLES, {}, url)).status).toBe(429);
  });

  it('includes a reader that does not read its stream, until its connection ends', async () => {
    const { secret } = await holder(['CONTENT_READ']);
    const sockets = [];
    for (let count = 0; count < 5; count += 1) sockets.push(await openSilently(second(), secret, ARTICLES));
    await publish();
    expect((await openWithToken(secret, ARTICLES)).status).toBe(429);
    for (const socket of sockets) socket.destroy();
    await publish();
    await eventually(async () => expect((await openWithToken(secret, ARTICLES)).status).toBe(200));
  });

  it('is limited per server', async () => {
    const connections = new ChangeStreams(site.databaseUrl, createLogger('silent'), { perAccount: 5, total: 2 });
    const unavailable = expect.objectContaining({ code: 'UNAVAILABLE', status: 503 });
    await expect(connections.open('a')).rejects.toEqual(unavailable);
    await connections.start();
    const places = [await connections.open('a'), await connections.open('b')];
    await expect(connections.open('c')).rejects.toEqual(unavailable);
    places[0]!.close();
    places[0]!.close();
    expect((await connections.open('c')).signal.aborted).toBe(false);
    connections.end();
    expect(places[1]!.signal.aborted).toBe(true);
    await connections.stop();
  });
});

describe('a server that stops', () => {
  it('ends its streams immediately and without a last event, so that readers reconnect to another server', async () => {
    const { browser } = await account();
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(browser, ARTICLES)));
    await Promise.all([site.servers[1]!.stop(), ...streams.map(({ ended }) => ended)]);
    for (const { events } of streams) expect(events).toEqual([]);
    for (let count = 0; count < 5; count += 1) expect((await open(browser, ARTICLES, {}, first())).status).toBe(200);
    expect((await open(browser, ARTICLES, {}, first())).status).toBe(429);
  });
});
