import { type FilterQuery, sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { subtractFromNow } from '#api/platform/database/sql.ts';
import { MailRow } from './mail.entity.ts';

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

const unsent = (selection: Selection): FilterQuery<MailRow> => ({
  sentAt: null,
  $or: [{ leasedUntil: null }, { leasedUntil: { $lt: sql.now() } }],
  ...(selection !== 'all' && { id: { $in: [...selection] } }),
});

/** Makes unsent mails due now, if their content still exists. Returns their number. */
export const retryMails = (em: SqlEntityManager, selection: Selection): Promise<number> =>
  em.nativeUpdate(
    MailRow,
    { $and: [unsent(selection), { bodyText: { $ne: null } }] },
    { dueAt: sql.now(), givenUpAt: null, attempts: 0 },
  );

/** Deletes unsent mails. Returns their number. */
export const discardMails = (em: SqlEntityManager, selection: Selection): Promise<number> =>
  em.nativeDelete(MailRow, unsent(selection));

/** Deletes emails some days after they were sent or given up, because they contain names and email addresses. */
export async function pruneMails(em: SqlEntityManager, days: number, limit: number): Promise<number> {
  const { numDeletedRows } = await getKysely(em)
    .deleteFrom('mail')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail')
        .select('id')
        .where((eb) => eb(eb.fn.coalesce('sentAt', 'givenUpAt'), '<', subtractFromNow(`${days} days`)))
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
