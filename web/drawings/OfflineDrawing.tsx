import { Drawing, Marks } from './Drawing.tsx';
import { Scene } from './oblique.ts';

function draw() {
  const s = new Scene();
  s.text(8, 40, 'network', 'mu').text(8, 120, 'answers', 'mu');
  s.path('o', 'M8 54h60v32M140 86V54h40').path('d', 'M68 86H140');
  s.path('o', `M8 164${'h4v-28h8v28h5.2'.repeat(10)}`);
  s.path('c', 'M68 90V182M140 90V182').dimensionH(68, 140, 180).text(104, 199, 'cable out', 'mu', 'middle');
  return s.marks;
}

export function OfflineDrawing() {
  return (
    <Drawing
      size="194 208"
      label="Timing diagram: the network line drops and stays down between two marks; the line of answers carries on at the same rate."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
