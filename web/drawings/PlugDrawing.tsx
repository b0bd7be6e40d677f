import { useId } from 'react';
import { Drawing, Hatch, Marks } from './Drawing.tsx';
import { rack } from './furniture.ts';
import { Scene } from './oblique.ts';

const pins = (x: number, w: number, pitch: number) =>
  Array.from({ length: 8 }, (_, i) => `M${x} ${Math.round((131 + i * pitch) * 10) / 10}h${w}`).join('');

// On wide screens, the socket ends at column 7 of the page grid and the plug begins at column 10.
function draw() {
  const s = new Scene();
  rack(s.from(40, 250, -0.3, 0.2), 0, 0, { w: 84, d: 70, h: 176 }, 'node');
  s.path('o', 'M0 250H134');
  const front = new Scene();
  front
    .path('o f', 'M162 100h12v96h-12zM174 116h24v64h-24z')
    .path('t', `M180 126h18M180 170h18M180 126v44${pins(184, 14, 4.9)}`);
  front.path('dim', 'M198 112V52M445 118V52').dimensionH(200, 443, 62, 1.4).text(321.5, 42, 'AIR GAP', 'xl', 'middle');
  front.path('o f', 'M445 126h48v46h-48z').path('t', pins(445, 22, 5.1));
  front.path('o f', 'M459 172l6 12h40l-8 -12zM493 130h28v38h-28z').path('t', 'M502 130v38M511 130v38');
  // The cable extends past the page's edge at any window width.
  front.path(
    'o f',
    'M521 136h16c70 0 76 92 150 92s70 -46 150 -46h2400v13h-2400c-74 0 -74 46 -150 46s-84 -92 -150 -92h-16z',
  );
  return { back: s.marks, front: front.marks };
}

export function PlugDrawing({ className }: { className?: string }) {
  const id = useId();
  const { back, front } = draw();
  return (
    <Drawing
      size="780 290"
      className={className}
      label="Left to right: a rack, the wall of the room with a socket, an empty dimensioned gap, and a network plug whose cable runs off the sheet to the outside."
    >
      <Hatch id={id} />
      <Marks of={back} />
      <path className="w" fill={`url(#${id})`} d="M134 6H162V284H134Z" />
      <Marks of={front} />
    </Drawing>
  );
}
