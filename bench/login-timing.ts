// Checks whether response times reveal which accounts exist. Sends each kind of request 500 times for each class,
// interleaved, and prints the AUC of each pair of classes: 0.5 is a coin toss, 0.45 to 0.55 passes. Run: npx tsx
// bench/login-timing.ts [samples] [sign-in | email | reset | verification | registration]
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { entities } from '../api/entities.ts';
import { hashPassword } from '../api/accounts/auth/password.ts';
import { makeUser } from '../api/accounts/users/user.factory.ts';
import { readEnv } from '../api/platform/env.ts';
import type { Renderer } from '../api/platform/http/pages.ts';
import { createLogger } from '../api/platform/logger.ts';
import { migrate } from '../api/platform/database/migrate.ts';
import { openOrm } from '../api/platform/database/orm.ts';
import { startPostgres } from '../api/platform/postgres/postgres.ts';
import { serve } from '../api/serve.ts';
import { computeAuc } from './auc.ts';

const SAMPLES = Number(process.argv[2] ?? 500);
const ONLY = process.argv[3];
const WARM_UP = 20;
const STATUSES = ['APPROVED', 'PENDING', 'REJECTED', 'SUSPENDED'] as const;
const PASSWORD = 'correct horse battery staple';
const noPages = { inlineScripts: [], renderError: async () => '', stop: async () => undefined } as unknown as Renderer;

/** One request of a class: its path and its body. */
type CreateRequest = () => [path: string, body: object];
type Classes = Record<string, CreateRequest>;

async function measure(url: string, classes: Classes): Promise<{ times: Map<string, number[]>; answers: Set<string> }> {
  const times = new Map(Object.keys(classes).map((name) => [name, [] as number[]]));
  const answers = new Set<string>();
  for (let round = -WARM_UP; round < SAMPLES; round += 1) {
    // A random order in each round, so that no class always follows the same other class.
    const order = Object.entries(classes).map((entry) => ({ entry, at: Math.random() }));
    for (const { entry } of order.toSorted((a, b) => a.at - b.at)) {
      const [name, createRequest] = entry;
      const [path, body] = createRequest();
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const startTime = performance.now();
      const response = await fetch(url + path, init);
      const text = await response.text();
      if (round >= 0) times.get(name)!.push(performance.now() - startTime);
      // The response to a registration repeats its input and contains a new id, so only its status is compared.
      answers.add(`${response.status} ${path === '/api/register' ? '' : text.trim()}`);
    }
  }
  return { times, answers };
}

function report(times: Map<string, number[]>): boolean {
  const classes = [...times.keys()];
  let fair = true;
  for (const [at, one] of classes.entries()) {
    for (const other of classes.slice(at + 1)) {
      const value = computeAuc(times.get(one)!, times.get(other)!);
      const passes = value >= 0.45 && value <= 0.55;
      fair &&= passes;
      console.log(
        `  ${one.padEnd(10)} ${other.padEnd(10)} AUC ${value.toFixed(3)} ${passes ? 'ok' : 'TELLS THEM APART'}`,
      );
    }
  }
  return fair;
}

const signIn =
  (username: string): CreateRequest =>
  () => ['/api/login', { username, password: 'not the right one' }];
const createMutation =
  (operation: string, email: string): CreateRequest =>
  () => [
    '/graphql',
    {
      query: `mutation ($email: String!) { ${operation}(input: { email: $email }) { success } }`,
      variables: { email },
    },
  ];

let applicants = 0;
const register =
  (getEmail: (number: number) => string): CreateRequest =>
  () => {
    const number = (applicants += 1);
    const [username, email] = [`applicant ${number.toString(2)}`, getEmail(number)];
    return ['/api/register', { username, email, password: PASSWORD, name: 'Ines', reason: 'I hold shares.' }];
  };

const folder = await mkdtemp(path.join(os.tmpdir(), 'login-timing-'));
const postgres = await startPostgres({ dataDir: folder, ephemeral: true });
await migrate(postgres.url());
const orm = await openOrm(postgres.url(), entities);
const env = readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LIMITS_SCALE: '1000000' });
const server = await serve({ env, log: createLogger('silent'), orm, databaseUrl: postgres.url(), renderer: noPages });
const em = orm.em.fork();
const passwordHash = await hashPassword(PASSWORD);
const users = STATUSES.map((status) => makeUser(em, { status, passwordHash }));
const verified = makeUser(em, { passwordHash, emailVerifiedAt: new Date() });
await em.flush();
const [{ email: knownEmail }] = users as [(typeof users)[number]];
const UNKNOWN = 'nobody@company-unknown.example';

const kinds: Record<string, Classes> = {
  'sign-in': {
    unknown: signIn('nobody-of-that-name'),
    ...Object.fromEntries(users.map(({ status, username }) => [status.toLowerCase(), signIn(username)])),
  },
  email: { unknown: signIn(UNKNOWN), known: signIn(knownEmail) },
  reset: {
    unknown: createMutation('requestPasswordReset', UNKNOWN),
    known: createMutation('requestPasswordReset', knownEmail),
  },
  verification: {
    unknown: createMutation('requestEmailVerification', UNKNOWN),
    unverified: createMutation('requestEmailVerification', knownEmail),
    verified: createMutation('requestEmailVerification', verified.email),
  },
  registration: {
    unknown: register((number) => `applicant-${number}@company-unknown.example`),
    known: register(() => knownEmail),
  },
};

for (const [kind, classes] of Object.entries(kinds)) {
  if (ONLY && kind !== ONLY) continue;
  const { times, answers } = await measure(server.url, classes);
  console.log(`${kind}: ${SAMPLES} samples each; answers: ${[...answers].join(' | ')}`);
  if (!report(times) || answers.size !== 1) process.exitCode = 1;
}
await server.stop();
await orm.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
