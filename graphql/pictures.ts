// Where a picture's files are, made from its address alone: what writes texts, what shows them and what serves the files
// agree here. The address carries width and height, so that a page reserves the place without asking anybody.

/** Widths a picture is made in, where it is as wide; its own width, at most the last of these, is added. */
const STEPS = [480, 800, 1200, 1600] as const;
export const widest = STEPS[3];

const ADDRESS = /^\/pictures\/([0-9a-f]{32})\/(\d{1,4})x(\d{1,5})\.webp$/;

export interface PictureSources {
  /** First half of the SHA-256 of what was uploaded. */
  hash: string;
  /** Address for programs that know no other. */
  src: string;
  /** `srcset` of the AVIF files. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** A JPEG for where a page is shared. */
  share: string;
}

/** Widths in which a picture of this width is kept. */
export const listWidths = (width: number): number[] => [
  ...STEPS.filter((step) => step < width),
  Math.min(width, widest),
];

/** The address of a picture, as texts and covers name it. */
export const pictureAddress = (hash: string, width: number, height: number): string =>
  `/pictures/${hash}/${width}x${height}.webp`;

/** What an address leads to; null where it is no picture's. */
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
