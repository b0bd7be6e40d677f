import type { Browser, Page } from '@playwright/test';
import { type Place } from './hostile-fields.ts';
import { getValues } from './hostile-values.ts';
import { runMutation, runMutations, findUnfilled } from './hostile-filling.ts';
import { openAdminPage, sendOperation, getAccountId, PASSWORD } from './people.ts';
import { closeSite, expect, openSite, post, type Site, openPage } from './site.ts';

// Creates sites with hostile text in every field, filled through the API like a user.

export interface Hostile {
  site: Site;
  adminPage: Page;
}

/** Fixture options: each worker fills its site once, with hundreds of mutations, beside another worker that does the same. */
export const ONCE = { scope: 'worker', timeout: 1_800_000 } as const;

/**
 * Runs `work` on a server with high rate limits after filling every field of the place. Fails if a field was not filled.
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
    const adminPage = await openAdminPage(browser, site);
    const filled = await fill({ site, adminPage });
    expect(findUnfilled(place), 'fields without values').toEqual([]);
    await work({ site, adminPage, ...filled });
  } finally {
    await closeSite(site);
  }
}

/** An element of a list by index, starting over at its end. */
export const getNth = (list: string[], index: number): string => list[index % list.length] ?? '';

/** Runs a few items at a time, so that the server has work while it waits for the database. */
export async function runForEach<Item>(
  items: Item[],
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  const queue = [...items.entries()].toReversed();
  const runLane = async () => {
    for (let entry = queue.pop(); entry; entry = queue.pop()) await work(entry[1], entry[0]);
  };
  await Promise.all([runLane(), runLane(), runLane(), runLane()]);
}

const APPROVE = `mutation ($id: ID!, $roles: [Role!]!) {
  approveUser(input: { id: $id }) { user { id } } setUserRoles(input: { id: $id, roles: $roles }) { user { id } } }`;

/** An approved and signed-in account with a hostile name. */
export async function createAccount(
  browser: Browser,
  { site, adminPage }: Hostile,
  { username, at, roles }: { username: string; at: number; roles: ('INVESTOR' | 'ADMIN')[] },
) {
  const name = getNth(getValues('RegisterInput.name'), at);
  const page = await openPage(browser, site);
  const data = { username, name, email: `${username}@far.example`, password: PASSWORD, reason: 'To do some harm.' };
  await post(page, '/api/register', { data });
  const id = await getAccountId(adminPage, username);
  await runMutation(adminPage, APPROVE, { id, roles });
  await post(page, '/api/login', { data: { username, password: PASSWORD } });
  return { page, id, name };
}

interface Rounds {
  page: Page;
  /** True if only administrators can run the mutation. A request can contain such a mutation several times. */
  isAdminMutation: boolean;
  /** The mutation that sets the value of one target. */
  operation: string;
  /** The ids of the objects that get the values. */
  targets: string[];
  values: string[];
  getInput: (id: string, value: string, index: number) => object;
}

/** Assigns the next batch of values, one per target, on each call. False when no values are left. */
export function createRounds({
  page,
  isAdminMutation,
  operation,
  targets,
  values,
  getInput,
}: Rounds): () => Promise<boolean> {
  let from = 0;
  return async () => {
    const batch = values.slice(from, from + targets.length);
    const inputs = batch.map((value, at) => ({ input: getInput(targets[at]!, value, from + at) }));
    if (isAdminMutation) await runMutations(page, operation, inputs);
    else await runForEach(inputs, (input) => runMutation(page, operation, input));
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
  const filterArgument = filter ? `, filter: ${filter}` : '';
  const query = `query ($after: String) { ${list}(first: 100, after: $after${filterArgument}) { edges { cursor } } }`;
  const cursors: string[] = [];
  for (let isMore = true; isMore;) {
    const answer = await sendOperation<Record<string, { edges: { cursor: string }[] }>>(page, query, {
      after: cursors.at(-1),
    });
    const { edges } = answer[list]!;
    cursors.push(...edges.map(({ cursor }) => cursor));
    isMore = edges.length === 100;
  }
  const ends = cursors.filter((_, index) => index % size === size - 1 && index < cursors.length - 1);
  return [path, ...ends.map((cursor) => `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(cursor)}`)];
}
