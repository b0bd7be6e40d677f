import { describe, expect, test } from 'vitest';
import {
  attachingPdf,
  drawingBombPdf,
  emptyPdf,
  lockedPdf,
  nestedPdf,
  oddPdf,
  packedBombPdf,
  reportPdf,
} from '../testing/pdf-files.ts';
import { inspectPdf, MOST_PAGES } from './inspect.ts';

describe('the inspection of an uploaded PDF', () => {
  test('returns the number of pages and does not change the bytes', async () => {
    const report = await reportPdf(7);
    expect(await inspectPdf(report)).toEqual({ pages: 7 });
    expect(report.length).toBeGreaterThan(1_000);
    expect(await inspectPdf(await oddPdf({ turn: 270, crop: true }))).toEqual({ pages: 1 });
    expect(await inspectPdf(await emptyPdf(100, 100, MOST_PAGES))).toEqual({ pages: MOST_PAGES });
  });

  test('accepts a file with only an owner password, because everyone can open it', async () => {
    expect(await inspectPdf(await lockedPdf(''))).toEqual({ pages: 1 });
  });

  test.each([
    ['is locked', () => lockedPdf('a password'), /encrypted or protected/],
    ['is no PDF', async () => new TextEncoder().encode('MZ this program cannot be run'), /not a PDF, or it is damaged/],
    ['is empty', async () => new Uint8Array(), /not a PDF, or it is damaged/],
    ['was cut off', async () => (await reportPdf(40)).slice(0, 9_000), /not a PDF, or it is damaged/],
    ['is too long', () => emptyPdf(100, 100, MOST_PAGES + 1), /more than 5,000 pages/],
    ['carries other files', attachingPdf, /attached files/],
    ['is nested without end', async () => nestedPdf(200_000), /damaged|too long or too much memory/],
  ])('refuses with one sentence a file that %s', async (_, createFile, sentence) => {
    expect(await inspectPdf(await createFile())).toEqual({ refusal: expect.stringMatching(sentence) });
  });

  test('limits the memory for a file of which a megabyte decompresses to a gigabyte', async () => {
    const packed = await packedBombPdf(1_024);
    expect(packed.length).toBeLessThan(6_000_000);
    expect(await inspectPdf(packed)).toEqual({ refusal: expect.stringMatching(/damaged|too long or too much memory/) });
  });

  test('limits the work for a drawing bomb, and the server continues', async () => {
    const result = await inspectPdf(await drawingBombPdf(9));
    expect(Object.keys(result)).toHaveLength(1);
    expect(await inspectPdf(await reportPdf(1))).toEqual({ pages: 1 });
  });

  test('refuses a file that takes longer than the time limit', async () => {
    expect(await inspectPdf(await reportPdf(200), 0)).toEqual({
      refusal: expect.stringMatching(/too long or too much memory/),
    });
  });
});
