import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { addText } from './plan.ts';

const right = 352;

function cite(s: Scene, x: number, y: number, n: number, c = 'ink'): void {
  s.rect(x, y - 14, 19, 19, c).text(x + 9.5, y, String(n), c === 'ink' ? 'iv' : '', 'middle');
}

function draw() {
  const s = new Scene();
  s.rect(6, 8, right - 6, 478, 'o f')
    .path('t', `M6 44H${right}`)
    .circle(26, 26, 5, 't')
    .circle(44, 26, 5, 't');
  s.rect(26, 66, 306, 44, 'o').text(42, 93, 'Who may sign a discharge?');
  addText(
    s,
    26,
    150,
    ['The attending physician, or', 'a resident who is on the', 'delegation list.'],
    '',
    undefined,
    30,
  );
  cite(s, 272, 150, 1);
  cite(s, 176, 210, 2);
  s.path('t', 'M26 244h4v24h-4').text(42, 261, 'Weekends: not found.', 'mu');
  s.path('o', `M26 292H${right - 20}`);
  cite(s, 26, 326, 1, 'o f');
  cite(s, 26, 386, 2, 'o f');
  addText(s, 58, 325, ['Discharge policy', 'page 4, line 12'], '', undefined, 21);
  addText(s, 58, 385, ['Delegation list', 'valid from March 1'], '', undefined, 21);
  s.path('t', `M6 438H${right}`).text(26, 467, 'model B, 14:02, recorded', 'mu');
  s.balloon(1, 412, 88, 326, 88, 14).balloon(2, 412, 176, 258, 176, 14).balloon(3, 412, 130, 288, 144, 14);
  s.balloon(4, 412, 256, 246, 256, 14).balloon(5, 412, 346, 246, 346, 14).balloon(6, 412, 462, 300, 462, 14);
  return s.marks;
}

/** The parts of one answer, labeled. */
export function AnswerDrawing() {
  return (
    <ComposedDrawing
      label="A screen with a question, “Who may sign a discharge?”. Below it an answer in two clauses, each with a numbered mark; a line saying what was not found; the two passages the marks point to; and a foot line with model version and time. Six balloons number the parts."
      tall={{ size: '440 494', marks: draw() }}
    />
  );
}
