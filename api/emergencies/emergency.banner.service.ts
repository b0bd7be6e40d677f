import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { runShared } from '../platform/work.ts';
import { type Banner, readBanner } from './emergency.read.service.ts';

/** What stands on every page, read once for each version of the content. Rejects where it cannot be read now. */
export function bannerSource(fork: () => SqlEntityManager, version: () => number): () => Promise<Banner | null> {
  let known: { version: number; banner: Promise<Banner | null> } | null = null;
  return () => {
    const now = version();
    if (known?.version === now) return known.banner;
    const asked = { version: now, banner: runShared(() => readBanner(fork())) };
    known = asked;
    // What failed is asked again by the next page.
    asked.banner.catch(() => (known = known === asked ? null : known));
    return asked.banner;
  };
}
