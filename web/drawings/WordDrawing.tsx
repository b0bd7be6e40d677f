import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { addText } from './plan.ts';

const senses = [
  ['hospital', 'the patient', 'goes home'],
  ['bank', 'the debt', 'is released'],
  ['waterworks', 'effluent leaves', 'at the outfall'],
  ['agency', 'service ends,', 'on these terms'],
] as const;

function draw() {
  const s = new Scene();
  s.rect(0, 174, 132, 60, 'ink').text(66, 209, 'discharge', 'iv', 'middle');
  s.path('o', 'M132 204H176M176 48V360');
  senses.forEach(([place, ...meaning], i) => {
    const y = 48 + i * 104;
    s.path('o', `M176 ${y}H206`).arrow(214, y, 1, 0);
    s.rect(216, y - 38, 224, 76, 'o f').path('t', `M216 ${y - 12}h224`);
    s.text(230, y - 20, place, 'mu');
    addText(s, 230, y + 8, [...meaning], '', undefined, 19);
  });
  s.path('t', 'M66 234V300').arrow(66, 308, 0, 1);
  addText(s, 66, 328, ['context', 'decides'], 'mu', 'middle');
  return { size: '440 408', marks: s.marks };
}

/** One word and its four meanings in four organizations. */
export function WordDrawing() {
  return (
    <ComposedDrawing
      label="The word discharge branches to four cards. In a hospital, the patient goes home. In a bank, the debt is released. At a waterworks, effluent leaves at the outfall. In an agency, service ends on these terms. Context decides."
      tall={draw()}
    />
  );
}
