import { groundLine as g, IndustryDrawing, type Section } from './IndustryDrawing.tsx';
import { Scene } from './oblique.ts';

const [left, width] = [192, 300];
const middle = left + width / 2;

function facade(s: Scene): void {
  [14, 7, 0].forEach((out, i) => s.rect(left - out, g - 6 * (i + 1), width + out * 2, 6, 'o f'));
  for (let i = 0; i < 8; i++) {
    const x = Math.round(left + 12 + (i * (width - 40)) / 7);
    s.rect(x, g - 78, 16, 60, 'o f')
      .path('t', `M${x + 4} ${g - 76}v56m4 0v-56m4 0v56`)
      .path('o', `M${x - 3} ${g - 78}h22m0 60h-22`);
  }
  s.rect(left - 4, g - 92, width + 8, 12, 'o f').path(
    'o f',
    `M${left - 10} ${g - 92}h${width + 20}L${middle} ${g - 138}z`,
  );
  s.path('t', `M${left + 22} ${g - 97}h${width - 44}L${middle} ${g - 130}z`).circle(middle, g - 109, 8, 't');
  s.path('o', `M${middle} ${g - 138}v-14`).rect(middle, g - 152, 22, 9, 't f');
}

function records(s: Scene): void {
  for (let row = 0; row < 3; row++) {
    const y = g + 9 + row * 20;
    s.path('t', `M246 ${y + 13}h86`);
    for (let i = 0; i < 6; i++) {
      if (row === 1 && i === 3) continue;
      s.rect(248 + i * 14, y, 12, 13, 't f').path('t', `M${252 + i * 14} ${y + 5}h4`);
    }
  }
  s.path('o', `M246 ${g + 66}V${g + 6}M332 ${g + 66}V${g + 6}`)
    .path('t', `M332 ${g + 40}H374`)
    .arrow(376, g + 40, 1, 0);
}

function section(): Section {
  const s = new Scene();
  facade(s);
  const below = new Scene(0, 0, 0, 0, s.marks);
  records(below);
  return {
    label:
      'Section through a public building with a columned front. Under the ground line is a records room: shelves of files feed a rack beside them, and nothing leaves it.',
    marks: s.marks,
    cellar: { x: 232, w: 220, h: 66 },
    racks: { x: 388, h: 50, kinds: ['node', 'legacy'] },
    end: 506,
  };
}

export function GovernmentDrawing({ className }: { className?: string }) {
  return <IndustryDrawing section={section()} className={className} />;
}
