import type { MeasuredPassage } from './answer.features.ts';
import type { RankedPassage } from './answer.rank.ts';
import type { ChatRefusal } from './chat.entity.ts';
import type { Question, Term } from './questions/question.types.ts';
import { matchTerm, sumWeights, weighFeatures } from './answer.match.ts';
import { isOfField } from './questions/question.words.ts';

/** The evidence for and against an answer: of the best passage, and of the question. */
export interface EvidenceFeatures {
  coverage: number;
  answerCoverage: number;
  /** Similarity to a question on the site, or to a question that the passage is known to answer. */
  likeness: number;
  expectedCoverage: number;
  /** The weighted share of subject terms that appear nowhere on the site. */
  unknown: number;
  /** The weighted share of terms whose spelling was corrected to match the site. */
  corrected: number;
  /** 1 if the question contains a name that the site does not mention. */
  unknownName: number;
  /** The weighted share of names that the best passage does not mention. */
  missingNames: number;
  /** How well the best passage matches the rarest word of the question. */
  rarest: number;
}

/**
 * A logistic model. `npm run bench:chat-weights` fits it to the questions of bench/chat. The constant includes a
 * threshold of -0.7, chosen by cross-validation.
 */
const EVIDENCE: EvidenceFeatures & { constant: number } = {
  constant: -0.05,
  coverage: 1.25,
  answerCoverage: 0.49,
  likeness: 1.37,
  expectedCoverage: 0.96,
  unknown: -4.4,
  corrected: -3.34,
  unknownName: -1.89,
  missingNames: -3.05,
  rarest: 1.02,
};
/** From this similarity on, the passage contains the question itself, and the text after it is the answer. */
const LIKE = 0.55;
/** From this match on, a name counts as present. Synonyms of the name reach it. */
const PRESENT = 0.6;

const SITE: ReadonlySet<string> = new Set(['PAGE', 'ARTICLE', 'CASE_STUDY']);
const MONEY =
  /\b(prices?|pricing|costs?|fees?|pay|paid|discounts?|subscription|revenue|valuation|salary|dividends?|(hourly|daily|interest) rates?|dollars?|usd|euros?)\b|[$€]/i;
const COMPARISON = /\b(cheaper|versus|vs|compared|instead of)\b/i;
const AMOUNT = /[$€£]\s?\d|\d\s?(dollars|usd|euros?|percent off)/i;
const NAME_ASKED =
  /^(who('s| is| are| was| were| founded| invested| owns| leads| runs| won| made| designed| wrote| trained| developed)|what('s| is| was| are) the names?)\b|\b(names? of|last name|home address|reach (him|her)|name (two|three|four|five|some))\b|^which \w+ ((are|is) your|(have |has )?(bought|purchased|signed))\b/i;
const DATE_ASKED = /^when (will|is|are|was|were|did|does)\b|^what (time|date)\b|\b(office|opening) hours\b/i;
const DATE =
  /\d|\b(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;
const NUMBER_ASKED =
  /^how many (employees|customers|clients|offices|investors|installations|sites|patents)\b|\bhow (many|much)\b.*\b(company (have|employ)|(do|have) you (hold|carry|own|employ|sold)|sold|kilowatts?|watts)\b|\bhow many (kilo)?watts\b/i;
const COUNT_ASKED = /\bhow many\b|\b(maximum|minimum) (number|amount|size)\b/i;
const COUNT =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozen|hundred|thousand|once|twice|number|depends)\b/i;
const CALL_ASKED = /\b(phone|telephone|fax|mobile|account) number\b/i;
const ADVICE =
  /^(should|can|may|could|would|will|must) (i|we|my|our)\b.*\b(buy|sell|sue|fire|invest|divorce|win|hire|shares?|stocks?|lawsuit|court)\b|\b(lawsuit|legally (valid|binding)|guarantee)\b|\bipo\b/i;
const COMMAND =
  /^(please )?(ignore|pretend|repeat|write|compose|translate|recommend|tell me a|forget|act as|roleplay|output)\b|\bsystem prompt\b|\d (times|plus|minus|divided by) \d|\b(which|what|who) is better\b/i;

/** Why the site does not answer the question. Null if the best passage answers it. */
export function findRefusal(question: Question, passages: readonly RankedPassage[]): ChatRefusal | null {
  const fixed = findFixedRefusal(question, passages);
  if (fixed || isAsked(passages)) return fixed;
  return isWeak(measureEvidence(question, passages)) ? 'NO_EVIDENCE' : null;
}

const isAsked = ([best]: readonly MeasuredPassage[]): boolean => (best?.features.likeness ?? 0) >= LIKE;

/** Refuses questions that no passage can answer, and questions for a fact that the best passage does not contain. */
export function findFixedRefusal({ text }: Question, passages: readonly MeasuredPassage[]): ChatRefusal | null {
  const asked = text.trim();
  const [best] = passages;
  if (!best || COMMAND.test(asked)) return 'NO_EVIDENCE';
  if (isAsked(passages)) return null;
  return ADVICE.test(asked) ? 'NOT_OURS_TO_DECIDE' : findMissingFact(asked, best);
}

const listWords = (passage: MeasuredPassage): ReadonlySet<string> =>
  new Set([
    ...[...passage.sentenceWords, ...passage.questionWords].flat(),
    ...passage.headingWords,
    ...passage.titleWords,
  ]);

export function measureEvidence(
  { terms, corrections }: Question,
  passages: readonly RankedPassage[],
): EvidenceFeatures {
  const { features, answerCoverage } = passages[0]!;
  const words = listWords(passages[0]!);
  const rarest = terms.toSorted((a, b) => b.weight - a.weight)[0];
  const all = sumWeights(terms);
  const share = (isDoubtful: (term: Term) => boolean) => sumWeights(terms.filter(isDoubtful)) / all;
  return {
    coverage: features.coverage,
    answerCoverage,
    likeness: Math.max(features.likeness, features.expected),
    expectedCoverage: features.expectedCoverage,
    unknown: share(({ text, passages }) => passages === 0 && isOfField(text)),
    corrected: share(({ text, passages }) => passages > 0 && corrections.some(({ typed }) => typed === text)),
    unknownName: terms.some(({ isUnknownName }) => isUnknownName) ? 1 : 0,
    missingNames: share((term) => term.isName && matchTerm(term, words) < PRESENT),
    rarest: rarest ? matchTerm(rarest, words) : 0,
  };
}

const isWeak = (evidence: EvidenceFeatures): boolean => EVIDENCE.constant + weighFeatures(evidence, EVIDENCE) < 0;

/** Checks that the passage contains a price, name, date or number if the question requests one. */
function findMissingFact(asked: string, best: MeasuredPassage): ChatRefusal | null {
  const near = best.sentences.slice(best.answer, best.answer + 2).join(' ');
  // The site states no prices. Investor documents contain many amounts, so the check for amounts does not apply to
  // them.
  if (SITE.has(best.kind) && MONEY.test(asked) && !COMPARISON.test(asked) && !AMOUNT.test(near)) return 'NO_AMOUNT';
  if (NAME_ASKED.test(asked) && best.answerCoverage < 0.9) return 'NO_NAME';
  if (DATE_ASKED.test(asked) && !DATE.test(near)) return 'NO_DATE';
  if (NUMBER_ASKED.test(asked) && (!/\d/.test(near) || best.answerCoverage < 0.9)) return 'NO_NUMBER';
  if (COUNT_ASKED.test(asked) && !COUNT.test(best.sentences.join(' '))) return 'NO_NUMBER';
  return CALL_ASKED.test(asked) && !/\d{3}/.test(near) ? 'NO_NUMBER' : null;
}
