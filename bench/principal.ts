const ROUNDS = 300;

/** The directions of the largest variance of centered vectors, largest first, each with length 1 (power iteration). */
export function findPrincipal(vectors: readonly number[][], count: number): number[][] {
  const size = vectors[0]!.length;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (let row = 0; row < size; row += 1)
      for (let at = 0; at < size; at += 1) covariance[row]![at]! += vector[row]! * vector[at]!;
  const components: number[][] = [];
  for (let number = 0; number < count; number += 1) {
    let axis = Array.from({ length: size }, (_, at) => Math.sin(at + number + 1));
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = covariance.map((row) => row.reduce((sum, value, at) => sum + value * axis[at]!, 0));
      axis = normalize(components.reduce(removeDirection, next));
    }
    components.push(axis);
  }
  return components;
}

const multiply = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);

const removeDirection = (vector: number[], direction: readonly number[]): number[] => {
  const share = multiply(vector, direction);
  return vector.map((value, at) => value - share * direction[at]!);
};

const normalize = (vector: readonly number[]): number[] => {
  const length = Math.sqrt(multiply(vector, vector));
  return vector.map((value) => value / length);
};
