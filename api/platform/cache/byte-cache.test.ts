import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const createCache = () => createByteCache<Buffer>(16_000, ({ length }) => length);

it('removes the entry that was used longest ago when the bytes exceed the limit', () => {
  const cache = createCache();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) {
    cache.set(key, Buffer.from(key.padEnd(1_088)));
    cache.get('a');
  }
  expect(cache.get('a')?.toString().trim()).toBe('a');
  expect(cache.get('b')).toBeUndefined();
  expect(cache.calculatedSize).toBeLessThanOrEqual(16_000);
});

it('does not store an entry of more than an eighth of the limit, and removes the entry that it replaces', () => {
  const cache = createCache();
  cache.set('a', Buffer.alloc(10));
  cache.set('a', Buffer.alloc(2_000));
  expect(cache.get('a')).toBeUndefined();
  expect(cache.calculatedSize).toBe(0);
});
