import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { mayBeMeant, slipsBetween } from '../platform/spelling.ts';
import { countPassages, readAlike, readWords, type Word, type WordForm } from './passage.search.service.ts';
import { findSynonyms } from './question.synonyms.ts';

/** A word of the question, in every form that counts as the same word. */
export interface Term {
  text: string;
  lexemes: string[];
  synonyms: string[];
  /** How much the word says about the question: rare words say more. */
  weight: number;
  /** Passages with one of its forms. */
  passages: number;
  /** A name that no passage mentions. */
  isUnknownName: boolean;
}

export interface Question {
  text: string;
  terms: Term[];
  /** How many passages there are. */
  total: number;
  /** Words that were read as others because no passage holds them as typed. */
  corrections: { typed: string; read: string }[];
}

/** Words in nearly every question, which say little about what is asked. */
const WEAK = new Set(
  `happen happens go goes going get gets make makes do does tell want wants know use used uses using need needs needed
  kind thing way someone somebody anyone people person possible support supports offer offers provide provides work works
  could would should long many much fast often product safe ai system company software one two still you your we us our
  there any exist exists available give take takes run runs see look have has had must may might please explain describe
  called call mean means different best better good also already existing without within really actually ever even still
  just only truly completely fully entirely simply quite very working function functions running need require requires`.split(
    /\s+/,
  ),
);
const WEAK_SHARE = 0.25;
/** One rare word must not outweigh all others. */
const HEAVIEST = 4.5;
const RARITY = 0.8;
const WORDS_AT_MOST = 40;

/** The stems, synonyms and weights of a question. */
export async function analyzeQuestion(em: SqlEntityManager, text: string): Promise<Question> {
  const words = (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [])
    .slice(0, WORDS_AT_MOST)
    .map((word) => word.replace(/[.'’-]+$/, ''));
  const forms = toForms(text, words);
  const known = await readWords(em, forms);
  const total = await countPassages(em);
  const corrections = await correctWords(em, words, known);
  const terms = words.flatMap((word, position) => {
    const own = known.filter((each) => each.position === position);
    const corrected = corrections.filter((each) => each.typed === word);
    return toTerm({ text: word, position }, own, corrected, total);
  });
  return {
    text,
    total,
    terms: mergeTerms(terms),
    corrections: corrections.map(({ typed, read }) => ({ typed, read })),
  };
}

function toForms(text: string, words: readonly string[]): WordForm[] {
  const synonyms = findSynonyms(text);
  return words.flatMap((word, position) => {
    const said = word.toLowerCase();
    const others = synonyms.filter((each) => each.said.split(' ').includes(said)).flatMap(({ others }) => others);
    return [
      { position, text: word, isSynonym: false },
      ...others.filter((other) => !other.includes(' ')).map((other) => ({ position, text: other, isSynonym: true })),
    ];
  });
}

/** The first word of a question begins with a capital letter in any case; a second capital or a digit makes a name. */
const isName = (word: string, position: number): boolean =>
  (position > 0 && /^\p{Lu}/u.test(word)) || /\p{L}.*[\p{Lu}\d]/u.test(word);

function toTerm(
  { text, position }: { text: string; position: number },
  own: readonly Word[],
  corrected: readonly Correction[],
  total: number,
): Term[] {
  const lexemes = own.filter(({ isSynonym }) => !isSynonym).map(({ lexeme }) => lexeme);
  if (lexemes.length === 0) return [];
  const all = [...lexemes, ...corrected.map(({ word }) => word)];
  const synonyms = own.map(({ lexeme }) => lexeme).filter((lexeme) => !all.includes(lexeme));
  const passages = Math.max(0, ...own.map((word) => word.passages), ...corrected.map((word) => word.passages));
  const rarity = Math.log(1 + (total - passages + 0.5) / (passages + 0.5));
  const isUnknownName = passages === 0 && isName(text, position);
  const share = WEAK.has(text.toLowerCase()) ? WEAK_SHARE : 1;
  const weight = Math.max(0.01, Math.min(rarity, HEAVIEST) ** RARITY * share);
  return [{ text, lexemes: all, synonyms: [...new Set(synonyms)], weight, passages, isUnknownName }];
}

/** One term for words of one stem. */
const mergeTerms = (terms: readonly Term[]): Term[] =>
  terms.filter(
    (term, at) => terms.findIndex((other) => other.lexemes.some((each) => term.lexemes.includes(each))) === at,
  );

interface Correction {
  typed: string;
  read: string;
  word: string;
  passages: number;
}

/** Words that no passage holds, read as the most alike that one does. A name is never read as another. */
async function correctWords(
  em: SqlEntityManager,
  words: readonly string[],
  known: readonly Word[],
): Promise<Correction[]> {
  const unknown = words.flatMap((typed, position) => {
    const own = known.filter((word) => word.position === position);
    const isUnknown =
      own.length > 0 && own.every(({ passages }) => passages <= 0) && !isName(typed, position) && typed.length > 3;
    return isUnknown ? own.filter(({ isSynonym }) => !isSynonym).map(({ lexeme }) => ({ typed, lexeme })) : [];
  });
  if (unknown.length === 0) return [];
  const alike = await readAlike(em, [...new Set(unknown.map(({ lexeme }) => lexeme))]);
  return unknown.flatMap(({ typed, lexeme }) => {
    const [best] = alike
      .filter((each) => each.typed === lexeme && mayBeMeant(lexeme, each.word))
      .toSorted((a, b) => slipsBetween(lexeme, a.word) - slipsBetween(lexeme, b.word));
    return best ? [{ typed, read: best.word, word: best.word, passages: best.passages }] : [];
  });
}
