import path from 'node:path';
import type { Sharp } from 'sharp';
import { escapeText } from '#api/platform/images.ts';
import { projectRoot } from '#api/platform/root.ts';
import type { MarkMask } from './pdf.work.ts';

// The watermark of a reader: drawn once for each reading, then repeated over the page.

export interface Mark {
  name: string;
  /** The reader's email address. */
  address: string;
  /** The name of the person on whose behalf the delegate reads. */
  onBehalfOf?: string | null;
  at: Date;
  /** The watermark code, which identifies the reading. */
  code: string;
}

/** Up to three watermarks side by side on a page. */
const ACROSS = 3;
const ANGLE = -24;
const LONGEST = 60;
const BLOCK_WIDTH = 520;
/**
 * The watermark code is as wide as the block. Its letters are higher than two lines of a dense paragraph, so that their
 * shape shows between the lines; smaller letters are lost among those of the page.
 */
const CODE_SIZE = 92;
/** Letter spacing in 1/1024 of a point. */
const CODE_SPACING = 4_096;
const CODE_GAP = 14;
/**
 * Latin, Greek and Cyrillic have our fonts. Other scripts use fonts of the machine, and missing characters are set as
 * their numbers.
 */
const FACE = 'Sofia Sans SemiBold';
const FILES = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'];
const files = FILES.map((name) => path.join(projectRoot, 'api/portal/reading/fonts', `${name}.ttf`));

type Open = (input: object | Buffer, options?: object) => Sharp;
let opening: Promise<Open> | null = null;

/** Loaded with the first page. One core stays free for visitors. */
export async function openSharp(): Promise<Open> {
  opening ??= import('sharp').then(async ({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    // The text library remembers a font file after its first use.
    for (const fontfile of files)
      await sharp({ text: { text: 'a', font: FACE, fontfile } })
        .raw()
        .toBuffer();
    return sharp as unknown as Open;
  });
  return opening;
}

/** The watermark for pages that are `width` pixels wide. */
export async function renderMask(mark: Mark, width: number): Promise<MarkMask> {
  const sharp = await openSharp();
  const across = Math.round(width / ACROSS);
  const level = await drawBlock(mark);
  const turnedMark = await toRawPixels(
    sharp(level.data, level).rotate(ANGLE, { background: '#000' }).extractChannel(0),
  );
  const margin = Math.round(across / 18);
  const { data, info } = await sharp(turnedMark.data, turnedMark)
    .resize({ width: across - 2 * margin, height: across - 2 * margin, fit: 'inside' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, mask: new Uint8Array(data) };
}

/** The reader and the time in two lines, with the watermark code below in letters several times as large. */
async function drawBlock(mark: Mark): Promise<RawImage> {
  const sharp = await openSharp();
  const font = { fontfile: files[0], dpi: 72 };
  const lines = toLines(mark).map(escapeText).join('\n');
  // Long names go to a second line. Otherwise the rest would be too small to read.
  const set = { ...font, font: `${FACE} 22`, width: BLOCK_WIDTH, wrap: 'word-char', align: 'centre', spacing: 4 };
  const details = await toRawPixels(
    sharp({ text: { ...set, text: lines } })
      .resize({ width: BLOCK_WIDTH, fit: 'inside', withoutEnlargement: true })
      .extractChannel(0),
  );
  const text = `<span letter_spacing="${CODE_SPACING}">${escapeText(mark.code)}</span>`;
  const code = await toRawPixels(
    sharp({ text: { ...font, font: `${FACE} ${CODE_SIZE}`, text } })
      .resize({ width: BLOCK_WIDTH })
      .extractChannel(0),
  );
  return stackImages(details, code);
}

/**
 * Places the lines below each other, each centered in the block. sharp’s `composite` does the same but takes 8 ms
 * longer.
 */
function stackImages(upper: RawImage, lower: RawImage): RawImage {
  const below = upper.raw.height + CODE_GAP;
  const height = below + lower.raw.height;
  const data = Buffer.alloc(BLOCK_WIDTH * height);
  for (const [image, top] of [[upper, 0] as const, [lower, below] as const]) {
    const { width } = image.raw;
    const left = (BLOCK_WIDTH - width) >> 1;
    for (let row = 0; row < image.raw.height; row++)
      data.set(image.data.subarray(row * width, (row + 1) * width), (top + row) * BLOCK_WIDTH + left);
  }
  return { data, raw: { width: BLOCK_WIDTH, height, channels: 1 } };
}

interface RawImage {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 };
}

async function toRawPixels(image: Sharp): Promise<RawImage> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 1 } };
}

/** The same watermark as a picture with a transparent background. */
export async function renderPng(mark: Mark, width: number, opacity: number): Promise<Buffer> {
  const sharp = await openSharp();
  const { mask, ...size } = await renderMask(mark, width);
  const points = new Uint8Array(mask.length * 2);
  mask.forEach((shade, at) => {
    points[at * 2] = 120;
    points[at * 2 + 1] = Math.round(shade * opacity);
  });
  return sharp(Buffer.from(points.buffer), { raw: { ...size, channels: 2 } })
    .png()
    .toBuffer();
}

function toLines({ name, address, onBehalfOf, at }: Mark): string[] {
  const time = at.toISOString().slice(0, 16).replace('T', ' ');
  const names = [shortened(name), onBehalfOf ? shortened(`for ${onBehalfOf}`) : ''];
  return [names.join(' ').trim(), `${shortened(address)} · ${time} UTC`].filter(Boolean);
}

/** Joins the text to one line, without invisible characters and those that change the direction of the text. */
function shortened(text: string): string {
  const characters = [...text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : characters.join('');
}

/** Escapes the text, because the text library parses markup. */
