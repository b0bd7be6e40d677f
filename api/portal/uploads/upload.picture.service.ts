import { buffer } from 'node:stream/consumers';
import { openSharp, runInTurn } from '#api/platform/images.ts';

/** True for the media type of a picture, which people read as a PDF of one page. */
export const isPicture = (type: string): boolean => type.startsWith('image/');

/** The sides of the page in points: not longer than A4, and not shorter than a PDF allows. */
const LONGEST = 842;
const SHORTEST = 3;

/** A PDF whose only page is this picture. Transparent parts become white. */
export async function writePicturePdf(picture: Buffer, type: string): Promise<Buffer> {
  const image = type === 'image/jpeg' ? picture : await runInTurn(() => flatten(picture, type));
  const { width, height } = await (await openSharp())(image).metadata();
  // Loaded with the first picture, because it is large.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({ autoFirstPage: false });
  const [wide, high] = [width, height].map((side) =>
    Math.max((side * LONGEST) / Math.max(width, height), SHORTEST),
  ) as [number, number];
  pdf.addPage({ size: [wide, high], margin: 0 }).image(image, 0, 0, { width: wide, height: high });
  pdf.end();
  return buffer(pdf);
}

/** PNG stays exact. WebP, which a PDF cannot contain, becomes JPEG. */
async function flatten(picture: Buffer, type: string): Promise<Buffer> {
  const sharp = await openSharp();
  const image = sharp(picture).flatten({ background: '#fff' }).removeAlpha();
  return type === 'image/png' ? image.png().toBuffer() : image.jpeg({ quality: 92 }).toBuffer();
}
