import { ComposedDrawing } from './ComposedDrawing.tsx';
import { type Point, Scene } from './oblique.ts';

const [width, depth, pitch, thick] = [190, 150, 84, 10];
const names = ['base model', 'tuning', 'sources', 'rules and agents', 'screens'];
const slid = 1;

const rect = (x: number, y: number, w: number, d: number, z: number): Point[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y + d, z],
  [x, y + d, z],
];

function surface(s: Scene, layer: number, z: number): void {
  const row = (y: number, x1: number, x2: number): Point[] => [
    [x1, y, z],
    [x2, y, z],
  ];
  if (layer === 0) {
    for (let k = 1; k < 10; k++)
      s.lines([
        [
          [k * 19, 0, z],
          [k * 19, depth, z],
        ],
      ]);
    for (let k = 1; k < 6; k++) s.lines([row(k * 25, 0, width)]);
  }
  if (layer === 1) s.poly(rect(38, 50, 57, 50, z), 'ink').poly(rect(133, 25, 19, 25, z), 'ink');
  if (layer === 2)
    for (const [x, y] of [
      [18, 20],
      [78, 20],
      [138, 20],
      [18, 84],
      [78, 84],
      [138, 84],
    ] as const)
      s.poly(rect(x, y, 34, 44, z), 't f').lines([
        row(y + 12, x + 6, x + 28),
        row(y + 22, x + 6, x + 28),
        row(y + 32, x + 6, x + 18),
      ]);
  if (layer === 3) {
    s.lines([row(40, 16, 70), row(75, 16, 70), row(110, 16, 70)], 'o');
    s.poly(rect(70, 26, 12, 98, z), 'o f')
      .lines([row(75, 82, 168)], 'o')
      .lines([row(40, 82, 104), row(110, 82, 104)], 'h');
  }
  if (layer === 4)
    s.poly(rect(22, 22, 146, 106, z), 't').lines([
      row(104, 22, 168),
      row(84, 36, 120),
      row(66, 36, 150),
      row(48, 36, 92),
    ]);
}

function draw() {
  const s = new Scene(150, 424, -0.6, 0.38);
  const corners = [
    [0, 0],
    [width, 0],
    [0, depth],
    [width, depth],
  ] as const;
  s.lines(
    corners.map(([x, y]): Point[] => [
      [x, y, 0],
      [x, y, pitch * 4],
    ]),
    'c',
  );
  names.forEach((_, i) => {
    const z = i * pitch;
    if (i === slid) {
      s.poly(rect(0, 0, width, depth, z + thick), 'h');
      s.lines(
        [0, depth].map((y): Point[] => [
          [width, y, z + thick],
          [width + 74, y, z + thick],
        ]),
        'c',
      );
    }
    const here = i === slid ? s.from(224, 424) : s;
    here.box(0, 0, z, width, depth, thick);
    surface(here, i, z + thick);
  });
  const flat = new Scene(0, 0, 0, 0, s.marks);
  names.forEach((_, i) => {
    const shift = i === slid ? 74 : 0;
    flat.balloon(i + 1, 424, 419 - i * pitch, 342 + shift, 419 - i * pitch, 13);
  });
  return s.marks;
}

/** Five stacked layers. The second is being replaced while the others stay in place. */
export function LayersDrawing() {
  return (
    <ComposedDrawing
      label="Five separate layers drawn above one another: base model, tuning, sources, rules and agents, screens. The tuning layer slides out to the right along chain lines while the others stay in place."
      tall={{ size: '440 440', marks: draw() }}
    />
  );
}
