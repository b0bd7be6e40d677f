import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { canMailOnRequest, post } from '#api/operation/mail/mail.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry } from '#api/platform/limits/attempts.ts';
import { resetPerAddress, tokenPerAddress } from './auth.limits.ts';
import { makeVerifyEmailMail } from './auth.mails.ts';
import { type AccountRequest, type HandlingContext, storeAccountRequest } from './account-request.service.ts';
import { consumeToken, issueToken, readToken, tokenSeconds } from '../account-links/account-token.service.ts';
import { type AddressLink, type AddressLinkPurpose, addressLinkPurposeEnum } from './access-request.type.ts';
import { completeEmailChange, undoEmailChange } from './email-change.service.ts';
import { foldKey, User } from '../users/user.entity.ts';
import { canRequestLink, selectOwners } from '../users/user.query.ts';

const addressPurposes = Object.values(addressLinkPurposeEnum);

interface VerifiedLink {
  purpose: AddressLinkPurpose;
  /** The secret of the page of a pending request whose email address was verified. */
  requestToken: string | null;
}

/**
 * Runs the action of an emailed link about an email address: verifies it, completes its change, or undoes the change.
 * Mail programs open links automatically, so only the POST of a button calls this.
 */
export async function verifyEmail(context: Context, token: string): Promise<VerifiedLink> {
  const {
    em,
    client,
    services: { env },
  } = context;
  await countTry(em, tokenPerAddress, client.address, env.LIMITS_SCALE);
  return em.transactional(async (em) => {
    const owner = await verify(context, em, token);
    if (owner) return { purpose: 'VERIFY_EMAIL', requestToken: await issueRequestToken(em, owner) };
    const change = await consumeToken(em, token, 'CHANGE_EMAIL');
    if (change) await completeEmailChange(context, em, change);
    if (change) return { purpose: 'CHANGE_EMAIL', requestToken: null };
    const undo = await consumeToken(em, token, 'UNDO_EMAIL');
    if (undo) await undoEmailChange(context, em, undo);
    if (undo) return { purpose: 'UNDO_EMAIL', requestToken: null };
    const message = 'This link is no longer valid';
    return fail('BAD_USER_INPUT', message, [{ path: ['input', 'token'], message }]);
  });
}

/** The purpose of the emailed link that this browser has opened. Null if there is none or it is no longer valid. */
export async function readAddressLink({ em, browser: { links } }: Context): Promise<AddressLink | null> {
  const token = links.verify ? await readToken(em, links.verify, addressPurposes) : null;
  return token && { purpose: token.purpose as AddressLinkPurpose, email: maskEmail(token.email) };
}

type VerifiedUser = Pick<User, 'id' | 'emailKey' | 'status'>;

async function verify(context: Context, em: SqlEntityManager, token: string): Promise<VerifiedUser | null> {
  const redeemed = await consumeToken(em, token, 'VERIFY_EMAIL');
  if (!redeemed) return null;
  const { accountId } = redeemed;
  await em.nativeUpdate(User, { id: accountId }, { emailVerifiedAt: new Date() });
  await record(context, em, { kind: 'account.email_verified', actorId: accountId, subjectId: accountId });
  return em.findOne(User, { id: accountId }, { refresh: true });
}

/**
 * Access to the mailbox proves as much as the private link to the request, so the browser may open the request's page.
 */
const issueRequestToken = async (em: SqlEntityManager, owner: VerifiedUser): Promise<string | null> =>
  owner.status === 'PENDING' ? issueToken(em, owner, 'REQUEST_STATUS') : null;

/** Requests a new email with the verification link. The response is the same for every email address. */
export async function requestEmailVerification(context: Context, email: string): Promise<true> {
  const {
    em,
    client,
    services: { env },
  } = context;
  await countTry(em, resetPerAddress, client.address, env.LIMITS_SCALE);
  await storeAccountRequest(context, em, { kind: 'VERIFY_EMAIL', email: email.slice(0, 254) });
  return true;
}

/** Emails the link to the owner of the email address, if an account has it and it is not verified. */
export async function mailVerification(
  { services: { env } }: HandlingContext,
  em: SqlEntityManager,
  { email }: Pick<AccountRequest, 'email'>,
): Promise<void> {
  const owner = await selectOwners(em)
    .where('emailKey', '=', foldKey(email))
    .where('emailVerifiedAt', 'is', null)
    .where(canRequestLink)
    .executeTakeFirst();
  if (!owner || !(await canMailOnRequest(em, owner.email, env.LIMITS_SCALE))) return;
  const token = await issueToken(em, owner, 'VERIFY_EMAIL');
  await post(em, env, makeVerifyEmailMail(env, owner, token, tokenSeconds.VERIFY_EMAIL));
}
