// Writes the fonts of the watermark as files that Pango reads, one for each script, and the font of signed agreements.
// Run after a font package changes: npx tsx api/portal/reading/fonts/subset.ts
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '#api/platform/root.ts';

const SCRIPTS = {
  latin: [[0x20, 0x24f]],
  'latin-ext': [
    [0x100, 0x24f],
    [0x1e00, 0x1eff],
  ],
  greek: [[0x370, 0x3ff]],
  cyrillic: [[0x400, 0x4ff]],
  'cyrillic-ext': [[0x460, 0x52f]],
};

/** Latin with Vietnamese, Greek and Cyrillic, punctuation, currencies, letterlike signs, arrows and mathematics. */
const TEXT = [
  [0x20, 0x7e],
  [0xa0, 0x36f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
  [0x2000, 0x22ff],
  [0x2460, 0x24ff],
  [0x25a0, 0x27bf],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
  [0xfb00, 0xfb06],
];

const listCharacters = (ranges: number[][]): string =>
  ranges
    .flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, n) => String.fromCharCode(first + n)),
    )
    .join('');

const text = fs.readFileSync(path.join(projectRoot, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const subset = await subsetFont(text, listCharacters(TEXT), { targetFormat: 'truetype' });
fs.writeFileSync(path.join(import.meta.dirname, 'text.ttf'), subset);

for (const [script, ranges] of Object.entries(SCRIPTS)) {
  const name = `sofia-sans-${script}-wght-normal.woff2`;
  const source = path.join(projectRoot, 'node_modules/@fontsource-variable/sofia-sans/files', name);
  const options = { targetFormat: 'truetype', variationAxes: { wght: 600 } } as const;
  const font = await subsetFont(fs.readFileSync(source), listCharacters(ranges), options);
  fs.writeFileSync(path.join(import.meta.dirname, `${script}.ttf`), font);
}
