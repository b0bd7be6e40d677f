import { type Expression, expressionBuilder } from 'kysely';

const WORD = String.raw`[\p{L}\p{M}\p{N}]+`;
const WORDS = new RegExp(WORD, 'gu');
/** A phrase, or signs without white space, each after a minus if the text before it has ended. */
const PHRASE_OR_TOKEN = new RegExp(String.raw`(?:(?<![^\s"])(-)(?="|${WORD}))?(?:"([^"]*)"|([^\s"]+))`, 'gu');
/** Soft hyphens, signs without width and directions of writing, which `search_text` removes too. */
const INVISIBLE = /[\p{Cf}\u034F\uFE00-\uFE0F]/gu;
/** A hyphen or a soft hyphen that divides a word at a line end. A minus sign before a number does not. */
const DIVIDED = /(?<=\p{L})([-\u2010\u00AD])[^\S\n]*\n\s*(?=\p{L})/gu;
/** Such as ISO27001, 80GB and MI300X, which are also found as ISO 27001, 80 GB and MI 300X. */
const NAME_AND_NUMBER = /^(\P{N}{2,})(\p{Nd}+)$/u;
const NUMBER_AND_UNIT = /^(\p{Nd}+)(\p{L}+)$/u;
const NAME_AND_MODEL = /^(\P{N}{2,})(\p{Nd}+\p{L}+)$/u;
/** Words that indexes do not contain. A query for one and a number is one for the number, which is too little to go by if short. */
const LEFT_OUT = /^(?:a|am|an|as|at|be|by|do|he|i|if|in|is|it|me|my|no|of|on|or|s|so|t|to|up|we)$/i;
/** Such as 10000, which is also found as 10 000. Years are not written so. */
const LONG_NUMBER = /^(?!(?:19|20)\d\d$)[1-9]\d{3,14}$/;
/** The bytes of a network address, which programs group by two or by four digits, or not at all. */
const NETWORK_ADDRESS = /^[\da-f]{12}$/i;
/** `joined_terms` contains no longer words. */
const JOINED = 40;

/** The text search configuration of the database: English, without accents. */
export const SITE_TEXT = 'site_text';

/**
 * Builds the tsquery for the text that a person typed: words, "phrases", `or` and -exclusions. Every search builds its
 * query here, and every index is built by the function `search_vector`. Words that signs join, such as ISO/IEC, are a
 * phrase of their parts or one word. Postgres gets only words and meaningful operators, because it fails for some texts,
 * such as 60 dashes.
 */
export const parseSearch = (typed: string) => {
  const { val } = expressionBuilder<Record<never, never>, never>();
  return parseNormalized(val(normalizeSearch(typed)));
};

/** The tsquery for a text that `normalizeSearch` returned. */
export const parseNormalized = (normalized: Expression<string>) => {
  const { fn, val } = expressionBuilder<Record<never, never>, never>();
  return fn<string>('to_tsquery', [val(SITE_TEXT), normalized]);
};

/** The words of a text as indexes contain them, by the same function. */
export const toSearchVector = (text: Expression<string>) =>
  expressionBuilder<Record<never, never>, never>().fn<string>('search_vector', [text]);

/** Makes different forms of the same signs equal, and removes invisible ones. */
export const unifySigns = (text: string): string =>
  text.toWellFormed().replace(/[™℠]/g, ' ').normalize('NFKC').replace(INVISIBLE, '');

/** Puts each word that is divided at a line end on one line. It keeps its hyphen, so that both of its forms are found. */
export const joinDivided = (text: string): string => text.replace(DIVIDED, '$1');

/** As `joinDivided`, without the hyphen: an index contains each word with a hyphen in this form, too. */
export const uniteDivided = (text: string): string => text.replace(DIVIDED, '');

/** The parts of a word with a number, such as ISO and 27001. Null for other words. */
function splitWord(word: string): [first: string, last: string] | null {
  const match = NAME_AND_NUMBER.exec(word) ?? NUMBER_AND_UNIT.exec(word) ?? NAME_AND_MODEL.exec(word);
  const [, first = '', last = ''] = match ?? [];
  if (!match || LEFT_OUT.test(last)) return null;
  return LEFT_OUT.test(first) && last.length < 4 ? null : [first, last];
}

interface Term {
  words: readonly string[];
  isPhrase: boolean;
  operator: '' | ' & ' | ' | ';
  minus: string;
}

export function normalizeSearch(typed: string): string {
  const terms = readTerms(typed);
  let text = '';
  for (let at = 0; at < terms.length; at += 1) {
    const [term, next] = [terms[at]!, terms[at + 1]];
    const joined = next && joinTerms(term, next);
    text += term.operator + term.minus;
    if (joined) {
      text += `(${toTerm(term.words)} & ${toTerm(next.words)} | ${toTerm(joined)})`;
      at += 1;
    } else text += term.isPhrase ? toPhrase(term.words) : toTerm(term.words);
  }
  return text;
}

function readTerms(typed: string): Term[] {
  const terms: Term[] = [];
  let isAfterOr = false;
  for (const [token, minus = '', phrase, signs] of unifySigns(joinDivided(typed)).matchAll(PHRASE_OR_TOKEN)) {
    const words = (phrase ?? signs ?? '').match(WORDS);
    if (!words) continue;
    // `or` joins two terms. At any other place it is ignored.
    if (token.toLowerCase() === 'or') {
      isAfterOr = terms.length > 0;
      continue;
    }
    const operator = terms.length === 0 ? '' : isAfterOr ? ' | ' : ' & ';
    terms.push({ words, isPhrase: phrase !== undefined, operator, minus: minus && '!' });
    isAfterOr = false;
  }
  return terms;
}

const isNumber = (words: readonly string[]): boolean => words.every((word) => /^\p{Nd}+$/u.test(word));

/** A number and its unit, the groups of a number, or a name and its model, as one word. Null for other terms. */
function joinTerms(term: Term, next: Term): string[] | null {
  const last = term.words.at(-1)!;
  const [word = '', ...others] = next.words;
  if (term.minus || term.isPhrase || next.isPhrase || next.operator !== ' & ' || next.minus || others.length > 0)
    return null;
  const isJoined = isNumber(term.words)
    ? /^\p{L}{1,4}$/u.test(word) || (/^\d{3}$/.test(word) && last.length <= 3)
    : term.words.length === 1 && /^\P{N}+$/u.test(last) && NAME_AND_MODEL.test(last + word) && /^\p{Nd}/u.test(word);
  return isJoined && !LEFT_OUT.test(word) ? [...term.words.slice(0, -1), last + word] : null;
}

const toPhrase = (words: readonly string[]): string => (words.length === 1 ? words[0]! : `(${words.join(' <-> ')})`);

/** The words of one token: one after the other, or as one word. Between a name and its number, two words more can be. */
function toTerm(words: readonly string[]): string {
  const joined = words.join('');
  const named = words.length <= 2 ? NAME_AND_NUMBER.exec(joined) : null;
  const parts = words.length === 1 ? (splitWord(joined) ?? words) : words;
  const forms = [parts.join(' <-> ')];
  if (named && named[1] === parts[0]) forms.push(parts.join(' <2> '), parts.join(' <3> '));
  const split = parts.flatMap((part) => splitWord(part) ?? [part]);
  if (split.length > parts.length) forms.push(split.join(' <-> '));
  const [first = '', ...others] = words;
  // Versions are written with and without their letter.
  if (others.length > 0 && /^v?\d{1,3}$/i.test(first) && isNumber(others))
    forms.push([/^v/i.test(first) ? first.slice(1) : `v${first}`, ...others].join(' <-> '));
  if (words.length === 1 && LONG_NUMBER.test(joined))
    forms.push(Number(joined).toLocaleString('en').replaceAll(',', ' <-> '));
  if (NETWORK_ADDRESS.test(joined) && words.length < 6) forms.push(joined.match(/../g)!.join(' <-> '));
  if ((parts.length > 1 || forms.length > 1) && joined.length <= JOINED) forms.push(joined);
  return forms.length === 1 && parts.length === 1 ? joined : `(${[...new Set(forms)].join(' | ')})`;
}
