import { describe, expect, it } from 'vitest';
import { readExpansions } from '../passages/passage.expansion.ts';
import { KnownQuestions, loadKnownQuestions } from './question.declined.ts';
import { compareSpellings, SpellingIndex, toSpelling } from './question.spelling.ts';

const compare = (knownQuestions: KnownQuestions, text: string, except?: ReadonlySet<string>) =>
  knownQuestions.compare(text, toSpelling(text), except);

describe('questions without an answer', () => {
  const knownQuestions = new KnownQuestions(
    ['Who carries the drive?', 'How is the drive checked?', 'Who reads the log?'],
    {
      site: ['What was your revenue?', 'What is your profit?'],
      anywhere: ['How do I bake bread?', 'Who won the cup?'],
    },
  );

  it('are recognized by their spelling and their words', () => {
    expect(compare(knownQuestions, 'What was your revenue?').site.similarity).toBeCloseTo(1);
    const { similarity, odds } = compare(knownQuestions, 'What is the revenue and profit of your company?').site;
    expect(similarity).toBeGreaterThan(0.4);
    expect(odds).toBeGreaterThan(0.2);
    expect(compare(knownQuestions, 'How is the log on the drive checked?').site.odds).toBeLessThan(-0.2);
  });

  it('about the company count on the site, but not in the portal', () => {
    const { site, portal } = compare(knownQuestions, 'What was your revenue?');
    expect(portal.similarity).toBeLessThan(site.similarity / 2);
    expect(portal.odds).toBeLessThan(site.odds);
    const bread = compare(knownQuestions, 'How do I bake bread?');
    expect(bread.portal.similarity).toBeCloseTo(bread.site.similarity);
  });

  it('can be left out of a comparison without lasting effect', () => {
    const before = compare(knownQuestions, 'What is your profit?');
    const without = compare(knownQuestions, 'What is your profit?', new Set(['What is your profit?']));
    expect(without.site.similarity).toBeLessThan(before.site.similarity);
    expect(without.site.odds).toBeLessThan(before.site.odds);
    expect(compare(knownQuestions, 'What is your profit?')).toEqual(before);
  });

  it('have a result for texts without words, and for words that no question contains', () => {
    for (const text of ['', '?!', '日本', 'x'.repeat(4000), 'zyx '.repeat(1000)]) {
      const { similarity, odds } = compare(knownQuestions, text).site;
      expect([Number.isFinite(similarity), Number.isFinite(odds)]).toEqual([true, true]);
    }
  });

  it('are found in an index with the same similarity as in a direct comparison', () => {
    const texts = ['What was your revenue?', 'How do I bake bread?', '', 'Revenue'];
    const spelling = toSpelling('Which revenue did you report?');
    const direct = texts.map((text) => compareSpellings(spelling, toSpelling(text)));
    const similarities = new SpellingIndex(texts).compareAll(spelling);
    direct.forEach((similarity, at) => expect(similarities[at]).toBeCloseTo(similarity));
  });

  it('are not known questions of a passage', async () => {
    const { declined } = await loadKnownQuestions();
    const answered = [...(await readExpansions()).values()].flat().flatMap(({ questions }) => questions);
    const without = new Set(declined);
    expect(answered.filter((text) => without.has(text))).toEqual([]);
  });
});
