import { fetchDue, makeDue } from '../feeds/feed.fetching.service.ts';
import { createLogger } from '../platform/logger.ts';
import { query } from '../platform/sql.ts';
import type { Command } from './portal.ts';
import { withExistingSite } from './site.ts';

interface Result {
  url: string;
  /** Whether this run, or the site meanwhile, requested it. */
  isTried: boolean;
  error: string | null;
  /** Why it was not requested. */
  reason: string;
}

const STARTED = 'select clock_timestamp()::text as "startedAt"';
const RESULTS = `select url, coalesce(last_tried_at >= $1::timestamptz, false) as "isTried", last_error as error,
  case when status = 'PAUSED' then 'The feed is paused.'
    when status = 'DISABLED' then 'The feed is disabled: ' || coalesce(last_error, 'it failed too often.')
    when leased_until > now() then 'A server is loading it now.'
    else 'Its server allows no request until ' || to_char(next_try_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC.'
  end as reason
  from feed order by url`;

export const refreshFeedsCommand: Command = {
  words: 'feeds refresh',
  summary: 'Loads every active feed now.',
  help: `Usage: npx portal feeds refresh

Prints the result for each feed; for a feed that was not read, the reason. Exits with code 1 if a feed failed.
The site can be running; it may load some of the feeds itself.`,
  run: () =>
    withExistingSite(async (em, env) => {
      // The database's own clock, which also dates each attempt.
      const [{ startedAt } = { startedAt: '' }] = await query<{ startedAt: string }>(em, STARTED);
      await makeDue(em);
      while ((await fetchDue(em, { env, log: createLogger('silent') })) > 0);
      const results = await query<Result>(em, RESULTS, [startedAt]);
      for (const { url, isTried, error, reason } of results)
        if (!isTried) console.log(`not read  ${url}  ${reason}`);
        else console.log(error ? `failed    ${url}  ${error}` : `read      ${url}`);
      if (results.length === 0) console.log('There are no feeds to read.');
      return results.some(({ isTried, error }) => isTried && error) ? 1 : 0;
    }),
};
