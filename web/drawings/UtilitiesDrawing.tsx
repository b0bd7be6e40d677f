import { groundLine as g, IndustryDrawing, type Section } from './IndustryDrawing.tsx';
import { round, Scene } from './oblique.ts';

const arms: [part: number, reach: number][] = [
  [0.06, 26],
  [0.2, 34],
  [0.34, 26],
];

function pylon(s: Scene, x: number, top: number, k: number): void {
  const [foot, waist, h] = [26 * k, 4 * k, g - top];
  const shoulder = round(top + h * 0.34);
  const half = (part: number) => foot - (foot - waist) * part;
  for (let i = 0; i < 5; i++) {
    const [a, b] = [half(i / 5), half((i + 1) / 5)];
    const [y1, y2] = [g - h * 0.66 * (i / 5), g - h * 0.66 * ((i + 1) / 5)].map(round);
    s.path('t', `M${round(x - a)} ${y1}L${round(x + b)} ${y2}H${round(x - b)}L${round(x + a)} ${y1}`);
  }
  s.path('o', `M${x - foot} ${g}L${x - waist} ${shoulder}V${top}H${x + waist}V${shoulder}L${x + foot} ${g}`);
  for (const [part, reach] of arms) {
    const [y, a] = [round(top + h * part), reach * k];
    s.path(
      'o',
      `M${x - waist} ${round(y - 5 * k)}L${round(x - a)} ${y}H${round(x + a)}L${x + waist} ${round(y - 5 * k)}`,
    );
    s.path('t', `M${round(x - a)} ${y}v${round(6 * k)}m${round(2 * a)} 0v${round(-6 * k)}`);
  }
}

function conductors(s: Scene): void {
  const sag = (x1: number, y1: number, x2: number, y2: number, by: number) =>
    s.path(
      't',
      `M${round(x1)} ${round(y1)}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 + by)} ${round(x2)} ${round(y2)}`,
    );
  for (const [part, reach] of arms) {
    const [near, far] = [20 + 146 * part, 49 + 116 * part];
    sag(138 + reach, near, 298 - reach * 0.8, far, 22);
    sag(138 - reach, near, 0, near - 5, 18);
    sag(298 + reach * 0.8, far, 434, 112 + part * 20, 16);
  }
}

function substation(s: Scene): void {
  s.path('o', `M434 ${g}V104M522 ${g}V104M426 110H530M426 104H530`).path('t', `M434 110${'l8 -6 8 6'.repeat(5)}l8 -6`);
  for (const x of [446, 488]) {
    s.rect(x, g - 26, 28, 26, 'o f');
    s.path(
      't',
      `M${x + 5} ${g - 26}v26m5 0v-26m8 0v26m5 0v-26M${x + 8} ${g - 26}v-8m6 8v-10m6 10v-8M${x + 14} ${g - 36}V110`,
    );
  }
}

function controlRoom(s: Scene): void {
  const y = g + 18;
  s.rect(408, g + 8, 66, 34, 'o f').path('t', `M414 ${y}h20v14h12v-14h22`);
  s.circle(434, y, 2.4, 'ink')
    .circle(446, y + 14, 2.4, 'ink')
    .circle(458, y, 2.4, 't f');
  s.path('o f', `M404 ${g + 66}l6 -14h62l6 14z`).path('t', `M414 ${g + 58}h54`);
  // Readings go from the yard down to the room. No arrow leads outside.
  s.path('o', `M486 ${g}v20h8`).arrow(503, g + 20, 1, 0);
}

function section(): Section {
  const s = new Scene();
  pylon(s, 138, 14, 1);
  pylon(s, 298, 44, 0.8);
  conductors(s);
  substation(s);
  controlRoom(s);
  return {
    label:
      'Pylons carry conductors to a substation. Under the ground line is a control room with a mimic panel, a console and a rack that takes readings from the yard above.',
    marks: s.marks,
    cellar: { x: 398, w: 150, h: 66 },
    racks: { x: 506, h: 50, kinds: ['node'] },
    end: 532,
  };
}

export function UtilitiesDrawing({ className }: { className?: string }) {
  return <IndustryDrawing section={section()} className={className} />;
}
