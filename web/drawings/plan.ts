// Shared parts of drawings: walls and doorways in plan view, arrows along a path, multi-line text.
import { type Label, type Mark, round, Scene } from './oblique.ts';

/** One layout of a figure. `walls` is hatched and drawn below the marks. */
export type Composition = { size: string; walls?: string; marks: readonly Mark[] };

/** Four closed walls in plan view, `t` thick. Doorways are cut in afterward. */
export const ring = (x: number, y: number, w: number, h: number, t: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}zM${x + t} ${y + t}v${h - 2 * t}h${w - 2 * t}v${-(h - 2 * t)}z`;

export const bar = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

type Doorway = { x: number; y: number; t: number; size: number; wall: 'upright' | 'level'; swing?: 1 | -1 };

/** Opens a wall of thickness `t` at (x, y) and draws an open door leaf. */
export function doorway(s: Scene, { x, y, t, size, wall, swing = 1 }: Doorway): void {
  if (wall === 'upright') {
    s.rect(x - 1.5, y, t + 3, size, 'f').path('w', `M${x - 1} ${y}h${t + 2}M${x - 1} ${y + size}h${t + 2}`);
    const tip = x + t / 2 + swing * size;
    s.path('o', `M${x + t / 2} ${y + size}H${tip}`);
    s.path('t', `M${tip} ${y + size}A${size} ${size} 0 0 ${swing > 0 ? 0 : 1} ${x + t / 2} ${y}`);
    return;
  }
  s.rect(x, y - 1.5, size, t + 3, 'f').path('w', `M${x} ${y - 1}v${t + 2}M${x + size} ${y - 1}v${t + 2}`);
  const tip = y + t / 2 + swing * size;
  s.path('o', `M${x} ${y + t / 2}V${tip}`);
  s.path('t', `M${x} ${tip}A${size} ${size} 0 0 ${swing > 0 ? 0 : 1} ${x + size} ${y + t / 2}`);
}

/** A line through points with an arrowhead at its end. The last segment must be horizontal or vertical. */
export function flow(s: Scene, points: readonly (readonly [number, number])[], c = 'o'): void {
  s.path(c, `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`);
  const [a, b] = [points.at(-2), points.at(-1)];
  if (a && b) s.arrow(b[0], b[1], Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1]), c === 'd' ? 'awn' : 'arw');
}

/** Multi-line text. */
export function addText(s: Scene, x: number, y: number, lines: string[], c = '', a?: Label['a'], step = 17): void {
  lines.forEach((line, i) => s.text(x, y + i * step, line, c, a));
}

/** A box with its name in the middle. */
export function block(s: Scene, x: number, y: number, w: number, h: number, name: string[], ink = false): void {
  s.rect(x, y, w, h, ink ? 'ink' : 'o f');
  addText(s, x + w / 2, y + h / 2 + 4 - (name.length - 1) * 8.5, name, ink ? 'iv' : '', 'middle');
}

/** A connection attempt from outside that is stopped before the wall. `to` is its end. */
export function stopped(s: Scene, from: readonly [number, number], to: readonly [number, number]): void {
  s.path('d', `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`);
  if (from[1] === to[1]) s.path('t', `M${to[0]} ${to[1] - 7}v14`);
  else s.path('t', `M${to[0] - 7} ${to[1]}h14`);
}

/** A plate with a code, on the corner of the part it refers to. */
export function plate(s: Scene, x: number, y: number, code: string): void {
  s.rect(x - 19, y - 11, 38, 22, 'bal').text(x, y + 4.5, code, 'bn', 'middle');
}
