import pg from 'pg';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { makeCaseStudy } from '#api/content/case-studies/case-study.factory.ts';
import { makeDocument, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '../query.ts';
import { currentWork } from '#api/platform/work.ts';
import { pages } from '../access.ts';
import { eventually } from '../eventually.ts';
import { TestBrowser, useSite } from '../site.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';

// Browsers preload pages and mail scanners follow links, so opening a page must not change anything. The same walk
// compares the queries that each page declares with those that it uses.

interface Rendering {
  location: string;
  undeclared: string[];
  unused: string[];
}

const renderings: Rendering[] = [];
const write = (line: string) => {
  const logged = JSON.parse(line) as Rendering & { msg: string };
  if (logged.msg === 'rendered a page') renderings.push(logged);
};

const site = useSite(1, {}, { pages: 'built', log: pino({ level: 'debug' }, { write }) });
beforeEach(() => void (renderings.length = 0));
const PASSWORD = 'correct horse battery staple';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** Tables that the server changes by itself or on any request: jobs, the search index of /chat, rate limits. */
const NOT_OF_PAGES =
  /^(job|job_.*|.*passage.*|limit_.*|points|.*_lease|content_version|server_status|status_alert|retention_run)$/;

async function readContents(): Promise<Record<string, string>> {
  const em = site.em();
  const tables = await query<{ name: string }>(
    em,
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    if (NOT_OF_PAGES.test(name)) continue;
    const rows = await query<{ text: string }>(
      em,
      `select coalesce(string_agg(row, E'\\n' order by row), '') as text
       from (select (to_jsonb(t) - 'last_used_at')::text as row from "${name}" t) as rows`,
    );
    contents[name] = rows[0]?.text ?? '';
  }
  return contents;
}

async function signIn(account: Partial<User> = {}): Promise<{ browser: TestBrowser; user: User }> {
  const em = site.em();
  const user = makeUser(em, { passwordHash, ...account });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${site.urls[0]!}/api/login`, { username: user.username, password: PASSWORD });
  expect(browser.cookies.has('sid')).toBe(true);
  return { browser, user };
}

/** Creates one of each object that a page shows and shares it with one person. */
async function share(user: User): Promise<Record<string, string>> {
  const em = site.em();
  const article = makeArticle(em);
  const study = makeCaseStudy(em);
  await em.flush();
  const groupIds = [(await makeGroup(em, [user])).id];
  const documentId = await makeDocument(em);
  await makeGrant({ em, documentId, userId: user.id }, 3);
  return {
    '/resources/:slug': article.slug,
    '/case-studies/:id': study.id,
    '/investor/calendar/:id': await makeEvent(em, { groupIds }),
    '/investor/updates/:id': await makeUpdate(em, { groupIds }),
    '/investor/documents/:id': documentId,
  };
}

describe('opening every page', () => {
  it.each([
    ['an investor', {}, ['public', 'signed-in']],
    ['an administrator', { roles: ['ADMIN' as const] }, ['public', 'signed-in', 'admin']],
  ] as const)('as %s changes no row', async (_who, account, rules) => {
    const { browser, user } = await signIn(account as Partial<User>);
    const ids = await share(user);
    const before = await readContents();
    const statuses: Record<string, number> = {};
    for (const { path: pattern } of pages.filter(({ rule }) => rules.some((each) => each === rule))) {
      const path = pattern.replace(/:\w+/, ids[pattern] ?? 'nothing');
      const headers = { accept: 'text/html', 'sec-purpose': 'prefetch' };
      statuses[pattern] = (await browser.fetch(site.urls[0]! + path, { headers })).status;
    }
    for (const pattern of Object.keys(ids)) expect([pattern, statuses[pattern]]).toEqual([pattern, 200]);
    expect(await readContents()).toEqual(before);
    expect(listDifferences()).toEqual([]);
  });
});

/** Pages whose declared queries are not those that they use. */
const listDifferences = () => renderings.filter(({ undeclared, unused }) => undeclared.length > 0 || unused.length > 0);

/** Records the statements that requests send, without those of jobs. */
function recordStatements(): string[] {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function send(
    this: pg.Client,
    ...sent: unknown[]
  ) {
    const [statement] = sent as [string | pg.QueryConfig];
    if (currentWork()) statements.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(query, this, sent) as never;
  });
  onTestFinished(() => spy.mockRestore());
  return statements;
}

// With a shared document, whose reading takes two statements after the list of documents.
describe('a portal page runs few statements, and none of them twice', () => {
  it.each([
    // All pages read what waits for the reader, for the counts in the navigation: two statements for investors.
    ['INVESTOR', '/investor', 16],
    // In its first 30 days, a site also reads which first steps are open.
    ['ADMIN', '/investor', 12],
    ['ADMIN', '/investor/documents', 7],
    ['ADMIN', '/investor/admin', 6],
  ] as const)('for the role %s: %s in %i', async (role, path, count) => {
    const { browser, user } = await signIn({ roles: [role] });
    await share(user);
    const statements = recordStatements();
    // A change by a job makes the next page read the banner of emergencies again.
    await eventually(async () => {
      statements.length = 0;
      await browser.fetch(site.urls[0]! + path, { headers: { accept: 'text/html' } });
      expect(statements).toHaveLength(count);
    });
    expect(new Set(statements).size).toBe(count);
  });
});
