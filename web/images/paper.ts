// Drawings outside a browser. The image library supports neither custom properties nor light-dark(), so the drawings'
// styles get the values of the paper theme.
import fs from 'node:fs';
import path from 'node:path';
import { readTokens, toHex } from '../design/color.ts';

const readDesignFile = (file: string) => fs.readFileSync(path.resolve('web/design', file), 'utf8');
const tokens = readTokens(readDesignFile('tokens.css')).paper;
const weights: Record<string, string> = { grid: '0.75', object: '1.4', wall: '2', out: '2.4' };
const faces: Record<string, string> = { mono: "'Martian Mono SemiExpanded'", display: "'Sofia Sans'" };

/** A token's color in the paper theme, `#rrggbb`. */
export const getColor = (name: string): string => {
  const color = tokens[name];
  if (!color) throw new Error(`No color is called ${name}.`);
  return toHex(color);
};

/** The style sheet for drawings in the paper theme. A drawing shown enlarged has lines as thin as others. */
export const paperStyles = (enlarged = 1): string =>
  readDesignFile('drawing.css')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace('vector-effect: non-scaling-stroke;', '')
    .replace(/var\(--w-(\w+)\)/g, (_, name: string) => weights[name] ?? '1')
    .replace(/var\(--font-(\w+)\)/g, (_, name: string) => faces[name] ?? 'sans-serif')
    .replace(/var\(--dwg-\w+, (\w+)\)/g, '$1')
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => (tokens[name] ? getColor(name) : whole))
    .replace(/(stroke-width|stroke-dasharray): ([\d. ]+)/g, (_, name: string, numbers: string) => {
      const divided = numbers.split(' ').map((number) => String(Number(number) / enlarged));
      return `${name}: ${divided.join(' ')}`;
    });
