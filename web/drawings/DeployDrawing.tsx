import { Drawing, Marks } from './Drawing.tsx';
import { Scene, type Point } from './oblique.ts';

const unit = 10.57;

function draw() {
  const s = new Scene(84, 180, -0.42, 0.26);
  s.box(0, 30, 0, 96, 70, 160).front(8, 30, 6, 80, 148, 't f');
  const rows = Array.from({ length: 15 }, (_, i) => i).filter((i) => i < 6 || i > 8);
  s.lines(
    rows.map((i): Point[] => [
      [8, 30, 6 + i * unit],
      [88, 30, 6 + i * unit],
    ]),
  );
  // The empty bay, and the guide lines of the chassis that slides into it.
  const z = 6 + 5 * unit;
  s.front(8, 30, z, 80, 31, 'h');
  s.lines(
    [
      [8, z],
      [88, z],
      [88, z + 31],
      [8, z + 31],
    ].map(([x = 0, h = 0]): Point[] => [
      [x, 30, h],
      [x, -72, h],
    ]),
    'c',
  );
  s.box(8, -72, z, 80, 60, 31).front(12, -72, z + 4, 50, 23, 'ink');
  s.lines(
    [1, 2, 3, 4].map((k): Point[] => [
      [16, -72, z + 4 + k * 4.6],
      [52, -72, z + 4 + k * 4.6],
    ]),
    'inv',
  );
  s.lines(
    [8, 15, 22].map((h): Point[] => [
      [68, -72, z + h],
      [82, -72, z + h],
    ]),
  );
  const p = new Scene(0, 0, 0, 0, s.marks);
  return p.text(8, 199, 'your rack', 'mu').text(200, 156, 'node', 'mu', 'end').marks;
}

export function DeployDrawing() {
  return (
    <Drawing
      size="200 208"
      label="A server chassis slides along dashed guide lines into an empty bay of a rack you already own."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
