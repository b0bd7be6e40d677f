import { describe, expect, it } from 'vitest';
import { FORMAT, HEADER_BYTES, loadWordVectors, WordVectors } from './question.vectors.ts';

/** A file with one vector for each word. */
function encode(
  words: Record<string, number[]>,
  header: Partial<Record<'format' | 'count' | 'textBytes', number>> = {},
) {
  const text = Buffer.from(Object.keys(words).join('\n'));
  const vectors = Object.values(words);
  const head = Buffer.alloc(HEADER_BYTES);
  const { format = FORMAT, count = vectors.length, textBytes = text.length } = header;
  [format, count, vectors[0]?.length ?? 0, textBytes].forEach((value, at) => head.writeUInt32LE(value, 4 * at));
  const weights = Buffer.alloc(vectors.length, 255);
  return Buffer.concat([head, text, weights, ...vectors.map((vector) => Buffer.from(Int8Array.from(vector)))]);
}

/** `finite` if the file can be read and a comparison gives finite numbers, otherwise the error. */
function describeReading(file: Buffer): string {
  try {
    const similarities = new WordVectors(file).compareWith(['bill', 'log'])(toPassage(['river', 'log'], []));
    return Object.values(similarities).every(Number.isFinite) ? 'finite' : 'not finite';
  } catch (error) {
    return (error as Error).message;
  }
}

const toPassage = (...sentenceWords: string[][]) => ({ sentenceWords, headingWords: [], titleWords: [] });

describe('word vectors', () => {
  it('compare a question with a passage that shares no word with it', () => {
    const vectors = new WordVectors(encode({ invoic: [120, 10], bill: [127, 0], river: [0, -127] }));
    const compare = vectors.compareWith(['invoic']);
    const [near, far] = [compare(toPassage(['river'], ['bill'])), compare(toPassage(['river']))];
    expect(near.meaningWords).toBeGreaterThan(0.9);
    expect(near.meaningSentence).toBeGreaterThan(0.9);
    expect(near.meaning).toBeGreaterThan(far.meaning);
    expect(far.meaningWords).toBe(0);
  });

  it('give 1 for the same words, and 0 for words without a vector', () => {
    const vectors = new WordVectors(encode({ bill: [3, -4], river: [5, 0] }));
    const same = vectors.compareWith(['bill', 'unknown', 'bill'])(toPassage(['bill']));
    for (const value of Object.values(same)) expect(value).toBeCloseTo(1);
    for (const stems of [[], ['unknown']])
      expect(vectors.compareWith(stems)(toPassage(['bill']))).toEqual({
        meaning: 0,
        meaningSentence: 0,
        meaningWords: 0,
      });
    const { meaning, meaningWords } = vectors.compareWith(['bill'])(toPassage());
    expect([meaning, meaningWords]).toEqual([0, 0]);
  });

  it('of the site have similar directions for words of similar meaning', async () => {
    const vectors = await loadWordVectors();
    expect(vectors.size).toBeGreaterThan(20_000);
    const compare = (one: string, other: string) => vectors.compareWith([one])(toPassage([other])).meaningWords;
    const pairs = [
      ['doctor', 'physician', 'router'],
      ['lawyer', 'attorney', 'cabl'],
      ['server', 'comput', 'nurs'],
      ['theft', 'burglari', 'comput'],
    ] as const;
    for (const [word, similar, other] of pairs)
      expect(compare(word, similar)).toBeGreaterThan(compare(word, other) + 0.2);
  });

  it('are not read from a damaged file', () => {
    const words = { bill: [1, 2], river: [3, 4] };
    const file = encode(words);
    const damaged = [
      Buffer.alloc(0),
      Buffer.alloc(HEADER_BYTES),
      encode(words, { format: 1 }),
      encode(words, { count: 3 }),
      encode(words, { count: 0xffffffff }),
      encode(words, { textBytes: 0xffffffff }),
      Buffer.concat([file, Buffer.alloc(1)]),
      Buffer.concat([file, Buffer.alloc(8_000_001)]),
      ...Array.from({ length: file.length }, (_, length) => file.subarray(0, length)),
    ];
    for (const each of damaged) expect(() => new WordVectors(each)).toThrow(Error);
    const repeated = Buffer.from(file.toString('latin1').replace('river', 'bill\n'), 'latin1');
    expect(() => new WordVectors(repeated)).toThrow('repeated');
  });

  it('with any wrong byte are refused or give finite numbers', () => {
    const file = encode({ bill: [1, 2], river: [3, 4], log: [-128, 127] });
    for (let at = 0; at < file.length; at += 1)
      for (const value of [0, 1, 10, 127, 128, 255]) {
        const changed = Buffer.from(file);
        changed[at] = value;
        expect(describeReading(changed)).toMatch(/^(finite|.*word vectors.*)$/);
      }
  });
});
