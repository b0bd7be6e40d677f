import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { points } from '#graphql/limits.ts';
import { eventually } from '#api/testing/eventually.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { describe, expect, it } from 'vitest';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { query } from '#api/testing/query.ts';

// The proxy is trusted here, so that one test can use many networks. Both servers share the budget.
const site = useSite(2, { LIMITS_SCALE: '0.1', TRUST_PROXY: '127.0.0.1' });
const PASSWORD = 'correct horse battery staple';

interface Cost {
  requested: number;
  remaining: number;
  resetAt: string;
}

let networks = 0;
const from = (address = `198.51.100.${(networks += 1)}`) => new TestBrowser({ 'x-forwarded-for': address });
// A different comment each time, so that no answer is cached.
let texts = 0;
const costing = (cost: number) => `{ articles(first: ${cost - 1}) { nodes { id } } } # ${(texts += 1)}`;
const send = (browser: TestBrowser, text: string, server = 0) =>
  browser.post(`${site.urls[server]}/graphql`, { query: text });

/** Spends so many points in steps of 100 from one IP address, on both servers in turn. */
async function spend(browser: TestBrowser, cost: number) {
  for (let spent = 0; spent < cost; spent += 100)
    expect((await send(browser, costing(100), (spent / 100) % 2)).status).toBe(200);
}

describe('the points of one minute', () => {
  it('of an IP address are counted on every server, and separately from those of other IP addresses', async () => {
    const browser = from('203.0.113.9');
    await spend(browser, points.perMinute.anonymous / 10);
    for (const server of [0, 1]) {
      await eventually(async () => {
        const response = await send(browser, costing(100), server);
        expect([server, response.status]).toEqual([server, 429]);
        const { data, errors } = (await response.json()) as {
          data?: unknown;
          errors: { message: string; extensions: object }[];
        };
        expect(data).toBeUndefined();
        expect(errors).toHaveLength(1);
        expect(errors[0]).toMatchObject({
          message: 'Too many requests. Please wait and try again.',
          extensions: { code: 'RATE_LIMITED' },
        });
        const wait = Number(response.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(60);
      });
    }
    expect((await send(from(), costing(100))).status).toBe(200);
  });

  it('of an IP address are also used by rejected requests, until requests are no longer read', async () => {
    const browser = from('203.0.113.77');
    const broken = () => browser.post(`${site.urls[0]}/graphql`, { query: '{ articles { nodes {' });
    const most = points.perMinute.anonymous / 10 / points.refused;
    for (let sent = 0; sent < most; sent += 1) expect((await broken()).status).toBe(400);
    // The last one is counted when its answer has been sent.
    await eventually(async () => expect((await broken()).status).toBe(429));
    const response = await send(browser, costing(1));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('ratelimit')).toMatch(/^"points";r=0;t=\d+$/);
    expect((await send(from(), costing(1))).status).toBe(200);
  });

  it('are in every response with its cost, and in the RateLimit headers', async () => {
    const em = site.em();
    makeArticle(em, {});
    await em.flush();
    const browser = from();
    const limit = points.perMinute.anonymous / 10;
    const read = async (text: string) => {
      const response = await send(browser, text);
      const { extensions } = (await response.json()) as { extensions: { cost: Cost } };
      return { cost: extensions.cost, headers: response.headers };
    };
    const { cost, headers } = await read(costing(100));
    expect(cost).toEqual({ requested: 100, remaining: limit - 100, resetAt: expect.any(String) });
    const seconds = (new Date(cost.resetAt).getTime() - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(61);
    expect(headers.get('ratelimit-policy')).toBe(`"points";q=${limit};w=60`);
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"points";r=${limit - 100};t=\\d{1,2}$`));
    const wrong = await read('{ unknown }');
    expect(wrong.cost).toMatchObject({ requested: 0, remaining: limit - 100 });
    const result = await read('{ articles(first: 100) { nodes { related { related { id } } } } }');
    // The wrong request was refused, which costs points, too.
    expect(result.cost).toMatchObject({ remaining: limit - 100 - points.refused });
  });

  it('are not used by responses from the cache', async () => {
    const browser = from();
    const text = costing(100);
    await eventually(async () => expect((await send(browser, text)).headers.has('ratelimit')).toBe(false));
    for (let count = 0; count < 40; count += 1) expect((await send(browser, text)).status).toBe(200);
  });

  it('of an IP address are also used by pages that are not in memory, with their queries', async () => {
    const browser = from('203.0.113.88');
    const open = (number: number, reader = browser) => reader.fetch(`${site.urls[0]}/resources?q=${number}`);
    // The page of the test sends one query, which costs one point.
    const costOfPage = points.page + 1;
    const pages = Math.ceil(points.perMinute.anonymous / 10 / costOfPage);
    for (let number = 0; number < pages; number += 1) expect((await open(number)).status).toBe(200);
    const refused = await open(pages);
    expect([refused.status, await refused.text()]).toEqual([429, 'Too many requests. Please wait and try again.']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(browser, costing(1))).status).toBe(429);
    // Other addresses have their own points, and a page in memory costs nothing.
    await eventually(async () => {
      expect((await open(0, from())).status).toBe(200);
      expect((await open(0)).status).toBe(200);
    });
  });

  it('of an account are also used by its pages', async () => {
    const em = site.em();
    const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    const browser = from();
    await browser.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
    for (let number = 0; number < 10; number += 1)
      expect((await browser.fetch(`${site.urls[0]}/investor?tab=${number}`)).status).toBe(200);
    await eventually(async () => {
      const [row] = await query<{ count: number }>(site.em(), 'select count from limit_counter where key = $1', [
        `points account ${user.id}`,
      ]);
      expect(row?.count).toBe(10 * (points.page + 1));
    });
  });

  it('are counted per account on any IP address, and are more than those of a visitor', async () => {
    const em = site.em();
    const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    const browser = from();
    await browser.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
    await spend(browser, points.perMinute.anonymous / 10 + 500);
    await eventually(async () => {
      const [row] = await query<{ count: number }>(site.em(), 'select count from limit_counter where key = $1', [
        `points account ${user.id}`,
      ]);
      expect(row?.count).toBe(points.perMinute.anonymous / 10 + 500);
    });
  });
});
