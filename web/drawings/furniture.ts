// Objects in the rooms: 19-inch racks and desks.
import { type Point, Scene } from './oblique.ts';

/**
 * `node` is our product and the only dark shape in a drawing. `store` holds the customer's data. `legacy` is an
 * existing system.
 */
export type RackKind = 'node' | 'store' | 'legacy';
type Size = { w: number; d: number; h: number };
type Segments = (readonly Point[])[];

const across = (x1: number, x2: number, y: number, z: number): Point[] => [
  [x1, y, z],
  [x2, y, z],
];

function nodeBays(s: Scene, left: number, y: number, z: number, width: number, height: number): Segments {
  const plan = [1, 1, 4, 4, 4, 1, 1];
  const unit = height / 18;
  const thin: Segments = [];
  let base = z;
  for (const units of plan) {
    const h = units * unit;
    if (units > 1) {
      s.front(left + 2, y, base + 1.5, width - 4, h - 3, 'ink');
      s.lines(
        Array.from({ length: 6 }, (_, k) => across(left + 6, left + width * 0.62, y, base + (h * (k + 1)) / 7)),
        'inv',
      );
      s.front(left + width * 0.72, y, base + h * 0.36, width * 0.18, h * 0.28, 'invb');
    } else {
      thin.push(across(left, left + width, y, base), across(left, left + width, y, base + h));
      thin.push(across(left + 5, left + width * 0.3, y, base + h / 2));
    }
    base += h;
  }
  return [...thin, across(left, left + width, y, base)];
}

function driveBays(left: number, y: number, z: number, width: number, unit: number, count: number): Segments {
  const thin: Segments = [];
  for (let i = 0; i < count; i += 2) {
    const base = z + i * unit;
    thin.push(across(left, left + width, y, base));
    if (i >= count - 3) continue;
    for (let k = 1; k < 8; k++) {
      const x = left + (width * k) / 8;
      thin.push([
        [x, y, base + 2.5],
        [x, y, base + unit * 2 - 2.5],
      ]);
    }
  }
  return thin;
}

function mixedBays(left: number, y: number, z: number, width: number, unit: number, count: number): Segments {
  const thin: Segments = [];
  for (let i = 0; i < count; i++) {
    const base = z + i * unit;
    if (i % 3 !== 2) thin.push(across(left, left + width, y, base));
    if (i % 3) continue;
    thin.push(across(left + 4, left + width * 0.22, y, base + unit / 2));
    thin.push(across(left + width * 0.8, left + width - 4, y, base + unit / 2));
  }
  return thin;
}

export function rack(s: Scene, x: number, y: number, { w, d, h }: Size, kind: RackKind): void {
  const [left, width, z, height] = [x + w * 0.09, w * 0.82, 6, h - 12];
  const count = Math.round(h / (h > 150 ? 10 : 8));
  s.box(x, y, 0, w, d, h).lines([
    [
      [x, y + d / 2, 4],
      [x, y + d / 2, h - 4],
    ],
  ]);
  s.front(left, y, z, width, height, 't f');
  if (kind === 'node') s.lines(nodeBays(s, left, y, z, width, height));
  else s.lines((kind === 'store' ? driveBays : mixedBays)(left, y, z, width, height / count, count));
}

/** A row of small racks for sections of buildings. */
export function racks(s: Scene, x: number, y: number, h: number, kinds: RackKind[]): void {
  const here = s.from(x, y, -0.35, 0.22);
  const w = h * 0.5;
  for (let i = kinds.length - 1; i >= 0; i--) rack(here, i * (w + 8), 0, { w, d: h * 0.34, h }, kinds[i] ?? 'node');
}

export function desk(s: Scene, x: number, y: number, { w, d, h }: Size): void {
  s.box(x, y, h - 5, w, d, 5);
  s.lines(
    [
      [
        [x + 5, y, h - 5],
        [x + 5, y, 0],
      ],
      [
        [x + w - 5, y, h - 5],
        [x + w - 5, y, 0],
      ],
      [
        [x + 3, y + d - 6, h - 5],
        [x + 3, y + d - 6, 0],
      ],
    ],
    'o',
  );
  const [mx, my, mw] = [x + w * 0.24, y + d / 2, w * 0.52];
  const mh = mw * 0.64;
  s.front(mx + mw * 0.4, my, h, mw * 0.2, 8, 't f')
    .box(mx, my, h + 8, mw, 5, mh)
    .front(mx + 3, my, h + 11, mw - 6, mh - 6);
  const row = (part: number, end: number) => across(mx + 8, end, my, h + 11 + (mh - 6) * part);
  s.lines([row(0.78, mx + mw * 0.55), row(0.52, mx + mw - 10), row(0.36, mx + mw - 16), row(0.2, mx + mw * 0.5)], 'o');
}
