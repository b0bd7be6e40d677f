import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { Feed, FeedStatus } from './feed.entity.ts';
import type { Env } from '#api/platform/env.ts';
import { LeasedWork } from '#api/platform/database/leased-work.service.ts';
import { outboundRules } from '#api/platform/http/outbound.rules.ts';
import { getFeed, GettingError, type GettingOptions, toDownloadError } from './feed.download.ts';
import { type LeasedFeed, leaseFeeds } from './feed.lease.service.ts';
import { recordFailure, recordSuccess } from './feed.outcome.service.ts';

const AT_ONCE = 4;

export interface FetchingOptions {
  env: Env;
  log: Logger;
  /** Replaces the request options in tests. */
  out?: Partial<GettingOptions>;
}

/** Reads the feeds that are due. */
export class FeedReader extends LeasedWork<LeasedFeed> {
  constructor(
    em: SqlEntityManager,
    private readonly options: FetchingOptions,
  ) {
    super(em, AT_ONCE);
  }

  protected override lease(em: SqlEntityManager, freeSlots: number): Promise<LeasedFeed[]> {
    return leaseFeeds(em, freeSlots);
  }

  protected override async work(em: SqlEntityManager, feed: LeasedFeed): Promise<void> {
    const { env, log, out } = this.options;
    try {
      const download = await getFeed(feed, { rules: outboundRules(env), signal: this.stopping, ...out });
      await recordSuccess(em, env, feed, download);
    } catch (error) {
      await this.#note(em, feed, error).catch((noteError: unknown) =>
        log.warn({ err: noteError }, 'a feed was left as it was'),
      );
    }
  }

  async #note(em: SqlEntityManager, feed: LeasedFeed, error: unknown): Promise<void> {
    const { env, log } = this.options;
    if (this.stopping.aborted) return release(em, feed);
    const downloadError = error instanceof GettingError ? error : toDownloadError(error);
    if (downloadError !== error) log.error({ err: error, feed: feed.id }, 'a feed was read and could not be kept');
    // Logs a warning only for the first failure in a row. Without a network, a warning for each attempt would fill the
    // disk.
    else
      log[feed.failures === 0 ? 'warn' : 'debug'](
        { feed: feed.id, detail: downloadError.detail },
        'a feed could not be read',
      );
    await recordFailure(em, env, feed, downloadError);
  }
}

async function release(em: SqlEntityManager, { id }: LeasedFeed): Promise<void> {
  await em.nativeUpdate(Feed, { id }, { leasedUntil: null });
}

/** Reads the due feeds once. Returns how many there were. */
export async function fetchDue(em: SqlEntityManager, options: FetchingOptions): Promise<number> {
  const reader = new FeedReader(em, options);
  const count = await reader.leaseDueRows();
  await reader.settled();
  return count;
}

/** Makes every active feed due now. */
export const makeDue = (em: SqlEntityManager) =>
  em.nativeUpdate(Feed, { status: FeedStatus.ACTIVE }, { nextTryAt: sql.now() });
