// Builds the committed pictures from our own drawings: the four industry images, the preview card, the logo and the
// icons. Colors come from the design tokens, so pictures and pages match. Run:
// npx vite build --ssr web/images/build.tsx --outDir .cache/images && node .cache/images/build.js
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type OutputInfo } from 'sharp';
import FinanceDrawing from '../drawings/finance.svg?react';
import GovernmentDrawing from '../drawings/government.svg?react';
import HealthcareDrawing from '../drawings/healthcare.svg?react';
import PlugDrawing from '../drawings/plug.svg?react';
import { BrandMark } from '../drawings/BrandMark.tsx';
import UtilitiesDrawing from '../drawings/utilities.svg?react';
import { getColor, paperStyles } from './paper.ts';
import { industryRatio, industryWidths, type IndustryName } from '../drawings/industryImages.ts';

const target = path.resolve('web/public/images');

/** Renders the drawing without its text, in light colors, cropped to `frame`. */
function picture(drawing: ReactElement, frame: { view: string; width: number; height: number }): Buffer {
  const inner = renderToStaticMarkup(drawing)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<text[\s\S]*?<\/text>/g, '')
    .replace(/<g class="far">[\s\S]*?<\/g>/, '');
  const [x, y, w, h] = frame.view.split(' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.view}" width="${frame.width}" height="${frame.height}"><style>${paperStyles()}</style>` +
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${getColor('paper')}"/><g class="dwg mark" fill="none">${inner}</g></svg>`,
  );
}

const industries: Record<IndustryName, ReactElement> = {
  government: <GovernmentDrawing />,
  healthcare: <HealthcareDrawing />,
  financial: <FinanceDrawing />,
  utilities: <UtilitiesDrawing />,
};

const limit = 30_000;

/** The best quality that stays under the size limit. Flat line drawings lose little even at the lowest. */
async function smallWebp(svg: Buffer, file: string): Promise<OutputInfo> {
  for (const quality of [68, 56, 44]) {
    const image = await sharp(svg).webp({ quality, effort: 6 }).toFile(file);
    if (image.size < limit) return image;
  }
  return sharp(svg).webp({ quality: 30, effort: 6 }).toFile(file);
}

async function buildIndustries(): Promise<void> {
  for (const [name, drawing] of Object.entries(industries)) {
    for (const width of industryWidths) {
      const svg = picture(drawing, { view: '52 -56 592 296', width, height: width * industryRatio });
      const file = (format: string) => path.join(target, `industries/${name}-${width}.${format}`);
      const avif = await sharp(svg).avif({ quality: 50, effort: 7 }).toFile(file('avif'));
      const webp = await smallWebp(svg, file('webp'));
      console.log(name, width, avif.size, webp.size);
    }
  }
}

async function buildCards(): Promise<void> {
  const card = picture(<PlugDrawing />, { view: '-10 -66 806 423', width: 1200, height: 630 });
  await sharp(card).png({ palette: true }).toFile(path.join(target, 'card.png'));
  const logo = picture(<BrandMark />, { view: '-4 -4 40 40', width: 512, height: 512 });
  await sharp(logo).png({ palette: true }).toFile(path.join(target, 'logo.png'));
}

// An SVG favicon would make the browser parse a second document on the page's main thread.
async function buildIcons(): Promise<void> {
  const draw = (size: number) =>
    sharp(picture(<BrandMark />, { view: '-4 -4 40 40', width: size, height: size })).png({ palette: true });
  await draw(64).toFile(path.resolve(target, '../favicon.png'));
  // The icons of the web manifest. A phone cuts a maskable one to a shape of its own, at most down to a circle.
  for (const size of [192, 512]) await draw(size).toFile(path.resolve(target, `../icon-${size}.png`));
  const maskable = picture(<BrandMark />, { view: '-13 -13 58 58', width: 512, height: 512 });
  await sharp(maskable).png({ palette: true }).toFile(path.resolve(target, '../icon-maskable-512.png'));
  // Phones round the corners, and browsers and feed readers request the .ico file without a link.
  await draw(180).toFile(path.resolve(target, '../apple-touch-icon.png'));
  const icons = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size).toBuffer() })));
  await writeFile(path.resolve(target, '../favicon.ico'), toIco(icons));
}

/** An icon file: a header, one entry of 16 bytes for each picture, then the pictures. */
function toIco(icons: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.from(Uint16Array.of(0, 1, icons.length).buffer);
  let offset = header.length + 16 * icons.length;
  const entries = icons.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.set([size, size]);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...icons.map(({ png }) => png)]);
}

await buildIndustries();
await buildCards();
await buildIcons();
