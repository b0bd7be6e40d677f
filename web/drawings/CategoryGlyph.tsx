import { Drawing, Marks } from './Drawing.tsx';
import { rack } from './furniture.ts';
import { Scene } from './oblique.ts';

type Draw = (s: Scene) => void;

const sheets: Draw = (s) => {
  for (let at = 0; at < 3; at += 1) s.from(18, 36).box(0, 0, at * 8, 34, 20, 5);
};

/** Glyphs of the categories that come with the site. A category that an editor made has a stack of sheets. */
const glyphs: Record<string, Draw> = {
  'training-and-retrieval': (s) => {
    for (let at = 3; at >= 0; at -= 1) s.from(18, 40).front(0, at * 9, 0, 34, 22, at === 1 ? 'ink' : 'o f');
  },
  'deployment-and-operations': (s) => rack(s.from(24, 42), 0, 0, { w: 22, d: 20, h: 36 }, 'legacy'),
  'threats-and-defenses': (s) => {
    s.from(14, 40).box(0, 0, 0, 14, 14, 26).path('o', 'M44 4V40').arrow(42, 30, 1, 0).path('c', 'M28 30H40');
    s.path('d', 'M58 8V40');
  },
  'evidence-and-audit': (s) => {
    for (const x of [8, 28, 48]) s.from(x, 36).box(0, 0, 0, 12, 10, 20);
    s.path('o', 'M20 28h8M40 28h8');
  },
  'rules-and-regulators': (s) => {
    s.from(16, 42).box(0, 0, 0, 32, 8, 34).path('t', 'M22 18h20M22 25h20M22 32h10').circle(42, 36, 4, 'ink');
  },
};

/** A name for the categories that have no glyph of their own. */
export const otherGlyph = 'article';
export const glyphNames = [...Object.keys(glyphs), otherGlyph];

/** A small drawing beside the name of a category. The name says the same, so it has no label. */
export function CategoryGlyph({ slug, className }: { slug: string; className?: string }) {
  const scene = new Scene();
  (glyphs[slug] ?? sheets)(scene);
  return (
    <Drawing size="64 44" className={className}>
      <Marks of={scene.marks} />
    </Drawing>
  );
}
