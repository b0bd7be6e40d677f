import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { post } from '../mail/mail.service.ts';
import { InvestorUpdateNotification } from './investor-update-notification.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';
import { type Postman, makeUpdateMail } from './update.mails.ts';
import { isInAudience, isPublished } from './update.policy.ts';

// Mails an update only once it is published. Each recipient is stored with the mail, so that a second server, or a
// second publication after a withdrawal, does not mail anyone twice.

const BATCH = 200;

const lockNextUnnotified = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('investor_update as u')
    .select(['u.id', 'u.title'])
    .where((eb) => eb.ref('u.untold'))
    .where(isPublished)
    .orderBy('u.publishedAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Skips people who chose this setting only after the publication, for example when another group joins the audience
 * later.
 */
const readPeopleToMail = (em: SqlEntityManager, updateId: string) =>
  getKysely(em)
    .selectFrom('investor_update as u')
    .innerJoin('account as a', (join) => join.on(isInAudience))
    .leftJoin('update_setting as s', 's.accountId', 'a.id')
    .select(['a.id', 'a.name', 'a.email'])
    .where('u.id', '=', updateId)
    .where((eb) => eb.or([eb('s.mails', 'is', null), eb('s.mails', '=', 'AT_ONCE')]))
    .where((eb) => eb.fn.coalesce(eb('s.chosenAt', '<', eb.ref('u.publishedAt')), eb.lit(true)))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('investor_update_told as t')
            .select('t.updateId')
            .whereRef('t.updateId', '=', 'u.id')
            .whereRef('t.accountId', '=', 'a.id'),
        ),
      ),
    )
    .orderBy('a.id')
    .limit(BATCH)
    .execute();

/** Mails one published update to a batch of the people who want it immediately. Returns false if no update is due. */
export async function notifyOfUpdate(em: SqlEntityManager, postman: Postman): Promise<boolean> {
  return em.transactional(async (em) => {
    const update = await lockNextUnnotified(em);
    if (!update) return false;
    const readers = await readPeopleToMail(em, update.id);
    await em.insertMany(
      InvestorUpdateNotification,
      readers.map(({ id }) => ({ updateId: update.id, accountId: id })),
    );
    for (const reader of readers) await post(em, postman.env, makeUpdateMail(postman, reader, update));
    if (readers.length < BATCH) await em.nativeUpdate(InvestorUpdateRow, { id: update.id }, { untold: false });
    return true;
  });
}
