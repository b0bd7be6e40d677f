import { weighFeatures } from './answer.match.ts';
import { type MeasuredPassage, measurePassages, type PassageFeatures } from './answer.features.ts';
import type { Candidate } from './passages/passage.search.service.ts';
import type { Question } from './questions/question.types.ts';

export interface RankedPassage extends MeasuredPassage {
  score: number;
}

/** The weight of each feature. `npm run bench:chat-weights` fits the weights to the questions of bench/chat. */
const WEIGHTS: PassageFeatures = {
  mentions: 2.44,
  coverage: 2.96,
  sentence: 2.13,
  heading: 1.31,
  likeness: 3.49,
  expectedCoverage: 0.89,
  expected: 0.71,
  expectedNext: 1.1,
  expectedKind: 3.09,
  spelling: 1.96,
  expectedShare: 1.47,
  pageExpected: 1.03,
  isPlain: 2.97,
  rank: 4.37,
  topic: 3.46,
  isMentioned: -1.25,
};

/** Sorts the candidates by how well they answer the question, best first. */
export const rankPassages = (question: Question, candidates: readonly Candidate[]): RankedPassage[] =>
  measurePassages(question, candidates)
    .map((passage) => ({ ...passage, score: weighFeatures(passage.features, WEIGHTS) }))
    .toSorted((a, b) => b.score - a.score);
