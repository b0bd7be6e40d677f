// Derives the URLs of an image's files from its main URL, for the editor, the pages and the file server alike. The URL
// contains width and height, so a page reserves the space without a database query.

/**
 * The widths in which an image is stored if the original is wider. The original width, up to the largest of these, is
 * added.
 */
const STEPS = [480, 800, 1200, 1600] as const;
export const widest = STEPS[3];

const ADDRESS = /^\/pictures\/([0-9a-f]{32})\/(\d{1,4})x(\d{1,5})\.webp$/;

export interface PictureSources {
  /** The first half of the SHA-256 of the uploaded file. */
  hash: string;
  /** The WebP file, for browsers that do not read `srcset`. */
  src: string;
  /** `srcset` of the AVIF files. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** A JPEG for link previews on social media. */
  share: string;
}

/** The widths in which an image of this width is stored. */
export const listWidths = (width: number): number[] => [
  ...STEPS.filter((step) => step < width),
  Math.min(width, widest),
];

/** The main URL of an image, as used in articles and covers. */
export const pictureAddress = (hash: string, width: number, height: number): string =>
  `/pictures/${hash}/${width}x${height}.webp`;

/** The files of the image with this URL. Null if the URL is not an image of this site. */
export function pictureAt(address: string | null | undefined): PictureSources | null {
  const [, hash, wide, high] = ADDRESS.exec(address ?? '') ?? [];
  const [width, height] = [Number(wide), Number(high)];
  if (!hash || !width || !height || width > widest) return null;
  const base = `/pictures/${hash}`;
  const set = (type: string) =>
    listWidths(width)
      .map((step) => `${base}/${step}.${type} ${step}w`)
      .join(', ');
  return {
    hash,
    src: `${base}/${width}.webp`,
    avif: set('avif'),
    webp: set('webp'),
    width,
    height,
    share: `${base}/share.jpg`,
  };
}
