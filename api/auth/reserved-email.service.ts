import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { canMailOnRequest, post } from '../mail/mail.service.ts';
import type { HandlingContext } from './account-request.service.ts';
import { makeReservedEmailMail } from './existing-email.mails.ts';

/** Notifies the owner of a mailbox that their email address is reserved for an account. */
export async function mailReservedEmail(
  { services: { env } }: HandlingContext,
  em: SqlEntityManager,
  email: string,
): Promise<void> {
  if (await canMailOnRequest(em, email, env.LIMITS_SCALE)) await post(em, env.SITE_NAME, makeReservedEmailMail(email));
}
