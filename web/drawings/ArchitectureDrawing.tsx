import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { block, type Composition, doorway, flow, ring, stopped, addText } from './plan.ts';

function letter(s: Scene, x: number, y: number, name: string): void {
  s.rect(x - 11, y - 11, 22, 22, 'bal').text(x, y + 4.5, name, 'bn', 'middle');
}

function drive(s: Scene, x: number, y: number): void {
  s.rect(x, y, 34, 20, 'o f').rect(x + 22, y + 5, 7, 10, 't');
}

function wide(): Composition {
  const s = new Scene();
  doorway(s, { x: 586, y: 468, t: 12, size: 40, wall: 'level', swing: -1 });
  flow(s, [
    [126, 220],
    [186, 220],
  ]);
  flow(s, [
    [240, 180],
    [240, 102],
  ]);
  flow(s, [
    [290, 220],
    [368, 220],
  ]);
  flow(s, [
    [480, 220],
    [550, 220],
  ]);
  flow(s, [
    [426, 260],
    [426, 336],
  ]);
  flow(s, [
    [372, 366],
    [294, 366],
  ]);
  flow(s, [
    [426, 180],
    [426, 76],
    [550, 76],
  ]);
  flow(s, [
    [606, 346],
    [606, 284],
  ]);
  block(s, 34, 190, 92, 60, ['people']);
  block(s, 190, 180, 100, 80, ['gateway']);
  block(s, 190, 50, 100, 50, ['directory']);
  block(s, 372, 180, 108, 80, ['agents']);
  block(s, 554, 160, 104, 120, ['runtime'], true);
  block(s, 372, 340, 108, 54, ['index']);
  block(s, 190, 340, 100, 54, ['documents']);
  block(s, 554, 50, 104, 50, ['log']);
  block(s, 554, 350, 104, 50, ['update']);
  s.path('c', 'M606 484V404');
  drive(s, 589, 486);
  for (const [x, y, name] of [
    [153, 220, 'A'],
    [240, 140, 'B'],
    [326, 220, 'C'],
    [512, 220, 'D'],
    [426, 298, 'E'],
    [338, 366, 'F'],
    [426, 118, 'G'],
    [606, 314, 'H'],
  ] as const)
    letter(s, x, y, name);
  addText(s, 34, 40, ['yours already:'], 'mu');
  addText(s, 34, 57, ['people,', 'directory,', 'documents'], 'mu');
  s.path('d d2', 'M818 0V480');
  s.dimensionH(692, 816, 240).text(754, 226, 'air gap', '', 'middle');
  addText(s, 754, 268, ['no row of', 'TABLE 2', 'crosses it'], 'mu', 'middle');
  for (const y of [84, 400]) stopped(s, [966, y], [846, y]);
  addText(s, 850, 70, ['internet'], 'wn');
  addText(s, 850, 386, ['vendor, us too'], 'wn');
  return { size: '980 510', walls: ring(0, 0, 692, 480, 12), marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  doorway(s, { x: 302, y: 578, t: 12, size: 36, wall: 'level', swing: -1 });
  flow(s, [
    [44, 456],
    [30, 456],
    [30, 190],
    [50, 190],
  ]);
  flow(s, [
    [110, 158],
    [110, 92],
  ]);
  flow(s, [
    [170, 190],
    [246, 190],
  ]);
  flow(s, [
    [394, 190],
    [412, 190],
    [412, 424],
    [398, 424],
  ]);
  flow(s, [
    [320, 222],
    [320, 282],
  ]);
  flow(s, [
    [250, 314],
    [174, 314],
  ]);
  flow(s, [
    [320, 158],
    [320, 92],
  ]);
  flow(s, [
    [320, 494],
    [320, 464],
  ]);
  block(s, 50, 36, 120, 52, ['directory']);
  block(s, 250, 36, 144, 52, ['log']);
  block(s, 50, 158, 120, 64, ['gateway']);
  block(s, 250, 158, 144, 64, ['agents']);
  block(s, 50, 286, 120, 56, ['documents']);
  block(s, 250, 286, 144, 56, ['index']);
  block(s, 250, 390, 144, 70, ['runtime'], true);
  block(s, 50, 428, 120, 56, ['people']);
  block(s, 250, 496, 144, 40, ['update']);
  for (const [x, y, name] of [
    [30, 260, 'A'],
    [110, 124, 'B'],
    [208, 190, 'C'],
    [412, 256, 'D'],
    [320, 254, 'E'],
    [212, 314, 'F'],
    [320, 124, 'G'],
    [320, 480, 'H'],
  ] as const)
    letter(s, x, y, name);
  s.path('c', 'M320 606V540');
  drive(s, 303, 606);
  s.dimensionV(592, 688, 60).text(76, 646, 'air gap', 'mu');
  s.path('d d2', 'M0 692H440');
  for (const [x, name] of [
    [110, 'internet'],
    [320, 'vendor, us too'],
  ] as const) {
    stopped(s, [x, 752], [x, 708]);
    s.text(x, 774, name, 'wn', 'middle');
  }
  return { size: '440 784', walls: ring(0, 0, 440, 590, 12), marks: s.marks };
}

/** The parts of the system and their connections, with the same letters as the table on the page. */
export function ArchitectureDrawing() {
  return (
    <ComposedDrawing
      label="Block diagram inside one solid perimeter: people, gateway, directory, agents, runtime, index, documents, log and update station, joined by eight lettered connections A to H. A drive comes in by hand through one door to the update station. Across the air gap, internet and vendor stand dotted, joined to nothing."
      wide={wide()}
      tall={tall()}
    />
  );
}
