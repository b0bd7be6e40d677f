/** How much each kind of feature counts. */
const WEIGHTS = { word: 1, pair: 0.5, letters: 0.5 };
const WORDS_AT_MOST = 200;
const LETTERS_AT_MOST = 40;

/** The words of a text without accents and case, so that "Sécurité" and "securite" are the same. */
export const listWords = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, WORDS_AT_MOST)
    .map((word) => word.slice(0, LETTERS_AT_MOST));

/** The words of a text, its pairs of neighboring words, and the groups of three letters in its words, with their weights. */
export function listFeatures(text: string): Map<string, number> {
  const features = new Map<string, number>();
  let before = '^';
  for (const word of listWords(text)) {
    features.set(word, WEIGHTS.word);
    features.set(`${before} ${word}`, WEIGHTS.pair);
    const letters = `_${word}_`;
    for (let at = 0; at + 3 <= letters.length; at += 1) features.set(`#${letters.slice(at, at + 3)}`, WEIGHTS.letters);
    before = word;
  }
  return features;
}

/** Compares texts by the cosine of their features (TF-IDF): a feature counts more if few of the indexed texts have it. */
export class SimilarityIndex {
  /** The positions of the texts that have each feature. */
  readonly #positions = new Map<string, number[]>();
  readonly #count: number;
  /** The length of the vector of each text. */
  readonly #lengths: number[];

  constructor(texts: readonly string[]) {
    this.#count = texts.length;
    const features = texts.map(listFeatures);
    features.forEach((names, at) => {
      for (const name of names.keys()) {
        const positions = this.#positions.get(name);
        if (positions) positions.push(at);
        else this.#positions.set(name, [at]);
      }
    });
    this.#lengths = features.map((names) => this.#weigh(names).length);
  }

  /** How much a feature, such as a word, says about the subject of a text. */
  getRarity(name: string): number {
    return Math.log(1 + this.#count / (this.#positions.get(name)?.length ?? 1));
  }

  /** The similarity to each indexed text, from 0 to 1. */
  compareAll(text: string): number[] {
    const { weights, length } = this.#weigh(listFeatures(text));
    const sums = this.#lengths.map(() => 0);
    for (const [name, weight] of weights)
      for (const at of this.#positions.get(name) ?? []) sums[at]! += weight * weight;
    return sums.map((sum, at) => (sum === 0 ? 0 : sum / length / this.#lengths[at]!));
  }

  /** The similarity of a text to others, which need not be in the index, from 0 to 1. */
  compareEach(text: string, others: readonly string[]): number[] {
    const { weights, length } = this.#weigh(listFeatures(text));
    return others.map((other) => {
      const { weights: otherWeights, length: otherLength } = this.#weigh(listFeatures(other));
      const sum = [...otherWeights].reduce((sum, [name, weight]) => sum + weight * (weights.get(name) ?? 0), 0);
      return sum === 0 ? 0 : sum / length / otherLength;
    });
  }

  #weigh(features: ReadonlyMap<string, number>): { weights: Map<string, number>; length: number } {
    const weights = new Map([...features].map(([name, weight]) => [name, weight * this.getRarity(name)]));
    return { weights, length: Math.hypot(...weights.values()) };
  }
}
