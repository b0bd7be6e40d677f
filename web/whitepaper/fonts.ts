import fs from 'node:fs';
import subsetFont from 'subset-font';

type Axes = Record<string, number>;

// One weight each, cut from the site's own variable faces: a printed page has no use for the axes.
const faces: Record<string, [file: string, axes: Axes]> = {
  text: ['text', { wght: 400 }],
  'text-strong': ['text', { wght: 650 }],
  display: ['display', { wght: 620 }],
  mono: ['mono', { wght: 400 }],
  'mono-strong': ['mono', { wght: 560 }],
};

export type Face = 'text' | 'text-strong' | 'display' | 'mono' | 'mono-strong';

/** Everything the site sets, so that whatever a page says can be printed. */
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const characters = `${ascii}\u00a0©®°·×§–—‘’“”…•éèüöäñçßáíóú±µ←→↑↓↔↕↗−≤≥`;

/** The faces as TrueType, ready to be embedded. */
export async function cutFonts(): Promise<[Face, Buffer][]> {
  const cut = Object.entries(faces).map(async ([name, [file, axes]]) => {
    const source = fs.readFileSync(`web/design/fonts/${file}.woff2`);
    const font = await subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: axes });
    return [name as Face, Buffer.from(font)] as [Face, Buffer];
  });
  return Promise.all(cut);
}

/** What could not be printed: better a build that fails than a page with a hole in it. */
export const listUnprintable = (text: string): string[] =>
  [...text].filter((character) => !characters.includes(character));
