import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { getResident } from '../cpu.ts';
import { openLargeDatabase } from '../large-database.ts';
import type { Row, Section } from '../row.ts';

const PARALLEL = 50;
const SAMPLE_MS = 20;
/** The memory in MB that 50 requests at the same time can add to that of the server, whatever the number of articles. */
const MOST_ADDED_MB = 100;

/** The routes for visitors that list content. */
const ROUTES = ['/sitemap.xml', 'files of the site map', '/rss.xml', '/atom.xml', '/feed.json', '/llms.txt'] as const;

/** Measures the memory that requests for growing content need with 100,000 and with 1,000,000 articles. */
export const growing: Section = {
  name: 'growing',
  onRequest: true,
  async *rows(bench) {
    for (const articles of [100_000, 1_000_000]) yield* measure(bench, articles);
  },
};

async function* measure(bench: Bench, articles: number): AsyncGenerator<Row> {
  const database = await openLargeDatabase(bench, articles, { searchable: false });
  const { port, pid } = await bench.site(database);
  const load = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.text();
  };
  const files = [...(await load('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  for (const route of ROUTES) {
    const paths = route.startsWith('/') ? [route] : files;
    await load(paths[0]!);
    const before = getResident(pid);
    let peak = before;
    let isOver = false;
    const started = performance.now();
    const all = Promise.all(Array.from({ length: PARALLEL }, (_, at) => load(paths[at % paths.length]!))).finally(
      () => (isOver = true),
    );
    while (!isOver) {
      peak = Math.max(peak, getResident(pid));
      await delay(SAMPLE_MS);
    }
    await all;
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    yield {
      name: `${PARALLEL} × ${route}, ${articles.toLocaleString('en-US')} articles`,
      ratio: (peak - before) / MOST_ADDED_MB,
      limit: `${MOST_ADDED_MB} MB, here ${Math.round(before)} to ${Math.round(peak)} MB in ${seconds} s`,
      goal: 1,
    };
  }
  await bench.stop(database);
}
