import { Drawing, Marks } from './Drawing.tsx';
import { Scene } from './oblique.ts';

function draw() {
  const s = new Scene();
  s.path('o', 'M16 60H424');
  for (let index = 0; index < 9; index++) {
    const x = 36 + index * 44;
    s.circle(x, 60, 7, index > 2 && index < 6 ? 'o f' : 'ink').text(x, 36, String(index + 1), 'mu', 'middle');
  }
  s.path('t', 'M168 84H256M168 78V90M256 78V90').text(212, 108, 'program stopped', 'mu', 'middle');
  s.path('o', 'M124 140H336M124 140V82').arrow(344, 140, 1, 0);
  s.text(132, 162, 'changes(after: cursor)', '');
  return s.marks;
}

/** The list of changes around a stop of the program that reads it. */
export function CatchUpDrawing() {
  return (
    <Drawing
      size="440 180"
      label="Nine changes on a line in the order of their commits. A program stopped during the fourth, fifth and sixth, and continues after its cursor at the third."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
