import { open } from 'node:fs/promises';
import { picture as limits } from '#graphql/limits.ts';
import { widest, listWidths, shareWidth } from '#graphql/pictures.ts';
import { fail } from '#api/platform/errors.ts';
import { runInTurn, isDecodable, type OpenImage, openSharp } from '#api/platform/images.ts';

// The site never serves an uploaded file. It decodes the pixels and encodes new files, which drops metadata and any
// other content.

type Kind = 'jpeg' | 'png' | 'webp' | 'avif';

export interface MadeFile {
  /** The name within the picture's folder. */
  name: string;
  type: string;
  body: Buffer;
}

export interface MadePicture {
  width: number;
  height: number;
  files: MadeFile[];
}

const refuse = (message: string): never => fail('BAD_USER_INPUT', message, [{ path: ['file'], message }]);

const NONE = 'This file is not a JPEG, PNG, WebP or AVIF picture.';
const MOVING = 'Animated pictures are not supported. Upload a still picture.';
const DAMAGED = 'This picture is damaged or incomplete. Open it, save it again and upload the new file.';
const TOO_LARGE = `This picture has too many pixels. It may have ${limits.pixels / 1_000_000} million, and ${limits.side.toLocaleString('en-US')} on a side.`;

/** The time limit for one picture, far above any legitimate one. */
const SECONDS = 120;

const extensions: Record<Kind, RegExp> = {
  jpeg: /^(jpe?g|jfif|pjpeg)$/,
  png: /^png$/,
  webp: /^webp$/,
  avif: /^avif$/,
};

/**
 * The brands of an ISO media file: the major one and the compatible ones. Some programs write AVIF files with the major
 * brand `mif1`.
 */
function getBrands(head: string): string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const length = Math.min(Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE(), head.length);
  const brands = head.slice(16, length).match(/[^]{4}/g) ?? [];
  return [head.slice(8, 12), ...brands];
}

/** Detects the kind from the first bytes. The decoder and the file name's extension, if any, must agree. */
function detectKind(head: Buffer, name: string): Kind {
  const latin = head.toString('latin1');
  const kind: Kind | null = latin.startsWith('\xff\xd8\xff')
    ? 'jpeg'
    : latin.startsWith('\x89PNG\r\n\x1a\n')
      ? 'png'
      : /^RIFF[^]{4}WEBP/.test(latin)
        ? 'webp'
        : getBrands(latin).includes('avif')
          ? 'avif'
          : null;
  if (latin.startsWith('GIF8')) return refuse('GIF pictures are not supported. Upload a JPEG, PNG, WebP or AVIF file.');
  if (!kind && /<svg[\s/>]/i.test(latin))
    return refuse('SVG drawings are not supported. Upload a JPEG, PNG, WebP or AVIF file.');
  if (getBrands(latin)[0] === 'avis' || (kind === 'png' && latin.includes('acTL'))) return refuse(MOVING);
  if (!kind) return refuse(NONE);
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending && !extensions[kind].test(ending))
    return refuse(`This file is named .${ending} but holds a ${kind.toUpperCase()} picture. Please name it rightly.`);
  return kind;
}

/** The number of bytes needed to detect the kind: an animated PNG declares itself before its first pixels. */
const HEAD_BYTES = 65_536;

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Encodes the files of an uploaded picture. Fails with a readable error if it is not acceptable. */
export async function makePicture(file: string, name: string): Promise<MadePicture> {
  const kind = detectKind(await readHead(file), name);
  return runInTurn(async () => {
    const sharp = await openSharp();
    await validateHeader(sharp, file, kind);
    const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: limits.pixels })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => refuse(DAMAGED));
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS });
    const files: MadeFile[] = [];
    for (const step of listWidths(width)) {
      const scaleImage = () => pixels().resize({ width: step });
      const images = { avif: scaleImage().avif({ quality: 55, effort: 2 }), webp: scaleImage().webp({ quality: 78 }) };
      for (const [type, image] of Object.entries(images))
        files.push({ name: `${step}.${type}`, type: `image/${type}`, body: await image.toBuffer() });
    }
    const shareImage = pixels().resize({ width: shareWidth, withoutEnlargement: true }).flatten({ background: '#fff' });
    files.push({ name: 'share.jpg', type: 'image/jpeg', body: await shareImage.jpeg({ quality: 80 }).toBuffer() });
    return { width, height, files };
  });
}

/** Checks the header before any pixel is decoded. */
async function validateHeader(sharp: OpenImage, file: string, kind: Kind): Promise<void> {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse(DAMAGED));
  const { format, width, height, pages = 1 } = metadata;
  // The library tells the compression from the major brand alone. It decodes no other compression of this format.
  if ((format === 'heif' ? 'avif' : format) !== kind) refuse(NONE);
  if (pages > 1) refuse(MOVING);
  if (!isDecodable({ width, height }, limits)) refuse(TOO_LARGE);
}
