import type { RankedPassage } from './answer.ranking.ts';
import type { ChatRefusal } from './chat.entity.ts';
import type { Question } from './question.analysis.service.ts';
import { sumWeights } from './answer.matching.ts';
import { isOfField } from './question.words.ts';

/**
 * How much of the question the passage must hold, by weight of its words. A likeness to a question that the site asks
 * itself lowers it, and words that stand nowhere on the site, or only with another spelling, raise it. Fitted to the questions of bench/chat.
 */
const EVIDENCE = { least: 0.34, likeness: 2, unknown: 3, corrected: 0.7 };
/** A question of the site that is so much like the one asked is answered by what follows it. */
const LIKE = 0.55;

const SITE: ReadonlySet<string> = new Set(['PAGE', 'ARTICLE', 'CASE_STUDY']);
const MONEY =
  /\b(prices?|pricing|costs?|fees?|pay|paid|discounts?|subscription|revenue|valuation|salary|dividends?|(hourly|daily|interest) rates?|dollars?|usd|euros?)\b|[$€]/i;
const AMOUNT = /[$€£]\s?\d|\d\s?(dollars|usd|euros?|percent off)/i;
const NAME_ASKED =
  /^(who('s| is| are| was| were| founded| invested| owns| leads| runs| won| made)|what('s| is| was| are) the names?)\b|\bnames? of\b|^which \w+ ((are|is) your|(have |has )?(bought|purchased|signed))\b/i;
const DATE_ASKED = /^when (will|is|are|was|were|did|does)\b|^what (time|date)\b|\b(office|opening) hours\b/i;
const DATE =
  /\d|\b(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;
const NUMBER_ASKED = /^how many (employees|customers|clients|offices|investors|installations|sites)\b/i;
const COUNT_ASKED = /\bhow many\b/i;
const COUNT =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozen|hundred|thousand|once|twice|number|depends)\b/i;
const CALL_ASKED = /\b(phone|telephone|fax|mobile|account) number\b/i;
const ADVICE =
  /^(should|can|may|could|would|will|must) (i|we|my|our)\b.*\b(buy|sell|sue|fire|invest|divorce|win|hire|shares?|stocks?|lawsuit|court)\b|\b(lawsuit|legally (valid|binding)|guarantee)\b|\bipo\b/i;
const COMMAND =
  /^(please )?(ignore|pretend|repeat|write|compose|translate|recommend|tell me a|forget|act as|roleplay|output)\b|\bsystem prompt\b/i;

/** Why the site does not answer the question; null where the best passage answers it. */
export function findRefusal(question: Question, [best]: readonly RankedPassage[]): ChatRefusal | null {
  const asked = question.text.trim();
  if (!best || COMMAND.test(asked)) return 'NO_EVIDENCE';
  if (best.likeness >= LIKE) return null;
  if (ADVICE.test(asked)) return 'NOT_OURS_TO_DECIDE';
  const isElsewhere = question.terms.some(({ isUnknownName }) => isUnknownName);
  const isWeak = isElsewhere || measureEvidence(question, best) < EVIDENCE.least;
  return findMissingFact(asked, best) ?? (isWeak ? 'NO_EVIDENCE' : null);
}

function measureEvidence({ terms, corrections }: Question, { coverage, likeness }: RankedPassage): number {
  const all = sumWeights(terms);
  const doubt = terms.reduce((sum, { text, weight, passages }) => {
    if (passages === 0) return isOfField(text) ? sum + EVIDENCE.unknown * weight : sum;
    return corrections.some(({ typed }) => typed === text) ? sum + EVIDENCE.corrected * weight : sum;
  }, 0);
  return coverage + EVIDENCE.likeness * likeness - doubt / all;
}

/** A question for a price, a name, a date or a number is answered only by a passage that holds one. */
function findMissingFact(asked: string, best: RankedPassage): ChatRefusal | null {
  const near = best.sentences.slice(best.answer, best.answer + 2).join(' ');
  // The site states no prices. Investor documents are full of amounts, so words about money say nothing there.
  if (SITE.has(best.kind) && MONEY.test(asked) && !AMOUNT.test(near)) return 'NO_AMOUNT';
  if (NAME_ASKED.test(asked) && best.answerCoverage < 0.9) return 'NO_NAME';
  if (DATE_ASKED.test(asked) && !DATE.test(near)) return 'NO_DATE';
  if (NUMBER_ASKED.test(asked) && (!/\d/.test(near) || best.answerCoverage < 0.9)) return 'NO_NUMBER';
  if (COUNT_ASKED.test(asked) && !COUNT.test(best.sentences.join(' '))) return 'NO_NUMBER';
  return CALL_ASKED.test(asked) && !/\d{3}/.test(near) ? 'NO_NUMBER' : null;
}
