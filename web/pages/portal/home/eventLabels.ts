/** The lines for titles above the line of the next events. */
const ROWS = 3;
/** The space of one character, with room for wide letters. */
const CHARACTER = 7.5;
const GAP = 12;

/**
 * The row of each label, from the top, so that no two labels overlap. A label that overlaps earlier ones is below all of
 * them, because the line that leads to it would otherwise cross them. Null if there is no row left.
 */
export function placeLabels(labels: readonly { x: number; length: number }[]): (number | null)[] {
  const placed: { end: number; row: number }[] = [];
  return labels.map(({ x, length }) => {
    const row = Math.max(-1, ...placed.filter(({ end }) => end + GAP > x).map((label) => label.row)) + 1;
    if (row >= ROWS) return null;
    placed.push({ end: x + length * CHARACTER, row });
    return row;
  });
}
