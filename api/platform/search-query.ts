import { type Expression, expressionBuilder } from 'kysely';

const WORD = String.raw`[\p{L}\p{M}\p{N}]+(?:[-'\u2019._@/+][\p{L}\p{M}\p{N}]+)*`;
const QUOTED_OR_WORD = new RegExp(String.raw`(?<![^\s"])(-?)(?:"([^"]*)"|(${WORD}))|(${WORD})`, 'gu');
const WORDS = new RegExp(WORD, 'gu');

/** The text search configuration of migration 0087: English, without accents. */
export const SITE_TEXT = 'site_text';

/**
 * Builds the tsquery for the text that a person typed: words, "phrases", `or` and -exclusions. Every search builds its
 * query here. Postgres fails for some texts, such as 60 dashes, because it keeps each dash on a stack of 32 entries. It
 * therefore gets only words and meaningful operators.
 */
export const parseSearch = (typed: string) => {
  const { val } = expressionBuilder<Record<never, never>, never>();
  return parseNormalized(val(normalizeSearch(typed)));
};

/** The tsquery for a text that `normalizeSearch` returned. */
export const parseNormalized = (normalized: Expression<string>) => {
  const { fn, val } = expressionBuilder<Record<never, never>, never>();
  return fn<string>('websearch_to_tsquery', [val(SITE_TEXT), normalized]);
};

export function normalizeSearch(typed: string): string {
  const parts: string[] = [];
  for (const [, minus = '', phrase, afterMinus, plain] of typed
    .toWellFormed()
    .normalize('NFC')
    .matchAll(QUOTED_OR_WORD)) {
    const words = (phrase ?? afterMinus ?? plain ?? '').match(WORDS)?.join(' ');
    if (!words) continue;
    const isOr = phrase === undefined && minus === '' && words.toLowerCase() === 'or';
    // `or` joins two terms. At any other place it is ignored.
    if (isOr && (parts.length === 0 || parts.at(-1) === 'or')) continue;
    parts.push(isOr ? 'or' : minus + (phrase === undefined ? words : `"${words}"`));
  }
  if (parts.at(-1) === 'or') parts.pop();
  return parts.join(' ');
}
