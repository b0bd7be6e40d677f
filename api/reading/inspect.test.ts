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

describe('a PDF that is looked at before it is taken', () => {
  test('says how many pages it has, and is still whole afterwards', async () => {
    const report = await reportPdf(7);
    expect(await inspectPdf(report)).toEqual({ pages: 7 });
    expect(report.length).toBeGreaterThan(1_000);
    expect(await inspectPdf(await oddPdf({ turn: 270, crop: true }))).toEqual({ pages: 1 });
    expect(await inspectPdf(await emptyPdf(100, 100, MOST_PAGES))).toEqual({ pages: MOST_PAGES });
  });

  test('is taken where only its owner has a password, because everybody can open it', async () => {
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
  ])('is refused in one sentence where it %s', async (_, made, sentence) => {
    expect(await inspectPdf(await made())).toEqual({ refused: expect.stringMatching(sentence) });
  });

  test('is bounded where a megabyte in it unpacks to a gigabyte', async () => {
    const packed = await packedBombPdf(1_024);
    expect(packed.length).toBeLessThan(6_000_000);
    expect(await inspectPdf(packed)).toEqual({ refused: expect.stringMatching(/damaged|too long or too much memory/) });
  });

  test('is bounded where it is a bomb: the server goes on, whatever is said of it', async () => {
    const found = await inspectPdf(await drawingBombPdf(9));
    expect(Object.keys(found)).toHaveLength(1);
    expect(await inspectPdf(await reportPdf(1))).toEqual({ pages: 1 });
  });

  test('is refused where it takes longer than it may', async () => {
    expect(await inspectPdf(await reportPdf(200), 0)).toEqual({
      refused: expect.stringMatching(/too long or too much memory/),
    });
  });
});
