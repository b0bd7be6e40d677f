import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { newestMail, requestsHandled } from '#api/testing/mailbox.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';

const site = useSite(1, {}, { jobs: ACCOUNT_REQUESTS });
const PASSWORD = 'correct horse battery staple';
const request = (values: Record<string, unknown> = {}) => {
  const username = `ines-${Math.random().toString(36).slice(2, 10)}`;
  return {
    username,
    password: PASSWORD,
    email: `${username}@fund.example`,
    name: 'Ines Investor',
    reason: 'I hold shares of yours.',
    ...values,
  };
};
const call = (path: string, body: unknown, browser = new TestBrowser()) =>
  browser.post(`${site.urls[0]}/api${path}`, body);

async function person(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

describe('POST /api/login', () => {
  it('signs in with the username or the email address, in upper or lower case', async () => {
    const user = await person({ username: `Ada-${Date.now()}` });
    for (const username of [user.username, user.username.toUpperCase(), user.email]) {
      const browser = new TestBrowser();
      const response = await call('/login', { username, password: PASSWORD }, browser);
      expect(response.status).toBe(200);
      const { id, email, name, company, roles, status } = user;
      expect(await response.json()).toEqual({ id, username: user.username, email, name, company, roles, status });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await browser.fetch(`${site.urls[0]}/api/user`)).status).toBe(200);
    }
  });

  it('sets cookies that scripts cannot read and that requests from other sites do not include', async () => {
    const { username } = await person();
    const response = await call('/login', { username, password: PASSWORD });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[^;]+; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^sid=s%3A[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('stores only the hash of the session secret', async () => {
    const browser = new TestBrowser();
    const { id, username } = await person();
    await call('/login', { username, password: PASSWORD }, browser);
    const secret =
      decodeURIComponent(browser.cookies.get('sid') ?? '')
        .slice(2)
        .split('.')[0] ?? '';
    const rows = await query<{ hash: string }>(
      site.em(),
      "select encode(token_hash, 'escape') || id as hash from session where account_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).not.toContain(secret);
  });

  it('returns the same response for an unknown name, a wrong password and an account that cannot sign in', async () => {
    const people = await Promise.all(
      (['APPROVED', 'PENDING', 'REJECTED', 'SUSPENDED'] as const).map((status) => person({ status })),
    );
    const answers = [];
    for (const username of ['nobody-at-all', ...people.map((user) => user.username)]) {
      const response = await call('/login', { username, password: 'not the right one' });
      const headers = Object.fromEntries(
        [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
      );
      answers.push({ status: response.status, body: await response.text(), headers });
    }
    expect(answers[0]).toMatchObject({ status: 401, body: 'Invalid username or password' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it.each([
    ['PENDING', 403, 'Your account is pending approval'],
    ['REJECTED', 401, 'Invalid username or password'],
    ['SUSPENDED', 401, 'Invalid username or password'],
  ] as const)(
    'does not sign in to a %s account, and returns %i after the right password',
    async (status, code, sentence) => {
      const browser = new TestBrowser();
      const { id, username } = await person({ status });
      const response = await call('/login', { username, password: PASSWORD }, browser);
      expect([response.status, await response.text()]).toEqual([code, sentence]);
      expect(browser.cookies.size).toBe(0);
      expect(await query(site.em(), 'select 1 from session where account_id = $1', [id])).toEqual([]);
    },
  );

  it('names the missing field in plain text', async () => {
    const response = await call('/login', { password: 'x' });
    expect([response.status, await response.text()]).toEqual([400, 'Username is required']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await (await call('/login', { username: 'x', password: '' })).text()).toBe('Password is required');
  });

  it('accepts only JSON', async () => {
    const browser = new TestBrowser();
    const asForm = await browser.submit(`${site.urls[0]}/api/login`, { username: 'x', password: 'y' });
    expect(asForm.status).toBe(415);
    const broken = await browser.fetch(`${site.urls[0]}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([broken.status, await broken.text()]).toEqual([400, 'This request could not be read.']);
  });

  it('rejects requests from pages of other sites before parsing them', async () => {
    const { username } = await person();
    const browser = new TestBrowser({ origin: 'https://evil.example' });
    expect((await call('/login', { username, password: PASSWORD }, browser)).status).toBe(403);
    expect(browser.cookies.size).toBe(0);
  });

  it('replaces a weaker hash', async () => {
    const strong = await hashPassword(PASSWORD);
    const user = await person();
    const { argon2Sync } = await import('node:crypto');
    const nonce = Buffer.alloc(16, 7);
    const weak = argon2Sync('argon2id', {
      message: Buffer.from(PASSWORD),
      nonce,
      memory: 8,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const getParameters = (hash: string) => hash.split('$').slice(0, 4).join('$');
    const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    await query(site.em(), 'update account set password_hash = $2 where id = $1', [
      user.id,
      `$argon2id$v=19$m=8,t=1,p=1$${plain(nonce)}$${plain(weak)}`,
    ]);
    expect((await call('/login', { username: user.username, password: PASSWORD })).status).toBe(200);
    const [row] = await query<{ hash: string }>(site.em(), 'select password_hash as hash from account where id = $1', [
      user.id,
    ]);
    expect(getParameters(row!.hash)).toBe(getParameters(strong));
  });
});

describe('POST /api/register', () => {
  it('requests an account, emails the applicant and every reviewer, and writes to the audit log', async () => {
    const admin = await person({ roles: ['ADMIN'] });
    const response = await call('/register', request({ email: 'Ines@Fund.example', company: 'Fund' }));
    expect(response.status).toBe(201);
    const user = await response.json();
    expect(user).toMatchObject({ email: 'Ines@Fund.example', company: 'Fund', status: 'PENDING', roles: ['INVESTOR'] });
    await requestsHandled(site);
    const mails = await query<{ kind: string }>(
      site.em(),
      'select kind from mail where recipient = any($1) order by kind',
      [[user.email, admin.email]],
    );
    expect(await newestMail(site, admin.email, 'review.new_request')).toContain(
      `/investor/admin?status=ALL&search=Ines%40Fund.example&item=${user.id}\n`,
    );
    expect(mails.map((mail) => mail.kind)).toEqual(['account.received', 'account.verify', 'review.new_request']);
    const [event] = await query<{ details: unknown }>(
      site.em(),
      "select details from audit_event where kind = 'account.registered' and subject_id = $1",
      [user.id],
    );
    expect(event?.details).toEqual({ email: 'I***@Fund.example' });
  });

  it.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: undefined }, 'Username must be at least 3 characters'],
    [{ username: 'ines@fund.example' }, 'Username must not contain @'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(1_025) }, 'Use at most 1024 bytes'],
    [{ password: 'Password123' }, 'This password is too common. Please choose another'],
    [{ password: 'inesInvestor1' }, 'Please choose a password that is not made of your name or ours'],
    [{ password: 'Safe AI 2026' }, 'Please choose a password that is not made of your name or ours'],
    [{ email: 'not an address' }, 'Please enter a valid email'],
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'Ines\r\nBcc: all@fund.example' }, 'Use one line of plain text'],
    [{ reason: 'too short' }, 'Please provide a reason for access (min 10 characters)'],
    [{ roles: ['ADMIN'] }, 'There is no field called roles'],
  ])('rejects %j with a specific message', async (values, sentence) => {
    const response = await call('/register', request(values));
    expect([response.status, await response.text()]).toEqual([400, sentence]);
  });

  it('accepts a password of 128 characters exactly as typed', async () => {
    const password = ` ${'Zebra crossing é '.repeat(8).slice(0, 126)} `;
    const registration = request({ password });
    expect((await call('/register', registration)).status).toBe(201);
    expect((await call('/login', { username: registration.username, password })).status).toBe(403);
    expect((await call('/login', { username: registration.username, password: password.trim() })).status).toBe(401);
  });

  it('reports that a username is taken, in upper or lower case', async () => {
    const { username } = await person();
    const response = await call('/register', request({ username: username.toUpperCase() }));
    expect([response.status, await response.text()]).toEqual([409, 'This username is already taken']);
  });

  it('returns the same response for a known email address, emails its owner and changes nothing', async () => {
    const owner = await person();
    const registration = request({ email: owner.email.toUpperCase() });
    const response = await call('/register', registration);
    const user = await response.json();
    expect(response.status).toBe(201);
    expect(Object.keys(user)).toEqual(['id', 'username', 'email', 'name', 'company', 'roles', 'status']);
    expect(user).toMatchObject({ username: registration.username, status: 'PENDING' });
    expect(
      await query(site.em(), 'select 1 from account where id = $1 or username = $2', [user.id, registration.username]),
    ).toEqual([]);
    await requestsHandled(site);
    const mails = await query<{ kind: string }>(site.em(), 'select kind from mail where recipient = $1', [owner.email]);
    expect(mails).toEqual([{ kind: 'account.address_known' }]);
  });

  it('returns the same responses to all later requests, so that none reveals whether the email address was known', async () => {
    const [existingEmail, unknown] = [(await person()).email, `nobody-${Date.now()}@fund.example`];
    const own = 'violet anchors under snow';
    const stories = [];
    for (const email of [existingEmail, unknown]) {
      const answers: [number, string][] = [];
      const addAnswer = async (path: string, body: object) => {
        const response = await call(path, body);
        answers.push([response.status, path === '/register' && response.ok ? '' : await response.text()]);
      };
      const registration = request({ email, password: own });
      const again = request({ email, password: own });
      await addAnswer('/register', registration);
      await addAnswer('/login', { username: registration.username, password: own });
      await addAnswer('/login', { username: registration.username, password: 'not the right one' });
      await addAnswer('/login', { username: email, password: own });
      await addAnswer('/register', { ...request(), username: registration.username });
      await addAnswer('/register', again);
      await addAnswer('/login', { username: again.username, password: own });
      await addAnswer('/login', { username: email, password: 'not the right one' });
      stories.push(answers);
    }
    expect(stories[0]).toEqual(stories[1]);
    expect(stories[0]?.map(([status]) => status)).toEqual([201, 403, 401, 403, 409, 201, 403, 401]);
  });
});

describe('GET /api/user and POST /api/logout', () => {
  it('return no user to a visitor, and signing out succeeds', async () => {
    const browser = new TestBrowser();
    expect((await browser.fetch(`${site.urls[0]}/api/user`)).status).toBe(401);
    expect((await browser.fetch(`${site.urls[0]}/api/logout`, { method: 'POST' })).status).toBe(204);
  });

  it('reject the old cookie after signing out', async () => {
    const { username } = await person();
    const browser = new TestBrowser();
    await call('/login', { username, password: PASSWORD }, browser);
    const stolen = new TestBrowser();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    expect((await browser.fetch(`${site.urls[0]}/api/logout`, { method: 'POST' })).status).toBe(204);
    expect(browser.cookies.has('sid')).toBe(false);
    expect((await stolen.fetch(`${site.urls[0]}/api/user`)).status).toBe(401);
  });
});
