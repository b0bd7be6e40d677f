import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { flow } from './plan.ts';

const lanes = [
  ['person', 44],
  ['finder', 158],
  ['reader', 266],
  ['checker', 384],
] as const;
const [top, bottom] = [64, 346];

function message(s: Scene, from: number, to: number, y: number, text: string): void {
  const [a, b] = [lanes[from]![1], lanes[to]![1]];
  flow(s, [
    [a, y],
    [b + (b > a ? -6 : 6), y],
  ]);
  s.text((a + b) / 2, y - 8, text, 'lb', 'middle');
}

function draw() {
  const s = new Scene();
  s.rect(1, 1, 438, 378, 'w');
  for (const [name, x] of lanes) {
    s.path('h', `M${x} ${top}V${bottom}`);
    s.text(x, 40, name, '', 'middle');
  }
  const working = [
    [158, 96, 70],
    [266, 150, 92],
    [384, 218, 52],
  ] as const;
  s.path('o', 'M20 50h48');
  message(s, 0, 1, 96, 'ask');
  message(s, 1, 2, 150, '9 passages');
  message(s, 2, 3, 218, 'a draft');
  flow(
    s,
    [
      [384, 262],
      [272, 262],
    ],
    'h',
  );
  s.text(325, 254, 'line 3?', 'lb', 'middle');
  flow(s, [
    [266, 292],
    [378, 292],
  ]);
  s.text(322, 284, 'mended', 'lb', 'middle');
  flow(s, [
    [384, 330],
    [50, 330],
  ]);
  s.text(214, 322, 'answer, with marks', 'lb', 'middle');
  working.forEach(([x, y, h], i) => s.rect(x - 6, y, 12, h, i === 1 ? 'ink' : 'o f'));
  s.rect(260, 262, 12, 30, 'ink')
    .rect(378, 284, 12, 46, 'o f')
    .rect(38, 86, 12, 20, 'o f')
    .rect(38, 320, 12, 20, 'o f');
  s.text(20, 366, 'each with the asker’s rights', 'mu');
  return s.marks;
}

/** Three agents share one question, in chronological order. */
export function AgentsDrawing() {
  return (
    <ComposedDrawing
      label="Sequence diagram inside one solid frame. A person asks; a finder hands nine passages to a reader; the reader hands a draft to a checker; the checker sends line three back, the reader mends it, and the checker returns an answer with marks to the person."
      tall={{ size: '440 380', marks: draw() }}
    />
  );
}
