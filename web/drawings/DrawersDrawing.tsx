import { ComposedDrawing } from './ComposedDrawing.tsx';
import { type Point, Scene } from './oblique.ts';

// [bottom, height, distance pulled out], from the floor up.
const drawers = [
  [20, 44, 70],
  [72, 52, 130],
  [134, 104, 200],
  [248, 44, 150],
  [302, 40, 110],
  [352, 24, 40],
] as const;
const [w, d, h] = [190, 150, 396];
const inset = 14;

function front(s: Scene, i: number, z: number, height: number, y: number): void {
  const x = inset;
  const width = w - 2 * inset;
  const row = (dz: number, x1: number, x2: number): Point[] => [
    [x + x1, y, z + dz],
    [x + x2, y, z + dz],
  ];
  if (i === 2) {
    s.front(x + 4, y, z + 4, width - 8, height - 8, 'ink');
    for (let k = 1; k < 8; k++) s.lines([row(4 + (k * (height - 8)) / 8, 14, width * 0.6)], 'inv');
    s.front(x + width * 0.74, y, z + height * 0.36, 26, 26, 'invb');
    return;
  }
  if (i === 1) {
    for (let k = 1; k < 9; k++)
      s.lines([
        [
          [x + (k * width) / 9, y, z + 5],
          [x + (k * width) / 9, y, z + height - 5],
        ],
      ]);
    return;
  }
  if (i === 5) {
    for (let k = 0; k < 8; k++) s.front(x + 12 + k * 17, y, z + 7, 10, 9, 't');
    return;
  }
  s.front(x + 10, y, z + height / 2 - 5, 34, 10, 't').lines([
    row(height * 0.65, 60, width - 12),
    row(height * 0.35, 60, width - 40),
  ]);
}

function draw() {
  const s = new Scene(92, 446, -0.42, 0.26);
  s.box(0, 0, 0, w, d, h).front(inset - 4, 0, 12, w - 2 * inset + 8, h - 24, 't f');
  drawers.forEach(([z, height, out], i) => {
    const corners = [
      [inset, z],
      [w - inset, z],
      [w - inset, z + height],
      [inset, z + height],
    ] as const;
    s.front(inset, 0, z, w - 2 * inset, height, 'h');
    s.lines(
      corners.map(([x, up]): Point[] => [
        [x, 0, up],
        [x, -out, up],
      ]),
      'c',
    );
    const depth = Math.min(out, 56);
    s.box(inset, -out, z, w - 2 * inset, depth, height);
    front(s, i, z, height, -out);
  });
  drawers.forEach(([z, height, out], i) => {
    const [px, py] = s.at(w - inset, -out, z + height / 2);
    s.balloon(i + 1, 424, py, px, py, 14);
  });
  return s.marks;
}

/** A rack with six drawers, pulled out along chain lines. */
export function DrawersDrawing() {
  return (
    <ComposedDrawing
      label="A rack with six drawers pulled out along chain lines, numbered from the floor: update station, document index, runtime as the largest and only dark one, agents, gateway, and the network that joins your own segment."
      tall={{ size: '440 484', marks: draw() }}
    />
  );
}
