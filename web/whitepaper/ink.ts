import fs from 'node:fs';
import { readTokens, toHex } from '../design/color.ts';

/** The style of a class of marks, resolved from the drawings' style sheet. */
export interface Ink {
  stroke?: string;
  fill?: string;
  opacity?: number;
  width: number;
  dash?: [number, number][];
  round?: boolean;
  weight?: string;
  large?: boolean;
  clears?: boolean;
}

// Paths are relative to the project's root, where the build runs.
const css = (name: string): string => fs.readFileSync(`web/design/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

const tokens = readTokens(css('tokens.css')).paper;
/** The background is the paper itself. All other colors are those of the light theme. */
export const color = (role: string): string => {
  const token = tokens[role];
  return role === 'paper' || !token ? '#ffffff' : toHex(token);
};

const weights: Record<string, number> = { grid: 0.75, thin: 1, object: 1.4, wall: 2, out: 2.4 };
const rules = [...css('drawing.css').matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)].flatMap(
  ([, selectors = '', body = '']) =>
    selectors.split(',').flatMap((selector) => {
      const [, name] = /^\s*\.dwg \.(\w+)\s*$/.exec(selector) ?? (/\.dwg text/.test(selector) ? [null, 'text'] : []);
      return name ? [{ name, declarations: parseDeclarations(body) }] : [];
    }),
);

function parseDeclarations(body: string): Map<string, string> {
  return new Map(
    body.split(';').flatMap((line) => {
      const [name, value] = line.split(/:(.*)/s).map((part) => part.trim());
      return name && value ? [[name, value] as const] : [];
    }),
  );
}

const cache = new Map<string, Ink>();

/** The rules for these classes, in style sheet order. */
export function getInk(element: 'path' | 'text', classes: string): Ink {
  const key = `${element} ${classes}`;
  const cachedInk = cache.get(key);
  if (cachedInk) return cachedInk;
  const names = new Set([...(element === 'text' ? ['text'] : []), ...classes.split(' ')]);
  const declarationMap = new Map(
    rules.filter(({ name }) => names.has(name)).flatMap(({ declarations }) => [...declarations]),
  );
  const ink = resolve(declarationMap, names);
  cache.set(key, ink);
  return ink;
}

function resolve(declarations: Map<string, string>, names: Set<string>): Ink {
  const paint = (name: string): string | undefined => {
    const role = /var\(--([\w-]+)\)/.exec(declarations.get(name) ?? '')?.[1];
    return role && color(role === 'grid' ? 'ink' : role);
  };
  const width = declarations.get('stroke-width') ?? '1';
  const dash = declarations.get('stroke-dasharray')?.split(' ').map(Number);
  const [stroke, fill] = [paint('stroke'), paint('fill')];
  return {
    ...(stroke && { stroke }),
    ...(fill && { fill }),
    ...(dash && { dash: toPairs(dash) }),
    width: weights[/var\(--w-(\w+)\)/.exec(width)?.[1] ?? ''] ?? Number.parseFloat(width),
    opacity: names.has('g') ? 0.15 : Number(declarations.get('stroke-opacity') ?? 1),
    round: declarations.get('stroke-linecap') === 'round',
    weight: declarations.get('font-weight') ?? '400',
    large: names.has('xl'),
    clears: names.has('lb'),
  };
}

const toPairs = (dash: number[]): [number, number][] =>
  dash.flatMap((on, i) => (i % 2 === 0 ? [[on, dash[i + 1] ?? on] as [number, number]] : []));
