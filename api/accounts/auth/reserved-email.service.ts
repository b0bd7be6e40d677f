import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { canMailOnRequest, post } from '#api/operation/mail/mail.service.ts';
import type { HandlingContext } from './account-request.service.ts';
import { makeReservedEmailMail } from './existing-email.mails.ts';

/** Tells the owner of a mailbox that their email address is reserved for an account, and how long. */
export async function mailReservedEmail(
  { services: { env } }: HandlingContext,
  em: SqlEntityManager,
  email: string,
): Promise<void> {
  if (await canMailOnRequest(em, email, env.LIMITS_SCALE)) await post(em, env, makeReservedEmailMail(email));
}
