import { LRUCache } from 'lru-cache';

/** The bytes that an entry needs besides its content: its key, its headers and its place in the cache. */
const OVERHEAD = 512;

/**
 * A cache of the entries that were used last, limited by their bytes. An entry of more than an eighth of the cache is
 * not stored, because it would remove many others.
 */
export const createByteCache = <Value extends object>(
  byteLimit: number,
  getByteSize: (value: Value) => number,
): LRUCache<string, Value> =>
  new LRUCache({
    maxSize: byteLimit,
    maxEntrySize: Math.floor(byteLimit / 8),
    sizeCalculation: (value) => getByteSize(value) + OVERHEAD,
  });
