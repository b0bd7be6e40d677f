import { describe, expect, test } from 'vitest';
import { drawingBombPdf, emptyPdf, oddPdf, openable, reportPdf } from '#api/testing/pdf-files.ts';
import { DrawingPool } from './render-pool.ts';
import { readOutline, readPageText, searchPages } from './render.ts';

const whole = { page: 1, atMost: 500, ms: 60_000 };

describe('a search', () => {
  test('returns areas as the page is shown: rotated, cropped, with another origin', async () => {
    const find = async (options: Parameters<typeof oddPdf>[0]) =>
      (await searchPages(openable(await oddPdf(options)), { ...whole, text: 'upright' })).hits[0]!.areas;
    const [plain] = await find({});
    expect(plain!.left).toBeCloseTo(120 / 600, 1);
    expect(plain!.width).toBeGreaterThan(plain!.height);
    const [turned] = await find({ turn: 90 });
    expect(turned!.height).toBeGreaterThan(turned!.width);
    expect(turned!.top).toBeCloseTo(plain!.left, 2);
    const [cropped] = await find({ crop: true });
    expect(cropped!.width).toBeCloseTo(plain!.width * 2, 2);
  });

  test('stops after its time and returns the page to continue with, so that it does not block other readers', async () => {
    const threads = new DrawingPool(1);
    const from = openable(await reportPdf(40));
    const first = await searchPages(from, { ...whole, text: 'page 40', ms: 0 }, { threads });
    expect(first).toMatchObject({ hits: [], nextPage: 2, hasText: true });
    const rest = await searchPages(from, { ...whole, text: 'page 40', page: 2 }, { threads });
    expect(rest).toMatchObject({ hits: [{ page: 40 }], nextPage: null });
    threads.stop();
  });

  test('stops at the maximum number of hits', async () => {
    const result = await searchPages(openable(await reportPdf(3)), { ...whole, text: 'e', atMost: 7 });
    expect(result.hits).toHaveLength(7);
  });

  test('of a page that takes too long fails, and the thread restarts for other readers', async () => {
    const threads = new DrawingPool(1, 1_500);
    const bomb = searchPages(openable(await drawingBombPdf(9)), { ...whole, text: 'revenue' }, { threads });
    const [rejection, next] = await Promise.allSettled([
      bomb,
      readPageText(openable(await reportPdf(1)), 1, { threads }),
    ]);
    expect(rejection).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    expect(next).toMatchObject({ status: 'fulfilled' });
    threads.stop();
  });

  test('is removed from the queue when its reader disconnects', async () => {
    const leaving = new AbortController();
    leaving.abort(new Error('left'));
    const from = openable(await reportPdf(1));
    await expect(searchPages(from, { ...whole, text: 'page' }, { signal: leaving.signal })).rejects.toThrow('left');
  });

  test('accepts any text: other scripts, quotes, and a text longer than the page', async () => {
    const from = openable(await emptyPdf(300, 200));
    for (const text of ['李小龙', '“quoted” \\ % *', 'x'.repeat(100), '😀😀'])
      expect((await searchPages(from, { ...whole, text })).hits).toEqual([]);
  });
});

test('a document without bookmarks has an empty outline', async () => {
  expect(await readOutline(openable(await reportPdf(1)))).toEqual([]);
});
