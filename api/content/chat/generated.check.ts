import type { RankedPassage } from './answer.rank.ts';
import { splitSentences } from './passages/passage.split.ts';
import type { DraftSentence } from './model/model.prompt.ts';

// A sentence of the language model is shown only if the passages that it cites support it. They must contain each of its
// numbers and names and most of its words, and must agree with it in negation.

const MOST_CHARACTERS = 600;
/** The minimum share of a sentence's stems that the cited passages contain. */
const SUPPORT = 0.7;
const STEMS_AT_LEAST = 2;

/** Markup, URLs, domain names, email addresses and hidden characters. A `<` before a number is allowed. */
const UNSAFE =
  /<[\p{L}/!?]|&(?:#|\w+;)|[[\]]|\/\/|\bwww\.|\b(?:javascript|data|vbscript|mailto|tel):|\{\{|@|\p{L}\.\p{L}{2}|[\p{Cc}\p{Cf}\p{Co}\uFFFD]/iu;
const NEGATION = /\b(?:not|no|never|none|nor|cannot|neither|without)\b|n['’]t\b/i;
const NUMBER = /\p{N}+(?:[.,:]\p{N}+)*/gu;
const NUMBER_WORDS = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half twice`.split(
    /\s+/,
  ),
);
const WORD = /[\p{L}\p{N}@][\p{L}\p{N}@.'’_-]*/gu;
/** First words without a meaning of their own. */
const STARTERS = new Set(
  `yes no also however instead otherwise therefore additionally furthermore moreover overall every each such`.split(
    /\s+/,
  ),
);

/** Splits a draft into sentences of plain text without Markdown. Drafts with unsafe content return an empty list. */
export function toPlainSentences({ text }: DraftSentence): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^\s*(?:[-*+•]|#{1,6}|\d{1,2}[.)])\s+/, '')
    .replace(/(?<!\s)\s*\[[\d\s,]+\]/g, '')
    .trim();
  // A draft is checked as a whole: the halves of a tag could pass if it were cut apart.
  if (plain === '' || UNSAFE.test(plain)) return [];
  return splitSentences(plain).filter((sentence) => sentence.length <= MOST_CHARACTERS);
}

/** The passages of an answer that a sentence cites. Null if it cites none, or an unknown one. */
export function selectCited(
  { citations }: DraftSentence,
  passages: readonly RankedPassage[],
): { numbers: number[]; citedPassages: RankedPassage[] } | null {
  const numbers = [...new Set(citations)].toSorted((a, b) => a - b);
  const citedPassages = numbers.flatMap((number) => passages[number - 1] ?? []);
  return citedPassages.length > 0 && citedPassages.length === numbers.length ? { numbers, citedPassages } : null;
}

/** The words of a text in order. */
export const splitWords = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => word.replace(/(?<![.'’-])[.'’-]+$/, '').replace(/['’]s$/, ''));

export const listTexts = ({ title, heading, sentences }: RankedPassage): string[] => [title, heading, ...sentences];

/** The stems of each word. Stop words have none. */
export type Stems = ReadonlyMap<string, readonly string[]>;

const stemText = (text: string, stems: Stems): string[] => splitWords(text).flatMap((word) => stems.get(word) ?? []);

/**
 * Whether the cited passages support a sentence.
 *
 * @param stems the stems of all words of the sentence and of the passages
 */
export function isSupported(sentence: string, stems: Stems, citedPassages: readonly RankedPassage[]): boolean {
  const citedText = citedPassages.flatMap(listTexts).join(' ');
  const citedStems = new Set(stemText(citedText, stems));
  const sentenceStems = [...new Set(stemText(sentence, stems))];
  const citedCount = sentenceStems.filter((stem) => citedStems.has(stem)).length;
  if (citedCount < STEMS_AT_LEAST || citedCount < sentenceStems.length * SUPPORT) return false;
  const words = splitWords(sentence);
  const [first] = words;
  if (first && isOpeningName(first) && !stemText(first, stems).every((stem) => citedStems.has(stem))) return false;
  return holdsFacts(sentence, words, citedText) && hasSameNegation(sentence, stems, citedPassages);
}

/** Whether every number, name and email address of the sentence appears in the text. */
function holdsFacts(sentence: string, sentenceWords: readonly string[], text: string): boolean {
  const numbers = new Set(text.match(NUMBER));
  if ((sentence.match(NUMBER) ?? []).some((number) => !numbers.has(number))) return false;
  const words = new Set(splitWords(text).flatMap((word) => [word.toLowerCase(), ...word.toLowerCase().split('-')]));
  return sentenceWords.every((word, position) => {
    const lower = word.toLowerCase();
    return !isFact(word, position) || words.has(lower) || lower.split('-').every((part) => words.has(part));
  });
}

/**
 * Whether a word is a name, an email address or a spelled-out number. The first word of a sentence is always
 * capitalized, so its capital letter does not make it a name.
 */
const isFact = (word: string, position: number): boolean =>
  NUMBER_WORDS.has(word.toLowerCase()) ||
  /[.@_]|^\P{L}*\p{L}.*[\p{Lu}\d]/u.test(word) ||
  (position > 0 && /^\p{Lu}/u.test(word) && word !== 'I');

const isOpeningName = (word: string): boolean => /^\p{Lu}/u.test(word) && !STARTERS.has(word.toLowerCase());

/** Whether the sentence agrees in negation with the passage sentence that it resembles most. */
function hasSameNegation(sentence: string, stems: Stems, citedPassages: readonly RankedPassage[]): boolean {
  const sentenceStems = new Set(stemText(sentence, stems));
  const near = citedPassages
    .flatMap(({ sentences }) => sentences)
    .map((text) => ({
      text,
      shared: [...new Set(stemText(text, stems))].filter((stem) => sentenceStems.has(stem)).length,
    }))
    .toSorted((a, b) => b.shared - a.shared);
  const most = near[0]?.shared ?? 0;
  return near
    .filter(({ shared }) => shared === most)
    .some(({ text }) => NEGATION.test(text) === NEGATION.test(sentence));
}
