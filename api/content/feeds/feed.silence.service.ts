import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { findApprovedEmail } from '#api/accounts/users/user.query.ts';
import type { Feed } from './feed.entity.ts';
import { makeFeedSilentMail } from './feed.mails.ts';

const DAY_MS = 86_400_000;
/** Older items can be deleted, and would not state how often the feed has items now. */
const NEWEST = 10;

/**
 * Mails the owner of a locked feed, once, if the feed has had no new item for a month, and for four times its usual
 * interval between items.
 */
export async function notifyOfSilence(em: SqlEntityManager, env: Env, feed: Feed): Promise<void> {
  const { lastNewAt } = feed;
  if (!lastNewAt || feed.silenceToldAt) return;
  const { first, last, count } = await getKysely(em)
    .selectFrom((eb) =>
      eb
        .selectFrom('feed_item')
        .select('publishedAt')
        .where('feedId', '=', feed.id)
        .orderBy('publishedAt', 'desc')
        .limit(NEWEST)
        .as('item'),
    )
    .select(({ fn }) => [fn.min('item.publishedAt').as('first'), fn.max('item.publishedAt').as('last')])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const usual = Number(count) > 1 ? (last.getTime() - first.getTime()) / (Number(count) - 1) : 0;
  if (Date.now() - lastNewAt.getTime() <= Math.max(30 * DAY_MS, 4 * usual)) return;
  feed.silenceToldAt = new Date();
  const to = await findApprovedEmail(em, feed.addedBy);
  if (to) await post(em, env, makeFeedSilentMail(env, to, feed, lastNewAt.toISOString().slice(0, 10)));
}
