import { type Expression, expressionBuilder } from 'kysely';
import { foldText } from '#api/platform/database/sql.ts';
import { unifySigns } from '#api/platform/search-query.ts';

const eb = expressionBuilder<Record<never, never>, never>();
const { cast, fn, val } = eb;

type Text = Expression<string>;

/**
 * The database parses the whole text to quote the best passage, so it gets only these characters around the first word.
 */
const QUOTED_BEFORE = 300;
const QUOTED_FROM = 1_500;

/** The beginning of the first word, which its other forms share: `encryp` for encrypting and encryption. */
export function findStem(words: string): string {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(unifySigns(words).toLowerCase()) ?? [];
  return first.slice(0, Math.max(4, first.length - 4));
}

const replace = (text: Text, pattern: Text, replacement: string, flags = '') =>
  fn<string>('regexp_replace', [text, pattern, val(replacement), val(flags)]);

/** Markdown as it was typed, or as rendered if it has references such as `&shy;`, which readers see as signs. */
export const selectReadable = (body: Text, html: Text) =>
  eb
    .case()
    .when(fn<boolean>('regexp_like', [body, val('&#?[0-9A-Za-z]+;')]))
    .then(fn<string>('rendered_text', [html]))
    .else(body)
    .end();

/**
 * The text around the first occurrence of the stem, without a word cut at its start, or the beginning of the text if
 * the stem is not in it. Removes Markdown marks but keeps the text of links.
 */
export function selectPassage(body: Text, stem: Text): Text {
  const position = fn<number>('strpos', [foldText(body), foldText(stem)]);
  const start = fn<number>('greatest', [
    cast(val(1), 'integer'),
    eb(position, '-', cast<number>(val(QUOTED_BEFORE), 'integer')),
  ]);
  const around = fn<string>('substr', [body, start, cast(val(QUOTED_FROM), 'integer')]);
  const isCut = eb(position, '>', QUOTED_BEFORE + 1);
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
