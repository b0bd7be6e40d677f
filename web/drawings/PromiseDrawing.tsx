import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { bar, type Composition, addText } from './plan.ts';

const [wallW, wallH, doorW, doorH] = [270, 190, 92, 136];
const names = [
  ['a contract', 'says no one will'],
  ['a setting', 'says no one may'],
  ['a wall', 'says no one can'],
] as const;

/** Elevation of a wall with its top left corner at (x, y). The first two walls have a door. */
function wall(x: number, y: number, door: boolean): string {
  if (!door) return bar(x, y, wallW, wallH);
  const left = x + (wallW - doorW) / 2;
  return `M${x} ${y}h${wallW}v${wallH}H${left + doorW}v${-doorH}h${-doorW}v${doorH}H${x}z`;
}

function furnish(s: Scene, i: number, x: number, y: number): void {
  const left = x + (wallW - doorW) / 2;
  const foot = y + wallH;
  s.path('o', `M${x - 10} ${foot}H${x + wallW + 10}`);
  if (i === 2) return;
  s.rect(left + 5, foot - doorH + 5, doorW - 10, doorH - 5, 'o f').circle(left + doorW - 16, foot - 62, 4, 'ink');
  if (i === 0) {
    s.rect(left + 24, foot - 118, 44, 54, 'o f').path('t', `M${left + 31} ${foot - 106}h30m-30 9h30m-30 9h30m-30 9h18`);
    s.circle(left + 58, foot - 71, 5, 'ink');
  } else {
    const sx = left + doorW + 22;
    s.rect(sx, foot - 108, 30, 46, 'o f')
      .rect(sx + 9, foot - 98, 12, 26, 't')
      .rect(sx + 9, foot - 85, 12, 13, 'ink');
    s.path('t', `M${sx + 15} ${foot - 108}V${foot - 150}H${left + doorW}`);
  }
}

function draw(at: readonly (readonly [number, number])[], size: string): Composition {
  const s = new Scene();
  at.forEach(([x, y], i) => {
    furnish(s, i, x, y);
    const [name, says] = names[i] ?? ['', ''];
    s.text(x, y + wallH + 30, name, 'bn');
    addText(s, x, y + wallH + 50, [says], 'mu');
  });
  return { size, walls: at.map(([x, y], i) => wall(x, y, i < 2)).join(''), marks: s.marks };
}

/** Three levels of assurance for the same room. */
export function PromiseDrawing() {
  return (
    <ComposedDrawing
      label="Three walls seen from the front. The first has a door with a signed paper on it: a contract says no one will. The second has a door with a switch beside it: a setting says no one may. The third has no door at all: a wall says no one can."
      wide={draw(
        [
          [12, 10],
          [355, 10],
          [698, 10],
        ],
        '980 266',
      )}
      tall={draw(
        [
          [85, 8],
          [85, 290],
          [85, 572],
        ],
        '440 836',
      )}
    />
  );
}
