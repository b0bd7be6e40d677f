import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../compare.ts';
import { getCpu } from '../cpu.ts';
import { get, type Load, run } from '../load.ts';
import type { Section } from '../row.ts';
import { signIn } from '../signed-in.ts';

const PAGE = '/investor';
/** Enough to keep the server busy; more connections do not raise the number of answers. */
const SATURATING = 16;
const CROWD = 512;
const SECONDS = 10;
const BUSY_SHARE = 0.1;
const WINDOW_MS = 100;

interface Answers {
  statuses: number[];
  milliseconds: number[];
}

/** Sends a load and keeps the status and the time of each answer. */
async function record(load: Omit<Load, 'count'>): Promise<Answers> {
  const answers: Answers = { statuses: [], milliseconds: [] };
  const onAnswer = (status: number, ms: number) => {
    answers.statuses.push(status);
    answers.milliseconds.push(ms);
  };
  await run({ ...load, count: Number.MAX_SAFE_INTEGER, expect: 'any', onAnswer });
  return answers;
}

const getTimes = ({ statuses, milliseconds }: Answers, status: number): number[] =>
  milliseconds.filter((_, index) => statuses[index] === status);

/** Seconds until the process uses less than a tenth of a core. */
async function measureIdle(pid: number): Promise<number> {
  const startTime = performance.now();
  for (;;) {
    const before = getCpu([pid]);
    await delay(WINDOW_MS);
    if (getCpu([pid]) - before < WINDOW_MS * BUSY_SHARE) return (performance.now() - startTime - WINDOW_MS) / 1_000;
  }
}

/** Many more clients than the server can answer: what it still answers, how fast, and what is left when they go. */
export const overload: Section = {
  name: 'overload',
  async *rows(bench) {
    const { port, pid } = await bench.site('site', 'overload', 1);
    const requests = [get(PAGE, { ...(await signIn(port)), Accept: 'text/html', 'Accept-Encoding': 'br' })];
    const page = [get('/', { Accept: 'text/html', 'Accept-Encoding': 'br' })];
    const seconds = SECONDS;
    await run({ port, requests: page, count: 100 });
    await record({ port, requests, connections: SATURATING, seconds: SECONDS / 2 });
    const best = await record({ port, requests, connections: SATURATING, seconds });
    const [crowd, memory, probes] = await Promise.all([
      record({ port, requests, connections: CROWD, seconds, leaves: true }),
      record({ port, requests: page, connections: 2, seconds, pauseMs: 10, leaves: true }),
      record({ port, requests: [get('/livez')], connections: 1, seconds, pauseMs: 10, leaves: true }),
    ]);
    const idle = await measureIdle(pid);
    const [most, good] = [getTimes(best, 200).length / seconds, getTimes(crowd, 200).length / seconds];
    const refused = getTimes(crowd, 503).length / seconds;
    const rates = `${Math.round(most)}/s at best, here ${Math.round(good)}/s and ${Math.round(refused)}/s refused`;
    yield { name: `${CROWD} clients of ${PAGE}, best by answers`, ratio: most / good, limit: rates, goal: 1.25 };
    const rows = [
      ['page from memory meanwhile, p99 by 100 ms', getTimes(memory, 200), 100],
      ['/livez meanwhile, p99 by 100 ms', getTimes(probes, 200), 100],
      [`${PAGE} as answered, p99 by 1 s`, getTimes(crowd, 200), 1_000],
    ] as const;
    for (const [name, times, limit] of rows) {
      const p99 = percentile(times, 0.99);
      yield { name, ratio: p99 / limit, limit: `${Math.round(p99)} ms, ${times.length} answers`, goal: 1 };
    }
    yield { name: 'work after the clients have left, by 1 s', ratio: idle, limit: `${idle.toFixed(1)} s`, goal: 1 };
    await bench.stop('overload');
  },
};
