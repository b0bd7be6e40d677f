// Reads the metrics of a TrueType file that a fallback font has to match. All results are fractions of an em.
export type FontMetrics = { ascent: number; descent: number; lineGap: number; advance: (character: string) => number };

// Frequency of each character in English text, per thousand characters including spaces.
const frequency: Record<string, number> = {
  ' ': 182,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
};

// Advance widths of Arial and metric-compatible fonts, in thousandths of an em. Courier New is 600 for every character.
const arial: Record<string, number> = {
  ' ': 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
};

function weighCharacters(width: (character: string) => number): number {
  let sum = 0;
  let total = 0;
  for (const [character, count] of Object.entries(frequency)) {
    sum += width(character) * count;
    total += count;
  }
  return sum / total;
}

export const averageAdvance = (metrics: FontMetrics): number => weighCharacters(metrics.advance);
export const fallbackAdvance = (name: 'Arial' | 'Courier New'): number =>
  weighCharacters((character) => (name === 'Arial' ? (arial[character] ?? 556) / 1000 : 0.6));

function tables(font: Buffer): Map<string, number> {
  const offsets = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + i * 16;
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return offsets;
}

// Reads the format 4 cmap table (Basic Multilingual Plane), which all of our fonts contain.
function glyphIndex(font: Buffer, cmap: number): (code: number) => number {
  let at = 0;
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const offset = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (font.readUInt16BE(offset) === 4) at = offset;
  }
  if (!at) throw new Error('No format 4 character map in this font.');
  const segments = font.readUInt16BE(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + segments * 2];
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
  return (code) => {
    for (let i = 0; i < segments; i++) {
      const start = font.readUInt16BE(starts + i * 2);
      if (code > font.readUInt16BE(ends + i * 2) || code < start) continue;
      const range = font.readUInt16BE(ranges + i * 2);
      const delta = font.readInt16BE(deltas + i * 2);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = font.readUInt16BE(ranges + i * 2 + range + (code - start) * 2);
      return glyph && (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

export function readMetrics(font: Buffer): FontMetrics {
  const offsets = tables(font);
  const table = (name: string) => {
    const at = offsets.get(name);
    if (at === undefined) throw new Error(`The font has no ${name} table.`);
    return at;
  };
  const em = font.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const last = font.readUInt16BE(hhea + 34) - 1;
  const index = glyphIndex(font, table('cmap'));
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
    advance: (character) => font.readUInt16BE(hmtx + Math.min(index(character.charCodeAt(0)), last) * 4) / em,
  };
}
