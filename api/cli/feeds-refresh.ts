import { parseArgs } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { fetchDue, makeDue } from '../content/feeds/feed.fetch.service.ts';
import { readRefreshResults, readServerTime } from '../content/feeds/feed.refresh.service.ts';
import { createLogger } from '../platform/logger.ts';
import type { Command } from './command.ts';
import { withExistingSite } from './site.ts';

/** Milliseconds between two checks of the feeds that another server is loading. A lease ends after 90 s. */
const LOADING_POLL_MS = 200;

export const refreshFeedsCommand: Command = {
  words: 'feeds refresh',
  summary: 'Loads every active feed now.',
  help: `Usage: npx portal feeds refresh

Prints the result for each feed; for a feed that was not read, the reason. Exits with code 1 if a feed failed.
The site can be running; it may load some of the feeds itself, and the command waits for them.`,
  run: (args) => {
    // Refuses unknown options.
    parseArgs({ args });
    return withExistingSite(async (em, env) => {
      const startedAt = await readServerTime(em);
      await makeDue(em);
      const log = createLogger('silent');
      let results: Awaited<ReturnType<typeof readRefreshResults>>;
      for (;;) {
        while ((await fetchDue(em, { env, log })) > 0);
        results = await readRefreshResults(em, startedAt);
        if (!results.some(({ isLoading }) => isLoading)) break;
        await setTimeout(LOADING_POLL_MS);
      }
      for (const { url, isTried, error, reason } of results)
        if (!isTried) console.log(`not read  ${url}  ${reason}`);
        else console.log(error ? `failed    ${url}  ${error}` : `read      ${url}`);
      if (results.length === 0) console.log('There are no feeds to read.');
      return results.some(({ isTried, error }) => isTried && error) ? 1 : 0;
    });
  },
};
