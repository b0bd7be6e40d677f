import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { now } from '../platform/database/sql.ts';

// The outbox for operators. Mails that a server is sending at the moment are left to it.

/** All mails, or those with these ids. */
export type Selection = 'all' | readonly string[];

/** The mails that were not sent, oldest first. */
export const listUnsent = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'attempts', 'dueAt', 'lastError as reason'])
    .select((eb) => [
      eb('givenUpAt', 'is not', null).$castTo<boolean>().as('isGivenUp'),
      eb('bodyText', 'is', null).$castTo<boolean>().as('isDeleted'),
    ])
    .where('sentAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Makes unsent mails due now, if their content still exists. Returns their number. */
export async function retryMails(em: SqlEntityManager, selection: Selection): Promise<number> {
  const mails = await getKysely(em)
    .updateTable('mail')
    .set({ dueAt: now(), givenUpAt: null, attempts: 0 })
    .where('sentAt', 'is', null)
    .where('bodyText', 'is not', null)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now())]))
    .$if(selection !== 'all', (query) => query.where('id', 'in', selection as readonly string[]))
    .returning('id')
    .execute();
  return mails.length;
}

/** Deletes unsent mails. Returns their number. */
export async function discardMails(em: SqlEntityManager, selection: Selection): Promise<number> {
  const mails = await getKysely(em)
    .deleteFrom('mail')
    .where('sentAt', 'is', null)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now())]))
    .$if(selection !== 'all', (query) => query.where('id', 'in', selection as readonly string[]))
    .returning('id')
    .execute();
  return mails.length;
}
