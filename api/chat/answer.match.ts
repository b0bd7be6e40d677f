import type { Alternative, Term } from './questions/question.types.ts';

/** A partial match counts less than its share of the words: "data" alone is weak evidence for "data scientist". */
const PART = 0.6;

const matchAlternative = ({ lexemes, share }: Alternative, words: ReadonlySet<string>): number => {
  const count = lexemes.filter((lexeme) => words.has(lexeme)).length;
  return count === lexemes.length ? share : (share * PART * count) / lexemes.length;
};

/** How well a set of stems contains a term: 1 for the term itself, less for a synonym or a part of it. */
export const matchTerm = ({ alternatives: [own, ...others] }: Term, words: ReadonlySet<string>): number => {
  const whole = own ? matchAlternative(own, words) : 0;
  if (whole === 1) return 1;
  const other = others.some(({ lexemes }) => lexemes.every((lexeme) => words.has(lexeme)));
  return Math.max(whole, other ? (others[0]?.share ?? 0) : 0);
};

export const sumWeights = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

/** The average of the matches of the terms, weighted by term. */
export function weighMatches(terms: readonly Term[], matches: readonly number[]): number {
  const all = sumWeights(terms);
  return all === 0 ? 0 : terms.reduce((sum, { weight }, at) => sum + weight * matches[at]!, 0) / all;
}

/** The share of a question, weighted by term, that a set of stems contains. */
export const measureCoverage = (terms: readonly Term[], words: ReadonlySet<string>): number =>
  weighMatches(
    terms,
    terms.map((term) => matchTerm(term, words)),
  );

/** The similarity of two questions. It is high only if each contains most of the other. */
export function measureLikeness(terms: readonly Term[], words: ReadonlySet<string>): number {
  const questionLexemes = new Set(terms.flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes)));
  const back = words.size === 0 ? 0 : [...words].filter((word) => questionLexemes.has(word)).length / words.size;
  return measureCoverage(terms, words) * back;
}

/** The sum of the features, each multiplied by its weight. */
export const weighFeatures = <Name extends string>(
  features: Readonly<Record<Name, number>>,
  weights: Readonly<Record<NoInfer<Name>, number>>,
): number => (Object.keys(features) as Name[]).reduce((sum, name) => sum + weights[name] * features[name], 0);
