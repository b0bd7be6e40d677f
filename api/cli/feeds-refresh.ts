import { fetchDue, makeDue } from '../feeds/feed.fetch.service.ts';
import { readRefreshResults, readServerTime } from '../feeds/feed.refresh.service.ts';
import { createLogger } from '../platform/logger.ts';
import type { Command } from './command.ts';
import { withExistingSite } from './site.ts';

export const refreshFeedsCommand: Command = {
  words: 'feeds refresh',
  summary: 'Loads every active feed now.',
  help: `Usage: npx portal feeds refresh

Prints the result for each feed; for a feed that was not read, the reason. Exits with code 1 if a feed failed.
The site can be running; it may load some of the feeds itself.`,
  run: () =>
    withExistingSite(async (em, env) => {
      const startedAt = await readServerTime(em);
      await makeDue(em);
      while ((await fetchDue(em, { env, log: createLogger('silent') })) > 0);
      const results = await readRefreshResults(em, startedAt);
      for (const { url, isTried, error, reason } of results)
        if (!isTried) console.log(`not read  ${url}  ${reason}`);
        else console.log(error ? `failed    ${url}  ${error}` : `read      ${url}`);
      if (results.length === 0) console.log('There are no feeds to read.');
      return results.some(({ isTried, error }) => isTried && error) ? 1 : 0;
    }),
};
