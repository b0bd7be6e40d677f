import { isVisible } from '../articles/article.reading.service.ts';
import { isVisible as isStudyVisible } from '../case-studies/case-study.reading.service.ts';
import type { Context } from '../platform/context.ts';
import { binder, query } from '../platform/sql.ts';
import { mayBeMeant, slipsBetween } from '../platform/spelling.ts';

/** What a correction costs at most: so many words of a query, so many words alike, so many of these looked for. */
const WORDS = 5;
const ALIKE = 30;
const TRIED = 4;
const MORE_THAN_EXPECTED = 400;

const NEAREST = `select typed, word from unnest($1::text[]) typed,
  lateral (select word from search_word order by word <-> typed limit ${ALIKE}) alike`;

/**
 * The words that were meant, where those given are found nowhere and others nearly like them are: somewhere in what this
 * viewer may read, or the words of a draft would be told to everybody. Null where there are none.
 */
export async function correct(context: Context, words: string): Promise<string | null> {
  const typed = [...new Set(words.toLowerCase().match(/\p{L}{4,30}/gu))].slice(0, WORDS);
  if (typed.length === 0) return null;
  const alike = await query<{ typed: string; word: string }>(context.em, NEAREST, [typed]);
  const candidates = typed.flatMap((given) => {
    const near = alike.filter((pair) => pair.typed === given && mayBeMeant(given, pair.word)).map(({ word }) => word);
    const ordered = [...new Set(near)].sort((one, other) => slipsBetween(given, one) - slipsBetween(given, other));
    // Itself first: in another form it may be found as it is.
    return [...new Set([given, ...ordered])].slice(0, TRIED).map((word) => ({ given, word }));
  });
  const found = await findable(context, [...new Set(candidates.map(({ word }) => word))]);
  const meant = new Map(typed.map((given) => [given, candidates.find((c) => c.given === given && found.has(c.word))]));
  const corrected = words.replace(/\p{L}{4,30}/gu, (word) => meant.get(word.toLowerCase())?.word ?? word);
  return corrected.toLowerCase() === words.toLowerCase() ? null : corrected;
}

/** Those of the words that stand somewhere in what the viewer may read. */
async function findable({ em, viewer }: Context, words: string[]): Promise<Set<string>> {
  const { values, bind } = binder();
  // Of `limit 1` and `exists` Postgres expects that a walk over the table soon meets one: for a word of nothing it took
  // a second at 100,000 articles. Asked for more than it expects there to be, it takes the index.
  const rows = await query<{ word: string }>(
    em,
    `select word from unnest(${bind(words)}::text[]) word, lateral (select plainto_tsquery('english', word) as q) asked,
       lateral (select count(*) as hits from (
         select 1 from article a where a.search @@ q and ${isVisible(viewer, bind)} limit ${MORE_THAN_EXPECTED}) a) articles,
       lateral (select count(*) as hits from (
         select 1 from case_study s where s.search @@ q and ${isStudyVisible(viewer, bind)} limit 1) s) studies
     where articles.hits + studies.hits > 0`,
    values,
  );
  return new Set(rows.map(({ word }) => word));
}
