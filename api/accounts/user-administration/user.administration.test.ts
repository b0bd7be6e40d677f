import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userCommands } from '#api/cli/user.ts';
import { projectRoot } from '#api/platform/root.ts';
import { query } from '#api/testing/query.ts';
import type { SignedIn } from '#api/platform/viewer.ts';
import { makeContext, useApi } from '#api/testing/api.ts';
import { anonymous } from '#api/platform/viewer.ts';
import { mailRegistration } from '../auth/registration.service.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import { InvitationTestInviteDocument as INVITE } from '#graphql/generated/tests-accounts-invitations.ts';
import {
  UserAdministrationTestDeleteDocument as DELETE,
  UserAdministrationTestResetDocument as RESET,
  UserAdministrationTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-accounts-user-administration.ts';

const api = useApi();
const missing = 'usr_00000000000000000000000000000000';

let ada: SignedIn;

async function account(values: Partial<User> = {}): Promise<User> {
  const em = api.em();
  const user = makeUser(em, values);
  await em.flush();
  return user;
}

const mailsTo = (email: string) =>
  query<{ kind: string; text: string; subject: string }>(
    api.em(),
    'select kind, subject, body_text as text from mail where recipient = $1 order by created_at, kind',
    [email],
  );
const eventsOn = ({ id }: { id: string }) =>
  query<{ kind: string; details: Record<string, unknown> }>(
    api.em(),
    'select kind, details from audit_event where subject_id = $1 order by seq',
    [id],
  );

async function enroll({ id }: User): Promise<void> {
  const em = api.em();
  await query(em, "insert into account_totp (account_id, secret, confirmed_at) values ($1, 'x', now())", [id]);
  await query(em, 'insert into recovery_code (code_hash, account_id) values ($1, $2)', [Buffer.from(id), id]);
  const session = "insert into session (id, token_hash, account_id, device) values ($1, $2, $3, '')";
  await query(em, session, [`ses_${id}`, Buffer.from(id), id]);
}

const getFactors = async ({ id }: User) => {
  const tables = ['account_totp', 'recovery_code', 'passkey', 'session'];
  const counts = tables.map((table) => `(select count(*)::int from ${table} where account_id = $1)`);
  const [row] = await query<{ n: number }>(api.em(), `select ${counts.join(' + ')} as n`, [id]);
  return row?.n;
};

beforeAll(async () => {
  const { id, roles, status, name } = await account({ name: 'Ada Admin', roles: ['ADMIN'] });
  ada = { kind: 'user', id, name, status, roles, confirmed: true };
});

describe.each([
  ['resetUserSecondFactor', RESET, (id: string) => ({ id })],
  ['updateUser', UPDATE, (id: string) => ({ input: { id, name: 'Somebody Else' } })],
  ['deleteUser', DELETE, (id: string) => ({ id })],
] as const)('%s', (_name, operation, variables) => {
  it('requires an administrator to confirm their identity', async () => {
    const { id } = await account();
    expect((await api.execute({ ...ada, confirmed: false }, operation, variables(id))).code).toBe('STEP_UP_REQUIRED');
    expect((await api.execute(ada, operation, variables(missing))).code).toBe('NOT_FOUND');
    expect(await eventsOn({ id })).toEqual([]);
  });
});

describe('an administrator', () => {
  it('resets a lost second factor, signs the owner out, emails them and is recorded in the audit log', async () => {
    const user = await account();
    await enroll(user);
    expect((await api.run(ada, RESET, { id: user.id })).errors).toBeUndefined();
    expect(await getFactors(user)).toBe(0);
    const [mail] = await mailsTo(user.email);
    expect([mail?.kind, mail?.text]).toEqual(['second_factor.reset', expect.stringContaining('Ada Admin')]);
    expect(mail?.text).toMatch(/contact us: http:\S+\/about#contact\n/);
    expect(await eventsOn(user)).toMatchObject([{ kind: 'second_factor.reset', details: { sessionsEnded: 1 } }]);
    expect((await api.run(ada, RESET, { id: user.id })).code).toBe('CONFLICT');
  });

  it('cannot reset their own second factor or delete their own account here', async () => {
    expect((await api.run(ada, RESET, { id: ada.id })).code).toBe('FORBIDDEN');
    expect((await api.run(ada, DELETE, { id: ada.id })).code).toBe('FORBIDDEN');
  });

  it('corrects a name and a company, and the audit log names the changed fields', async () => {
    const user = await account({ name: 'Ins Invstor', company: 'Quietfield' });
    const { data } = await api.run(ada, UPDATE, { input: { id: user.id, name: ' Ines Investor ', company: '' } });
    expect(data.updateUser.user).toMatchObject({ name: 'Ines Investor', company: null, email: user.email });
    expect(await eventsOn(user)).toEqual([{ kind: 'user.updated', details: { fields: ['company', 'name'] } }]);
    expect(await mailsTo(user.email)).toEqual([]);
    const empty = await api.run(ada, UPDATE, { input: { id: user.id, name: ' ' } });
    expect(empty.errors?.[0]?.extensions?.['fields']).toEqual([
      { path: ['input', 'name'], message: 'Name is required' },
    ]);
  });

  it('corrects an email address: both addresses get an email, and the new one must be verified', async () => {
    const user = await account({ status: 'PENDING', emailVerifiedAt: new Date() });
    const email = `right-${user.id}@fund.example`;
    const { data } = await api.run(ada, UPDATE, { input: { id: user.id, email } });
    expect(data.updateUser.user).toMatchObject({ email, isEmailVerified: false });
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['email.corrected']);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['account.received', 'account.verify']);
    expect((await mailsTo(user.email))[0]?.text).not.toContain('token=');
    expect((await eventsOn(user))[0]?.kind).toBe('user.updated');
  });

  it('corrects an invited person’s email address: only the new one gets an email, which is the invitation', async () => {
    const wrong = `wrong-${ada.id}@fund.example`;
    const email = `right-${ada.id}@fund.example`;
    const people = [{ name: 'Ivo Invited', email: wrong }];
    const { id } = (await api.run(ada, INVITE, { input: { people, message: 'Welcome.' } })).data.inviteUsers.users[0]!;
    expect(await mailsTo(wrong)).toHaveLength(1);
    const { data } = await api.run(ada, UPDATE, { input: { id, email } });
    expect(data.updateUser.user).toMatchObject({ email, isEmailVerified: false });
    expect(await mailsTo(wrong)).toEqual([]);
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({ kind: 'account.invitation', text: expect.stringContaining('Welcome.') }),
    ]);
    const kinds = (await eventsOn({ id })).map(({ kind }) => kind);
    expect(kinds).toEqual(['user.invited', 'user.invited_again', 'user.updated']);
    await api.run(ada, UPDATE, { input: { id, email: email.toUpperCase(), name: 'Ivo' } });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('cannot give an account another account’s email address', async () => {
    const [user, other] = [await account(), await account()];
    const { code, errors } = await api.run(ada, UPDATE, { input: { id: user.id, email: other.email.toUpperCase() } });
    expect([code, errors?.[0]?.extensions?.['fields']]).toEqual([
      'CONFLICT',
      [{ path: ['input', 'email'], message: 'Another account has this email address' }],
    ]);
  });

  it('deletes an account with its emails; the audit log keeps only a masked email address', async () => {
    const user = await account({ name: 'Canary Zebrafish' });
    await enroll(user);
    expect((await api.run(ada, DELETE, { id: user.id })).data.deleteUser.deletedUserId).toBe(user.id);
    expect(await query(api.em(), 'select id from account where id = $1', [user.id])).toEqual([]);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['account.deleted']);
    expect((await mailsTo(user.email))[0]?.text).toContain('An administrator deleted your account');
    expect(JSON.stringify(await eventsOn(user))).not.toMatch(new RegExp(`Canary|${user.email}`));
  });
});

describe('a rejected applicant who registers again', () => {
  const register = async (user: User) => {
    const em = api.em();
    const { id, email } = user;
    const request = { id, email, kind: 'REGISTERED', accountId: null, requestId: 'req-test', ipAddress: '' } as const;
    await mailRegistration(makeContext(anonymous, em), em, request);
  };

  it('is emailed that the request was not approved, and the reviewers get an email with a link to it', async () => {
    const user = await account({ status: 'REJECTED', name: 'Rejected Person' });
    await register(user);
    const [mail] = await mailsTo(user.email);
    expect([mail?.kind, mail?.subject]).toEqual(['account.address_known', 'Your earlier request for access']);
    expect(mail?.text).toContain('was not approved');
    expect(mail?.text).not.toContain('sign in');
    const [{ email: reviewer } = { email: '' }] = await query<{ email: string }>(
      api.em(),
      'select email from account where id = $1',
      [ada.id],
    );
    const notified = (await mailsTo(reviewer)).find(({ kind }) => kind === 'review.requested_again');
    expect(notified?.text).toContain(`&item=${user.id}\n`);
  });

  it.each([
    ['PENDING', 'is still pending'],
    ['SUSPENDED', 'is suspended'],
    ['APPROVED', 'You already have an account'],
  ] as const)('while an account that is %s gets an email with its actual status', async (status, words) => {
    const user = await account({ status });
    await register(user);
    expect((await mailsTo(user.email))[0]?.text).toContain(words);
  });
});

it('the operator corrects accounts by `npx portal user`, and nothing is deleted without --yes', async () => {
  const [user, other] = [await account(), await account({ status: 'REJECTED' })];
  const portal = (...words: string[]) =>
    promisify(execFile)(process.execPath, [path.join(projectRoot, 'dist/server/portal.js'), ...words], {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: api.url },
    });
  const [updated, reopened, refusedRun] = await Promise.all([
    portal('user', 'update', user.username, '--company', 'Quietfield Partners'),
    portal('user', 'reopen', other.email),
    portal('user', 'delete', user.id).catch((error: { stderr: string }) => error),
  ]);
  expect(updated.stdout).toContain(`Corrected the account ${user.username}.`);
  expect(reopened.stdout).toContain('Reopened the request');
  expect(refusedRun.stderr).toContain('Nothing was deleted. Add --yes');
  const read = 'select status, company from account where id = any($1) order by status';
  expect(await query(api.em(), read, [[user.id, other.id]])).toEqual([
    { status: 'APPROVED', company: 'Quietfield Partners' },
    { status: 'PENDING', company: null },
  ]);
});

/** Runs a command in this process, on the database of this file. Returns the last line that it prints. */
async function runCommand(words: string, ...args: string[]): Promise<string> {
  vi.stubEnv('DATABASE_URL', api.url);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    expect(await userCommands.find((command) => command.words === words)!.run(args)).toBe(0);
    return String(print.mock.lastCall?.[0]);
  } finally {
    print.mockRestore();
    vi.unstubAllEnvs();
  }
}

it('`npx portal user reset-second-factor` does the same as an administrator', async () => {
  const user = await account();
  await enroll(user);
  const line = await runCommand('user reset-second-factor', user.email);
  expect(line).toBe(`Reset the second factor of ${user.name} (${user.username}).`);
  expect(await getFactors(user)).toBe(0);
  expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['second_factor.reset']);
});

it('`npx portal user update` corrects a name and an email address, which must be verified again', async () => {
  const user = await account();
  const email = 'corrected@fund.example';
  const line = await runCommand('user update', user.id, '--name', 'Corrected Name', '--email', email);
  expect(line).toBe(`Corrected the account ${user.username}.`);
  const read = 'select name, email, email_verified_at as verified from account where id = $1';
  expect(await query(api.em(), read, [user.id])).toEqual([{ name: 'Corrected Name', email, verified: null }]);
  expect([(await mailsTo(user.email)).length, (await mailsTo(email)).length]).toEqual([1, 1]);
});

it('`npx portal user delete --yes` deletes an account', async () => {
  const user = await account();
  const line = await runCommand('user delete', user.username, '--yes');
  expect(line).toBe(`Deleted the account of ${user.name} (${user.username}).`);
  expect(await query(api.em(), 'select id from account where id = $1', [user.id])).toEqual([]);
});
