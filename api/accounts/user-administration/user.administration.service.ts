import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { endSessions } from '../sessions/session.service.ts';
import { makeEmailCorrectedMail, makeSecondFactorResetMail } from './user.mails.ts';
import { mailRequestReceived } from '../auth/registration.service.ts';
import type { HandlingContext } from '../auth/account-request.service.ts';
import { findReservingAccount, lockEmail } from '../account-links/email-reservation.service.ts';
import { voidLinksOfFormerEmail, voidTokens } from '../account-links/account-token.service.ts';
import { PasskeyRow } from '../passkeys/passkey.entity.ts';
import { AccountTotp, RecoveryCode } from '../two-factor/account-totp.entity.ts';
import { foldKey, User } from '../users/user.entity.ts';
import type { UpdateUserInput } from './user.input.ts';
import { removeAccount } from '../auth/account-deletion.service.ts';
import { lockInvitations, mailInvitationAgain } from '../invitations/invitation.service.ts';
import { type UserAction, userPolicy } from '../users/user.policy.ts';
import { findUser, type UserRow } from '../users/user.service.ts';
import { mailVerification } from '../auth/email-verification.service.ts';

// Changes that an administrator makes to another account. Functions with a HandlingContext also serve `npx portal
// user`, where no viewer is signed in.

export type UserChanges = Pick<UpdateUserInput, 'name' | 'company' | 'email'>;

export const resetUserSecondFactor = (context: Context, id: string): Promise<UserRow> =>
  administer(context, id, 'resetSecondFactor', (em, user) => resetSecondFactor(context, em, user));

export const updateUser = (context: Context, { id, ...changes }: UpdateUserInput): Promise<UserRow> =>
  administer(context, id, 'update', (em, user) => correctAccount(context, em, user, changes));

export async function deleteUser(context: Context, id: string): Promise<string> {
  const user = await loadAuthorized(context, id, 'delete');
  await context.em.transactional((em) => removeAccount(context, em, user, 'administrator'));
  return id;
}

async function administer(
  context: Context,
  id: string,
  action: UserAction,
  work: (em: SqlEntityManager, user: UserRow) => Promise<void>,
): Promise<UserRow> {
  const user = await loadAuthorized(context, id, action);
  await context.em.transactional((em) => work(em, user));
  return (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}

async function loadAuthorized({ em, viewer }: Context, id: string, action: UserAction): Promise<UserRow> {
  const user = (await findUser(em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, viewer, action, user);
  return user;
}

/** Removes all sign-in factors except the password and ends the account's sessions. */
export async function resetSecondFactor(context: HandlingContext, em: SqlEntityManager, user: UserRow): Promise<void> {
  let removedCount = 0;
  for (const factor of [AccountTotp, PasskeyRow, RecoveryCode])
    removedCount += await em.nativeDelete<{ accountId: string }>(factor, { accountId: user.id });
  if (removedCount === 0) fail('CONFLICT', 'This account has no second factor.');
  const sessionsEnded = await endSessions(em, user.id);
  const {
    viewer,
    services: { env },
  } = context;
  await post(em, env, makeSecondFactorResetMail(env, user, viewer.kind === 'user' ? viewer.name : null));
  await record(context, em, { kind: 'second_factor.reset', subjectId: user.id, details: { sessionsEnded } });
}

/** Changes the given fields. The audit log records their names but not their values, which are personal data. */
export async function correctAccount(
  context: HandlingContext,
  em: SqlEntityManager,
  user: UserRow,
  { name, company, email }: UserChanges,
): Promise<void> {
  const next = {
    company: company === undefined ? user.company : company || null,
    email: email ?? user.email,
    name: name ?? user.name,
  };
  const fields = (['company', 'email', 'name'] as const).filter((field) => next[field] !== user[field]);
  if (fields.length === 0) return;
  const { name: newName, company: newCompany } = next;
  // Before the account is locked, as when an invitation is sent again.
  if (isInvitedElsewhere(user, next.email)) await lockInvitations(context, em, 1);
  await em.nativeUpdate(User, { id: user.id }, { name: newName, company: newCompany, updatedAt: new Date() });
  if (fields.includes('email')) await correctEmail(context, em, { ...user, name: next.name }, next.email);
  await record(context, em, { kind: 'user.updated', subjectId: user.id, details: { fields } });
}

/** Sets the email address of an account that the transaction has locked. False if another account has or reserves it. */
async function setEmail(em: SqlEntityManager, id: string, email: string): Promise<boolean> {
  const emailKey = foldKey(email);
  await lockEmail(em, email);
  if (await findReservingAccount(em, email, id)) return false;
  if ((await em.count(User, { emailKey, id: { $ne: id } })) > 0) return false;
  const account = await em.findOneOrFail(User, { id }, { refresh: true });
  if (account.emailKey !== emailKey) account.emailVerifiedAt = null;
  Object.assign(account, { email, emailKey });
  await em.flush();
  return true;
}

const isInvitedElsewhere = (user: UserRow, email: string): boolean =>
  user.status === 'INVITED' && foldKey(user.email) !== foldKey(email);

/**
 * Changes the email address. The new one must be verified, and links mailed to the old one no longer work. An invited
 * person gets the invitation at the new one instead.
 */
async function correctEmail(context: HandlingContext, em: SqlEntityManager, user: UserRow, email: string) {
  const {
    services: { env },
  } = context;
  const message = 'Another account has this email address';
  const [before, emailKey] = [foldKey(user.email), foldKey(email)];
  if (!(await setEmail(em, user.id, email))) fail('CONFLICT', message, [{ path: ['input', 'email'], message }]);
  if (before === emailKey) return;
  await voidLinksOfFormerEmail(em, user.id);
  await voidTokens(em, user.id, ['UNDO_EMAIL']);
  const owner = { ...user, email, emailKey };
  if (user.status === 'INVITED') {
    // The former address may be a stranger's. Nothing more is sent to it, and the new owner verifies by accepting.
    await deleteUnsentInvitation(em, user.email);
    return mailInvitationAgain(context, em, owner);
  }
  await post(em, env, makeEmailCorrectedMail(env, user));
  if (user.status === 'PENDING') await mailRequestReceived(context, em, owner);
  await mailVerification(context, em, owner);
}

const deleteUnsentInvitation = (em: SqlEntityManager, email: string) =>
  getKysely(em)
    .deleteFrom('mail')
    .where('kind', '=', 'account.invitation')
    .where('recipient', '=', email)
    .where('sentAt', 'is', null)
    .execute();

/** The account with this username, email address or id, for the command line. */
export async function findUserByName(em: SqlEntityManager, name: string): Promise<UserRow> {
  const key = foldKey(name);
  const row = await getKysely(em)
    .selectFrom('account')
    .select('id')
    .where((eb) => eb.or([eb('usernameKey', '=', key), eb('emailKey', '=', key), eb('id', '=', name)]))
    .executeTakeFirst();
  const user = row ? await findUser(em, row.id) : null;
  return user ?? fail('NOT_FOUND', `No account has the username, email address or id ${name}.`);
}
