// Writes the fonts of the watermark as files that Pango reads, one for each script. Run after the font package changes:
// npx tsx api/reading/fonts/subset.ts
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../../platform/root.ts';

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

for (const [script, ranges] of Object.entries(SCRIPTS)) {
  const name = `sofia-sans-${script}-wght-normal.woff2`;
  const source = path.join(projectRoot, 'node_modules/@fontsource-variable/sofia-sans/files', name);
  const characters = ranges.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCharCode(first + n)),
  );
  const options = { targetFormat: 'truetype', variationAxes: { wght: 600 } } as const;
  const font = await subsetFont(fs.readFileSync(source), characters.join(''), options);
  fs.writeFileSync(path.join(import.meta.dirname, `${script}.ttf`), font);
}
