import type { RankedPassage } from './answer.ranking.ts';
import type { ChatRefusal } from './chat.entity.ts';
import type { Question } from './question.analysis.service.ts';

/** The passage must hold so much of the question, by weight of its words; its best sentence so much. */
const COVERAGE = 0.53;
const SENTENCE = 0.3;
/** A question of the site that is so much like the one asked is answered by what follows it. */
const LIKE = 0.55;

const MONEY =
  /\b(prices?|pricing|costs?|fees?|pay|paid|discounts?|subscription|revenue|valuation|salary|dollars?|usd|euros?)\b|[$€]/i;
const AMOUNT = /[$€£]\s?\d|\d\s?(dollars|usd|euros?|percent off)/i;
const NAME_ASKED =
  /^(who('s| is| are| was| were| founded| invested| owns| leads| runs| won| made)|what('s| is| was| are) the names?)\b|\bnames? of\b|^which \w+ (are|is) your (customers?|clients?)/i;
const DATE_ASKED = /^when (will|is|are|was|were|did|does)\b|^what (time|date)\b|\b(office|opening) hours\b/i;
const DATE =
  /\d|\b(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;
const NUMBER_ASKED = /^how many (employees|customers|clients|offices|investors|installations|sites)\b/i;
const CALL_ASKED = /\b(phone|telephone|fax|mobile|account) number\b/i;
const ADVICE =
  /^(should|can|may|could|would|will|must) (i|we|my|our)\b.*\b(buy|sell|sue|fire|invest|divorce|win|hire|shares?|stocks?|lawsuit|court)\b|\b(lawsuit|legally (valid|binding)|guarantee)\b|\bipo\b/i;
const COMMAND =
  /^(please )?(ignore|pretend|repeat|write|compose|translate|forget|act as|roleplay|output)\b|\bsystem prompt\b/i;

/** Why the site does not answer the question; null where the best passage answers it. */
export function findRefusal({ text, terms }: Question, [best]: readonly RankedPassage[]): ChatRefusal | null {
  const asked = text.trim();
  if (!best || COMMAND.test(asked)) return 'NO_EVIDENCE';
  if (best.likeness >= LIKE) return null;
  if (ADVICE.test(asked)) return 'NOT_OURS_TO_DECIDE';
  const isElsewhere = terms.some(({ isUnknownName }) => isUnknownName);
  const isWeak = isElsewhere || best.coverage < COVERAGE || best.answerCoverage < SENTENCE;
  return findMissingFact(asked, best) ?? (isWeak ? 'NO_EVIDENCE' : null);
}

/** A question for a price, a name, a date or a number is answered only by a passage that holds one. */
function findMissingFact(asked: string, best: RankedPassage): ChatRefusal | null {
  const near = best.sentences.slice(best.answer, best.answer + 2).join(' ');
  if (MONEY.test(asked) && !AMOUNT.test(near)) return 'NO_AMOUNT';
  if (NAME_ASKED.test(asked) && best.answerCoverage < 0.9) return 'NO_NAME';
  if (DATE_ASKED.test(asked) && !DATE.test(near)) return 'NO_DATE';
  if (NUMBER_ASKED.test(asked) && (!/\d/.test(near) || best.answerCoverage < 0.9)) return 'NO_NUMBER';
  return CALL_ASKED.test(asked) && !/\d{3}/.test(near) ? 'NO_NUMBER' : null;
}
