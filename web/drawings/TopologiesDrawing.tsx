import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { bar, block, type Composition, flow, ring } from './plan.ts';

function users(s: Scene, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++)
    s.circle(x + i * 26, y, 8, 'o f').path('o', `M${x + i * 26 - 11} ${y + 20}q11 -14 22 0`);
}

/** One room, one node. */
function single(s: Scene, x: number, y: number): string {
  block(s, x + 92, y + 44, 100, 60, ['node'], true);
  block(s, x + 92, y + 150, 100, 44, ['files']);
  users(s, x + 36, y + 64, 1);
  users(s, x + 36, y + 164, 1);
  s.path('o', `M${x + 142} ${y + 104}v46M${x + 54} ${y + 74}h38M${x + 54} ${y + 174}h10v-84h28`);
  s.text(x, y + 262, 'A  one room');
  return ring(x, y, 230, 230, 11);
}

/** Two rooms at one site. Either of them is sufficient. */
function pair(s: Scene, x: number, y: number): string {
  block(s, x + 30, y + 44, 88, 60, ['node'], true);
  block(s, x + 182, y + 44, 88, 60, ['spare']);
  block(s, x + 30, y + 150, 88, 44, ['files']);
  block(s, x + 182, y + 150, 88, 44, ['copy']);
  s.path('o', `M${x + 74} ${y + 104}v46M${x + 226} ${y + 104}v46`).rect(x + 141, y + 160, 16, 24, 'f');
  s.path('w', `M${x + 143} ${y + 160}h12M${x + 143} ${y + 184}h12`);
  flow(s, [
    [x + 118, y + 172],
    [x + 180, y + 172],
  ]);
  s.text(x, y + 262, 'B  two rooms, one site');
  return ring(x, y, 300, 230, 11) + bar(x + 144, y + 11, 11, 149) + bar(x + 144, y + 184, 11, 35);
}

/** A headquarters that trains models, and branches that only run them. */
function branches(s: Scene, x: number, y: number): string {
  block(s, x + 24, y + 84, 84, 60, ['trains'], true);
  let walls = ring(x, y + 48, 132, 132, 11);
  [0, 84, 168].forEach((down, i) => {
    block(s, x + 250, y + down + 14, 96, 34, ['answers']);
    walls += ring(x + 238, y + down, 120, 62, 8);
    s.path('c', `M${x + 132} ${y + 114}H${x + 184}V${y + down + 31}H${x + 228}`).arrow(x + 236, y + down + 31, 1, 0);
    if (i === 1) s.rect(x + 166, y + 102, 36, 24, 'o f').rect(x + 190, y + 108, 8, 12, 't');
  });
  s.text(x + 134, y + 262, 'drive', 'mu').text(x, y + 262, 'C  branches');
  return walls;
}

function wide(): Composition {
  const s = new Scene();
  const walls = single(s, 0, 10) + pair(s, 276, 10) + branches(s, 622, 10);
  return { size: '980 286', walls, marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  const walls = single(s, 0, 4) + pair(s, 0, 300) + branches(s, 0, 600);
  return { size: '440 876', walls, marks: s.marks };
}

/** Three floor plans on which most installations are based. */
export function TopologiesDrawing() {
  return (
    <ComposedDrawing
      label="Three floor plans. A: one walled room with a node, its files and two users. B: two rooms of one site with a wall between; the node copies its files through one opening to a spare. C: a house that trains, and three separate walled branches that only answer, supplied by a drive that is carried to them."
      wide={wide()}
      tall={tall()}
    />
  );
}
