import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { block, type Composition, flow, ring, addText } from './plan.ts';

const feeds = [
  ['EHR', 'chart'],
  ['PACS', 'reports'],
  ['HL7 v2', 'results'],
  ['FHIR', 'API'],
];

function screen(s: Scene, x: number, y: number): void {
  s.rect(x, y, 108, 74, 'o f').path('o', `M${x + 40} ${y + 74}v12h28v-12M${x + 26} ${y + 86}h56`);
  s.path('o', `M${x + 12} ${y + 18}h70M${x + 12} ${y + 32}h84M${x + 12} ${y + 46}h52`);
  s.path('t', `M${x + 12} ${y + 60}h16M${x + 36} ${y + 60}h16M${x + 60} ${y + 60}h16`);
}

function wide(): Composition {
  const s = new Scene();
  feeds.forEach((name, i) => {
    const y = 20 + i * 66;
    block(s, 0, y, 104, 50, name);
    s.path('t', `M104 ${y + 25}H148`);
  });
  s.path('t', 'M148 45V243');
  flow(s, [
    [148, 144],
    [212, 144],
  ]);
  block(s, 214, 104, 128, 80, ['index of', 'passages']);
  flow(s, [
    [342, 144],
    [430, 144],
  ]);
  s.path('w', 'M386 84V128M386 160V204');
  addText(s, 386, 56, ['rights of the', 'person asking'], 'mu', 'middle');
  block(s, 432, 104, 128, 80, ['model'], true);
  flow(s, [
    [560, 144],
    [664, 144],
  ]);
  addText(s, 612, 128, ['draft'], 'mu', 'middle');
  screen(s, 668, 102);
  flow(s, [
    [776, 144],
    [856, 144],
  ]);
  addText(s, 816, 128, ['signed'], 'mu', 'middle');
  block(s, 858, 112, 110, 64, ['back to', 'the chart']);
  s.text(722, 88, 'nurse, by name', '', 'middle');
  s.path('t', 'M496 184V268').arrow(496, 276, 0, 1);
  block(s, 410, 278, 172, 46, ['activity log']);
  s.rect(31, 314, 130, 42, 't f').text(96, 340, '42 CFR 2', '', 'middle');
  addText(s, 196, 330, ['kept apart:', 'no line to the index'], 'mu');
  s.balloon(1, 174, 108, 180, 142, 13).balloon(2, 418, 208, 388, 186, 13).balloon(3, 536, 222, 500, 230, 13);
  s.balloon(4, 636, 178, 630, 147, 13).balloon(5, 816, 180, 816, 147, 13);
  return { size: '980 376', walls: ring(18, 300, 156, 70, 9), marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  feeds.forEach((name, i) => {
    const x = i * 114;
    block(s, x, 0, 98, 50, name);
    s.path('t', `M${x + 49} 50V78`);
  });
  s.path('t', 'M49 78H391');
  flow(s, [
    [220, 78],
    [220, 114],
  ]);
  block(s, 140, 116, 160, 56, ['index of', 'passages']);
  flow(s, [
    [220, 172],
    [220, 256],
  ]);
  s.path('w', 'M130 214H204M236 214H310');
  addText(s, 326, 208, ['rights of', 'who asks'], 'mu');
  block(s, 140, 258, 160, 60, ['model'], true);
  flow(s, [
    [300, 288],
    [324, 288],
  ]);
  block(s, 326, 262, 114, 52, ['activity', 'log']);
  flow(s, [
    [220, 318],
    [220, 372],
  ]);
  s.text(176, 352, 'draft', 'mu', 'end');
  screen(s, 166, 376);
  s.text(154, 424, 'nurse, by name', '', 'end');
  flow(s, [
    [220, 464],
    [220, 512],
  ]);
  s.text(176, 494, 'signed', 'mu', 'end');
  block(s, 140, 514, 160, 46, ['back to the chart']);
  s.rect(13, 137, 92, 42, 't f').text(59, 163, '42 CFR 2', '', 'middle');
  s.text(0, 212, 'no line out', 'mu');
  s.balloon(1, 246, 94, 222, 96, 13).balloon(2, 262, 240, 226, 216, 13).balloon(3, 340, 340, 312, 290, 13);
  s.balloon(4, 260, 346, 222, 346, 13).balloon(5, 260, 490, 222, 490, 13);
  return { size: '440 566', walls: ring(4, 128, 110, 60, 9), marks: s.marks };
}

/** One question on a ward, from the data feeds to the signed note, with the five safeguards marked. */
export function WardDrawing() {
  return (
    <ComposedDrawing
      label="Chart, imaging reports, HL7 v2 results and a FHIR interface feed one index. A question passes a wall opened only as far as the rights of the person asking, then the model, which writes an activity log. A draft reaches the named nurse’s screen and returns to the chart only when signed. Substance use records under 42 CFR Part 2 stand behind a wall of their own with no line to the index."
      wide={wide()}
      tall={tall()}
    />
  );
}
