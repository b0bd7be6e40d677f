import type { Candidate, WeightedTerm } from './passage.search.service.ts';
import type { Question, Term } from './question.analysis.service.ts';

export interface RankedPassage extends Candidate {
  score: number;
  /** The share of the question, by weight of its words, that the passage holds. */
  coverage: number;
  /** The sentence that matches best. */
  answer: number;
  answerCoverage: number;
  /** The share of a question in the passage that the asked question holds, and the other way around. */
  likeness: number;
}

const SYNONYM_SHARE = 0.75;
const NEXT_SENTENCE = 0.8;

/** How much each property of a passage counts. Found on the half of bench/chat that is there for tuning. */
const WEIGHT = { coverage: 0.42, body: 0.15, sentence: 0.22, heading: 0.16, title: 0.22, rank: 0.22, likeness: 0.34 };
/** Pages say what the product does; articles and case studies mention it in passing. */
const HANDICAP = { PAGE: 0, ARTICLE: 0.12, CASE_STUDY: 0.08 };

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const toWeightedTerms = ({ terms }: Question): WeightedTerm[] =>
  terms.flatMap(({ lexemes, synonyms, weight }) => [
    ...lexemes.map((lexeme) => ({ term: quote(lexeme), weight })),
    ...synonyms.map((lexeme) => ({ term: quote(lexeme), weight: weight * SYNONYM_SHARE })),
  ]);

/** So many passages are expected to match; each is ranked by all words of the question. */
const EXPECTED = 800;
const COMBINED = 7;

/**
 * The tsquery that a passage must match to be considered. Rare words match alone, common ones together with another or
 * with two: a combination is used as long as few enough passages are expected to hold it.
 */
export function toMatch({ terms, total }: Question): string | null {
  const known = terms.filter(({ passages }) => passages > 0).toSorted((a, b) => b.weight - a.weight);
  const used = known.filter(({ weight }, at) => at === 0 || weight > LEAST).slice(0, COMBINED);
  const chosen: number[][] = [];
  let left = EXPECTED;
  for (const group of combine(used.length)) {
    if (chosen.some((other) => other.every((at) => group.includes(at)))) continue;
    const expected = group.reduce((share, at) => (share * used[at]!.passages) / total, total);
    if (expected > left) continue;
    chosen.push(group);
    left -= expected;
  }
  if (chosen.length === 0 && used.length > 0) chosen.push(used.map((_, at) => at));
  const forms = used.map(({ lexemes, synonyms }) => `(${[...lexemes, ...synonyms].map(quote).join(' | ')})`);
  return chosen.map((group) => `(${group.map((at) => forms[at]).join(' & ')})`).join(' | ') || null;
}

/** A word that weighs less finds passages only together with others. */
const LEAST = 0.3;

/** All groups of one, two and three of so many words; those of the first words come first. */
function combine(count: number): number[][] {
  const ones = Array.from({ length: count }, (_, at) => [at]);
  const more = (groups: number[][]) =>
    groups.flatMap((group) => ones.filter(([at]) => at! > group.at(-1)!).map(([at]) => [...group, at!]));
  const twos = more(ones);
  return [...ones, ...twos, ...more(twos)];
}

/** How well a set of stems holds a term: 1 for the word itself, less for another word for it. */
const matchOf = (term: Term, words: ReadonlySet<string>): number => {
  if (term.lexemes.every((lexeme) => words.has(lexeme))) return 1;
  if (term.lexemes.some((lexeme) => words.has(lexeme))) return 0.8;
  return term.synonyms.some((lexeme) => words.has(lexeme)) ? SYNONYM_SHARE : 0;
};

export const coverageOf = (terms: readonly Term[], words: ReadonlySet<string>): number => {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : terms.reduce((sum, term) => sum + term.weight * matchOf(term, words), 0) / all;
};

/** The candidates in the order in which they answer the question. */
export function rankPassages(question: Question, candidates: readonly Candidate[]): RankedPassage[] {
  const best = Math.max(...candidates.map(({ rank }) => rank), 0.001);
  return candidates.map((candidate) => score(question, candidate, best)).toSorted((a, b) => b.score - a.score);
}

function score({ terms }: Question, candidate: Candidate, bestRank: number): RankedPassage {
  const sentences = candidate.sentenceWords.map((words) => new Set(words));
  const heading = new Set([...candidate.headingWords, ...candidate.titleWords]);
  const body = new Set(candidate.sentenceWords.flat());
  const coverage = coverageOf(terms, new Set([...body, ...heading]));
  const inBody = coverageOf(terms, body);
  // A question is answered by what follows it.
  const near = sentences.map((words, at) => {
    const own = coverageOf(terms, words);
    const next = sentences[at + 1];
    return Math.max(own, next ? NEXT_SENTENCE * coverageOf(terms, new Set([...words, ...next])) : 0);
  });
  const answer = near.indexOf(Math.max(...near));
  const likeness = Math.max(
    ...candidate.sentences.map((text, at) => (text.endsWith('?') ? likenessOf(terms, sentences[at]!) : 0)),
    0,
  );
  const answerCoverage = near[answer] ?? 0;
  const inHeading = coverageOf(terms, new Set(candidate.headingWords));
  const inTitle = coverageOf(terms, new Set(candidate.titleWords));
  return {
    ...candidate,
    coverage,
    answer,
    answerCoverage,
    likeness,
    score:
      WEIGHT.coverage * coverage +
      WEIGHT.body * inBody +
      WEIGHT.sentence * answerCoverage +
      WEIGHT.heading * inHeading +
      WEIGHT.title * inTitle +
      WEIGHT.rank * (candidate.rank / bestRank) +
      WEIGHT.likeness * likeness -
      HANDICAP[candidate.kind],
  };
}

/** How alike two questions are: both must hold most of the other. */
function likenessOf(terms: readonly Term[], words: ReadonlySet<string>): number {
  const said = new Set(terms.flatMap(({ lexemes, synonyms }) => [...lexemes, ...synonyms]));
  const back = words.size === 0 ? 0 : [...words].filter((word) => said.has(word)).length / words.size;
  return coverageOf(terms, words) * back;
}
