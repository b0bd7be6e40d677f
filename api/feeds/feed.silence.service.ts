import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { post } from '../mail/mail.service.ts';
import { now, toInterval, subtract } from '../platform/database/sql.ts';
import type { Env } from '../platform/env.ts';
import type { LeasedFeed } from './feed.lease.service.ts';
import { makeFeedSilentMail } from './feed.mails.ts';
import { findFeedOwner } from './feed.owner.query.ts';

/**
 * Marks a feed that has had no new item for a month, and for four times its usual interval between items. Returns the
 * date of the last new item, only the first time.
 */
const markSilent = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .updateTable('feed')
    .set({ silenceToldAt: now() })
    .where('id', '=', id)
    .where('silenceToldAt', 'is', null)
    .where((eb) => {
      const between = eb
        .selectFrom('feed_item')
        .select(({ eb, fn, lit }) =>
          eb(
            subtract<string>(fn.max('publishedAt'), fn.min('publishedAt')),
            '/',
            fn<string>('nullif', [eb(fn.countAll<number>(), '-', lit(1)), lit(0)]),
          ).as('interval'),
        )
        .where('feedId', '=', id);
      const usual = eb(eb.lit<number>(4), '*', eb.fn<number>('coalesce', [between, toInterval('0')]));
      const longest = eb.fn<string>('greatest', [toInterval('30 days'), usual]);
      return eb('lastNewAt', '<', subtract(now(), longest));
    })
    .returning(({ cast }) => cast<string>(cast('lastNewAt', 'date'), 'text').as('since'))
    .executeTakeFirst();

/** Mails the owner of a feed, once, if the feed has had no new item for unusually long. */
export async function notifyOfSilence(em: SqlEntityManager, env: Env, feed: LeasedFeed): Promise<void> {
  const silent = await markSilent(em, feed.id);
  const to = silent ? await findFeedOwner(em, feed) : null;
  if (silent && to) await post(em, env, makeFeedSilentMail(env, to, feed, silent.since));
}
