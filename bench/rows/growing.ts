import { setTimeout as delay } from 'node:timers/promises';
import { type Bench, runSql } from '../bench.ts';
import { getResident } from '../cpu.ts';
import { openLargeDatabase } from '../large-database.ts';
import { fillPortal } from '../large-portal.ts';
import type { Row, Section } from '../row.ts';
import { signIn, signInAsInvestor } from '../signed-in.ts';

const PARALLEL = 50;
const SAMPLE_MS = 20;
/** The memory in MB that 50 requests at the same time can add to that of the server, whatever the number of articles. */
const MOST_ADDED_MB = 100;

/** The routes for visitors that list content. */
const ROUTES = ['/sitemap.xml', 'files of the site map', '/rss.xml', '/atom.xml', '/feed.json', '/llms.txt'] as const;

/** Measures the memory that requests need for content of any number: with 100,000 and 1,000,000 articles, and of a large portal. */
export const growing: Section = {
  name: 'growing',
  onRequest: true,
  async *rows(bench) {
    for (const articles of [100_000, 1_000_000]) yield* measureArticles(bench, articles);
    yield* measurePortal(bench);
  },
};

async function* measureArticles(bench: Bench, articles: number): AsyncGenerator<Row> {
  const database = await openLargeDatabase(bench, articles, { searchable: false });
  const { port, pid } = await bench.site(database);
  const files = [...(await readText(port, '/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  for (const route of ROUTES) {
    const paths = route.startsWith('/') ? [route] : files;
    yield* measureMemory(pid, `${route}, ${articles.toLocaleString('en-US')} articles`, (at) =>
      read(port, paths[at % paths.length]!),
    );
  }
  await bench.stop(database);
}

/** Files of which each has up to 20,000 lines, the calendar, and pages of a portal with 10,000 documents. */
async function* measurePortal(bench: Bench): AsyncGenerator<Row> {
  const name = 'portal_growing';
  const { port, pid } = await bench.site(name);
  const url = await bench.database(name);
  const investor = await signInAsInvestor(port, url);
  const admin = await signIn(port);
  const [account] = await runSql<{ id: string }>(url, "select id from account where username = 'bench-investor'");
  await fillPortal(bench, name, account!.id);
  for (const [statement, values] of GROWTH) await runSql(url, statement, values ? [account!.id] : []);
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { ...investor, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { calendarUrl } }' }),
  });
  const { data } = (await answer.json()) as { data: { viewer: { calendarUrl: string } } };
  const routes: [string, Record<string, string>][] = [
    ['/api/audit/export', admin],
    ['/api/documents/log/export', admin],
    ['/api/leads/export', admin],
    ['/api/events/evt_0/attendance', admin],
    ['/api/user/export?format=csv', investor],
    ['/api/user/export', investor],
    [new URL(data.viewer.calendarUrl).pathname, {}],
    ['/investor', investor],
    ['/investor/documents', investor],
    ['/investor/admin', admin],
  ];
  for (const [path, headers] of routes) {
    const shown = path.startsWith('/calendar/') ? '/calendar/….ics' : path;
    yield* measureMemory(pid, `${shown}, large portal`, () => read(port, path, headers));
  }
  await bench.stop(name);
}

const READINGS = `insert into audit_event (kind, actor_id, subject_id, details)
  select 'document.read', $1, 'doc_' || n % 10000, jsonb_build_object('version', 1, 'page', n % 7)`;

const GROWTH: [string, boolean?][] = [
  // Each entry is chained to the last one, which Postgres finds by the index once it knows that the table is large.
  [`${READINGS} from generate_series(1, 1000) n`, true],
  ['analyze audit_event'],
  [`${READINGS} from generate_series(1001, 20000) n`, true],
  [
    `insert into lead (id, name, email, email_key, company, needs, page, proven, consent_version)
     select 'lead_' || n, 'Person ' || n, 'p' || n || '@firm.example', 'p' || n || '@firm.example', 'Firm ' || n, 'A cluster.',
       '/whitepaper', true, '1' from generate_series(1, 20000) n`,
  ],
  [
    `insert into event_series (id, title, time_zone, everyone) select 'ser_' || n, 'Call ' || n, 'UTC', true
     from generate_series(0, 2999) n`,
  ],
  [
    `insert into event (id, series_id, planned_for, starts_wall, ends_wall, starts_at, ends_at)
     select 'evt_' || n, 'ser_' || n, w, w, replace(w, 'T10', 'T11'), t, t + interval '1 hour' from (
       select n, t, to_char(t, 'YYYY-MM-DD"T"HH24:MI') as w from (
         select n, date_trunc('day', now() at time zone 'UTC') + interval '10 hours' + n * interval '1 day' as t
         from generate_series(0, 2999) n) x) y`,
  ],
  [
    `insert into event_answer (event_id, account_id, answer, waiting) select 'evt_0', 'usr_' || n, 'GOING', false
     from generate_series(0, 9999) n`,
  ],
  ['vacuum analyze'],
];

/** The bytes of a response, read and dropped as they come. */
async function drop(response: Response): Promise<number> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
  return bytes;
}

/** The text of a public file. */
async function readText(port: number, path: string): Promise<string> {
  return (await request(port, path)).text();
}

async function request(port: number, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: 'text/html', ...headers } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

const read = async (port: number, path: string, headers?: Record<string, string>) =>
  drop(await request(port, path, headers));

/** The memory that the server uses at most while it answers 50 requests at the same time. */
async function* measureMemory(pid: number, name: string, load: (at: number) => Promise<unknown>): AsyncGenerator<Row> {
  await load(0);
  const before = getResident(pid);
  let peak = before;
  let isOver = false;
  const started = performance.now();
  const all = Promise.all(Array.from({ length: PARALLEL }, (_, at) => load(at))).finally(() => (isOver = true));
  while (!isOver) {
    peak = Math.max(peak, getResident(pid));
    await delay(SAMPLE_MS);
  }
  await all;
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  yield {
    name: `${PARALLEL} × ${name}`,
    ratio: (peak - before) / MOST_ADDED_MB,
    limit: `${MOST_ADDED_MB} MB, here ${Math.round(before)} to ${Math.round(peak)} MB in ${seconds} s`,
    goal: 1,
  };
}
