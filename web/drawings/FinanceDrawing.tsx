import { groundLine as g, IndustryDrawing, type Section } from './IndustryDrawing.tsx';
import { round, Scene } from './oblique.ts';

function hall(s: Scene): void {
  s.rect(152, 30, 340, g - 30, 'w f')
    .rect(140, 18, 364, 12, 'o f')
    .path('t', 'M140 24H504');
  for (let i = 0; i < 4; i++) {
    const x = 178 + i * 78;
    s.path('t', `M${x} ${g - 36}V66a28 28 0 0 1 56 0V${g - 36}M${x + 28} 38V${g - 36}M${x} 66h56`);
  }
  s.rect(168, g - 34, 308, 34, 'o f').rect(162, g - 39, 320, 5, 'o f');
  for (let i = 0; i < 5; i++) {
    const x = 182 + i * 61;
    s.rect(x, g - 58, 28, 18, 't f').path('t', `M${x + 5} ${g - 52}h14m-14 5h18M${x + 47} ${g}v-34`);
  }
}

function vault(s: Scene): void {
  const [x, y] = [238, g + 36];
  const at = (angle: number, r: number) => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  s.circle(x, y, 30, 'w f').circle(x, y, 23, 'o').circle(x, y, 9, 'o');
  for (let i = 0; i < 6; i++) s.path('o', `M${at((i * Math.PI) / 3, 9)}L${at((i * Math.PI) / 3, 18)}`);
  for (let i = 0; i < 12; i++) s.path('t', `M${at((i * Math.PI) / 6, 25)}L${at((i * Math.PI) / 6, 28)}`);
  s.path('w', `M290 ${g}v70`);
  for (let i = 0; i < 24; i++) {
    const [bx, by] = [304 + (i % 6) * 14, g + 8 + Math.floor(i / 6) * 14];
    s.path('t', `M${bx} ${by}h14v14h-14zm6 7h2`);
  }
}

function section(): Section {
  const s = new Scene();
  hall(s);
  vault(s);
  return {
    label:
      'Section through a bank: arched windows and a row of counters above; below ground a round vault door, deposit boxes and, behind the same wall, a rack.',
    marks: s.marks,
    cellar: { x: 182, w: 300, h: 70 },
    racks: { x: 416, h: 54, kinds: ['node', 'legacy'] },
    end: 504,
  };
}

export function FinanceDrawing({ className }: { className?: string }) {
  return <IndustryDrawing section={section()} className={className} />;
}
