import { Drawing, Marks } from './Drawing.tsx';
import { Scene, type Point } from './oblique.ts';

const layers = ['model', 'tuning', 'rules', 'screens'];
const [width, depth, pitch] = [76, 90, 36];

function surface(s: Scene, layer: number, z: number): void {
  if (layer === 0)
    s.lines(
      [1, 2, 3, 4, 5].map((k): Point[] => [
        [k * 12.7, 0, z],
        [k * 12.7, depth, z],
      ]),
    );
  if (layer === 1)
    s.poly(
      [
        [12, 12, z],
        [64, 12, z],
        [64, 62, z],
        [12, 62, z],
      ],
      'ink',
    );
  if (layer === 2)
    s.lines(
      [
        [20, 61],
        [45, 61],
        [70, 50],
      ].map(([y = 0, x = 0]): Point[] => [
        [15, y, z],
        [x, y, z],
      ]),
    );
  if (layer === 3)
    s.poly(
      [
        [14, 20, z],
        [62, 20, z],
        [62, 72, z],
        [14, 72, z],
      ],
      't',
    ).lines([
      [
        [14, 60, z],
        [62, 60, z],
      ],
    ]);
}

function draw() {
  const s = new Scene(112, 164, -0.6, 0.38);
  const labels = new Scene(0, 0, 0, 0, s.marks);
  const corners = [
    [0, 0],
    [width, 0],
    [0, depth],
    [width, depth],
  ];
  s.lines(
    corners.map(([x = 0, y = 0]): Point[] => [
      [x, y, 0],
      [x, y, pitch * 3],
    ]),
    'c',
  );
  layers.forEach((name, i) => {
    s.box(0, 0, i * pitch, width, depth, 9);
    surface(s, i, i * pitch + 9);
    labels.text(51, s.at(0, depth, i * pitch + 9)[1] + 6, name, 'mu', 'end');
  });
  return s.marks;
}

export function CustomDrawing() {
  return (
    <Drawing
      size="194 208"
      label="Four separate layers above each other: the base model, your tuning, your rules, your screens. Chain lines show that each lifts out."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
