// FIG. 1 follows the page grid: the wall ends at column 7, and the outside begins at column 10.
import { desk, rack, type RackKind } from './furniture.ts';
import { Scene, type Mark, type Point } from './oblique.ts';
import { room, type Room, type RoomPlan } from './room.ts';

type Size = { w: number; d: number; h: number };
type HeroPlan = {
  room: RoomPlan;
  rack: Size;
  racks: [x: number, kind: RackKind][];
  desk: Size;
  /** Ordered from the back of the room to the front. */
  desks: [x: number, y: number][];
  tray: [from: number, to: number];
  gap: [from: number, to: number];
  outside: { x: number; w: number; d: number; h: number; windows: number };
};

const floor = 368;
const rackDepth = 64;
const [trayY, trayZ] = [104, 222];

export const deskHero: HeroPlan = {
  room: { origin: [143, floor], slant: [-0.5, 0.3], w: 600, h: 262, d: 262, wall: 12, tile: 40 },
  rack: { w: 86, d: 86, h: 186 },
  racks: [
    [326, 'legacy'],
    [204, 'node'],
    [82, 'store'],
  ],
  desk: { w: 108, d: 52, h: 58 },
  desks: [
    [512, 196],
    [474, 40],
  ],
  tray: [40, 588],
  gap: [755, 1002],
  outside: { x: 1128, w: 208, d: 120, h: 150, windows: 5 },
};

export const tabletHero: HeroPlan = {
  room: { origin: [112, floor], slant: [-0.5, 0.3], w: 369, h: 262, d: 200, wall: 12, tile: 40 },
  rack: { w: 66, d: 50, h: 186 },
  racks: [
    [204, 'legacy'],
    [118, 'node'],
    [32 + 12, 'store'],
  ],
  desk: { w: 84, d: 40, h: 58 },
  desks: [
    [304, 150],
    [278, 24],
  ],
  tray: [20, 356],
  gap: [493, 660],
  outside: { x: 742, w: 142, d: 80, h: 120, windows: 3 },
};

function furnish(s: Scene, plan: HeroPlan): void {
  const [from, to] = plan.tray;
  const [back, front] = plan.desks;
  if (back) desk(s, ...back, plan.desk);
  const rungs: Point[][] = [];
  for (let x = from; x <= to; x += 13)
    rungs.push([
      [x, trayY, trayZ],
      [x, trayY + 12, trayZ],
    ]);
  s.lines([
    [
      [from, trayY, trayZ],
      [to, trayY, trayZ],
    ],
    [
      [from, trayY + 12, trayZ],
      [to, trayY + 12, trayZ],
    ],
    ...rungs,
  ]);
  s.lines(
    [
      [
        [to, trayY + 6, trayZ],
        [to, trayY + 6, 3],
        [to - 30, trayY + 6, 3],
      ],
    ],
    'o',
  );
  for (const [x, kind] of plan.racks) {
    rack(s, x, rackDepth, plan.rack, kind);
    const mid = x + plan.rack.w * 0.4;
    const drop = (dx: number): Point[] => [
      [mid + dx, trayY + 6, plan.rack.h],
      [mid + dx, trayY + 6, trayZ],
    ];
    s.lines([drop(-4), drop(4)], 'o');
  }
  if (front) desk(s, ...front, plan.desk);
}

function outside(s: Scene, { x, w, d, h, windows }: HeroPlan['outside'], boundary: number): void {
  s.path('d d2', `M${boundary} 6V402`);
  const o = s.from(0, floor);
  o.ghost(x, 0, 0, w, d, h);
  for (let i = 0; i < windows; i++)
    o.lines(
      [22, 54].map((z): Point[] => [
        [x + 20 + i * 36, 0, z],
        [x + 38 + i * 36, 0, z],
      ]),
      'd',
    );
  const [mx, foot] = o.at(x + w / 2, d / 2, h);
  const top = foot - 126;
  s.path('d', `M${mx} ${foot}V${top}M${mx - 18} ${foot}L${mx} ${top + 54}L${mx + 18} ${foot}`).circle(
    mx,
    top - 7,
    7,
    'd',
  );
  for (const r of [24, 42, 60]) {
    const [a, y] = [Math.round(r * 0.71), top - 7];
    s.path(
      'd',
      `M${mx - a} ${y - a}A${r} ${r} 0 0 0 ${mx - a} ${y + a}M${mx + a} ${y - a}A${r} ${r} 0 0 1 ${mx + a} ${y + a}`,
    );
  }
}

function annotate(s: Scene, plan: HeroPlan): void {
  const [from, to] = plan.gap;
  const mid = (from + to) / 2;
  s.dimensionH(from + 2, to - 2, 192, 1.4);
  s.text(mid, 172, 'AIR GAP', 'xl', 'middle');
  ['0 cables', '0 routes', '0 bytes out'].forEach((zero, i) => s.text(mid, 220 + i * 20, zero, '', 'middle'));
  const start = plan.room.origin[0] - plan.room.wall;
  s.path('dim', `M${from} 384V406M${start} 384V406`).dimensionH(start, from, 397);
  s.text((start + from) / 2, 401, 'your perimeter', 'lb', 'middle');
  s.text(to + 18, 22, 'internet', 'wn').text(plan.outside.x + 20, floor - plan.outside.h + 26, 'cloud models', 'wn');
  s.text(to + 18, 398, 'outside', 'wn');
}

function balloons(s: Scene, plan: HeroPlan): void {
  const at = s.from(...plan.room.origin, ...plan.room.slant);
  const order = [...plan.racks].reverse();
  order.forEach(([x], i) => {
    const [px, py] = at.at(x + plan.rack.w / 2, rackDepth, 150);
    s.balloon(i + 1, px, 60, px, py);
  });
  const [dx, dy] = plan.desks[0] ?? [0, 0];
  const [px, py] = at.at(dx + plan.desk.w * 0.42, dy, plan.desk.h + 26);
  s.balloon(4, px, 60, px, py).balloon(5, plan.gap[0] - 17, 54, plan.gap[0] - 6, 108);
}

export function heroScene(plan: HeroPlan): { room: Room; front: Mark[] } {
  const shape = room(plan.room);
  furnish(shape.inside, plan);
  const front = new Scene();
  outside(front, plan.outside, plan.gap[1]);
  annotate(front, plan);
  balloons(front, plan);
  return { room: shape, front: front.marks };
}
