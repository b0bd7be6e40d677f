import fs from 'node:fs';
import subsetFont from 'subset-font';

type Axes = Record<string, number>;

// One static weight each, cut from the site's variable fonts, because a PDF needs no axes.
const faces: Record<string, [file: string, axes: Axes]> = {
  text: ['text', { wght: 400 }],
  'text-strong': ['text', { wght: 650 }],
  display: ['display', { wght: 620 }],
  mono: ['mono', { wght: 400 }],
  'mono-strong': ['mono', { wght: 560 }],
};

export type Face = 'text' | 'text-strong' | 'display' | 'mono' | 'mono-strong';

/** All characters that the site uses, so that any text of the site can be printed. */
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const characters = `${ascii}\u00a0©®°·×§–—‘’“”…•éèüöäñçßáíóú±µ←→↑↓↔↕↗−≤≥`;

/** The fonts as TrueType, for embedding. */
export async function cutFonts(): Promise<[Face, Buffer][]> {
  const cut = Object.entries(faces).map(async ([name, [file, axes]]) => {
    const source = fs.readFileSync(`web/design/fonts/${file}.woff2`);
    const font = await subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: axes });
    return [name as Face, Buffer.from(font)] as [Face, Buffer];
  });
  return Promise.all(cut);
}

/** Characters that cannot be printed. The build fails rather than print a page with missing characters. */
export const listUnprintable = (text: string): string[] =>
  [...text].filter((character) => !characters.includes(character));
