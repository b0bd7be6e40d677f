// The phone layout of FIG. 1, with the air gap below the room instead of beside it.
import { desk, rack } from './furniture.ts';
import { Scene, type Mark, type Point } from './oblique.ts';
import { room, type Room } from './room.ts';

const slant: [number, number] = [-0.4, 0.24];
const origin: [number, number] = [54, 258];
const [wallEnd, boundary] = [268, 372];
const size = { w: 66, d: 62, h: 146 };

function furnish(s: Scene): void {
  s.lines([
    [
      [20, 60, 172],
      [215, 60, 172],
    ],
    [
      [20, 66, 172],
      [215, 66, 172],
    ],
  ]);
  rack(s, 112, 36, size, 'node');
  rack(s, 34, 36, size, 'store');
  s.lines(
    [66, 144].map((x): Point[] => [
      [x, 60, 146],
      [x, 60, 172],
    ]),
    'o',
  );
  s.lines(
    [
      [
        [212, 60, 172],
        [212, 60, 3],
        [230, 60, 3],
      ],
    ],
    'o',
  );
  desk(s, 198, 22, { w: 76, d: 42, h: 46 });
}

function outside(s: Scene): void {
  s.path('d d2', `M0 ${boundary}H342`)
    .from(0, 458, ...slant)
    .ghost(200, 0, 0, 142, 50, 44);
  s.path('d', 'M120 458V412M106 458L120 434L134 458M106 392A20 20 0 0 0 106 420M134 392A20 20 0 0 1 134 420').circle(
    120,
    406,
    5,
    'd',
  );
  s.text(0, 394, 'outside', 'wn').text(210, 442, 'cloud models', 'wn');
}

export function phoneHeroScene(): { room: Room; front: Mark[] } {
  const shape = room({ origin, slant, w: 276, h: 186, d: 110, wall: 9, tile: 40 });
  furnish(shape.inside);
  const s = new Scene();
  s.dimensionV(wallEnd + 1, boundary - 3, 190).rect(110, 297, 160, 49, 'f');
  s.text(190, 319, 'AIR GAP', 'xl', 'middle').text(190, 340, '0 cables, 0 routes', '', 'middle');
  outside(s);
  const at = s.from(...origin, ...slant);
  const point = (n: number, x: number, y: number, z: number) => {
    const [px, py] = at.at(x, y, z);
    s.balloon(n, px, 43, px, py, 12);
  };
  point(1, 67, 36, 112);
  point(2, 145, 36, 112);
  point(4, 240, 43, 66);
  s.balloon(5, 313, 43, 334.5, 78, 12);
  return { room: shape, front: s.marks };
}
