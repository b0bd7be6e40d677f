import { measureShares } from '../compare.ts';
import { get, post } from '../load.ts';
import { formatMicroseconds, type Section } from '../row.ts';
import { signIn } from '../signed-in.ts';

const COUNT = 400;

/** Pages of the portal with the milliseconds of Node's CPU time that each can take. */
const PAGES = [
  ['/investor', 4],
  ['/investor/documents', 3],
  ['/investor/admin', 3],
] as const;

/** Measures pages for one person, which are rendered for each request, and what reading a session adds to a request. */
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
  },
};
