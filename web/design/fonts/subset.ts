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

const listLetters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Letters of other languages, which names have. A browser loads their file when a page has one of them. */
const others = {
  latin: [...listLetters(0xa1, 0xff)].filter((letter) => !characters.includes(letter)).join(''),
  'latin-ext': `${listLetters(0x100, 0x17f)}ȘșȚțẞ`,
  vietnamese: `ƠơƯư\u0300\u0301\u0303\u0309\u0323${listLetters(0x1ea0, 0x1ef9)}₫`,
};

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
  return `${toRule(face, face.file)}${await cutOthers(face)}@font-face {
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

const toRule = ({ family, weights }: Face, file: string, range?: string): string => `@font-face {
  font-family: '${family}';
  src: url('./fonts/${file}.woff2') format('woff2');
  font-weight: ${weights};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ''}
}
`;

async function cutOthers(face: Face): Promise<string> {
  const rules = [];
  for (const [script, letters] of Object.entries(others)) {
    const file = path.join(packages, face.source.replace('-latin-', `-${script}-`));
    if (!fs.existsSync(file)) continue;
    const woff2 = await subsetFont(fs.readFileSync(file), letters, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
    });
    fs.writeFileSync(path.join(here, `${face.file}-${script}.woff2`), woff2);
    console.log(face.file, script, woff2.length);
    rules.push(toRule(face, `${face.file}-${script}`, describeRange(letters)));
  }
  return rules.join('');
}

/** As CSS writes it: `U+100-17F, U+218`. */
function describeRange(letters: string): string {
  const ranges: [number, number][] = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0)!).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const write = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${write(from)}${from === to ? '' : `-${write(to)}`}`).join(', ');
}

const css = ['/* Written by fonts/subset.ts: the metrics are measured, not guessed. */\n'];
for (const face of faces) css.push(await cut(face));
fs.writeFileSync(path.resolve(here, '../fonts.css'), css.join(''));
