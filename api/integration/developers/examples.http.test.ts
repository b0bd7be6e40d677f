import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as events from '#graphql/examples/events.ts';
import * as quickStart from '#graphql/examples/quick-start.ts';
import * as recipes from '#graphql/examples/recipes.ts';
import * as requests from '#graphql/examples/requests.ts';
import { errorStatuses } from '#graphql/error-codes.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { findFreePort } from '#api/platform/postgres/postmaster.ts';
import { makeContext, person } from '#api/testing/api.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { useTokenSite } from '#api/testing/token-site.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeHeaders } from '../webhooks/webhook.signature.ts';

// Runs the examples of the developer pages, each as the program that a reader would start, against two servers.
const documents = path.join(mkdtempSync(path.join(os.tmpdir(), 'documents-')), 'documents.json');
writeFileSync(documents, requests.persistedDocuments);
afterAll(() => rm(path.dirname(documents), { recursive: true }));
const settings = { WEBHOOK_ALLOW_HOSTS: '127.0.0.1', PERSISTED_DOCUMENTS: documents };
const { site, second, holder } = useTokenSite(settings, { jobs: ['preparing webhooks', 'sending webhooks'] });
const run = promisify(execFile);
const TSX = path.resolve('node_modules/.bin/tsx');

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'examples-'))));
afterAll(() => rm(folder, { recursive: true }));

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

const programs = { sh: 'bash', ts: TSX, py: 'python3', go: 'go' };

/** Writes a text to an empty folder, as the file that its first line names, and returns the command that runs it. */
async function prepare(extension: keyof typeof programs, text: string): Promise<[string, string[]]> {
  const [, name = 'example.sh'] = /^(?:#|\/\/) Run with: (?:npx tsx|python3|go run|sh) (\S+)/.exec(text) ?? [];
  const file = path.join(await mkdtemp(path.join(folder, 'example-')), name);
  await writeFile(file, text);
  return [programs[extension], extension === 'go' ? ['run', file] : [file]];
}

const environment = (more: Record<string, string>) => ({ PATH: process.env['PATH']!, HOME: folder, ...more });

async function runExample(extension: keyof typeof programs, text: string, token: string, args: string[] = []) {
  const [command, first] = await prepare(extension, text);
  const env = environment({ SITE: second(), TOKEN: token });
  return (await run(command, [...first, ...args], { env })).stdout;
}

async function publish(values: object = {}): Promise<string> {
  const em = site.em();
  const article = makeArticle(em, { status: ArticleStatus.PUBLISHED, ...values });
  await em.flush();
  return article.id;
}

const parseLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const hasGo = process.env['PATH']!.split(':').some((place) => existsSync(path.join(place, 'go')));

/** Sends what the Go program sends, on machines without Go. */
async function readGo(text: string, token: string): Promise<string> {
  const [, document] = /"query": +"([^"]+)"/.exec(text)!;
  const [, first] = /"first": (\d+)/.exec(text)!;
  const set = [...text.matchAll(/Header\.Set\("([^"]+)", (?:"([^"]+) ?"(\+os\.Getenv\("TOKEN"\))?)\)/g)];
  const headers = set.map(([, name, value, secret]) => [name!, secret ? `${value}${token}` : value!]);
  const body = JSON.stringify({ query: document, variables: { first: Number(first) } });
  const response = await fetch(`${second()}/graphql`, { method: 'POST', headers: headers as [string, string][], body });
  return response.text();
}

describe('the first request', { tags: ['all'] }, () => {
  it('prints the newest articles in each of the four languages', async () => {
    await publish({ title: 'Audit logs that hold up', publishedAt: new Date('2026-01-05T08:00:00Z') });
    const { secret } = await holder(['CONTENT_READ']);
    const answers = await Promise.all([
      runExample('sh', quickStart.curlQuickStart, secret),
      runExample('ts', quickStart.typescriptQuickStart, secret),
      runExample('py', quickStart.pythonQuickStart, secret),
      hasGo ? runExample('go', quickStart.goQuickStart, secret) : readGo(quickStart.goQuickStart, secret),
    ]);
    for (const answer of answers) {
      expect(answer).toContain('Audit logs that hold up');
      expect(answer).toContain('2026-01-05T08:00:00');
    }
    const refusal = JSON.parse(await runExample('sh', quickStart.curlQuickStart, 'safeai_wrong'));
    expect(refusal.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    await expect(runExample('ts', quickStart.typescriptQuickStart, 'safeai_wrong')).rejects.toThrow('UNAUTHENTICATED');
    const python = await runExample('py', quickStart.pythonQuickStart, 'safeai_wrong').catch((error) => error);
    expect(python.stderr).toMatch(/^UNAUTHENTICATED: /);
    expect(python.stderr).not.toContain('Traceback');
  });

  it('answers a line that a visitor copies as it is, without a token', async () => {
    await publish({ title: 'Copied at once' });
    expect(await runExample('sh', quickStart.makeFirstRequest(second()), '')).toContain('Copied at once');
  });
});

describe('a single request', () => {
  it('reads a page of a filtered list, and shows its cost in the body and in headers', async () => {
    for (const title of ['Audit one', 'Audit two', 'Audit three']) await publish({ title });
    const { secret } = await holder(['CONTENT_READ']);
    const { articles } = JSON.parse(await runExample('sh', requests.readPage, secret)).data;
    expect(articles.nodes).toHaveLength(2);
    expect(articles.pageInfo).toEqual({ hasNextPage: true, endCursor: expect.any(String) });
    const shown = await runExample('sh', requests.showLimits, secret);
    expect(shown).toMatch(/^ratelimit-policy: /im);
    expect(shown).toMatch(/^ratelimit: /im);
    expect(shown).toMatch(/"cost":\{"requested":\d+,"remaining":\d+,"resetAt":"/);
  });

  it('selects a persisted document by its hash', async () => {
    for (const title of ['Persisted one', 'Persisted two']) await publish({ title });
    const { secret } = await holder(['CONTENT_READ']);
    const { articles } = JSON.parse(await runExample('sh', requests.sendDocument, secret)).data;
    expect(articles.nodes).toHaveLength(2);
  });

  it('names the missing scope if a token lacks it', async () => {
    const { secret } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    const { errors } = JSON.parse(await runExample('sh', requests.failWithScope, secret));
    expect(errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', requiredScope: 'PEOPLE_READ' });
    expect(Object.keys(errorStatuses)).toContain(errors[0].extensions.code);
  });

  it('exports the sign-ins of the audit log', async () => {
    const { secret, user } = await holder(['AUDIT_READ'], { roles: ['ADMIN'] });
    const lines = parseLines(await runExample('sh', requests.exportAuditLog, secret));
    expect(lines[0]).toMatchObject({ kind: 'login.succeeded', actor: { id: user.id } });
  });
});

describe('the recipe', { tags: ['all'] }, () => {
  it('that renames an article changes nothing if another person saved a newer version, and says which', async () => {
    const { secret } = await holder(['CONTENT_READ', 'CONTENT_WRITE'], { roles: ['EDITOR'] });
    const id = await publish({ title: 'Draft of a title' });
    const rename = (version: string, title: string) =>
      runExample('ts', recipes.renameArticle, secret, [id, version, title]);
    const [row] = await query<{ version: number }>(site.em(), 'select version from article where id = $1', [id]);
    expect(await rename(String(row!.version), 'Title of an editor')).toBe('renamed\n');
    const conflict = await rename(String(row!.version), 'Title of a program').catch((error) => error);
    expect(conflict.stdout).toMatch(/^CONFLICT: version \d+ is "Title of an editor"\n$/);
  });

  it('that mirrors articles copies all of them, reads later changes, and restarts after an expired cursor', async () => {
    const { secret } = await holder(['CONTENT_READ']);
    const copy = path.join(folder, 'mirror');
    const mirror = () => runExample('py', recipes.mirrorArticles, secret, [copy]);
    const mirrored = async () => (await readdir(copy)).filter((name) => name.endsWith('.json')).toSorted();
    const published = async () =>
      (await query<{ id: string }>(site.em(), "select id from article where status = 'PUBLISHED'"))
        .map(({ id }) => `${id}.json`)
        .toSorted();
    const [changed, hidden] = [await publish(), await publish()];
    await mirror();
    expect(await mirrored()).toEqual(await published());
    await publish();
    await query(site.em(), "update article set title = 'Corrected', version = version + 1 where id = $1", [changed]);
    await query(site.em(), "update article set status = 'DRAFT', version = version + 1 where id = $1", [hidden]);
    await mirror();
    expect(await mirrored()).toEqual(await published());
    expect(await readFile(path.join(copy, `${changed}.json`), 'utf8')).toContain('"title": "Corrected"');
    await publish();
    await query(site.em(), 'update change_retention set pruned = (select max(position) from change)');
    await mirror();
    await query(site.em(), 'update change_retention set pruned = 0');
    expect(await mirrored()).toEqual(await published());
    await query(site.em(), 'update token set revoked_at = now() where revoked_at is null');
    await expect(mirror()).rejects.toThrow('UNAUTHENTICATED');
  });

  it('that copies the calendar prints each coming event once', async () => {
    const { secret } = await holder(['EVENTS_READ', 'EVENTS_WRITE'], { roles: ['ADMIN'] });
    await makeEvents(secret, 51);
    const lines = parseLines(await runExample('ts', recipes.syncCalendar, secret));
    expect(new Set(lines.map(({ id }) => id)).size).toBe(51);
    expect(lines[0]).toMatchObject({ sequence: 0, status: 'SCHEDULED' });
  });

  it('that exports the access log prints a line of JSON for each access', async () => {
    const { secret, user } = await holder(['AUDIT_READ'], { roles: ['ADMIN'] });
    const em = site.em();
    const context = makeContext({ ...person.admin, id: user.id }, em);
    for (const page of [1, 2])
      await record(context, em, { kind: 'document.viewed', subjectId: 'doc_1', details: { page, version: 1 } });
    const output = await runExample('sh', recipes.exportAccessLog, secret, ['2020-01-01T00:00:00Z']);
    expect(parseLines(output)).toMatchObject([
      { kind: 'SENT', page: 2 },
      { kind: 'SENT', page: 1 },
    ]);
    expect(await runExample('sh', recipes.exportAccessLog, secret, ['2090-01-01T00:00:00Z'])).toBe('');
    const wrong = runExample('sh', recipes.exportAccessLog, secret, ['yesterday']);
    await expect(wrong).rejects.toMatchObject({ stdout: 'Please give a date' });
  });

  it('that provisions investors approves only named accounts, also into an existing group, and can run again', async () => {
    const { secret } = await holder(['PEOPLE_WRITE'], { roles: ['ADMIN'] });
    const em = site.em();
    const pending = { status: 'PENDING' as const, emailVerifiedAt: new Date() };
    const [named, other] = [makeUser(em, pending), makeUser(em, pending)];
    const unverified = makeUser(em, { ...pending, emailVerifiedAt: null });
    const member = makeUser(em);
    const stranded = makeUser(em);
    await em.flush();
    const group = await makeGroup(em, [member], { name: 'Series B' });
    const emails = [named.email.toUpperCase(), stranded.email];
    const output = await runExample('py', recipes.provisionInvestors, secret, ['Series B', ...emails]);
    expect(output).toContain(`approved ${named.email}`);
    const statuses = await query(em, 'select id, status from account where id = any($1) order by status', [
      [named.id, other.id, unverified.id],
    ]);
    expect(statuses[0]).toEqual({ id: named.id, status: 'APPROVED' });
    expect(statuses.slice(1).every((row) => (row as { status: string }).status === 'PENDING')).toBe(true);
    const readMembers = async () =>
      (
        await query<{ id: string }>(em, 'select account_id as id from account_group_member where group_id = $1', [
          group.id,
        ])
      ).map(({ id }) => id);
    expect(new Set(await readMembers())).toEqual(new Set([member.id, named.id, stranded.id]));
    const again = ['Series B', ...emails, unverified.email];
    await expect(runExample('py', recipes.provisionInvestors, secret, again)).rejects.toThrow(
      `not approved: ${unverified.email}`,
    );
    expect(await readMembers()).toHaveLength(3);
    await runExample('py', recipes.provisionInvestors, secret, ['Series C', named.email]);
  });
});

async function makeEvents(token: string, count: number): Promise<void> {
  const input = `{ title: "Board call", timeZone: "UTC", startsAt: "2090-01-01T10:00", endsAt: "2090-01-01T11:00",
    recurrence: "FREQ=DAILY;COUNT=${count}" }`;
  const body = JSON.stringify({ query: `mutation { createEvent(input: ${input}) { event { id } } }` });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await (await fetch(`${second()}/graphql`, { method: 'POST', headers, body })).json();
  expect(answer).not.toHaveProperty('errors');
}

/** Starts a program that does not end, and collects its lines. */
async function start(extension: keyof typeof programs, text: string, env: Record<string, string>) {
  const [command, args] = await prepare(extension, text);
  const child = spawn(command, args, { env: environment(env), stdio: ['ignore', 'pipe', 'ignore'] });
  running.push(child);
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  return lines;
}

describe('a receiver of webhooks', { tags: ['all'] }, () => {
  it.each([
    ['ts', events.typescriptReceiver],
    ['py', events.pythonReceiver],
  ] as const)('in %s accepts each delivery of the server once and rejects others', async (extension, text) => {
    const port = String(await findFreePort());
    const { secret: token } = await holder(['WEBHOOKS_WRITE', 'CONTENT_READ']);
    const { createWebhook } = JSON.parse(await runExample('sh', events.createWebhook, token)).data;
    const { secret, webhook } = createWebhook;
    const lines = await start(extension, text, { WEBHOOK_SECRET: secret, PORT: port });
    await eventually(() => expect(lines).toEqual(['ready']));
    const url = `http://127.0.0.1:${port}/`;
    await query(site.em(), 'update webhook set url = $2 where id = $1', [webhook.id, url]);
    const id = await publish();
    await eventually(() => expect(lines.at(-1)).toMatch(new RegExp(`^whd_\\w+ article\\.\\w+ ${id}$`)));
    const send = (changes: object, body: string, key = secret) => {
      const message = { id: 'whd_1', timestamp: Math.floor(Date.now() / 1_000), body: '{}', ...changes };
      const headers = makeHeaders(message, [Buffer.from(key.slice(6), 'base64')]);
      return fetch(url, { method: 'POST', headers, body }).then(({ status }) => status);
    };
    const lineCount = lines.length;
    expect(await send({}, '{"forged":true}')).toBe(401);
    expect(await send({}, '{}', `whsec_${'A'.repeat(44)}`)).toBe(401);
    expect(await send({ timestamp: 1_000_000_000 }, '{}')).toBe(401);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(lines).toHaveLength(lineCount);
    const genuine = '{"type":"article.updated","data":{"id":"art_1"}}';
    expect([await send({ body: genuine }, genuine), await send({ body: genuine }, genuine)]).toEqual([204, 204]);
    expect(await send({ body: genuine, id: 'whd_2' }, genuine)).toBe(204);
    const twice = ['whd_1', 'whd_2'].map((delivery) => `${delivery} article.updated art_1`);
    await eventually(() => expect(lines.slice(lineCount)).toEqual(twice));
  });
});
