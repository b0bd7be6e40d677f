import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Database } from '../entities.ts';
import { FeedStatus } from './feed.entity.ts';
import type { Env } from '../platform/env.ts';
import { outboundRules } from '../platform/http/outbound.rules.ts';
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

/**
 * Reads the feeds that are due, several at a time. A feed that hangs occupies one place until its time limit and does
 * not delay the others.
 */
export class FeedReader {
  readonly #open = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly em: SqlEntityManager,
    private readonly options: FetchingOptions,
  ) {}

  /** Starts reading as many feeds as there are free places, without waiting for them. Returns their number. */
  async takeUp(): Promise<number> {
    const room = AT_ONCE - this.#open.size;
    if (room <= 0) return 0;
    const leased = await this.em.fork().transactional((em) => leaseFeeds(em, room));
    for (const feed of leased) {
      const reading = this.#read(feed).finally(() => this.#open.delete(reading));
      this.#open.add(reading);
    }
    return leased.length;
  }

  /** Resolves when all reads that were started have ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#open);
  }

  /** Releases the leases of running reads, so that another server can take them. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }

  async #read(feed: LeasedFeed): Promise<void> {
    const { env, log, out } = this.options;
    const em = this.em.fork();
    try {
      const got = await getFeed(feed, { rules: outboundRules(env), signal: this.#stopping.signal, ...out });
      await recordSuccess(em, env, feed, got);
    } catch (error) {
      await this.#note(em, feed, error).catch((fault: unknown) =>
        log.warn({ err: fault }, 'a feed was left as it was'),
      );
    }
  }

  async #note(em: SqlEntityManager, feed: LeasedFeed, error: unknown): Promise<void> {
    const { env, log } = this.options;
    if (this.#stopping.signal.aborted) return release(em, feed);
    const known = error instanceof GettingError ? error : toDownloadError(error);
    if (known !== error) log.error({ err: error, feed: feed.id }, 'a feed was read and could not be kept');
    // Logs a warning only for the first failure in a row. Without a network, a warning for each attempt would fill the
    // disk.
    else
      log[feed.failures === 0 ? 'warn' : 'debug']({ feed: feed.id, detail: known.detail }, 'a feed could not be read');
    await recordFailure(em, env, feed, known);
  }
}

async function release(em: SqlEntityManager, { id }: LeasedFeed): Promise<void> {
  await em.getKysely<Database>().updateTable('feed').set({ leased_until: null }).where('id', '=', id).execute();
}

/** Reads the due feeds once. Returns how many there were. */
export async function fetchDue(em: SqlEntityManager, options: FetchingOptions): Promise<number> {
  const reader = new FeedReader(em, options);
  const count = await reader.takeUp();
  await reader.settled();
  return count;
}

/** Makes every active feed due now. */
export const makeDue = (em: SqlEntityManager) =>
  em
    .getKysely<Database>()
    .updateTable('feed')
    .set(({ fn }) => ({ next_try_at: fn<string>('now') }))
    .where('status', '=', FeedStatus.ACTIVE)
    .execute();
