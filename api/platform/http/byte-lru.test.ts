import { expect, it } from 'vitest';
import { ByteLru } from './byte-lru.ts';

it('what was used longest ago goes first, by bytes and not by number', () => {
  const kept = new ByteLru<string>(16_000);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) {
    kept.set(key, key, 1_088);
    kept.get('a');
  }
  expect(kept.get('a')).toBe('a');
  expect(kept.get('b')).toBeUndefined();
  expect(kept.bytes).toBeLessThanOrEqual(16_000);
});

it('one too large to be worth its room is not kept, and what it replaces is gone', () => {
  const kept = new ByteLru<string>(16_000);
  kept.set('a', 'small', 10);
  kept.set('a', 'large', 2_000);
  expect(kept.get('a')).toBeUndefined();
  expect(kept.bytes).toBe(0);
});
