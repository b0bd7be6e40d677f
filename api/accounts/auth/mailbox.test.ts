import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { requestsHandled } from '#api/testing/mailbox.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import { makeUser } from '../users/user.factory.ts';

// Trusts the proxy, so that each request can have its own IP address.
const site = useSite(1, { LIMITS_SCALE: '1', TRUST_PROXY: '127.0.0.1' }, { jobs: ACCOUNT_REQUESTS });
const PASSWORD = 'correct horse battery staple';
const url = () => site.urls[0]!;
let networks = 0;
const visitor = () => new TestBrowser({ 'x-forwarded-for': `198.51.100.${(networks += 1)}` });
const RESET = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { success } }';
const VERIFY = 'mutation ($email: String!) { requestEmailVerification(input: { email: $email }) { success } }';
const CHANGE = 'mutation ($email: String!) { requestEmailChange(input: { email: $email }) { success } }';

const mailsTo = async (email: string) => {
  await requestsHandled(site);
  const sql = 'select kind from mail where lower(recipient) = lower($1) order by created_at, id';
  return (await query<{ kind: string }>(site.em(), sql, [email])).map(({ kind }) => kind);
};
const register = (email: string, username: string) =>
  visitor().post(`${url()}/api/register`, {
    username,
    email,
    password: PASSWORD,
    name: 'Ines',
    reason: 'I hold shares.',
  });

describe('a mailbox', () => {
  it('gets at most three emails an hour, counted over all senders and kinds', async () => {
    const em = site.em();
    const user = makeUser(em, { status: 'PENDING' });
    await em.flush();
    for (let round = 0; round < 2; round += 1) {
      for (const operation of [RESET, VERIFY]) {
        const { data } = await visitor().execute(url(), operation, { email: user.email.toUpperCase() });
        expect(Object.values(data as object)).toEqual([{ success: true }]);
      }
      expect((await register(user.email, `stranger-${round}`)).status).toBe(201);
    }
    expect(await mailsTo(user.email)).toHaveLength(3);
    await query(site.em(), "update mail set created_at = created_at - interval '61 minutes'");
    await visitor().execute(url(), RESET, { email: user.email });
    expect(await mailsTo(user.email)).toHaveLength(4);
  });

  it('of a new applicant gets three too, and the last link stays valid when no further one is emailed', async () => {
    const email = 'newcomer@fund.example';
    await register(email, 'newcomer');
    for (let count = 0; count < 4; count += 1) await visitor().execute(url(), VERIFY, { email });
    expect((await mailsTo(email)).toSorted()).toEqual(['account.received', 'account.verify', 'account.verify']);
    const links = await query(
      site.em(),
      "select 1 from account_token t join account a on a.id = t.account_id where a.email = $1 and purpose = 'VERIFY_EMAIL'",
      [email],
    );
    expect(links).toHaveLength(1);
  });

  it('of another person gets at most three emails from a member who changes the email address', async () => {
    const em = site.em();
    const members = [1, 2].map(() => makeUser(em));
    const passwordHash = await hashPassword(PASSWORD);
    for (const member of members) member.passwordHash = passwordHash;
    await em.flush();
    for (const { username } of members) {
      const browser = visitor();
      await browser.post(`${url()}/api/login`, { username, password: PASSWORD });
      for (let count = 0; count < 3; count += 1)
        await browser.execute(url(), CHANGE, { email: 'Stranger@else.example' });
    }
    expect(await mailsTo('stranger@else.example')).toHaveLength(3);
  });
});

describe('a request that cannot be handled', () => {
  it('does not block the others, and is tried again', async () => {
    const em = site.em();
    const [first, second] = [makeUser(em), makeUser(em)];
    await em.flush();
    const refuse = `create function refuse_mail() returns trigger language plpgsql as $$
      begin raise exception 'no mail today'; end $$`;
    await query(site.em(), refuse);
    await query(
      site.em(),
      `create trigger refuse_mail before insert on mail for each row when (new.recipient like '%${first.email}')
       execute function refuse_mail()`,
    );
    for (const { email } of [first, second]) await visitor().execute(url(), RESET, { email });
    await eventually(async () => {
      const sql = 'select kind from mail where recipient = $1';
      expect(await query(site.em(), sql, [second.email])).toEqual([{ kind: 'password.reset' }]);
      const [waiting] = await query<{ attempts: number }>(site.em(), 'select attempts from account_request');
      expect(waiting?.attempts).toBeGreaterThan(0);
    });
    await query(site.em(), 'drop trigger refuse_mail on mail');
    expect(await mailsTo(first.email)).toEqual(['password.reset']);
  });
});
