import { expect, it } from 'vitest';
import { requestsHandled } from '#api/testing/mailbox.ts';
import { query } from '#api/testing/query.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '../users/user.factory.ts';
import { hashPassword } from './password.ts';

const site = useSite(1, {}, { jobs: ACCOUNT_REQUESTS });
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';

it('a person whose email address a stranger typed receives nothing that the stranger wrote', async () => {
  const [name, email] = ['Visit http://evil.example', 'victim@bystander.example'];
  const em = site.em();
  const admin = makeUser(em, { roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const reviewer = new TestBrowser();
  await reviewer.post(`${url()}/api/login`, { username: admin.username, password: PASSWORD });
  const stranger = new TestBrowser();
  const run = async (browser: TestBrowser, operation: string, variables = {}) =>
    expect((await browser.execute(url(), operation, variables)).code, operation).toBeUndefined();
  const registration = { password: PASSWORD, email, name, company: name, reason: `${name}, at once` };
  for (const username of ['stranger-1', 'stranger-2'])
    await stranger.post(`${url()}/api/register`, { ...registration, username });
  await requestsHandled(site);
  const [user] = await query<{ id: string }>(em, 'select id from account where email = $1', [email]);
  const { id } = user!;
  await run(stranger, 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { success } }', {
    email,
  });
  await run(stranger, 'mutation ($email: String!) { requestEmailVerification(input: { email: $email }) { success } }', {
    email,
  });
  const facts = { name, email, company: name, consent: true };
  await run(stranger, 'mutation ($input: RequestContactInput!) { requestContact(input: $input) { success } }', {
    input: { ...facts, topic: 'SECURITY', message: name },
  });
  await run(stranger, 'mutation ($input: RequestWhitepaperInput!) { requestWhitepaper(input: $input) { success } }', {
    input: { ...facts, needs: name },
  });
  for (const decision of [
    'requestMoreInformation(input: { id: $id, message: "Who are you?" })',
    'rejectUser(input: { id: $id, reason: "Not known" })',
    'reopenUser(input: { id: $id })',
  ])
    await run(reviewer, `mutation ($id: ID!) { ${decision} { __typename } }`, { id });
  await requestsHandled(site);
  const mails = await query<{ kind: string; text: string }>(
    em,
    'select kind, m::text as text from mail m where recipient = $1',
    [email],
  );
  const kinds = 'account.question account.received account.rejected account.reopened lead.receipt lead.whitepaper';
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds.split(' ')));
  expect(mails.filter(({ text }) => text.includes('evil.example')).map(({ kind }) => kind)).toEqual([]);
});
