import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import { makeUser } from '../users/user.factory.ts';
import { LinkTestNoticeDocument as NOTICE } from '#graphql/generated/tests-accounts-auth.ts';

const site = useSite();
const PASSWORD = 'correct horse battery staple';
const url = () => site.urls[0]!;

async function username(): Promise<string> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  return user.username;
}

describe('the sign-in page without JavaScript', () => {
  it('signs in and redirects to the requested page', async () => {
    const browser = new TestBrowser();
    const response = await browser.submit(`${url()}/auth/login`, {
      username: await username(),
      password: PASSWORD,
      next: '/investor/calendar',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/investor/calendar']);
    expect((await browser.fetch(`${url()}/api/user`)).status).toBe(200);
    const out = await browser.submit(`${url()}/auth/logout`, {});
    expect([out.status, out.headers.get('location')]).toEqual([303, '/auth']);
    expect((await browser.fetch(`${url()}/api/user`)).status).toBe(401);
  });

  it('redirects to the form after a wrong password, with the message and the username but not the password', async () => {
    const browser = new TestBrowser();
    const response = await browser.submit(`${url()}/auth/login`, {
      username: 'nobody',
      password: 'secret-canary',
      next: '//evil.example',
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/auth?tab=login&next=%2F%2Fevil.example',
    ]);
    expect(Buffer.from(browser.cookies.get('notice') ?? '', 'base64url').toString()).not.toContain('secret-canary');
    const { data } = await browser.run(url(), NOTICE);
    expect(data.browser.formNotice).toEqual({
      form: 'login',
      message: 'Invalid username or password',
      errors: [],
      values: [{ name: 'username', value: 'nobody' }],
    });
  });

  it('shows each error of a registration at its field', async () => {
    const browser = new TestBrowser();
    const fields = {
      username: 'ab',
      password: 'long enough 1',
      confirmPassword: 'something else',
      email: 'x',
      name: '',
      company: '',
      reason: 'short',
    };
    expect((await browser.submit(`${url()}/auth/register`, fields)).headers.get('location')).toBe('/auth?tab=register');
    const { errors, values } = (await browser.run(url(), NOTICE)).data.browser.formNotice!;
    expect(Object.fromEntries(errors.map(({ name, value }) => [name, value]))).toMatchObject({
      username: 'Username must be at least 3 characters',
      email: 'Please enter a valid email',
      name: 'Name is required',
      reason: 'Please provide a reason for access (min 10 characters)',
    });
    expect(values.map(({ name }) => name)).not.toContain('password');
  });

  it('shows an error at the confirmation field if the passwords differ', async () => {
    const browser = new TestBrowser();
    const fields = {
      username: 'ines',
      password: PASSWORD,
      confirmPassword: 'another',
      email: 'ines@fund.example',
      name: 'Ines',
      reason: 'I hold shares.',
    };
    await browser.submit(`${url()}/auth/register`, fields);
    expect((await browser.run(url(), NOTICE)).data.browser.formNotice!.errors).toEqual([
      { name: 'confirmPassword', value: 'Passwords do not match' },
    ]);
  });

  it('an applicant returns to the Login tab after a registration, with the username and the notice that the request is pending', async () => {
    const browser = new TestBrowser();
    const name = `ines-${Date.now()}`;
    const fields = {
      username: name,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      email: `${name}@fund.example`,
      name: 'Ines',
      company: '',
      reason: 'I hold shares.',
    };
    const response = await browser.submit(`${url()}/auth/register`, { ...fields, next: '/investor/documents' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/auth?tab=login&next=%2Finvestor%2Fdocuments',
    ]);
    expect((await browser.run(url(), NOTICE)).data.browser.formNotice).toEqual({
      form: 'registered',
      message: 'Your account has been created and is pending approval',
      errors: [],
      values: [{ name: 'username', value: name }],
    });
    expect(await query(site.em(), 'select status, company from account where username = $1', [name])).toEqual([
      { status: 'PENDING', company: null },
    ]);
  });

  it('shows a notice once, on a page that caches do not store', async () => {
    const browser = new TestBrowser();
    await browser.submit(`${url()}/auth/login`, { username: 'nobody', password: 'wrong' });
    const page = await browser.fetch(`${url()}/auth?tab=login`);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(browser.cookies.has('notice')).toBe(false);
  });

  it('ignores a forged notice cookie', async () => {
    const browser = new TestBrowser();
    const forged = Buffer.from(
      JSON.stringify({ form: 'login', message: 'Call this number', faults: {}, values: {} }),
    ).toString('base64url');
    for (const value of [`${forged}.AAAA`, forged, '.', '%%%']) {
      browser.cookies.set('notice', value);
      expect((await browser.run(url(), NOTICE)).data.browser.formNotice).toBeNull();
    }
  });

  it('rejects a sign-in form on another site', async () => {
    const browser = new TestBrowser({ 'sec-fetch-site': 'cross-site' });
    const response = await browser.submit(`${url()}/auth/login`, { username: await username(), password: PASSWORD });
    expect([response.status, browser.cookies.size]).toEqual([403, 0]);
  });
});
