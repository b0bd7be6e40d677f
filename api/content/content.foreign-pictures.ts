import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The files of a picture folder, such as `wp-content/uploads` of WordPress or `content/images` of Ghost. */
export class PictureFolder {
  /** Paths by the file name in lower case. */
  readonly #files = new Map<string, string[]>();

  private constructor(private readonly root: string) {}

  static async open(root: string): Promise<PictureFolder> {
    const folder = new PictureFolder(root);
    // Symbolic links are not followed, because their targets may be outside the folder.
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const name = entry.name.toLowerCase();
      const file = path.join(entry.parentPath, entry.name);
      folder.#files.set(name, [...(folder.#files.get(name) ?? []), file]);
    }
    return folder;
  }

  /**
   * The file of the picture at a URL, in its full size if the folder contains it. Null if there is none, or if several
   * match.
   */
  find(url: string): string | null {
    const wantedSegments = readSegments(url);
    for (const name of toFileNames(wantedSegments.at(-1) ?? '')) {
      const rankedFiles = (this.#files.get(name) ?? [])
        .map((file) => ({ file, rank: rankFolder(path.relative(this.root, path.dirname(file)), wantedSegments) }))
        .filter(({ rank }) => rank >= 0)
        .toSorted((a, b) => b.rank - a.rank);
      if (rankedFiles[0] && rankedFiles[0].rank !== rankedFiles[1]?.rank) return rankedFiles[0].file;
    }
    return null;
  }
}

/** Splits the path of a URL, without the folders in which Ghost keeps smaller sizes. */
function readSegments(url: string): string[] {
  try {
    const { pathname } = new URL(url, 'http://relative.invalid');
    const segments = decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean);
    return segments.filter(
      (segment, place) => !/^(size|format)$/.test(segment) && !/^(size|format)$/.test(segments[place - 1] ?? ''),
    );
  } catch {
    return [];
  }
}

/**
 * WordPress names smaller sizes `name-300x200.jpg`. Of a very large picture it shows a copy named `name-scaled.jpg`.
 */
function toFileNames(name: string): string[] {
  const full = name.replace(/(?:-\d+x\d+|-scaled)(\.\w+)$/, '$1');
  return [...new Set([full, full.replace(/(\.\w+)$/, '-scaled$1'), name])];
}

/**
 * How many folders above the file match those of the URL. -1 if so few match that it is another picture with that name.
 */
function rankFolder(folder: string, wantedSegments: string[]): number {
  const above = wantedSegments.slice(0, -1).toReversed();
  const own = folder.toLowerCase().split(path.sep).filter(Boolean).toReversed();
  const differing = own.findIndex((segment, place) => segment !== above[place]);
  const sharedCount = differing === -1 ? own.length : differing;
  return sharedCount >= Math.min(own.length, above.length, 2) ? sharedCount : -1;
}
