import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { canMailOnRequest, post } from '#api/operation/mail/mail.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry, forgetTries } from '#api/platform/limits/attempts.ts';
import { endSessions, startSession, replaceSessions } from '../sessions/session.service.ts';
import { identityPerAccount, resetPerAddress, tokenPerAddress } from './auth.limits.ts';
import { makePasswordChangedMail, makeResetPasswordMail as resetMail } from './auth.mails.ts';
import { type AccountRequest, type HandlingContext, storeAccountRequest } from './account-request.service.ts';
import {
  consumeToken,
  issueToken,
  findTokenOwner,
  tokenSeconds,
  voidTokens,
} from '../account-links/account-token.service.ts';
import { hashPassword, makeUnusableHash, verifyPassword } from './password.ts';
import { type PasswordOwner, refuseWeakPassword } from './password-strength.ts';
import { foldKey } from '../users/user.entity.ts';
import { canRequestLink, readPasswordHash, selectOwners, storePasswordHash } from '../users/user.query.ts';
import type { ChangePasswordInput } from './viewer.input.ts';
import { findUser, type UserRow } from '../users/user.service.ts';
import { forgetSignInTries } from './sign-in.service.ts';

export { makeUnusableHash };

/** The hash of the first password of an account. Fails for one that attackers try first. */
export async function hashNewPassword(
  { services: { env } }: Context,
  password: string,
  owner: Omit<PasswordOwner, 'siteName'>,
): Promise<string> {
  await refuseWeakPassword(password, { siteName: env.SITE_NAME, ...owner });
  return hashPassword(password);
}

/** Requests an email with a link for a new password. The response is the same for every email address. */
export async function requestPasswordReset(context: Context, email: string): Promise<true> {
  const {
    em,
    client,
    viewer,
    services: { env },
  } = context;
  await countTry(em, resetPerAddress, client.address, env.LIMITS_SCALE);
  const accountId = viewer.kind === 'user' ? viewer.id : null;
  await storeAccountRequest(context, em, { kind: 'RESET_PASSWORD', email: email.slice(0, 254), accountId });
  return true;
}

/** Emails the link to the owner of the email address, if an account has it. */
export async function mailPasswordReset(
  { services: { env }, ...actor }: HandlingContext,
  em: SqlEntityManager,
  { email, accountId }: AccountRequest,
): Promise<void> {
  const key = foldKey(email);
  const owners = selectOwners(em).where('emailKey', '=', key).where(canRequestLink);
  const owner = await owners.executeTakeFirst();
  if (owner && (await canMailOnRequest(em, owner.email, env.LIMITS_SCALE))) {
    const token = await issueToken(em, owner, 'RESET_PASSWORD');
    await post(em, env, resetMail(env, owner, token, tokenSeconds.RESET_PASSWORD));
  }
  await record(actor, em, {
    kind: 'password.reset_requested',
    actorId: accountId,
    subjectId: owner?.id ?? null,
    details: { email: maskEmail(key) },
  });
}

/**
 * The owner of the link for a new password that this browser has opened. Null if there is none or it is no longer
 * valid.
 */
export async function readPasswordLink({ em, browser: { links } }: Context): Promise<{ username: string } | null> {
  const owner = links.reset ? await findTokenOwner(em, links.reset, 'RESET_PASSWORD') : null;
  const user = owner && (await findUser(em, owner));
  return user ? { username: user.username } : null;
}

/**
 * Sets a new password by an emailed link. It ends every session and starts none: the next sign-in proves that the
 * password works.
 */
export async function resetPassword(context: Context, token: string, password: string): Promise<true> {
  const {
    em,
    client,
    services: { env },
  } = context;
  await countTry(em, tokenPerAddress, client.address, env.LIMITS_SCALE);
  const owner = await findTokenOwner(em, token, 'RESET_PASSWORD');
  const user = (owner && (await findUser(em, owner))) || refuseLink();
  await refuseWeakPassword(password, { siteName: env.SITE_NAME, ...user });
  const passwordHash = await hashPassword(password);
  await em.transactional(async (em) => {
    // The link may have been used while this request computed the hash.
    if (!(await consumeToken(em, token, 'RESET_PASSWORD'))) refuseLink();
    await storePassword(context, em, user, passwordHash);
    await endSessions(em, user.id);
    await record(context, em, { kind: 'password.reset', subjectId: user.id });
  });
  await forgetSignInTries(em, user);
  return true;
}

/** Changes the viewer's own password, keeps them signed in here under a new session, and ends all others. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<UserRow> {
  const {
    em,
    viewer,
    services: { env },
  } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const user = (await findUser(em, viewer.id)) ?? fail('UNAUTHENTICATED');
  const { currentPassword, newPassword } = input;
  await refuseWeakPassword(newPassword, { siteName: env.SITE_NAME, ...user }, ['input', 'newPassword']);
  await refuseWrongPassword(context, user.id, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  const token = await em.transactional(async (em) => {
    await storePassword(context, em, user, passwordHash);
    const token = await replaceSessions(context, em, user.id);
    await record(context, em, { kind: 'password.changed', subjectId: user.id });
    return token;
  });
  await startSession(context, token);
  return user;
}

async function storePassword(context: Context, em: Context['em'], user: UserRow, passwordHash: string): Promise<void> {
  await storePasswordHash(em, user.id, passwordHash);
  await voidTokens(em, user.id, ['RESET_PASSWORD']);
  await post(em, context.services.env, makePasswordChangedMail(context.services.env, user));
}

async function refuseWrongPassword(context: Context, id: string, password: string): Promise<void> {
  const {
    em,
    services: { env },
  } = context;
  await countTry(em, identityPerAccount, id, env.LIMITS_SCALE);
  if (await verifyPassword(await readPasswordHash(em, id), password)) return forgetTries(em, identityPerAccount, id);
  await record(context, em, { kind: 'identity.refused', subjectId: id });
  const message = 'This password is not correct';
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'currentPassword'], message }]);
}

function refuseLink(): never {
  const message = 'This link is no longer valid. Please ask for a new one';
  return fail('BAD_USER_INPUT', message, [{ path: ['input', 'token'], message }]);
}
