import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { HOSTILE } from './hostile.ts';
import { admin, ask, idOf, PASSWORD, person } from './people.ts';
import { closeSite, expect, openSite, type Site } from './site.ts';

// Sites whose every field is hostile, filled as a person could: through the API.

export interface Hostile {
  site: Site;
  desk: Page;
}

/** A server that takes as much from one visitor as a test writes, with what a hostile feed holds. */
export async function withHostile(browser: Browser, work: (hostile: Hostile) => Promise<void>): Promise<void> {
  const source = await openSource();
  const site = await openSite({
    ADMIN_PASSWORD: 'granite-harbor-lantern-42',
    LIMITS_SCALE: '100000',
    FEED_ALLOW_HOSTS: '127.0.0.1',
  });
  try {
    const desk = await admin(browser, site);
    await readFeeds(desk, source.url);
    await work({ site, desk });
  } finally {
    source.server.close();
    await closeSite(site);
  }
}

export const fitting = (limit: number): string[] =>
  HOSTILE.filter((text) => text.trim() !== '' && text.length <= limit);

export const oneLine = (text: string): boolean => !/\p{Cc}/u.test(text);

/** As few texts of up to `limit` characters as hold them all. */
export function packed(texts: string[], limit: number, between = ' '): string[] {
  const packs: string[] = [];
  for (const text of texts.filter((one) => one.length <= limit)) {
    const last = packs.at(-1);
    if (last === undefined || last.length + between.length + text.length > limit) packs.push(text);
    else packs[packs.length - 1] = last + between + text;
  }
  return packs;
}

/** One of a list, as often as it takes. */
export const nth = (list: string[], index: number): string => list[index % list.length] ?? '';

/** A few at a time: waiting for the database, the server does another. */
export async function each<Item>(items: Item[], work: (item: Item, index: number) => Promise<unknown>): Promise<void> {
  const waiting = [...items.entries()].toReversed();
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next[1], next[0]);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

/** Has the API change something, which it must not refuse. */
export async function change<Data>(page: Page, operation: string, variables: object): Promise<Data> {
  const data = await ask<Data | null>(page, operation, variables);
  if (!data) throw new Error(`Refused: ${JSON.stringify(variables).slice(0, 400)}`);
  return data;
}

const ROLES = 'mutation ($id: ID!) { approveUser(id: $id) { id } setUserRoles(id: $id, roles: [ADMIN]) { id } }';

/** Admins whose own names do harm: they stand over all that they write. */
export async function hostileAdmins(
  browser: Browser,
  { site, desk }: Hostile,
): Promise<{ page: Page; name: string }[]> {
  const names = packed(fitting(100).filter(oneLine), 100);
  return Promise.all(
    [0, 30, 60].map(async (at) => {
      const name = nth(names, at).trim();
      const page = await person(browser, site);
      const username = `mallory${at}`;
      const data = { username, name, email: `${username}@far.example`, password: PASSWORD, reason: 'To do some harm.' };
      await page.request.post('/api/register', { data });
      await change(desk, ROLES, { id: await idOf(desk, username) });
      await page.request.post('/api/login', { data: { username, password: PASSWORD } });
      return { page, name };
    }),
  );
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Somebody else's feed, each text of which is hostile; what XML cannot hold is left out of them. */
async function openSource(): Promise<{ url: string; server: Server }> {
  // oxlint-disable-next-line no-control-regex
  const texts = HOSTILE.map((text) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
  const item = (text: string, number: number) => `<item><title>${escape(text)}</title>
    <link>https://journal.example/${number}?${encodeURIComponent(text)}</link><guid>${escape(text)}</guid>
    <description>${escape(text)}</description></item>`;
  const rss = (
    from: number,
  ) => `<?xml version="1.0"?><rss version="2.0"><channel><title>${escape(texts[from] ?? '')}</title>
    <link>${escape(texts.find((text) => text.startsWith('javascript:')) ?? '')}</link>
    ${texts
      .slice(from, from + 200)
      .map(item)
      .join('')}</channel></rss>`;
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/xml' }).end(rss(url === '/b.xml' ? 200 : 0));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Has both halves of the feed read; accepts what it can of them and leaves the others to be decided on. */
async function readFeeds(desk: Page, source: string): Promise<void> {
  for (const name of ['a.xml', 'b.xml'])
    await change(desk, 'mutation ($url: String!) { createFeed(url: $url) { id } }', { url: `${source}/${name}` });
  const pending = '{ feedItems(first: 100, filter: { status: PENDING }) { nodes { id } } }';
  const waiting = async () =>
    (await ask<{ feedItems: { nodes: { id: string }[] } }>(desk, pending)).feedItems.nodes.map(({ id }) => id);
  const read = '{ feeds(first: 2) { nodes { lastFetchedAt } } }';
  await expect
    .poll(async () => {
      const { feeds } = await ask<{ feeds: { nodes: { lastFetchedAt: string | null }[] } }>(desk, read);
      return feeds.nodes.filter(({ lastFetchedAt }) => lastFetchedAt).length;
    })
    .toBe(2);
  const review = 'mutation ($ids: [ID!]!) { reviewFeedItems(ids: $ids, status: ACCEPTED) { id } }';
  for (let round = 0; round < 2; round += 1) await change(desk, review, { ids: await waiting() });
}

/** The addresses of all pages of a list of so many to a page. */
export async function pagesOf(page: Page, list: string, path: string, size: number): Promise<string[]> {
  const ask100 = (after: string | null) =>
    ask<Record<string, { edges: { cursor: string }[] }>>(
      page,
      `query ($after: String) { ${list}(first: 100, after: $after) { edges { cursor } } }`,
      { after },
    ).then(({ [list]: found }) => (found?.edges ?? []).map(({ cursor }) => cursor));
  const first = await ask100(null);
  const cursors = [...first, ...(await ask100(first.at(-1) ?? null))];
  const ends = cursors.filter((_, index) => index % size === size - 1);
  return [path, ...ends.map((cursor) => `${path}?after=${encodeURIComponent(cursor)}`)];
}
