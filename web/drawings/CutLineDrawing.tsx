import { Drawing, Marks } from './Drawing.tsx';
import { rack } from './furniture.ts';
import { Scene } from './oblique.ts';

// The web server is up, but its connection to the database is interrupted.
function draw() {
  const s = new Scene();
  rack(s.from(60, 250, -0.4, 0.24), 0, 0, { w: 84, d: 70, h: 164 }, 'legacy');
  rack(s.from(330, 250, -0.4, 0.24), 0, 0, { w: 84, d: 70, h: 164 }, 'store');
  const p = new Scene(0, 0, 0, 0, s.marks);
  p.path('t', 'M10 250H430')
    .path('o', 'M144 176H196L224 158M246 176H302')
    .circle(196, 176, 3, 'ink')
    .circle(246, 176, 3, 'o f');
  return p.text(84, 276, 'this page', 'mu', 'middle').text(366, 276, 'its records', 'mu', 'middle').marks;
}

export function CutLineDrawing() {
  return (
    <Drawing
      size="440 290"
      label="Two racks joined by a line with an open switch in it: the page’s server on the left stands, its records on the right cannot be reached."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
