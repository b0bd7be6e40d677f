import { runShared } from '../work.ts';

/** Reads something once per version of the content, for all requests. Rejects if it cannot be read. */
export function readPerVersion<Value>(version: () => number, read: () => Promise<Value>): () => Promise<Value> {
  let cacheEntry: { version: number; value: Promise<Value> } | null = null;
  return () => {
    const now = version();
    if (cacheEntry?.version === now) return cacheEntry.value;
    const cached = { version: now, value: runShared(read) };
    cacheEntry = cached;
    // A failed read is not cached; the next page reads again.
    cached.value.catch(() => (cacheEntry = cacheEntry === cached ? null : cacheEntry));
    return cached.value;
  };
}
