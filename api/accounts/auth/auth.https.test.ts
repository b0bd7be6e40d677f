import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { Authenticator } from '#api/testing/authenticator.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  AuthHttpsTestAddDocument as ADD,
  AuthHttpsTestBeginPasskeyDocument as BEGIN_PASSKEY,
  AuthHttpsTestPasskeysDocument as PASSKEYS,
  AuthHttpsTestSecondFactorDocument as SECOND_FACTOR,
} from '#graphql/generated/tests-accounts-auth.ts';

const site = useSite(1, {
  PUBLIC_URL: 'https://portal.example',
  MAIL_REPLY_TO: 'ir@portal.example',
  LIMITS_SCALE: '1',
});
const PASSWORD = 'correct horse battery staple';

async function signIn(roles: ('INVESTOR' | 'ADMIN')[]): Promise<{ browser: TestBrowser; cookies: string[] }> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), roles });
  await em.flush();
  const browser = new TestBrowser();
  const response = await browser.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
  return { browser, cookies: response.headers.getSetCookie() };
}

describe('a site with HTTPS', () => {
  it('the cookies of a sign-in are bound to this host and are sent over HTTPS only', async () => {
    const { cookies } = await signIn(['INVESTOR']);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-device=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Host-sid=s%3A[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_096);
  });

  it('an administrator without a second factor has no administrator rights, and sees that one is required', async () => {
    const { browser } = await signIn(['ADMIN']);
    const { code } = await browser.execute(site.urls[0]!, '{ users { nodes { id } } }');
    expect(code).toBe('FORBIDDEN');
    const { data } = await browser.run(site.urls[0]!, SECOND_FACTOR);
    expect(data.viewer!.secondFactor).toEqual({ isEnrolled: false, isRequired: true });
    expect((await browser.fetch(`${site.urls[0]}/investor/admin`)).status).toBe(403);
    expect((await browser.fetch(`${site.urls[0]}/investor`)).status).toBe(200);
  });

  it('the cookie of an emailed link is bound to this host too, and the link works only with it', async () => {
    const received = await new TestBrowser().fetch(`${site.urls[0]}/reset?token=${'t'.repeat(43)}`);
    expect(received.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-link-reset=t+; Max-Age=1800; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const browser = new TestBrowser();
    browser.cookies.set('link-reset', 't'.repeat(43));
    const answer = await browser.submit(`${site.urls[0]}/reset`, { password: PASSWORD, confirmPassword: PASSWORD });
    expect(answer.headers.get('location')).toBe('/reset');
  });

  it('a passkey gives an administrator their rights, and cannot be removed while it is the only factor', async () => {
    const { browser } = await signIn(['ADMIN']);
    const key = new Authenticator('https://portal.example');
    const { options } = (await browser.run(site.urls[0]!, BEGIN_PASSKEY)).data.beginPasskey.request;
    const { id } = (await browser.run(site.urls[0]!, ADD, { r: key.make(options) })).data.addPasskey.passkey;
    expect((await browser.execute(site.urls[0]!, '{ users { nodes { id } } }')).code).toBeUndefined();
    expect(
      (
        await browser.execute(
          site.urls[0]!,
          'mutation ($id: ID!) { removePasskey(input: { id: $id }) { viewer { id } } }',
          { id },
        )
      ).code,
    ).toBe('CONFLICT');
    expect((await browser.run(site.urls[0]!, PASSKEYS)).data.viewer!.passkeys.nodes).toEqual([{ id }]);
    await query(
      site.em(),
      "insert into account_totp (account_id, secret, confirmed_at) select account_id, '', now() from passkey where id = $1",
      [id],
    );
    expect(
      (
        await browser.execute(
          site.urls[0]!,
          'mutation ($id: ID!) { removePasskey(input: { id: $id }) { viewer { id } } }',
          { id },
        )
      ).code,
    ).toBeUndefined();
    expect((await browser.execute(site.urls[0]!, 'mutation { removeTotp { viewer { id } } }')).code).toBe('CONFLICT');
  });

  it('signing out deletes the session cookie and keeps the device cookie', async () => {
    const { browser } = await signIn(['INVESTOR']);
    await browser.fetch(`${site.urls[0]}/api/logout`, { method: 'POST' });
    expect([...browser.cookies.keys()]).toEqual(['__Host-device']);
  });
});
