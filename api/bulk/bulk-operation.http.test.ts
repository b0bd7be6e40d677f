import { describe, expect, it } from 'vitest';
import {
  BulkTestCancelDocument as CANCEL,
  BulkTestExportAccessLogDocument as EXPORT_LOG,
  BulkTestExportArticlesDocument as EXPORT,
  BulkTestReadDocument as READ,
} from '../../graphql/generated/tests-bulk.ts';
import { TokenTestCreateDocument as CREATE_TOKEN } from '../../graphql/generated/tests-tokens.ts';
import { record } from '../audit/audit.service.ts';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { createLogger } from '../platform/logger.ts';
import { makeContext, person } from '../testing/api.ts';
import { eventually } from '../testing/eventually.ts';
import { query } from '../testing/query.ts';
import { TestBrowser } from '../testing/site.ts';
import { useTokenSite } from '../testing/token-site.ts';
import { clearBulkOperations } from './bulk-operation.files.service.ts';
import { runBulkOperation } from './bulk-operation.run.service.ts';

// Two servers, whose jobs run the exports.
const { site, first, second, account, holder } = useTokenSite();
const UNKNOWN = 'blk_00000000000000000000000000000000';

const finished = (browser: TestBrowser, id: string) =>
  eventually(async () => {
    const { bulkOperation } = (await browser.run(second(), READ, { id })).data;
    if (!bulkOperation || bulkOperation.status === 'CREATED' || bulkOperation.status === 'RUNNING')
      throw new Error('not finished');
    return bulkOperation;
  });

async function makeArticles(count: number, values: object = {}): Promise<string[]> {
  const em = site.em();
  const articles = Array.from({ length: count }, () => makeArticle(em, { status: ArticleStatus.PUBLISHED, ...values }));
  await em.flush();
  return articles.map(({ id }) => id);
}

const download = (browser: TestBrowser, path: string) =>
  browser.fetch(`${second()}${path}`, { headers: { 'sec-fetch-site': 'same-origin' } });

const parse = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Inserts an operation that no job of the servers takes, because its lease is far in the future. */
async function makeLeased(accountId: string, columns = '') {
  const id = `blk_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(
    site.em(),
    `insert into bulk_operation (id, account_id, type, filter, as_admin, status, position, leased_until, expires_at)
     values ($1, $2, 'ARTICLES', '{}', false, 'RUNNING', 0, now() + interval '1 day', now() + interval '1 day')`,
    [id, accountId],
  );
  if (columns) await query(site.em(), `update bulk_operation set ${columns} where id = $1`, [id]);
  return id;
}

describe('exportArticles', () => {
  it('writes the articles that its owner can read as one file of several parts, on any server', async () => {
    // Together more than one part of a megabyte.
    const ids = await makeArticles(30);
    await query(site.em(), "update article set body_html = repeat('x', 60000)");
    const [draft = ''] = await makeArticles(1, { status: ArticleStatus.DRAFT, title: 'A draft' });
    const { browser } = await account();
    const { bulkOperation } = (await browser.run(first(), EXPORT, { input: {} })).data.exportArticles;
    expect(bulkOperation).toMatchObject({ type: 'ARTICLES', path: null });
    expect(bulkOperation.changesCursor).toMatch(/^[\w-]{22}$/);
    const done = await finished(browser, bulkOperation.id);
    expect(done).toMatchObject({ status: 'COMPLETED', objectCount: 30 });
    const parts = 'select part_count from bulk_operation where id = $1';
    expect((await query<{ partCount: number }>(site.em(), parts, [done.id]))[0]!.partCount).toBeGreaterThan(1);
    const answer = await download(browser, done.path!);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/x-ndjson'),
    ]);
    expect(answer.headers.get('content-disposition')).toContain('articles.ndjson');
    const text = await answer.text();
    expect(Buffer.byteLength(text)).toBe(done.byteSize);
    const lines = parse(text);
    expect(new Set(lines.map(({ id }) => id))).toEqual(new Set(ids));
    expect(lines).toHaveLength(30);
    expect(lines[0]).toMatchObject({ status: 'PUBLISHED', bodyHtml: expect.stringContaining('xxx'), author: {} });
    expect(text).not.toContain(draft);
  });

  it('includes drafts for administrators, and its file is not available to other accounts or after a demotion', async () => {
    const [draft = ''] = await makeArticles(1, { status: ArticleStatus.DRAFT });
    const { browser, user } = await account({ roles: ['ADMIN'] });
    const input = { status: 'DRAFT' as const };
    const { id } = (await browser.run(first(), EXPORT, { input })).data.exportArticles.bulkOperation;
    const done = await finished(browser, id);
    expect(await (await download(browser, done.path!)).text()).toContain(draft);
    const stranger = await account();
    expect((await download(stranger.browser, done.path!)).status).toBe(404);
    expect((await stranger.browser.run(first(), READ, { id })).data.bulkOperation).toBeNull();
    expect((await download(new TestBrowser(), done.path!)).status).toBe(401);
    await query(site.em(), "update account set roles = '{INVESTOR}' where id = $1", [user.id]);
    expect((await download(browser, done.path!)).status).toBe(403);
  });

  it('runs once for an account, also when requested at the same moment', async () => {
    const { browser } = await account();
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.run(first(), EXPORT, { input: {} })));
    const started = answers.filter(({ code }) => code === undefined);
    expect(started.length).toBeGreaterThan(0);
    const overlapping = answers.filter(({ code }) => code === 'CONFLICT');
    expect(started.length + overlapping.length).toBe(5);
    await eventually(async () => {
      const running = "select id from bulk_operation where status in ('CREATED', 'RUNNING')";
      expect(await query(site.em(), running)).toEqual([]);
    });
  });

  it('is refused to visitors, and to tokens without the scope that reads articles', async () => {
    expect((await new TestBrowser().run(first(), EXPORT, { input: {} })).code).toBe('UNAUTHENTICATED');
    const { browser } = await account();
    expect((await browser.run(first(), EXPORT, { input: { category: 'x'.repeat(100) } })).code).toBe('BAD_USER_INPUT');
    const { secret, browser: owner } = await holder(['CONTENT_READ']);
    const send = (secret: string, text: string) =>
      fetch(`${second()}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query: text }),
      }).then((answer) => answer.json() as Promise<{ data: { exportArticles: { bulkOperation: { id: string } } } }>);
    const { id } = (await send(secret, 'mutation { exportArticles(input: {}) { bulkOperation { id } } }')).data
      .exportArticles.bulkOperation;
    const fetchFile = (authorization: string) =>
      fetch(`${second()}/graphql/exports/${id}`, { headers: { authorization } });
    await eventually(async () => expect((await fetchFile(`Bearer ${secret}`)).status).toBe(200));
    expect((await fetchFile('Bearer nonsense')).status).toBe(401);
    // Another token of the same owner neither starts such an export nor reads one.
    const input = { name: 'Calendar', scopes: ['EVENTS_READ' as const] };
    const other = (await owner.run(first(), CREATE_TOKEN, { input })).data.createToken.secret;
    expect(await send(other, 'mutation { exportArticles(input: {}) { bulkOperation { id } } }')).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN', requiredScope: 'CONTENT_READ' } }],
    });
    expect((await fetchFile(`Bearer ${other}`)).status).toBe(404);
    expect(await send(other, `{ bulkOperation(id: "${id}") { id } }`)).toMatchObject({ data: { bulkOperation: null } });
  });
});

describe('exportAccessLog', () => {
  it('writes the log for administrators who confirmed their identity', async () => {
    const { browser, user } = await account({ roles: ['ADMIN'] });
    const em = site.em();
    for (const page of [1, 2, 3])
      await record(makeContext({ ...person.admin, id: user.id }, em), em, {
        kind: 'document.viewed',
        subjectId: 'doc_1',
        details: { page, version: 1 },
      });
    const input = { filter: { kind: 'SENT' as const } };
    const { id } = (await browser.run(first(), EXPORT_LOG, { input })).data.exportAccessLog.bulkOperation;
    const done = await finished(browser, id);
    const lines = parse(await (await download(browser, done.path!)).text());
    expect(lines.map(({ page, person: { id } }) => [page, id])).toEqual([3, 2, 1].map((page) => [page, user.id]));
    const investor = await account();
    expect((await investor.browser.run(first(), EXPORT_LOG, { input: {} })).code).toBe('FORBIDDEN');
    await query(em, "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [user.id]);
    expect((await browser.run(first(), EXPORT_LOG, { input: {} })).code).toBe('STEP_UP_REQUIRED');
  });
});

describe('a bulk operation', () => {
  it('is canceled by its owner only, and its file is deleted', async () => {
    const { browser, user } = await account();
    const stranger = await account();
    const id = await makeLeased(user.id);
    expect((await stranger.browser.run(first(), CANCEL, { id })).code).toBe('NOT_FOUND');
    expect((await new TestBrowser().run(first(), CANCEL, { id })).code).toBe('UNAUTHENTICATED');
    expect((await browser.run(first(), CANCEL, { id: UNKNOWN })).code).toBe('NOT_FOUND');
    expect((await browser.run(first(), CANCEL, { id })).data.cancelBulkOperation.bulkOperation.status).toBe('CANCELED');
    expect((await browser.run(first(), CANCEL, { id })).code).toBe('CONFLICT');
    expect((await download(browser, `/graphql/exports/${id}`)).status).toBe(404);
  });

  it('continues after the last part when its server stopped, and ends when its owner loses access', async () => {
    const { browser, user } = await account();
    const { id: paused } = (await browser.run(first(), EXPORT, { input: {} })).data.exportArticles.bulkOperation;
    const done = await finished(browser, paused);
    const stopping = new AbortController();
    stopping.abort();
    const options = { env: site.env, log: createLogger('silent'), secrets: ['s'.repeat(32)], signal: stopping.signal };
    // Each run writes one part and is interrupted, as by a server that stops.
    const id = await makeLeased(user.id, 'leased_until = null');
    await eventually(async () => {
      await runBulkOperation(site.em(), options);
      expect((await browser.run(first(), READ, { id })).data.bulkOperation!.status).toBe('COMPLETED');
    });
    const texts = [done.path!, `/graphql/exports/${id}`].map(async (path) => (await download(browser, path)).text());
    const [whole, continued] = await Promise.all(texts);
    expect(continued).toBe(whole);
    const admin = await account();
    const lost = await makeLeased(admin.user.id, 'leased_until = null, as_admin = true');
    expect(await finished(admin.browser, lost)).toMatchObject({ status: 'FAILED', path: null });
  });

  it('expires with its file', async () => {
    const { browser } = await account();
    const { id } = (await browser.run(first(), EXPORT, { input: {} })).data.exportArticles.bulkOperation;
    const { path } = await finished(browser, id);
    await query(site.em(), 'update bulk_operation set expires_at = now() where id = $1', [id]);
    expect((await download(browser, path!)).status).toBe(404);
    await clearBulkOperations(site.em(), site.env);
    expect((await browser.run(first(), READ, { id })).data.bulkOperation).toBeNull();
  });
});
