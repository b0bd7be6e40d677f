import { measureShares } from '../compare.ts';
import { fillPortal } from '../large-portal.ts';
import { get, post } from '../load.ts';
import { formatMicroseconds, type Row, type Section } from '../row.ts';
import { type Bench, runSql } from '../bench.ts';
import { signIn, signInAsInvestor } from '../signed-in.ts';

const COUNT = 400;

/** Pages of the portal with the milliseconds of Node's CPU time that each can take. */
const PAGES = [
  ['/investor', 4],
  ['/investor/documents', 3],
  ['/investor/admin', 3],
] as const;

/** The same pages with 10,000 accounts and documents: milliseconds of Node and of PostgreSQL. */
const LARGE_PAGES = [
  ['/investor', 12, 40],
  ['/investor/documents', 8, 25],
  ['/investor/admin', 8, 25],
  ['/investor/admin/people', 8, 25],
  ['/investor/admin/documents', 8, 25],
  ['/investor/admin/documents/engagement', 8, 25],
  ['/investor/admin/groups', 8, 25],
  ['/investor/admin/documents/log', 8, 25],
  ['/investor/calendar', 8, 25],
] as const;
const LARGE_COUNT = 60;
const MOST_HTML_BYTES = 40_000;

/**
 * Measures pages for one person, which are rendered for each request, and what reading a session adds to a request: in an
 * empty portal, and in one with many documents and people.
 */
export const portal: Section = {
  name: 'portal',
  async *rows(bench) {
    const { port, pid } = await bench.site();
    const database = await bench.databasePids();
    const session = await signIn(port);
    const measure = (request: string, count: number) =>
      measureShares({ pid, database, load: { port, requests: [request], count } });
    for (const [page, milliseconds] of PAGES) {
      const [node, rest] = await measure(
        get(page, { ...session, Accept: 'text/html', 'Accept-Encoding': 'br' }),
        COUNT,
      );
      const limit = `${milliseconds} ms, here ${formatMicroseconds(node)} and ${formatMicroseconds(rest)} of PostgreSQL`;
      yield { name: `${page}, by ${milliseconds} ms`, ratio: node / (milliseconds * 1_000), limit, goal: 1 };
    }
    const typename = (headers: Record<string, string>) => post('/graphql', { query: '{ __typename }' }, headers);
    const [without] = await measure(typename({ ...session, Cookie: 'sid=bench' }), COUNT * 5);
    const [within] = await measure(typename(session), COUNT * 5);
    const limit = `without a session ${formatMicroseconds(without)}, here ${formatMicroseconds(within)}`;
    yield { name: '{ __typename } with a session', ratio: within / without, limit, goal: 1.5 };
    yield* measureLargePortal(bench);
  },
};

async function* measureLargePortal(bench: Bench): AsyncGenerator<Row> {
  const name = 'portal_large';
  const { port, pid } = await bench.site(name);
  const url = await bench.database(name);
  const sessions = { investor: await signInAsInvestor(port, url), admin: await signIn(port) };
  const [investor] = await runSql<{ id: string }>(url, "select id from account where username = 'bench-investor'");
  await fillPortal(bench, name, investor!.id);
  const database = await bench.databasePids();
  for (const [page, nodeMs, databaseMs] of LARGE_PAGES) {
    const session = sessions[page.startsWith('/investor/admin') ? 'admin' : 'investor'];
    const html = await fetch(`http://127.0.0.1:${port}${page}`, { headers: { ...session, Accept: 'text/html' } });
    const bytes = Buffer.byteLength(await html.text());
    const request = get(page, { ...session, Accept: 'text/html', 'Accept-Encoding': 'br' });
    const load = { port, requests: [request], count: LARGE_COUNT };
    const [node, rest] = await measureShares({ pid, database, load });
    const describe = (part: string, ms: number, microseconds: number) => ({
      name: `${page} with 10,000 documents in ${part}, by ${ms} ms`,
      ratio: microseconds / (ms * 1_000),
      limit: `${ms} ms, here ${formatMicroseconds(microseconds)}`,
      goal: 1,
    });
    yield describe('Node', nodeMs, node);
    yield describe('PostgreSQL', databaseMs, rest);
    const limit = `${MOST_HTML_BYTES / 1_000} KB, here ${(bytes / 1_000).toFixed(1)} KB`;
    yield { name: `HTML of ${page} with 10,000 documents, by 40 KB`, ratio: bytes / MOST_HTML_BYTES, limit, goal: 1 };
  }
  await bench.stop(name);
}
