import { setTimeout as delay } from 'node:timers/promises';
import { getEnds } from '../compare.ts';
import { getResident } from '../cpu.ts';
import { get, post, run } from '../load.ts';
import type { Section } from '../row.ts';
import { signIn } from '../signed-in.ts';
import { findSlug } from './graphql.ts';

const MINUTES = 30;
const SAMPLE_MS = 1_000;
const GROWTH = 1.1;

/** Measures whether the memory of the server grows under requests of every kind that go on for half an hour. */
export const soak: Section = {
  name: 'soak',
  onRequest: true,
  async *rows(bench) {
    const { pid, port } = await bench.site('site', 'soak');
    const session = await signIn(port);
    const slug = await findSlug(port);
    const query = 'query ($slug: String!) { article(slug: $slug) { id bodyTree related(first: 3) { id title } } }';
    const uncached = { Cookie: 'sid=bench', 'Sec-Fetch-Site': 'same-origin' };
    const browser = { Accept: 'text/html', 'Accept-Encoding': 'br' };
    const loads = [
      { requests: ['/', '/resources', `/resources/${slug}`, '/chat?q=offline'].map((path) => get(path, browser)) },
      { requests: ['/investor', '/investor/documents'].map((path) => get(path, { ...browser, ...session })) },
      { requests: [post('/graphql', { query, variables: { slug } }, uncached)] },
      { requests: Array.from({ length: 5_000 }, (_, index) => get(`/resources?search=word${index}`, browser)) },
      { requests: [post('/graphql', { query: '{ nothing }' }), get('/resources/missing', browser)] },
    ];
    const samples: number[] = [];
    const end = new AbortController();
    const seconds = MINUTES * 60;
    const working = loads.map((load) =>
      run({ ...load, port, connections: 2, count: Number.MAX_SAFE_INTEGER, seconds, pauseMs: 50, expect: 'any' }),
    );
    const all = Promise.all(working).finally(() => end.abort());
    while (!end.signal.aborted) {
      samples.push(getResident(pid));
      await delay(SAMPLE_MS);
    }
    const answers = (await all).reduce((sum, count) => sum + count, 0);
    await bench.stop('soak');
    // The first tenth fills the caches.
    const { early, late } = getEnds(samples.slice(Math.ceil(samples.length / 10)));
    yield {
      name: `memory of the last third of ${MINUTES} minutes, by the first`,
      ratio: late / early,
      limit: `${Math.round(early)} MB, here ${Math.round(late)} MB after ${answers} answers`,
      goal: GROWTH,
    };
  },
};
