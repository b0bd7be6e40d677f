import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { type Composition, addText } from './plan.ts';

const phases: readonly (readonly [string, readonly string[]])[] = [
  ['look', ['a map of', 'your data']],
  ['choose', ['one use,', '50 questions']],
  ['prove', ['a unit that', 'answered them']],
  ['build', ['drawings,', 'tests, keys']],
  ['leave', ['your own', 'operators']],
];

function gate(s: Scene, x: number, y: number): void {
  s.path('w', `M${x} ${y - 34}v20M${x} ${y + 14}v20`).path('o', `M${x} ${y + 14}l-20 -18`);
}

function wide(): Composition {
  const s = new Scene();
  s.path('o', 'M0 84H972').arrow(980, 84, 1, 0);
  phases.forEach(([name, keeps], i) => {
    const x = i * 198;
    s.rect(x, 54, 122, 60, i === 4 ? 'ink' : 'o f').text(x + 61, 89, name, i === 4 ? 'iv' : '', 'middle');
    s.path('t', `M${x + 61} 114V196`).arrow(x + 61, 206, 0, 1);
    addText(s, x + 61, 228, [...keeps], 'mu', 'middle');
    if (i === 4) return;
    s.rect(x + 150, 70, 20, 28, 'f').path('o', `M${x + 146} 84h28`);
    gate(s, x + 160, 84);
    s.path('h', `M${x + 160} 50V18`).arrow(x + 160, 10, 0, -1);
  });
  s.text(176, 16, 'stop here', 'mu').path('g', 'M0 168H980').text(76, 160, 'yours to keep', 'mu');
  return { size: '980 256', marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  s.path('o', 'M74 0V470');
  phases.forEach(([name, keeps], i) => {
    const y = 6 + i * 108;
    s.rect(14, y, 120, 56, i === 4 ? 'ink' : 'o f').text(74, y + 33, name, i === 4 ? 'iv' : '', 'middle');
    s.path('t', `M134 ${y + 28}h82`).arrow(226, y + 28, 1, 0);
    addText(s, 240, y + 24, [...keeps], 'mu');
    if (i === 4) return;
    s.rect(60, y + 72, 28, 20, 'f').path('o', `M74 ${y + 62}v42`);
    s.path('w', `M40 ${y + 82}h20M88 ${y + 82}h20`).path('o', `M60 ${y + 82}l18 -18`);
    s.path('h', `M108 ${y + 82}h104`).arrow(220, y + 82, 1, 0);
    if (i === 0) s.text(232, y + 87, 'stop here', 'mu');
  });
  return { size: '440 506', marks: s.marks };
}

/** Five phases of a project with a gate after each. The customer keeps all results. */
export function GatesDrawing() {
  return (
    <ComposedDrawing
      label="Five phases in a row: look, choose, prove, build, leave. Between them stand four gates, each with a dashed way out marked stop here. Below each phase an arrow names what stays with you: a map of your data; one use and fifty questions; a unit that answered them; drawings, tests and keys; your own operators."
      wide={wide()}
      tall={tall()}
    />
  );
}
