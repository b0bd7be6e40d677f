import { type Expression, expressionBuilder } from 'kysely';
import { MARKS } from './search.mark.ts';

const eb = expressionBuilder<Record<never, never>, never>();
const { cast, fn, val } = eb;

type Text = Expression<string>;

/** Quoting the passage that fits best parses all it is given: so many characters around the first of the words. */
const QUOTED_BEFORE = 300;
const QUOTED_FROM = 1_500;

/** A text without the signs that mark words. */
export const clean = (text: Text) => fn<string>('translate', [text, val(MARKS), val('')]);

/** The beginning of the first word, where its other forms begin too: `encryp` for encrypting and encryption. */
export function findStem(words: string): string {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(words.toLowerCase()) ?? [];
  return first.slice(0, Math.max(4, first.length - 4));
}

const replace = (text: Text, pattern: Text, replacement: string, flags = '') =>
  fn<string>('regexp_replace', [text, pattern, val(replacement), val(flags)]);

/**
 * The text around the first place where the stem stands, without the word that was cut; its beginning if the stem is not
 * in it. Of Markdown, the texts of links stay, and the signs that begin and emphasize go.
 */
export function selectPassage(body: Text, stem: string): Text {
  const found = fn<number>('strpos', [fn('lower', [body]), val(stem)]);
  const start = fn<number>('greatest', [
    cast(val(1), 'integer'),
    eb(found, '-', cast<number>(val(QUOTED_BEFORE), 'integer')),
  ]);
  const around = fn<string>('substr', [body, start, cast(val(QUOTED_FROM), 'integer')]);
  const isCut = eb(found, '>', QUOTED_BEFORE + 1);
  const cutWord = eb
    .case()
    .when(isCut)
    .then(val(String.raw`^\S*\s`))
    .else(val('^$'))
    .end();
  const whole = replace(around, cutWord, '');
  const withoutLinks = replace(whole, val(String.raw`!?\[([^][]*)\]\([^()]*\)`), String.raw`\1`, 'g');
  return replace(withoutLinks, val('[*_`#>|]+'), ' ', 'g');
}
