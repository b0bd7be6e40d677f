import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { now, toTime } from '#api/platform/database/sql.ts';
import { FeedStatus } from './feed.entity.ts';

/** Reads the time from the database's clock, which also dates each attempt to read a feed. */
export async function readServerTime(em: SqlEntityManager): Promise<string> {
  const { time } = await getKysely(em)
    .selectNoFrom(({ cast, fn }) => cast<string>(fn('clock_timestamp'), 'text').as('time'))
    .executeTakeFirstOrThrow();
  return time;
}

const formatUtc = ({ fn, val }: ExpressionBuilder<Database, 'feed'>) =>
  fn<string>('to_char', [fn('timezone', [val('UTC'), 'nextTryAt']), val('YYYY-MM-DD HH24:MI')]);

/** Returns a sentence that says why no server requests the feed now. */
const selectReason = (eb: ExpressionBuilder<Database, 'feed'>) =>
  eb
    .case()
    .when('status', '=', FeedStatus.PAUSED)
    .then('The feed is paused.')
    .when('status', '=', FeedStatus.DISABLED)
    .then(eb(eb.val('The feed is disabled: '), '||', eb.fn.coalesce('lastError', eb.val('it failed too often.'))))
    .when('leasedUntil', '>', now())
    .then('A server is loading it now.')
    .else(eb(eb(eb.val('Its server allows no request until '), '||', formatUtc(eb)), '||', ' UTC.'))
    .end();

/**
 * Returns the result of each feed since a time. `isTried` is true if any server requested the feed since then,
 * `isLoading` if a server still waits for the response.
 */
export const readRefreshResults = (em: SqlEntityManager, startedAt: string) =>
  getKysely(em)
    .selectFrom('feed')
    .select(['url', 'lastError as error'])
    .select((eb) => [
      eb.fn
        .coalesce(eb('lastTriedAt', '>=', toTime(startedAt)), eb.lit(false))
        .$castTo<boolean>()
        .as('isTried'),
      eb.fn
        .coalesce(eb('leasedUntil', '>', now()), eb.lit(false))
        .$castTo<boolean>()
        .as('isLoading'),
      selectReason(eb).as('reason'),
    ])
    .orderBy('url')
    .execute();
