import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../platform/root.ts';

// The file `word-vectors.bin` contains a vector for the stem of each frequent English word, made from GloVe by
// `npm run bench:chat-vectors`. Similar words have similar vectors, so that a question can be compared with passages
// that use other words.

const FILE = path.join(projectRoot, 'api/chat/questions/word-vectors.bin');
export const FORMAT = 0x31434556;
export const HEADER_BYTES = 16;
const LARGEST = 8_000_000;

/** The stems of a passage. */
export interface PassageStems {
  sentenceWords: readonly (readonly string[])[];
  headingWords: readonly string[];
  titleWords: readonly string[];
}

/** How similar a passage and a question are in meaning. The numbers are cosines, usually from 0 to 1. */
export interface Meaning {
  /** The similarity to the text of the passage. */
  meaning: number;
  /** The similarity to the nearest sentence. */
  meaningSentence: number;
  /** The average similarity of the question's words to the nearest words of the passage. */
  meaningWords: number;
}

/** One vector for each stem. */
export class WordVectors {
  readonly #rows: ReadonlyMap<string, number>;
  /** Frequent words weigh less. */
  readonly #weights: Float32Array;
  readonly #vectors: Int8Array;
  /** Brings each vector to length 1. */
  readonly #scales: Float32Array;
  readonly #dimensions: number;

  /**
   * @param file a header of four numbers (format, words, dimensions, bytes of the text of the words), the words
   * separated by line breaks, a weight from 0 to 255 for each word, and the vectors
   */
  constructor(file: Buffer) {
    if (file.length < HEADER_BYTES || file.length > LARGEST || file.readUInt32LE(0) !== FORMAT)
      throw new Error('Not a file of word vectors.');
    const [count, dimensions, textBytes] = [file.readUInt32LE(4), file.readUInt32LE(8), file.readUInt32LE(12)];
    const text = HEADER_BYTES + textBytes;
    if (file.length !== text + count + count * dimensions) throw new Error('The file of word vectors is incomplete.');
    const words = count === 0 ? [] : file.toString('utf8', HEADER_BYTES, text).split('\n');
    this.#rows = new Map(words.map((word, row) => [word, row]));
    if (words.length !== count || this.#rows.size !== count)
      throw new Error('Words of the word vectors are missing or repeated.');
    this.#dimensions = dimensions;
    this.#weights = Float32Array.from(file.subarray(text, text + count), (weight) => weight / 255);
    this.#vectors = new Int8Array(file.buffer, file.byteOffset + text + count, count * dimensions);
    this.#scales = Float32Array.from({ length: count }, (_, row) => 1 / Math.max(1, this.#measure(row)));
  }

  get size(): number {
    return this.#rows.size;
  }

  #measure(row: number): number {
    let sum = 0;
    for (let at = row * this.#dimensions; at < (row + 1) * this.#dimensions; at += 1) sum += this.#vectors[at]! ** 2;
    return Math.sqrt(sum);
  }

  #find(words: readonly string[]): number[] {
    return words.flatMap((word) => this.#rows.get(word) ?? []);
  }

  /** Sets `sum` to the weighted sum of the vectors of some words. */
  #sum(rows: readonly number[], sum: Float32Array): Float32Array {
    sum.fill(0);
    for (const row of rows) {
      const scale = this.#weights[row]! * this.#scales[row]!;
      const start = row * this.#dimensions;
      for (let at = 0; at < sum.length; at += 1) sum[at]! += scale * this.#vectors[start + at]!;
    }
    return sum;
  }

  /** The cosine of the vectors of two words, not below 0. */
  #compare(one: number, other: number): number {
    const [start, end] = [one * this.#dimensions, other * this.#dimensions];
    let sum = 0;
    for (let at = 0; at < this.#dimensions; at += 1) sum += this.#vectors[start + at]! * this.#vectors[end + at]!;
    return Math.max(0, sum * this.#scales[one]! * this.#scales[other]!);
  }

  /** A function that compares the stems of a question with those of a passage. */
  compareWith(stems: readonly string[]): (passage: PassageStems) => Meaning {
    const rows = this.#find([...new Set(stems)]);
    const question = this.#sum(rows, new Float32Array(this.#dimensions));
    const alike = new Map<number, readonly number[]>();
    const compareWord = (row: number): readonly number[] => {
      const similarities = alike.get(row) ?? rows.map((otherRow) => this.#compare(otherRow, row));
      alike.set(row, similarities);
      return similarities;
    };
    // Both are used for all passages: 600 sentences of a question would need as many arrays.
    const [vector, all] = [new Float32Array(this.#dimensions), new Float32Array(this.#dimensions)];
    return ({ sentenceWords, headingWords, titleWords }) => {
      const sentences = sentenceWords.map((words) => this.#find(words));
      const words = new Set([...sentences.flat(), ...this.#find(headingWords), ...this.#find(titleWords)]);
      all.fill(0);
      let meaningSentence = sentences.length === 0 ? 0 : -1;
      for (const sentence of sentences) {
        addTo(all, this.#sum(sentence, vector));
        meaningSentence = Math.max(meaningSentence, measureCosine(question, vector));
      }
      const nearest = rows.map(() => 0);
      for (const word of words) raise(nearest, compareWord(word));
      return { meaning: measureCosine(question, all), meaningSentence, meaningWords: this.#average(rows, nearest) };
    };
  }

  #average(rows: readonly number[], values: readonly number[]): number {
    const all = rows.reduce((sum, row) => sum + this.#weights[row]!, 0);
    return all === 0 ? 0 : rows.reduce((sum, row, at) => sum + this.#weights[row]! * values[at]!, 0) / all;
  }
}

function addTo(sum: Float32Array, vector: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at]! += vector[at]!;
}

/** Replaces each value by the other one if that is higher. */
function raise(values: number[], others: readonly number[]): void {
  for (let at = 0; at < values.length; at += 1) if (others[at]! > values[at]!) values[at] = others[at]!;
}

function measureCosine(one: Float32Array, other: Float32Array): number {
  let [sum, length, otherLength] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    sum += one[at]! * other[at]!;
    length += one[at]! ** 2;
    otherLength += other[at]! ** 2;
  }
  return sum === 0 ? 0 : sum / Math.sqrt(length * otherLength);
}

let loading: Promise<WordVectors> | null = null;

/** Reads the word vectors once per process. */
export function loadWordVectors(): Promise<WordVectors> {
  loading ??= readFile(FILE)
    .then((file) => new WordVectors(file))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
