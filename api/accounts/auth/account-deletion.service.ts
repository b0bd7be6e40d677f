import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { leave } from '../sessions/session.service.ts';
import { makeAccountDeletedMail } from './auth.mails.ts';
import type { HandlingContext } from './account-request.service.ts';
import { refuseLosingLastAdmin, findUser, type UserRow } from '../users/user.service.ts';
import { User } from '../users/user.entity.ts';

/**
 * Deletes the viewer's account with all that belongs to it: sessions, second factors, links, decisions, emails. The
 * audit log keeps an id and a masked email address. One last email is deleted a month after it was sent.
 */
export async function deleteOwnAccount(context: Context): Promise<true> {
  const { em, viewer } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const { id } = viewer;
  await em.transactional(async (em) => {
    const user = (await findUser(em, id)) ?? fail('UNAUTHENTICATED');
    await removeAccount(context, em, user, 'owner');
  });
  await leave(context);
  return true;
}

/** Deletes the account with everything that depends on it, and emails its owner. */
export async function removeAccount(
  context: HandlingContext,
  em: SqlEntityManager,
  user: UserRow,
  by: 'owner' | 'administrator',
): Promise<void> {
  const { id, email } = user;
  await refuseLosingLastAdmin(em, id);
  await deleteAccount(em, user);
  await post(em, context.services.env, makeAccountDeletedMail(context.services.env, user, by));
  await record(context, em, { kind: 'account.deleted', subjectId: id, details: { email: maskEmail(email) } });
}

/** Deletes the row of an account, what depends on it, and the emails to its owner. */
export async function deleteAccount(em: SqlEntityManager, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await getKysely(em)
    .deleteFrom('mail')
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['recipient']), '=', fn<string>('lower', [val(email)])))
    .execute();
  await lockAnsweredEvents(em, id);
  await em.nativeDelete(User, { id });
}

/**
 * Locks the events that the person answered, which the deletion changes. Jobs lock an event before they write about its
 * people; in the other order, both would wait for each other, and PostgreSQL would end one of them.
 */
const lockAnsweredEvents = (em: SqlEntityManager, accountId: string) =>
  getKysely(em)
    .selectFrom('event')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('event_answer').select('eventId').where('accountId', '=', accountId))
    .orderBy('id')
    .forUpdate()
    .execute();
