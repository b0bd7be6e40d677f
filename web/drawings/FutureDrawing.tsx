import { Drawing, Marks } from './Drawing.tsx';
import { Scene } from './oblique.ts';

const [x, width, height] = [60, 112, 30];

function chip(s: Scene, y: number, name: string, inUse: boolean): void {
  for (let i = 0; i < 6; i++) s.path('t', `M${round(x + 9 + (i * (width - 18)) / 5)} ${y - 7}v7m0 ${height}v7`);
  s.rect(x, y, width, height, inUse ? 'ink' : 'o f').path(inUse ? 'inv' : 't', `M${x} ${y + 10}a5 5 0 0 1 0 10`);
  s.text(x + width / 2 + 3, y + 19.5, name, inUse ? 'iv' : '', 'middle');
}

const round = (n: number) => Math.round(n * 10) / 10;

function draw() {
  const s = new Scene();
  s.path('c', `M${x + 9} 36V198M${x + width - 9} 36V198`);
  chip(s, 44, 'model A', false);
  chip(s, 100, 'model B', true);
  chip(s, 156, 'model C', false);
  s.path('dim', `M${x} 16V34M${x + width} 16V34`).dimensionH(x, x + width, 22);
  s.rect(x + 32, 12, 48, 18, 'f').text(x + width / 2, 26, 'same', 'mu', 'middle');
  s.path('o', 'M22 59V171M22 59H44M22 171H44M22 115H44');
  for (const y of [59, 115, 171]) s.arrow(52, y, 1, 0);
  return s.marks;
}

export function FutureDrawing() {
  return (
    <Drawing
      size="194 208"
      label="Three models drawn as chips of one width with the same pins, so each fits the same socket."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
