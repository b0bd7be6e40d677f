import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from '../auth/password.ts';
import { decryptSecret, encryptSecret, findStep, getCode, getSetupUri, toBase32 } from './totp.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  SecondFactorTestBeginDocument as BEGIN,
  SecondFactorTestConfirmDocument as CONFIRM,
  SecondFactorTestLoginDocument as LOGIN,
  SecondFactorTestSecondFactorDocument as SECOND_FACTOR,
} from '#graphql/generated/tests-accounts-two-factor.ts';

const site = useSite();
const PASSWORD = 'correct horse battery staple';
const url = () => site.urls[0]!;

async function account(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

const signIn = async ({ username }: User, code?: string, browser = new TestBrowser()) => ({
  browser,
  ...(await browser.run(url(), LOGIN, { input: { username, password: PASSWORD, code } })),
});
const isIn = async (browser: TestBrowser) => (await browser.fetch(`${url()}/api/user`)).status === 200;

/** The current TOTP step by the database clock, as the server counts it. */
async function now(): Promise<number> {
  const [row] = await query<{ step: number }>(
    site.em(),
    'select floor(extract(epoch from now()) / 30)::float8 as step',
  );
  return row!.step;
}

const fromBase32 = (text: string) => Buffer.from(Secret.fromBase32(text).bytes);

/** An account with an authenticator that was confirmed with the previous code, so the current one is not used. */
async function enrolled() {
  const user = await account();
  const { browser } = await signIn(user);
  const { secret: shown } = (await browser.run(url(), BEGIN)).data.beginTotp.setup;
  const secret = fromBase32(shown);
  // The code of the previous step would become invalid if the step ended before the server read it.
  const { data } = await browser.run(url(), CONFIRM, { code: getCode(secret, await now()) });
  await query(site.em(), 'update account_totp set last_step = last_step - 1 where account_id = $1', [user.id]);
  return { user, browser, secret, recovery: data.confirmTotp.recoveryCodes as string[] };
}

describe('an authenticator', () => {
  it('generates the codes of the RFC 6238 test vectors', () => {
    const secret = Buffer.from('12345678901234567890');
    const times = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
    expect(times.map((seconds) => getCode(secret, Math.floor(seconds / 30)))).toEqual([
      '287082',
      '081804',
      '050471',
      '005924',
      '279037',
      '353130',
    ]);
    expect([9, 10, 8, 11].map((step) => findStep(secret, getCode(secret, step), 10))).toEqual([9, 10, null, null]);
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  it('is set up by a URI with the site and the account', () => {
    const uri = new URL(getSetupUri(Buffer.alloc(20, 1), 'Safe & Sound: AI', 'jané'));
    expect([uri.host, decodeURIComponent(uri.pathname)]).toEqual(['totp', '/Safe & Sound: AI:jané']);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: toBase32(Buffer.alloc(20, 1)),
      issuer: 'Safe & Sound: AI',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    // Spaces are encoded as %20, because some apps show a plus sign literally.
    expect(uri.search).not.toContain('+');
  });

  it('accepts any text as a wrong code, even if it is not six digits', async () => {
    const { user } = await enrolled();
    for (const code of ['éééééé', '😀😀😀', '١٢٣٤٥٦', '+12345', '1e5000', '12345']) {
      expect((await signIn(user, code)).code).toBe('BAD_USER_INPUT');
      await query(site.em(), 'delete from limit_counter where key = $1', [`factor account ${user.id}`]);
    }
  });

  it('is added with one of its codes, and sign-in then requires a code', async () => {
    const { user, browser, secret, recovery } = await enrolled();
    expect([recovery.length, new Set(recovery).size, await isIn(browser)]).toEqual([10, 10, true]);
    expect((await signIn(user)).code).toBe('STEP_UP_REQUIRED');
    expect((await signIn(user, '000000')).code).toBe('BAD_USER_INPUT');
    const good = await signIn(user, getCode(secret, await now()));
    expect([good.code, await isIn(good.browser)]).toEqual([undefined, true]);
  });

  it('is not mentioned without the correct password', async () => {
    const { user } = await enrolled();
    const response = await new TestBrowser().post(`${url()}/api/login`, {
      username: user.username,
      password: 'wrong wrong',
    });
    expect([response.status, await response.text()]).toEqual([401, 'Invalid username or password']);
    const right = await new TestBrowser().post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
    expect([right.status, await right.text()]).toEqual([403, 'Please enter the code of your authenticator']);
  });

  it('has codes that work once, and not two steps later', async () => {
    const { user, secret } = await enrolled();
    const code = getCode(secret, await now());
    const answers = await Promise.all([signIn(user, code), signIn(user, code)]);
    expect(answers.filter((answer) => answer.code === undefined)).toHaveLength(1);
    expect((await signIn(user, getCode(secret, (await now()) - 2))).code).toBe('BAD_USER_INPUT');
  });

  it('is replaced by a recovery code, once, when the phone is lost', async () => {
    const { user, recovery } = await enrolled();
    const [code = ''] = recovery;
    expect((await signIn(user, code.toLowerCase())).code).toBeUndefined();
    expect((await signIn(user, code)).code).toBe('BAD_USER_INPUT');
    const { browser } = await signIn(user, recovery[1]);
    const { data } = await browser.run(url(), SECOND_FACTOR);
    expect(data.viewer!.secondFactor).toEqual({ isEnrolled: true, isRequired: false, recoveryCodeCount: 8 });
  });

  it('is replaced by a recovery code for only one of two simultaneous sign-ins', async () => {
    const { user, recovery } = await enrolled();
    const answers = await Promise.all([signIn(user, recovery[0]), signIn(user, recovery[0])]);
    expect(answers.map(({ code }) => code ?? 'signed in').toSorted()).toEqual(['BAD_USER_INPUT', 'signed in']);
  });

  it('is changed only after a recent confirmation', async () => {
    const { user, browser } = await enrolled();
    await query(site.em(), "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [
      user.id,
    ]);
    for (const operation of [
      'beginTotp { setup { uri } }',
      'confirmTotp(input: { code: "1" }) { recoveryCodes }',
      'removeTotp { viewer { id } }',
      'renewRecoveryCodes { recoveryCodes }',
    ]) {
      expect((await browser.execute(url(), `mutation { ${operation} }`)).code).toBe('STEP_UP_REQUIRED');
      expect((await new TestBrowser().execute(url(), `mutation { ${operation} }`)).code).toBe('UNAUTHENTICATED');
    }
  });

  it('that is removed is no longer required; other sessions end, and the current one gets a new token', async () => {
    const { user, browser, recovery } = await enrolled();
    const { browser: other } = await signIn(user, recovery[0]);
    const before = browser.cookies.get('sid');
    expect((await browser.execute(url(), 'mutation { removeTotp { viewer { id } } }')).code).toBeUndefined();
    expect(browser.cookies.get('sid')).not.toBe(before);
    expect([await isIn(browser), await isIn(other), (await signIn(user)).code]).toEqual([true, false, undefined]);
    expect((await browser.execute(url(), 'mutation { removeTotp { viewer { id } } }')).code).toBe('NOT_FOUND');
  });

  it('has its secret encrypted in the database, bound to its owner and the site’s key', async () => {
    const { user, secret } = await enrolled();
    const [row] = await query<{ secret: Buffer }>(site.em(), 'select secret from account_totp where account_id = $1', [
      user.id,
    ]);
    expect(row?.secret.includes(secret)).toBe(false);
    const encrypted = encryptSecret(secret, 'usr_a', ['an old secret, listed second']);
    expect(decryptSecret(encrypted, 'usr_a', ['the newest one', 'an old secret, listed second'])).toEqual(secret);
    expect(() => decryptSecret(encrypted, 'usr_b', ['an old secret, listed second'])).toThrow(
      'no longer in SESSION_SECRET',
    );
  });
});

describe('five wrong codes', () => {
  it('delay everyone, in every session', async () => {
    const { user, secret } = await enrolled();
    await query(
      site.em(),
      "insert into limit_counter (key, count, ends_at) values ($1, 5000, now() + interval '5 minutes')",
      [`factor account ${user.id}`],
    );
    expect((await signIn(user, getCode(secret, await now()))).code).toBe('RATE_LIMITED');
  });
});
