import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { makeUnusableHash } from '../auth/password.service.ts';
import { deleteAccount } from '../auth/account-deletion.service.ts';
import type { HandlingContext } from '../auth/account-request.service.ts';
import { issueToken } from '../account-links/account-token.service.ts';
import { findReservingAccount, lockEmail } from '../account-links/email-reservation.service.ts';
import { joinGroups } from '../groups/group.service.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf, lockUntilCommit, secondsSinceEpoch, subtractFromNow, lockRow } from '#api/platform/database/sql.ts';
import { fail, failForNow, type FieldError } from '#api/platform/errors.ts';
import { getViewerId } from '#api/platform/viewer.ts';
import { AccountDecision } from '../users/account-decision.entity.ts';
import { foldKey, makeUsernameKeys, User } from '../users/user.entity.ts';
import { userPolicy } from '../users/user.policy.ts';
import { lockOwner, selectOwners } from '../users/user.query.ts';
import { findUser, findUsers, type UserRow } from '../users/user.service.ts';
import { InvitationRow } from './invitation.entity.ts';
import type { InvitedPersonInput, InviteUsersInput } from './invitation.input.ts';
import { makeInvitationMail } from './invitation.mails.ts';

const DAY = 86_400;

type Invited = Pick<User, 'id' | 'name' | 'email'>;

/** Creates an account for each person and mails the link to choose a password. All or none of them are invited. */
export async function inviteUsers(context: Context, input: InviteUsersInput): Promise<UserRow[]> {
  const { em, viewer } = context;
  authorize(userPolicy, viewer, 'invite', null);
  const { people, message, groupIds } = input;
  const ids = await em.transactional(async (em) => {
    await lockInvitations(context, em, people.length);
    await refuseKnownEmails(em, people);
    const users = people.map((person) => createInvitedUser(em, person));
    const invitedBy = await lockOwner(em, getViewerId(viewer));
    for (const { id: accountId } of users) {
      em.create(AccountDecision, { accountId, decidedBy: invitedBy, status: 'INVITED', reason: message || null });
      em.create(InvitationRow, { accountId, invitedBy, message: message || null });
    }
    await em.flush();
    await joinAllGroups(context, em, users, { people, groupIds: groupIds ?? [] });
    const inviter = await findInviter(context, em);
    for (const user of users) await mailInvitation(context, em, user, { inviter, message: message || null });
    for (const { id, email } of users)
      await record(context, em, { kind: 'user.invited', subjectId: id, details: { email: maskEmail(email) } });
    return users.map(({ id }) => id);
  });
  const byId = new Map((await findUsers(em, ids)).map((user) => [user.id, user]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Sends an invitation again. The former link stops working, and the term begins again. */
export async function resendInvitation(context: Context, id: string): Promise<UserRow> {
  const { em } = context;
  const user = await loadInvited(context, id, 'resendInvitation');
  await em.transactional(async (em) => {
    await lockInvitations(context, em, 1);
    await mailInvitationAgain(context, em, user);
  });
  return user;
}

/** Mails an open invitation with a new link. The caller has locked the invitations. */
export async function mailInvitationAgain(context: HandlingContext, em: SqlEntityManager, user: Invited) {
  const { id, email } = user;
  const invitation = await lockOpenInvitation(em, id);
  invitation.sentAt = new Date();
  await em.flush();
  const letter = { inviter: await findInviter(context, em), message: invitation.message };
  await mailInvitation(context, em, { ...user, emailKey: foldKey(email) }, letter);
  await record(context, em, { kind: 'user.invited_again', subjectId: id });
}

/** Ends an open invitation and deletes its account, so that nothing stays of a person who never accepted. */
export async function revokeInvitation(context: Context, id: string): Promise<string> {
  const user = await loadInvited(context, id, 'revokeInvitation');
  await context.em.transactional(async (em) => {
    await lockOpenInvitation(em, id);
    await deleteAccount(em, user);
    const details = { email: maskEmail(user.email) };
    await record(context, em, { kind: 'user.invitation_revoked', subjectId: id, details });
  });
  return id;
}

async function loadInvited(context: Context, id: string, action: 'resendInvitation' | 'revokeInvitation') {
  const user = (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, context.viewer, action, user);
  return user;
}

/** An acceptance at the same time comes before or after this change. */
async function lockOpenInvitation(em: SqlEntityManager, id: string): Promise<InvitationRow> {
  const account = (await em.findOne(User, { id }, lockRow)) ?? fail('NOT_FOUND', 'Account not found.');
  if (account.status !== 'INVITED') fail('CONFLICT', 'This person has no open invitation.');
  return em.findOneOrFail(InvitationRow, { accountId: id });
}

/** Fails if `count` more invitations exceed the limit of a day. Only one transaction at a time sends invitations. */
export async function lockInvitations(
  { services: { env } }: HandlingContext,
  em: SqlEntityManager,
  count: number,
): Promise<void> {
  await lockUntilCommit(em, 'invitations');
  const { sent, oldest } = await getKysely(em)
    .selectFrom('audit_event')
    .select(({ cast, fn }) => [
      cast<number>(fn.countAll(), 'integer').as('sent'),
      cast<number | null>(secondsSinceEpoch(fn.min('at')), 'float8').as('oldest'),
    ])
    .where('kind', '=', anyOf(['user.invited', 'user.invited_again']))
    .where('at', '>', subtractFromNow('1 day'))
    .executeTakeFirstOrThrow();
  if (sent + count <= env.INVITATIONS_PER_DAY * env.LIMITS_SCALE) return;
  failForNow('RATE_LIMITED', oldest === null ? DAY : oldest + DAY - Date.now() / 1_000);
}

/** Names each row whose email address cannot be invited. */
async function refuseKnownEmails(em: SqlEntityManager, people: readonly InvitedPersonInput[]): Promise<void> {
  const keys = people.map(({ email }) => foldKey(email));
  // In one order, so that two transactions do not wait for each other.
  for (const key of [...new Set(keys)].toSorted()) await lockEmail(em, key);
  const accounts = await selectOwners(em).where('emailKey', '=', anyOf(keys)).execute();
  const known = new Set(accounts.map(({ emailKey }) => emailKey));
  const errors: FieldError[] = [];
  for (const [index, key] of keys.entries()) {
    const message = known.has(key)
      ? 'An account has this email address'
      : keys.indexOf(key) < index
        ? 'This email address is in the list twice'
        : (await findReservingAccount(em, key))
          ? 'This email address is reserved for an account'
          : null;
    if (message) errors.push({ path: ['input', 'people', index, 'email'], message });
  }
  if (errors[0]) fail('CONFLICT', errors[0].message, errors);
}

function createInvitedUser(em: SqlEntityManager, { name, company, email }: InvitedPersonInput): User {
  // A username made from the name or email address would show strangers who is invited: registration reports taken ones.
  const username = `invited-${randomBytes(8).toString('hex')}`;
  const user = { username, ...makeUsernameKeys(username), email, emailKey: foldKey(email), name };
  return em.create(User, {
    ...user,
    company: company || null,
    status: 'INVITED',
    passwordHash: makeUnusableHash(),
  });
}

type Groups = Pick<InviteUsersInput, 'people'> & { groupIds: string[] };

async function joinAllGroups(
  context: Context,
  em: SqlEntityManager,
  users: User[],
  { people, groupIds }: Groups,
): Promise<void> {
  const members = new Map<string, string[]>();
  for (const [index, { id }] of users.entries())
    for (const groupId of new Set([...groupIds, ...(people[index]?.groupIds ?? [])]))
      members.set(groupId, [...(members.get(groupId) ?? []), id]);
  for (const groupId of [...members.keys()].toSorted()) await joinGroups(context, em, members.get(groupId)!, [groupId]);
}

const findInviter = async ({ viewer }: HandlingContext, em: SqlEntityManager): Promise<UserRow | null> =>
  viewer.kind === 'user' ? findUser(em, viewer.id) : null;

async function mailInvitation(
  { services: { env } }: HandlingContext,
  em: SqlEntityManager,
  user: Invited & Pick<User, 'emailKey'>,
  { inviter, message }: { inviter: UserRow | null; message: string | null },
): Promise<void> {
  const token = await issueToken(em, user, 'INVITATION');
  await post(em, env, makeInvitationMail(env, user, { inviter, message, token }));
}
