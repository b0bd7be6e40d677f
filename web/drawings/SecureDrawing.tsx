import { useId } from 'react';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import { Scene } from './oblique.ts';

type Room = { x: number; y: number; size: number; wall: number; door: [number, number] };

/** A square wall in plan view, with a door opening on its right side. */
function wall({ x, y, size, wall: t, door: [a, b] }: Room): string {
  const [right, bottom] = [x + size, y + size];
  return `M${right} ${y + a}V${y}H${x}V${bottom}H${right}V${y + b}H${right - t}V${bottom - t}H${x + t}V${y + t}H${right - t}V${y + a}Z`;
}

const rooms: Room[] = [
  { x: 34, y: 20, size: 140, wall: 10, door: [90, 122] },
  { x: 66, y: 52, size: 72, wall: 8, door: [26, 50] },
];

function draw() {
  const s = new Scene();
  s.path('o', 'M174 142H142M138 102H114').path('t', 'M142 142A32 32 0 0 1 174 110M114 102A24 24 0 0 1 138 78');
  s.rect(86, 74, 26, 26, 'ink');
  // A connection attempt from outside is stopped before it reaches anything.
  s.path('d', 'M2 60H20M2 88H20M2 116H20').path('t', 'M23 53v14M23 81v14M23 109v14');
  s.text(2, 178, 'outside', 'wn').text(190, 178, 'one door each', 'mu', 'end');
  return s.marks;
}

export function SecureDrawing() {
  const id = useId();
  return (
    <Drawing
      size="194 208"
      label="Plan of two nested rooms with thick hatched walls and one door each; the node stands in the inner one. Dotted lines from outside stop before the wall."
    >
      <Hatch id={id} gap={4} />
      {rooms.map((room) => (
        <path key={room.x} className="w" fill={`url(#${id})`} d={wall(room)} />
      ))}
      <Marks of={draw()} />
    </Drawing>
  );
}
