/** Word counts are stored by a hash of the word, so that their memory does not depend on the number of questions. */
const SIZE = 1 << 18;
/** Words are compared by their first letters, so that "charge" and "charges" are the same. */
const LETTERS = 6;
/** Added to each count, so that a single question does not decide. */
const SMOOTHING = 0.25;
/** Brings the odds of most questions to a range of -1 to 1. */
const USUAL = 4;

/** How many questions contain each word, each pair of neighboring words, and each pair with one word between them. */
export class WordCounts {
  readonly #counts = new Uint16Array(SIZE);
  questions = 0;

  /** @param times 1 to add the question, -1 to remove it */
  add(text: string, times: 1 | -1): void {
    this.questions += times;
    for (const key of listKeys(text)) this.#counts[key]! += times;
  }

  get(key: number): number {
    return this.#counts[key]!;
  }

  /** The share of the questions that contain the words, never 0. */
  getShare(key: number): number {
    return (this.get(key) + SMOOTHING) / (this.questions + 2 * SMOOTHING);
  }
}

/** The logarithm of the odds that a question is one of `some` and not one of `others`, by the words of naive Bayes. */
export function measureOdds(text: string, some: WordCounts, others: WordCounts): number {
  const keys = [...listKeys(text)].filter((key) => some.get(key) + others.get(key) > 0);
  const sum = keys.reduce((odds, key) => odds + Math.log(some.getShare(key) / others.getShare(key)), 0);
  return sum / Math.sqrt(Math.max(1, keys.length)) / USUAL;
}

function listKeys(text: string): Set<number> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LETTERS));
  const keys = words.flatMap((word, at) => [
    word,
    `${at === 0 ? '^' : words[at - 1]} ${word}`,
    ...(at >= 2 ? [`${words[at - 2]} * ${word}`] : []),
  ]);
  return new Set(keys.map(hash));
}

/** FNV-1a, cut to the size of the tables. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 18)) & (SIZE - 1);
}
