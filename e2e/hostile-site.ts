import type { Browser, Page } from '@playwright/test';
import { type Place, valuesFor } from './hostile-fields.ts';
import { change, unfilled } from './hostile-filling.ts';
import { admin, ask, getId, PASSWORD, person } from './people.ts';
import { closeSite, expect, openSite, post, type Site } from './site.ts';

// Creates sites with hostile text in every field, filled through the API as a user could do.

export interface Hostile {
  site: Site;
  desk: Page;
}

/** Fixture options: each worker fills its site once. */
export const ONCE = { scope: 'worker', timeout: 300_000 } as const;

/**
 * Runs `work` on a server with high rate limits after filling every field of the place. Fails if a field was left out.
 */
export async function withHostile<Filled>(
  browser: Browser,
  place: Place,
  { fill, work }: { fill: (hostile: Hostile) => Promise<Filled>; work: (hostile: Hostile & Filled) => Promise<void> },
): Promise<void> {
  const site = await openSite({
    ADMIN_PASSWORD: 'granite-harbor-lantern-42',
    LIMITS_SCALE: '100000',
    FEED_ALLOW_HOSTS: '127.0.0.1',
  });
  // Browsers accept passkeys only for host names, not for IP addresses.
  site.url = site.url.replace('127.0.0.1', 'localhost');
  try {
    const desk = await admin(browser, site);
    const filled = await fill({ site, desk });
    expect(unfilled(place), 'what was not filled').toEqual([]);
    await work({ site, desk, ...filled });
  } finally {
    await closeSite(site);
  }
}

/** An element of a list by index, starting over at its end. */
export const nth = (list: string[], index: number): string => list[index % list.length] ?? '';

/** Runs a few items at a time, so that the server has work while it waits for the database. */
export async function each<Item>(items: Item[], work: (item: Item, index: number) => Promise<unknown>): Promise<void> {
  const waiting = [...items.entries()].toReversed();
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next[1], next[0]);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

const APPROVE = `mutation ($id: ID!, $roles: [Role!]!) {
  approveUser(input: { id: $id }) { user { id } } setUserRoles(input: { id: $id, roles: $roles }) { user { id } } }`;

/** An approved and signed-in account with a hostile name. */
export async function somebody(
  browser: Browser,
  { site, desk }: Hostile,
  { username, at, roles }: { username: string; at: number; roles: ('INVESTOR' | 'ADMIN')[] },
) {
  const name = nth(valuesFor('RegisterInput.name'), at);
  const page = await person(browser, site);
  const data = { username, name, email: `${username}@far.example`, password: PASSWORD, reason: 'To do some harm.' };
  await post(page, '/api/register', { data });
  const id = await getId(desk, username);
  await change(desk, APPROVE, { id, roles });
  await post(page, '/api/login', { data: { username, password: PASSWORD } });
  return { page, id, name };
}

/** Assigns the next batch of values, one per target, on each call. False when none are left. */
export function inRounds(
  targets: string[],
  values: string[],
  give: (target: string, value: string, index: number) => Promise<unknown>,
): () => Promise<boolean> {
  let from = 0;
  return async () => {
    const batch = values.slice(from, from + targets.length);
    await each(batch, (value, index) => give(targets[index]!, value, from + index));
    from += targets.length;
    return batch.length > 0;
  };
}

interface List {
  /** The GraphQL field of the list. */
  list: string;
  path: string;
  /** The number of entries per page. */
  size: number;
  /** The filter in GraphQL syntax. */
  filter?: string | undefined;
}

/** The paths of all pages of a list. */
export async function getPages(page: Page, { list, path, size, filter }: List): Promise<string[]> {
  const narrowed = filter ? `, filter: ${filter}` : '';
  const query = `query ($after: String) { ${list}(first: 100, after: $after${narrowed}) { edges { cursor } } }`;
  const cursors: string[] = [];
  for (let isMore = true; isMore;) {
    const answer = await ask<Record<string, { edges: { cursor: string }[] }>>(page, query, { after: cursors.at(-1) });
    const { edges } = answer[list]!;
    cursors.push(...edges.map(({ cursor }) => cursor));
    isMore = edges.length === 100;
  }
  const ends = cursors.filter((_, index) => index % size === size - 1 && index < cursors.length - 1);
  return [path, ...ends.map((cursor) => `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(cursor)}`)];
}
