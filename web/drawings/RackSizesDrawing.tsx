import { ComposedDrawing } from './ComposedDrawing.tsx';
import { desk, rack } from './furniture.ts';
import { Scene } from './oblique.ts';

const ground = 256;
const size = { w: 76, d: 70, h: 210 };

function draw() {
  const s = new Scene();
  s.path('w', `M0 ${ground}H440`);
  const device = s.from(44, ground - 1, -0.4, 0.26);
  desk(device, 0, 0, { w: 92, d: 50, h: 62 });
  device.box(56, 0, 0, 24, 40, 46).front(59, 0, 4, 18, 38, 'ink');
  device.lines(
    [
      [
        [62, 0, 34],
        [74, 0, 34],
      ],
      [
        [62, 0, 28],
        [74, 0, 28],
      ],
    ],
    'inv',
  );
  const scene = s.from(202, ground - 1, -0.4, 0.26);
  rack(scene, 0, 0, size, 'legacy');
  scene.front(8, 0, 84, 60, 32, 'ink').front(52, 0, 94, 10, 12, 'invb');
  scene.lines(
    [1, 2, 3, 4].map((k) => [
      [13, 0, 84 + k * 6.4],
      [44, 0, 84 + k * 6.4],
    ]),
    'inv',
  );
  rack(s.from(344, ground - 1, -0.4, 0.26), 0, 0, size, 'node');
  [
    ['A', 82],
    ['B', 232],
    ['C', 374],
  ].forEach(([name, x]) =>
    s.circle(Number(x), ground + 30, 14, 'bal').text(Number(x), ground + 35, String(name), 'bn', 'middle'),
  );
  s.path('dim', `M186 ${ground - 114}H196M186 ${ground - 84}H196`).dimensionV(ground - 117, ground - 85, 190);
  s.path('t', `M166 ${ground - 134}L187 ${ground - 118}`).text(168, ground - 140, 'a few units', 'mu', 'end');
  return s.marks;
}

/** Three sizes of one system, side by side. */
export function RackSizesDrawing() {
  return (
    <ComposedDrawing
      label="Three sizes on one floor line. A: a small machine under a desk. B: one dark chassis a few units high in a rack that is already full of other equipment. C: a rack that belongs to the system alone."
      tall={{ size: '440 306', marks: draw() }}
    />
  );
}
