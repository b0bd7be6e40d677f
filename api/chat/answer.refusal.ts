import { findMissingFact, isNoQuestion, isOnSite } from './answer.facts.ts';
import type { MeasuredPassage } from './answer.features.ts';
import type { RankedPassage } from './answer.rank.ts';
import type { ChatRefusal } from './chat.type.ts';
import type { Question, Term } from './questions/question.types.ts';
import { matchTerm, sumWeights, weighFeatures } from './answer.match.ts';
import { isOfField, rateWord } from './questions/question.words.ts';

/** The evidence for and against an answer: of the best passage, and of the question. */
export interface EvidenceFeatures {
  coverage: number;
  expectedKind: number;
  expectedNext: number;
  spelling: number;
  score: number;
  meaningSentence: number;
  /** The weight of the heaviest word that the best passage and its known questions lack, less in long questions. */
  missing: number;
  /** The same for questions about what the product can do: the missing word is often the very thing. */
  missingThing: number;
  /** The weighted share of subject terms that appear nowhere on the site. */
  unknown: number;
  /** The weighted share of terms whose spelling was corrected to match the site. */
  corrected: number;
  /** The weighted share of names that the best passage does not mention. */
  missingNames: number;
  /** 1 if the question requests advice, or a price, name, date or number that the best passage does not contain. */
  missingFact: number;
  /** Similarity to a known question without an answer. */
  declined: number;
  /** Above 0 if the words are more frequent in known questions without an answer than in those with one. */
  odds: number;
}

type EvidenceWeights = EvidenceFeatures & { constant: number };

/**
 * Two logistic models: for passages with known questions, and for plain ones, such as those of new articles and of the
 * portal. `npm run bench:chat-weights` fits them to known questions with and without an answer. The constants include a
 * threshold of -1.2. By cross-validation, it is the highest with which 90 % of the right passages are shown, and 90 % of
 * the other questions refused.
 */
const EVIDENCE: Record<'known' | 'plain', EvidenceWeights> = {
  known: {
    constant: 1.26,
    coverage: -0.04,
    expectedKind: 0.96,
    expectedNext: 0.2,
    spelling: 1,
    score: 1.01,
    meaningSentence: 0.24,
    missing: -1.13,
    missingThing: -0.72,
    unknown: -4.3,
    corrected: -2.74,
    missingNames: -2.44,
    missingFact: -1.41,
    declined: -3.17,
    odds: -3.26,
  },
  plain: {
    constant: 1.17,
    coverage: -1.66,
    expectedKind: 0,
    expectedNext: 0,
    spelling: 0,
    score: 3.17,
    meaningSentence: 0.2,
    missing: -1.9,
    missingThing: -0.9,
    unknown: -3.9,
    corrected: -2.44,
    missingNames: -2.81,
    missingFact: 0,
    declined: -6.03,
    odds: -1.42,
  },
};
/** From this similarity on, the passage contains the question itself, and the text after it is the answer. */
const LIKE = 0.55;
/** From this similarity of spelling on, the question is one of the passage's known questions. */
const SAME = 0.85;
/** From this match on, a name counts as present. Synonyms of the name reach it. */
const PRESENT = 0.6;

/** Why the site does not answer the question. Null if the best passage answers it. */
export function findRefusal(question: Question, passages: readonly RankedPassage[]): ChatRefusal | null {
  const [best] = passages;
  if (!best || isNoQuestion(question)) return 'NO_EVIDENCE';
  const isRefused = isCertainRefusal(question, passages) ?? hasLittleEvidence(question, best);
  return isRefused ? (findMissingFact(question, best) ?? 'NO_EVIDENCE') : null;
}

function hasLittleEvidence(question: Question, best: RankedPassage): boolean {
  const weights = best.features.isPlain ? EVIDENCE.plain : EVIDENCE.known;
  return weights.constant + weighFeatures(measureEvidence(question, best), weights) < 0;
}

/**
 * True if no passage can answer, false if the question itself belongs to the best passage, null if it depends on the
 * evidence. A plain passage must contain the price, name, date or number that the question requests.
 */
export function isCertainRefusal(question: Question, [best]: readonly MeasuredPassage[]): boolean | null {
  if (!best || isNoQuestion(question)) return true;
  const { likeness, spelling, isPlain } = best.features;
  if (likeness >= LIKE || spelling >= SAME) return false;
  return isPlain && findMissingFact(question, best) ? true : null;
}

const listWords = (passage: MeasuredPassage): ReadonlySet<string> =>
  new Set([
    ...[...passage.sentenceWords, ...passage.questionWords].flat(),
    ...passage.headingWords,
    ...passage.titleWords,
  ]);

/** The heaviest word weight, and a usual sum of features: they bring the evidence to a range of about 0 to 1. */
const HEAVIEST = 3.33;
const USUAL_SCORE = 10;
/** Words below this rating occur in questions of any subject. */
const SUBJECT = 0.3;
const THING_QUESTION = /^(can|could|does|do|is (there|it)|are there|will|would|has|have|where can|which|what)\b/i;

export function measureEvidence(question: Question, best: RankedPassage): EvidenceFeatures {
  const { text, terms } = question;
  const { coverage, expectedKind, expectedNext, spelling, meaningSentence } = best.features;
  const words = listWords(best);
  const subject = terms.filter((term) => rateWord(term.text) > SUBJECT);
  const missing = Math.max(0, ...subject.map((term) => (term.weight * (1 - matchTerm(term, words))) / HEAVIEST));
  const length = Math.max(1, terms.filter((term) => isOfField(term.text)).length);
  const declinedMatch = question.declined[isOnSite(best) ? 'site' : 'portal'];
  return {
    coverage,
    expectedKind,
    expectedNext,
    spelling,
    score: best.score / USUAL_SCORE,
    meaningSentence,
    missing: missing / Math.sqrt(length),
    missingThing: THING_QUESTION.test(text.trim()) ? missing : 0,
    ...measureUnknown(question, words),
    missingFact: findMissingFact(question, best) ? 1 : 0,
    declined: declinedMatch.similarity,
    odds: declinedMatch.odds,
  };
}

/** The words and names of a question that the site, or its best passage, does not contain. */
function measureUnknown({ terms, corrections }: Question, words: ReadonlySet<string>) {
  const all = sumWeights(terms);
  const share = (isDoubtful: (term: Term) => boolean) => sumWeights(terms.filter(isDoubtful)) / all;
  return {
    unknown: share(({ text, passages }) => passages === 0 && isOfField(text)),
    corrected: share(({ text, passages }) => passages > 0 && corrections.some(({ typed }) => typed === text)),
    missingNames: share((term) => term.isName && matchTerm(term, words) < PRESENT),
  };
}
