import { useId } from 'react';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import { rack } from './furniture.ts';
import { Scene } from './oblique.ts';

const pins = (x: number, w: number) =>
  Array.from({ length: 8 }, (_, i) => `M${x} ${Math.round((131 + i * 4.9) * 10) / 10}h${w}`).join('');

function draw() {
  const room = new Scene();
  rack(room.from(40, 250, -0.3, 0.2), 0, 0, { w: 84, d: 70, h: 176 }, 'node');
  room.path('o', 'M0 250H134');
  const socket = new Scene().path('o f', 'M162 100h12v96h-12zM174 116h24v64h-24z').path('t', `M180 126h18M180 170h18`);
  socket.path('t', `M180 126v44${pins(184, 14)}`);
  const gap = new Scene().path('dim', 'M198 112V52M445 118V52').dimensionH(200, 443, 62, 1.4);
  gap.text(321.5, 42, 'AIR GAP', 'xl', 'middle').path('d d2', 'M600 10V280');
  // Drawn where it lies after it was pulled. The cable extends past the page's edge at any window width.
  const plug = new Scene().path('o f', 'M445 126h48v46h-48z').path('t', pins(445, 22));
  plug.path('o f', 'M459 172l6 12h40l-8 -12zM493 130h28v38h-28z').path('t', 'M502 130v38M511 130v38');
  plug.path(
    'o f',
    'M521 136h16c70 0 76 92 150 92s70 -46 150 -46h2400v13h-2400c-74 0 -74 46 -150 46s-84 -92 -150 -92h-16z',
  );
  return { room: room.marks, socket: socket.marks, gap: gap.marks, plug: plug.marks };
}

/** A rack behind its wall, and a plug in the socket or at a distance. The text beside it says which. */
export function PulledPlugDrawing({ plugClass, gapClass }: { plugClass?: string; gapClass?: string }) {
  const id = useId();
  const { room, socket, gap, plug } = draw();
  return (
    <Drawing size="780 290">
      <Hatch id={id} />
      <Marks of={room} />
      <path className="w" fill={`url(#${id})`} d="M134 6H162V284H134Z" />
      <Marks of={socket} />
      <g className={gapClass}>
        <Marks of={gap} />
      </g>
      <g className={plugClass}>
        <Marks of={plug} />
      </g>
    </Drawing>
  );
}
