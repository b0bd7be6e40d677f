import { groundLine as g, IndustryDrawing, type Section } from './IndustryDrawing.tsx';
import { Scene } from './oblique.ts';

function roof(s: Scene): void {
  for (let i = 0; i < 4; i++) {
    const x = 160 + i * 84;
    s.path('o f', `M${x} 56V22L${x + 84} 56z`).path('t', `M${x + 6} 54V29M${x + 12} 54V31M${x + 18} 54V33`);
  }
}

function mill(s: Scene, x: number): void {
  s.rect(x, g - 18, 62, 18, 'o f')
    .rect(x + 38, g - 74, 22, 56, 'o f')
    .rect(x + 6, g - 72, 34, 22, 'o f');
  s.rect(x + 2, g - 26, 40, 8, 'o f').path('o', `M${x + 22} ${g - 50}v10m-4 0h8v8h-8z`);
  s.path('t', `M${x + 10} ${g - 64}h24m-24 6h24M${x + 43} ${g - 66}h12m-12 6h12M${x + 8} ${g - 10}h46`);
}

/** Flat drawers for drawings, and a closed door. */
function enclave(s: Scene): void {
  s.rect(376, g - 60, 74, 60, 'o f');
  for (let i = 0; i < 6; i++) s.path('t', `M376 ${g - 50 + i * 10}h74m-42 -5h10`);
  s.rect(464, g - 66, 26, 66, 'o f')
    .circle(470, g - 32, 2.4, 'ink')
    .rect(468, g - 58, 18, 14, 't f');
  s.path('o', `M394 ${g}v30h10`).arrow(413, g + 30, 1, 0);
}

function section(): Section {
  const s = new Scene();
  roof(s);
  s.rect(160, 56, 336, g - 56, 'w f').path('w', `M352 56V${g}`);
  mill(s, 178);
  mill(s, 264);
  enclave(s);
  return {
    label:
      'Section through a workshop with a saw-tooth roof. A wall without a door divides two milling machines from a cabinet of flat drawers; under the cabinet’s side alone is a rack, fed by the drawers.',
    marks: s.marks,
    cellar: { x: 372, w: 124, h: 66 },
    racks: { x: 424, h: 52, kinds: ['node', 'store'] },
    end: 512,
  };
}

export function WorkshopDrawing({ className }: { className?: string }) {
  return <IndustryDrawing section={section()} className={className} />;
}
