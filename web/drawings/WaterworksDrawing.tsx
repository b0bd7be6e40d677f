import { groundLine as g, IndustryDrawing, type Section } from './IndustryDrawing.tsx';
import { Scene } from './oblique.ts';

/** A water tank on legs and the buried main that fills it. */
function tank(s: Scene): void {
  const x = 196;
  s.rect(0, g + 24, x + 5, 9, 'o f').rect(x - 4, 96, 8, g - 71, 'o f');
  s.path('o', `M${x - 36} 88L${x - 44} ${g}M${x + 36} 88L${x + 44} ${g}`);
  s.path('t', `M${x - 39} 112L${x + 42} ${g - 14}M${x + 39} 112L${x - 42} ${g - 14}M${x - 39} 112H${x + 39}`);
  s.path('o f', `M${x - 48} 42h96v40q-48 34 -96 0z`).path('o f', `M${x - 54} 42L${x} 12L${x + 54} 42z`);
  s.path('t', `M${x - 48} 60q8 -5 16 0t16 0t16 0t16 0t16 0t16 0M${x} 12v-8`);
}

/** The treatment hall: three filter basins and the pump behind them. */
function hall(s: Scene): void {
  s.rect(286, g - 70, 226, 70, 'w f').path('o f', `M276 ${g - 70}L399 ${g - 104}L522 ${g - 70}z`);
  for (let i = 0; i < 3; i++) {
    const x = 298 + i * 48;
    s.rect(x, g - 34, 40, 34, 'o f').path('t', `M${x} ${g - 24}q5 -4 10 0t10 0t10 0t10 0`);
    s.path('t', `M${x} ${g - 12}h40m-40 4h40m-40 4h40`);
    s.rect(x + 6, g - 60, 26, 16, 't f').path('t', `M${x + 19} ${g - 60}v16`);
  }
  s.circle(472, g - 16, 14, 'o f').circle(472, g - 16, 5, 'o');
  s.path('o', `M442 ${g - 12}h16m14 -18v-14h40M462 ${g}h20`);
  s.path('o', `M201 ${g + 28}H286M286 ${g + 28}V${g}`);
}

function console(s: Scene): void {
  s.rect(408, g + 8, 66, 34, 'o f').path('t', `M414 ${g + 32}l12 -10 10 6 12 -12 10 8 10 -4`);
  s.path('o f', `M404 ${g + 66}l6 -14h62l6 14z`).path('t', `M414 ${g + 58}h54`);
  // Readings flow from the pump to the room, never back.
  s.path('o', `M486 ${g}v20h8`).arrow(503, g + 20, 1, 0);
}

function section(): Section {
  const s = new Scene();
  tank(s);
  hall(s);
  console(s);
  return {
    label:
      'Section through a waterworks: a tank on legs fed by a buried main, a hall with three filter basins and a pump. Under the ground line is a room with a console and a rack that takes readings from above.',
    marks: s.marks,
    cellar: { x: 398, w: 150, h: 66 },
    racks: { x: 506, h: 50, kinds: ['node'] },
    end: 532,
  };
}

export function WaterworksDrawing({ className }: { className?: string }) {
  return <IndustryDrawing section={section()} className={className} />;
}
