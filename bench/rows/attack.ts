import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { AttackResult } from '../attack/send.ts';
import { percentile } from '../compare.ts';
import { getResident } from '../cpu.ts';
import { get, post, run } from '../load.ts';
import { ROOT } from '../processes.ts';
import type { Section } from '../row.ts';
import { signIn } from '../signed-in.ts';

const SECONDS = 15;
const ALLOWED_MB = 100;
const LIST = '{ articles(first: 5) { nodes { id title } } }';

interface Ordinary {
  p99: number;
  answers: number;
  failures: number;
}

/** Every kind of attack on /graphql at once from one address, and what people at another address notice of it. */
export const attack: Section = {
  name: 'attack',
  onRequest: true,
  async *rows(bench) {
    const { port, pid } = await bench.site('site', 'attack', 1);
    const session = await signIn(port);
    const requests = [
      get('/', { Accept: 'text/html', 'Accept-Encoding': 'br' }),
      get('/investor', { ...session, Accept: 'text/html', 'Accept-Encoding': 'br' }),
      post('/graphql', { query: LIST }, session),
    ];
    await measure(port, requests);
    const alone = await measure(port, requests);
    const before = getResident(pid);
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, getResident(pid))), 50);
    const [attacked, attackCount] = await Promise.all([measure(port, requests), startAttack(port)]);
    clearInterval(watch);
    await bench.stop('attack');
    for (const result of attackCount) yield `${result.name}: ${describe(result)}`;
    const comparison = `${alone.p99.toFixed(0)} ms without, ${attacked.p99.toFixed(0)} ms with, ${attacked.answers} answers, ${attacked.failures} failures`;
    yield { name: 'ordinary traffic under attack, p99', ratio: attacked.p99 / alone.p99, limit: comparison, goal: 2 };
    const growth = peak - before;
    const memory = `${ALLOWED_MB} MB, here ${Math.round(growth)} MB above ${Math.round(before)} MB`;
    yield { name: 'memory of the server under attack', ratio: growth / ALLOWED_MB, limit: memory, goal: 1 };
  },
};

/** Pages and operations of a few people. */
async function measure(port: number, requests: string[]): Promise<Ordinary> {
  const times: number[] = [];
  let failures = 0;
  const onAnswer = (status: number, ms: number) => {
    times.push(ms);
    if (status !== 200) failures += 1;
  };
  await run({
    port,
    requests,
    count: Number.MAX_SAFE_INTEGER,
    seconds: SECONDS,
    connections: 3,
    pauseMs: 20,
    expect: 'any',
    onAnswer,
  });
  return { p99: percentile(times, 0.99), answers: times.length, failures };
}

/** Sends all attacks from a process of their own, so that the clock of the other clients is not delayed by them. */
async function startAttack(port: number): Promise<AttackResult[]> {
  const program = path.join(ROOT, 'bench/attack/send.ts');
  const args = ['--import', 'tsx', program, String(port), String(SECONDS)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  return JSON.parse(stdout) as AttackResult[];
}

const describe = ({ statuses }: AttackResult): string =>
  statuses.map(([status, count]) => `${count} × ${status}`).join(', ');
