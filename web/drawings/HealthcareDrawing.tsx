import { groundLine as g, IndustryDrawing, type Section } from './IndustryDrawing.tsx';
import { Scene } from './oblique.ts';

/** A bed with its drip and monitor. */
function bed(s: Scene, x: number, monitor: number): void {
  const y = 88;
  s.rect(x, y - 16, 72, 8, 'o f').path('o', `M${x} ${y - 34}v34m72 -24v24M${x + 6} ${y - 8}v8m60 -8v8`);
  s.path('t f', `M${x + 4} ${y - 24}q9 -5 18 0v8h-18zM${x + 24} ${y - 22}h46v6h-46z`);
  s.path('t', `M${x - 12} ${y}v-58m-5 0h10m-10 0v6q3 6 5 6`);
  s.rect(monitor, 34, 44, 28, 'o f').path('o', `M${monitor + 3} 50h9l3 -5 4 12 5 -19 4 14 3 -2h10`);
  s.path('t', `M${monitor} 48h-12v22`);
}

function imaging(s: Scene): void {
  s.rect(170, g - 58, 60, 58, 'o f')
    .circle(200, g - 32, 22, 'o f')
    .circle(200, g - 32, 15, 't');
  s.rect(192, g - 28, 82, 6, 'o f').path('o', `M256 ${g - 22}v22m10 -22v22`);
  for (let i = 0; i < 8; i++) {
    const [x, y] = [328 + (i % 4) * 30, i < 4 ? 98 : 124];
    s.rect(x, y, 26, 22, 't f').circle(x + 13, y + 11, 8 - (i % 4), 't');
  }
  s.rect(318, g - 11, 140, 3, 'o f').path('o', `M326 ${g - 8}v8m124 -8v8`);
}

function section(): Section {
  const s = new Scene();
  s.rect(132, 16, 380, g - 16, 'w f').path('o', `M132 88H512M322 16V88M292 88V${g}`);
  bed(s, 170, 258);
  bed(s, 360, 450);
  imaging(s);
  // Images flow one way, from the ward and the scanner down to the rack.
  s.path('o', `M388 ${g}V${g + 36}H400`).arrow(409, g + 36, 1, 0);
  return {
    label:
      'Section through a hospital: two beds with monitors above, a scanner and a reading room below, and under the ground line a rack wired to the reading room.',
    marks: s.marks,
    cellar: { x: 372, w: 120, h: 66 },
    racks: { x: 420, h: 52, kinds: ['store', 'node'] },
    end: 512,
  };
}

export function HealthcareDrawing({ className }: { className?: string }) {
  return <IndustryDrawing section={section()} className={className} />;
}
