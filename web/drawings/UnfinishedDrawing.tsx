import { useId } from 'react';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import { rack } from './furniture.ts';
import { Scene } from './oblique.ts';

// A room whose right wall is not built yet. Chain lines mark the missing part.
function draw() {
  const s = new Scene();
  rack(s.from(120, 250, -0.4, 0.24), 0, 0, { w: 84, d: 70, h: 164 }, 'node');
  const p = new Scene(0, 0, 0, 0, s.marks);
  p.path('c', 'M300 40H420V262H300M300 52H408V250H300').path('t', 'M60 250H300');
  // Two courses of the missing wall, still on the floor.
  for (const [x, y] of [
    [318, 236],
    [352, 236],
    [334, 222],
  ] as const)
    p.rect(x, y, 30, 14, 'o f');
  return p.dimensionH(300, 420, 284).text(360, 304, 'not yet drawn', 'mu', 'middle').marks;
}

export function UnfinishedDrawing() {
  const id = useId();
  return (
    <Drawing
      size="440 316"
      label="A server room whose left half is built of solid wall; the right half is only dashed lines, with a few blocks waiting on the floor."
    >
      <Hatch id={id} />
      <path className="w" fill={`url(#${id})`} d="M300 40H40V262H300V250H52V52H300Z" />
      <Marks of={draw()} />
    </Drawing>
  );
}
