import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eventually } from '#api/testing/eventually.ts';
import { densePdf, drawingBombPdf, emptyPdf, formPdf, oddPdf, openable, reportPdf } from '#api/testing/pdf-files.ts';
import { type Mark, renderMask } from './watermark.ts';
import { DrawingPool } from './render-pool.ts';
import { PAGE_WIDTHS, type PagePicture, renderPage, readPageShapes, readPageText } from './render.ts';

const ines: Mark = { name: 'Ines Investor', address: 'ines@fund.example', at: new Date(0), code: 'K7QM2X9A' };
const ingo: Mark = { ...ines, code: '4HZP0WTB' };

/** The total difference between the picture and `paper` if only the first of two watermarks has ink. */
async function getInk(picture: PagePicture, paper: number, first: Mark, second: Mark): Promise<number> {
  const [mine, other] = await Promise.all([renderMask(first, 1200), renderMask(second, 1200)]);
  const { data } = await sharp(picture.body).greyscale().raw().toBuffer({ resolveWithObject: true });
  // The second watermark of the second row, as pool.ts and its thread place them.
  const left = mine.width - (mine.width >> 1);
  const top = mine.height - (mine.height >> 2);
  const shades: number[] = [];
  mine.mask.forEach((shade, at) => {
    if (shade < 200 || (other.mask[at] ?? 0) > 20) return;
    const y = top + Math.floor(at / mine.width);
    shades.push(Math.abs((data[y * picture.width + left + (at % mine.width)] ?? 0) - paper));
  });
  return shades.reduce((sum, each) => sum + each, 0) / shades.length;
}

describe('a page as a picture', () => {
  test('contains the reader’s watermark code on light and on dark pages', async () => {
    for (const [dark, paper] of [
      [false, 255],
      [true, 0],
    ] as const) {
      const from = openable(dark ? await oddPdf({ dark }) : await emptyPdf(600, 400));
      for (const [own, foreign] of [
        [ines, ingo],
        [ingo, ines],
      ] as const) {
        const picture = await renderPage(from, 1, 1200, own);
        const [mine, other] = [await getInk(picture, paper, own, foreign), await getInk(picture, paper, foreign, own)];
        expect(mine).toBeGreaterThan(24);
        expect(other).toBeLessThan(mine / 2);
      }
    }
  });

  test('contains the name of the person on whose behalf it is read', async () => {
    const delegateMark: Mark = { ...ines, onBehalfOf: 'Ole Owner' };
    const picture = await renderPage(openable(await emptyPdf(600, 400)), 1, 1200, delegateMark);
    const mine = await getInk(picture, 255, delegateMark, ines);
    expect(mine).toBeGreaterThan(24);
    expect(await getInk(picture, 255, ines, delegateMark)).toBeLessThan(mine / 2);
  });

  test('has a watermark in each sixteenth of an empty page', async () => {
    const { body, width, height } = await renderPage(openable(await emptyPdf(595, 842)), 1, 800, ines);
    const part = { width: Math.floor(width / 4), height: Math.floor(height / 4) };
    for (let place = 0; place < 16; place++) {
      const at = { left: (place % 4) * part.width, top: Math.floor(place / 4) * part.height };
      const { channels } = await sharp(
        await sharp(body)
          .extract({ ...at, ...part })
          .png()
          .toBuffer(),
      ).stats();
      expect(channels[0]?.min, `part ${place}`).toBeLessThan(230);
    }
  });

  test('keeps the text readable with a high contrast', async () => {
    const { body } = await renderPage(openable(await reportPdf(1)), 1, 1200, ines);
    const { channels } = await sharp(body).greyscale().stats();
    expect(channels[0]?.min).toBeLessThan(15);
    expect(channels[0]?.max).toBeGreaterThan(245);
    expect(channels[0]?.mean).toBeGreaterThan(170);
  });

  test('keeps the letters of a text as dark as without a watermark', async () => {
    const picture = await renderPage(openable(await densePdf()), 1, 1200, ines);
    const { data } = await sharp(picture.body).greyscale().raw().toBuffer({ resolveWithObject: true });
    const { data: other } = await sharp((await renderPage(openable(await densePdf()), 1, 1200, ingo)).body)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The two watermarks cover different letters.
    const countLetters = (shades: Uint8Array) => shades.reduce((count, shade) => count + (shade < 25 ? 1 : 0), 0);
    const darkest = data.map((shade, at) => Math.min(shade, other[at]!));
    expect(countLetters(data) / countLetters(darkest)).toBeGreaterThan(0.95);
  });

  test('shows the values of form fields', async () => {
    const { body } = await renderPage(openable(await formPdf()), 1, 800, ines);
    expect((await sharp(body).greyscale().stats()).channels[0]?.min).toBeLessThan(30);
  });

  test('has the requested width and the rotation of its page', async () => {
    const upright = openable(await oddPdf());
    for (const width of PAGE_WIDTHS)
      expect(await renderPage(upright, 1, width, ines)).toMatchObject({ width, height: Math.round((width * 2) / 3) });
    expect(await renderPage(openable(await oddPdf({ turn: 90 })), 1, 800, ines)).toMatchObject({ height: 1200 });
    expect(await renderPage(openable(await oddPdf({ crop: true })), 1, 1200, ines)).toMatchObject({ height: 800 });
  });

  test('supports any name: other scripts, markup, control characters, empty and very long names', async () => {
    const from = openable(await emptyPdf(300, 200));
    const names = ['李小龙 Ђорђе Łódź', 'محمد', '<b>&amp; <', '\u202Eabc\u0000\n\n', '', 'x'.repeat(5_000)];
    const bodies = await Promise.all(names.map(async (name) => renderPage(from, 1, 800, { ...ines, name })));
    expect(new Set(bodies.map(({ body }) => body.toString('base64'))).size).toBe(names.length);
    // A name that looks like markup is shown as it is written.
    const [bold, plain] = await Promise.all(['<b>a</b>', 'a'].map((name) => renderMask({ ...ines, name }, 800)));
    expect(bold?.mask).not.toEqual(plain?.mask);
  });

  test('stays within the size limit, whatever its shape', async () => {
    for (const [wide, high] of [
      [14_400, 14_400],
      [3, 14_000],
      [14_000, 3],
    ] as const) {
      const { width, height } = await renderPage(openable(await emptyPdf(wide, high)), 1, 1800, ines);
      expect(width * height).toBeLessThanOrEqual(8_000_000);
    }
  });

  test('is not found after the last page', async () => {
    const from = openable(await reportPdf(2));
    for (const page of [0, -1, 3, 2 ** 31])
      await expect(renderPage(from, page, 800, ines)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a page is available as text', async () => {
  const from = openable(await reportPdf(3));
  expect(await readPageText(from, 2)).toMatch(/^Page 2 of the report\r?\n/);
  expect(await readPageText(openable(await emptyPdf(100, 100)), 1)).toBe('');
});

describe('the drawing threads', () => {
  test('restart after a page that exceeds the limits, and after being terminated during work', async () => {
    const threads = new DrawingPool(1);
    const from = openable(await reportPdf(2));
    const bomb = renderPage(openable(await drawingBombPdf(9)), 1, 800, ines, { threads });
    const [rejection, next] = await Promise.allSettled([bomb, readPageText(from, 1, { threads })]);
    expect(rejection).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    expect(next).toMatchObject({ status: 'fulfilled' });

    const cut = readPageText(openable(await drawingBombPdf(9)), 1, { threads });
    const outcome = cut.catch((error: unknown) => error);
    threads.stop();
    await outcome;
    expect(await readPageText(from, 2, { threads })).toContain('Page 2');
    threads.stop();
  });

  test('end when they have no work, and start again for the next page', async () => {
    const threads = new DrawingPool(1, undefined, 1);
    const from = openable(await reportPdf(1));
    for (const _round of [1, 2]) {
      expect(await readPageText(from, 1, { threads })).toContain('Page 1');
      await eventually(async () => expect(threads.size).toBe(0));
    }
  });

  test('keep a few documents open, and reopen the others', async () => {
    const threads = new DrawingPool(1);
    let fetched = 0;
    const all = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (pages) => {
        const { key, bytes } = openable(await reportPdf(pages));
        return { key, pages, bytes: () => ((fetched += 1), bytes()) };
      }),
    );
    const ask = () => Promise.all(all.map(async (from) => readPageText(from, from.pages, { threads })));
    for (const round of [1, 2]) {
      const texts = await ask();
      texts.forEach((text, at) => expect(text, `round ${round}`).toContain(`Page ${at + 1} of`));
    }
    expect(fetched).toBe(12);
    await readPageText(all[5] ?? openable(new Uint8Array()), 1, { threads });
    expect(fetched).toBe(12);
    threads.stop();
  });

  test('remove a disconnected reader from the queue, and draw for the next one', async () => {
    const threads = new DrawingPool(1);
    const from = openable(await reportPdf(2));
    const leaving = new AbortController();
    const [first, second] = [
      readPageText(from, 1, { threads }),
      readPageText(from, 1, { threads, signal: leaving.signal }),
    ];
    const third = readPageText(from, 2, { threads });
    leaving.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    expect(await Promise.all([first, third])).toEqual([expect.any(String), expect.stringContaining('Page 2')]);
    await expect(readPageText(from, 1, { threads, signal: leaving.signal })).rejects.toThrow('left');
    threads.stop();
  });

  test('return the shape of each page', async () => {
    const threads = new DrawingPool(1);
    expect(await readPageShapes(openable(await reportPdf(2)), threads)).toEqual([1.4151, 1.4151]);
    expect(await readPageShapes(openable(await oddPdf({ turn: 90 })), threads)).toEqual([1.5]);
    expect(await readPageShapes(openable(await oddPdf({ crop: true })), threads)).toEqual([0.6667]);
    threads.stop();
  });

  test('report an error while loading a document, and continue with other requests', async () => {
    const threads = new DrawingPool(1);
    const { key, bytes } = openable(await reportPdf(1));
    const away = { key, bytes: () => Promise.reject(new Error('the store is away')) };
    await expect(readPageText(away, 1, { threads })).rejects.toThrow('the store is away');
    expect(await readPageText({ key, bytes }, 1, { threads })).toContain('Page 1');
    threads.stop();
  });
});
