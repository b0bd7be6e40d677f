/**
 * The probability that a sample of `a` is larger than one of `b`, with ties counted half: 0.5 means indistinguishable.
 */
export function computeAuc(a: readonly number[], b: readonly number[]): number {
  const sorted = b.toSorted((x, y) => x - y);
  const countRows = (counts: (other: number) => boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (counts(sorted[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = a.map((value) => (countRows((other) => other < value) + countRows((other) => other <= value)) / 2);
  return wins.reduce((sum, score) => sum + score, 0) / (a.length * b.length);
}
