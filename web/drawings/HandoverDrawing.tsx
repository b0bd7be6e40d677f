import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { block, type Composition, doorway, ring, addText } from './plan.ts';

function goods(s: Scene, x: number, y: number, step: readonly [number, number]): void {
  s.rect(x - 20, y - 12, 40, 24, 'ink').rect(x + 6, y - 6, 8, 12, 'invb');
  const [bx, by] = [x + step[0], y + step[1]];
  s.rect(bx - 22, by - 16, 44, 32, 'o f').path(
    't',
    `M${bx - 16} ${by + 8}v-14h14v14M${bx + 2} ${by - 8}h14m-14 7h14m-14 7h8`,
  );
  const [cx, cy] = [x + 2 * step[0], y + 2 * step[1]];
  s.circle(cx, cy - 8, 8, 'o f').path('o', `M${cx - 16} ${cy + 18}a16 16 0 0 1 32 0`);
}

function wide(): Composition {
  const s = new Scene();
  doorway(s, { x: 560, y: 150, t: 12, size: 56, wall: 'upright', swing: -1 });
  for (const [y, name] of [
    [40, 'your documents'],
    [112, 'tuned weights'],
    [184, 'the log'],
    [256, 'the keys'],
  ] as const)
    block(s, 44, y, 170, 50, [name]);
  addText(s, 250, 70, ['stays with you, also', 'after we are gone'], 'mu');
  s.path('c', 'M806 178H480').arrow(478, 178, -1, 0);
  goods(s, 660, 120, [0, 56]);
  s.path('d d2', 'M748 10V336');
  s.path('d', 'M790 100H950V250H790zM790 100L826 72H966V220L950 250');
  addText(s, 870, 170, ['us'], 'wn', 'middle');
  addText(s, 660, 290, ['a drive, a plan,', 'a person let in'], 'mu', 'middle');
  return { size: '980 346', walls: ring(0, 10, 572, 326, 12), marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  doorway(s, { x: 192, y: 298, t: 12, size: 56, wall: 'level', swing: -1 });
  for (const [x, y, name] of [
    [36, 40, 'documents'],
    [230, 40, 'tuned weights'],
    [36, 118, 'the log'],
    [230, 118, 'the keys'],
  ] as const)
    block(s, x, y, 174, 54, [name]);
  addText(s, 36, 208, ['stays with you,', 'also after we', 'are gone'], 'mu');
  s.path('c', 'M220 456V440M220 412V232').arrow(220, 230, 0, -1);
  goods(s, 108, 374, [112, 0]);
  addText(s, 220, 430, ['a drive, a drawing, a person you let in'], 'mu', 'middle');
  s.path('d d2', 'M0 462H440');
  s.path('d', 'M130 490H310V590H130z');
  addText(s, 220, 546, ['us'], 'wn', 'middle');
  return { size: '440 604', walls: ring(0, 0, 440, 310, 12), marks: s.marks };
}

/** The company is outside the perimeter and can hand in three things. */
export function HandoverDrawing() {
  return (
    <ComposedDrawing
      label="Plan of a customer’s closed building holding documents, tuned weights, the log and the keys. Through one door come three things by hand: a drive, a drawing and a person who was let in. The company itself stands outside, dotted."
      wide={wide()}
      tall={tall()}
    />
  );
}
