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
  const used = matchingTerms.filter(({ weight }, at) => at === 0 || weight > LEAST).slice(0, COMBINED);
  const chosen: number[][] = [];
  let budget = EXPECTED;
  for (const group of combine(used.length)) {
    if (chosen.some((other) => other.every((at) => group.includes(at)))) continue;
    const expected = group.reduce((share, at) => (share * used[at]!.passages) / total, total);
    if (expected > budget) continue;
    chosen.push(group);
    budget -= expected;
  }
  if (chosen.length === 0 && used.length > 0) chosen.push(used.map((_, at) => at));
  return chosen.map((group) => `(${group.map((at) => toForms(used[at]!)).join(' & ')})`).join(' | ') || null;
}

/** Any word of a phrase matches. */
const toForms = ({ alternatives: [own, ...others] }: Term): string =>
  `(${[...(own?.lexemes.map(quoteLexeme) ?? []), ...others.map(toTsquery)].join(' | ')})`;

/** All combinations of one, two and three indexes below `count`. Combinations of the first indexes come first. */
function combine(count: number): number[][] {
  const ones = Array.from({ length: count }, (_, at) => [at]);
  const more = (groups: number[][]) =>
    groups.flatMap((group) => ones.filter(([at]) => at! > group.at(-1)!).map(([at]) => [...group, at!]));
  const twos = more(ones);
  return [...ones, ...twos, ...more(twos)];
}
