import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import type { Composition } from './plan.ts';

type Frame = { left: number; right: number; pitch: number; above: boolean };
const permanentItems = ['your documents', 'your test questions', 'your rules, screens'];
const changes = [0.3, 0.66];
const top = 60;

function segments(s: Scene, f: Frame, y: number, at: readonly number[], names: readonly string[], last: boolean): void {
  const span = f.right - f.left;
  [0, ...at].forEach((start, i) => {
    const from = f.left + span * start + (i ? 9 : 0);
    const to = f.left + span * ((at[i] ?? 1) as number) - (at[i] === undefined ? 0 : 9);
    const ink = last && i === at.length;
    s.rect(from, y - 15, to - from, 30, ink ? 'ink' : 'o f');
    s.text((from + to) / 2, y + 5, names[i] ?? '', ink ? 'iv' : '', 'middle');
  });
}

function draw(f: Frame, size: string): Composition {
  const s = new Scene();
  const at = (row: number) => top + row * f.pitch;
  const name = (row: number, label: string) =>
    f.above ? s.text(0, at(row) - 24, label, row > 1 ? 'lb' : '') : s.text(0, at(row) + 4, label);
  const bottom = at(4) + 24;
  const xs = changes.map((part) => f.left + (f.right - f.left) * part);
  const machine = f.left + (f.right - f.left) * 0.48;
  s.path('c', [xs[0], machine, xs[1]].map((x) => `M${x} 30V${bottom}`).join(''));
  name(0, 'models');
  segments(s, f, at(0), changes, ['A', 'B', 'C, in use'], true);
  name(1, 'machine');
  segments(s, f, at(1), [0.48], ['first', 'second'], false);
  permanentItems.forEach((label, i) => {
    const y = at(i + 2);
    name(i + 2, label);
    s.path('w', `M${f.left} ${y}H${f.right}`);
    s.path('t', `M${f.left} ${y - 6}v12M${f.right - 10} ${y - 6}l10 6l-10 6`);
  });
  const balloons = [xs[0] ?? 0, machine, xs[1] ?? 0];
  balloons.forEach((x, i) => s.circle(x, 18, 12, 'bal').text(x, 22.5, String(i + 1), 'bn', 'middle'));
  s.text(f.left, bottom + 18, 'first day', 'mu').text(f.right, bottom + 18, 'years, not to scale', 'mu', 'end');
  return { size, marks: s.marks };
}

/** Parts that are replaced over the years, and parts that stay. */
export function ModelYearsDrawing() {
  return (
    <ComposedDrawing
      label="Five lanes over several years. Models A, B and C follow one another at two change marks; the machine is replaced once, at another time. Your documents, your test questions and your rules and screens run through unbroken from the first day."
      wide={draw({ left: 190, right: 980, pitch: 58, above: false }, '980 350')}
      tall={draw({ left: 0, right: 440, pitch: 74, above: true }, '440 410')}
    />
  );
}
