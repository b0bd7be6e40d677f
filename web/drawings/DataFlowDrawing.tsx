import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { addText, block, type Composition, doorway, flow, ring } from './plan.ts';

type Place = readonly [x: number, y: number];

function number(s: Scene, n: number, [x, y]: Place): void {
  s.circle(x, y, 11, 'bal').text(x, y + 4, String(n), 'bn', 'middle');
}

/** A place outside that gets nothing. */
function emptyPlace(s: Scene, [x, y]: Place, name: string): void {
  s.rect(x, y, 128, 56, 'd').text(x + 64, y + 33, name, 'wn', 'middle');
}

function drawFlows(s: Scene, flows: readonly (readonly Place[])[], numbers: readonly Place[]): void {
  for (const points of flows) flow(s, points);
  numbers.forEach((at, i) => number(s, i + 1, at));
}

function wide(): Composition {
  const s = new Scene();
  doorway(s, { x: 594, y: 338, t: 12, size: 40, wall: 'level', swing: -1 });
  block(s, 36, 132, 96, 66, ['people']);
  block(s, 212, 122, 116, 86, ['gateway']);
  block(s, 424, 40, 116, 60, ['index']);
  block(s, 424, 164, 116, 86, ['runtime'], true);
  block(s, 212, 270, 116, 48, ['log']);
  block(s, 36, 270, 96, 48, ['backup']);
  block(s, 574, 200, 96, 50, ['update']);
  drawFlows(
    s,
    [
      [
        [132, 165],
        [208, 165],
      ],
      [
        [424, 70],
        [270, 70],
        [270, 118],
      ],
      [
        [328, 190],
        [420, 190],
      ],
      [
        [270, 208],
        [270, 266],
      ],
      [
        [212, 294],
        [136, 294],
      ],
      [
        [574, 225],
        [544, 225],
      ],
    ],
    [
      [170, 165],
      [340, 70],
      [374, 190],
      [270, 237],
      [174, 294],
      [614, 296],
    ],
  );
  s.path('c', 'M614 366V308M614 284V254').rect(597, 366, 34, 20, 'o f').rect(619, 371, 7, 10, 't');
  s.path('d d2', 'M822 0V350').dimensionH(704, 820, 290).text(763, 276, 'air gap', '', 'middle');
  addText(s, 763, 66, ['no arrow', 'crosses it'], 'mu', 'middle');
  emptyPlace(s, [842, 46], 'us: nothing');
  emptyPlace(s, [842, 136], 'a host: none');
  emptyPlace(s, [842, 226], 'advertisers: none');
  return { size: '980 392', walls: ring(0, 0, 704, 350, 12), marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  doorway(s, { x: 312, y: 488, t: 12, size: 36, wall: 'level', swing: -1 });
  block(s, 36, 40, 110, 58, ['people']);
  block(s, 36, 170, 130, 84, ['gateway']);
  block(s, 276, 40, 130, 58, ['index']);
  block(s, 276, 170, 130, 84, ['runtime'], true);
  block(s, 36, 316, 130, 48, ['log']);
  block(s, 36, 436, 130, 44, ['backup']);
  block(s, 276, 330, 130, 50, ['update']);
  drawFlows(
    s,
    [
      [
        [90, 98],
        [90, 166],
      ],
      [
        [276, 70],
        [206, 70],
        [206, 190],
        [170, 190],
      ],
      [
        [166, 226],
        [272, 226],
      ],
      [
        [100, 254],
        [100, 312],
      ],
      [
        [100, 364],
        [100, 432],
      ],
      [
        [340, 330],
        [340, 258],
      ],
    ],
    [
      [90, 130],
      [206, 120],
      [226, 226],
      [100, 280],
      [100, 394],
      [330, 440],
    ],
  );
  s.path('c', 'M330 516V452M330 428V384').rect(313, 516, 34, 20, 'o f').rect(335, 521, 7, 10, 't');
  s.dimensionV(502, 588, 60).text(76, 548, 'air gap', 'mu').path('d d2', 'M0 592H440');
  emptyPlace(s, [10, 614], 'us: nothing');
  emptyPlace(s, [156, 614], 'a host: none');
  emptyPlace(s, [302, 614], 'ads: none');
  return { size: '440 682', walls: ring(0, 0, 440, 500, 12), marks: s.marks };
}

/** What flows inside of an installation, and what reaches anyone outside of it. */
export function DataFlowDrawing() {
  return (
    <ComposedDrawing
      label="Inside one solid perimeter, six numbered flows: a question goes from people to the gateway, passages come from the index, prompt and answer pass between gateway and runtime, an entry goes to the log, a copy to the backup, and a release comes in by hand through one door. Outside, beyond the air gap, three dotted places stand empty: us, a host and advertisers."
      wide={wide()}
      tall={tall()}
    />
  );
}
