import { weighFeatures } from './answer.match.ts';
import { type MeasuredPassage, measurePassages, type PassageFeatures } from './answer.features.ts';
import type { Candidate } from './passages/passage.search.service.ts';
import type { Question } from './questions/question.types.ts';

export interface RankedPassage extends MeasuredPassage {
  score: number;
}

/** The weight of each feature. `npm run bench:chat-weights` fits the weights to the questions of bench/chat. */
const WEIGHTS: PassageFeatures = {
  mentions: 0.23,
  coverage: 0.69,
  sentence: 0.67,
  heading: 1.12,
  likeness: 3.14,
  expectedCoverage: 0.01,
  expected: -0.84,
  expectedNext: 0.86,
  expectedKind: 3.2,
  spelling: 1.06,
  expectedShare: 1.24,
  pageExpected: 0.66,
  isPlain: 3.42,
  rank: 4.17,
  topic: -0.17,
  isMentioned: -1.11,
  joint: 1.68,
  pageCoverage: 1.81,
  pageRank: 3.02,
  spellingShare: 2.75,
  meaning: 1.77,
  meaningSentence: 2.69,
  meaningWords: 0.21,
};

/** Sorts the candidates by how well they answer the question, best first. */
export const rankPassages = (question: Question, candidates: readonly Candidate[]): RankedPassage[] =>
  measurePassages(question, candidates)
    .map((passage) => ({ ...passage, score: weighFeatures(passage.features, WEIGHTS) }))
    .toSorted((a, b) => b.score - a.score);
