import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { carelessPdf, lockedPdf, oddPdf, reportPdf } from '#api/testing/pdf-files.ts';
import { countMarkedParts } from '#api/testing/pdf-marks.ts';
import { markPdf } from './download.ts';
import { inspectPdf } from './inspect.ts';
import type { Mark } from './watermark.ts';

const ines: Mark = { name: 'Ines 李小龙', address: 'ines@fund.example', at: new Date(0), code: 'K7QM2X9A' };
test('a download has watermarks all over every page', async () => {
  const report = await reportPdf(5);
  const marked = await markPdf(async () => report, ines);
  for (let page = 1; page <= 5; page++) expect(await countMarkedParts(report, marked, page)).toBe(16);
  expect(await inspectPdf(marked)).toEqual({ pages: 5, findings: [], pageLabels: null });
});

test.each([0, 90, 180, 270])(
  'a page rotated by %i degrees, cropped and with an offset origin has watermarks all over',
  async (turn) => {
    for (const crop of [false, true]) {
      const odd = await oddPdf({ turn, crop });
      expect(await countMarkedParts(odd, await markPdf(async () => odd, ines), 1)).toBe(16);
    }
  },
);

test('the area outside the crop box has watermarks too, so that removing the crop reveals no clean copy', async () => {
  const whole = await oddPdf();
  const marked = await PDFDocument.load(await markPdf(() => oddPdf({ crop: true }), ines));
  marked.getPage(0).setCropBox(-100, 50, 600, 400);
  expect(await countMarkedParts(whole, await marked.save(), 1)).toBe(16);
});

test('a page with an unbalanced graphics state does not shrink the watermark', async () => {
  const careless = await carelessPdf();
  expect(await countMarkedParts(careless, await markPdf(async () => careless, ines), 1)).toBe(16);
});

test('a file with only an owner password has watermarks all over', async () => {
  const locked = await lockedPdf('');
  expect(await countMarkedParts(locked, await markPdf(async () => locked, ines), 1)).toBe(16);
});

test('two readers get different files, and neither contains the original file', async () => {
  const report = await reportPdf(1);
  const [hers, his] = [ines, { ...ines, code: '4HZP0WTB' }].map((mark) => markPdf(async () => report, mark));
  const [first, second] = [Buffer.from((await hers) ?? []), Buffer.from((await his) ?? [])];
  expect(first.equals(second)).toBe(false);
  expect(first.includes(Buffer.from(report.slice(0, 400)))).toBe(false);
});

test('a file that cannot be watermarked is not returned', async () => {
  await expect(markPdf(async () => new Uint8Array(100), ines)).rejects.toThrow('broken');
  expect((await markPdf(() => reportPdf(1), ines)).length).toBeGreaterThan(1_000);
});
