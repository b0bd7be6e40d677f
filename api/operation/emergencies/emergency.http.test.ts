import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { EmergencyHttpTestArticleDocument as ARTICLE } from '#graphql/generated/tests-operation-emergencies.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const site = useSite(2, {}, { log });
const url = () => site.urls[0]!;
const CREATOR = '/admin/emergency-article-creator';
const CURRENT = '/admin/emergency-article';
const PASSWORD = 'correct horse battery staple';
const TEXT = 'Pull the **blue** cable first.\n\nThen call the desk.';

async function member(values: Partial<User> = {}): Promise<{ browser: TestBrowser; user: User }> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return { browser, user };
}

const admin = async () => (await member({ roles: ['ADMIN'] })).browser;
const fields = (values: Record<string, string> = {}) => ({
  title: 'Stop all updates',
  body: TEXT,
  banner: 'yes',
  key: crypto.randomUUID(),
  ...values,
});

interface Notice {
  id: string;
  title: string;
  slug: string | null;
  articleId: string;
  publishedBy: string;
  replaced: boolean;
  endedBy: string | null;
}
const readEmergencies = async (browser: TestBrowser) =>
  (await (await browser.fetch(url() + CURRENT)).json()) as { current: Notice | null; past: Notice[]; message: unknown };

async function published(browser: TestBrowser, values: Record<string, string> = {}): Promise<Notice> {
  const response = await browser.submit(url() + CREATOR, fields(values));
  expect([response.status, response.headers.get('location')]).toEqual([303, CURRENT]);
  return (await readEmergencies(browser)).current!;
}

describe('publishing a notice', () => {
  it('adds an article and a banner on both servers, including cached pages', async () => {
    const pages = site.urls.map((server) => `${server}/solutions`);
    for (const page of pages) await fetch(page);
    const browser = await admin();
    const { slug, id } = await published(browser, { title: 'Two servers must know' });
    for (const page of pages)
      await eventually(async () =>
        expect(await (await fetch(page)).text()).toBe('visitor at /solutions, Two servers must know'),
      );
    const { data } = await new TestBrowser().run(site.urls[1]!, ARTICLE, { slug: slug! });
    const summary = 'Pull the blue cable first.';
    expect(data.article).toEqual({ title: 'Two servers must know', summary, category: null });

    expect((await browser.submit(url() + CURRENT, { id })).status).toBe(303);
    for (const page of pages)
      await eventually(async () => expect(await (await fetch(page)).text()).toBe('visitor at /solutions'));
    for (const server of site.urls)
      await eventually(async () => {
        const result = await new TestBrowser().execute(server, `{ article(slug: "${slug}") { title } }`);
        expect(result.data).toEqual({ article: null });
      });
  });

  it('shows the publisher the change immediately', async () => {
    const browser = await admin();
    await published(browser, { title: 'Mine first' });
    expect(await (await browser.fetch(`${url()}/about`)).text()).toContain('Mine first');
  });

  it('without the checkbox creates an article but no banner', async () => {
    const { banner: _banner, ...unticked } = fields({ title: 'Quietly' });
    expect((await (await admin()).submit(url() + CREATOR, unticked)).status).toBe(303);
    await eventually(async () => expect(await (await fetch(`${url()}/use`)).text()).toBe('visitor at /use'));
  });

  it('happens once for a form that is sent twice, and a second notice replaces the first', async () => {
    const { browser, user } = await member({ roles: ['ADMIN'], name: 'Ada Admin' });
    const form = fields({ title: 'Only once' });
    await Promise.all([1, 2, 3].map(() => browser.submit(url() + CREATOR, form)));
    expect(await query(site.em(), "select 1 from article where title = 'Only once'")).toHaveLength(1);
    const next = await published(browser, { title: 'The next' });
    const { past } = await readEmergencies(browser);
    expect(next).toMatchObject({ title: 'The next', publishedBy: 'Ada Admin' });
    expect(past[0]).toMatchObject({ title: 'Only once', replaced: true, endedBy: 'Ada Admin', slug: 'only-once' });
    const auditQuery = 'select kind, details from audit_event where actor_id = $1 and kind = $2 order by seq';
    const events = await query(site.em(), auditQuery, [user.id, 'article.emergency_published']);
    expect(events).toHaveLength(2);
    expect(events[1]).toMatchObject({ details: { banner: true, replaced: past[0]!.id, articleId: next.articleId } });
  });

  it('keeps the form fields after an error, and publishes nothing', async () => {
    const browser = await admin();
    const form = fields({ title: ' ', body: 'Long thought <b>over</b>' });
    const response = await browser.submit(url() + CREATOR, form);
    expect(response.status).toBe(400);
    const { form: shown } = (await response.json()) as { form: { errors: object; values: object } };
    expect(shown).toMatchObject({ errors: { title: 'Title is required' }, values: form });
    const invalidForms: [string, Record<string, string>][] = [
      ['title', { title: 'x'.repeat(121) }],
      ['body', { body: ' \n ' }],
      ['body', { body: 'x'.repeat(200_001) }],
      ['key', { key: 'chosen' }],
    ];
    for (const [field, values] of invalidForms) {
      const response = await browser.submit(url() + CREATOR, fields(values));
      expect(response.status).toBe(400);
      expect(((await response.json()) as { form: { errors: object } }).form.errors).toHaveProperty(field);
    }
  });

  it('accepts the longest text with every character escaped, and at most 2 MB', async () => {
    const browser = await admin();
    const body = `${'€'.repeat(99_999)}\r\n${'€'.repeat(99_999)}`;
    const { articleId } = await published(browser, { title: 'Long', body });
    const [row] = await query<{ length: number }>(
      site.em(),
      'select char_length(body) as length from article where id = $1',
      [articleId],
    );
    expect(row?.length).toBe(199_999);
    expect((await browser.submit(url() + CREATOR, fields({ body: 'x'.repeat(2_000_001) }))).status).toBe(413);
  });
});

describe('withdrawing a notice', () => {
  it('requires a second button, happens once, and is recorded', async () => {
    const { browser, user } = await member({ roles: ['ADMIN'] });
    const { id, articleId } = await published(browser, { title: 'Back again' });
    const view = (await (await browser.fetch(`${url()}${CURRENT}?withdraw=ask`)).json()) as { asks: boolean };
    expect(view.asks).toBe(true);
    const answers = await Promise.all([1, 2].map(() => browser.submit(url() + CURRENT, { id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await query(site.em(), 'select status from article where id = $1', [articleId])).toEqual([
      { status: 'DRAFT' },
    ]);
    expect((await readEmergencies(browser)).past[0]).toMatchObject({
      id,
      replaced: false,
      slug: null,
      endedBy: user.name,
    });
    const auditQuery = "select details from audit_event where kind = 'article.emergency_withdrawn' and actor_id = $1";
    expect(await query(site.em(), auditQuery, [user.id])).toEqual([{ details: { id, articleId } }]);
    expect((await browser.submit(url() + CURRENT, { id: 'never-was' })).status).toBe(404);
  });

  it('waits for a notice that another person publishes at the same time', async () => {
    const [first, second] = [await admin(), await admin()];
    const { id } = await published(first, { title: 'Until the next one' });
    const [withdrawal, publication] = await Promise.all([
      first.submit(url() + CURRENT, { id }),
      second.submit(url() + CREATOR, fields({ title: 'The next one' })),
    ]);
    expect([303, 409]).toContain(withdrawal.status);
    expect(publication.status).toBe(303);
  });

  it('also works after its article was deleted, which removes the banner', async () => {
    const browser = await admin();
    const { id, articleId } = await published(browser, { title: 'Deleted since' });
    await query(site.em(), 'delete from article where id = $1', [articleId]);
    for (const server of site.urls)
      await eventually(async () => expect(await (await fetch(`${server}/train`)).text()).toBe('visitor at /train'));
    expect((await browser.submit(url() + CURRENT, { id })).status).toBe(303);
  });
});

describe('the access rights', () => {
  it('redirect visitors to the sign-in page, and show members that they lack access', async () => {
    const investor = await member();
    for (const path of [CREATOR, CURRENT, `${CREATOR}/`, CURRENT.toUpperCase()]) {
      expect((await new TestBrowser().fetch(url() + path)).status).toBe(302);
      const response = await investor.browser.fetch(url() + path);
      expect([response.status, await response.text()]).toEqual([403, expect.not.stringContaining('"page"')]);
    }
  });

  it('reject forms from other sites, change nothing, and return the input', async () => {
    const form = fields({ title: 'Not theirs' });
    const { browser, user } = await member({ roles: ['ADMIN'] });
    await query(site.em(), "update account set status = 'SUSPENDED' where id = $1", [user.id]);
    for (const someone of [new TestBrowser(), browser]) {
      const response = await someone.submit(url() + CREATOR, form);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ page: 'resend', values: form, action: CREATOR });
    }
    const response = await (await member()).browser.submit(url() + CREATOR, form);
    expect([response.status, await response.json()]).toEqual([403, { page: 'refused', person: null }]);
    const crossSite = await (
      await admin()
    ).fetch(url() + CREATOR, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(crossSite.status).toBe(403);
    expect(await query(site.em(), "select 1 from article where title = 'Not theirs'")).toEqual([]);
  });
});

describe('the log', () => {
  it('has a line for each form with actor, kind, size and duration, but without the text', async () => {
    const { browser, user } = await member({ roles: ['ADMIN'] });
    const marker = 'zebrafish-canary';
    const response = await browser.submit(url() + CREATOR, fields({ title: marker, body: marker }));
    const requestId = response.headers.get('x-request-id');
    const line = await eventually(() => {
      const line = lines.find((one) => one['requestId'] === requestId);
      expect(line).toBeDefined();
      return line;
    });
    expect(line).toMatchObject({
      userId: user.id,
      request: `POST ${CREATOR}`,
      action: 'publish',
      bytes: expect.any(Number),
      ms: expect.any(Number),
      status: 303,
      outcome: 'done',
      msg: 'article form',
    });
    const answer = await browser.submit(url() + CREATOR, fields({ title: '', body: marker }));
    await eventually(() =>
      expect(lines.find((one) => one['requestId'] === answer.headers.get('x-request-id'))).toMatchObject({
        outcome: 'invalid',
      }),
    );
    expect(JSON.stringify(lines)).not.toContain(marker);
  });

  it.each([
    ['/resources/some-article', {}],
    ['/api/articles', {}],
    ['/admin/articles/new', {}],
    ['/ADMIN/articles-legacy/art_1/', {}],
    [CURRENT, {}],
    [CREATOR, { 'sec-fetch-site': 'cross-site' }],
    [CREATOR, { cookie: 'sid=s%3Anobody.forged' }],
  ])('has a line for a visitor who posts to %s %j', async (path, headers) => {
    const response = await fetch(url() + path, {
      method: 'POST',
      body: new URLSearchParams({ title: 'zebra' }),
      headers,
    });
    const requestId = response.headers.get('x-request-id');
    await eventually(() =>
      expect(lines.filter((one) => one['requestId'] === requestId && one['msg'] === 'article form')).toEqual([
        expect.objectContaining({ userId: null, request: `POST ${path}`, status: response.status, bytes: 11 }),
      ]),
    );
    expect(JSON.stringify(lines)).not.toContain('zebra"');
  });

  it('has no line for other paths, and a short one for a long path', async () => {
    const other = await fetch(`${url()}/resourceful`, { method: 'POST' });
    const long = await fetch(`${url()}/resources/${'x'.repeat(5_000)}`, { method: 'POST' });
    const getLine = (response: Response) =>
      lines.find((one) => one['requestId'] === response.headers.get('x-request-id'));
    await eventually(() => expect(getLine(long)?.['request']).toMatch(/^POST \/resources\/x{1,250}$/));
    expect(getLine(other)).toBeUndefined();
  });
});
