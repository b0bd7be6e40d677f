import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { post } from '../mail/mail.service.ts';
import { query } from '../platform/sql.ts';
import { type Headline, type Postman, type Reader, released } from './update.mails.ts';
import { MEANT_FOR, RELEASED } from './update.policy.ts';

// Nobody is mailed before the release, because what is looked for is what is released. Who was told of what is written
// with the mail, so a second server, or a second release after a withdrawal, mails nobody again.

const BATCH = 200;

const NEXT_UNTOLD = `select u.id, u.title from investor_update u where u.untold and ${RELEASED}
  order by u.published_at limit 1 for update skip locked`;

// Whoever wanted no mails when it was released is not sent it when it is widened to another group.
const TO_TELL = `select a.id, a.name, a.email from investor_update u join account a on ${MEANT_FOR}
    left join update_setting s on s.account_id = a.id
  where u.id = $1 and coalesce(s.mails, 'AT_ONCE') = 'AT_ONCE' and coalesce(s.chosen_at < u.published_at, true)
    and not exists (select 1 from investor_update_told t where t.update_id = u.id and t.account_id = a.id)
  order by a.id limit ${BATCH}`;

const TOLD = 'insert into investor_update_told (update_id, account_id) select $1, unnest($2::text[])';

/** Mails one released update to some of those who want it at once; whether there was anything to look at. */
export async function tellOfUpdate(em: SqlEntityManager, postman: Postman): Promise<boolean> {
  return em.transactional(async (em) => {
    const [update] = await query<Headline>(em, NEXT_UNTOLD);
    if (!update) return false;
    const readers = await query<Reader>(em, TO_TELL, [update.id]);
    await query(em, TOLD, [update.id, readers.map(({ id }) => id)]);
    for (const reader of readers) await post(em, postman.env.SITE_NAME, released(postman, reader, update));
    if (readers.length < BATCH)
      await em
        .getKysely<Database>()
        .updateTable('investor_update')
        .set({ untold: false })
        .where('id', '=', update.id)
        .execute();
    return true;
  });
}
