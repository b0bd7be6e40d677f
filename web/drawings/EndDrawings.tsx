// Drawings at the ends of pages. Each shows the thing that the last sentence of its page asks for or promises.
import { rack } from './furniture.ts';
import type { Scene } from './oblique.ts';
import { oneDrawing } from './oneDrawing.tsx';

const make = (label: string, draw: (scene: Scene) => void) => oneDrawing('520 280', label, draw);

/** Horizontal strokes from (x, y), one of each length, `gap` apart. */
const strokes = (x: number, y: number, gap: number, lengths: readonly number[]): string =>
  lengths.map((length, at) => `M${x} ${y + at * gap}h${length}`).join('');

function key(s: Scene, x: number, y: number): void {
  s.circle(x, y, 11, 'o f')
    .circle(x, y - 4, 3, 'o f')
    .path('o', `M${x - 3} ${y + 11}v44h6v-44M${x + 3} ${y + 40}h8v-6h-8M${x + 3} ${y + 53}h11v-6h-11`);
}

export const KeyBoardDrawing = make(
  'A board with five hooks. Keys hang at all five, and the visitor’s badge lies returned on the shelf below.',
  (s) => {
    s.from(70, 190).box(0, 0, 0, 390, 24, 150).front(10, 0, 10, 370, 130);
    ['look', 'choose', 'prove', 'build', 'leave'].forEach((name, at) => {
      const x = 108 + at * 78;
      s.circle(x, 74, 3, 'ink').text(x, 64, name, '', 'middle');
      key(s, x, 88);
    });
    s.from(70, 244).box(0, 0, 0, 390, 60, 8);
    s.from(176, 226).box(0, 0, 0, 70, 26, 4).text(70, 262, 'our badge, handed back', 'mu');
    s.path('d d2', 'M500 20V260').text(496, 274, 'outside', 'wn', 'end');
  },
);

export const HalfFilledFormDrawing = make(
  'A form on a desk with six rows. Two rows are filled in by the supplier, four are left empty for the agency, and the line for the signature is empty.',
  (s) => {
    s.from(90, 262).box(0, 0, 0, 400, 90, 8);
    s.from(150, 226).box(0, 0, 0, 250, 8, 206);
    for (let at = 0; at < 6; at += 1) {
      const y = 46 + at * 26;
      s.rect(164, y, 90, 16, at === 1 || at === 3 ? 'ink' : 't').path(
        at === 1 || at === 3 ? 'o' : 'h',
        `M266 ${y + 12}h120`,
      );
    }
    s.path('o', 'M266 212h120').text(164, 215, 'signed');
    s.path('c', 'M400 84H430M400 136H430').text(436, 88, 'ours').text(436, 140, 'ours').text(436, 215, 'yours');
  },
);

export const ScanTrayDrawing = make(
  'A crooked page with a stain and a torn corner goes into a reader. A straight page with ruled lines and its number comes out.',
  (s) => {
    s.path('o f', 'M24 150L112 122L142 214L128 222L120 236L54 256Z');
    s.path('t', 'M44 162l62 -20M49 178l62 -20M55 195l40 -13M60 212l64 -20M66 229l30 -10').circle(98, 186, 15, 'h');
    s.from(210, 248).box(0, 0, 0, 120, 90, 96).front(14, 0, 60, 92, 6, 'ink').front(14, 0, 20, 40, 22);
    s.path('c', 'M150 196H204').arrow(204, 196, 1, 0).path('c', 'M334 196H376').arrow(376, 196, 1, 0);
    s.from(386, 248).box(0, 0, 0, 100, 20, 130);
    s.path('t', strokes(398, 140, 17, [76, 76, 52, 76, 76, 40])).text(486, 264, 'page 41', 'mu', 'end');
    s.text(24, 276, 'as filed').text(222, 276, 'read in your room');
  },
);

export const FanfoldDrawing = make(
  'An old cabinet with two tape reels. A report of folded paper runs out of it onto the floor, and one question mark is drawn beside one line of it.',
  (s) => {
    s.from(90, 262).box(0, 0, 0, 150, 100, 210).front(12, 0, 110, 126, 86).front(12, 0, 50, 126, 14, 'ink');
    for (const x of [130, 200])
      s.circle(x, 104, 24, 'o f')
        .circle(x, 104, 7, 't')
        .path('t', `M${x - 24} 104v34h48v-34`);
    for (let at = 5; at >= 0; at -= 1) s.from(290 + (at % 2) * 6, 262).box(0, 0, at * 9, 150, 56, 7);
    s.path('o f', 'M228 200L300 160L300 196L228 212Z').path('t', 'M240 200l52 -26M240 204l52 -18');
    s.from(296, 208).front(0, 0, 0, 150, 110, 'o f');
    s.path('t', strokes(308, 116, 14, [126, 96, 126, 110, 126, 70])).rect(304, 150, 134, 12, 'ink');
    s.path('c', 'M446 156H478').text(484, 162, '?', 'xl');
  },
);

export const GlossaryDrawerDrawing = make(
  'A drawer of index cards, opened. One card is lifted out of it and carries a word and its meaning in the house.',
  (s) => {
    for (let at = 9; at >= 0; at -= 1) s.from(150, 248).front(8, at * 13, 10, 214, 76, 'o f');
    s.from(150, 248).box(0, 0, 0, 230, 1, 58).front(85, 0, 18, 60, 22, 'ink');
    s.from(150, 248).lines(
      [
        [
          [0, 0, 58],
          [0, 150, 58],
          [0, 150, 0],
          [0, 0, 0],
        ],
        [
          [230, 0, 58],
          [230, 150, 58],
        ],
      ],
      'o',
    );
    s.rect(290, 16, 206, 92, 'o f')
      .text(304, 40, 'draft')
      .text(304, 62, 'what a ship displaces', 'mu')
      .path('t', strokes(304, 76, 14, [170, 96]));
    s.path('c', 'M290 108L240 168M496 108L420 168');
  },
);

export const ProtocolDrawing = make(
  'A binder with a guideline lies open on a trolley in front of a wall. Behind the wall stands a bed, and the chart at its foot stays there.',
  (s) => {
    s.from(80, 262).box(0, 0, 84, 170, 70, 6).box(0, 0, 20, 170, 70, 4);
    s.path('o', 'M84 178V256M246 178V256').circle(84, 260, 5, 'ink').circle(246, 260, 5, 'ink');
    s.path('o f', 'M66 166L152 174V108L66 98Z').path('o f', 'M152 174L238 162V96L152 108Z');
    s.path('t', 'M78 114l62 7M78 128l62 7M78 142l40 5M164 120l62 -8M164 134l62 -8M164 148l36 -5');
    s.text(70, 86, 'guideline, public').path('w', 'M290 20V268');
    s.from(350, 262)
      .box(0, 0, 34, 150, 90, 16)
      .box(112, 20, 50, 34, 50, 8)
      .front(0, 0, 0, 6, 84)
      .front(144, 0, 0, 6, 84);
    s.rect(368, 196, 40, 34, 'ink').path('inv', 'M374 206h28M374 214h28M374 222h16').text(352, 118, 'the chart stays');
  },
);

export const PulledUnitDrawing = make(
  'A node with six numbered parts. One part is pulled out on its rails, and the place for a seventh is dotted.',
  (s) => {
    rack(s.from(140, 262), 0, 0, { w: 110, d: 90, h: 226 }, 'node');
    const out = s.from(282, 186);
    out.box(0, 0, 0, 150, 70, 34).front(10, 0, 8, 70, 18, 'ink').front(104, 0, 10, 30, 14);
    s.path('c', 'M252 152H268M252 186H282').from(282, 98).ghost(0, 0, 0, 150, 70, 34, 'h');
    s.text(300, 86, 'the row you miss', 'mu');
    [44, 78, 112, 146, 180, 214].forEach((y, at) => s.balloon(at + 1, 46, y + 20, 150, y + 14));
  },
);

export const PlinthDrawing = make(
  'The product stands on a plinth in the middle of a room. Two chairs for its makers stand dotted behind a line, empty.',
  (s) => {
    s.from(120, 266).box(0, 0, 0, 170, 100, 26);
    rack(s.from(170, 232), 0, 14, { w: 84, d: 70, h: 180 }, 'node');
    s.path('d d2', 'M356 16V268').dimensionH(292, 354, 254);
    for (const x of [398, 462]) {
      const chair = s.from(x, 250);
      chair.ghost(0, 0, 28, 34, 34, 5).ghost(0, 34, 33, 34, 4, 44);
      chair.lines(
        [
          [
            [4, 0, 28],
            [4, 0, 0],
          ],
          [
            [30, 0, 28],
            [30, 0, 0],
          ],
        ],
        'd',
      );
    }
    s.text(430, 136, 'we wait here', 'wn', 'middle');
  },
);
