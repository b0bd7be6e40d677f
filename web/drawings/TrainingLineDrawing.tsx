import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { block, type Composition, flow, ring, addText } from './plan.ts';

const changedCells = new Set([2, 7, 9, 14, 15, 19, 22, 26, 28, 33]);

function files(s: Scene, x: number, y: number): void {
  const stack = s.from(x, y, -0.35, 0.28);
  for (let i = 5; i >= 0; i--) stack.front(0, i * 11, 0, 58, 76, 'o f');
  stack.lines(
    [62, 52, 42, 32, 20].map((z, i) => [
      [8, 0, z],
      [i % 2 ? 48 : 38, 0, z],
    ]),
  );
}

function examples(s: Scene, x: number, y: number): void {
  for (let i = 0; i < 6; i++) {
    const [left, top] = [x + (i % 3) * 34, y + Math.floor(i / 3) * 42];
    s.rect(left, top, 27, 35, 'o f').path('t', `M${left + 5} ${top + 10}h17m-17 8h17m-17 8h10`);
  }
}

function weights(s: Scene, x: number, y: number, cell: number): void {
  for (let k = 0; k < 36; k++)
    if (changedCells.has(k)) s.rect(x + (k % 6) * cell, y + Math.floor(k / 6) * cell, cell, cell, 'ink');
  for (let i = 1; i < 6; i++) s.path('t', `M${x + i * cell} ${y}v${cell * 6}M${x} ${y + i * cell}h${cell * 6}`);
  s.rect(x, y, cell * 6, cell * 6, 'o');
}

function gate(s: Scene, x: number, y: number, r: number): void {
  s.path('o f', `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}z`).text(x, y + 5, 'better?', '', 'middle');
}

function slots(s: Scene, x: number, y: number): void {
  s.rect(x, y, 104, 106, 'o f');
  block(s, x + 10, y + 10, 84, 40, ['new'], true);
  block(s, x + 10, y + 56, 84, 40, ['former']);
}

function wide(): Composition {
  const s = new Scene();
  files(s, 62, 190);
  flow(s, [
    [132, 150],
    [186, 150],
  ]);
  examples(s, 198, 112);
  flow(s, [
    [304, 150],
    [370, 150],
  ]);
  weights(s, 382, 102, 16);
  flow(s, [
    [482, 150],
    [572, 150],
  ]);
  gate(s, 632, 150, 56);
  flow(s, [
    [688, 150],
    [790, 150],
  ]);
  slots(s, 802, 98);
  s.text(738, 140, 'yes', 'mu', 'middle');
  flow(s, [
    [632, 94],
    [632, 56],
    [246, 56],
    [246, 104],
  ]);
  s.text(440, 46, 'no: mend the examples', 'mu', 'middle');
  s.rect(382, 246, 96, 44, 'h');
  addText(s, 430, 264, ['held back'], '', 'middle');
  s.path('t', 'M396 276h68');
  flow(s, [
    [82, 200],
    [82, 268],
    [378, 268],
  ]);
  flow(s, [
    [480, 268],
    [632, 268],
    [632, 210],
  ]);
  s.text(62, 90, '1 files', '', 'middle').text(248, 222, '2 examples', '', 'middle');
  s.text(430, 222, '3 fine-tuning', '', 'middle')
    .text(560, 290, '4 the test', '')
    .text(854, 228, '5 release', '', 'middle');
  return { size: '980 320', walls: ring(0, 0, 980, 320, 12), marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  files(s, 66, 150);
  flow(s, [
    [142, 110],
    [228, 110],
  ]);
  examples(s, 240, 72);
  flow(s, [
    [290, 192],
    [290, 218],
  ]);
  weights(s, 242, 232, 16);
  flow(s, [
    [290, 360],
    [290, 388],
  ]);
  gate(s, 290, 448, 56);
  flow(s, [
    [290, 504],
    [290, 540],
  ]);
  slots(s, 238, 552);
  s.text(304, 528, 'yes', 'mu');
  flow(s, [
    [346, 448],
    [406, 448],
    [406, 110],
    [346, 110],
  ]);
  addText(s, 398, 384, ['no'], 'mu', 'end');
  s.rect(46, 300, 116, 48, 'h').text(104, 322, 'held back', '', 'middle').path('t', 'M62 334h84');
  flow(s, [
    [90, 164],
    [90, 296],
  ]);
  flow(s, [
    [104, 350],
    [104, 448],
    [230, 448],
  ]);
  s.text(90, 52, '1 files', '', 'middle').text(290, 56, '2 examples', '', 'middle');
  addText(s, 228, 278, ['3 fine-', 'tuning'], '', 'end');
  s.text(168, 476, '4 the test', '', 'middle').text(222, 610, '5 release', '', 'end');
  return { size: '440 690', walls: ring(0, 0, 440, 690, 12), marks: s.marks };
}

/** The training and evaluation of a fine-tuned model inside a closed wall. */
export function TrainingLineDrawing() {
  return (
    <ComposedDrawing
      label="Flow inside one closed wall. From your files, examples are chosen and some questions are held back. The examples change a few weights in a grid. A gate asks the held-back questions: if the result is better it is released beside the former version; if not, the path returns to the examples."
      wide={wide()}
      tall={tall()}
    />
  );
}
