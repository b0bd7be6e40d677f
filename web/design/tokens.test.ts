import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast, readTokens } from './color.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const web = path.resolve(here, '..');
const themes = readTokens(fs.readFileSync(path.join(here, 'tokens.css'), 'utf8'));

const body: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink-muted', 'paper'],
  ['ink-muted', 'surface'],
];
const text: [string, string][] = [
  ...body,
  ['warn', 'paper'],
  ['warn', 'surface'],
  ['ok', 'paper'],
  ['ok', 'surface'],
  ['signal-ink', 'signal'],
  ['signal-ink', 'signal-hover'],
  ['warn-ink', 'warn'],
  ['paper', 'ink'],
  ['found-ink', 'found'],
];
const controls: [string, string][] = [
  ['ink', 'paper'],
  ['line-strong', 'paper'],
  ['signal', 'paper'],
  ['focus', 'paper'],
  ['focus', 'surface'],
];

describe.each(Object.entries(themes))('contrast in the %s theme', (_, theme) => {
  const ratio = ([front, ground]: [string, string]) => {
    const [a, b] = [theme[front], theme[ground]];
    if (!a || !b) throw new Error(`tokens.css has no color for ${front} or ${ground}.`);
    return contrast(a, b);
  };
  it.each(body)('%s on %s is at least 7:1, for body text', (...pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(7));
  it.each(text)('%s on %s is at least 4.5:1, for all text', (...pair) =>
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(controls)('%s on %s is at least 3:1, for controls', (...pair) =>
    expect(ratio(pair)).toBeGreaterThanOrEqual(3),
  );
});

describe('the table of colors', () => {
  it('lists a color that is the same in both themes', () => {
    for (const theme of Object.values(themes))
      expect(Object.keys(theme)).toEqual(expect.arrayContaining(['found', 'found-ink']));
    expect(themes.paper['found']).toEqual(themes.blueprint['found']);
  });
  it('keeps the transparency of a color, and computes its contrast as it is seen', () => {
    const { grid, paper } = themes.paper;
    expect(grid).toEqual([0.195, 0.014, 262, 0.13]);
    expect(contrast(grid!, paper!)).toBeGreaterThan(1.2);
    expect(contrast(grid!, paper!)).toBeLessThan(1.5);
  });
});

// Hex colors, color functions, and common color names.
const literal =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:\s*(?:white|black|red|green|blue|gray|grey|orange)\b/i;

function sources(): string[] {
  return fs
    .readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx)$/.test(file) && path.join(web, file) !== path.join(here, 'tokens.css'));
}

describe('tokens.css', () => {
  it('is the only file that contains color values', () => {
    const offenders = sources().filter((file) => {
      const code = fs.readFileSync(path.join(web, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return literal.test(code);
    });
    expect(offenders).toEqual([]);
  });
});

describe('forced colors', () => {
  // Browsers paint the color of the sheet behind each text, so text in that color on ink would be invisible.
  it('keep text on ink readable', () => {
    const files = fs.globSync('**/*.css', { cwd: web });
    const rules = files.flatMap((file) =>
      [...fs.readFileSync(path.join(web, file), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(
        ([, selector = '', body = '']) => ({ name: `${file} ${selector.trim()}`, body }),
      ),
    );
    const onInk = rules.filter(
      ({ body }) => /background: var\(--ink\);/.test(body) && /\scolor: var\(--paper\);/.test(body),
    );
    expect(onInk.length).toBeGreaterThan(5);
    expect(onInk.filter(({ body }) => !body.includes('forced-color-adjust: none'))).toEqual([]);
  });
});
