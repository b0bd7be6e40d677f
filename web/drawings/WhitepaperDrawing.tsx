import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { bar, block, ring } from './plan.ts';

const sheet = { x: 36, y: 52, w: 316, h: 448 };

/** The sheets below the cover, each offset to the lower right. */
function below(s: Scene): void {
  for (const shift of [36, 24, 12]) s.rect(sheet.x + shift, sheet.y + shift, sheet.w, sheet.h, 't f');
}

/** The floor plan on the cover. */
function plan(s: Scene): void {
  s.path('ink', ring(64, 270, 150, 112, 8));
  block(s, 88, 296, 46, 60, [], true);
  s.rect(146, 296, 44, 24, 'o f').rect(146, 332, 44, 24, 'o f').path('t', 'M134 308h12M134 344h12');
  s.dimensionH(214, 268, 326)
    .path('d d2', 'M272 262V390')
    .path('d', bar(290, 286, 40, 52));
}

function draw() {
  const s = new Scene();
  below(s);
  s.rect(sheet.x, sheet.y, sheet.w, sheet.h, 'o f').path('w', 'M56 82H332');
  s.text(56, 102, 'whitepaper', 'mu')
    .text(56, 150, 'An AI system', 'xl')
    .text(56, 182, 'inside your', 'xl')
    .text(56, 214, 'perimeter', 'xl');
  plan(s);
  s.rect(56, 446, 276, 34, 'o').path('o', 'M140 446v34M244 446v34');
  s.text(64, 467, 'system', 'mu').text(148, 467, 'document', 'mu').text(252, 467, 'sheet 1', 'mu');
  s.balloon(1, 398, 150, 204, 172)
    .balloon(2, 398, 402, 248, 336)
    .balloon(3, 398, 462, 334, 462)
    .balloon(4, 398, 30, 376, 86);
  return s.marks;
}

/** The whitepaper as a stack of sheets with the cover on top. */
export function WhitepaperDrawing() {
  return (
    <ComposedDrawing
      label="A stack of printed sheets. The cover bears the title “An AI system inside your perimeter”, a plan of a walled room with an air gap to a dotted outside, and a title block at its foot."
      tall={{ size: '440 546', marks: draw() }}
    />
  );
}
