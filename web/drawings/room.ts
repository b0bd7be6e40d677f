// The cutaway server room of FIG. 1 in any size: a hatched wall, a floor and its contents.
import { Scene, type Point } from './oblique.ts';

export type RoomPlan = {
  origin: [x: number, y: number];
  slant: [cx: number, cy: number];
  /** Inner width, height and depth, and the thickness of the wall. */
  w: number;
  h: number;
  d: number;
  wall: number;
  tile: number;
};
export type Room = { shell: Scene; inside: Scene; opening: string; ring: string };

const frame = (left: number, top: number, right: number, bottom: number) =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

export function room(plan: RoomPlan): Room {
  const { w, h, d, wall: t, tile } = plan;
  const shell = new Scene(...plan.origin, ...plan.slant);
  shell.poly([
    [-t, 0, -t],
    [-t, d, -t],
    [-t, d, h + t],
    [-t, 0, h + t],
  ]);
  shell.poly([
    [-t, 0, h + t],
    [w + t, 0, h + t],
    [w + t, d, h + t],
    [-t, d, h + t],
  ]);

  const inside = new Scene(...plan.origin, ...plan.slant);
  inside.lines([
    [
      [0, d, 0],
      [w, d, 0],
      [w, d, h],
      [0, d, h],
    ],
    [
      [w, 0, 0],
      [w, d, 0],
    ],
  ]);
  const tiles: Point[][] = [];
  for (let x = -d; x < w + d; x += tile)
    tiles.push([
      [x, 0, 0],
      [x, d, 0],
    ]);
  for (let y = tile; y < d; y += tile)
    tiles.push([
      [0, y, 0],
      [w, y, 0],
    ]);
  inside.lines(tiles, 'g');

  const opening = frame(...shell.at(0, 0, h), ...shell.at(w, 0, 0));
  return { shell, inside, opening, ring: frame(...shell.at(-t, 0, h + t), ...shell.at(w + t, 0, -t)) + opening };
}
