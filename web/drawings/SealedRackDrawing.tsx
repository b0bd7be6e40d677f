import { ComposedDrawing } from './ComposedDrawing.tsx';
import { rack } from './furniture.ts';
import { Scene } from './oblique.ts';
import { addText } from './plan.ts';

function key(s: Scene, x: number, y: number): void {
  s.circle(x, y, 9, 'o f')
    .circle(x, y, 3, 't')
    .path('o', `M${x + 9} ${y}h34m-4 0v9m-9 -9v7`);
}

function draw() {
  const s = new Scene(150, 356, -0.42, 0.26);
  rack(s, 0, 0, { w: 128, d: 120, h: 290 }, 'node');
  const p = new Scene(0, 0, 0, 0, s.marks);
  p.path('o', 'M40 356H420');
  // Two locks on the door, a seal across its edge, and a write-only recorder beside it.
  p.rect(262, 172, 12, 20, 'ink').rect(262, 214, 12, 20, 'ink').path('w', 'M266 282l20 12');
  key(p, 302, 182);
  key(p, 302, 224);
  p.path('c', 'M276 182h16M276 224h16');
  p.rect(322, 296, 78, 60, 'o f')
    .circle(350, 322, 15, 'o f')
    .circle(350, 322, 3, 't')
    .path('t', 'M378 308v28M386 308v28');
  p.path('o', 'M278 330H312').arrow(320, 330, 1, 0);
  addText(p, 356, 186, ['security'], 'mu');
  addText(p, 356, 228, ['systems'], 'mu');
  p.balloon(1, 240, 30, 226, 92, 14).balloon(2, 300, 136, 270, 176, 14).balloon(3, 306, 264, 282, 288, 14);
  p.balloon(4, 416, 272, 392, 302, 14).balloon(5, 40, 250, 112, 250, 14);
  return { size: '440 372', marks: s.marks };
}

/** A rack with the controls beyond a baseline, each next to the thing it protects. */
export function SealedRackDrawing() {
  return (
    <ComposedDrawing
      label="A rack drawn obliquely. Balloon 1 points at encrypted disks, 2 at two separate locks whose keys belong to security and to systems, 3 at a seal across the door’s edge, 4 at a recorder beside the rack that can only write, 5 at the solid side panel without openings."
      tall={draw()}
    />
  );
}
