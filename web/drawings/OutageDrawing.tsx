import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import type { Composition } from './plan.ts';

type Frame = { top: number; left: number; right: number; cut: number; back: number; pitch: number; above: boolean };

/** The lane's name is to the left of the lane, or above it in the narrow layout. */
function lane(s: Scene, f: Frame, row: number, name: string, c = ''): number {
  const y = f.top + row * f.pitch;
  if (f.above) s.text(0, y - 28, name, c);
  else s.text(0, y - 4, name, c);
  s.path('g', `M${f.left} ${y + 1}H${f.right}`);
  return y;
}

function pulses(s: Scene, f: Frame, y: number, wave: string, pitch: number): void {
  const count = Math.floor((f.right - f.left) / pitch);
  s.path('o', `M${f.left} ${y}${wave.repeat(count)}H${f.right}`);
}

function draw(f: Frame, size: string): Composition {
  const s = new Scene();
  const outside = lane(s, f, 0, 'outside line', 'wn');
  s.path('d', `M${f.left} ${outside - 18}H${f.cut}V${outside}`).path(
    'd',
    `M${f.back} ${outside}V${outside - 18}H${f.right}`,
  );
  pulses(s, f, lane(s, f, 1, 'sign-in'), 'h14v-9h5v9h21', 40);
  pulses(s, f, lane(s, f, 2, 'answers'), 'h5v-18h10v18h5', 20);
  pulses(s, f, lane(s, f, 3, 'log'), 'h9v-12h2v12h9', 20);
  const training = lane(s, f, 4, 'training');
  const [from, to] = [f.cut + (f.back - f.cut) * 0.2, f.cut + (f.back - f.cut) * 0.62];
  s.path('o', `M${f.left} ${training}H${from}v-18H${to}v18H${f.right}`);
  pulses(s, f, lane(s, f, 5, 'backup'), 'h58v-12h14v12h8', 80);
  const update = lane(s, f, 6, 'new model');
  const at = f.cut + (f.back - f.cut) * 0.72;
  s.path('o', `M${f.left} ${update}H${f.right}`)
    .rect(at, update - 18, 26, 18, 'ink')
    .rect(at + 17, update - 12, 5, 6, 'invb');
  s.path('c', `M${at + 13} ${update + 4}v20`);
  s.text(at + 13, update + 38, 'carried in on a drive', 'mu', 'middle');
  s.path('c', `M${f.cut} 22V${update + 2}M${f.back} 22V${update + 2}`).dimensionH(f.cut, f.back, 22);
  s.rect((f.cut + f.back) / 2 - 88, 10, 176, 22, 'f').text(
    (f.cut + f.back) / 2,
    26,
    'an hour, or forever',
    '',
    'middle',
  );
  return { size, marks: s.marks };
}

/** A timeline from left to right. Services outside stop; the system inside keeps running. */
export function OutageDrawing() {
  return (
    <ComposedDrawing
      label="Timing diagram of seven lanes. The outside line drops and stays down between two marks. Sign-in, answers, the log, a training run and backups carry on across both marks without a break. A new model arrives in the middle, carried in on a drive."
      wide={draw({ top: 58, left: 150, right: 980, cut: 330, back: 810, pitch: 46, above: false }, '980 400')}
      tall={draw({ top: 88, left: 0, right: 440, cut: 124, back: 380, pitch: 70, above: true }, '440 560')}
    />
  );
}
