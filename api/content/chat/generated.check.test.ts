import { describe, expect, it } from 'vitest';
import type { RankedPassage } from './answer.rank.ts';
import { isSupported, listTexts, selectCited, splitWords, toPlainSentences } from './generated.check.ts';

/** A simple replacement for PostgreSQL's stemmer, sufficient for these sentences. */
const STOP = new Set('the a an is are in on of to and or it its no not can be by for with at that this'.split(' '));
const stem = (word: string): string[] => {
  const lower = word.toLowerCase();
  return STOP.has(lower) ? [] : lower.split('-').map((part) => part.replace(/(?:ing|ed|es|s|e)$/, ''));
};
const stemAll = (texts: readonly string[]) => new Map(texts.flatMap(splitWords).map((word) => [word, stem(word)]));

const passage = (...sentences: string[]): RankedPassage =>
  ({
    title: 'The gateway',
    heading: 'Sign-in',
    sentences,
  }) as unknown as RankedPassage;

const passages = [
  passage(
    'The gateway signs people in with your Active Directory.',
    'It holds 12,000 accounts and two disks.',
    'No password leaves the rack.',
  ),
  passage('Updates arrive on a signed disk.'),
];
const isShown = (text: string, citations = [1]): boolean => {
  const selected = selectCited({ text, citations }, passages);
  const sentences = toPlainSentences({ text, citations });
  const stems = stemAll([...sentences, ...passages.flatMap(listTexts)]);
  return (
    selected !== null &&
    sentences.length > 0 &&
    sentences.every((each) => isSupported(each, stems, selected.citedPassages))
  );
};

describe('a sentence of a language model', () => {
  it.each([
    'The gateway signs people in with your Active Directory.',
    'People sign in by the gateway, with Active Directory.',
    'It holds 12,000 accounts.',
    'No password leaves the rack.',
    '**Signing** people in is the job of the `gateway`. [1]',
  ])('is shown if its passage supports it: %s', (text) => expect(isShown(text)).toBe(true));

  it.each([
    ['another number', 'It holds 13,000 accounts.'],
    ['a number that is part of another', 'It holds 12 accounts.'],
    ['another number in letters', 'It holds three disks and accounts.'],
    ['a name that the passage does not hold', 'The gateway signs people in with Okta.'],
    ['a name at its beginning', 'Okta signs people in with Active Directory.'],
    ['a denial', 'The gateway does not sign people in with Active Directory.'],
    ['the opposite of a denial', 'A password leaves the rack.'],
    ['other words', 'The weather in the gateway is wonderful and sunny today.'],
    ['an address', 'The gateway signs people in at admin@gateway.example.'],
    ['too few words', 'Yes.'],
  ])('is dropped for %s', (_reason, text) => expect(isShown(text)).toBe(false));

  it('is dropped without a citation, with an unknown citation, and with one that does not support it', () => {
    const text = 'Updates arrive on a signed disk.';
    expect(isShown(text, [2])).toBe(true);
    for (const citations of [[], [0], [3], [-1], [1.5], [2, 9], [1]]) expect(isShown(text, citations)).toBe(false);
  });

  it.each([
    '<img src="/x"> The gateway signs people in.',
    'The gateway <script>alert(1)</script> signs people in.',
    'The gateway signs people in. ![gateway](/gateway)',
    'The [gateway](https://gateway.example) signs people in.',
    'The [gateway][1] signs people in.\n[1]: //gateway.example',
    'The gateway signs people in: https://gateway.example',
    'The gateway signs people in: www.gateway.example',
    'The gateway signs people in: javascript:alert(1)',
    'The gateway signs people in: data:text/html,x',
    'The gateway &#60;b&#62; signs people in.',
    'The gateway &lt;b&gt; signs people in.',
    'The gateway\u202E signs people in.',
    'The gate\u200Bway signs people in.',
    'The gateway \uFFFD signs people in.',
    'The gateway\u0007 signs people in.',
    '{{gateway}} signs people in with Active Directory.',
  ])('is dropped with markup, URLs or hidden characters: %j', (text) =>
    expect(toPlainSentences({ text, citations: [1] })).toEqual([]),
  );
});
