import { fetchDue, makeDue } from '../feeds/feed.fetching.service.ts';
import { createLogger } from '../platform/logger.ts';
import { query } from '../platform/sql.ts';
import type { Command } from './portal.ts';
import { withSite } from './site.ts';

export const refreshFeedsCommand: Command = {
  words: 'feeds refresh',
  summary: 'Reads every feed now that is not at rest.',
  help: `Usage: npx portal feeds refresh

Works beside a running site, which may read some of them itself. Prints how each fares; ends with code 1 where one could
not be read.`,
  run: () =>
    withSite(async (em, env) => {
      await makeDue(em);
      while ((await fetchDue(em, { env, log: createLogger('silent') })) > 0);
      const feeds = await query<{ url: string; error: string | null }>(
        em,
        "select url, last_error as error from feed where status = 'ACTIVE' order by url",
      );
      for (const { url, error } of feeds)
        console.log(`${error ? 'failed' : 'read  '}  ${url}${error ? `  ${error}` : ''}`);
      if (feeds.length === 0) console.log('There are no feeds to read.');
      return feeds.some(({ error }) => error) ? 1 : 0;
    }),
};
