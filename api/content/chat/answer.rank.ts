import type { ChatRefusal } from './chat.type.ts';
import { findMissingFact, isNoQuestion, isOnSite } from './answer.facts.ts';
import type { KnownQuestions, Neighbor } from './known-questions.ts';
import type { Candidate } from './passages/passage.search.service.ts';
import type { WeightedWord } from './passages/passage.words.query.ts';
import { isSimilarWord } from '#api/platform/spelling.ts';
import { listWords } from './similarity.ts';

export interface RankedPassage extends Candidate {
  score: number;
}

/** How much the second nearest known question of a passage counts beside the nearest. */
const SECOND = 0.3;
/** How much the question's words in a passage count beside its known questions. */
const WORDS = 0.5;
/** How much the question's likeness to the title and URL of the page counts, so that a page answers for its subject. */
const SUBJECT = 1;
/** What a passage without known questions, such as that of a new article or of the portal, gets instead of them. */
const UNKNOWN = 0.3;

/** Sorts passages by their words, their subject and the similarity of the questions that they answer, best first. */
export function rankPassages(
  candidates: readonly Candidate[],
  { text, neighbors, known }: Pick<Question, 'text' | 'neighbors' | 'known'>,
): RankedPassage[] {
  const subjects = candidates.map(({ title, path }) => `${title} ${path.replace(/[/-]/g, ' ')}`);
  const likeness = known.compareEach(text, subjects);
  const similarities = new Map(neighbors.map(({ text, similarity }) => [text, similarity]));
  const rate = ({ questions, coverage, rank }: Candidate, at: number): number => {
    const [first = 0, second = 0] = questions.map((text) => similarities.get(text) ?? 0).toSorted((a, b) => b - a);
    const byQuestions = questions.length > 0 ? first + SECOND * second : UNKNOWN * coverage;
    return byQuestions + WORDS * (coverage + rank) + SUBJECT * likeness[at]!;
  };
  return candidates
    .map((candidate, at) => ({ ...candidate, score: rate(candidate, at) }))
    .toSorted((a, b) => b.score - a.score);
}

const VOTERS = 10;
/** A passage with a smaller share of the question's words does not vote. */
const COVERED = 0.5;
/** How much the best passage's own words count: more if it has no known questions that could vote for it. */
const OWN = { known: 0.3, unknown: 0.8 };
/** How much it counts against an answer that the requested price, name, date or number is missing. */
const MISSING_FACT = 0.2;
/** The share of the votes from which on the question is answered. */
const MAJORITY = 0.55;

/** A question, the words to search for, and the known questions that resemble it. */
export interface Question {
  text: string;
  words: WeightedWord[];
  neighbors: Neighbor[];
  known: KnownQuestions;
}

/** Why the passages do not answer the question. Null if the best one does. */
export function findRefusal(question: Question, [best]: readonly RankedPassage[]): ChatRefusal | null {
  const { text, words, neighbors, known } = question;
  if (!best || isNoQuestion(text)) return 'NO_EVIDENCE';
  const at = known.findBestSentence(text, best.sentences);
  const missingFact = findMissingFact(text.trim(), best, best.sentences.slice(at, at + 2).join(' '));
  const isUnknown = best.questions.length === 0;
  const coverage = isUnknown ? Math.max(best.coverage, measureSpelledCoverage(words, best)) : best.coverage;
  if (isUnknown && (missingFact || coverage < COVERED)) return missingFact ?? 'NO_EVIDENCE';
  const against = missingFact ? MISSING_FACT : 0;
  return countVotes({ ...best, coverage }, neighbors, against) < MAJORITY ? (missingFact ?? 'NO_EVIDENCE') : null;
}

/** The share of the question's words that a passage contains, if they are taken with their spelling errors. */
function measureSpelledCoverage(words: readonly WeightedWord[], { title, heading, sentences }: RankedPassage): number {
  const own = new Set(listWords([title, heading, ...sentences].join(' ')));
  const isContained = (word: string): boolean => {
    if (own.has(word) || word.length < 4 || /\d/.test(word)) return own.has(word);
    return [...own].some((other) => other[0] === word[0] && isSimilarWord(word, other));
  };
  const sum = (all: readonly WeightedWord[]) => all.reduce((sum, { weight }) => sum + weight, 0);
  const contained = words.filter(({ word }) => listWords(word).every(isContained));
  return words.length === 0 ? 0 : sum(contained) / sum(words);
}

/** From this share on, a passage that nobody knew when the questions were declined is taken to answer them. */
const ANSWERED_SINCE = 0.9;

/**
 * The share of the votes for an answer. The nearest known questions vote, and the best passage. What the site declined
 * says nothing about the portal, nor about an article that was written since and contains the question's words.
 */
function countVotes(best: RankedPassage, neighbors: readonly Neighbor[], against: number): number {
  const { coverage, questions } = best;
  const isNew = !isOnSite(best) || (questions.length === 0 && coverage >= ANSWERED_SINCE);
  const voters = neighbors.filter(({ outcome }) => !isNew || outcome === 'DECLINED_ANYWHERE').slice(0, VOTERS);
  const sum = (votes: readonly Neighbor[]) => votes.reduce((sum, { similarity }) => sum + similarity ** 3, 0);
  const own = coverage < COVERED ? 0 : coverage ** 3 * (questions.length > 0 ? OWN.known : OWN.unknown);
  const yes = own + sum(voters.filter(({ outcome }) => outcome === 'ANSWERED'));
  const all = own + sum(voters) + against;
  return all === 0 ? 0 : yes / all;
}
