import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { now } from '../platform/database/sql.ts';

// The outbox for operators. Mails that a server is sending at the moment are left to it.

/** All mails, or those with these ids. */
export type Selection = 'all' | readonly string[];

/** The mails that were not sent, oldest first. */
export const listUnsent = (em: SqlEntityManager) =>
  em
    .getKysely<Database>()
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'attempts', 'due_at as dueAt', 'last_error as reason'])
    .select((eb) => [
      eb('given_up_at', 'is not', null).$castTo<boolean>().as('isGivenUp'),
      eb('body_text', 'is', null).$castTo<boolean>().as('isDeleted'),
    ])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Makes unsent mails due now, if their content still exists. Returns their number. */
export async function retryMails(em: SqlEntityManager, selection: Selection): Promise<number> {
  const mails = await em
    .getKysely<Database>()
    .updateTable('mail')
    .set({ due_at: now(), given_up_at: null, attempts: 0 })
    .where('sent_at', 'is', null)
    .where('body_text', 'is not', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now())]))
    .$if(selection !== 'all', (query) => query.where('id', 'in', selection as readonly string[]))
    .returning('id')
    .execute();
  return mails.length;
}

/** Deletes unsent mails. Returns their number. */
export async function discardMails(em: SqlEntityManager, selection: Selection): Promise<number> {
  const mails = await em
    .getKysely<Database>()
    .deleteFrom('mail')
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now())]))
    .$if(selection !== 'all', (query) => query.where('id', 'in', selection as readonly string[]))
    .returning('id')
    .execute();
  return mails.length;
}
