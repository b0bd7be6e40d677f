import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { makeCategory } from '#api/content/categories/category.factory.ts';
import { query } from '../query.ts';
import { getRoutes } from '../routes.ts';
import { TestBrowser, useSite } from '../site.ts';

// Sends oversized requests and invalid bytes to every entry point. Each must get a readable error, store nothing
// partial, and leave the site working. feeds/feed.drill.test.ts covers bad feeds, pictures/picture.upload.test.ts bad
// pictures.

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

/** Expects a readable sentence and returns the status. */
async function getRefusal(response: Response): Promise<number> {
  expect(await response.text()).toMatch(/[A-Z][^<>]* [^<>]*\./);
  return response.status;
}

const goesOn = async (browser: TestBrowser) => {
  const { data } = await browser.execute(url(), CREATE, { input: { title: 'The desk goes on' } });
  expect(data).toMatchObject({ createArticle: { article: { title: 'The desk goes on' } } });
};

describe('an article of 2 MB', () => {
  it('is rejected by the API, the server-rendered forms and REST, and nothing is stored', async () => {
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
    const [row] = await query<{ body: string }>(site.em(), 'select body from article where id = $1', [article.id]);
    expect(row?.body).toBe(article.body);
    await goesOn(browser);
  });

  it('is rejected with an error on its field if it only exceeds the limit of the field', async () => {
    const browser = await admin();
    const input = { title: 'Large', body: 'x'.repeat(200_001) };
    expect((await browser.execute(url(), CREATE, { input })).code).toBe('BAD_USER_INPUT');
  });
});

/**
 * Invalid UTF-8: a lone lead byte, a truncated sequence, a lone continuation byte, an overlong slash, a surrogate, a
 * code point beyond the last.
 */
const BYTES = ['ff', 'c3', '80', 'c0af', 'eda080', 'f4908080'];

describe('invalid UTF-8', () => {
  it.each(BYTES)('%s is rejected by the API and stays percent-encoded text in a form', async (bytes) => {
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
    const updatedAt = encodeURIComponent(article.updatedAt.toISOString());
    const sent = `title=T${percent}&summary=Bytes&body=B${percent}&categoryId=&act=save&seen=${updatedAt}`;
    const saved = await browser.fetch(address, { method: 'POST', headers: FORM_TYPE, body: sent });
    expect(saved.status).toBe(303);
    const [row] = await query<{ title: string }>(site.em(), 'select title from article where id = $1', [article.id]);
    // A form sends bytes percent-encoded. Invalid bytes stay in their percent-encoded form.
    expect(row?.title).toBe(`T${percent}`);
  });

  it.each(['ff', 'eda080', '00'])('%s in a URL is not found or is treated as text', async (bytes) => {
    const browser = await admin();
    const percent = bytes.replace(/../g, '%$&');
    const parameterNames = [
      'search',
      'category',
      'after',
      'q',
      'tab',
      'next',
      'status',
      'kind',
      'person',
      'from',
      'token',
    ];
    const queries = parameterNames.map((name) => `${name}=${percent}`).join('&');
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

  it('zero bytes and lone surrogates cause no server error in any form or API call', async () => {
    const browser = await admin();
    const names = ['username', 'email', 'name', 'company', 'reason', 'needs', 'password', 'confirmPassword', 'answer'];
    names.push('title', 'body', 'summary', 'key', 'seen', 'act', 'token', 'path', 'referrer', 'choice', 'back', 'next');
    for (const text of ['a\0b', 'long enough to be a reason\0', 'half \ud83d']) {
      const fields = Object.fromEntries(names.map((name) => [name, name === 'email' ? `${text}@a.example` : text]));
      for (const route of getRoutes(site.servers[0]!.app).filter((one) => one.startsWith('POST '))) {
        const address = url() + route.slice('POST '.length).replace(':id', 'art_0');
        for (const response of [
          await new TestBrowser().submit(address, fields),
          await new TestBrowser().post(address, fields),
          await browser.submit(address, fields),
        ])
          expect([route, response.status < 500]).toEqual([route, true]);
      }
    }
  });

  it('a text in another character set is rejected', async () => {
    const browser = await admin();
    const body = Buffer.from(JSON.stringify({ query: CREATE, variables: { input: { title: 'Caf\u00e9' } } }), 'latin1');
    const headers = { 'content-type': 'application/json; charset=iso-8859-1' };
    const answer = await browser.fetch(`${url()}/graphql`, { method: 'POST', headers, body });
    expect(await getRefusal(answer)).toBe(415);
    await goesOn(browser);
  });
});

describe('titles with characters that XML forbids', () => {
  it('reach feed readers without those characters', async () => {
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

describe('a URL with a line break', () => {
  it.each(['/a%0Ab', '/resources/a%0d', '/%E2%80%A8'])('gets a readable 404: %s', async (path) => {
    const answer = await fetch(url() + path);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await getRefusal(answer)).toBe(404);
  });
});
