import { describe, expect, it } from 'vitest';
import { loadKnownQuestions } from './known-questions.ts';
import { listFeatures, listWords, SimilarityIndex } from './similarity.ts';

describe('two questions', () => {
  const texts = ['What was your revenue?', 'What is your profit?', 'How do I bake bread?', 'Is the drive encrypted?'];
  const index = new SimilarityIndex(texts);
  const findNearest = (text: string) => {
    const similarities = index.compareAll(text);
    return texts[similarities.indexOf(Math.max(...similarities))];
  };

  it('are the same in any case, with any accents and with any punctuation', () => {
    for (const text of ['WHAT WAS YOUR REVENUE', 'Whát wäs yoür révenue', 'what was – your "revenue"?!'])
      expect(index.compareAll(text)[0]).toBeCloseTo(1);
    expect(listWords('Sécurité Größe Ελλάδα')).toEqual(listWords('Securite Große Ελλαδα'));
  });

  it('resemble each other by rare words, word endings and spelling errors', () => {
    expect(findNearest('Tell me about revenues')).toBe(texts[0]);
    expect(findNearest('How is bread baked?')).toBe(texts[2]);
    expect(findNearest('Is the drvie encrpyted')).toBe(texts[3]);
    expect(index.compareAll('zyzzyva')).toEqual([0, 0, 0, 0]);
  });
});

/** A generator of numbers that is the same in each run. */
function* makeNumbers(seed: number): Generator<number, never> {
  for (let value = seed; ; value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0) yield value >>> 8;
}

describe('any text', () => {
  it('is compared with bounded work, the same each time, and gives numbers from 0 to 1', () => {
    const numbers = makeNumbers(7);
    const next = (below: number) => numbers.next().value % below;
    const alphabets = [
      () => String.fromCodePoint(next(0x110000)),
      () => String.fromCharCode(next(0x10000)),
      () => String.fromCharCode(32 + next(95)),
      () => 'aé ßﷺ\u0301\ud800界\n'[next(10)] ?? ' ',
    ];
    const texts = Array.from({ length: 400 }, (_, at) =>
      Array.from({ length: next(at % 10 === 0 ? 20_000 : 200) }, alphabets[at % alphabets.length]!).join(''),
    );
    const index = new SimilarityIndex([...texts.slice(0, 50), 'What was your revenue?', '']);
    for (const text of [...texts, 'x'.repeat(100_000), 'a b '.repeat(50_000), 'ﷺ'.repeat(10_000)]) {
      // 200 words of 40 letters at most, with a pair and 40 groups of letters each.
      expect(listFeatures(text).size).toBeLessThanOrEqual(200 * 42);
      const similarities = index.compareAll(text);
      expect(similarities.every((similarity) => similarity >= 0 && similarity < 1.000_001)).toBe(true);
      expect(index.compareAll(text)).toEqual(similarities);
      expect(index.compareEach(text, [text, ''])[1]).toBe(0);
    }
  });
});

describe('the known questions', () => {
  it('have either an answer or none', async () => {
    const { answered, declined } = await loadKnownQuestions();
    const declinedTexts = new Set([...declined.site, ...declined.anywhere]);
    const texts = [...answered.values()].flat().flatMap(({ questions }) => questions);
    expect(texts.filter((text) => declinedTexts.has(text))).toEqual([]);
  });

  it('are found by a question in other words, most similar first', async () => {
    const known = await loadKnownQuestions();
    const [nearest, next] = known.findNearest('How much revenue did you have last year?');
    expect(nearest).toMatchObject({ outcome: 'DECLINED_ON_SITE' });
    expect(nearest!.similarity).toBeGreaterThanOrEqual(next!.similarity);
    expect(known.findNearest('日本 ?!')).toEqual([]);
  });
});
