import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeTestListDocument as LIST } from '#graphql/generated/tests-integration-changes.ts';
import { makeDocument } from '#api/portal/documents/document.factory.ts';
import { randomFrom } from '#api/testing/random.ts';
import { useTokenSite } from '#api/testing/token-site.ts';

// Two servers on one database, and writers whose transactions overlap.
const { site, account } = useTokenSite();
let admin: Awaited<ReturnType<typeof account>>;
beforeAll(async () => {
  admin = await account({ roles: ['ADMIN'] });
});
const clients: pg.Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.end())));

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  clients.push(client);
  return client;
}

const makeDocuments = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => makeDocument(site.em(), { title: 'Deed' })));

const read = async (server: number, after?: string | null, first = 100) =>
  (await admin.browser.run(site.urls[server]!, LIST, { first, ...(after && { after }) })).data.changes;

const touch = (client: pg.Client, id: string) =>
  client.query('update document set version = version + 1 where id = $1', [id]);

describe('the list of changes of two servers', () => {
  it('lists a transaction that started first and committed last at its end, so that no consumer misses it', async () => {
    const [slow = '', quick = ''] = await makeDocuments(2);
    const { latestCursor } = await read(0);
    const [one, two] = [await connect(), await connect()];
    await one.query('begin');
    await touch(one, slow);
    await touch(two, quick);
    const first = await read(1, latestCursor);
    expect(first.nodes.map(({ nodeId }) => nodeId)).toEqual([quick]);
    await one.query('commit');
    const rest = await read(0, first.pageInfo.endCursor);
    expect(rest.nodes.map(({ nodeId }) => nodeId)).toEqual([slow]);
    const later = await read(1, first.latestCursor);
    expect(later.nodes.map(({ nodeId }) => nodeId)).toEqual([slow]);
    expect((await read(0, latestCursor)).nodes.map(({ nodeId }) => nodeId)).toEqual([quick, slow]);
  });

  it('returns each change once to a consumer that catches up after downtime while others write', async () => {
    const random = randomFrom(17);
    const ids = await makeDocuments(12);
    const { latestCursor } = await read(0);
    const write = async (client: pg.Client) => {
      for (let turn = 0; turn < 12; turn += 1) {
        await client.query('begin');
        // In the order of the ids, as services lock rows, so that the writers themselves do not wait in a circle.
        const chosen = ids.filter(() => random.below(4) === 0);
        for (const id of chosen.toSorted()) await touch(client, id);
        await client.query(random.below(5) === 0 ? 'rollback' : 'commit');
      }
    };
    const idsByReader: string[][] = [[], []];
    let isWriting = true;
    const follow = async (reader: number) => {
      let cursor: string | null = latestCursor;
      for (;;) {
        const isLast = !isWriting;
        const { nodes, pageInfo } = await read((reader + idsByReader[reader]!.length) % 2, cursor, 7);
        idsByReader[reader]!.push(...nodes.map(({ id }) => id));
        cursor = pageInfo.endCursor ?? cursor;
        if (isLast && !pageInfo.hasNextPage) return;
      }
    };
    const readers = [0, 1].map(follow);
    await Promise.all((await Promise.all([connect(), connect(), connect(), connect()])).map(write));
    isWriting = false;
    await Promise.all(readers);
    // A consumer that was away the whole time reads what the others read while it happened.
    const all: string[] = [];
    const nodes: { nodeId: string; version?: number | null }[] = [];
    let cursor: string | null = latestCursor;
    for (let more = true; more;) {
      const page = await read(1, cursor);
      all.push(...page.nodes.map(({ id }) => id));
      nodes.push(...page.nodes);
      cursor = page.pageInfo.endCursor ?? cursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(all.length).toBeGreaterThan(50);
    expect(new Set(all).size).toBe(all.length);
    expect(idsByReader).toEqual([all, all]);
    // Each object has each of its versions, in order.
    for (const id of ids) {
      const versions = nodes.filter(({ nodeId }) => nodeId === id).map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, index) => index + 2));
    }
  });
});
