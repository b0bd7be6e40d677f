import { matchTerm, measureCoverage, measureLikeness } from './answer.matching.ts';
import type { Candidate } from './passage.search.service.ts';
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

const NEXT_SENTENCE = 0.85;
/** BM25: how soon further mentions of a word count less, and how much a long passage counts against itself. */
const SATURATION = 1.2;
const LENGTH = 0.5;
const USUAL_LENGTH = 60;
const HEADING_MENTIONS = 2;

/** How much each property of a passage counts, fitted to the questions of bench/chat. */
const WEIGHT = {
  mentions: 0.38,
  coverage: 0.17,
  heading: 0.13,
  title: 0.05,
  likeness: 0.5,
  rank: 0.73,
  topic: 0.34,
};
/** Pages say what the product does; articles and case studies mention it in passing. */
const HANDICAP = { PAGE: 0, ARTICLE: 0.15, CASE_STUDY: 0.15, DOCUMENT: 0, UPDATE: 0, QUESTION: 0, EVENT: 0 };
/** Passages that a page is taken to have beside those that match, so that a single one does not make a topic. */
const TOPIC_PASSAGES = 2;

/** The candidates in the order in which they answer the question. */
export function rankPassages(question: Question, candidates: readonly Candidate[]): RankedPassage[] {
  const best = Math.max(...candidates.map(({ rank }) => rank), 0.001);
  const topics = measureTopics(candidates);
  return candidates
    .map((candidate) =>
      score(question, candidate, { rank: candidate.rank / best, topic: topics.get(candidate.path)! / best }),
    )
    .toSorted((a, b) => b.score - a.score);
}

/** How much the passages of each page have to do with the question, on average. */
function measureTopics(candidates: readonly Candidate[]): Map<string, number> {
  const topics = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { path, rank } of candidates) {
    topics.set(path, (topics.get(path) ?? 0) + rank);
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  for (const [path, sum] of topics) topics.set(path, sum / (counts.get(path)! + TOPIC_PASSAGES));
  return topics;
}

function score(
  { terms }: Question,
  candidate: Candidate,
  { rank, topic }: { rank: number; topic: number },
): RankedPassage {
  const sentences = candidate.sentenceWords.map((words) => new Set(words));
  const heading = new Set(candidate.headingWords);
  const title = new Set(candidate.titleWords);
  const near = sentences.map((words, at) => measureNear(terms, words, sentences[at + 1]));
  const answer = Math.max(0, near.indexOf(Math.max(...near)));
  const coverage = measureCoverage(terms, new Set([...candidate.sentenceWords.flat(), ...heading, ...title]));
  const likeness = Math.max(
    ...candidate.sentences.map((text, at) => (text.endsWith('?') ? measureLikeness(terms, sentences[at]!) : 0)),
    candidate.heading.endsWith('?') ? measureLikeness(terms, heading) : 0,
  );
  return {
    ...candidate,
    coverage,
    answer,
    answerCoverage: near[answer] ?? 0,
    likeness,
    score:
      WEIGHT.mentions * measureMentions(terms, sentences, heading) +
      WEIGHT.coverage * coverage +
      WEIGHT.heading * measureCoverage(terms, heading) +
      WEIGHT.title * measureCoverage(terms, title) +
      WEIGHT.likeness * likeness +
      WEIGHT.rank * rank +
      WEIGHT.topic * topic -
      HANDICAP[candidate.kind],
  };
}

/** A sentence may answer together with the next one. */
function measureNear(
  terms: readonly Term[],
  words: ReadonlySet<string>,
  next: ReadonlySet<string> | undefined,
): number {
  const own = measureCoverage(terms, words);
  return Math.max(own, next ? NEXT_SENTENCE * measureCoverage(terms, new Set([...words, ...next])) : 0);
}

/** BM25 over sentences, as a share of the most that is possible: each sentence mentions a term once. */
function measureMentions(
  terms: readonly Term[],
  sentences: readonly ReadonlySet<string>[],
  heading: ReadonlySet<string>,
): number {
  const length = sentences.reduce((sum, words) => sum + words.size, 0);
  const norm = SATURATION * (1 - LENGTH + (LENGTH * length) / USUAL_LENGTH);
  let sum = 0;
  let most = 0;
  for (const term of terms) {
    const mentions =
      sentences.reduce((count, words) => count + matchTerm(term, words), 0) +
      HEADING_MENTIONS * matchTerm(term, heading);
    sum += (term.weight * mentions * (SATURATION + 1)) / (mentions + norm);
    most += term.weight * (SATURATION + 1);
  }
  return most === 0 ? 0 : sum / most;
}
