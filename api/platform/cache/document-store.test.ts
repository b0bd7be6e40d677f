import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentStore } from './document-store.ts';

test('parsed documents are limited by their bytes, and the oldest is removed', async () => {
  const store = createDocumentStore(100_000);
  for (let number = 0; number < 200; number += 1)
    await store.set(`key ${number}`, parse(`query q${number} { articles { nodes { id title } } }`));
  expect(store.byteSize).toBeGreaterThan(50_000);
  expect(store.byteSize).toBeLessThanOrEqual(100_000);
  expect(await store.get('key 0')).toBeUndefined();
  expect(await store.get('key 199')).toMatchObject({ kind: 'Document' });
});
