import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { correctWords, type Correction } from './question.correction.service.ts';
import type { PortalPassages } from '../passages/passage.portal.search.service.ts';
import { countPublicPassages, readStems } from '../passages/passage.search.service.ts';
import type { Alternative, Counts, CountWords, Question, Term, Token } from './question.types.ts';
import { loadKnownQuestions } from './question.declined.ts';
import { getQuestionKind } from './question.kind.ts';
import { toSpelling } from './question.spelling.ts';
import { loadWordVectors } from './question.vectors.ts';
import { rateWord } from './question.words.ts';
import { loadThesaurus, type Thesaurus } from './question.thesaurus.service.ts';

/** Caps the rarity, so that one rare word does not outweigh all others. */
const HEAVIEST = 4.5;
const RARITY = 0.8;
const PHRASE_SHARE = 1.2;
const ONLY_SHARE = 0.9;
const WORDS_AT_MOST = 60;

/** Determines the stems, synonyms and weights of a question. */
export async function analyzeQuestion(em: SqlEntityManager, text: string, portal: PortalPassages): Promise<Question> {
  const countWords: CountWords = async (lexemes) =>
    addCounts(await countPublicPassages(em, lexemes), await portal.count(lexemes));
  const thesaurus = await loadThesaurus(em);
  const typedTokens = await readTokens(em, text);
  const { tokens, corrections } = await correctWords(em, typedTokens, { thesaurus, countWords });
  const drafts = findTerms(tokens, thesaurus);
  const { counts, total } = await countWords([...new Set(drafts.flatMap(listLexemes))]);
  const terms = drafts.map((draft) => weigh(draft, { counts, total }));
  const spelling = toSpelling(text);
  const knownQuestions = await loadKnownQuestions();
  const declinedMatch = knownQuestions.compare(text, spelling);
  const answeredMatch = knownQuestions.compareAnswered(spelling);
  const kind = getQuestionKind(text);
  const vectors = await loadWordVectors();
  return {
    text,
    kind,
    spelling,
    ...answeredMatch,
    compareMeaning: vectors.compareWith(drafts.flatMap(({ alternatives: [own] }) => own?.lexemes ?? [])),
    declined: declinedMatch,
    total,
    terms: mergeTerms(terms),
    corrections: corrections.map(toShown),
  };
}

const toShown = ({ typed, word }: Correction) => ({ typed, read: word });

async function readTokens(em: SqlEntityManager, text: string): Promise<Token[]> {
  const words = (text.replaceAll('’', "'").match(/[\p{L}\p{N}][\p{L}\p{N}'.&-]*/gu) ?? [])
    // Compounds are spelled with a hyphen, as one word or as two. Splitting at the hyphen makes the spellings
    // comparable.
    .flatMap((word) => word.split(/(?<=\p{L})-(?=\p{L})/u))
    .map((word) => word.replace(/[.'&-]+$/, ''))
    .slice(0, WORDS_AT_MOST);
  const stems = await readStems(em, [...new Set(words)]);
  return words.map((word, at) => ({ text: word, lexemes: stems.get(word) ?? [], isName: isName(word, at) }));
}

/**
 * The first word of a question is always capitalized, so it counts as a name only with another capital letter or a
 * digit.
 */
const isName = (word: string, at: number): boolean =>
  (at > 0 && /^\p{Lu}/u.test(word)) || /\p{L}.*[\p{Lu}\d]/u.test(word);

type Draft = Omit<Term, 'weight' | 'passages' | 'isUnknownName'> & { isPhrase: boolean };

/** Splits the tokens into terms: the longest thesaurus phrase at each position, otherwise single words. */
function findTerms(tokens: readonly Token[], thesaurus: Thesaurus): Draft[] {
  const drafts: Draft[] = [];
  for (let at = 0; at < tokens.length;) {
    const entry = thesaurus.findAt(tokens, at);
    const usedTokens = tokens.slice(at, at + Math.max(1, entry.length));
    const lexemes = [...new Set(usedTokens.flatMap((token) => token.lexemes))];
    if (lexemes.length > 0 || entry.alternatives.length > 0)
      drafts.push({
        text: usedTokens.map(({ text }) => text).join(' '),
        alternatives: [...(lexemes.length > 0 ? [{ lexemes, share: 1 }] : []), ...entry.alternatives],
        isName: usedTokens.some((token) => token.isName),
        isPhrase: usedTokens.length > 1,
      });
    at += usedTokens.length;
  }
  return drafts;
}

const listLexemes = ({ alternatives }: Pick<Term, 'alternatives'>): string[] =>
  alternatives.flatMap(({ lexemes }) => lexemes);

const addCounts = (one: Counts, other: Counts): Counts => ({
  total: one.total + other.total,
  counts: new Map([
    ...one.counts,
    ...[...other.counts].map(([word, passages]): [string, number] => [word, passages + (one.counts.get(word) ?? 0)]),
  ]),
});

function weigh({ isName, isPhrase, text, alternatives }: Draft, { counts, total }: Counts): Term {
  const passageCounts = alternatives.map(({ lexemes }) =>
    Math.min(...lexemes.map((lexeme) => counts.get(lexeme) ?? 0)),
  );
  const passages = Math.max(0, ...passageCounts);
  const own = passageCounts[0] || passages;
  const rarity = Math.log(1 + (total - own + 0.5) / (own + 0.5));
  const share = isPhrase ? PHRASE_SHARE : rateWord(text);
  const weight = Math.max(0.01, Math.min(rarity, HEAVIEST) ** RARITY * share);
  return {
    text,
    alternatives: passageCounts[0] ? alternatives : alternatives.map(raiseShare),
    weight,
    passages: Math.min(passages, total),
    isName,
    isUnknownName: isName && passages === 0,
  };
}

/** Raises the weight of synonyms if no passage contains the word itself. */
const raiseShare = (alternative: Alternative, at: number): Alternative =>
  at === 0 ? alternative : { ...alternative, share: Math.max(alternative.share, ONLY_SHARE) };

/** Removes terms with the same stems as an earlier term. */
const mergeTerms = (terms: readonly Term[]): Term[] =>
  terms.filter((term, at) => terms.findIndex((other) => getTermKey(other) === getTermKey(term)) === at);

const getTermKey = ({ alternatives: [own] }: Term): string => own!.lexemes.toSorted().join(' ');
