import { beforeEach } from 'vitest';
import { makeFeed } from '../content/feeds/feed.factory.ts';
import { fetchDue, type FetchingOptions } from '../content/feeds/feed.fetch.service.ts';
import { readEnv } from '../platform/env.ts';
import { createLogger } from '../platform/logger.ts';
import { query } from './query.ts';
import type { TestApi } from './api.ts';

export interface FeedState {
  url: string;
  title: string;
  status: string;
  failures: number;
  error: string | null;
  /** True if it was ever read successfully. */
  read: boolean;
  /** True while a server reads it. */
  leased: boolean;
  /** Seconds until the next attempt. */
  waits: number;
}

/** Feeds in a database of the test file's own, and the worker that reads them. Empty before each test. */
export function useFeedSite(api: Pick<TestApi, 'em'>, hosts: () => string[]) {
  beforeEach(async () => {
    await query(api.em(), 'delete from feed');
    await query(api.em(), 'delete from mail');
  });
  // The test ends a feed that hangs, and a busy machine can be slow.
  const options = (out: FetchingOptions['out'] = {}): FetchingOptions => ({
    env: readEnv({ NODE_ENV: 'test', FEED_ALLOW_HOSTS: hosts().join(',') }),
    log: createLogger('silent'),
    out: { totalMs: 50_000, parseMs: 30_000, ...out },
  });
  return {
    options,
    /** A feed that is due, with a host of its own, so that several are read at the same time. */
    async add(url: string, overrides: Parameters<typeof makeFeed>[1] = {}): Promise<string> {
      const em = api.em();
      const feed = makeFeed(em, { url, title: '', ...overrides });
      await em.flush();
      return feed.id;
    },
    /** Reads all feeds once. */
    async read(out: FetchingOptions['out'] = {}): Promise<void> {
      await query(api.em(), "update feed set next_try_at = now() where status = 'ACTIVE'");
      while ((await fetchDue(api.em(), options(out))) > 0);
    },
    async state(id: string): Promise<FeedState> {
      const [row] = await query<FeedState>(
        api.em(),
        `select url, title, status, failures, last_error as error, last_fetched_at is not null as read,
          coalesce(leased_until > now(), false) as leased,
          round(extract(epoch from next_try_at - now()))::int as waits from feed where id = $1`,
        [id],
      );
      return row!;
    },
    items: () =>
      query<{ title: string; link: string; summary: string; at: string; guid: string }>(
        api.em(),
        'select title, link, summary, published_at::text as at, guid from feed_item order by title',
      ),
  };
}
