import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { type Composition, addText } from './plan.ts';

const steps: readonly (readonly [string, readonly string[]])[] = [
  ['prepare', []],
  ['categorize', []],
  ['select', ['duty', 'matrix']],
  ['implement', ['parts', 'and ports']],
  ['assess', ['test', 'plan']],
  ['authorize', []],
  ['monitor', ['release', 'notes']],
];

function sheet(s: Scene, x: number, y: number, lines: readonly string[]): void {
  s.path('t f', `M${x} ${y}h82l14 14v56h-96z`).path('t', `M${x + 82} ${y}v14h14`);
  addText(s, x + 48, y + 36, [...lines], '', 'middle');
}

function wide(): Composition {
  const s = new Scene();
  s.text(0, 22, 'the agency does', 'mu').text(0, 284, 'we hand over', 'mu');
  steps.forEach(([name, papers], i) => {
    const x = i * 141.5;
    const isSigned = name === 'authorize';
    s.rect(x, 48, 116, 76, isSigned ? 'ink' : 'o f').text(x + 58, 91, name, isSigned ? 'iv' : '', 'middle');
    if (i < 6) s.path('o', `M${x + 116} 86h17`).arrow(x + 141.5, 86, 1, 0);
    if (!papers.length) return;
    sheet(s, x + 10, 196, papers);
    s.path('t', `M${x + 58} 196V136`).arrow(x + 58, 126, 0, -1);
  });
  s.path('h', 'M906 48V30H200V38').arrow(200, 46, 0, 1);
  s.text(560, 22, 'a change may begin it again', 'mu', 'middle');
  s.path('g', 'M0 156H980');
  return { size: '980 294', marks: s.marks };
}

function tall(): Composition {
  const s = new Scene();
  s.text(20, 18, 'the agency does', 'mu').text(310, 18, 'we hand over', 'mu');
  steps.forEach(([name, papers], i) => {
    const y = 36 + i * 94;
    const isSigned = name === 'authorize';
    s.rect(20, y, 160, 56, isSigned ? 'ink' : 'o f').text(100, y + 33, name, isSigned ? 'iv' : '', 'middle');
    if (i < 6) s.path('o', `M100 ${y + 56}v28`).arrow(100, y + 94, 0, 1);
    if (!papers.length) return;
    sheet(s, 310, y - 6, papers);
    s.path('t', `M310 ${y + 28}H192`).arrow(182, y + 28, -1, 0);
  });
  s.path('h', 'M20 628H6V160H10').arrow(18, 160, 1, 0).path('g', 'M250 30V690');
  return { size: '440 694', marks: s.marks };
}

/** The seven steps of the Risk Management Framework, and the documents that a supplier can contribute to each. */
export function FrameworkDrawing() {
  return (
    <ComposedDrawing
      label="Seven boxes in order: prepare, categorize, select, implement, assess, authorize, monitor. Authorize is solid. Below, four sheets point up at steps: a duty matrix at select, parts and ports at implement, a test plan at assess, release notes at monitor. None points at authorize. A dashed line returns from monitor to categorize: a change may begin it again."
      wide={wide()}
      tall={tall()}
    />
  );
}
