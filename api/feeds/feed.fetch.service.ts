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
  /** Download options that tests override. */
  out?: Partial<GettingOptions>;
}

/**
 * Fetches due feeds, a limited number at once. A server that hangs occupies one slot until its time limit and does not
 * delay other feeds.
 */
export class FeedReader {
  readonly #open = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly em: SqlEntityManager,
    private readonly options: FetchingOptions,
  ) {}

  /** Starts as many fetches as there are free slots, without waiting for them. Returns the number started. */
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

  /** Waits until all started fetches are finished. */
  async settled(): Promise<void> {
    await Promise.all(this.#open);
  }

  /** Aborts all fetches and releases their leases, so that another server can fetch these feeds. */
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
    // Only the first failure in a row is logged as a warning, so that a long outage does not fill the disk.
    else
      log[feed.failures === 0 ? 'warn' : 'debug']({ feed: feed.id, detail: known.detail }, 'a feed could not be read');
    await recordFailure(em, env, feed, known);
  }
}

async function release(em: SqlEntityManager, { id }: LeasedFeed): Promise<void> {
  await em.getKysely<Database>().updateTable('feed').set({ leased_until: null }).where('id', '=', id).execute();
}

/** Fetches the due feeds once, as many as there are slots. Returns the number of feeds. */
export async function fetchDue(em: SqlEntityManager, options: FetchingOptions): Promise<number> {
  const reader = new FeedReader(em, options);
  const count = await reader.takeUp();
  await reader.settled();
  return count;
}

/** Makes all active feeds due now, to fetch them without waiting. */
export const makeDue = (em: SqlEntityManager) =>
  em
    .getKysely<Database>()
    .updateTable('feed')
    .set(({ fn }) => ({ next_try_at: fn<string>('now') }))
    .where('status', '=', FeedStatus.ACTIVE)
    .execute();
