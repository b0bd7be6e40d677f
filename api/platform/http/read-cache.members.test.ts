import { beforeAll, describe, expect, it } from 'vitest';
import { type Article, ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { useTokenSite } from '#api/testing/token-site.ts';
import { User } from '#api/accounts/users/user.entity.ts';

// Approved investors receive stored answers to visitors. Administrators, tokens and ended sessions do not.
const { site, second, account, holder, use } = useTokenSite({ REQUIRE_ADMIN_MFA: 'false' });
const ONE = 'query One($slug: String!) { article(slug: $slug) { title } }';

interface Received {
  text: string;
  /** Only an answer from memory costs nothing and does not say what is left. */
  isStored: boolean;
  answer: Response;
}

async function toReceived(answer: Response): Promise<Received> {
  const text = await answer.text();
  return { text, isStored: text.includes('"cost":{"requested":0}}'), answer };
}

const ask = async (browser: TestBrowser, text: string, variables: object = {}, headers: Record<string, string> = {}) =>
  toReceived(
    await browser.fetch(`${second()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: text, variables }),
    }),
  );

async function write(overrides: Partial<Article> = {}) {
  const em = site.em();
  const article = makeArticle(em, overrides);
  await em.flush();
  return { article, variables: { slug: article.slug } };
}

/** The answer that is stored for visitors. The notification of the last write can arrive between two requests. */
const store = (text: string, variables: object = {}) =>
  eventually(async () => {
    const received = await ask(new TestBrowser(), text, variables);
    expect(received.isStored).toBe(true);
    return received;
  });

/** The answer that this member receives from memory, once it is stored for visitors. */
const receiveStored = (browser: TestBrowser, text: string, variables: object = {}, headers = {}) =>
  eventually(async () => {
    await ask(new TestBrowser(), text, variables);
    const received = await ask(browser, text, variables, headers);
    expect(received.isStored).toBe(true);
    return received;
  });

async function change({ id }: User, values: Partial<Pick<User, 'status' | 'roles'>>): Promise<void> {
  const em = site.em();
  Object.assign(await em.findOneOrFail(User, { id }), values);
  await em.flush();
}

describe('a member', () => {
  let member: Awaited<ReturnType<typeof account>>;
  beforeAll(async () => {
    member = await account();
  });

  it('receives the bytes that were stored for visitors, with each content type, by POST and by GET', async () => {
    const { variables } = await write();
    const stored = await store(ONE, variables);
    for (const accept of ['*/*', 'application/json', 'application/graphql-response+json,application/json;q=0.9']) {
      const visitor = await ask(new TestBrowser(), ONE, variables, { accept });
      const own = await receiveStored(member.browser, ONE, variables, { accept });
      expect([own.text, own.answer.status]).toEqual([stored.text, 200]);
      for (const name of ['content-type', 'cache-control', 'content-security-policy'])
        expect(own.answer.headers.get(name)).toBe(visitor.answer.headers.get(name));
      expect(own.answer.headers.getSetCookie()).toEqual([]);
    }
    const url = `${second()}/graphql?${new URLSearchParams({ query: ONE, variables: JSON.stringify(variables) })}`;
    const headers = { 'sec-fetch-site': 'same-origin', 'apollo-require-preflight': 'true' };
    await eventually(async () => {
      await ask(new TestBrowser(), ONE, variables);
      expect((await toReceived(await member.browser.fetch(url, { headers }))).text).toBe(stored.text);
    });
    const foreign = await member.browser.fetch(url, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
  });

  it('reads uncached what no visitor has read, and the answer is not stored for visitors', async () => {
    const { variables } = await write();
    for (let time = 0; time < 2; time += 1) expect((await ask(member.browser, ONE, variables)).isStored).toBe(false);
    expect((await ask(new TestBrowser(), ONE, variables)).isStored).toBe(false);
  });

  it('reads the change that an administrator just made', async () => {
    const { article, variables } = await write({ title: 'Before' });
    await store(ONE, variables);
    expect((await ask(member.browser, ONE, variables)).text).toContain('"Before"');
    const admin = await account({ roles: ['ADMIN'] });
    const update = 'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { id } } }';
    const { text } = await ask(admin.browser, update, { input: { id: article.id, title: 'After' } });
    expect(text).toContain(article.id);
    expect((await ask(member.browser, ONE, variables)).text).toContain('"After"');
  });

  it.each([
    ['without the declaration', '{ browser { formNotice { form } } }'],
    ['with one field without the declaration', '{ categories { nodes { id } } node(id: "art_none") { id } }'],
  ])('runs an operation %s, although its answer to visitors is stored', async (_name, text) => {
    await store(text);
    expect((await ask(member.browser, text)).isStored).toBe(false);
  });

  it.each(['notice', 'chat', 'link-reset'])('with the cookie %s reads uncached', async (name) => {
    const { variables } = await write();
    await store(ONE, variables);
    const browser = new TestBrowser();
    for (const [key, value] of member.browser.cookies) browser.cookies.set(key, value);
    await receiveStored(browser, ONE, variables);
    browser.cookies.set(name, 'any');
    expect((await ask(browser, ONE, variables)).isStored).toBe(false);
  });

  it('is recorded as active by an answer from memory', async () => {
    const { user, browser } = await account();
    const { variables } = await write();
    await store(ONE, variables);
    const condition = 'from session where account_id = $1 and last_used_at';
    await query(site.em(), `update session set last_used_at = now() - interval '2 minutes' where account_id = $1`, [
      user.id,
    ]);
    await receiveStored(browser, ONE, variables);
    await eventually(async () =>
      expect(await query(site.em(), `select 1 ${condition} > now() - interval '1 minute'`, [user.id])).toHaveLength(1),
    );
  });

  it('without rights that the session had receives nothing for members on the next request', async () => {
    for (const status of ['SUSPENDED', 'REJECTED', 'PENDING'] as const) {
      const { user, browser } = await account();
      const { variables } = await write();
      const stored = await receiveStored(browser, ONE, variables);
      await change(user, { status });
      const later = await ask(browser, ONE, variables);
      expect([status, later.isStored, JSON.parse(later.text).data]).toEqual([
        status,
        false,
        JSON.parse(stored.text).data,
      ]);
      expect((await ask(browser, '{ documents { nodes { id } } }')).text).toContain('UNAUTHENTICATED');
    }
  });

  it('is a visitor with an invalid session after signing out', async () => {
    const { browser } = await account();
    const { variables } = await write();
    await store(ONE, variables);
    const copy = new TestBrowser();
    for (const [key, value] of browser.cookies) copy.cookies.set(key, value);
    await receiveStored(copy, ONE, variables);
    await ask(browser, 'mutation { logout { __typename } }');
    expect((await ask(copy, ONE, variables)).isStored).toBe(false);
  });
});

describe('an administrator', () => {
  it('reads drafts, although the answer to visitors is stored', async () => {
    const { variables } = await write({ status: ArticleStatus.DRAFT, title: 'A draft' });
    const stored = await store(ONE, variables);
    expect(stored.text).toContain('"article":null');
    for (const roles of [['ADMIN'], ['INVESTOR', 'ADMIN']] as User['roles'][]) {
      const { browser } = await account({ roles });
      expect((await ask(browser, ONE, variables)).text).toContain('"A draft"');
    }
  });

  it('reads drafts from the request after the one in which the role was given', async () => {
    const { variables } = await write({ status: ArticleStatus.DRAFT, title: 'A draft' });
    const { user, browser } = await account();
    await receiveStored(browser, ONE, variables);
    await change(user, { roles: ['INVESTOR', 'ADMIN'] });
    expect((await ask(browser, ONE, variables)).text).toContain('"A draft"');
    await change(user, { roles: ['INVESTOR'] });
    expect((await ask(browser, ONE, variables)).text).toContain('"article":null');
  });
});

describe('a program', () => {
  it('with a token never receives a stored answer', async () => {
    const { secret } = await holder(['CONTENT_READ']);
    await store('{ categories { nodes { id } } }');
    const { data, headers } = await use(secret, '{ categories { nodes { id } } }');
    expect([Boolean(data), headers.has('ratelimit')]).toEqual([true, true]);
  });
});
