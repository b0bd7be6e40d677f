import { Drawing, Marks } from './Drawing.tsx';
import { Scene } from './oblique.ts';

const NAMES = ['queries', 'changes', 'webhooks', 'exports'];
const [top, step] = [40, 44];

function draw() {
  const s = new Scene();
  s.rect(10, 66, 120, 80, 'o f').path('t', 'M10 88H130').circle(22, 77, 3, 't').circle(34, 77, 3, 't');
  s.text(70, 122, 'your program', '', 'middle');
  s.path('o', 'M130 106H178').arrow(186, 106, 1, 0);
  s.rect(188, 76, 60, 60, 'ink').text(218, 111, 'token', 'iv', 'middle');
  s.path('o', `M248 106H282M282 ${top}V${top + 3 * step}`);
  NAMES.forEach((name, index) => {
    const y = top + index * step;
    s.path('o', `M282 ${y}H304`)
      .arrow(312, y, 1, 0)
      .rect(314, y - 16, 116, 32, 'o f')
      .text(372, y + 5, name, '', 'middle');
  });
  return s.marks;
}

/** A program reaches the four parts of the API through its token. */
export function ProgramsDrawing() {
  return (
    <Drawing
      size="440 212"
      label="A program on the left is joined by one line to a box with the word token, and from there to four parts of the API: queries, changes, webhooks and exports."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
