import type { MeasuredPassage } from './answer.features.ts';
import type { RankedPassage } from './answer.rank.ts';
import type { ChatRefusal } from './chat.entity.ts';
import type { Question, Term } from './questions/question.types.ts';
import { matchTerm, sumWeights, weighFeatures } from './answer.match.ts';
import { isOfField, rateWord } from './questions/question.words.ts';

/** The evidence for and against an answer: of the best passage, and of the question. */
export interface EvidenceFeatures {
  coverage: number;
  expectedCoverage: number;
  expectedKind: number;
  expectedNext: number;
  spelling: number;
  /** The highest similarity to a known question among the best three passages. */
  nearest: number;
  score: number;
  /** The weight of the heaviest word that the best passage and its known questions lack, less in long questions. */
  missing: number;
  /** The same for questions about what the product can do: the missing word is often the very thing. */
  missingThing: number;
  /** The weight of all words that the best passage and its known questions lack. */
  missingAll: number;
  /** The weighted share of subject terms that appear nowhere on the site. */
  unknown: number;
  /** 1 if a subject term appears nowhere on the site. */
  isUnknown: number;
  /** The weighted share of terms whose spelling was corrected to match the site. */
  corrected: number;
  /** 1 if the question contains a name that the site does not mention. */
  unknownName: number;
  /** The weighted share of names that the best passage does not mention. */
  missingNames: number;
  /** Similarity to a known question that the site does not answer. */
  declined: number;
  /** 1 if the question concerns the visitor personally. */
  isPersonal: number;
}

type EvidenceWeights = EvidenceFeatures & { constant: number };

/**
 * Two logistic models: for passages with known questions, and for plain ones, such as those of new articles and of the
 * portal. `npm run bench:chat-weights` fits them to the questions of bench/chat. The constants include thresholds of
 * -0.45 and -0.75, chosen by cross-validation.
 */
const EVIDENCE: Record<'known' | 'plain', EvidenceWeights> = {
  known: {
    constant: -0.29,
    coverage: 0.72,
    expectedCoverage: -0.04,
    expectedKind: 0.92,
    expectedNext: 0.95,
    spelling: 3.54,
    declined: -5.85,
    nearest: 1.32,
    score: 0.75,
    missing: -2.4,
    missingThing: -2.14,
    missingAll: 3.1,
    isPersonal: -1.74,
    unknown: -2.13,
    isUnknown: -0.82,
    corrected: -2.09,
    unknownName: -0.98,
    missingNames: -3.49,
  },
  plain: {
    constant: -1.36,
    coverage: 1.95,
    expectedCoverage: 0,
    expectedKind: 0,
    expectedNext: 0,
    spelling: 0,
    declined: -5.58,
    nearest: 0,
    score: 2.9,
    missing: -1.63,
    missingThing: -1.88,
    missingAll: 3.38,
    isPersonal: -1.64,
    unknown: -2.25,
    isUnknown: -1.14,
    corrected: -2.89,
    unknownName: -0.74,
    missingNames: -2.96,
  },
};
/** From this similarity on, the passage contains the question itself, and the text after it is the answer. */
const LIKE = 0.55;
/** From this match on, a name counts as present. Synonyms of the name reach it. */
const PRESENT = 0.6;

const SITE: ReadonlySet<string> = new Set(['PAGE', 'ARTICLE', 'CASE_STUDY']);
const MONEY =
  /\b(prices?|pricing|costs?|fees?|discounts?|subscription (fee|price|cost)s?|revenue|profit|valuation|salary|dividends?|refunds?|surcharges?|taxes|financing|payment plans?|instal?ments|(hourly|daily|interest) rates?|dollars?|usd|euros?)\b|\b(how much|what)\b.{0,40}\b(pay|paid|spend|spent)\b|[$€]/i;
const COMPARISON = /\b(cheaper|versus|vs|compared|instead of)\b/i;
const AMOUNT = /[$€£]\s?\d|\d\s?(dollars|usd|euros?|percent off)/i;
const NAME_ASKED =
  /^(who('s| is| are| was| were| founded| invested| owns| leads| runs| won| made| designed| wrote| trained| developed)|what('s| is| was| are) the names?)\b|\b(names? of|last name|home address|reach (him|her)|name (two|three|four|five|some))\b|^which \w+ ((are|is) your|(have |has )?(bought|purchased|signed))\b/i;
const PERSON_ASKED =
  /^who('s| is| are| was| will be) (your|our|the (head|chair|ceo|cfo|cto|president|owner))\b(?!.* for\?*$)/i;
/** A first name and a last name. */
const PERSON = /\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b/u;
const TIME_ASKED = /^what time\b|\b(office|opening) hours\b/i;
const TIME = /\d ?(am|pm|a\.m\.|p\.m\.)\b|\d:\d\d|o'clock/i;
const DATE_ASKED = /^(on|in) which (date|day|month|year)\b|^when (will|is|are|was|were|did|does)\b|^what date\b/i;
const DATE =
  /\d|\b(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;
const NUMBER_ASKED =
  /^how many (employees|customers|clients|offices|investors|installations|sites|patents)\b|^how many\b.*\b(do|does|did) (you|the company|your \w+) (have|own|make|sell)\b|\bhow (many|much)\b.*\b(company (have|employ)|(do|have) you (hold|carry|own|employ|sold)|sold|kilowatts?|watts)\b|\bhow many (kilo)?watts\b/i;
const COUNT_ASKED =
  /\bhow many\b|\b(what|which) percentage\b|\bpercentage of\b|\b(uptime|failure) (rate|percentage)\b|\b(maximum|minimum) (number|amount|size)\b/i;
const COUNT =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozen|hundred|thousand|once|twice|number|depends)\b/i;
const CALL_ASKED = /\b(phone|telephone|fax|mobile|account) number\b/i;
const ADVICE =
  /^(should|can|may|could|would|will|must) (i|we|my|our)\b.*\b(buy|sell|sue|fire|invest|divorce|win|hire|shares?|stocks?|lawsuit|court)\b|\b(lawsuit|legally (valid|binding)|enforceable|guarantee)\b|^(can|could|will|would|may|must|are|is|should|do|does) .*\b(court|judge|fined|lawyer|attorney|lawsuit|a crime|appeal)\b|^how do i appeal\b|\bgood time to (buy|sell|invest)\b|\bipo\b/i;
const HARM =
  /\bhow (can|do|could|would) (i|we|one) (hack|bypass|forge|jam|crack|steal|break into)\b|\b(make|write|create|build) (me )?(some |a )?(malware|ransomware|virus|exploit)\b/i;
const COMMAND =
  /^(please )?(ignore|pretend|repeat|write|compose|translate|recommend|tell me (a|the)|forget|act as|roleplay|output|print|reveal|solve|sing|you must|show me the (documents?|questions?|passwords?|source))\b|\bsystem prompt\b|\d (times|plus|minus|divided by) \d|\b(which|what|who) is better\b/i;

/** Why the site does not answer the question. Null if the best passage answers it. */
export function findRefusal(question: Question, passages: readonly RankedPassage[]): ChatRefusal | null {
  const fixed = findFixedRefusal(question, passages);
  if (fixed || isAsked(passages)) return fixed;
  const weights = passages[0]!.features.isPlain ? EVIDENCE.plain : EVIDENCE.known;
  return weights.constant + weighFeatures(measureEvidence(question, passages), weights) < 0 ? 'NO_EVIDENCE' : null;
}

const isAsked = ([best]: readonly MeasuredPassage[]): boolean => (best?.features.likeness ?? 0) >= LIKE;

/** Refuses questions that no passage can answer, and questions for a fact that the best passage does not contain. */
export function findFixedRefusal({ text }: Question, passages: readonly MeasuredPassage[]): ChatRefusal | null {
  const asked = text.trim();
  const [best] = passages;
  if (!best || COMMAND.test(asked) || HARM.test(asked)) return 'NO_EVIDENCE';
  if (isAsked(passages)) return null;
  return ADVICE.test(asked) ? 'NOT_OURS_TO_DECIDE' : findMissingFact(asked, best);
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
const THING_ASKED = /^(can|could|does|do|is (there|it)|are there|will|would|has|have|where can|which|what)\b/i;
const PERSONAL = /\bmy\b|\b(can|do|should|must|may|am|how can|how do|where can|where do) I\b/i;

export function measureEvidence(question: Question, passages: readonly RankedPassage[]): EvidenceFeatures {
  const { text, terms, declined } = question;
  const { features, score } = passages[0]!;
  const { coverage, expectedCoverage, expectedKind, expectedNext, spelling } = features;
  const words = listWords(passages[0]!);
  const subject = terms.filter((term) => rateWord(term.text) > SUBJECT);
  const gaps = subject.map((term) => (term.weight * (1 - matchTerm(term, words))) / HEAVIEST);
  const missing = Math.max(0, ...gaps);
  const length = Math.max(1, terms.filter((term) => isOfField(term.text)).length);
  return {
    coverage,
    expectedCoverage,
    expectedKind,
    expectedNext,
    spelling,
    declined,
    nearest: Math.max(...passages.slice(0, 3).map(({ features }) => features.expected)),
    score: score / USUAL_SCORE,
    missing: missing / Math.sqrt(length),
    missingThing: THING_ASKED.test(text.trim()) ? missing : 0,
    missingAll: gaps.reduce((sum, gap) => sum + gap, 0) / 3,
    isPersonal: PERSONAL.test(text) ? 1 : 0,
    ...measureUnknown(question, words),
  };
}

/** The words and names of a question that the site, or its best passage, does not contain. */
function measureUnknown({ terms, corrections }: Question, words: ReadonlySet<string>) {
  const all = sumWeights(terms);
  const share = (isDoubtful: (term: Term) => boolean) => sumWeights(terms.filter(isDoubtful)) / all;
  const isUnknown = ({ text, passages }: Term) => passages === 0 && isOfField(text);
  return {
    unknown: share(isUnknown),
    isUnknown: terms.some(isUnknown) ? 1 : 0,
    corrected: share(({ text, passages }) => passages > 0 && corrections.some(({ typed }) => typed === text)),
    unknownName: terms.some(({ isUnknownName }) => isUnknownName) ? 1 : 0,
    missingNames: share((term) => term.isName && matchTerm(term, words) < PRESENT),
  };
}

/** Checks that the passage contains a price, name, date or number if the question requests one. */
function findMissingFact(asked: string, best: MeasuredPassage): ChatRefusal | null {
  const near = best.sentences.slice(best.answer, best.answer + 2).join(' ');
  // The site states no prices. Investor documents contain many amounts, so the check for amounts does not apply to
  // them.
  if (SITE.has(best.kind) && MONEY.test(asked) && !COMPARISON.test(asked) && !AMOUNT.test(near)) return 'NO_AMOUNT';
  if (NAME_ASKED.test(asked) && best.answerCoverage < 0.9) return 'NO_NAME';
  if (PERSON_ASKED.test(asked) && !PERSON.test(near)) return 'NO_NAME';
  if (TIME_ASKED.test(asked) && !TIME.test(near)) return 'NO_DATE';
  if (DATE_ASKED.test(asked) && !DATE.test(near)) return 'NO_DATE';
  if (NUMBER_ASKED.test(asked) && (!/\d/.test(near) || best.answerCoverage < 0.9)) return 'NO_NUMBER';
  if (COUNT_ASKED.test(asked) && !COUNT.test(best.sentences.join(' '))) return 'NO_NUMBER';
  return CALL_ASKED.test(asked) && !/\d{3}/.test(near) ? 'NO_NUMBER' : null;
}
