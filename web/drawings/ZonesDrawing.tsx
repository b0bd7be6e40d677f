import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { block, type Composition, doorway, flow, ring, stopped, addText } from './plan.ts';

function desks(s: Scene, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const top = y + i * 58;
    s.rect(x, top, 52, 24, 'o f')
      .rect(x + 14, top + 4, 24, 7, 't')
      .circle(x + 26, top + 37, 7, 'o f');
  }
}

function drawLog(s: Scene, x: number, y: number): void {
  s.rect(x, y, 54, 40, 'o f');
  for (let i = 1; i < 5; i++) s.path('t', `M${x + 7} ${y + i * 8}h${i % 2 ? 40 : 28}`);
}

function wide(): Composition {
  const s = new Scene();
  const walls = ring(0, 10, 572, 390, 13) + ring(180, 60, 360, 290, 10) + ring(350, 100, 160, 170, 10);
  doorway(s, { x: 70, y: 387, t: 13, size: 38, wall: 'level', swing: -1 });
  doorway(s, { x: 180, y: 186, t: 10, size: 40, wall: 'upright', swing: -1 });
  doorway(s, { x: 350, y: 158, t: 10, size: 34, wall: 'upright', swing: -1 });
  desks(s, 44, 80, 3);
  block(s, 226, 160, 74, 64, ['gateway']);
  s.rect(398, 138, 44, 54, 'ink').rect(452, 138, 36, 54, 'o f').path('t', 'M452 156h36M452 174h36');
  s.text(420, 212, 'node', '', 'middle')
    .text(470, 212, 'index', '', 'middle')
    .text(430, 250, 'runtime', 'mu', 'middle');
  drawLog(s, 236, 280);
  s.text(300, 305, 'log: only added to', 'mu');
  flow(
    s,
    [
      [262, 224],
      [262, 277],
    ],
    't',
  );
  s.text(30, 46, 'offices', 'mu').text(206, 92, 'service room', 'mu');
  s.balloon(1, 138, 366, 92, 390, 13).balloon(2, 140, 166, 182, 200, 13).balloon(3, 322, 132, 354, 166, 13);
  // Connection attempts from outside, which end at a closed port.
  s.path('d d2', 'M748 10V400');
  for (const y of [96, 166, 236]) stopped(s, [930, y], [640, y]);
  addText(s, 770, 40, ['outside'], 'wn');
  addText(s, 770, 86, ['a scan'], 'wn');
  addText(s, 770, 156, ['a stolen password'], 'wn');
  addText(s, 770, 226, ['a vendor’s support line'], 'wn');
  s.dimensionH(574, 746, 330).rect(622, 318, 76, 22, 'f').text(660, 334, 'air gap', '', 'middle');
  addText(s, 660, 364, ['nothing here', 'to call'], 'mu', 'middle');
  return { size: '980 414', walls, marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  const walls = ring(0, 0, 440, 380, 13) + ring(126, 36, 288, 308, 10) + ring(256, 96, 138, 180, 10);
  doorway(s, { x: 34, y: 367, t: 13, size: 38, wall: 'level', swing: -1 });
  doorway(s, { x: 126, y: 176, t: 10, size: 38, wall: 'upright', swing: -1 });
  doorway(s, { x: 256, y: 164, t: 10, size: 34, wall: 'upright', swing: -1 });
  desks(s, 32, 64, 2);
  block(s, 156, 166, 76, 54, ['gateway']);
  s.rect(290, 140, 40, 50, 'ink').rect(342, 140, 34, 50, 'o f').path('t', 'M342 156h34M342 172h34');
  s.text(310, 212, 'node', '', 'middle').text(359, 232, 'index', '', 'middle');
  drawLog(s, 168, 262);
  s.text(232, 318, 'log', 'mu');
  flow(
    s,
    [
      [194, 220],
      [194, 259],
    ],
    't',
  );
  s.text(26, 42, 'offices', 'mu').text(150, 70, 'service room', 'mu');
  s.balloon(1, 100, 342, 54, 370, 15).balloon(2, 92, 216, 128, 204, 15).balloon(3, 236, 122, 262, 172, 15);
  s.dimensionV(382, 478, 60).text(76, 436, 'air gap: nothing here to call', 'mu');
  s.path('d d2', 'M0 480H440');
  for (const [x, name] of [
    [60, 'a scan'],
    [190, 'a password'],
    [350, 'a support line'],
  ] as const) {
    stopped(s, [x, 556], [x, 500]);
    s.text(x, 576, name, 'wn', 'middle');
  }
  return { size: '440 590', walls, marks: s.marks };
}

/** Plan of the rooms through which a question passes to the node, and of the connections stopped outside. */
export function ZonesDrawing() {
  return (
    <ComposedDrawing
      label="Plan of three nested rooms with thick hatched walls. Door 1 leads from the street into the offices, door 2 into the service room with its gateway and log, door 3 into the innermost room with the node and its index. Beyond the air gap, three dotted calls from outside end before they reach the wall."
      wide={wide()}
      tall={tall()}
    />
  );
}
