import { describe, expect, it } from 'vitest';
import { hashPassword } from './auth/password.ts';
import { makeUser } from './users/user.factory.ts';
import { makeArticle } from './articles/article.factory.ts';
import { makeCategory } from './categories/category.factory.ts';
import { query } from './testing/query.ts';
import { getRoutes } from './testing/routes.ts';
import { TestBrowser, useSite } from './testing/site.ts';

// Too much, and bytes that are no text, by every way in: a sentence, nothing half-stored, and the desk goes on.
// Feeds that misbehave: feeds/feed.drill.test.ts; pictures: pictures/picture.upload.test.ts.

const site = useSite(1, {}, { pages: 'built' });
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const LARGE = 'x'.repeat(2_000_001);
const CREATE = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { title body } } }';

async function admin(): Promise<TestBrowser> {
  const em = site.em();
  const user = makeUser(em, { roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return browser;
}

const everything = () =>
  query(
    site.em(),
    `select (select count(*) from article) as articles, (select count(*) from account) as accounts,
    (select count(*) from lead) as leads, (select count(*) from emergency_article) as notices`,
  );

/** What a refusal must be: no fault of ours, and a sentence. */
async function getRefusal(response: Response): Promise<number> {
  expect(await response.text()).toMatch(/[A-Z][^<>]* [^<>]*\./);
  return response.status;
}

const goesOn = async (browser: TestBrowser) => {
  const { data } = await browser.execute(url(), CREATE, { input: { title: 'The desk goes on' } });
  expect(data).toMatchObject({ createArticle: { article: { title: 'The desk goes on' } } });
};

describe('an article of 2 MB', () => {
  it('is refused by the API, by the plain desks and by REST, and nothing of it is stored', async () => {
    const browser = await admin();
    const em = site.em();
    const article = makeArticle(em);
    await em.flush();
    const before = await everything();
    const form = { title: 'Large', summary: '', body: LARGE, categoryId: '', seen: '', act: 'save', key: 'k' };
    const answers = [
      await browser.post(`${url()}/graphql`, { query: CREATE, variables: { input: { title: 'Large', body: LARGE } } }),
      await browser.submit(`${url()}/admin/articles-legacy/${article.id}`, form),
      await browser.submit(`${url()}/admin/emergency-article-creator`, form),
      await browser.post(`${url()}/api/login`, { username: LARGE, password: LARGE }),
      await browser.post(`${url()}/api/register`, { username: 'large', reason: LARGE }),
      await browser.post(`${url()}/api/visits`, { path: `/${LARGE}` }),
    ];
    for (const answer of answers) expect([answer.url, await getRefusal(answer)]).toEqual([answer.url, 413]);
    expect(await everything()).toEqual(before);
    const [kept] = await query<{ body: string }>(site.em(), 'select body from article where id = $1', [article.id]);
    expect(kept?.body).toBe(article.body);
    await goesOn(browser);
  });

  it('in a text within the limit of a request is refused by its field', async () => {
    const browser = await admin();
    const input = { title: 'Large', body: 'x'.repeat(200_001) };
    expect((await browser.execute(url(), CREATE, { input })).code).toBe('BAD_USER_INPUT');
  });
});

/** Bytes that stand in no UTF-8 text: a lone start, a lone rest, an overlong slash, a surrogate, one beyond the last. */
const BYTES = ['ff', 'c3', '80', 'c0af', 'eda080', 'f4908080'];

describe('bytes that are no UTF-8', () => {
  it.each(BYTES)('%s is refused by the API, and stays letters without JavaScript', async (bytes) => {
    const browser = await admin();
    const json = JSON.stringify({ query: CREATE, variables: { input: { title: `Bytes ${bytes} ??`, body: 'a ??' } } });
    const [before = '', between = '', after = ''] = json.split('??');
    const parts = [before, Buffer.from(bytes, 'hex'), between, Buffer.from(bytes, 'hex'), after];
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const answer = await browser.fetch(`${url()}/graphql`, { method: 'POST', headers: JSON_TYPE, body });
    expect(answer.status).toBe(400);
    expect(await query(site.em(), 'select 1 from article where starts_with(title, $1)', [`Bytes ${bytes}`])).toEqual(
      [],
    );

    const em = site.em();
    const article = makeArticle(em);
    await em.flush();
    const percent = bytes.replace(/../g, '%$&');
    const address = `${url()}/admin/articles-legacy/${article.id}`;
    const seen = encodeURIComponent(article.updatedAt.toISOString());
    const sent = `title=T${percent}&summary=Bytes&body=B${percent}&categoryId=&act=save&seen=${seen}`;
    const saved = await browser.fetch(address, { method: 'POST', headers: FORM_TYPE, body: sent });
    expect(saved.status).toBe(303);
    const [row] = await query<{ title: string }>(site.em(), 'select title from article where id = $1', [article.id]);
    // A form writes bytes as letters; what no byte can be stays the letters it was written in.
    expect(row?.title).toBe(`T${percent}`);
  });

  it.each(['ff', 'eda080', '00'])('%s in an address leads nowhere, or is a letter more', async (bytes) => {
    const browser = await admin();
    const percent = bytes.replace(/../g, '%$&');
    const asked = ['search', 'category', 'after', 'q', 'tab', 'next', 'status', 'kind', 'person', 'from', 'token'];
    const queries = asked.map((name) => `${name}=${percent}`).join('&');
    const paths = ['/', '/resources/', '/case-studies/', '/admin/articles/', '/admin/articles-legacy/', '/pictures/'];
    const lists = ['/resources', '/case-studies', '/auth', '/admin/articles', '/admin/articles-legacy', '/rss.xml']
      .concat('/investor/admin', '/investor/admin/audit', '/investor/admin/leads', '/admin/pictures', '/verify')
      .concat('/investor/admin/visits', '/api/audit/export', '/whitepaper/download', '/request', '/reset');
    const addresses = [...paths.map((path) => `${path}${percent}`), ...lists.map((list) => `${list}?${queries}`)];
    for (const visitor of [new TestBrowser(), browser]) {
      for (const address of addresses.flatMap((one) => [one, one.replace(/(?=\?|$)/, '.md')])) {
        const { status } = await visitor.fetch(url() + address, { headers: { accept: 'text/html' } });
        expect([address, status < 500]).toEqual([address, true]);
      }
    }
  });

  it('zero bytes and halves of characters are no fault of ours in any form or call', async () => {
    const browser = await admin();
    const names = ['username', 'email', 'name', 'company', 'reason', 'needs', 'password', 'confirmPassword', 'answer'];
    names.push('title', 'body', 'summary', 'key', 'seen', 'act', 'token', 'path', 'referrer', 'choice', 'back', 'next');
    for (const text of ['a\0b', 'long enough to be a reason\0', 'half \ud83d']) {
      const given = Object.fromEntries(names.map((name) => [name, name === 'email' ? `${text}@a.example` : text]));
      for (const route of getRoutes(site.servers[0]!.app).filter((one) => one.startsWith('POST '))) {
        const address = url() + route.slice('POST '.length).replace(':id', 'art_0');
        for (const response of [
          await new TestBrowser().submit(address, given),
          await new TestBrowser().post(address, given),
          await browser.submit(address, given),
        ])
          expect([route, response.status < 500]).toEqual([route, true]);
      }
    }
  });

  it('a text in another character set is refused, or read as what it says', async () => {
    const browser = await admin();
    const body = Buffer.from(JSON.stringify({ query: CREATE, variables: { input: { title: 'Caf\u00e9' } } }), 'latin1');
    const headers = { 'content-type': 'application/json; charset=iso-8859-1' };
    const answer = await browser.fetch(`${url()}/graphql`, { method: 'POST', headers, body });
    expect(await getRefusal(answer)).toBe(415);
    await goesOn(browser);
  });
});

describe('titles that no XML document may hold', () => {
  it('reach feed readers without what they would refuse the feed for', async () => {
    const em = site.em();
    const category = makeCategory(em, { name: 'Bell \u0007 and ]]> <i>' });
    makeArticle(em, {
      category,
      title: 'A bell \u0007, a step \u001b, none \uffff ]]> <b>&amp;',
      summary: '\u0001]]>',
    });
    await em.flush();
    for (const [address, type] of [
      ['/rss.xml', 'rss'],
      ['/atom.xml', 'feed'],
    ]) {
      const text = await (await fetch(url() + address)).text();
      expect(text).toContain('A bell');
      expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\uffff]/u);
      expect(text).toContain(`</${type}>`);
    }
  });
});

describe('an address with a line break in it', () => {
  it.each(['/a%0Ab', '/resources/a%0d', '/%E2%80%A8'])('is answered with a sentence: %s', async (path) => {
    const answer = await fetch(url() + path);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await getRefusal(answer)).toBe(404);
  });
});
