import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import type { Composition } from './plan.ts';

type Frame = { left: number; right: number; pitch: number; above: boolean };
const top = 74;
/** Name, and where its bar begins and ends, as fractions of the time span. */
const copies = [
  ['the letter', 0, 0.84],
  ['index entry', 0.08, 0.84],
  ['prompts about it', 0.2, 0.56],
  ['tuned weights', 0.34, 0.84],
  ['backup sets', 0.1, 0.84],
] as const;

function draw(f: Frame, size: string): Composition {
  const s = new Scene();
  const span = f.right - f.left;
  const x = (part: number) => f.left + span * part;
  const bottom = top + 4 * f.pitch + (f.above ? 48 : 26);
  s.path('c', `M${x(0.42)} 40V${bottom}M${x(0.84)} 40V${bottom}`);
  s.text(x(0.42), 28, 'last use', '', 'middle').text(x(0.84), 28, 'the end date', '', 'middle');
  s.dimensionH(Math.round(x(0.42)), Math.round(x(0.84)), 46);
  copies.forEach(([name, from, to], i) => {
    const y = top + i * f.pitch + (f.above ? 22 : 0);
    if (f.above) s.text(0, y - 16, name);
    else s.text(0, y + 5, name);
    const tuned = name === 'tuned weights';
    s.rect(x(from), y - 10, span * (to - from), 20, tuned ? 'ink' : 'o f');
    s.path('w', `M${Math.round(x(to))} ${y - 15}v30`);
    if (tuned) s.text(x(from) + 12, y + 5, f.above ? 'retrain' : 'trained again without it', 'iv');
    if (name === 'backup sets')
      for (let k = 1; k < 9; k++) s.path('t', `M${Math.round(x(from) + (span * (to - from) * k) / 9)} ${y - 10}v20`);
    if (i === 1) s.path('d', `M${Math.round(x(0.86))} ${y}H${f.right}`);
  });
  s.text(f.right, top + f.pitch + (f.above ? 2 : -12), 'forgotten', 'wn', 'end');
  s.text(f.left, bottom + 20, 'first day', 'mu').text(f.right, bottom + 20, 'time, not to scale', 'mu', 'end');
  return { size, marks: s.marks };
}

/** A customer's letter, the copies that an assistant makes of it, and the day on which all of them are deleted. */
export function CopiesDrawing() {
  return (
    <ComposedDrawing
      label="Five bars along time: the letter, its index entry, prompts about it, weights tuned on it, and backup sets. They begin on different days and all stop at one end date, counted from the last use. The bar of the weights is marked as trained again without it. A dotted line after the end date shows the index entry that somebody forgot."
      wide={draw({ left: 178, right: 980, pitch: 52, above: false }, '980 336')}
      tall={draw({ left: 0, right: 440, pitch: 66, above: true }, '440 434')}
    />
  );
}
