import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Pictures of ordinary people and of attackers.

/** A picture like a photograph: a plain color would compress to almost nothing. */
export const photograph = (width = 900, height = 600) =>
  sharp({
    create: { width, height, channels: 3, background: '#7a8fa6', noise: { type: 'gaussian', mean: 120, sigma: 25 } },
  });

/**
 * Each picture differs from all others, because the site stores identical pictures once. Neighboring shades would be the
 * same JPEG, which rounds colors.
 */
let shade = 0;
const STEP = 8;
const STEPS = 256 / STEP;
export const makeJpeg = (width = 900, height = 600): Promise<Buffer> => {
  shade += 1;
  const [r, g, b] = [shade, shade / STEPS, shade / STEPS ** 2].map((part) => (Math.floor(part) % STEPS) * STEP);
  const background = { r: r!, g: g!, b: b! };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A valid black PNG with the stated size. `rows` fewer rows make it incomplete. */
export function getPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, gray.
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)));
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** The same picture, animated: the control chunk comes before the first pixels. */
export function movingPng(): Buffer {
  const still = getPng(20, 20);
  const after = 8 + 25;
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, after), control, still.subarray(after)]);
}
