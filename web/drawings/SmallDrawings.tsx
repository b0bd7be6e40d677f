// Small drawings beside long texts. Each shows one thing that its text is about.
import { desk, rack } from './furniture.ts';
import type { Scene } from './oblique.ts';
import { oneDrawing } from './oneDrawing.tsx';

const make = (label: string, draw: (scene: Scene) => void) => oneDrawing('300 220', label, draw);

/** A stack of paper at (x, y) with ruled lines on its front. */
function stack(s: Scene, x: number, y: number, sheets: number): Scene {
  const here = s.from(x, y);
  for (let at = 0; at < sheets; at += 1) here.box(0, 0, at * 9, 88, 60, 6);
  return here;
}

export const DecisionSheetsDrawing = make(
  'A stack of single sheets. The top sheet has four lines: the question, the choice, the road not taken, and when to turn back.',
  (s) => {
    stack(s, 60, 205, 3);
    s.rect(130, 12, 150, 132, 'o f');
    ['question', 'choice', 'not taken', 'turn back if'].forEach((name, at) => {
      s.text(142, 38 + at * 30, name).path('t', `M142 ${46 + at * 30}h126`);
    });
    s.path('c', 'M130 144L60 172M280 144L148 172');
  },
);

export const CarriedContentDrawing = make(
  'A drive with scanner content is carried to a rack that has no line. A calendar beside it has one mark for each month.',
  (s) => {
    rack(s.from(205, 205), 0, 0, { w: 76, d: 60, h: 150 }, 'node');
    s.from(40, 205).box(0, 0, 0, 66, 34, 16).front(8, 0, 4, 14, 8, 'ink');
    s.path('c', 'M112 196H190').arrow(190, 196, 1, 0).text(20, 140, 'carried in');
    s.rect(20, 20, 132, 84, 'o f');
    for (let at = 0; at < 12; at += 1)
      s.circle(38 + (at % 6) * 19, 48 + Math.floor(at / 6) * 30, 5, at < 11 ? 'ink' : 'o');
    s.text(20, 14, 'every month, by a person');
  },
);

export const ComparedIndexDrawing = make(
  'Two stacks of pages, the source and its index. A page that was withdrawn from the source is dotted in both, and an arrow leads it out.',
  (s) => {
    for (const x of [40, 204]) {
      const here = stack(s, x, 190, 6);
      here.ghost(0, 0, 62, 88, 60, 6, 'h');
    }
    s.path('c', 'M134 170H168').arrow(168, 170, 1, 0).arrow(134, 170, -1, 0);
    s.text(36, 214, 'source').text(204, 214, 'index');
    s.path('o', 'M240 102V40').arrow(240, 40, 0, -1).text(240, 28, 'withdrawn', '', 'middle');
  },
);

export const StagingDrawing = make(
  'An old system at the left, an open tray of copies in the middle, and the node at the right. Arrows lead only to the right.',
  (s) => {
    rack(s.from(40, 190), 0, 0, { w: 58, d: 50, h: 120 }, 'legacy');
    s.from(136, 190).box(0, 0, 0, 56, 44, 12).box(6, 6, 12, 42, 30, 4).box(6, 6, 16, 42, 30, 4);
    rack(s.from(236, 190), 0, 0, { w: 58, d: 50, h: 120 }, 'node');
    s.path('o', 'M100 160H118M194 160H214').arrow(118, 160, 1, 0).arrow(214, 160, 1, 0);
    s.text(14, 214, 'records').text(118, 214, 'copies').text(226, 214, 'index');
  },
);

export const ExchangedBaseDrawing = make(
  'Three small boxes, glossary, sources and questions, stand on a model. Chain lines show that they move over to a newer one.',
  (s) => {
    for (const x of [48, 196]) s.from(x, 200).box(0, 0, 0, 88, 60, 44);
    ['glossary', 'sources', 'questions'].forEach((name, at) => {
      s.from(56 + at * 28, 130).box(0, 0, 0, 18, 18, 24);
      s.text(10, 34 + at * 16, name);
    });
    s.path('c', 'M84 96C120 40 190 40 236 124').arrow(236, 126, 0, 1);
    s.text(54, 216, 'base').text(200, 216, 'newer base');
  },
);

export const OwnConsoleDrawing = make(
  'A console inside a wall with two chairs of the hospital. Outside the wall, dotted, the supplier waits.',
  (s) => {
    desk(s.from(50, 176), 0, 0, { w: 120, d: 56, h: 40 });
    for (const x of [58, 112]) s.from(x, 206).box(0, 0, 0, 26, 20, 14);
    s.path('w', 'M206 16V212').text(20, 30, 'two people of yours');
    s.path('d', 'M236 96h48v112h-48z').text(260, 84, 'supplier', 'wn', 'middle');
  },
);

export const EntryChainDrawing = make(
  'Four entries of a log joined in a chain. The third is missing, and the chain is visibly broken there.',
  (s) => {
    [0, 1, 2, 3].forEach((at) => {
      const here = s.from(30 + at * 68, 150);
      if (at === 2) here.ghost(0, 0, 0, 38, 26, 54, 'h');
      else here.box(0, 0, 0, 38, 26, 54).front(5, 0, 8, 28, 8, 'ink');
      if (at < 3) s.path(at === 0 ? 'o' : 'h', `M${68 + at * 68} 128h17`);
    });
    s.text(14, 184, 'digest of the one before').text(188, 66, 'missing', '', 'middle');
  },
);

export const AdapterDrawing = make(
  'A large block of base weights and a small adapter that is lifted off it along chain lines. Both have the same digest.',
  (s) => {
    s.from(70, 200).box(0, 0, 0, 150, 90, 60).front(10, 0, 10, 60, 10, 'ink');
    s.from(110, 82).box(0, 0, 0, 66, 44, 22).front(8, 0, 6, 40, 8, 'ink');
    s.path('c', 'M110 82V140M176 82V140M88 68V126');
    s.text(228, 178, 'base').text(186, 70, 'adapter');
  },
);

export const ColdAisleDrawing = make(
  'A desk between two racks, without a telephone and without a line to the outside.',
  (s) => {
    rack(s.from(40, 200), 0, 0, { w: 62, d: 60, h: 140 }, 'store');
    desk(s.from(122, 200), 0, 0, { w: 92, d: 46, h: 42 });
    rack(s.from(236, 200), 0, 0, { w: 60, d: 60, h: 140 }, 'node');
    s.text(150, 18, 'no one to look it up for you', '', 'middle');
  },
);
