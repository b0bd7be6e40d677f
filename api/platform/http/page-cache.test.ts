import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { encode } from './encoded.ts';
import { PageCache } from './page-cache.ts';

const text = Buffer.from(
  Array.from({ length: 2_000 }, (_, index) => `<p class="a${index % 7}">Line ${index}</p>`).join(''),
);

test('a page that is sent often is compressed again, and stays the same page', async () => {
  const cache = new PageCache();
  const page = await encode(text, { headers: [], quality: 4 });
  await cache.render('/', 1, async () => ({ page, keep: true }));
  const first = page.br!;
  for (let use = 1; use < 50; use += 1) cache.fresh('/', 1);
  expect(cache.fresh('/', 2)).toBeNull();
  expect(page.br).toBe(first);
  cache.fresh('/', 1);
  await eventually(async () => expect(page.br!.length).toBeLessThan(first.length));
  expect(brotliDecompressSync(page.br!)).toEqual(text);
  expect(cache.fresh('/', 1)).toBe(page);
});
