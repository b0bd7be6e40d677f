// Subsets the three fonts to the characters we use, limits their variable axes, and writes fallback metrics that
// prevent layout shifts when the web font loads. Run after a font package changes: npx tsx web/design/fonts/subset.ts
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { averageAdvance, fallbackAdvance, readMetrics } from './metrics.ts';

type Axes = Record<string, number | { min: number; max: number }>;
type Face = {
  file: string;
  source: string;
  family: string;
  weights: string;
  axes: Axes;
  measured: Axes;
  local: 'Arial' | 'Courier New';
};

const here = path.dirname(fileURLToPath(import.meta.url));
const packages = path.resolve(here, '../../../node_modules/@fontsource-variable');
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const characters = `${ascii}\u00a0©®°·×§–—‘’“”…•éèüöäñçßáíóú±µ←→↑↓↔↕↗−≤≥`;

// `measured` is the weight of most text. The fallback metrics are fitted to it.
const faces: Face[] = [
  {
    file: 'display',
    source: 'sofia-sans/files/sofia-sans-latin-wght-normal.woff2',
    family: 'Sofia Sans',
    weights: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    measured: { wght: 600 },
    local: 'Arial',
  },
  {
    file: 'text',
    source: 'public-sans/files/public-sans-latin-wght-normal.woff2',
    family: 'Public Sans',
    weights: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    measured: { wght: 400 },
    local: 'Arial',
  },
  {
    file: 'mono',
    source: 'martian-mono/files/martian-mono-latin-wdth-normal.woff2',
    family: 'Martian Mono',
    weights: '350 600',
    axes: { wght: { min: 350, max: 600 }, wdth: 82 },
    measured: { wght: 400, wdth: 82 },
    local: 'Courier New',
  },
];

const alternatives = {
  Arial: ['Arial', 'Liberation Sans', 'Helvetica'],
  'Courier New': ['Courier New', 'Liberation Mono'],
};
/**
 * The table of letters has no capitals and no punctuation. Lines break most often at the same words as with the web font
 * at this part of the size that the table gives: compared by the heights of 8,800 texts of 28 pages at three widths.
 */
const OF_TABLE = 0.987;
const percent = (n: number) => `${(n * 100).toFixed(2)}%`;

async function cut(face: Face): Promise<string> {
  const source = fs.readFileSync(path.join(packages, face.source));
  const woff2 = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: face.axes });
  fs.writeFileSync(path.join(here, `${face.file}.woff2`), woff2);
  console.log(face.file, woff2.length);

  const metrics = readMetrics(
    await subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: face.measured }),
  );
  const size = (averageAdvance(metrics) / fallbackAdvance(face.local)) * (face.local === 'Arial' ? OF_TABLE : 1);
  const local = alternatives[face.local].map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${face.family}';
  src: url('./fonts/${face.file}.woff2') format('woff2');
  font-weight: ${face.weights};
  font-display: swap;
}
@font-face {
  font-family: '${face.family} Fallback';
  src: ${local};
  font-weight: 300 700;
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}
`;
}

const css = ['/* Written by fonts/subset.ts: the metrics are measured, not guessed. */\n'];
for (const face of faces) css.push(await cut(face));
fs.writeFileSync(path.resolve(here, '../fonts.css'), css.join(''));
