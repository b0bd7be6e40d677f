import { weighFeatures } from './answer.match.ts';
import { type MeasuredPassage, measurePassages, type PassageFeatures } from './answer.features.ts';
import type { Candidate } from './passages/passage.search.service.ts';
import type { Question } from './questions/question.types.ts';

export interface RankedPassage extends MeasuredPassage {
  score: number;
}

/** The weight of each feature. `npm run bench:chat-weights` fits the weights to the questions of bench/chat. */
const WEIGHTS: PassageFeatures = {
  mentions: 2.39,
  coverage: 2.9,
  sentence: 2.21,
  heading: 1.26,
  likeness: 3.7,
  expectedCoverage: 1.03,
  expected: 0.71,
  expectedNext: 1.18,
  expectedKind: 3.11,
  spelling: 2.15,
  expectedShare: 1.52,
  pageExpected: 0.88,
  isPlain: 3.11,
  rank: 4.45,
  topic: 3.44,
  isMentioned: -1.22,
  joint: 0,
  pageCoverage: 0,
  pageRank: 0,
  spellingShare: 0,
  meaning: 0,
  meaningSentence: 0,
  meaningWords: 0,
};

/** Sorts the candidates by how well they answer the question, best first. */
export const rankPassages = (question: Question, candidates: readonly Candidate[]): RankedPassage[] =>
  measurePassages(question, candidates)
    .map((passage) => ({ ...passage, score: weighFeatures(passage.features, WEIGHTS) }))
    .toSorted((a, b) => b.score - a.score);
