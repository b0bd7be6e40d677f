import { describe, expect, it } from 'vitest';
import {
  TokenTestAllDocument as ALL,
  TokenTestChangePasswordDocument as CHANGE_PASSWORD,
  TokenTestCreateDocument as CREATE,
  TokenTestListDocument as LIST,
  TokenTestRevokeDocument as REVOKE,
  TokenTestRolesDocument as ROLES,
  TokenTestRotateDocument as ROTATE,
  TokenTestSuspendDocument as SUSPEND,
} from '#graphql/generated/tests-integration-tokens.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { eventually } from '#api/testing/eventually.ts';
import { PASSWORD, useTokenSite } from '#api/testing/token-site.ts';
import { remindOfTokens } from './token.remind.service.ts';
import { pruneTokens } from './token.service.ts';

// Two servers on one database: a token that ends on one has ended on the other.
const { site, first, second, account, holder, use, works, events } = useTokenSite();

describe('an API token', () => {
  it('is shown once, acts for its owner on every server, and creates no session and no cookie', async () => {
    const { user, secret, token } = await holder(['ACCOUNT_READ']);
    expect(token).toMatchObject({ name: 'Mirror', scopes: ['ACCOUNT_READ'], status: 'ACTIVE', lastUsedAt: null });
    expect(secret.startsWith(token.prefix)).toBe(true);
    const days = (new Date(token.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const sessions = () => query(site.em(), 'select id from session');
    const before = await sessions();
    const answer = await use(secret);
    expect(answer).toMatchObject({ status: 200, data: { viewer: { name: user.name } } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await sessions()).toEqual(before);
    const stored = await query<object>(site.em(), 'select t::text as row from token t where account_id = $1', [
      user.id,
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(token.prefix.length));
  });

  it('causes an email to its owner without the secret, and an event in the audit log', async () => {
    const { user, secret, token } = await holder(['ACCOUNT_READ']);
    const mails = await query<{ bodyText: string }>(
      site.em(),
      "select body_text from mail where kind = 'token.created' and recipient = $1",
      [user.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.bodyText).toContain(token.prefix);
    expect(mails[0]!.bodyText).not.toContain(secret);
    await use(secret);
    await use(secret);
    expect(await events('token.created', user)).toEqual([{ details: { token: token.id, scopes: ['ACCOUNT_READ'] } }]);
    expect(await events('token.used', user)).toEqual([{ details: { token: token.id } }]);
  });

  it('requires a recent confirmation, a scope, an expiration within a year, and at most 20 ranges', async () => {
    const { user, browser } = await account();
    const input = { name: 'Mirror', scopes: ['ACCOUNT_READ' as const] };
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    expect((await browser.run(first(), CREATE, { input: { ...input, expiresAt: inDays(-1) } })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await browser.run(first(), CREATE, { input: { ...input, scopes: [] } })).code).toBe('BAD_USER_INPUT');
    const ranges = (count: number) => Array.from({ length: count }, (_, i) => `10.0.0.${i}`);
    for (const [code, most] of [
      [undefined, { expiresAt: inDays(365) }],
      ['BAD_USER_INPUT', { expiresAt: inDays(365 + 1 / 24) }],
      [undefined, { ranges: ranges(20) }],
      ['BAD_USER_INPUT', { ranges: ranges(21) }],
    ] as const)
      expect((await browser.run(first(), CREATE, { input: { ...input, ...most } })).code).toBe(code);
    for (const range of ['10.0.0.0/33', '10.0.0', 'fe80::1%eth0', 'example.com', '10.0.0.0/8/8', '10.0.0.0/'])
      expect((await browser.run(first(), CREATE, { input: { ...input, ranges: [range] } })).code).toBe(
        'BAD_USER_INPUT',
      );
    await query(site.em(), "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [
      user.id,
    ]);
    expect((await browser.run(first(), CREATE, { input })).code).toBe('STEP_UP_REQUIRED');
    expect((await new TestBrowser().run(first(), CREATE, { input })).code).toBe('UNAUTHENTICATED');
  });

  it('is one of at most 20 per account, also with simultaneous requests', async () => {
    const { user, browser } = await account();
    const input = { name: 'Mirror', scopes: ['ACCOUNT_READ' as const] };
    const answers = await Promise.all(Array.from({ length: 22 }, () => browser.run(first(), CREATE, { input })));
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    expect(await query(site.em(), 'select id from token where account_id = $1', [user.id])).toHaveLength(20);
  });
});

describe('the access of a token', () => {
  it('is that of its owner at each request, limited to its scopes', async () => {
    const em = site.em();
    makeArticle(em, { slug: 'a-draft', title: 'A draft', status: ArticleStatus.DRAFT });
    await em.flush();
    const drafts = '{ articles(filter: { status: DRAFT }) { nodes { title } } }';
    const { secret, user } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    const listed = JSON.stringify((await use(secret, drafts)).data);
    expect(listed).toContain('A draft');
    await query(site.em(), "update account set roles = '{INVESTOR}' where id = $1", [user.id]);
    expect(JSON.stringify((await use(secret, drafts)).data ?? null)).not.toContain('A draft');
  });

  it.each([
    ['{ users { nodes { email } } }', 'PEOPLE_READ'],
    ['mutation { deleteArticle(input: { id: "art_x" }) { deletedArticleId } }', 'CONTENT_WRITE'],
    ['{ articles { nodes { id } } documents { nodes { id } } }', 'DOCUMENTS_READ'],
    ['mutation { createToken(input: { name: "More", scopes: [PEOPLE_WRITE] }) { secret } }', null],
    ['mutation { changePassword(input: { currentPassword: "a", newPassword: "b" }) { viewer { id } } }', null],
    ['{ viewer { sessions { nodes { id } } } }', null],
  ])('does not include %s without the scope %s, which the error names', async (text, requiredScope) => {
    const { secret, user } = await holder(['CONTENT_READ', 'ACCOUNT_READ'], { roles: ['ADMIN'] });
    const answer = await use(secret, text);
    expect(answer).toMatchObject({ status: 403, error: { code: 'FORBIDDEN', requiredScope } });
    expect(answer.data).toBeUndefined();
    const auditQuery = 'select details from audit_event where kind = $1 and actor_id = $2';
    expect(await query(site.em(), auditQuery, ['access.refused', user.id])).toHaveLength(1);
  });

  it('does not include node(id) for objects outside its scopes', async () => {
    const { secret, user } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    expect((await use(secret, `{ node(id: "${user.id}") { id } }`)).data).toEqual({ node: null });
    const { secret: wider } = await holder(['PEOPLE_READ'], { roles: ['ADMIN'] });
    expect((await use(wider, `{ node(id: "${user.id}") { id } }`)).data).toEqual({ node: { id: user.id } });
  });

  it('to write in an area includes reading in that area', async () => {
    const { secret } = await holder(['CONTENT_WRITE'], { roles: ['ADMIN'] });
    const text = 'mutation { createArticle(input: { title: "By a program" }) { article { id title } } }';
    expect((await use(secret, text)).data).toMatchObject({ createArticle: { article: { title: 'By a program' } } });
  });
});

describe('the actions that a viewer can take on a token', () => {
  it('are rotation and revocation for its owner and revocation for administrators, until it ends', async () => {
    const [mine, admin] = [await holder(['ACCOUNT_READ']), await account({ roles: ['ADMIN'] })];
    const listOwn = async () => (await mine.browser.run(first(), LIST)).data.viewer!.tokens.nodes;
    const listAll = async () => (await admin.browser.run(first(), ALL)).data.tokens.nodes;
    expect(await listOwn()).toMatchObject([{ viewerCan: { rotate: true, revoke: true } }]);
    expect((await listAll()).find(({ id }) => id === mine.token.id)!.viewerCan).toEqual({
      rotate: false,
      revoke: true,
    });
    const none = { rotate: false, revoke: false };
    const { data } = await mine.browser.run(first(), REVOKE, { id: mine.token.id });
    expect(data.revokeToken.token.viewerCan).toEqual(none);
    expect((await listAll()).find(({ id }) => id === mine.token.id)!.viewerCan).toEqual(none);
    const expired = await holder(['ACCOUNT_READ']);
    await query(site.em(), 'update token set expires_at = now() where id = $1', [expired.token.id]);
    expect((await expired.browser.run(first(), LIST)).data.viewer!.tokens.nodes).toMatchObject([{ viewerCan: none }]);
  });
});

describe('a token ends', () => {
  it('by revocation, on every server, and administrators can revoke the tokens of others', async () => {
    const [mine, admin] = [await holder(['ACCOUNT_READ']), await account({ roles: ['ADMIN'] })];
    const stranger = await account();
    expect((await stranger.browser.run(first(), REVOKE, { id: mine.token.id })).code).toBe('NOT_FOUND');
    expect(await works(mine.secret)).toBe(true);
    const { data } = await admin.browser.run(first(), REVOKE, { id: mine.token.id });
    expect(data.revokeToken.token.status).toBe('REVOKED');
    const response = await use(mine.secret);
    expect(response).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } });
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    const recorded = [{ details: { token: mine.token.id, reason: 'ended' } }];
    expect(await events('token.refused', mine.user)).toEqual(recorded);
    await use(mine.secret);
    expect(await events('token.refused', mine.user)).toEqual(recorded);
  });

  it.each([
    [
      'its period ends',
      (id: string) => query(site.em(), 'update token set expires_at = now() where account_id = $1', [id]),
    ],
    [
      'its owner is suspended',
      async (id: string) => (await account({ roles: ['ADMIN'] })).browser.run(first(), SUSPEND, { id }),
    ],
    [
      'its owner gets other roles',
      async (id: string) => (await account({ roles: ['ADMIN'] })).browser.run(first(), ROLES, { id, roles: ['ADMIN'] }),
    ],
    ['its owner is deleted', (id: string) => query(site.em(), 'delete from account where id = $1', [id])],
  ])('as soon as %s', async (_event, change) => {
    const { secret, user } = await holder(['ACCOUNT_READ']);
    expect(await works(secret)).toBe(true);
    await change(user.id);
    expect((await use(secret)).status).toBe(401);
  });

  it('with a new password, and stays revoked when a suspension ends', async () => {
    const { secret, user, browser } = await holder(['ACCOUNT_READ']);
    const input = { currentPassword: PASSWORD, newPassword: 'another horse battery staple' };
    expect((await browser.run(first(), CHANGE_PASSWORD, { input })).code).toBeUndefined();
    expect((await use(secret)).status).toBe(401);
    const other = await holder(['ACCOUNT_READ']);
    const admin = await account({ roles: ['ADMIN'] });
    await admin.browser.run(first(), SUSPEND, { id: other.user.id });
    await query(site.em(), "update account set status = 'APPROVED' where id = $1", [other.user.id]);
    expect((await use(other.secret)).status).toBe(401);
    expect(user.id).not.toBe(other.user.id);
  });

  it('after the overlap of a rotation, and the new token has the same scopes', async () => {
    const { secret, token, browser } = await holder(['ACCOUNT_READ']);
    const rotate = (overlapMinutes: number) =>
      browser.run(first(), ROTATE, { input: { id: token.id, overlapMinutes } });
    for (const minutes of [10_081, -1]) expect((await rotate(minutes)).code).toBe('BAD_USER_INPUT');
    const { data } = await rotate(10_080);
    const { rotateToken } = data;
    expect(rotateToken.token).toMatchObject({ name: 'Mirror', scopes: ['ACCOUNT_READ'], status: 'ACTIVE' });
    expect(Math.round((new Date(rotateToken.replacedToken.expiresAt).getTime() - Date.now()) / 60_000)).toBe(10_080);
    expect([await works(secret), await works(rotateToken.secret)]).toEqual([true, true]);
    await browser.run(first(), ROTATE, { input: { id: rotateToken.token.id, overlapMinutes: 0 } });
    expect([await works(secret), await works(rotateToken.secret)]).toEqual([true, false]);
    expect((await browser.run(first(), ROTATE, { input: { id: rotateToken.token.id } })).code).toBe('CONFLICT');
  });
});

describe('the list of tokens', () => {
  it('contains the tokens of the owner, page by page, and all tokens for administrators', async () => {
    const { browser, user } = await holder(['ACCOUNT_READ']);
    await browser.run(first(), CREATE, { input: { name: 'Second', scopes: ['EVENTS_READ'] } });
    await holder(['ACCOUNT_READ']);
    const page = (await browser.run(second(), LIST, { first: 1 })).data.viewer!.tokens;
    expect(page.nodes.map(({ name }) => name)).toEqual(['Second']);
    const rest = (await browser.run(second(), LIST, { first: 5, after: page.pageInfo.endCursor })).data.viewer!.tokens;
    expect(rest.nodes.map(({ name }) => name)).toEqual(['Mirror']);
    expect((await browser.run(second(), ALL)).code).toBe('FORBIDDEN');
    const admin = await account({ roles: ['ADMIN'] });
    const all = (await admin.browser.run(second(), ALL)).data.tokens.nodes;
    expect(all.filter(({ owner }) => owner.accountId === user.id)).toHaveLength(2);
  });

  it('has one reminder a week before the expiration, and deletes tokens 90 days after it', async () => {
    const { user, token } = await holder(['ACCOUNT_READ']);
    const set = (time: string) =>
      query(site.em(), `update token set expires_at = now() + interval '${time}' where id = $1`, [token.id]);
    const mails = () =>
      query(site.em(), "select id from mail where kind = 'token.expires' and recipient = $1", [user.email]);
    const remind = () => Promise.all([1, 2].map(() => remindOfTokens(site.em(), site.env)));
    await set('8 days');
    await remind();
    expect(await mails()).toHaveLength(0);
    await set('6 days');
    await remind();
    await remind();
    // A server that reminds of the same token at this moment is left to finish.
    await eventually(async () => expect(await mails()).toHaveLength(1));
    const isStored = async () => {
      await pruneTokens(site.em());
      return (await query(site.em(), 'select id from token where id = $1', [token.id])).length === 1;
    };
    await set('-89 days');
    expect(await isStored()).toBe(true);
    await set('-91 days');
    expect(await isStored()).toBe(false);
  });
});
