import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { bar, type Composition, doorway, ring, addText } from './plan.ts';

function pin(s: Scene, n: number, x: number, y: number): void {
  s.circle(x, y, 14, 'bal').text(x, y + 4.5, String(n), 'bn', 'middle');
}

function shelves(s: Scene, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++)
    s.rect(x, y + i * 26, 92, 12, 'o f').path('t', `M${x + 23} ${y + i * 26}v12m23 -12v12m23 -12v12`);
}

function desks(s: Scene, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) s.rect(x + i * 62, y, 46, 22, 'o f').circle(x + 23 + i * 62, y + 34, 6, 'o f');
}

const machines = (s: Scene, x: number, y: number) => {
  s.rect(x, y, 30, 64, 'o f')
    .rect(x + 38, y, 30, 64, 'ink')
    .rect(x + 76, y, 30, 64, 'o f');
  s.path('t', `M${x} ${y + 21}h30m-30 21h30M${x + 76} ${y + 21}h30m-30 21h30`);
};

function wide(): Composition {
  const s = new Scene();
  const walls = ring(0, 10, 572, 370, 12) + bar(236, 22, 6, 346) + bar(242, 196, 318, 6);
  doorway(s, { x: 90, y: 368, t: 12, size: 38, wall: 'level', swing: -1 });
  doorway(s, { x: 236, y: 96, t: 6, size: 34, wall: 'upright', swing: 1 });
  doorway(s, { x: 236, y: 274, t: 6, size: 34, wall: 'upright', swing: 1 });
  shelves(s, 34, 66, 4);
  desks(s, 300, 262, 3);
  machines(s, 352, 70);
  s.rect(34, 250, 76, 40, 'o f').path('t', 'M44 262h56m-56 9h40m-40 9h48');
  addText(s, 34, 46, ['records'], 'mu');
  addText(s, 300, 46, ['server room'], 'mu');
  addText(s, 300, 226, ['offices'], 'mu');
  addText(s, 34, 234, ['old systems'], 'mu');
  const at = [
    [660, 150],
    [430, 156],
    [512, 46],
    [588, 236],
    [520, 130],
    [312, 150],
    [470, 92],
    [150, 270],
    [176, 104],
    [204, 336],
    [512, 272],
  ] as const;
  at.forEach(([x, y], i) => pin(s, i + 1, x, y));
  s.path('d d2', 'M748 10V380');
  s.dimensionH(574, 746, 186).text(660, 214, 'air gap', 'mu', 'middle');
  addText(s, 770, 32, ['outside'], 'wn');
  s.path('d', 'M790 380V230H930V380M830 300h20M870 300h20M830 340h20M870 340h20');
  return { size: '980 396', walls, marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  const walls = ring(0, 0, 440, 470, 12) + bar(186, 12, 6, 446) + bar(192, 218, 236, 6);
  doorway(s, { x: 70, y: 458, t: 12, size: 38, wall: 'level', swing: -1 });
  doorway(s, { x: 186, y: 120, t: 6, size: 34, wall: 'upright', swing: 1 });
  doorway(s, { x: 186, y: 320, t: 6, size: 34, wall: 'upright', swing: 1 });
  shelves(s, 36, 60, 4);
  desks(s, 236, 300, 3);
  machines(s, 276, 70);
  s.rect(36, 250, 76, 40, 'o f').path('t', 'M46 262h56m-56 9h40m-40 9h48');
  addText(s, 36, 42, ['records'], 'mu');
  addText(s, 214, 42, ['server room'], 'mu');
  addText(s, 246, 254, ['offices'], 'mu');
  addText(s, 36, 232, ['old systems'], 'mu');
  const at = [
    [220, 516],
    [330, 158],
    [396, 36],
    [428, 366],
    [396, 190],
    [254, 176],
    [402, 102],
    [148, 270],
    [158, 82],
    [152, 420],
    [300, 380],
  ] as const;
  at.forEach(([x, y], i) => pin(s, i + 1, x, y));
  s.dimensionV(472, 560, 60).text(76, 521, 'air gap', 'mu');
  s.path('d d2', 'M0 562H440');
  addText(s, 36, 594, ['outside'], 'wn');
  return { size: '440 606', walls, marks: s.marks };
}

/** Locations on a site, with the solution used at each. */
export function SiteMapDrawing() {
  return (
    <ComposedDrawing
      label="Plan of a site with a records room, old systems, a server room and offices inside one hatched wall. Eleven numbered pins show where each solution works: number 1 in the air gap, 4 on the wall itself, the others in the rooms."
      wide={wide()}
      tall={tall()}
    />
  );
}
