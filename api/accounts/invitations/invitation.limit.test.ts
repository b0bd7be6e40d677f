import { expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '../users/user.factory.ts';
import { UserAdministrationTestUpdateDocument as UPDATE } from '#graphql/generated/tests-accounts-user-administration.ts';
import {
  InvitationTestInviteDocument as INVITE,
  InvitationTestRevokeDocument as REVOKE,
} from '#graphql/generated/tests-accounts-invitations.ts';

const site = useSite(1, { INVITATIONS_PER_DAY: '3', LIMITS_SCALE: '1' });
const PASSWORD = 'correct horse battery staple';

it('an administrator cannot send more invitations a day than the setting allows, not even after revoking some', async () => {
  const em = site.em();
  const admin = makeUser(em, { roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  const url = site.urls[0]!;
  await browser.post(`${url}/api/login`, { username: admin.username, password: PASSWORD });
  const invite = (...names: string[]) =>
    browser.run(url, INVITE, { input: { people: names.map((name) => ({ name, email: `${name}@fund.example` })) } });
  const { data } = await invite('ines', 'ida');
  expect((await invite('ole', 'odd')).code).toBe('RATE_LIMITED');
  await browser.run(url, REVOKE, { id: data.inviteUsers.users[0]!.id });
  expect((await invite('ole')).code).toBeUndefined();
  expect((await invite('odd')).code).toBe('RATE_LIMITED');
  // Neither can corrections of an invited person's email address send more, and then nothing changes.
  const { id, email } = data.inviteUsers.users[1]!;
  const correct = (changes: object) => browser.run(url, UPDATE, { input: { id, ...changes } });
  expect((await correct({ email: 'right@fund.example' })).code).toBe('RATE_LIMITED');
  expect((await correct({ name: 'Ida' })).data.updateUser.user).toMatchObject({ name: 'Ida', email });
});
