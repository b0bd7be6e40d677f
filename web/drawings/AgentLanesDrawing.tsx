import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import type { Composition } from './plan.ts';

type Frame = { left: number; right: number; pitch: number; above: boolean };
const top = 50;
const lanes = ['person', 'coordinator', 'reader', 'calculator', 'writer', 'ticket system'];
/** Lane, and the fraction of the time span in which it works. */
const work: readonly (readonly [lane: number, from: number, to: number])[] = [
  [0, 0, 0.08],
  [1, 0.1, 0.2],
  [2, 0.22, 0.42],
  [3, 0.3, 0.46],
  [1, 0.48, 0.56],
  [4, 0.58, 0.7],
  [0, 0.74, 0.82],
  [5, 0.9, 1],
];
/** Handoffs: when (as a fraction of the time span), and from which lane to which. */
const handovers: readonly (readonly [at: number, from: number, to: number])[] = [
  [0.09, 0, 1],
  [0.21, 1, 2],
  [0.29, 1, 3],
  [0.47, 3, 1],
  [0.57, 1, 4],
  [0.72, 4, 0],
  [0.86, 0, 5],
];

function draw(f: Frame, size: string): Composition {
  const s = new Scene();
  const x = (part: number) => Math.round(f.left + (f.right - f.left) * part);
  const y = (lane: number) => top + lane * f.pitch;
  lanes.forEach((_, i) => s.path('g', `M${f.left} ${y(i)}H${f.right}`));
  for (const [at, from, to] of handovers) {
    const [a, b] = [y(from), y(to)];
    s.path('t', `M${x(at)} ${a}V${b}`)
      .arrow(x(at), b, 0, Math.sign(b - a))
      .circle(x(at), a, 2.2, 'arw');
  }
  for (const [lane, from, to] of work) {
    const signs = lane === 0 && from > 0.5;
    s.rect(x(from), y(lane) - 13, x(to) - x(from), 26, signs ? 'ink' : 'o f');
  }
  lanes.forEach((name, i) => {
    if (f.above) s.text(0, y(i) - 22, name, 'lb');
    else s.text(0, y(i) + 5, name);
  });
  s.text(x(0.78), y(0) - 22, 'confirms', '', 'middle');
  const wall = `M${f.left} ${y(4) + 22}H${f.right}v9H${f.left}z`;
  s.rect(x(0.86) - 12, y(4) + 20, 24, 13, 'f').path(
    'w',
    `M${x(0.86) - 12} ${y(4) + 21}v11M${x(0.86) + 12} ${y(4) + 21}v11`,
  );
  s.path('t', `M${x(0.86)} ${y(4) + 14}v24`);
  s.text(f.right, y(5) + 34, 'time', 'mu', 'end');
  s.text(f.left, y(5) + 34, f.above ? 'each arrow is a log line' : 'every arrow is a line in the log', 'mu');
  return { size, walls: wall, marks: s.marks };
}

/** A request passes between a coordinator and three agents. A person approves the change. */
export function AgentLanesDrawing() {
  return (
    <ComposedDrawing
      label="Six lanes over time. A person asks the coordinator. It hands reading to one agent and calculation to another, collects figures and page numbers, and passes the task on to a writer. The draft goes back to the person, who confirms in a solid block. Only then does one arrow pass an opening in a hatched wall to the ticket system. No agent has an arrow of its own through that wall."
      wide={draw({ left: 150, right: 980, pitch: 58, above: false }, '980 384')}
      tall={draw({ left: 0, right: 440, pitch: 76, above: true }, '440 472')}
    />
  );
}
