import type { Browser, Page } from '@playwright/test';
import { type Place, valuesFor } from './hostile-fields.ts';
import { change, unfilled } from './hostile-filling.ts';
import { admin, ask, getId, PASSWORD, person } from './people.ts';
import { closeSite, expect, openSite, post, type Site } from './site.ts';

// Sites whose every field is hostile, filled as a person could: through the API.

export interface Hostile {
  site: Site;
  desk: Page;
}

/** What a worker of these tests needs to fill its site once. */
export const ONCE = { scope: 'worker', timeout: 300_000 } as const;

/** A server that takes as much from one visitor as a test writes, filled, with every field of the place as it is told. */
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
  // Browsers bind passkeys to names and not to numbers.
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

const APPROVE = `mutation ($id: ID!, $roles: [Role!]!) {
  approveUser(input: { id: $id }) { user { id } } setUserRoles(input: { id: $id, roles: $roles }) { user { id } } }`;

/** An approved person whose own name does harm, signed in. */
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

/** Gives as many of the values as there are targets each time it is called, until there are no more. */
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
  /** The field of the API that has it. */
  list: string;
  path: string;
  /** How many are on one page. */
  size: number;
  /** As the API takes it. */
  filter?: string | undefined;
}

/** The addresses of all pages of a list. */
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
