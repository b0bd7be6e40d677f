// The paths of a picture's files, derived from its URL: the code that writes texts, shows them and serves the files
// uses the same functions. The URL contains width and height, so that a page reserves the space without a request.

/** The widths of a picture's files, up to its own width, which is added if it is at most the last of these. */
const STEPS = [480, 800, 1200, 1600] as const;
export const widest = STEPS[3];

const ADDRESS = /^\/pictures\/([0-9a-f]{32})\/(\d{1,4})x(\d{1,5})\.webp$/;

export interface PictureSources {
  /** The first half of the SHA-256 of the uploaded file. */
  hash: string;
  /** The URL for programs that support no other. */
  src: string;
  /** `srcset` of the AVIF files. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** A JPEG for previews of shared links. */
  share: string;
}

/** The stored widths of a picture with this width. */
export const listWidths = (width: number): number[] => [
  ...STEPS.filter((step) => step < width),
  Math.min(width, widest),
];

/** The width of the file for previews of shared links, if the picture is not smaller. */
export const shareWidth = 1_200;

/** The size of the file for previews of shared links. */
export function getShareSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const shown = Math.min(width, shareWidth);
  return { width: shown, height: Math.round((height * shown) / width) };
}

/** The URL of a picture in texts and covers. */
export const getPicturePath = (hash: string, width: number, height: number): string =>
  `/pictures/${hash}/${width}x${height}.webp`;

/** The picture of a URL. Null if the URL is not that of a picture. */
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

const ADDRESSES = /\/pictures\/([0-9a-f]{32})\/\d{1,4}x\d{1,5}\.webp/g;

/** A text with other paths of its pictures. `getAddress` gets a hash and returns null if the path stays. */
export const replaceAddresses = (text: string, getAddress: (hash: string) => string | null): string =>
  text.replace(ADDRESSES, (address, hash: string) => getAddress(hash) ?? address);
