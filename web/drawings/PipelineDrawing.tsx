import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { type Composition, addText } from './plan.ts';

const stages: readonly (readonly [string, readonly string[]])[] = [
  ['intake', ['no owner']],
  ['scan', ['macros,', 'malware']],
  ['read', ['unreadable']],
  ['split', ['no structure']],
  ['label', ['no rights', 'known']],
  ['index', []],
];

function tray(s: Scene, x: number, y: number, w: number, lines: readonly string[]): void {
  s.path('o', `M${x} ${y}v40h${w}v-40`).path('t', `M${x + 8} ${y + 28}h${w - 16}M${x + 8} ${y + 34}h${w - 16}`);
  addText(s, x + w / 2, y + 62, [...lines], 'mu', 'middle');
}

function wide(): Composition {
  const s = new Scene();
  stages.forEach(([name, aside], i) => {
    const x = i * 168;
    const last = i === stages.length - 1;
    s.rect(x, 40, 132, 76, last ? 'ink' : 'o f').text(x + 66, 83, name, last ? 'iv' : '', 'middle');
    if (!last) s.path('o', `M${x + 132} 78H${x + 158}`).arrow(x + 167, 78, 1, 0);
    if (!aside.length) return;
    s.path('t', `M${x + 66} 116V172`).arrow(x + 66, 182, 0, 1);
    tray(s, x + 16, 190, 100, aside);
  });
  s.text(0, 24, 'a page passes, or it is set aside where somebody sees it', 'mu');
  s.path('c', 'M132 100H150V306H906V126').arrow(906, 117, 0, -1);
  s.rect(560, 294, 250, 24, 'f').text(685, 311, 'deleted at the source', '', 'middle');
  s.text(892, 290, 'remove', 'mu', 'end');
  return { size: '980 330', marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  stages.forEach(([name, aside], i) => {
    const y = i * 96;
    const last = i === stages.length - 1;
    s.rect(40, y, 140, 56, last ? 'ink' : 'o f').text(110, y + 33, name, last ? 'iv' : '', 'middle');
    if (!last) s.path('o', `M110 ${y + 56}v30`).arrow(110, y + 96, 0, 1);
    if (!aside.length) return;
    s.path('t', `M180 ${y + 28}h50`).arrow(240, y + 28, 1, 0);
    s.path('o', `M248 ${y + 6}v40h76v-40`).path('t', `M256 ${y + 34}h60M256 ${y + 40}h60`);
    addText(s, 334, y + (aside.length > 1 ? 24 : 32), [...aside], 'mu');
  });
  s.path('c', 'M40 28H14V508H28').arrow(37, 508, 1, 0);
  s.text(40, 566, 'dashed: deleted at the source,', 'mu').text(40, 585, 'removed all the way down', 'mu');
  return { size: '440 594', marks: s.marks };
}

/** Six pipeline stages, a tray below each for rejected items, and the path of a deletion. */
export function PipelineDrawing() {
  return (
    <ComposedDrawing
      label="Six stages in a row: intake, scan, read, split, label, index. Under the first five hangs a tray for what is set aside: no owner, macros or malware, unreadable, no structure, no rights known. A chain line runs between index and intake: what is deleted at the source is removed all the way."
      wide={wide()}
      tall={tall()}
    />
  );
}
