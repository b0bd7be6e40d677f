import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { canMailOnRequest, post } from '#api/operation/mail/mail.service.ts';
import type { Context } from '#api/platform/context.ts';
import { countTry } from '#api/platform/limits/attempts.ts';
import { now } from '#api/platform/database/sql.ts';
import { registerPerAddress } from './auth.limits.ts';
import { makeExistingEmailMail, makeRequestedAgainMail } from './existing-email.mails.ts';
import { makeNewRequestMail, makeRequestReceivedMail } from './auth.mails.ts';
import { type AccountRequest, type HandlingContext, storeAccountRequest } from './account-request.service.ts';
import { findReservingAccount, lockEmail } from '../account-links/email-reservation.service.ts';
import { issueToken } from '../account-links/account-token.service.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-strength.ts';
import { createDecoyAccount, isUsernameTaken, refuseTakenUsername } from './decoy-account.service.ts';
import { foldKey, makeUsernameKeys, User } from '../users/user.entity.ts';
import type { RegisterInput } from './viewer.input.ts';
import type { UserRow } from '../users/user.service.ts';
import { selectApprovedAdmins, selectOwners } from '../users/user.query.ts';
import { mailReservedEmail } from './email-change.service.ts';
import { mailVerification } from './email-verification.service.ts';

/**
 * Requests an account. A known email address gets the same response as a new one, and its owner is emailed, so that the
 * response reveals nothing about others. A taken username is reported, because usernames are unique.
 */
export async function register(context: Context, input: RegisterInput): Promise<UserRow> {
  const {
    em,
    client,
    services: { env },
  } = context;
  await countTry(em, registerPerAddress, client.address, env.LIMITS_SCALE);
  await refuseWeakPassword(input.password, { siteName: env.SITE_NAME, ...input });
  if (await isUsernameTaken(em, input.username)) refuseTakenUsername();
  const user = createRequestedUser(input, await hashPassword(input.password));
  await em.transactional((em) => storeRegistration(context, em, user));
  return { ...user, isEmailVerified: false };
}

/** A known or reserved email address gets the same response as a new one. Emails are sent after the response. */
async function storeRegistration(context: Context, em: SqlEntityManager, user: User): Promise<void> {
  await lockEmail(em, user.email);
  const reservingId = await findReservingAccount(em, user.email);
  const isNew = reservingId === null && (await insert(em, user));
  const ownerId = await createDecoyAccount(em, user, reservingId);
  // Another registration took the username between the check and the insert.
  if (!isNew && ownerId === null) refuseTakenUsername();
  const accountId = isNew ? user.id : null;
  await storeAccountRequest(context, em, { kind: 'REGISTERED', email: user.email, accountId });
  await record(context, em, {
    kind: isNew ? 'account.registered' : 'account.known_email',
    subjectId: isNew ? user.id : ownerId,
    details: { email: maskEmail(user.email) },
  });
}

function createRequestedUser(input: RegisterInput, passwordHash: string): User {
  const user = new User();
  const { username, email, name, company, reason } = input;
  return Object.assign(user, {
    username,
    email,
    name,
    reason,
    passwordHash,
    ...makeUsernameKeys(username),
    emailKey: foldKey(email),
    company: company || null,
  });
}

/** False if the username or the email address is taken. */
async function insert(em: SqlEntityManager, user: User): Promise<boolean> {
  const { id, username, usernameKey, usernameSkeleton, email, emailKey, name, company, reason } = user;
  const { roles, status, passwordHash } = user;
  const row = await getKysely(em)
    .insertInto('account')
    .values({
      id,
      username,
      email,
      name,
      company,
      reason,
      roles,
      status,
      usernameKey,
      usernameSkeleton,
      emailKey,
      passwordHash,
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Emails everyone concerned: the applicant and the reviewers, or the owner of a known email address. */
export async function mailRegistration(
  context: HandlingContext,
  em: SqlEntityManager,
  { email, accountId }: AccountRequest,
): Promise<void> {
  const {
    services: { env },
  } = context;
  const user = await selectOwners(em).where('emailKey', '=', foldKey(email)).executeTakeFirst();
  if (!user && accountId === null) return mailReservedEmail(context, em, email);
  if (!user || (accountId !== null && user.id !== accountId)) return;
  if (!(await canMailOnRequest(em, user.email, env.LIMITS_SCALE))) return;
  if (accountId === null) return mailKnownOwner(context, em, user);
  await mailRequestReceived(context, em, user);
  await mailVerification(context, em, user);
  for (const reviewer of await findReviewers(em)) await post(em, env, makeNewRequestMail(env, reviewer, user));
}

/** Emails the private link that shows the status of a pending request. */
export async function mailRequestReceived(
  { services: { env } }: HandlingContext,
  em: SqlEntityManager,
  owner: Pick<User, 'id' | 'name' | 'email' | 'emailKey'>,
) {
  const token = await issueToken(em, owner, 'REQUEST_STATUS');
  await post(em, env, makeRequestReceivedMail(env, owner, token));
}

/**
 * A rejected applicant cannot register again, so the reviewers are notified of the attempt: they can reopen the
 * request.
 */
async function mailKnownOwner(
  { services: { env } }: HandlingContext,
  em: SqlEntityManager,
  user: Applicant,
): Promise<void> {
  await post(em, env, makeExistingEmailMail(env, user));
  if (user.status !== 'REJECTED') return;
  for (const reviewer of await findReviewers(em)) await post(em, env, makeRequestedAgainMail(env, reviewer, user));
}

type Applicant = Pick<User, 'id' | 'name' | 'email' | 'emailKey' | 'company' | 'reason' | 'status'>;

const findReviewers = (em: SqlEntityManager) => selectApprovedAdmins(em).select(['name', 'email']).execute();
