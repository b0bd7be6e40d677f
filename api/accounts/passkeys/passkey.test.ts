import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { Authenticator } from '#api/testing/authenticator.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from '../auth/password.ts';
import { prunePasskeyChallenges, relyingParty } from './passkey.challenge.service.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  PasskeyTestAddDocument as ADD,
  PasskeyTestBeginDocument as BEGIN,
  PasskeyTestBeginPasskeyConfirmationDocument as BEGIN_PASSKEY_CONFIRMATION,
  PasskeyTestBeginSignInDocument as BEGIN_SIGN_IN,
  PasskeyTestListDocument as LIST,
  PasskeyTestLoginDocument as LOGIN,
  PasskeyTestRemoveDocument as REMOVE,
  PasskeyTestRenameDocument as RENAME,
  PasskeyTestSignInDocument as SIGN_IN,
} from '#graphql/generated/tests-accounts-passkeys.ts';

// Two servers run as one site under one relying party name.
const ORIGIN = 'http://localhost:3000';
const site = useSite(2, { PUBLIC_URL: ORIGIN });
const url = (server = 0) => site.urls[server]!;
const PASSWORD = 'correct horse battery staple';
const CONFIRM =
  'mutation ($response: JSONObject!) { confirmIdentityWithPasskey(input: { response: $response }) { viewer { id } } }';

async function account(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

async function signedIn(user: User, code?: string) {
  const browser = new TestBrowser();
  const answer = await browser.run(url(), LOGIN, { input: { username: user.username, password: PASSWORD, code } });
  return { browser, ...answer };
}

async function enrolled(values: Partial<User> = {}) {
  const user = await account(values);
  const { browser } = await signedIn(user);
  const authenticator = new Authenticator(ORIGIN);
  const { options } = (await browser.run(url(), BEGIN)).data.beginPasskey.request;
  const { data } = await browser.run(url(), ADD, { response: authenticator.make(options) });
  const { passkey, recoveryCodes } = data.addPasskey;
  return { user, browser, authenticator, passkey, recoveryCodes };
}

type Overrides = Parameters<Authenticator['answer']>[1];

async function useKey(authenticator: Authenticator, overrides: Overrides = {}, browser = new TestBrowser()) {
  const { options } = (await browser.run(url(), BEGIN_SIGN_IN)).data.beginPasskeySignIn.request;
  const response = authenticator.answer(options, overrides);
  return { browser, response, ...(await browser.run(url(1), SIGN_IN, { response })) };
}

const isIn = async (browser: TestBrowser) => (await browser.fetch(`${url(1)}/api/user`)).status === 200;
const getEvents = async ({ id }: User) =>
  (
    await query<{ kind: string }>(site.em(), 'select kind from audit_event where subject_id = $1 order by seq', [id])
  ).map(({ kind }) => kind);
const longAgo = ({ id }: User) =>
  query(site.em(), "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [id]);

describe('a passkey', () => {
  it('can be added and listed, and signs in on any server without a name, password or code', async () => {
    const { user, authenticator, passkey, recoveryCodes } = await enrolled();
    expect([passkey.name, recoveryCodes.length]).toEqual(['Laptop', 10]);
    const { data, browser } = await useKey(authenticator);
    expect(data.signInWithPasskey.viewer).toEqual({ id: expect.stringMatching(/^vwr_/), username: user.username });
    const { viewer } = (await browser.run(url(), LIST)).data;
    expect(viewer).toEqual({
      passkeys: { nodes: [{ id: passkey.id, name: 'Laptop', lastUsedAt: expect.any(String) }] },
      secondFactor: { isEnrolled: true, hasAuthenticator: false, recoveryCodeCount: 10 },
    });
    expect(await getEvents(user)).toEqual(['login.succeeded', 'passkey.added', 'login.succeeded']);
  });

  it('is requested without an account name, with user verification and without attestation', async () => {
    const { browser } = await signedIn(await account());
    const { options } = (await browser.run(url(), BEGIN)).data.beginPasskey.request;
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Safe AI' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { options: any } = (await browser.run(url(), BEGIN_SIGN_IN)).data.beginPasskeySignIn.request;
    expect(any).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
  });

  it.each<[string, Overrides]>([
    ['signed for another site', { origin: 'https://evil.example' }],
    ['signed for another name', { rpId: 'evil.example' }],
    ['to a challenge that the server did not create', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['without user verification', { unverified: true }],
    ['of the wrong kind', { type: 'webauthn.create' }],
  ])('whose response is %s is rejected, and this is recorded', async (_name, overrides) => {
    const { user, authenticator } = await enrolled();
    const { code, browser } = await useKey(authenticator, overrides);
    expect([code, await isIn(browser)]).toEqual(['UNAUTHENTICATED', false]);
    expect((await getEvents(user)).at(-1)).toBe('login.failed');
  });

  it('answers each challenge once and within five minutes', async () => {
    const { authenticator } = await enrolled();
    const { response, code } = await useKey(authenticator);
    expect(code).toBeUndefined();
    expect((await new TestBrowser().run(url(), SIGN_IN, { response })).code).toBe('UNAUTHENTICATED');
    const { options: shared } = (await new TestBrowser().run(url(), BEGIN_SIGN_IN)).data.beginPasskeySignIn.request;
    const sharedResponse = authenticator.answer(shared);
    const codes = await Promise.all(
      [0, 1].map(
        async (server) => (await new TestBrowser().run(url(server), SIGN_IN, { response: sharedResponse })).code,
      ),
    );
    expect(codes.toSorted()).toEqual(['UNAUTHENTICATED', undefined]);
    const { options } = (await new TestBrowser().run(url(), BEGIN_SIGN_IN)).data.beginPasskeySignIn.request;
    await query(site.em(), 'update passkey_challenge set expires_at = now()');
    const late = authenticator.answer(options);
    expect((await new TestBrowser().run(url(), SIGN_IN, { response: late })).code).toBe('UNAUTHENTICATED');
  });

  it('that was copied is rejected because its counter went back', async () => {
    const { authenticator } = await enrolled();
    expect((await useKey(authenticator, { counter: 5 })).code).toBeUndefined();
    expect((await useKey(authenticator, { counter: 5 })).code).toBe('UNAUTHENTICATED');
    expect((await useKey(authenticator, { counter: 4 })).code).toBe('UNAUTHENTICATED');
    expect((await useKey(authenticator, { counter: 6 })).code).toBeUndefined();
  });

  it.each(['PENDING', 'REJECTED', 'SUSPENDED'] as const)(
    'of a %s account gets the same error as an unknown passkey',
    async (status) => {
      const { user, authenticator } = await enrolled();
      await query(site.em(), 'update account set status = $2, ends_at = now() where id = $1', [user.id, status]);
      const stranger = new Authenticator(ORIGIN);
      const messages = [];
      for (const key of [authenticator, stranger]) {
        const { browser, response } = await useKey(key);
        expect(await isIn(browser)).toBe(false);
        const { options } = (await browser.run(url(), BEGIN_SIGN_IN)).data.beginPasskeySignIn.request;
        const again = key.answer(options);
        expect(again.id).toBe(response.id);
        const answer = await browser.post(`${url()}/graphql`, { query: SIGN_IN, variables: { response: again } });
        const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '');
        messages.push([answer.status, text]);
      }
      expect(messages[0]).toEqual(messages[1]);
    },
  );

  it('of an account that ended tells its owner so', async () => {
    const { user, authenticator } = await enrolled();
    await query(site.em(), 'update account set ends_at = now() where id = $1', [user.id]);
    const { browser, code } = await useKey(authenticator);
    expect([code, await isIn(browser)]).toEqual(['FORBIDDEN', false]);
    expect((await getEvents(user)).at(-1)).toBe('login.failed');
  });

  it('replaces the authenticator code: the password alone no longer signs in, but a recovery code does', async () => {
    const { user, recoveryCodes } = await enrolled();
    expect((await signedIn(user)).code).toBe('STEP_UP_REQUIRED');
    expect((await signedIn(user, '123456')).code).toBe('BAD_USER_INPUT');
    const { browser, code } = await signedIn(user, recoveryCodes[0]);
    expect([code, await isIn(browser)]).toEqual([undefined, true]);
    const rest = await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
    expect([rest.status, await rest.text()]).toEqual([
      403,
      'Please sign in with your passkey, or enter a recovery code',
    ]);
  });

  it('with an attestation statement is added without reading it or fetching its URLs', async () => {
    const { browser } = await signedIn(await account());
    const { options } = (await browser.run(url(), BEGIN)).data.beginPasskey.request;
    const statement: [string, Map<string, Uint8Array[]>] = ['packed', new Map([['x5c', [new Uint8Array(64)]]])];
    const response = new Authenticator(ORIGIN).make(options, { statement });
    expect((await browser.run(url(), ADD, { response })).code).toBeUndefined();
  });

  it('requires a host name for the site', () => {
    const { env } = site;
    expect(relyingParty({ services: { env }, origin: 'https://portal.example:8443' }).id).toBe('portal.example');
    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://'])
      expect(() => relyingParty({ services: { env }, origin })).toThrow('Passkeys need a name');
  });
});

describe('adding, renaming and removing a passkey', () => {
  it('requires a recent confirmation, which a passkey can give', async () => {
    const { user, browser, authenticator, passkey } = await enrolled();
    await longAgo(user);
    expect((await browser.run(url(), BEGIN)).code).toBe('STEP_UP_REQUIRED');
    expect((await browser.run(url(), ADD, { response: {} })).code).toBe('STEP_UP_REQUIRED');
    expect((await browser.run(url(), REMOVE, { id: passkey.id })).code).toBe('STEP_UP_REQUIRED');
    const begun = await browser.run(url(), BEGIN_PASSKEY_CONFIRMATION);
    const { options } = begun.data.beginPasskeyConfirmation.request;
    expect(options.allowCredentials).toEqual([
      { id: authenticator.credentialId.toString('base64url'), transports: ['internal'], type: 'public-key' },
    ]);
    const before = browser.cookies.get('sid');
    const response = authenticator.answer(options);
    expect((await new TestBrowser().run(url(), SIGN_IN, { response })).code).toBe('UNAUTHENTICATED');
    const again = (await browser.run(url(), BEGIN_PASSKEY_CONFIRMATION)).data;
    const good = authenticator.answer(again.beginPasskeyConfirmation.request.options);
    expect((await browser.execute(url(1), CONFIRM, { response: good })).code).toBeUndefined();
    expect(browser.cookies.get('sid')).not.toBe(before);
    expect((await browser.run(url(), REMOVE, { id: passkey.id })).data.removePasskey.viewer).toEqual({
      passkeys: { nodes: [] },
      secondFactor: { isEnrolled: false },
    });
    expect((await useKey(authenticator)).code).toBe('UNAUTHENTICATED');
    expect((await signedIn(user)).code).toBeUndefined();
    expect(await getEvents(user)).toEqual(expect.arrayContaining(['identity.confirmed', 'passkey.removed']));
  });

  it('is not confirmed by another account’s passkey or a challenge of another session', async () => {
    const mine = await enrolled();
    const theirs = await enrolled();
    const ask = async () =>
      (await mine.browser.run(url(), BEGIN_PASSKEY_CONFIRMATION)).data.beginPasskeyConfirmation.request.options;
    const foreign = theirs.authenticator.answer(await ask());
    expect((await mine.browser.execute(url(), CONFIRM, { response: foreign })).code).toBe('BAD_USER_INPUT');
    const { browser: elsewhere } = await useKey(mine.authenticator);
    const response = mine.authenticator.answer(await ask());
    expect((await elsewhere.execute(url(), CONFIRM, { response })).code).toBe('BAD_USER_INPUT');
  });

  it('ends the other sessions and emails the owner', async () => {
    const user = await account();
    const [{ browser }, { browser: other }] = [await signedIn(user), await signedIn(user)];
    const { options } = (await browser.run(url(), BEGIN)).data.beginPasskey.request;
    await browser.run(url(), ADD, { response: new Authenticator(ORIGIN).make(options) });
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    const mails = await query(site.em(), "select 1 from mail where recipient = $1 and kind = 'passkey.added'", [
      user.email,
    ]);
    expect(mails).toHaveLength(1);
  });

  it('is limited to the owner, and names have a maximum length', async () => {
    const { browser, passkey } = await enrolled();
    const { browser: other } = await enrolled({ roles: ['ADMIN'] });
    for (const [who, code] of [
      [other, 'NOT_FOUND'],
      [new TestBrowser(), 'UNAUTHENTICATED'],
    ] as const) {
      expect((await who.run(url(), REMOVE, { id: passkey.id })).code).toBe(code);
      expect((await who.run(url(), RENAME, { id: passkey.id, name: 'Mine' })).code).toBe(code);
    }
    expect((await browser.run(url(), RENAME, { id: passkey.id, name: ' ' })).code).toBe('BAD_USER_INPUT');
    expect((await browser.run(url(), RENAME, { id: passkey.id, name: 'x'.repeat(61) })).code).toBe('BAD_USER_INPUT');
    expect((await browser.run(url(), RENAME, { id: 'psk_none', name: 'x' })).code).toBe('NOT_FOUND');
    expect((await browser.run(url(), RENAME, { id: passkey.id, name: 'Phone' })).data.renamePasskey.passkey.name).toBe(
      'Phone',
    );
  });

  it('rejects invalid data and a passkey that was already added', async () => {
    const { browser, authenticator } = await enrolled();
    const begin = async () => (await browser.run(url(), BEGIN)).data.beginPasskey.request.options;
    expect((await browser.run(url(), ADD, { response: { id: 'x' } })).code).toBe('BAD_USER_INPUT');
    const wrong = authenticator.make(await begin(), { origin: 'https://evil.example' });
    expect((await browser.run(url(), ADD, { response: wrong })).code).toBe('BAD_USER_INPUT');
    const same = authenticator.make(await begin());
    expect((await browser.run(url(), ADD, { response: same })).code).toBe('CONFLICT');
  });
});

describe('the data after an unfinished sign-in', () => {
  it('is only a challenge that expires', async () => {
    const browser = new TestBrowser();
    await browser.run(url(), BEGIN_SIGN_IN);
    expect([...browser.cookies.keys()]).toEqual([]);
    await query(site.em(), 'update passkey_challenge set expires_at = now()');
    await prunePasskeyChallenges(site.em());
    expect(await query(site.em(), 'select 1 from passkey_challenge')).toEqual([]);
  });
});
