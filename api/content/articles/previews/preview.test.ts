import { describe, expect, it } from 'vitest';
import {
  PreviewTestCreateDocument as CREATE,
  PreviewTestDeleteDocument as DELETE,
  PreviewTestEraseDocument as DELETE_PERMANENTLY,
  PreviewTestLinksDocument as LINKS,
  PreviewTestReadDocument as READ,
  PreviewTestRevokeDocument as REVOKE,
  PreviewTestSaveDocument as SAVE,
  PreviewTestScheduleDocument as SCHEDULE,
  PreviewTestUnpublishDocument as UNPUBLISH,
} from '#graphql/generated/tests-content-articles-previews.ts';
import { hashPassword } from '#api/accounts/auth/password.ts';
import type { ExpectedError } from '#api/platform/errors.ts';
import { newToken } from '#api/accounts/sessions/session.service.ts';
import { makeContext, person } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import type { Role } from '#api/platform/viewer.ts';
import { type Article, ArticleStatus } from '../article.entity.ts';
import { makeArticle } from '../article.factory.ts';
import { prunePreviewLinks } from './preview-link.service.ts';
import { readPreview } from './preview.service.ts';

const site = useSite();
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';

async function write(values: Partial<Article> = {}): Promise<Article> {
  const em = site.em();
  const article = makeArticle(em, {
    status: ArticleStatus.DRAFT,
    publishedAt: null,
    title: 'Not yet public',
    ...values,
  });
  await em.flush();
  return article;
}

async function signIn(roles: Role[] = ['EDITOR']): Promise<{ browser: TestBrowser; id: string }> {
  const em = site.em();
  const user = makeUser(em, { roles, name: 'Ed Editor', passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return { browser, id: user.id };
}

async function createLink(browser: TestBrowser, id: string): Promise<string> {
  const { data } = await browser.run(url(), CREATE, { id });
  return data.createPreviewLink.url;
}

/** Opens a link in a browser that has no session, and returns the text that its page reads. */
async function open(link: string, visitor = new TestBrowser()) {
  const answer = await visitor.fetch(link);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/preview']);
  return (await visitor.run(url(), READ)).data.browser.previewedArticle;
}

async function listLinks(browser: TestBrowser, id: string) {
  const { node } = (await browser.run(url(), LINKS, { id })).data;
  return node && 'previewLinks' in node ? node.previewLinks : [];
}

const listKinds = async (id: string) =>
  (
    await query<{ kind: string }>(site.em(), 'select kind from audit_event where subject_id = $1 order by seq', [id])
  ).map(({ kind }) => kind);

const countRows = async (id: string) =>
  (await query(site.em(), 'select 1 from article_preview_link where article_id = $1', [id])).length;

describe('a preview link', () => {
  it('shows anyone the text that is in the draft at that moment, for 7 days', async () => {
    const { browser } = await signIn();
    const { id } = await write({ body: 'Soon **here**.' });
    const link = await createLink(browser, id);
    const visitor = new TestBrowser();
    const preview = await open(link, visitor);
    expect(preview).toMatchObject({
      title: 'Not yet public',
      bodyTree: [['p', 'Soon ', ['strong', 'here'], '.']],
      isPublished: false,
      author: { name: 'Safe AI Engineering' },
    });
    const days = (Date.parse(preview!.expiresAt) - Date.now()) / 86_400_000;
    expect([days > 6.9, days <= 7]).toEqual([true, true]);
    await browser.run(url(), SAVE, { input: { id, title: 'Changed since' } });
    expect((await visitor.run(url(), READ)).data.browser.previewedArticle!.title).toBe('Changed since');
  });

  it('of a published article shows its unpublished changes, or its public text if there are none', async () => {
    const { browser } = await signIn(['ADMIN']);
    const { id } = await write({ status: ArticleStatus.PUBLISHED, publishedAt: new Date(), title: 'Public' });
    const link = await createLink(browser, id);
    expect(await open(link)).toMatchObject({ title: 'Public', isPublished: true });
    await browser.run(url(), SAVE, { input: { id, title: 'Changed', summary: null } });
    expect(await open(link)).toMatchObject({ title: 'Changed', summary: null, isPublished: false });
  });

  it('of a draft has no date of a canceled schedule or a former publication', async () => {
    const { browser } = await signIn();
    const scheduled = await write();
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await browser.run(url(), SCHEDULE, { id: scheduled.id, at });
    const published = await write({ status: ArticleStatus.PUBLISHED, publishedAt: new Date() });
    for (const { id } of [scheduled, published]) {
      const link = await createLink(browser, id);
      const before = await open(link);
      expect(before!.publishedAt).not.toBeNull();
      await browser.run(url(), UNPUBLISH, { id });
      expect(await open(link)).toMatchObject({ publishedAt: null, isPublished: false });
    }
  });

  it('leaves its secret in no URL, page, cache or table', async () => {
    const { browser } = await signIn();
    const { id } = await write();
    const link = await createLink(browser, id);
    const token = new URL(link).searchParams.get('token')!;
    const visitor = new TestBrowser();
    for (const answer of [await visitor.fetch(link), await visitor.fetch(`${url()}/preview`)]) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(await answer.text()).not.toContain(token);
    }
    const rows = await query(site.em(), 'select l::text as row from article_preview_link l');
    expect(JSON.stringify(rows)).not.toContain(token);
    const events = await query(site.em(), 'select details from audit_event where subject_id = $1', [id]);
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it('finds nothing if it is wrong, has ended or was revoked', async () => {
    const { browser } = await signIn();
    const { id } = await write();
    const [revoked, ended] = [await createLink(browser, id), await createLink(browser, id)];
    const [newest, oldest] = await listLinks(browser, id);
    await browser.run(url(), REVOKE, { id: oldest!.id });
    await query(site.em(), 'update article_preview_link set expires_at = now() where id = $1', [newest!.id]);
    for (const link of [revoked, ended, `${url()}/preview?token=${'x'.repeat(43)}`, `${url()}/preview?token=x`])
      expect(await open(link)).toBeNull();
    expect((await browser.run(url(), REVOKE, { id: oldest!.id })).code).toBe('NOT_FOUND');
    await prunePreviewLinks(site.em());
    expect(await countRows(id)).toBe(0);
  });

  it.each([
    ['is suspended', "update account set status = 'SUSPENDED' where id = $1"],
    ['loses the role', "update account set roles = '{INVESTOR}' where id = $1"],
    ['is deleted', 'delete from account where id = $1'],
  ])('ends when the person who created it %s, and does not return with the right', async (_case, change) => {
    const { browser, id: accountId } = await signIn();
    const { id } = await write();
    const link = await createLink(browser, id);
    await query(site.em(), "update account set roles = '{EDITOR,INVESTOR}', name = 'Ed' where id = $1", [accountId]);
    expect(await open(link)).toMatchObject({ title: 'Not yet public' });
    await query(site.em(), change, [accountId]);
    expect(await open(link)).toBeNull();
    await query(site.em(), "update account set roles = '{EDITOR}', status = 'APPROVED' where id = $1", [accountId]);
    expect([await open(link), await countRows(id)]).toEqual([null, 0]);
  });

  it('can be guessed 120 times in half an hour from one address', async () => {
    const context = makeContext(person.visitor, site.em());
    const guess = () =>
      readPreview({ ...context, browser: { ...context.browser, links: { preview: newToken() } } }).catch(
        (error: ExpectedError) => error.code,
      );
    for (let tries = 0; tries < 120; tries += 1) expect(await guess()).toBeNull();
    expect(await guess()).toBe('RATE_LIMITED');
  });

  it('ends with its article, and does not show one in the trash', async () => {
    const { browser } = await signIn();
    const { id } = await write();
    const link = await createLink(browser, id);
    await browser.run(url(), DELETE, { id });
    expect(await open(link)).toBeNull();
    await browser.run(url(), DELETE_PERMANENTLY, { id });
    expect(await countRows(id)).toBe(0);
  });
});

describe('the preview links of an article', () => {
  it('are listed with their creators and recorded in the audit log', async () => {
    const { browser, id: accountId } = await signIn();
    const { id } = await write();
    await createLink(browser, id);
    const links = await listLinks(browser, id);
    expect(links).toMatchObject([{ createdBy: { accountId, name: 'Ed Editor' } }]);
    expect(
      (await browser.run(url(), REVOKE, { id: links[0]!.id })).data.revokePreviewLink.article.previewLinks,
    ).toEqual([]);
    expect(await listKinds(id)).toEqual(['article.preview_created', 'article.preview_revoked']);
  });

  it('are at most 10, also if two people create them at the same moment', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const { id } = await write();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? first : second).browser.run(url(), CREATE, { id })),
    );
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    expect(await countRows(id)).toBe(10);
  });

  it('are for editors and administrators', async () => {
    const { browser } = await signIn();
    const { id } = await write({ status: ArticleStatus.PUBLISHED, publishedAt: new Date() });
    await createLink(browser, id);
    const { browser: investor } = await signIn(['INVESTOR']);
    for (const [who, code] of [
      [new TestBrowser(), 'UNAUTHENTICATED'],
      [investor, 'FORBIDDEN'],
    ] as const) {
      expect((await who.run(url(), LINKS, { id })).data.node).toMatchObject({ previewLinks: [] });
      expect((await who.run(url(), CREATE, { id })).code).toBe(code);
      expect((await who.run(url(), REVOKE, { id: 'prv_0' })).code).toBe(code);
    }
    expect((await browser.run(url(), CREATE, { id: 'art_0' })).code).toBe('NOT_FOUND');
  });
});
