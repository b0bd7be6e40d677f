import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import type { Composition } from './plan.ts';

type Frame = { wall: number; out: number; first: number; pitch: number; left: number; aside: boolean };
const rungs = [
  ['air gap', 'a person carries a drive'],
  ['one-way device', 'light passes, replies cannot'],
  ['asked from inside', 'one address, one port'],
  ['watched session', 'a visitor, for an hour'],
] as const;

/** The connection between the wall and the outside at each level. */
function between(s: Scene, f: Frame, y: number, rung: number): void {
  const middle = Math.round((f.wall + 14 + f.out) / 2);
  if (rung === 0) {
    s.dimensionH(f.wall + 16, f.out - 4, y);
    return;
  }
  s.path('o', `M${f.wall + 14} ${y}H${f.out}`);
  if (rung === 1) s.path('o f', `M${middle + 16} ${y - 15}v30l-30 -15z`).path('w', `M${middle - 14} ${y - 17}v34`);
  if (rung === 2) {
    s.rect(middle - 7, y - 26, 14, 52, 'o f')
      .rect(middle - 8, y - 5, 16, 10, 'f')
      .path('o', `M${f.wall + 14} ${y}H${f.out}`);
    s.arrow(f.out - 2, y, 1, 0);
  }
  if (rung === 3) {
    s.rect(middle - 28, y - 20, 56, 40, 'o f').path('o', `M${middle - 18} ${y - 8}h24M${middle - 18} ${y}h34`);
    s.circle(middle + 15, y + 10, 4, 'ink').arrow(f.wall + 16, y, -1, 0);
  }
}

function draw(f: Frame, size: string): Composition {
  const s = new Scene();
  const end = f.first + 3 * f.pitch + 44;
  rungs.forEach(([name, what], i) => {
    const y = f.first + i * f.pitch;
    if (f.aside) {
      s.text(0, y, name).text(0, y + 18, what, 'mu');
      s.rect(f.left + 24, y - 22, 62, 44, i === 0 ? 'ink' : 'o f').text(
        f.left + 55,
        y + 5,
        'node',
        i === 0 ? 'iv' : '',
        'middle',
      );
    } else {
      s.text(0, y - 50, name);
      s.rect(f.left, y - 22, 62, 44, i === 0 ? 'ink' : 'o f').text(
        f.left + 31,
        y + 5,
        'node',
        i === 0 ? 'iv' : '',
        'middle',
      );
    }
    between(s, f, y, i);
    s.balloon(i + 1, f.aside ? f.wall - 40 : f.wall - 30, y - 30, f.wall + 7, y - 16, 13);
  });
  s.path('d d2', `M${f.out} ${f.first - 44}V${end}`);
  if (f.aside) s.text(f.out + 14, f.first - 30, 'outside', 'wn');
  else s.text(440, f.first - 58, 'outside', 'wn', 'end');
  return { size, walls: `M${f.wall} ${f.first - 44}h14V${end}h-14z`, marks: s.marks };
}

/** Four levels of connection through a wall, from none to most. */
export function RungsDrawing() {
  return (
    <ComposedDrawing
      label="Four rungs between a node behind a hatched wall and the dotted outside. One: an empty, dimensioned gap. Two: a one-way device drawn as a diode, so that nothing can answer. Three: a firewall with a single opening, used only from inside to outside. Four: a watched session through an intermediate screen that points inward."
      wide={draw({ wall: 500, out: 840, first: 54, pitch: 96, left: 330, aside: true }, '980 400')}
      tall={draw({ wall: 170, out: 372, first: 96, pitch: 120, left: 0, aside: false }, '440 510')}
    />
  );
}
