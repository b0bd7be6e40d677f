import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { countSlips } from '../../platform/spelling.ts';
import { readAlike } from '../passages/passage.search.service.ts';
import type { CountWords, Token } from './question.types.ts';
import type { Thesaurus } from './question.thesaurus.service.ts';

/** A word that appears in no passage, and the similar word that replaces it. */
export interface Correction {
  typed: string;
  word: string;
}

/** Shorter words resemble too many others. */
const SHORTEST = 4;
/** Words of at least this length may have two spelling errors, shorter words one. */
const LONG = 8;

const isSlip = (typedWord: string, word: string): boolean =>
  countSlips(typedWord, word) <= (typedWord.length < LONG ? 1 : 2);

/**
 * Corrects words that appear in no passage and not in the thesaurus to the most similar known word. Names are never
 * corrected.
 */
export async function correctWords(
  em: SqlEntityManager,
  tokens: readonly Token[],
  { thesaurus, countWords }: { thesaurus: Thesaurus; countWords: CountWords },
): Promise<{ tokens: Token[]; corrections: Correction[] }> {
  const { counts } = await countWords([...new Set(tokens.flatMap(({ lexemes }) => lexemes))]);
  const isUnknown = ({ text, lexemes, isName }: Token) =>
    !isName &&
    text.length >= SHORTEST &&
    lexemes.length === 1 &&
    !counts.get(lexemes[0]!) &&
    !thesaurus.words.has(lexemes[0]!);
  const unknown = tokens.filter(isUnknown);
  if (unknown.length === 0) return { tokens: [...tokens], corrections: [] };
  const alike = await readAlike(em, [...new Set(unknown.map(({ lexemes }) => lexemes[0]!))]);
  const corrections = unknown.flatMap(({ text, lexemes: [lexeme = ''] }) => {
    const near = alike.filter(({ typed }) => typed === lexeme).map(({ word }) => word);
    const [word] = [...near, ...thesaurus.words]
      .filter((word) => word.length >= SHORTEST && word[0] === lexeme[0] && isSlip(lexeme, word))
      .toSorted((a, b) => countSlips(lexeme, a) - countSlips(lexeme, b));
    return word ? [{ typed: text, word }] : [];
  });
  const read = new Map(corrections.map(({ typed, word }) => [typed, word]));
  return {
    tokens: tokens.map((token) => (read.has(token.text) ? { ...token, lexemes: [read.get(token.text)!] } : token)),
    corrections,
  };
}
