import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Env } from '../platform/env.ts';
import { type AskOptions } from '../platform/http/outbound.ts';
import { outboundRules } from '../platform/http/outbound.rules.ts';
import { query } from '../platform/sql.ts';
import { getFeed, GettingError } from './feed.getting.ts';
import { failed, succeeded } from './feed.outcome.service.ts';

const LEASE_SECONDS = 90;
const AT_ONCE = 4;

// Leased, not locked: a server that dies while fetching lets its feeds go when the lease ends. One feed of a host at a
// time, on whichever server; that is decided under one lock, held no longer than this statement takes.
const LOCK = "select pg_advisory_xact_lock(hashtextextended('feeds', 0))";
const LEASE = `update feed set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), last_tried_at = now()
  where id in (
    select id from (
      select distinct on (host) id, next_try_at from feed f
      where status = 'ACTIVE' and next_try_at <= now()
        and not exists (select 1 from feed other where other.host = f.host and other.leased_until > now())
      order by host, next_try_at
    ) due order by next_try_at limit ${AT_ONCE})
  returning id, url, host, title, etag, last_modified as "lastModified", failures, added_by as "addedBy"`;

export interface LeasedFeed {
  id: string;
  url: string;
  host: string;
  title: string;
  etag: string | null;
  lastModified: string | null;
  failures: number;
  addedBy: string | null;
}

export interface FetchingOptions {
  env: Env;
  log: Logger;
  /** What a test replaces of the way out. */
  out?: Partial<AskOptions>;
}

/** Fetches what is due, once through; returns how many feeds were taken up. */
export async function fetchDue(em: SqlEntityManager, options: FetchingOptions): Promise<number> {
  const leased = await em.transactional(async (em) => {
    await query(em, LOCK);
    return query<LeasedFeed>(em, LEASE);
  });
  await Promise.all(leased.map((feed) => fetchFeed(em.fork(), feed, options)));
  return leased.length;
}

async function fetchFeed(em: SqlEntityManager, feed: LeasedFeed, { env, log, out }: FetchingOptions): Promise<void> {
  try {
    const got = await getFeed(feed, { rules: outboundRules(env), ...out });
    await succeeded(em, env, feed, got);
  } catch (error) {
    if (!(error instanceof GettingError)) throw error;
    // Said once when it begins and not at each try: a pulled cable is no reason to fill a disk.
    log[feed.failures === 0 ? 'warn' : 'debug']({ feed: feed.id, detail: error.detail }, 'a feed could not be read');
    await failed(em, env, feed, error);
  }
}

/** Makes every feed that is not at rest due now, for who does not want to wait. */
export const makeDue = (em: SqlEntityManager) =>
  query(em, "update feed set next_try_at = now() where status = 'ACTIVE'");
