import { setTimeout as delay } from 'node:timers/promises';
import { Bench } from '../bench.ts';
import { addGroups, type Build, type Headers, openBuild } from '../build.ts';
import { compare, median, type Side } from '../compare.ts';
import { getCpu, getResident } from '../cpu.ts';
import { get, run } from '../load.ts';
import { formatMicroseconds, type Row } from '../row.ts';
import { measureInBrowser } from './against-browser.ts';
import { findSlug, listCases, toRequest } from './graphql.ts';
import { sendMixedLoad } from './memory.ts';
import { uploadReport } from './reading.ts';

const PAUSE_MS = 15_500;
const COLD_ROUNDS = 6;
const SETTLE_MS = 60_000;
const REST_MS = 300_000;
const UPLOADS = 40;
const UPLOADED_PAGES = 20;

/** Pages with the goals of their ratios. */
const PAGES = [
  ['/investor', 0.5],
  ['/investor/documents', 0.55],
  ['/investor/admin/people', 0.55],
  ['/investor/admin/documents', 0.55],
  ['/investor/admin/documents/engagement', 0.55],
  ['/investor/admin/groups', 0.55],
  ['/investor/admin', 1.05],
  ['/investor/calendar', 1.05],
  ['/investor/admin/documents/log', 1.05],
] as const;

/** What the same work costs here and in a former build, with the same data, measured in turn. */
export async function* against(here: Bench, root: string): AsyncGenerator<Row | string> {
  const there = new Bench([], {}, root);
  try {
    const build = await openBuild(here);
    const former = await openBuild(there);
    yield `both builds are filled and settle for ${SETTLE_MS / 1_000} s`;
    await delay(SETTLE_MS);
    yield await measureRest(build, former);
    yield await measureCold(build, former);
    for (const [path, goal] of PAGES) yield await measurePage(path, goal, build, former);
    yield* measureHtml(build);
    yield* measurePublic(build, former);
    yield* measureInBrowser(build, former);
    yield* measureMemory(build, former);
    await addGroups(build);
    for (const path of ['/investor', '/investor/documents']) yield await measureGroups(path, build);
  } finally {
    await there.close();
  }
}

const toSide = ({ pids, port }: Build, requests: string[], count: number): Side => ({
  pids,
  load: { port, requests, count, connections: 8 },
});

const openPage = (path: string, headers: Headers): string =>
  get(path, { ...headers, Accept: 'text/html', 'Accept-Encoding': 'br' });

const headersFor = (path: string, { admin, investor }: Build): Headers =>
  path.startsWith('/investor/admin') || path.startsWith('/admin') ? admin : investor;

const compareTimes = (former: number, here: number): string =>
  `former build ${formatMicroseconds(former)}, here ${formatMicroseconds(here)}`;

async function measureRest(build: Build, former: Build): Promise<Row> {
  const readCpu = () => [build, former].map(({ pids }) => getCpu(pids()));
  const before = readCpu();
  await delay(REST_MS);
  const [here = 0, there = 0] = readCpu().map((after, at) => after - before[at]!);
  const limit = `former build ${there} ms in ${REST_MS / 1_000} s, here ${here} ms`;
  return { name: 'a site at rest', ratio: here / there, limit, goal: 0.1 };
}

/** The first request after a pause in which connections of a pool can close. */
async function measureCold(build: Build, former: Build): Promise<Row> {
  const measureOne = async (side: Build) => {
    const before = getCpu(side.pids());
    await run({ port: side.port, requests: [openPage('/investor', side.investor)], count: 1 });
    return (getCpu(side.pids()) - before) * 1_000;
  };
  const costs = { here: 0, there: 0 };
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    await delay(PAUSE_MS);
    costs.here += (await measureOne(build)) / COLD_ROUNDS;
    costs.there += (await measureOne(former)) / COLD_ROUNDS;
  }
  const limit = compareTimes(costs.there, costs.here);
  return { name: '/investor after a pause of 15 s', ratio: costs.here / costs.there, limit, goal: 0.25 };
}

async function measurePage(path: string, goal: number, build: Build, former: Build): Promise<Row> {
  const sides = [build, former].map((side) => toSide(side, [openPage(path, headersFor(path, side))], 60));
  const { ratio, measured, limit } = await compare(sides[0]!, sides[1]!);
  return { name: `${path}, Node and PostgreSQL`, ratio, limit: compareTimes(limit, measured), goal };
}

async function measureGroups(path: string, build: Build): Promise<Row> {
  const { ratio, measured, limit } = await compare(
    toSide(build, [openPage(path, build.inManyGroups)], 60),
    toSide(build, [openPage(path, build.investor)], 60),
  );
  const text = `in two groups ${formatMicroseconds(limit)}, in 202 ${formatMicroseconds(measured)}`;
  return { name: `${path} of a person in 200 groups more`, ratio, limit: text, goal: 1.5 };
}

const MOST_HTML_BYTES = 40_000;

async function* measureHtml(build: Build): AsyncGenerator<Row> {
  const paths = [...PAGES.map(([path]) => path), '/', '/resources', '/case-studies', '/admin/articles', '/admin/rss'];
  for (const path of paths) {
    const headers = { ...headersFor(path, build), Accept: 'text/html' };
    const html = await (await fetch(`http://127.0.0.1:${build.port}${path}`, { headers })).text();
    const bytes = Buffer.byteLength(html);
    const limit = `40 KB, here ${(bytes / 1_000).toFixed(1)} KB`;
    yield { name: `HTML of ${path}`, ratio: bytes / MOST_HTML_BYTES, limit, goal: 1 };
  }
}

/** What visitors ask for, which was fast enough. */
async function* measurePublic(build: Build, former: Build): AsyncGenerator<Row> {
  const slug = await findSlug(build.port);
  const bypass = { Cookie: 'sid=bench', 'Sec-Fetch-Site': 'same-origin' };
  const requests = [
    ...['/', '/resources', `/resources/${slug}`].map((path) => [path, openPage(path, {}), 20_000] as const),
    ...listCases(slug).map((each) => [`${each.name}, uncached`, toRequest(each, bypass), 2_000] as const),
  ];
  for (const [name, request, count] of requests) {
    const { ratio, measured, limit } = await compare(toSide(build, [request], count), toSide(former, [request], count));
    yield { name, ratio, limit: compareTimes(limit, measured), goal: 1.05 };
  }
}

async function* measureMemory(build: Build, former: Build): AsyncGenerator<Row> {
  const values: { peak: number; after: number }[] = [];
  for (const { port, pid, admin } of [build, former]) {
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, getResident(pid))), 50);
    await sendMixedLoad(port);
    clearInterval(watch);
    for (let upload = 0; upload < UPLOADS; upload += 1)
      await uploadReport(`http://127.0.0.1:${port}`, admin, UPLOADED_PAGES);
    await delay(SETTLE_MS);
    const samples: number[] = [];
    for (let sample = 0; sample < 10; sample += 1) {
      samples.push(getResident(pid));
      await delay(500);
    }
    values.push({ peak, after: median(samples) });
  }
  const [here, there] = values;
  for (const [name, kind, goal] of [
    ['peak of memory under mixed load', 'peak', 1],
    [`memory a minute after it and ${UPLOADS} uploads`, 'after', 0.75],
  ] as const) {
    const limit = `former build ${Math.round(there![kind])} MB, here ${Math.round(here![kind])} MB`;
    yield { name, ratio: here![kind] / there![kind], limit, goal };
  }
}
