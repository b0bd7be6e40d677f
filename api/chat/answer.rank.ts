import { weighFeatures } from './answer.match.ts';
import { type MeasuredPassage, measurePassages, type PassageFeatures } from './answer.features.ts';
import type { Candidate } from './passages/passage.search.service.ts';
import type { Question } from './questions/question.types.ts';

export interface RankedPassage extends MeasuredPassage {
  score: number;
}

/** The weight of each feature. `npm run bench:chat-weights` fits the weights to the questions of bench/chat. */
const WEIGHTS: PassageFeatures = {
  mentions: 2.29,
  coverage: 2.69,
  sentence: 2.25,
  heading: 0.62,
  title: 0.58,
  likeness: 1.76,
  expected: 3.06,
  expectedCoverage: 3.43,
  isExpanded: 0.61,
  rank: 4.13,
  topic: 2.05,
  isMentioned: -0.15,
};

/** Sorts the candidates by how well they answer the question, best first. */
export const rankPassages = (question: Question, candidates: readonly Candidate[]): RankedPassage[] =>
  measurePassages(question, candidates)
    .map((passage) => ({ ...passage, score: weighFeatures(passage.features, WEIGHTS) }))
    .toSorted((a, b) => b.score - a.score);
