/**
 * The number of typing errors between two words: a letter too many, too few, replaced, or swapped with its neighbor.
 * Words have at most 30 letters, so this takes some hundred steps.
 */
export function damerauLevenshtein(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        current[column - 1]! + 1,
        last[column]! + 1,
        last[column - 1]! + (same ? 0 : 1),
        swapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return last[other.length]!;
}

/** Short words have many similar words: one error in them, two in longer words. */
export const isSimilarWord = (typedWord: string, word: string): boolean =>
  damerauLevenshtein(typedWord, word) <= (typedWord.length < 6 ? 1 : 2);
