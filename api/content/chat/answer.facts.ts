import type { ChatRefusal } from './chat.type.ts';
import type { Candidate } from './passages/passage.search.service.ts';

const MONEY =
  /\b(prices?|pricing|costs?|fees?|discounts?|subscription (fee|price|cost)s?|revenue|profit|valuation|salary|dividends?|refunds?|surcharges?|taxes|financing|payment plans?|instal?ments|(hourly|daily|interest) rates?|dollars?|usd|euros?)\b|\b(how much|what)\b.{0,40}\b(pay|paid|spend|spent)\b|[$€]/i;
const COMPARISON = /\b(cheaper|versus|vs|compared|instead of)\b/i;
const AMOUNT = /[$€£]\s?\d|\d\s?(dollars|usd|euros?|percent off)/i;
const NAME_QUESTION =
  /^(who('s| is| are| was| were| founded| invested| owns| leads| runs| won| made| designed| wrote| trained| developed)|what('s| is| was| are) the names?)\b|\b(names? of|last name|home address|reach (him|her)|name (two|three|four|five|some))\b|^which \w+ ((are|is) your|(have |has )?(bought|purchased|signed))\b/i;
const PERSON_QUESTION =
  /^who('s| is| are| was| will be) (your|our|the (head|chair|ceo|cfo|cto|president|owner))\b(?!.* for\?*$)/i;
/** A first name and a last name. */
const PERSON = /\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b/u;
const TIME_QUESTION = /^what time\b|\b(office|opening) hours\b/i;
const TIME = /\d ?(am|pm|a\.m\.|p\.m\.)\b|\d:\d\d|o'clock/i;
const DATE_QUESTION = /^(on|in) which (date|day|month|year)\b|^when (will|is|are|was|were|did|does)\b|^what date\b/i;
const DATE =
  /\d|\b(January|February|March|April|May|June|July|August|September|October|November|December|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;
const NUMBER_QUESTION =
  /^how many (employees|customers|clients|offices|investors|installations|sites|patents)\b|^how many\b.*\b(do|does|did) (you|the company|your \w+) (have|own|make|sell)\b|\bhow (many|much)\b.*\b(company (have|employ)|(do|have) you (hold|carry|own|employ|sold)|sold|kilowatts?|watts)\b|\bhow many (kilo)?watts\b/i;
const COUNT_QUESTION =
  /\bhow many\b|\b(what|which) percentage\b|\bpercentage of\b|\b(uptime|failure) (rate|percentage)\b|\b(maximum|minimum) (number|amount|size)\b/i;
const COUNT =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozen|hundred|thousand|once|twice|number|depends)\b/i;
const PHONE_QUESTION = /\b(phone|telephone|fax|mobile|account) number\b/i;
const ADVICE =
  /^(should|can|may|could|would|will|must) (i|we|my|our)\b.*\b(buy|sell|sue|fire|invest|divorce|win|hire|shares?|stocks?|lawsuit|court)\b|\b(lawsuit|legally (valid|binding)|enforceable|guarantee)\b|^(can|could|will|would|may|must|are|is|should|do|does) .*\b(court|judge|fined|lawyer|attorney|lawsuit|a crime|appeal)\b|^how do i appeal\b|\bgood time to (buy|sell|invest)\b|\bipo\b/i;
const HARM =
  /\bhow (can|do|could|would) (i|we|one) (hack|bypass|forge|jam|crack|steal|break into)\b|\b(make|write|create|build) (me )?(some |a )?(malware|ransomware|virus|exploit)\b/i;
const COMMAND =
  /^(please )?(ignore|pretend|repeat|write|compose|translate|recommend|tell me (a|the)|forget|act as|roleplay|output|print|reveal|solve|sing|you must|show me the (documents?|questions?|passwords?|source))\b|\bsystem prompt\b|\d (times|plus|minus|divided by) \d|\b(which|what|who) is better\b/i;

/** True for a command or a request for help with a crime, which no passage answers. */
export const isNoQuestion = (text: string): boolean => COMMAND.test(text.trim()) || HARM.test(text.trim());

const SITE: ReadonlySet<string> = new Set(['PAGE', 'ARTICLE', 'CASE_STUDY']);

/** True for a passage of a public page, false for one of the portal. */
export const isOnSite = ({ kind }: Candidate): boolean => SITE.has(kind);

/** From this share of the question's words on, a passage is taken to contain the name or number that it requests. */
const COVERED = 0.9;

/**
 * The reason why the passage may not answer: the question requests advice, or a price, name, date or number that is not
 * in the passage.
 *
 * @param near the sentence that matches best, and the next one
 */
export function findMissingFact(question: string, best: Candidate, near: string): ChatRefusal | null {
  if (ADVICE.test(question)) return 'NOT_OURS_TO_DECIDE';
  // The site states no prices. Investor documents contain many amounts, so the check for amounts does not apply to
  // them.
  if (isOnSite(best) && MONEY.test(question) && !COMPARISON.test(question) && !AMOUNT.test(near)) return 'NO_AMOUNT';
  if (NAME_QUESTION.test(question) && best.coverage < COVERED) return 'NO_NAME';
  if (PERSON_QUESTION.test(question) && !PERSON.test(near)) return 'NO_NAME';
  if (TIME_QUESTION.test(question) && !TIME.test(near)) return 'NO_DATE';
  if (DATE_QUESTION.test(question) && !DATE.test(near)) return 'NO_DATE';
  if (NUMBER_QUESTION.test(question) && (!/\d/.test(near) || best.coverage < COVERED)) return 'NO_NUMBER';
  if (COUNT_QUESTION.test(question) && !COUNT.test(best.sentences.join(' '))) return 'NO_NUMBER';
  return PHONE_QUESTION.test(question) && !/\d{3}/.test(near) ? 'NO_NUMBER' : null;
}
