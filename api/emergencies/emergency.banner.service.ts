import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { runShared } from '../platform/work.ts';
import { type Banner, readBanner } from './emergency.read.service.ts';

/** The banner on every page, read once per version of the content. Rejects if it cannot be read. */
export function bannerSource(fork: () => SqlEntityManager, version: () => number): () => Promise<Banner | null> {
  let known: { version: number; banner: Promise<Banner | null> } | null = null;
  return () => {
    const now = version();
    if (known?.version === now) return known.banner;
    const cached = { version: now, banner: runShared(() => readBanner(fork())) };
    known = cached;
    // A failed read is not cached; the next page reads again.
    cached.banner.catch(() => (known = known === cached ? null : known));
    return cached.banner;
  };
}
