// Checks whether response times reveal documents that exist but are not shared. An investor requests ids that exist and
// ids that do not, interleaved, by `node(id)`, by the type's own query and by its page. The script prints the AUC of
// each pair: 0.5 is a coin toss, and 0.45 to 0.55 passes. Run: npm run build && npx tsx bench/leak-timing.ts [samples
// [way]]
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { hashPassword } from '../api/accounts/auth/password.ts';
import { makeUser } from '../api/accounts/users/user.factory.ts';
import { makeDocument, makeFolder, makeGrant } from '../api/portal/documents/document.factory.ts';
import { makeEvent } from '../api/portal/events/event.factory.ts';
import { entities } from '../api/entities.ts';
import { makeGroup } from '../api/accounts/groups/group.factory.ts';
import { migrate } from '../api/platform/database/migrate.ts';
import { openOrm } from '../api/platform/database/orm.ts';
import { projectRoot } from '../api/platform/root.ts';
import { startPostgres } from '../api/platform/postgres/postgres.ts';
import { query } from '../api/testing/query.ts';
import { makeUpdate } from '../api/portal/updates/update.factory.ts';
import { computeAuc } from './auc.ts';

const SAMPLES = Number(process.argv[2] ?? 1_000);
/** Objects of each type, so that no single row is always cached. */
const EACH = 60;
const PASSWORD = 'correct horse battery staple';

type Ids = Record<'document' | 'folder' | 'event' | 'update' | 'question', string[]>;

/** Creates objects of each type that are shared with the group of the first investor only. */
async function createObjects(em: SqlEntityManager, owner: string, other: string): Promise<Ids> {
  const group = await makeGroup(em, [], { name: 'Theirs' });
  await query(em, 'insert into account_group_member (group_id, account_id) values ($1, $2)', [group.id, owner]);
  const ids: Ids = { document: [], folder: [], event: [], update: [], question: [] };
  for (let n = 0; n < EACH; n += 1) {
    const folder = await makeFolder(em, `Folder ${n}`);
    const document = await makeDocument(em, { title: `Report ${n}`, folderId: folder });
    await makeGrant({ em, folderId: folder, groupId: group.id }, 3);
    const question = `que_${randomUUID().replaceAll('-', '')}`;
    const ask = "insert into question (id, document_id, account_id, body) values ($1, $2, $3, 'What does it say?')";
    await query(em, ask, [question, document, owner]);
    ids.folder.push(folder);
    ids.document.push(document);
    ids.question.push(question);
    ids.event.push(await makeEvent(em, { title: `Event ${n}`, groupIds: [group.id] }));
    ids.update.push(await makeUpdate(em, { title: `Update ${n}`, groupIds: [group.id] }));
  }
  // The requesting investor has documents of their own, because an empty portal would be a special case.
  for (let n = 0; n < 10; n += 1) {
    const folderId = await makeFolder(em, `Own folder ${n}`);
    await makeGrant({ em, documentId: await makeDocument(em, { folderId }), userId: other }, 3);
  }
  return ids;
}

const createUnknownId = (id: string): string => id.replace(/(?<=_).*/, randomUUID().replaceAll('-', ''));
const pickRandom = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;

interface RequestKind {
  name: string;
  noun: keyof Ids;
  /** Returns the request for an id. */
  of: (id: string) => [path: string, init: RequestInit];
}

const createQueryRequest =
  (body: string) =>
  (id: string): [string, RequestInit] => [
    '/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: body, variables: { id } }),
    },
  ];
const createPageRequest =
  (path: string) =>
  (id: string): [string, RequestInit] => [path + id, {}];

const node = createQueryRequest('query ($id: ID!) { node(id: $id) { id } }');
const ways: RequestKind[] = [
  ...(['document', 'folder', 'event', 'update', 'question'] as const).map((noun) => ({ name: 'node', noun, of: node })),
  ...(['document', 'event', 'update'] as const).map((noun) => ({
    name: 'query',
    noun,
    of: createQueryRequest(`query ($id: ID!) { ${noun === 'update' ? 'investorUpdate' : noun}(id: $id) { id title } }`),
  })),
  {
    name: 'query',
    noun: 'folder',
    of: createQueryRequest(`query ($id: ID!) {
    documents(first: 10, filter: { folderId: $id }) { nodes { id } } }`),
  },
  {
    name: 'asked',
    noun: 'document',
    of: createQueryRequest('query ($id: ID!) { questions(first: 10, filter: { documentId: $id }) { nodes { id } } }'),
  },
  { name: 'page', noun: 'document', of: createPageRequest('/investor/documents/') },
  { name: 'page', noun: 'folder', of: createPageRequest('/investor/documents?folder=') },
  { name: 'page', noun: 'event', of: createPageRequest('/investor/calendar/') },
  { name: 'page', noun: 'update', of: createPageRequest('/investor/updates/') },
  { name: 'file', noun: 'document', of: (id) => [`/files/${id}/pages/1`, {}] },
];

interface Asker {
  url: string;
  cookie: string;
}

async function getTime({ url, cookie }: Asker, [path, init]: [string, RequestInit]): Promise<[number, string]> {
  const startTime = performance.now();
  const response = await fetch(url + path, {
    ...init,
    headers: { 'sec-fetch-site': 'same-origin', ...init.headers, cookie },
    redirect: 'manual',
  });
  const text = await response.text();
  return [performance.now() - startTime, `${response.status} ${/"errors"/.test(text) ? text : ''}`];
}

/**
 * Measures one request of each class in a new random order per round, and drops the first rounds, in which code is
 * still compiled.
 */
async function measure(
  asker: Asker,
  { noun, of }: RequestKind,
  ids: Ids,
): Promise<{ value: number; answers: Set<string> }> {
  const times: Record<'theirs' | 'none', number[]> = { theirs: [], none: [] };
  const answers = new Set<string>();
  for (let round = -20; round < SAMPLES; round += 1) {
    const otherId = pickRandom(ids[noun]);
    const pair = [['theirs', otherId] as const, ['none', createUnknownId(otherId)] as const];
    for (const [kind, id] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const [time, answer] = await getTime(asker, of(id));
      if (round >= 0) times[kind].push(time);
      answers.add(answer);
    }
  }
  return { value: computeAuc(times.theirs, times.none), answers };
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'leak-timing-'));
const postgres = await startPostgres({ dataDir: folder, ephemeral: true });
await migrate(postgres.url());
const orm = await openOrm(postgres.url(), entities);
const server = spawn(process.execPath, [path.join(projectRoot, 'dist/server/server.js')], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: process.env['PORT'] ?? '0',
    DATA_DIR: folder,
    DATABASE_URL: postgres.url(),
    SESSION_SECRET: 'canaries '.repeat(6),
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    LIMITS_SCALE: '1000000',
  },
});
let url = '';
for await (const line of createInterface({ input: server.stdout })) {
  url = /^Ready: (\S+)/.exec(line)?.[1] ?? '';
  if (url) break;
}
if (!url) throw new Error('The server ended before it was ready. Is there a build?');
const em = orm.em.fork();
const passwordHash = await hashPassword(PASSWORD);
const [owner, other] = [makeUser(em, { passwordHash }), makeUser(em, { passwordHash })];
await em.flush();
const ids = await createObjects(em, owner.id, other.id);
await query(em, 'analyze');
const login = await fetch(`${url}/api/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: other.username, password: PASSWORD }),
});
const cookie = login.headers
  .getSetCookie()
  .map((line) => line.split(';', 1)[0])
  .join('; ');
console.log(`${SAMPLES} pairs each`);
const only = process.argv[3];
for (const way of ways.filter(({ name }) => !only || name === only)) {
  const { value, answers } = await measure({ url, cookie }, way, ids);
  const passes = value >= 0.45 && value <= 0.55 && answers.size === 1;
  const verdict = passes ? 'ok' : answers.size > 1 ? `ANSWERS DIFFER: ${[...answers].join(' | ')}` : 'TELLS THEM APART';
  console.log(`${way.name.padEnd(6)} ${way.noun.padEnd(10)} AUC ${value.toFixed(3)} ${[...answers][0]} ${verdict}`);
  if (!passes) process.exitCode = 1;
}
server.kill('SIGTERM');
await once(server, 'exit');
await orm.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
