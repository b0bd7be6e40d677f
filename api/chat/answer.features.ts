import { measureExpected } from './answer.expected.ts';
import { matchTerm, measureCoverage, measureLikeness, weighMatches } from './answer.match.ts';
import type { Candidate } from './passages/passage.search.service.ts';
import type { Question, Term } from './questions/question.types.ts';

/** The evidence that a passage answers the question; each feature is from 0 to 1. */
export interface PassageFeatures {
  /** The BM25 score, counted over sentences. */
  mentions: number;
  /** The weighted share of the question's terms that the passage contains. */
  coverage: number;
  /** The weighted share of the question's terms that the best sentence contains. */
  sentence: number;
  heading: number;
  /** Similarity to a question in the passage or its heading. */
  likeness: number;
  /** The weighted share of the question's terms that the passage's known questions contain together. */
  expectedCoverage: number;
  /** Similarity of words to the nearest known question of the passage. */
  expected: number;
  /** Similarity of words to the second nearest known question. */
  expectedNext: number;
  /** Similarity of words to the nearest known question that requests the same kind of thing, such as a person. */
  expectedKind: number;
  /** Similarity of spelling to the nearest known question. */
  spelling: number;
  /** The similarity of words, relative to the best candidate's. */
  expectedShare: number;
  /** The highest similarity of words of the page's candidates. */
  pageExpected: number;
  /** 1 if the passage has no known questions, else 0. */
  isPlain: number;
  /** The rank from PostgreSQL, relative to the best candidate. */
  rank: number;
  /** How closely the whole page relates to the question, relative to the best candidate's rank. */
  topic: number;
  /** Product pages describe what the product does; articles and case studies only mention it. */
  isMentioned: number;
  /** The weighted share of the terms that the passage or one of its known questions contains. */
  joint: number;
  /** The weighted share of the terms that the page's candidates contain together. */
  pageCoverage: number;
  /** The highest rank from PostgreSQL of the page's candidates, relative to the best candidate. */
  pageRank: number;
  /** The similarity of spelling, relative to the best candidate's. */
  spellingShare: number;
  /** Similarity of meaning to the text of the passage; this and the next two compare word vectors. */
  meaning: number;
  /** Similarity of meaning to the nearest sentence. */
  meaningSentence: number;
  /** The average similarity of the question's words to the nearest words of the passage. */
  meaningWords: number;
}

export interface MeasuredPassage extends Candidate {
  features: PassageFeatures;
  /** How well the passage contains each term of the question. */
  matches: number[];
  /** The index of the sentence that matches best. */
  answer: number;
  /** The weighted share of the question's terms that this sentence and the next one contain. */
  answerCoverage: number;
}

const NEXT_SENTENCE = 0.85;
/** BM25 parameters: how soon repeated mentions of a word stop counting, and how much long passages are penalized. */
const SATURATION = 1.2;
const LENGTH = 0.5;
const USUAL_LENGTH = 60;
const HEADING_MENTIONS = 2;
/** A number of passages that is added to those that match, so that a single passage does not make a topic. */
const TOPIC_PASSAGES = 2;

export function measurePassages(question: Question, candidates: readonly Candidate[]): MeasuredPassage[] {
  const best = Math.max(...candidates.map(({ rank }) => rank), 0.001);
  const topics = measureTopics(candidates);
  const measured = candidates.map((candidate) =>
    measurePassage(question, candidate, { rank: candidate.rank / best, topic: topics.get(candidate.path)! / best }),
  );
  return addComparisons(question, measured);
}

/** What the candidates of a page have in common. */
interface PageFeatures {
  expected: number;
  rank: number;
  matches: number[];
}

/** Adds the features that depend on the other candidates. */
function addComparisons({ terms }: Question, passages: readonly MeasuredPassage[]): MeasuredPassage[] {
  const pages = new Map<string, PageFeatures>();
  for (const { path, features, matches } of passages) {
    const { expected, rank, matches: others } = pages.get(path) ?? { expected: 0, rank: 0, matches: [] };
    pages.set(path, {
      expected: Math.max(expected, features.expected),
      rank: Math.max(rank, features.rank),
      matches: matches.map((match, at) => Math.max(match, others[at] ?? 0)),
    });
  }
  const best = Math.max(0.001, ...[...pages.values()].map(({ expected }) => expected));
  const spelling = Math.max(0.001, ...passages.map(({ features }) => features.spelling));
  return passages.map((passage) => {
    const page = pages.get(passage.path)!;
    const features = {
      ...passage.features,
      expectedShare: passage.features.expected / best,
      pageExpected: page.expected,
      pageCoverage: weighMatches(terms, page.matches),
      pageRank: page.rank,
      spellingShare: passage.features.spelling / spelling,
    };
    return { ...passage, features };
  });
}

/** The rank of each page: the smoothed average of its passages' ranks. */
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

/** The features that depend on the other candidates, before they are known. */
const NOT_COMPARED = { expectedShare: 0, pageExpected: 0, pageCoverage: 0, pageRank: 0, spellingShare: 0 };

function measurePassage(
  question: Question,
  candidate: Candidate,
  { rank, topic }: { rank: number; topic: number },
): MeasuredPassage {
  const { terms } = question;
  const sentences = candidate.sentenceWords.map((words) => new Set(words));
  const heading = new Set(candidate.headingWords);
  const title = new Set(candidate.titleWords);
  const near = sentences.map((words, at) => measureNear(terms, words, sentences[at + 1]));
  const answer = Math.max(0, near.indexOf(Math.max(...near)));
  const likeness = Math.max(
    ...candidate.sentences.map((text, at) => (text.endsWith('?') ? measureLikeness(terms, sentences[at]!) : 0)),
    candidate.heading.endsWith('?') ? measureLikeness(terms, heading) : 0,
  );
  const own = new Set([...candidate.sentenceWords.flat(), ...heading]);
  const matches = terms.map((term) => matchTerm(term, own));
  const features = {
    mentions: measureMentions(terms, sentences, heading),
    coverage: measureCoverage(terms, new Set([...candidate.sentenceWords.flat(), ...heading, ...title])),
    sentence: Math.max(0, ...sentences.map((words) => measureCoverage(terms, words))),
    heading: measureCoverage(terms, heading),
    likeness,
    expectedCoverage: measureCoverage(terms, new Set(candidate.questionWords.flat())),
    ...measureExpected(question, candidate),
    ...NOT_COMPARED,
    isPlain: candidate.questions.length === 0 ? 1 : 0,
    rank,
    topic,
    isMentioned: candidate.kind === 'ARTICLE' || candidate.kind === 'CASE_STUDY' ? 1 : 0,
    joint: measureJoint(terms, matches, candidate.questionWords),
    ...question.compareMeaning(candidate),
  };
  return { ...candidate, features, matches, answer, answerCoverage: near[answer] ?? 0 };
}

/** The coverage by a passage and its known questions together. */
function measureJoint(terms: readonly Term[], matches: readonly number[], questionWords: readonly string[][]): number {
  const questions = questionWords.map((words) => new Set(words));
  const joint = terms.map((term, at) => Math.max(matches[at]!, ...questions.map((words) => matchTerm(term, words))));
  return weighMatches(terms, joint);
}

/** The coverage of a sentence, alone or together with the next one. */
function measureNear(
  terms: readonly Term[],
  words: ReadonlySet<string>,
  next: ReadonlySet<string> | undefined,
): number {
  const own = measureCoverage(terms, words);
  return Math.max(own, next ? NEXT_SENTENCE * measureCoverage(terms, new Set([...words, ...next])) : 0);
}

/**
 * BM25 over sentences, relative to the highest possible score. Each sentence counts as one mention of a term at most.
 */
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
