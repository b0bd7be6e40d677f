import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';

const uses: readonly (readonly [x: number, y: number, name: string, place: 'in' | 'out' | 'none', end?: 'end'])[] = [
  [0.1, 0.9, 'case files', 'in'],
  [0.22, 0.76, 'contracts', 'in'],
  [0.12, 0.6, 'plant manuals', 'in'],
  [0.1, 0.44, 'board minutes', 'in'],
  [0.9, 0.2, 'news watch', 'out', 'end'],
  [0.95, 0.1, 'press digests', 'out', 'end'],
  [0.95, 0.84, 'fraud signals', 'none', 'end'],
];

function draw() {
  const s = new Scene();
  const [left, top, size] = [30, 20, 400];
  const x = (part: number) => Math.round(left + size * part);
  const y = (part: number) => Math.round(top + size * (1 - part));
  s.path('w', `M${left} ${top}V${top + size}H${left + size}`);
  s.arrow(left, top - 8, 0, -1).arrow(left + size + 8, top + size, 1, 0);
  s.path('g', `M${left} ${y(0.33)}H${left + size}M${x(0.55)} ${top}V${top + size}`);
  s.path('o', `M${left + 8} ${top + 6}H${x(0.53)}V${y(0.35)}H${left + 8}Z`);
  s.path('d', `M${x(0.57)} ${y(0.31)}H${left + size}V${y(0.02)}H${x(0.57)}Z`);
  for (const [px, py, name, place, end] of uses) {
    const [cx, cy] = [x(px), y(py)];
    s.circle(cx, cy, 6, place === 'in' ? 'ink' : 'o f');
    s.text(end ? cx - 12 : cx + 12, cy + 5, name, place === 'out' ? 'wn' : '', end);
  }
  s.text(x(0.1), y(0.18), 'either:', 'mu').text(x(0.1), y(0.13), 'ask what it costs', 'mu');
  s.text(x(0.98), y(0.66), 'split it', 'mu', 'end').text(x(0.98), y(0.61), 'or leave it', 'mu', 'end');
  s.text(left + size, top + size + 24, 'needs news from outside →', 'mu', 'end').text(
    left,
    top + size + 24,
    'rarely',
    'mu',
  );
  s.text(left + 14, top - 2, 'more sensitive ↑', 'mu');
  return { size: '440 452', marks: s.marks };
}

/** AI use cases by sensitivity and by how much outside access they need. */
export function PortfolioDrawing() {
  return (
    <ComposedDrawing
      label="A chart of uses. Upward: more sensitive. To the right: needs more news from outside. Case files, contracts, plant manuals and board minutes lie in a solid box at the upper left, for the offline system. News watch and translation of press lie in a dotted box at the lower right, for hosted services. Live fraud signals, sensitive and dependent on the outside, lie at the upper right: split it or leave it. At the lower left either will do. Positions are examples."
      tall={draw()}
    />
  );
}
