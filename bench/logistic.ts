/** One option: its features, and whether it is correct. */
export interface Sample {
  features: number[];
  isRight: boolean;
  /** How much it counts in a logistic regression. 1 if undefined. */
  weight?: number;
}

const ROUNDS = 200;
const RATE = 0.1;

/**
 * Maximizes a concave function with the Adam optimizer and a penalty on large weights.
 *
 * @param slope adds the gradient at the weights
 */
function climb(count: number, penalty: number, slope: (weights: number[], sum: number[]) => void): number[] {
  const weights = Array.from({ length: count }, () => 0);
  const mean = [...weights];
  const square = [...weights];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const sum = weights.map((weight) => -penalty * weight);
    slope(weights, sum);
    for (let at = 0; at < count; at += 1) {
      mean[at] = 0.9 * mean[at]! + 0.1 * sum[at]!;
      square[at] = 0.99 * square[at]! + 0.01 * sum[at]! ** 2;
      const step = mean[at]! / (1 - 0.9 ** round) / (Math.sqrt(square[at]! / (1 - 0.99 ** round)) + 1e-8);
      weights[at]! += RATE * (1 - (0.9 * round) / ROUNDS) * step;
    }
  }
  return weights;
}

export const weigh = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * weights[at]!, 0);

/** Fits weights that make a correct sample of each group the most likely choice (conditional logit). */
export function fitChoice(groups: readonly Sample[][], penalty: number): number[] {
  const usedGroups = groups.filter((group) => group.some(({ isRight }) => isRight));
  return climb(usedGroups[0]![0]!.features.length, penalty, (weights, sum) => {
    for (const group of usedGroups) {
      const scores = group.map(({ features }) => weigh(weights, features));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((a, b) => a + b, 0);
      const right = odds.reduce((a, b, at) => a + (group[at]!.isRight ? b : 0), 0);
      group.forEach(({ features, isRight }, at) => {
        const pull = (isRight ? odds[at]! / (right + 1e-12) : 0) - odds[at]! / all;
        features.forEach((value, feature) => (sum[feature]! += pull * value));
      });
    }
  });
}

/** Fits a logistic regression in which both classes have the same total weight. The last feature should be constant. */
export function fitLogistic(samples: readonly Sample[], penalty: number): number[] {
  const sum = (isRight: boolean) =>
    samples.reduce((all, each) => all + (each.isRight === isRight ? (each.weight ?? 1) : 0), 0);
  const share = { true: samples.length / 2 / sum(true), false: samples.length / 2 / sum(false) };
  return climb(samples[0]!.features.length, penalty, (weights, sum) => {
    for (const { features, isRight, weight = 1 } of samples) {
      const odds = 1 / (1 + Math.exp(-weigh(weights, features)));
      const pull = ((isRight ? 1 : 0) - odds) * share[`${isRight}`] * weight;
      features.forEach((value, feature) => (sum[feature]! += pull * value));
    }
  });
}
