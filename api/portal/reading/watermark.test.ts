import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { useApi } from '#api/testing/api.ts';
import { densePdf, openable } from '#api/testing/pdf-files.ts';
import { type Mark, renderMask } from './watermark.ts';
import { DrawingPool } from './render-pool.ts';
import { type PageWidth, renderPage } from './render.ts';
import { findTraces } from './trace.service.ts';

// A part of a page of small text, saved as a JPEG of 70 %, is compared with the watermarks of readings whose codes
// differ in one character. The comparison uses the paper between the letters of the page, as people do.

const api = useApi();
const threads = new DrawingPool(1);
afterAll(() => threads.stop());

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ALTERNATIVES = 3;

/** Returns codes that differ from this one in one character, several for each position. */
const getNeighbors = (code: string): string[] =>
  [...code].flatMap((character, at) =>
    Array.from({ length: ALTERNATIVES }, (_, step) => {
      const other = LETTERS[(LETTERS.indexOf(character) + 1 + step * 7) % LETTERS.length]!;
      return code.slice(0, at) + other + code.slice(at + 1);
    }),
  );

interface Crop {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The part of the page under one watermark, like a forwarded screenshot. */
async function cropPage(page: Buffer, { width, height }: { width: number; height: number }): Promise<Crop> {
  // The second watermark of the second row, as the drawing thread places them.
  const place = { left: width - (width >> 1), top: height - (height >> 2), width, height };
  const png = await sharp(page).png().toBuffer();
  const jpeg = await sharp(png).extract(place).jpeg({ quality: 70 }).toBuffer();
  return { width, height, pixels: new Uint8Array(await sharp(jpeg).greyscale().extractChannel(0).raw().toBuffer()) };
}

async function blur({ width, height, pixels }: Crop, sigma: number): Promise<Uint8Array> {
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

const PAPER = 170;

/** Returns how dark the background is around each point, compared with the background farther away. */
async function readTint(crop: Crop, sigma: number): Promise<Float64Array> {
  const paper = { ...crop, pixels: crop.pixels.map((shade) => (shade > PAPER ? 255 : 0)) };
  const tint = { ...crop, pixels: crop.pixels.map((shade) => (shade > PAPER ? (255 - shade) * 3 : 0)) };
  const near = [await blur(tint, sigma), await blur(paper, sigma)] as const;
  const far = [await blur(tint, sigma * 5), await blur(paper, sigma * 5)] as const;
  return Float64Array.from(near[0], (shade, at) => shade / (near[1][at]! + 8) - far[0][at]! / (far[1][at]! + 8));
}

async function readMask(mark: Mark, pageWidth: number, { width, height }: Crop, sigma: number): Promise<Float64Array> {
  const mask = await renderMask(mark, pageWidth);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < Math.min(height, mask.height); y++)
    pixels.set(mask.mask.subarray(y * mask.width, y * mask.width + Math.min(width, mask.width)), y * width);
  const [near, far] = [await blur({ width, height, pixels }, sigma), await blur({ width, height, pixels }, sigma * 5)];
  return Float64Array.from(near, (shade, at) => shade - far[at]!);
}

function correlate(a: Float64Array, b: Float64Array): number {
  let [product, first, second] = [0, 0, 0];
  a.forEach((value, at) => {
    product += value * b[at]!;
    first += value ** 2;
    second += b[at]! ** 2;
  });
  return product / Math.sqrt(first * second);
}

test.each([
  [800, 'K7QM2X9A'],
  [1200, '4HZP0WTB'],
] as const)('a crop of a dense page %i pixels wide identifies its reader', async (pageWidth, code) => {
  const em = api.em();
  const reader = makeUser(em, { name: 'Ines Investor', email: `ines.${pageWidth}@fund.example` });
  await em.flush();
  const others = getNeighbors(code);
  const insert = `insert into reading_trace (code, account_id, document_id, version_id, page)
    select code, $1, 'doc_plan', 'ver_2', 1 from unnest($2::text[]) as given (code)`;
  await query(em, insert, [reader.id, [code]]);
  await query(em, insert, ['usr_other', others]);
  const mark = { name: reader.name, address: reader.email, at: new Date('2031-05-06T10:00:00Z'), code };
  const codes = await readCode(mark, pageWidth, others);
  expect((await findTraces(em, codes)).map(({ name }) => name)).toEqual(['Ines Investor']);
});

/** The code among these that the crop of a watermarked page shows best. */
async function readCode(mark: Mark, pageWidth: PageWidth, others: string[]): Promise<string> {
  const { body } = await renderPage(openable(await densePdf()), 1, pageWidth, mark, { threads });
  const crop = await cropPage(body, await renderMask(mark, pageWidth));
  const sigma = pageWidth / 400;
  const tint = await readTint(crop, sigma);
  let best = { code: '', score: -1 };
  for (const code of [mark.code, ...others]) {
    const score = correlate(tint, await readMask({ ...mark, code }, pageWidth, crop, sigma));
    if (score > best.score) best = { code, score };
  }
  return best.code;
}
