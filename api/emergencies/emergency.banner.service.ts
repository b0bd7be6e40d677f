import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { runShared } from '../platform/work.ts';
import { type Banner, readBanner } from './emergency.read.service.ts';

/** The banner on every page, read once per version of the content. Rejects if it cannot be read. */
export function bannerSource(fork: () => SqlEntityManager, version: () => number): () => Promise<Banner | null> {
  let cacheEntry: { version: number; banner: Promise<Banner | null> } | null = null;
  return () => {
    const now = version();
    if (cacheEntry?.version === now) return cacheEntry.banner;
    const cached = { version: now, banner: runShared(() => readBanner(fork())) };
    cacheEntry = cached;
    // A failed read is not cached; the next page reads again.
    cached.banner.catch(() => (cacheEntry = cacheEntry === cached ? null : cacheEntry));
    return cached.banner;
  };
}
