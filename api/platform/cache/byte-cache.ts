import { LRUCache } from 'lru-cache';

/** The bytes that an entry needs besides its content: its key, its headers and its place in the cache. */
const OVERHEAD = 512;

/**
 * A cache of the entries that were used last, limited by their bytes. An entry of more than an eighth of the cache is
 * not stored, because it would remove many others. `onEvict` gets the entries that others replace.
 */
export const createByteCache = <Value extends object>(
  byteLimit: number,
  getByteSize: (value: Value) => number,
  onEvict?: (value: Value, key: string) => void,
): LRUCache<string, Value> =>
  new LRUCache({
    maxSize: byteLimit,
    maxEntrySize: Math.floor(byteLimit / 8),
    sizeCalculation: (value) => getByteSize(value) + OVERHEAD,
    ...(onEvict && { dispose: (value, key, reason) => reason === 'evict' && onEvict(value, key) }),
  });

/**
 * The same bytes in memory of their own. Node returns short buffers as parts of larger ones, 8 KB for text and 16 KB
 * for what was compressed, and a cache would keep all of it.
 */
export function withOwnMemory(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer;
  const copy = Buffer.allocUnsafeSlow(buffer.length);
  buffer.copy(copy);
  return copy;
}
