import { getResident } from '../cpu.ts';
import { get, post, run } from '../load.ts';
import type { Section } from '../row.ts';
import { findSlug } from './graphql.ts';

const ALLOWED_MB = 230;

/**
 * Measures the resident memory of the server's process, without PostgreSQL, under requests of every kind, with more
 * URLs than its cache can hold.
 */
export const memory: Section = {
  name: 'memory',
  async *rows(bench) {
    // The first start fills the database, which later ones do not.
    await bench.site('site', 'first start');
    await bench.stop('first start');
    const { pid, port } = await bench.site('site', 'memory');
    const idle = Math.round(getResident(pid));
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, getResident(pid))), 50);
    await sendMixedLoad(port);
    clearInterval(watch);
    await bench.stop('memory');
    yield {
      name: 'memory under load',
      ratio: peak / ALLOWED_MB,
      limit: `${ALLOWED_MB} MB resident, idle ${idle}, peak ${Math.round(peak)}`,
      goal: 1,
    };
  },
};

/** Sends pages, searches and operations of every kind, with more URLs than the cache of a server can hold. */
export async function sendMixedLoad(port: number): Promise<void> {
  const slug = await findSlug(port);
  const query =
    'query ($slug: String!, $first: Int!) { article(slug: $slug) { id bodyTree bodyHtml related(first: $first) { id title } } }';
  const createRequest = (first: number, headers = {}) =>
    post('/graphql', { query, variables: { slug, first } }, headers);
  const pages = Array.from({ length: 3_000 }, (_, index) =>
    get(`/resources?search=word${index}`, { 'Accept-Encoding': 'br' }),
  );
  const distinct = Array.from({ length: 3_000 }, (_, index) =>
    post('/graphql', { query: `query q${index} { article(slug: "${slug}") { id bodyTree bodyHtml } }` }),
  );
  await Promise.all([
    run({ port, requests: pages, count: 3_000, connections: 16 }),
    run({ port, requests: [get('/', { 'Accept-Encoding': 'br' })], count: 30_000, connections: 8 }),
    run({
      port,
      requests: [1, 2, 3, 4].map((first) =>
        createRequest(first, { Cookie: 'sid=bench', 'Sec-Fetch-Site': 'same-origin' }),
      ),
      count: 6_000,
      connections: 16,
    }),
    run({ port, requests: distinct, count: 3_000, connections: 8 }),
  ]);
}
