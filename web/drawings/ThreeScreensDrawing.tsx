import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { type Composition, addText } from './plan.ts';

/** The same answer on each screen: a mark for the finding, lines for the reasons, a mark for the source. */
function wall(s: Scene, x: number, y: number): void {
  s.rect(x, y, 330, 176, 'w f')
    .rect(x + 16, y + 16, 190, 96, 'o f')
    .path('t', `M${x + 16} ${y + 84}l40 -30l34 18l46 -34l70 12`);
  s.rect(x + 222, y + 16, 92, 44, 'ink').text(x + 268, y + 43, 'P-114', 'iv', 'middle');
  s.path('o', `M${x + 222} ${y + 78}h92M${x + 222} ${y + 94}h60`).path('t', `M${x + 222} ${y + 112}h24`);
  s.path('o', `M${x + 16} ${y + 132}h298`).path('t', `M${x + 16} ${y + 150}h120M${x + 150} ${y + 150}h90`);
  s.path('o', `M${x + 30} ${y + 176}l-10 30M${x + 300} ${y + 176}l10 30`);
}

function tablet(s: Scene, x: number, y: number): void {
  s.rect(x, y, 150, 206, 'w f')
    .rect(x + 12, y + 16, 126, 54, 'ink')
    .text(x + 75, y + 48, '5 mg / h', 'iv', 'middle');
  s.path('o', `M${x + 12} ${y + 90}h126M${x + 12} ${y + 106}h100`).path('t', `M${x + 12} ${y + 124}h44`);
  s.rect(x + 12, y + 148, 126, 42, 'o f').text(x + 75, y + 174, 'I checked', '', 'middle');
}

function office(s: Scene, x: number, y: number): void {
  s.rect(x, y, 250, 166, 'w f').path('o', `M${x + 100} ${y}V${y + 166}`);
  for (let i = 0; i < 6; i++) s.path('t', `M${x + 12} ${y + 24 + i * 22}h${i % 2 ? 58 : 74}`);
  s.rect(x + 116, y + 16, 118, 24, 'ink').text(x + 175, y + 33, '§ 14 (2)', 'iv', 'middle');
  for (let i = 0; i < 5; i++) s.path('o', `M${x + 116} ${y + 58 + i * 18}h${i === 4 ? 60 : 118}`);
  s.path('t', `M${x + 116} ${y + 148}h36M${x + 160} ${y + 148}h36`).path(
    'o',
    `M${x + 100} ${y + 166}v20h50v-20M${x + 76} ${y + 188}h98`,
  );
}

function wide(): Composition {
  const s = new Scene();
  wall(s, 0, 34);
  tablet(s, 422, 34);
  office(s, 716, 34);
  addText(s, 0, 274, ['control room: read standing,', 'from five steps away'], 'mu');
  addText(s, 422, 274, ['ward: one thumb,', 'gloves on'], 'mu');
  addText(s, 716, 274, ['counter: source first,', 'two hands free'], 'mu');
  s.balloon(1, 244, 14, 262, 58, 12).balloon(2, 366, 150, 222, 128, 12).balloon(3, 602, 224, 548, 204, 12);
  return { size: '980 300', marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  wall(s, 0, 30);
  addText(s, 0, 262, ['control room: from five steps away'], 'mu');
  tablet(s, 0, 300);
  addText(s, 176, 400, ['ward: one thumb,', 'gloves on'], 'mu');
  office(s, 0, 548);
  addText(s, 0, 766, ['counter: source first, two hands free'], 'mu');
  s.balloon(1, 400, 30, 296, 54, 14).balloon(2, 400, 150, 228, 124, 14).balloon(3, 200, 480, 126, 470, 14);
  return { size: '440 780', marks: s.marks };
}

/** One answer on three screens. Its first line depends on the reader's role. */
export function ThreeScreensDrawing() {
  return (
    <ComposedDrawing
      label="The same assistant on three screens. A control-room wall shows a trend and the pump number in large type. A ward tablet shows a dose, two lines of reason and one large button reading I checked. A counter screen shows a list of cases and leads with the paragraph of the regulation."
      wide={wide()}
      tall={tall()}
    />
  );
}
