import { type SqlEntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { signNdaInput } from '#graphql/nda-validation.ts';
import { consumeToken, findTokenOwner } from '../account-links/account-token.service.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { tokenPerAddress } from '../auth/auth.limits.ts';
import { isUsernameTaken, refuseTakenUsername } from '../auth/decoy-account.service.ts';
import { hashNewPassword } from '../auth/password.service.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { findNdaToSign } from '#api/portal/ndas/nda.requirement.query.ts';
import { type Signing, signFor } from '#api/portal/ndas/nda.sign.service.ts';
import type { Context } from '#api/platform/context.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { read } from '#api/platform/http/rest.ts';
import { countTry } from '#api/platform/limits/attempts.ts';
import { beginSession, startSession } from '../sessions/session.service.ts';
import { AccountDecision } from '../users/account-decision.entity.ts';
import { makeUsernameKeys, User } from '../users/user.entity.ts';
import { selectOwners, storePasswordHash } from '../users/user.query.ts';
import { findUser, type UserRow } from '../users/user.service.ts';
import { InvitationRow } from './invitation.entity.ts';
import { makeAcceptedMail } from './invitation.mails.ts';
import type { InvitationLink } from './invitation.type.ts';

export interface Acceptance {
  password: string;
  /** Empty for the username that the account has. */
  username?: string | undefined;
  /** The signature of the agreement, if the person has to sign it. */
  name?: string | undefined;
  consent?: string | undefined;
  sha256?: string | undefined;
}

/** The invitation whose link this browser has opened. Null if there is none or it no longer works. */
export async function readInvitationLink({ em, browser: { links } }: Context): Promise<InvitationLink | null> {
  const user = links.invitation ? await findInvited(em, links.invitation) : null;
  if (!user) return null;
  const invitation = await em.findOneOrFail(InvitationRow, { accountId: user.id });
  const inviter = invitation.invitedBy ? await findUser(em, invitation.invitedBy) : null;
  const { name, email } = user;
  return {
    name,
    email,
    invitedBy: inviter && { accountId: inviter.id, name: inviter.name },
    nda: await findNdaToSign(em, user.id),
  };
}

/**
 * Accepts an invitation: sets the password, signs the agreement where one applies, and signs in. Mail programs open
 * links automatically, so only the form calls this.
 */
export async function acceptInvitation(context: Context, link: string, acceptance: Acceptance): Promise<void> {
  const {
    em,
    client,
    services: { env },
  } = context;
  await countTry(em, tokenPerAddress, client.address, env.LIMITS_SCALE);
  const user = (await findInvited(em, link)) ?? refuseLink();
  const signature = (await findNdaToSign(em, user.id)) ? readSignature(acceptance) : null;
  const { email, name } = user;
  const { password, username = '' } = acceptance;
  const passwordHash = await hashNewPassword(context, password, { email, name, username: username || email });
  const session = await em.transactional(async (em) => {
    await enter(context, em, { user, link, username, passwordHash });
    // Decided again after the account is approved: an agreement can have come into force meanwhile.
    if (await findNdaToSign(em, user.id)) await signFor(context, em, user.id, signature ?? readSignature(acceptance));
    return beginSession(em, user.id, client.device);
  });
  await startSession(context, session);
  context.browser.device.remember(user.id);
}

const readSignature = ({ name = '', consent, sha256 = '' }: Acceptance): Signing =>
  read(signNdaInput, { name, consent: consent !== undefined, sha256 });

/** The invited account of a link. Null if the link does not work, or the account is not invited any more. */
async function findInvited(em: SqlEntityManager, link: string): Promise<UserRow | null> {
  const id = await findTokenOwner(em, link, 'INVITATION');
  const user = id ? await findUser(em, id) : null;
  return user?.status === 'INVITED' ? user : null;
}

interface Entry {
  user: UserRow;
  link: string;
  username: string;
  passwordHash: string;
}

/** Approves the invited account and mails the person who invited. */
async function enter(
  context: Context,
  em: SqlEntityManager,
  { user, link, username, passwordHash }: Entry,
): Promise<void> {
  const { env } = context.services;
  const { id } = user;
  // The account is locked before its token is used up, as every change of an invitation does.
  const account = (await em.findOne(User, { id }, { ...lockRow, refresh: true })) ?? refuseLink();
  if (account.status !== 'INVITED' || !(await consumeToken(em, link, 'INVITATION'))) refuseLink();
  const now = new Date();
  if (username && (await isUsernameTaken(em, username))) refuseTakenUsername();
  if (username) Object.assign(account, { username, ...makeUsernameKeys(username) });
  Object.assign(account, { status: 'APPROVED', emailVerifiedAt: now });
  const invitation = await em.findOneOrFail(InvitationRow, { accountId: id });
  invitation.acceptedAt = now;
  em.create(AccountDecision, { accountId: id, decidedBy: invitation.invitedBy, status: 'APPROVED', reason: null });
  await em.flush().catch((error: unknown) => {
    // A registration took the username after the check above.
    if (error instanceof UniqueConstraintViolationException) refuseTakenUsername();
    throw error;
  });
  await storePasswordHash(em, id, passwordHash);
  const inviters = selectOwners(em).where('id', '=', invitation.invitedBy ?? '');
  const inviter = await inviters.executeTakeFirst();
  if (inviter) await post(em, env, makeAcceptedMail(env, inviter, user));
  await record(context, em, { kind: 'user.invitation_accepted', actorId: id, subjectId: id });
}

function refuseLink(): never {
  const message = 'This invitation is no longer valid. Please ask for a new one';
  return fail('BAD_USER_INPUT', message, [{ path: ['input', 'token'], message }]);
}
