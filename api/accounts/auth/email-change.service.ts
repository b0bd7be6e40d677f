import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { canMailOnRequest, post } from '#api/operation/mail/mail.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry } from '#api/platform/limits/attempts.ts';
import { endSessions } from '../sessions/session.service.ts';
import { emailChangePerAccount } from './auth.limits.ts';
import { makeExistingEmailMail, makeReservedEmailMail } from './existing-email.mails.ts';
import { makeEmailChangedMail, makeConfirmNewEmailMail } from './auth.mails.ts';
import { type AccountRequest, type HandlingContext, storeAccountRequest } from './account-request.service.ts';
import { findReservingAccount, lockEmail } from '../account-links/email-reservation.service.ts';
import {
  issueToken,
  type RedeemedToken,
  tokenSeconds,
  voidLaterUndoTokens,
  voidLinksOfFormerEmail,
} from '../account-links/account-token.service.ts';
import { foldKey, User } from '../users/user.entity.ts';
import { selectOwners } from '../users/user.query.ts';

/**
 * Begins a change of the viewer's email address: nothing changes until the new one is verified. An email address of
 * another account gets the same response, and its owner gets an email.
 */
export async function requestEmailChange(context: Context, email: string): Promise<true> {
  const {
    em,
    viewer,
    services: { env },
  } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  await countTry(em, emailChangePerAccount, viewer.id, env.LIMITS_SCALE);
  await em.transactional(async (em) => {
    await storeAccountRequest(context, em, { kind: 'CHANGE_EMAIL', email, accountId: viewer.id });
    await record(context, em, {
      kind: 'email.change_requested',
      subjectId: viewer.id,
      details: { to: maskEmail(email) },
    });
  });
  return true;
}

/** Emails the new address: the link that completes the change, or the notice that an account already has it or reserves it. */
export async function mailEmailChange(
  context: HandlingContext,
  em: SqlEntityManager,
  { email, accountId }: AccountRequest,
): Promise<void> {
  const {
    services: { env },
  } = context;
  await lockEmail(em, email);
  const user = await selectOwners(em).where('id', '=', accountId).executeTakeFirst();
  const owner = await selectOwners(em).where('emailKey', '=', foldKey(email)).executeTakeFirst();
  if (!user) return;
  if (!owner && (await findReservingAccount(em, email, user.id))) return mailReservedEmail(context, em, email);
  if (!(await canMailOnRequest(em, owner?.email ?? email, env.LIMITS_SCALE))) return;
  if (owner) return post(em, env, makeExistingEmailMail(env, owner));
  const token = await issueToken(em, user, 'CHANGE_EMAIL', email);
  await post(em, env, makeConfirmNewEmailMail(env, { name: user.name, email }, token, tokenSeconds.CHANGE_EMAIL));
}

const setVerifiedEmail = (em: SqlEntityManager, id: string, email: string) =>
  em.nativeUpdate(
    User,
    { id },
    { email, emailKey: foldKey(email), emailVerifiedAt: new Date(), updatedAt: new Date() },
  );

/**
 * Called when the new email address is verified. The old address gets a link that undoes the change, valid for seven
 * days.
 */
export async function completeEmailChange(
  context: Context,
  em: SqlEntityManager,
  { accountId, carries }: RedeemedToken,
): Promise<void> {
  // A registration with the old address can create a decoy account of this one while it waits for the lock below.
  const before = await selectOwners(em).where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst();
  if (!before || !carries) return;
  await lockEmail(em, before.email);
  await setVerifiedEmail(em, accountId, carries);
  await voidLinksOfFormerEmail(em, accountId);
  const undo = await issueToken(em, before, 'UNDO_EMAIL', before.email);
  await post(
    em,
    context.services.env,
    makeEmailChangedMail(context.services.env, before, undo, tokenSeconds.UNDO_EMAIL),
  );
  const details = { before: maskEmail(before.email), after: maskEmail(carries) };
  await record(context, em, { kind: 'email.changed', actorId: accountId, subjectId: accountId, details });
}

/**
 * Restores the old email address, ends all sessions, and invalidates links that were emailed since the change. The link
 * of an earlier change keeps working: a thief who made two changes must not end the owner's link with their own.
 */
export async function undoEmailChange(context: Context, em: SqlEntityManager, redeemed: RedeemedToken): Promise<void> {
  const { accountId, carries } = redeemed;
  if (!carries) return;
  await setVerifiedEmail(em, accountId, carries);
  await voidLinksOfFormerEmail(em, accountId);
  await voidLaterUndoTokens(em, redeemed);
  const sessionsEnded = await endSessions(em, accountId);
  const details = { after: maskEmail(carries), sessionsEnded };
  await record(context, em, { kind: 'email.change_undone', actorId: accountId, subjectId: accountId, details });
}

/** Tells the owner of a mailbox that their email address is reserved for an account, and how long. */
export async function mailReservedEmail(
  { services: { env } }: HandlingContext,
  em: SqlEntityManager,
  email: string,
): Promise<void> {
  if (await canMailOnRequest(em, email, env.LIMITS_SCALE)) await post(em, env, makeReservedEmailMail(email));
}
