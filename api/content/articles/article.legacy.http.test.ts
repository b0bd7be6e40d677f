import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';

const site = useSite(2);
const url = () => site.urls[0]!;
const LIST = '/admin/articles-legacy';
const PASSWORD = 'correct horse battery staple';

async function getBrowser(roles: ('ADMIN' | 'INVESTOR')[], name?: string): Promise<TestBrowser> {
  const em = site.em();
  const user = makeUser(em, { roles, ...(name && { name }), passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return browser;
}

async function write(values: Partial<Article> = {}): Promise<Article> {
  const em = site.em();
  const article = makeArticle(em, values);
  await em.flush();
  return article;
}

interface Shown {
  status: string;
  form: { message: string | null; errors: Record<string, string>; values: Record<string, string> };
  theirs: { title: string; body: string; savedBy: string | null } | null;
}
const getAddress = ({ id }: Article) => `${url()}${LIST}/${id}`;
const open = async (browser: TestBrowser, article: Article) =>
  (await (await browser.fetch(getAddress(article))).json()) as Shown;

/** The values of the form with the given changes, sent by one of its buttons. */
async function send(browser: TestBrowser, article: Article, values: Record<string, string>) {
  const { form } = await open(browser, article);
  return browser.submit(getAddress(article), { act: 'save', ...form.values, ...values });
}
const stored = async ({ id }: Article) =>
  (
    await query(site.em(), 'select title, summary, body, status, category_id as category from article where id = $1', [
      id,
    ])
  )[0];

describe('the server-rendered list of articles', () => {
  it('shows all articles to administrators in pages, and searches them', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, number) => write({ title: `Walrus ${number}` })));
    await write({ title: 'Walrus draft', status: ArticleStatus.DRAFT, publishedAt: null });
    const browser = await getBrowser(['ADMIN']);
    interface Page {
      articles: { title: string; status: string }[];
      more: string | null;
    }
    const read = async (search: Record<string, string>) =>
      (await (await browser.fetch(`${url()}${LIST}?${new URLSearchParams(search)}`)).json()) as Page;
    const first = await read({ search: 'walrus' });
    const second = await read({ search: 'walrus', after: first.more! });
    expect([first.articles.length, second.articles.length, second.more]).toEqual([25, 6, null]);
    expect(first.articles[0]).toMatchObject({ title: 'Walrus draft', status: 'DRAFT' });
    expect(new Set([...first.articles, ...second.articles].map(({ title }) => title)).size).toBe(31);
    expect((await read({ search: 'walrus', after: 'not-a-cursor' })).articles).toEqual(first.articles);
    expect((await read({ search: 'nothing-has-this' })).articles).toEqual([]);
  });
});

describe('the server-rendered form of an article', () => {
  it('changes title, summary, text and category, and both servers show it', async () => {
    const em = site.em();
    const category = makeCategory(em);
    await em.flush();
    const article = await write();
    const browser = await getBrowser(['ADMIN']);
    const changes = { title: 'New title', summary: 'New summary', body: 'One\r\ntwo', categoryId: category.id };
    const response = await send(browser, article, changes);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${LIST}/${article.id}?saved`]);
    expect(await stored(article)).toEqual({
      title: 'New title',
      summary: 'New summary',
      body: 'One\ntwo',
      status: 'PUBLISHED',
      category: category.id,
    });
    for (const server of site.urls)
      await eventually(async () => {
        const { data } = await new TestBrowser().execute(server, `{ article(slug: "${article.slug}") { title } }`);
        expect(data).toEqual({ article: { title: 'New title' } });
      });
    // A published article without a summary fails the check, so a reason is required.
    await send(browser, article, { categoryId: '', summary: '', overrideReason: 'It never needed one.' });
    expect(await stored(article)).toMatchObject({ category: null, summary: '' });
  });

  it('unpublishes and publishes an article, and saves the text of the form', async () => {
    const article = await write();
    const browser = await getBrowser(['ADMIN']);
    await send(browser, article, { act: 'unpublish', title: 'Off' });
    expect(await stored(article)).toMatchObject({ title: 'Off', status: 'DRAFT' });
    await send(browser, article, { act: 'publish', title: 'On' });
    expect(await stored(article)).toMatchObject({ title: 'On', status: 'PUBLISHED' });
  });

  it('reports a draft from the article editor, and changes the published text next to it', async () => {
    const article = await write();
    const browser = await getBrowser(['ADMIN']);
    const drafts = () =>
      query(site.em(), 'select title from article_version where article_id = $1 and pending', [article.id]);
    expect(await open(browser, article)).toMatchObject({ draftWaits: false });
    const { query: operation, variables } = {
      query: 'mutation ($id: ID!) { saveArticleDraft(input: { id: $id, title: "Waiting" }) { article { id } } }',
      variables: { id: article.id },
    };
    await browser.execute(url(), operation, variables);
    expect(await open(browser, article)).toMatchObject({
      draftWaits: true,
      form: { values: { title: article.title } },
    });
    await send(browser, article, { title: 'At once' });
    expect(await stored(article)).toMatchObject({ title: 'At once' });
    expect(await drafts()).toEqual([{ title: 'Waiting' }]);
  });

  it('refuses a stale save, shows both texts, and accepts the next save', async () => {
    const article = await write();
    const [ada, bob] = [await getBrowser(['ADMIN']), await getBrowser(['ADMIN'])];
    const { form } = await open(ada, article);
    expect((await send(bob, article, { body: 'What Bob wrote' })).status).toBe(303);
    const mine = { ...form.values, act: 'unpublish', body: 'What Ada wrote' };
    const response = await ada.submit(getAddress(article), mine);
    const shown = (await response.json()) as Shown;
    expect([response.status, shown.form.values['body'], shown.theirs?.body]).toEqual([
      409,
      'What Ada wrote',
      'What Bob wrote',
    ]);
    expect(await stored(article)).toMatchObject({ body: 'What Bob wrote', status: 'PUBLISHED' });
    expect((await ada.submit(getAddress(article), { ...shown.form.values, act: 'save' })).status).toBe(303);
    expect(await stored(article)).toMatchObject({ body: 'What Ada wrote' });
  });

  it('says who saved, and never that a save of the person themselves is another person’s', async () => {
    const article = await write();
    const [ada, bob] = [await getBrowser(['ADMIN']), await getBrowser(['ADMIN'], 'Bob Miller')];
    const { form } = await open(ada, article);
    const trySecond = async (body: string) => {
      const response = await ada.submit(getAddress(article), { ...form.values, act: 'save', body });
      return { status: response.status, shown: (await response.json()) as Shown };
    };
    await send(ada, article, { body: 'From another window' });
    const own = await trySecond('From this window');
    expect([own.status, own.shown.form.message, own.shown.theirs?.savedBy]).toEqual([
      409,
      'You saved this article elsewhere while you were editing. Your text is not lost.',
      null,
    ]);
    await send(bob, article, { body: 'From Bob' });
    const other = await trySecond('From this window');
    expect([other.shown.form.message, other.shown.theirs?.savedBy]).toEqual([
      'Bob Miller saved this article while you were editing. Your text is not lost.',
      'Bob Miller',
    ]);
  });

  it.each(['save', 'publish', 'unpublish'])(
    'accepts a form that is sent again after its answer was lost: %s',
    async (act) => {
      const article = await write(act === 'publish' ? { status: ArticleStatus.DRAFT, publishedAt: null } : {});
      const browser = await getBrowser(['ADMIN']);
      const { form } = await open(browser, article);
      const sent = { ...form.values, act, title: 'Sent twice', body: 'Sent twice' };
      expect((await browser.submit(getAddress(article), sent)).status).toBe(303);
      expect((await browser.submit(getAddress(article), sent)).status).toBe(303);
      const saved = "select 1 from audit_event where kind = 'article.updated' and subject_id = $1";
      expect(await query(site.em(), saved, [article.id])).toHaveLength(1);
    },
  );

  it('accepts one of three simultaneous saves', async () => {
    const article = await write();
    const browser = await getBrowser(['ADMIN']);
    const { form } = await open(browser, article);
    const saves = ['one', 'two', 'three'].map((body) =>
      browser.submit(getAddress(article), { ...form.values, act: 'save', body }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
  });

  it('refuses a text with errors, lists its issues, and accepts it with a reason that the audit log keeps', async () => {
    const article = await write({ status: ArticleStatus.DRAFT, publishedAt: null });
    const browser = await getBrowser(['ADMIN']);
    const typed = { act: 'publish', title: 'Typed', body: 'See [this](/resources/never-written).' };
    const response = await send(browser, article, typed);
    const shown = (await response.json()) as Shown & { issues: { message: string; isError: boolean }[] };
    expect([response.status, shown.form.values['body'], shown.form.values['title']]).toEqual([
      400,
      typed.body,
      'Typed',
    ]);
    expect(shown.form.errors).toHaveProperty('overrideReason');
    expect(shown.issues).toContainEqual(
      expect.objectContaining({ isError: true, message: expect.stringContaining('does not exist') }),
    );
    expect(await stored(article)).toMatchObject({ title: article.title, status: 'DRAFT' });
    expect((await send(browser, article, { ...typed, overrideReason: 'short' })).status).toBe(400);
    const overrideReason = 'The other article follows today.';
    expect((await send(browser, article, { ...typed, overrideReason })).status).toBe(303);
    expect(await stored(article)).toMatchObject({ title: 'Typed', status: 'PUBLISHED' });
    const auditQuery = "select details from audit_event where kind = 'article.published' and subject_id = $1";
    expect(await query(site.em(), auditQuery, [article.id])).toMatchObject([
      { details: { reason: overrideReason, errors: 1 } },
    ]);
    // Readers see the text of a published article at once, so saving it runs the check, too.
    expect((await send(browser, article, { body: `${typed.body} Again.` })).status).toBe(400);
    expect((await send(browser, article, { act: 'unpublish', body: `${typed.body} Again.` })).status).toBe(303);
  });

  it('keeps the typed text after an error', async () => {
    const article = await write();
    const browser = await getBrowser(['ADMIN']);
    const before = await stored(article);
    const invalidForms: [string, Record<string, string>][] = [
      ['title', { title: ' ' }],
      ['summary', { summary: 'x'.repeat(301) }],
      ['categoryId', { categoryId: 'cat_never' }],
      ['act', { act: 'delete' }],
    ];
    for (const [field, values] of invalidForms) {
      const response = await send(browser, article, { body: 'Typed', ...values });
      const { form } = (await response.json()) as Shown;
      expect([response.status, form.values['body']]).toEqual([400, 'Typed']);
      expect(form.errors).toHaveProperty(field);
    }
    expect(await stored(article)).toEqual(before);
  });

  it('returns 404 for an unknown article, with the submitted text', async () => {
    const browser = await getBrowser(['ADMIN']);
    const nowhere = `${url()}${LIST}/art_never`;
    expect((await browser.fetch(nowhere)).status).toBe(404);
    const form = { title: 'Late', body: 'Typed', categoryId: '', summary: '', seen: 'x', act: 'save' };
    const response = await browser.submit(nowhere, form);
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ page: 'resend', values: form }),
    ]);
  });
});

describe('access to the list and the form', () => {
  it('is limited to administrators', async () => {
    const article = await write();
    const form = { title: 'Taken over', summary: '', body: '', categoryId: '', seen: '', act: 'save' };
    const investor = await getBrowser(['INVESTOR']);
    for (const address of [`${url()}${LIST}`, getAddress(article)]) {
      expect((await new TestBrowser().fetch(address)).status).toBe(302);
      const response = await investor.fetch(address);
      expect([response.status, await response.text()]).toEqual([403, expect.not.stringContaining(article.title)]);
    }
    for (const [someone, status] of [
      [new TestBrowser(), 401],
      [investor, 403],
    ] as const) {
      const response = await someone.submit(getAddress(article), form);
      expect([response.status, await response.text()]).toEqual([status, expect.not.stringContaining(article.body)]);
    }
    expect(await stored(article)).toMatchObject({ title: article.title });
  });
});

describe('the settings in the form without JavaScript', () => {
  it('are saved, shown again, and cleared', async () => {
    const browser = await getBrowser(['ADMIN']);
    const article = await write();
    const settings = {
      authorName: 'Grace Hopper',
      reviewedOn: '2026-11-20',
      seoTitle: 'Keys that stay home',
      seoDescription: 'What a key server needs.',
      isNoindex: 'true',
    };
    expect((await send(browser, article, settings)).status).toBe(303);
    expect((await open(browser, article)).form.values).toMatchObject(settings);
    const empty = { reviewedOn: '', seoTitle: '', seoDescription: '', isNoindex: '' };
    expect((await send(browser, article, empty)).status).toBe(303);
    expect((await open(browser, article)).form.values).toMatchObject({ ...empty, authorName: 'Grace Hopper' });
    const refused = await send(browser, article, { reviewedOn: '2099-01-01' });
    expect(refused.status).toBe(400);
  });
});
