import { beforeAll, describe, expect, it } from 'vitest';
import { makeGroup } from '../groups/group.factory.ts';
import { AccountDecision } from '../users/account-decision.entity.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import type { SignedIn } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  UserReviewTestAnsweredDocument as ANSWERED,
  UserReviewTestApproveDocument as APPROVE,
  UserReviewTestAskDocument as ASK,
  UserReviewTestReinstateDocument as REINSTATE,
  UserReviewTestRejectDocument as REJECT,
  UserReviewTestReopenDocument as REOPEN,
  UserReviewTestRolesDocument as ROLES,
  UserReviewTestSuspendDocument as SUSPEND,
  UserReviewTestListDocument as LIST,
  UserReviewTestPageDocument as PAGE,
  UserReviewTestSortedDocument as SORTED,
  type UserReviewTestSortedQuery,
  type UserReviewTestSortedQueryVariables,
  type UserReviewTestPageQuery,
} from '#graphql/generated/tests-accounts-user-administration.ts';

const api = useApi();
const missing = 'usr_00000000000000000000000000000000';

let ada: SignedIn;
let ben: SignedIn;

async function account(values: Partial<User> = {}): Promise<User> {
  const em = api.em();
  const user = makeUser(em, values);
  await em.flush();
  return user;
}

async function admin(name: string): Promise<SignedIn> {
  const { id, roles, status } = await account({ name, roles: ['ADMIN'] });
  return { kind: 'user', id, name, status, roles, confirmed: true };
}

const mailsTo = async ({ email }: User): Promise<string[]> =>
  (await query<{ kind: string }>(api.em(), 'select kind from mail where recipient = $1', [email])).map(
    ({ kind }) => kind,
  );
const eventsOn = async ({ id }: User): Promise<string[]> =>
  (
    await query<{ kind: string }>(api.em(), 'select kind from audit_event where subject_id = $1 order by seq', [id])
  ).map(({ kind }) => kind);

beforeAll(async () => {
  [ada, ben] = [await admin('Ada Admin'), await admin('Ben Admin')];
});

describe.each([
  ['approveUser', APPROVE, 'PENDING', 'APPROVED', 'user.approved', 'account.approved'],
  ['rejectUser', REJECT, 'PENDING', 'REJECTED', 'user.rejected', 'account.rejected'],
  ['suspendUser', SUSPEND, 'APPROVED', 'SUSPENDED', 'user.suspended', 'account.suspended'],
  ['reopenUser', REOPEN, 'REJECTED', 'PENDING', 'user.reopened', 'account.reopened'],
  ['reinstateUser', REINSTATE, 'SUSPENDED', 'APPROVED', 'user.reinstated', 'account.reinstated'],
] as const)('%s', (name, operation, from, to, event, mail) => {
  it('works for administrators, emails the owner and is recorded', async () => {
    const user = await account({ status: from });
    const { data, errors } = await api.execute(ada, operation, { id: user.id });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ [name]: { user: { status: to } } });
    expect([await mailsTo(user), await eventsOn(user)]).toEqual([[mail], [event]]);
  });

  it('requires an administrator with a recent confirmation', async () => {
    const { id } = await account({ status: from });
    expect((await api.execute({ ...ada, confirmed: false }, operation, { id })).code).toBe('STEP_UP_REQUIRED');
  });

  it('is a conflict if it is no longer possible, naming the reviewer who decided', async () => {
    const user = await account({ status: from });
    await api.execute(ben, operation, { id: user.id });
    const { code, errors } = await api.execute(ada, operation, { id: user.id });
    expect([code, errors?.[0]?.message]).toEqual(['CONFLICT', expect.stringMatching(/ by Ben Admin\.$/)]);
    expect(await mailsTo(user)).toHaveLength(1);
  });

  it('returns NOT_FOUND for an unknown id', async () => {
    expect((await api.execute(ada, operation, { id: missing })).code).toBe('NOT_FOUND');
  });
});

describe('the review', () => {
  it('requires a reason for a rejection, which its owner can read', async () => {
    const user = await account({ status: 'PENDING' });
    expect((await api.run(ada, REJECT, { id: user.id, reason: '  ' })).errors?.[0]?.extensions?.['fields']).toEqual([
      { path: ['input', 'reason'], message: 'Enter a reason' },
    ]);
    await api.run(ada, REJECT, { id: user.id, reason: 'We know no <b>such</b> fund.' });
    const [mail] = await query<{ text: string; html: string }>(
      api.em(),
      'select body_text as text, body_html as html from mail where recipient = $1',
      [user.email],
    );
    expect(mail?.text).toContain('We know no <b>such</b> fund.');
    expect(mail?.html).toContain('We know no &lt;b&gt;such&lt;/b&gt; fund.');
  });

  it('lets only one of two concurrent decisions succeed, and names the reviewer to the other', async () => {
    for (let round = 0; round < 20; round += 1) {
      const user = await account({ status: 'PENDING' });
      const answers = await Promise.all([
        api.run(ada, APPROVE, { id: user.id }),
        api.run(ben, REJECT, { id: user.id }),
      ]);
      const [won, lost] = answers[0].errors ? answers.toReversed() : answers;
      expect(won?.errors).toBeUndefined();
      expect(lost?.code).toBe('CONFLICT');
      expect(lost?.errors?.[0]?.message).toMatch(
        answers[0] === won ? /approved by Ada Admin/ : /rejected by Ben Admin/,
      );
      expect([await mailsTo(user), await eventsOn(user)]).toEqual([[expect.any(String)], [expect.any(String)]]);
    }
  });

  it('adds an approved person to the groups that the reviewer chose, and to none if the approval fails', async () => {
    const user = await account({ status: 'PENDING' });
    const { id: groupId } = await makeGroup(api.em());
    const listGroups = async () =>
      (await query(api.em(), 'select group_id from account_group_member where account_id = $1', [user.id])).length;
    const answer = await api.run(ada, APPROVE, { id: user.id, groupIds: [groupId, 'grp_missing'] });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(await listGroups()).toBe(0);
    expect((await api.run(ada, APPROVE, { id: user.id, groupIds: [groupId] })).errors).toBeUndefined();
    expect(await listGroups()).toBe(1);
    expect(await query(api.em(), 'select kind, details from audit_event where subject_id = $1', [groupId])).toEqual([
      {
        kind: 'group.updated',
        details: {
          name: expect.any(String),
          added: [user.id],
          removed: [],
          changed: ['members'],
          editVersion: 2,
        },
      },
    ]);
    const refused = await account({ status: 'REJECTED' });
    expect((await api.run(ada, APPROVE, { id: refused.id, groupIds: [groupId] })).code).toBe('CONFLICT');
    const members = await query(api.em(), 'select account_id from account_group_member where group_id = $1', [groupId]);
    expect(members).toEqual([{ accountId: user.id }]);
  });

  it('lists the people who answered the last question of a reviewer', async () => {
    const search = `answered-${Date.now()}`;
    const [answered, asked, silent] = await Promise.all(
      [1, 2, 3].map((n) => account({ status: 'PENDING', username: `${search}-${n}` })),
    );
    const em = api.em();
    const decide = (user: User, decidedBy: string, reason: string, minutes: number) =>
      em.create(AccountDecision, {
        accountId: user.id,
        decidedBy,
        status: 'PENDING',
        reason,
        at: new Date(Date.now() - minutes * 60_000),
      });
    decide(answered!, ada.id, 'Which fund is it?', 9);
    decide(answered!, answered!.id, 'A pension fund.', 8);
    decide(asked!, asked!.id, 'An earlier answer.', 7);
    decide(asked!, ada.id, 'Since when?', 6);
    await em.flush();
    const listIds = async (isAnswered: boolean | null) =>
      (await api.run(ada, ANSWERED, { search, isAnswered })).data.users.nodes.map(({ id }) => id).toSorted();
    expect(await listIds(true)).toEqual([answered!.id]);
    expect(await listIds(false)).toEqual([asked!.id, silent!.id].toSorted());
    expect(await listIds(null)).toHaveLength(3);
    await api.run(ada, APPROVE, { id: answered!.id });
    expect(await listIds(true)).toEqual([]);
  });

  it('suspends a person while a job writes about an event that the person answered', async () => {
    const user = await account({ status: 'APPROVED' });
    const eventId = await makeEvent(api.em(), { capacity: 5 });
    const answer = "insert into event_answer (event_id, account_id, answer) values ($1, $2, 'GOING')";
    await query(api.em(), answer, [eventId, user.id]);
    const { suspension } = await api.em().transactional(async (em) => {
      await query(em, 'select id from event where id = $1 for update', [eventId]);
      const suspension = api.run(ada, SUSPEND, { id: user.id });
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await eventually(async () => expect(await query(api.em(), waiting)).toHaveLength(1));
      await query(em, 'select id from account where id = $1 for key share', [user.id]);
      return { suspension };
    });
    expect((await suspension).errors).toBeUndefined();
  });

  it('lists possible actions, past decisions and warning signs', async () => {
    const email = `twin-${Date.now()}@zebrafish.example`;
    await account({ email: `other-${Date.now()}@zebrafish.example`, name: 'Tina Twin' });
    const user = await account({ status: 'PENDING', email, name: 'Tina Twin' });
    await api.run(ada, APPROVE, { id: user.id });
    const { data } = await api.run(ada, LIST, { filter: { search: 'ZEBRAFISH', status: 'APPROVED' } });
    expect(data.users.nodes.find((node) => node.id === user.id)).toEqual({
      id: user.id,
      isEmailVerified: false,
      signals: { sameDomainCount: 1, sameNameCount: 1 },
      decisions: [{ status: 'APPROVED', decidedBy: { name: 'Ada Admin' } }],
      viewerCan: { approve: false, suspend: true, setRoles: true },
    });
  });

  it('lists accounts page by page without a gap', async () => {
    const search = `page-${Date.now()}`;
    const accounts = [];
    // Two accounts share a millisecond, so that the id decides their order. The column rounds to milliseconds, the
    // precision of the cursor.
    for (const at of [1, 2, 2, 3, 4]) {
      const { id } = await account({ username: `${search}-${accounts.length}`, createdAt: new Date(at * 1_000) });
      const micros = `${accounts.length}00 microseconds`;
      await query(api.em(), 'update account set created_at = created_at + $2::interval where id = $1', [id, micros]);
      accounts.push({ id, at });
    }
    const newestFirst = accounts.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const { users }: UserReviewTestPageQuery = (await api.run(ada, PAGE, { after, search })).data;
      ids.push(...users.nodes.map(({ id }) => id));
      after = users.pageInfo.hasNextPage ? users.pageInfo.endCursor : null;
    } while (after);
    expect(ids).toEqual(newestFirst);
  });

  it.each([
    ['NAME', ['aaron', 'Élodie', 'Emil', 'Zoe'], ['Zoe', 'Emil', 'Élodie', 'aaron']],
    ['COMPANY', ['Zoe', 'Emil'], ['Emil', 'Zoe']],
    ['STATUS', ['aaron', 'Emil', 'Élodie', 'Zoe'], ['Zoe', 'Élodie', 'Emil', 'aaron']],
    ['CREATED_AT', ['Zoe', 'aaron', 'Emil', 'Élodie'], ['Élodie', 'Emil', 'aaron', 'Zoe']],
  ] as const)('lists accounts by %s in both directions, page by page', async (field, ascending, descending) => {
    const search = `sorted-${field.toLowerCase()}-${Date.now()}`;
    const names = new Map<string, string>();
    for (const [name, company, status, at] of [
      ['Zoe', 'Ärlig', 'SUSPENDED', 1],
      ['aaron', null, 'APPROVED', 2],
      ['Emil', 'beta', 'PENDING', 3],
      ['Élodie', null, 'REJECTED', 4],
    ] as const) {
      const createdAt = new Date(at * 1_000);
      const { id } = await account({ username: `${search}-${at}`, name, company, status, createdAt });
      names.set(id, name);
    }
    const listNames = async (direction: 'ASC' | 'DESC') => {
      const listed: (string | undefined)[] = [];
      let after: string | null = null;
      do {
        const variables: UserReviewTestSortedQueryVariables = { after, search, orderBy: { field, direction } };
        const { users }: UserReviewTestSortedQuery = (await api.run(ada, SORTED, variables)).data;
        listed.push(...users.nodes.map(({ id }) => names.get(id)));
        after = users.pageInfo.hasNextPage ? users.pageInfo.endCursor : null;
      } while (after);
      return listed;
    };
    // Two accounts have no company: they come last in both directions, and their ids decide.
    const [up, down] = [await listNames('ASC'), await listNames('DESC')];
    expect(up.slice(0, ascending.length)).toEqual(ascending);
    expect(down.slice(0, descending.length)).toEqual(descending);
    for (const all of [up, down]) expect(all.toSorted()).toEqual([...names.values()].toSorted());
  });

  it('records what an investor was denied', async () => {
    const { id } = await account({ status: 'PENDING' });
    const actor: SignedIn = { ...person.investor, roles: ['INVESTOR'], id: `usr_${Date.now()}` };
    await api.run(actor, APPROVE, { id });
    const events = await query(api.em(), 'select kind, details from audit_event where actor_id = $1', [actor.id]);
    expect(events).toEqual([{ kind: 'access.refused', details: { operation: 'approveUser', code: 'FORBIDDEN' } }]);
  });
});

describe('setUserRoles', () => {
  it('changes roles, checks the confirmation, and validates its input', async () => {
    const { id } = await account();
    expect((await api.run(ada, ROLES, { id })).data.setUserRoles.user.roles).toEqual(['ADMIN', 'INVESTOR']);
    expect((await api.run({ ...ada, confirmed: false }, ROLES, { id })).code).toBe('STEP_UP_REQUIRED');
    expect((await api.run(ada, ROLES, { id, roles: [] })).code).toBe('BAD_USER_INPUT');
    expect((await api.run(ada, ROLES, { id: missing })).code).toBe('NOT_FOUND');
  });

  it('keeps the role that a colleague gave for an administrator who saves an older choice later', async () => {
    const { id } = await account();
    const expectedRoles = ['INVESTOR' as const];
    await api.run(ada, ROLES, { id, roles: ['INVESTOR', 'EDITOR'], expectedRoles });
    const late = await api.run(ada, ROLES, { id, roles: ['INVESTOR', 'ADMIN'], expectedRoles });
    expect(late.code).toBe('CONFLICT');
    expect(late.errors![0]!.message).toContain('changed the roles');
    const again = await api.run(ada, ROLES, { id, roles: ['ADMIN'], expectedRoles: ['INVESTOR', 'EDITOR'] });
    expect(again.data.setUserRoles.user.roles).toEqual(['ADMIN']);
  });
});

describe('requestMoreInformation', () => {
  it('emails the question, keeps the request pending and stores the question', async () => {
    const user = await account({ status: 'PENDING' });
    const { data } = await api.run(ada, ASK, { id: user.id });
    expect(data.requestMoreInformation.user).toEqual({
      status: 'PENDING',
      decisions: [{ status: 'PENDING', reason: 'Which fund is it?', decidedBy: { name: 'Ada Admin' } }],
    });
    expect([await mailsTo(user), await eventsOn(user)]).toEqual([['account.question'], ['user.asked']]);
  });

  it('checks the status and its input', async () => {
    const { id } = await account({ status: 'PENDING' });
    const { id: decided } = await account({ status: 'APPROVED' });
    expect((await api.run(ada, ASK, { id, message: ' ' })).code).toBe('BAD_USER_INPUT');
    expect((await api.run(ada, ASK, { id: decided })).code).toBe('CONFLICT');
    expect((await api.run(ada, ASK, { id: missing })).code).toBe('NOT_FOUND');
  });
});
