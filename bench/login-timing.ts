// Can a stopwatch tell accounts apart? Signs in 500 times each, interleaved, as nobody and with a wrong password on an
// account of every status, and prints the AUC of each pair of classes: 0.5 is a coin toss, 0.45 to 0.55 passes.
// Run: npx tsx bench/login-timing.ts [samples]
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { entities } from '../api/features.ts';
import { hashPassword } from '../api/accounts/password.ts';
import { makeUser } from '../api/accounts/user.factory.ts';
import { readEnv } from '../api/platform/env.ts';
import type { Renderer } from '../api/platform/http/pages.ts';
import { createLogger } from '../api/platform/logger.ts';
import { migrate } from '../api/platform/migrate.ts';
import { openOrm } from '../api/platform/orm.ts';
import { startPostgres } from '../api/platform/postgres/postgres.ts';
import { serve } from '../api/serve.ts';
import { auc } from './auc.ts';

const SAMPLES = Number(process.argv[2] ?? 500);
const STATUSES = ['APPROVED', 'PENDING', 'REJECTED', 'SUSPENDED'] as const;
const noPages = { inlineScripts: [], stop: async () => undefined } as unknown as Renderer;

async function measure(
  url: string,
  names: Map<string, string>,
): Promise<{ times: Map<string, number[]>; answers: Set<string> }> {
  const times = new Map([...names.keys()].map((name) => [name, [] as number[]]));
  const answers = new Set<string>();
  for (let round = 0; round < SAMPLES; round += 1) {
    // A fresh order each round, so that no class always follows the same other one.
    const order = [...names].map((entry) => ({ entry, at: Math.random() })).toSorted((a, b) => a.at - b.at);
    for (const { entry } of order) {
      const started = performance.now();
      const body = JSON.stringify({ username: entry[1], password: 'not the right one' });
      const response = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      answers.add(`${response.status} ${await response.text()}`);
      times.get(entry[0])!.push(performance.now() - started);
    }
  }
  return { times, answers };
}

function report(times: Map<string, number[]>): boolean {
  const classes = [...times.keys()];
  let fair = true;
  for (const [at, one] of classes.entries()) {
    for (const other of classes.slice(at + 1)) {
      const value = auc(times.get(one)!, times.get(other)!);
      const passes = value >= 0.45 && value <= 0.55;
      fair &&= passes;
      console.log(
        `${one.padEnd(10)} ${other.padEnd(10)} AUC ${value.toFixed(3)} ${passes ? 'ok' : 'TELLS THEM APART'}`,
      );
    }
  }
  return fair;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'login-timing-'));
const postgres = await startPostgres({ dataDir: folder, ephemeral: true });
await migrate(postgres.url());
const orm = await openOrm(postgres.url(), entities);
const env = readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LIMITS_SCALE: '1000000' });
const server = await serve({ env, log: createLogger('silent'), orm, databaseUrl: postgres.url(), renderer: noPages });
const em = orm.em.fork();
const passwordHash = await hashPassword('correct horse battery staple');
const names = new Map([['unknown', 'nobody-of-that-name']]);
for (const status of STATUSES) names.set(status.toLowerCase(), makeUser(em, { status, passwordHash }).username);
await em.flush();
await measure(server.url, names).then(({ times, answers }) => {
  console.log(`${SAMPLES} samples each; answers: ${[...answers].join(' | ')}`);
  if (!report(times) || answers.size !== 1) process.exitCode = 1;
});
await server.stop();
await orm.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
