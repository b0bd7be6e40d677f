import { type Expression, expressionBuilder } from 'kysely';

const WORD = String.raw`[\p{L}\p{M}\p{N}]+`;
const WORDS = new RegExp(WORD, 'gu');
/** A phrase, or signs without white space, each after a minus if the text before it has ended. */
const PHRASE_OR_TOKEN = new RegExp(String.raw`(?:(?<![^\s"])(-)(?="|${WORD}))?(?:"([^"]*)"|([^\s"]+))`, 'gu');
/** Soft hyphens, signs without width and directions of writing, which `search_text` removes too. */
const INVISIBLE = /[\p{Cf}\u034F\uFE00-\uFE0F]/gu;
/** Such as ISO27001, which is also found as ISO 27001. */
const WORD_WITH_NUMBER = /^(\P{N}{2,})(\p{Nd}+)$/u;
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

/** The parts of a word with a number, such as ISO and 27001. Null for other words. */
function splitNumber(word: string): [word: string, number: string] | null {
  const [, letters, number] = WORD_WITH_NUMBER.exec(word) ?? [];
  return letters && number ? [letters, number] : null;
}

export function normalizeSearch(typed: string): string {
  let text = '';
  let isAfterOr = false;
  for (const [token, minus = '', phrase, signs] of unifySigns(typed).matchAll(PHRASE_OR_TOKEN)) {
    const words = (phrase ?? signs ?? '').match(WORDS);
    if (!words) continue;
    // `or` joins two terms. At any other place it is ignored.
    if (token.toLowerCase() === 'or') {
      isAfterOr = text !== '';
      continue;
    }
    const term = (minus && '!') + (phrase === undefined ? toTerm(words) : toPhrase(words));
    text += (text && (isAfterOr ? ' | ' : ' & ')) + term;
    isAfterOr = false;
  }
  return text;
}

const toPhrase = (words: readonly string[]): string => (words.length === 1 ? words[0]! : `(${words.join(' <-> ')})`);

/** The words of one token: one after the other, or as one word. Between a name and its number, one word more can be. */
function toTerm(words: readonly string[]): string {
  const joined = words.join('');
  const named = words.length <= 2 ? splitNumber(joined) : null;
  const parts = words.length === 1 && named ? named : words;
  if (parts.length === 1) return joined;
  const forms = [parts.join(' <-> ')];
  if (named?.[0] === parts[0]) forms.push(parts.join(' <2> '));
  const split = parts.flatMap((part) => splitNumber(part) ?? [part]);
  if (split.length > parts.length) forms.push(split.join(' <-> '));
  if (joined.length <= JOINED) forms.push(joined);
  return `(${forms.join(' | ')})`;
}
