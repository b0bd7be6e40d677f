import { Drawing, Marks } from './Drawing.tsx';
import { Scene } from './oblique.ts';

const agents = [14, 76, 138];

// One question, three agents, one answer. The solid outline is the customer's perimeter.
function draw() {
  const s = new Scene();
  s.rect(1, 24, 198, 172, 'w f');
  s.rect(44, 36, 112, 56, 'o f').path('t', 'M44 46H156M49 41h.1M54 41h.1M59 41h.1');
  s.path('o', 'M53 56H96').path('t', 'M53 66H146M53 74H138M53 82H118');
  s.path('o', 'M84 92v8M116 92v8M70 100h60');
  // Lines down to the agents and back up to the same screen.
  s.path('t', `M28 142V116H172V142M90 142V116M38 142V122H162V142M100 142V122M128 116V100M72 122V100`);
  for (const x of [28, 90, 172]) s.arrow(x, 142, 0, 1);
  s.arrow(72, 101, 0, -1);
  agents.forEach((x, i) => {
    s.rect(x, 142, 48, 30, i === 1 ? 'ink' : 'o f');
    s.path(i === 1 ? 'inv' : 't', `M${x + 8} 151h32M${x + 8} 157h26M${x + 8} 163h18`);
  });
  s.text(1, 16, 'your network', 'mu').text(100, 188, 'agents', 'mu', 'middle');
  return s.marks;
}

export function UseDrawing() {
  return (
    <Drawing
      size="200 208"
      label="Inside one solid perimeter, a question on a screen goes to three agents; their work returns to the same screen as one answer."
    >
      <Marks of={draw()} />
    </Drawing>
  );
}
