import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { post } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import type { Feed } from './feed.entity.ts';
import { makeFeedSilentMail } from './feed.mails.ts';
import { findFeedOwner } from './feed.owner.query.ts';

const DAY_MS = 86_400_000;

/**
 * Mails the owner of a locked feed, once, if the feed has had no new item for a month, and for four times its usual
 * interval between items.
 */
export async function notifyOfSilence(em: SqlEntityManager, env: Env, feed: Feed): Promise<void> {
  const { lastNewAt } = feed;
  if (!lastNewAt || feed.silenceToldAt) return;
  const { first, last, count } = await getKysely(em)
    .selectFrom('feed_item')
    .select(({ fn }) => [fn.min('publishedAt').as('first'), fn.max('publishedAt').as('last')])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('feedId', '=', feed.id)
    .executeTakeFirstOrThrow();
  const usual = Number(count) > 1 ? (last.getTime() - first.getTime()) / (Number(count) - 1) : 0;
  if (Date.now() - lastNewAt.getTime() <= Math.max(30 * DAY_MS, 4 * usual)) return;
  feed.silenceToldAt = new Date();
  const to = await findFeedOwner(em, feed);
  if (to) await post(em, env, makeFeedSilentMail(env, to, feed, lastNewAt.toISOString().slice(0, 10)));
}
