import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { eventually } from '#api/testing/eventually.ts';
import { encode, getPlain } from './encoded-answer.ts';
import { PageCache } from './page-cache.ts';

const text = Buffer.from(
  Array.from({ length: 2_000 }, (_, index) => `<p class="a${index % 7}">Line ${index}</p>`).join(''),
);

test('a page that is sent often is compressed again, with the same content', async () => {
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

test('pages are limited by their bytes, and only the compressed form is stored', async () => {
  const cache = new PageCache();
  const before = { plain: Buffer.alloc(0), headers: [], etag: '', status: 200 };
  for (let number = 0; number < 300; number += 1) {
    const packed = Buffer.alloc(30_000, number);
    const page = { ...before, br: packed.subarray(0, 15_000), gzip: packed.subarray(15_000) };
    await cache.render(`/${number}`, 1, async () => ({ page, keep: true }));
    expect(page).not.toHaveProperty('plain');
    for (const { buffer } of [page.br, page.gzip]) expect(buffer.byteLength).toBe(15_000);
  }
  expect(cache.byteSize).toBeGreaterThan(5_000_000);
  expect(cache.byteSize).toBeLessThanOrEqual(6 * 1_024 * 1_024);
  expect(cache.fresh('/0', 1)).toBeNull();
  expect(cache.fresh('/299', 1)).not.toBeNull();
});

test('a page is the same for clients that accept no encoding', async () => {
  const cache = new PageCache();
  const page = await encode(text, { headers: [], quality: 4 });
  await cache.render('/', 1, async () => ({ page, keep: true }));
  expect(getPlain(cache.fresh('/', 1)!)).toEqual(text);
});
