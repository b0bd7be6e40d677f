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
  /** What a test replaces of the way out. */
  out?: Partial<GettingOptions>;
}

/** Reads what is due, so many at once. One that hangs takes up one place until its time is over and holds up no other. */
export class FeedReader {
  readonly #open = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly em: SqlEntityManager,
    private readonly options: FetchingOptions,
  ) {}

  /** Begins with as many as there is room for, and does not wait for them. Returns how many these are. */
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

  /** Once all that was begun is done. */
  async settled(): Promise<void> {
    await Promise.all(this.#open);
  }

  /** Gives back what is being read, for another server to read. */
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
    // Said once when it begins and not at each try: a pulled cable is no reason to fill a disk.
    else
      log[feed.failures === 0 ? 'warn' : 'debug']({ feed: feed.id, detail: known.detail }, 'a feed could not be read');
    await recordFailure(em, env, feed, known);
  }
}

async function release(em: SqlEntityManager, { id }: LeasedFeed): Promise<void> {
  await em.getKysely<Database>().updateTable('feed').set({ leased_until: null }).where('id', '=', id).execute();
}

/** Reads what is due, once through; returns how many feeds were taken up. */
export async function fetchDue(em: SqlEntityManager, options: FetchingOptions): Promise<number> {
  const reader = new FeedReader(em, options);
  const count = await reader.takeUp();
  await reader.settled();
  return count;
}

/** Makes every feed that is not at rest due now, for who does not want to wait. */
export const makeDue = (em: SqlEntityManager) =>
  em
    .getKysely<Database>()
    .updateTable('feed')
    .set(({ fn }) => ({ next_try_at: fn<string>('now') }))
    .where('status', '=', FeedStatus.ACTIVE)
    .execute();
