import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { bar, doorway } from './plan.ts';

const [left, right, top, bottom, t] = [70, 400, 96, 596, 14];
const notch = 290;
const partitions = [176, 262, 342, 428, 512];

/** The walls of the building. In the third room they step inward, so the outside is closer. */
function walls(): string {
  const [a, b] = [partitions[1]! + 6, partitions[2]!];
  const outer = `M${left} ${top}H${right}V${a}H${notch}V${b}H${right}V${bottom}H${left}z`;
  const inner = `M${left + t} ${top + t}V${bottom - t}H${right - t}V${b + t}H${notch - t}V${a - t}H${right - t}V${top + t}z`;
  const lines = partitions.map((y, i) => bar(left + t, y, (i === 1 || i === 2 ? notch : right) - left - 2 * t, 6));
  return outer + inner + lines.join('');
}

function draw() {
  const s = new Scene();
  const x = left + 40;
  doorway(s, { x, y: top, t, size: 36, wall: 'level', swing: 1 });
  for (const y of partitions) doorway(s, { x, y, t: 6, size: 32, wall: 'level', swing: 1 });
  s.path('c', `M${x + 17} 44V${bottom - 50}`).arrow(x + 17, bottom - 46, 0, 1);
  const rooms = ['gatehouse', 'scan station', 'records', 'server room', 'desks', 'the way out'];
  [top, ...partitions].forEach((y, i) => {
    const mid = (y + (partitions[i] ?? bottom - t) + (i ? 6 : t)) / 2;
    s.circle(x + 62, mid + 4, 13, 'bal').text(x + 62, mid + 8.5, String(i + 1), 'bn', 'middle');
    s.text(x + 86, mid + 8.5, rooms[i] ?? '', i === 2 ? 'lb' : '');
  });
  s.rect(right - 66, 366, 30, 44, 'ink');
  s.path('d d2', 'M0 64H440')
    .text(8, 40, 'street', 'wn')
    .text(x + 34, 40, 'you are here', 'mu');
  s.path('d', 'M322 276H438V334H322z').text(380, 310, 'hosted', 'wn', 'middle');
  s.dimensionV(66, top - 2, 340).text(352, 86, 'gap', 'mu');
  return { size: '440 604', walls: walls(), marks: s.marks };
}

/** A small version of the floor plan that the page describes. */
export function WalkDrawing() {
  return (
    <ComposedDrawing
      label="Floor plan with one door to the street. A chain line leads from the street across an empty band through six rooms, one behind the other: gatehouse, scan station, records, server room, desks, and the way out. At the records room the wall steps in and a dotted hosted service stands outside it."
      tall={draw()}
    />
  );
}
