import { quoteLexeme } from './passage.search.service.ts';
import type { WeightedTerm } from './passage.stems.ts';
import type { Alternative, Question, Term } from '../questions/question.types.ts';

const toTsquery = ({ lexemes }: Alternative): string => `(${lexemes.map(quoteLexeme).join(' & ')})`;

export const toWeightedTerms = ({ terms }: Question): WeightedTerm[] =>
  terms.flatMap(({ alternatives, weight }) =>
    alternatives.map((alternative) => ({ term: toTsquery(alternative), weight: weight * alternative.share })),
  );

/** The maximum number of passages expected to match. All of them are ranked by all words of the question. */
const EXPECTED = 800;
const COMBINED = 7;
/** Words with a lower weight only match together with others. */
const LEAST = 0.3;

/**
 * Builds the tsquery that a passage must match to be considered. Rare words match alone, common words only in
 * combinations of two or three. A combination is used if few enough passages are expected to contain it.
 */
export function toMatch({ terms, total }: Question): string | null {
  const matchingTerms = terms.filter(({ passages }) => passages > 0).toSorted((a, b) => b.weight - a.weight);
  const usedTerms = matchingTerms.filter(({ weight }, at) => at === 0 || weight > LEAST).slice(0, COMBINED);
  const groups: number[][] = [];
  let budget = EXPECTED;
  for (const group of combine(usedTerms.length)) {
    if (groups.some((other) => other.every((at) => group.includes(at)))) continue;
    const expected = group.reduce((share, at) => (share * usedTerms[at]!.passages) / total, total);
    if (expected > budget) continue;
    groups.push(group);
    budget -= expected;
  }
  if (groups.length === 0 && usedTerms.length > 0) groups.push(usedTerms.map((_, at) => at));
  return groups.map((group) => `(${group.map((at) => toForms(usedTerms[at]!)).join(' & ')})`).join(' | ') || null;
}

/** Any word of a phrase matches. */
const toForms = ({ alternatives: [own, ...others] }: Term): string =>
  `(${[...(own?.lexemes.map(quoteLexeme) ?? []), ...others.map(toTsquery)].join(' | ')})`;

/** All combinations of one, two and three indexes below `count`. Combinations of the first indexes come first. */
function combine(count: number): number[][] {
  const singles = Array.from({ length: count }, (_, at) => [at]);
  const more = (groups: number[][]) =>
    groups.flatMap((group) => singles.filter(([at]) => at! > group.at(-1)!).map(([at]) => [...group, at!]));
  const pairs = more(singles);
  return [...singles, ...pairs, ...more(pairs)];
}
