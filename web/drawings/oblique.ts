// One oblique projection for every drawing: front faces stay true to scale, depth recedes to the upper left. A scene
// collects marks in painter's order. The same calls produce the same marks on the server and in the browser.
export type Point = readonly [x: number, y: number, z: number];
export type Line = { c: string; d: string };
export type Label = { c: string; x: number; y: number; s: string; a?: 'middle' | 'end' };
export type Mark = Line | Label;

export const round = (n: number): number => Math.round(n * 10) / 10;

const isFilled = (c: string): boolean => /\b(f|ink|bal|invb)\b/.test(c);

/** x points right, y away from the viewer, z up. (ox, oy) is the position of the origin in the drawing. */
export class Scene {
  constructor(
    private ox = 0,
    private oy = 0,
    private cx = -0.5,
    private cy = 0.3,
    readonly marks: Mark[] = [],
  ) {}

  /** Returns a scene with another origin that adds to the same list of marks, in order. */
  from(ox: number, oy: number, cx = this.cx, cy = this.cy): Scene {
    return new Scene(ox, oy, cx, cy, this.marks);
  }

  at(x: number, y: number, z: number): [number, number] {
    return [round(this.ox + x + y * this.cx), round(this.oy - z - y * this.cy)];
  }

  /** Consecutive strokes of one class merge into one path. Filled faces can overlap, so they stay separate. */
  path(c: string, d: string): this {
    const last = this.marks.at(-1);
    if (last && 'd' in last && last.c === c && !isFilled(c)) last.d += d;
    else this.marks.push({ c, d });
    return this;
  }

  text(x: number, y: number, s: string, c = '', a?: Label['a']): this {
    this.marks.push({ c, x: round(x), y: round(y), s, a });
    return this;
  }

  /**
   * Draws relative steps from point to point. Repeated shapes produce repeated markup, which compresses to half the
   * size.
   *
   * @param from the end of the previous line, or the start of a closed one
   */
  private trace(points: readonly Point[], close = false, from?: Point): string {
    let [x, y] = from ? this.at(...from) : [0, 0];
    const steps = points.map((point, i) => {
      const [toX, toY] = this.at(...point);
      const [dx, dy] = [round(toX - x), round(toY - y)];
      [x, y] = [toX, toY];
      const to = `${dx}${dy < 0 ? '' : ' '}${dy}`;
      if (i === 0) return from ? `m${to}` : `M${to}`;
      if (dx === 0) return `v${dy}`;
      return dy === 0 ? `h${dx}` : `l${to}`;
    });
    return steps.join('') + (close ? 'z' : '');
  }

  poly(points: readonly Point[], c = 'o f'): this {
    return this.path(c, this.trace(points, true));
  }

  lines(list: readonly (readonly Point[])[], c = 't'): this {
    return this.path(c, list.map((points, i) => this.trace(points, false, list[i - 1]?.at(-1))).join(''));
  }

  front(x: number, y: number, z: number, w: number, h: number, c = 't'): this {
    return this.poly(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + h],
        [x, y, z + h],
      ],
      c,
    );
  }

  box(x: number, y: number, z: number, w: number, d: number, h: number, c = 'o f'): this {
    const [X, Y, Z] = [x + w, y + d, z + h];
    const left = this.trace(
      [
        [x, y, z],
        [x, Y, z],
        [x, Y, Z],
        [x, y, Z],
      ],
      true,
    );
    const top = this.trace(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      true,
      [x, y, z],
    );
    const front = this.trace(
      [
        [x, y, z],
        [X, y, z],
        [X, y, Z],
        [x, y, Z],
      ],
      true,
      [x, y, Z],
    );
    return this.path(c, left + top + front);
  }

  /** All edges of a box, dotted and without faces, for objects outside the perimeter. */
  ghost(x: number, y: number, z: number, w: number, d: number, h: number, c = 'd'): this {
    const [X, Y, Z] = [x + w, y + d, z + h];
    return this.lines(
      [
        [
          [x, y, z],
          [x, y, Z],
          [X, y, Z],
          [X, y, z],
          [x, y, z],
          [x, Y, z],
          [x, Y, Z],
          [X, Y, Z],
          [X, y, Z],
        ],
        [
          [x, y, Z],
          [x, Y, Z],
        ],
      ],
      c,
    );
  }

  /** A rectangle in drawing coordinates, without projection. */
  rect(x: number, y: number, w: number, h: number, c: string): this {
    return this.path(c, `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`);
  }

  circle(x: number, y: number, r: number, c: string): this {
    return this.path(c, `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`);
  }

  dimensionH(x1: number, x2: number, y: number, k = 1): this {
    this.path('dim', `M${x1} ${y}H${x2}`);
    return this.path('arw', `M${x1} ${y}l${9 * k} ${-3 * k}v${6 * k}zM${x2} ${y}l${-9 * k} ${-3 * k}v${6 * k}z`);
  }

  dimensionV(y1: number, y2: number, x: number): this {
    this.path('dim', `M${x} ${y1}V${y2}`);
    return this.path('arw', `M${x} ${y1}l-3 9h6zM${x} ${y2}l-3 -9h6z`);
  }

  /** An arrowhead at (x, y), pointing along (dx, dy), one of which is ±1. */
  arrow(x: number, y: number, dx: number, dy: number, c = 'arw'): this {
    const [bx, by] = [x - dx * 9, y - dy * 9];
    return this.path(
      c,
      `M${x} ${y}L${round(bx - dy * 3.2)} ${round(by - dx * 3.2)}L${round(bx + dy * 3.2)} ${round(by + dx * 3.2)}z`,
    );
  }

  /** A numbered callout at (bx, by) with a leader line to the point it labels. */
  balloon(n: number, bx: number, by: number, px: number, py: number, r = 11): this {
    const length = Math.hypot(px - bx, py - by);
    const [x, y] = [bx + ((px - bx) / length) * r, by + ((py - by) / length) * r];
    this.path('t', `M${round(x)} ${round(y)}L${px} ${py}`).circle(px, py, 2.2, 'arw');
    return this.circle(bx, by, r, 'bal').text(bx, by + r * 0.36, String(n), 'bn', 'middle');
  }
}
