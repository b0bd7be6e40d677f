import { Drawing, Marks } from './Drawing.tsx';
import { Scene } from './oblique.ts';

const changedCells = new Set([1, 9, 11, 12, 16, 20, 21, 24, 29, 31]);

function draw() {
  const s = new Scene(30, 148, -0.35, 0.28);
  for (let i = 5; i >= 0; i--) s.front(0, i * 11, 0, 52, 70, 'o f');
  s.lines(
    [
      [58, 34],
      [48, 44],
      [40, 44],
      [32, 40],
      [20, 44],
      [12, 28],
    ].map(([z = 0, x = 0]) => [
      [8, 0, z],
      [x, 0, z],
    ]),
  );
  const p = new Scene(0, 0, 0, 0, s.marks);
  const [x, y, cell] = [116, 60, 13];
  for (let k = 0; k < 36; k++) {
    if (changedCells.has(k)) p.rect(x + (k % 6) * cell, y + Math.floor(k / 6) * cell, cell, cell, 'ink');
  }
  for (let i = 1; i < 6; i++) p.path('t', `M${x + i * cell} ${y}v${cell * 6}M${x} ${y + i * cell}h${cell * 6}`);
  p.rect(x, y, cell * 6, cell * 6, 'o')
    .path('o', 'M88 100H106')
    .arrow(113, 100, 1, 0);
  p.path('t', 'M155 144V170H56V158').arrow(56, 151, 0, -1);
  p.text(12, 44, 'your files', 'mu').text(116, 44, 'weights', 'mu').text(106, 187, 'check, repeat', 'mu', 'middle');
  return p.marks;
}

export function TrainDrawing() {
  return (
    <Drawing
      size="200 208"
      label="A stack of your files feeds a grid of model weights. A few cells change, the result is checked against the files, and the loop repeats."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
