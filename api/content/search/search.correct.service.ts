import { isVisible } from '../articles/article.query.ts';
import { isVisible as isStudyVisible } from '../case-studies/case-study.query.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { textsAs } from '#api/platform/database/sql.ts';
import { SITE_TEXT } from '#api/platform/search-query.ts';
import { isSimilarWord, damerauLevenshtein } from '#api/platform/spelling.ts';

/**
 * Limits the cost of a correction: words of a query, similar words for each, and how many of these are searched for.
 */
const WORDS = 5;
const ALIKE = 30;
const TRIED = 4;
const MORE_THAN_EXPECTED = 400;

const readNearest = prepare<{ words: readonly string[] }>()((db, value) =>
  db
    .selectFrom(textsAs(value('words'), 'typed'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('search_word')
          .select('word')
          .orderBy((eb) => eb('word', '<->', eb.ref('typed.value')))
          .limit(ALIKE)
          .as('alike'),
      (join) => join.onTrue(),
    )
    .select(['typed.value as typed', 'alike.word']),
);

/** Similar words for each typed word, from the texts of the site, fewest slips first. Some occur only in drafts. */
async function listSimilarWords(em: Context['em'], typed: readonly string[]): Promise<Map<string, string[]>> {
  const alike = await readNearest.all(em, { words: typed });
  const listFor = (typedWord: string) => {
    const near = alike
      .filter((pair) => pair.typed === typedWord && pair.word !== typedWord && isSimilarWord(typedWord, pair.word))
      .map(({ word }) => word);
    return [...new Set(near)].sort(
      (one, other) => damerauLevenshtein(typedWord, one) - damerauLevenshtein(typedWord, other),
    );
  };
  return new Map(typed.map((typedWord) => [typedWord, listFor(typedWord).slice(0, TRIED - 1)]));
}

const ONE_WORD = /^\p{L}{4,30}$/u;

/**
 * The words to search for in place of a query that has no hits at all, the most similar first. A search shows whether the
 * viewer may read a text with the word. Null for a query that is not one word.
 */
export async function listCorrections({ em }: Context, query: string): Promise<string[] | null> {
  if (!ONE_WORD.test(query)) return null;
  const typed = query.toLowerCase();
  return (await listSimilarWords(em, [typed])).get(typed) ?? [];
}

/**
 * Corrects misspelled words that have no hits. It uses only words from texts that this viewer may read, so that a
 * correction does not reveal words of drafts. Null if there is no correction.
 */
export async function correct(context: Context, words: string): Promise<string | null> {
  const typed = [...new Set(words.toLowerCase().match(/\p{L}{4,30}/gu))].slice(0, WORDS);
  if (typed.length === 0) return null;
  // The typed word comes first, because another form of it may have hits.
  const candidates = [...(await listSimilarWords(context.em, typed))].flatMap(([typedWord, similar]) =>
    [typedWord, ...similar].map((word) => ({ typedWord, word })),
  );
  const readable = await selectReadableWords(context, [...new Set(candidates.map(({ word }) => word))]);
  const corrections = new Map(
    typed.map((typedWord) => [typedWord, candidates.find((c) => c.typedWord === typedWord && readable.has(c.word))]),
  );
  const corrected = words.replace(/\p{L}{4,30}/gu, (word) => corrections.get(word.toLowerCase())?.word ?? word);
  return corrected.toLowerCase() === words.toLowerCase() ? null : corrected;
}

/** The words that occur in a text the viewer may read. */
async function selectReadableWords({ em, viewer }: Context, words: string[]): Promise<Set<string>> {
  // With `limit 1` or `exists`, Postgres expects an early hit and scans the table: for an unknown word this took a
  // second at 100,000 articles. A limit above the expected number of rows makes it use the index.
  const rows = await getKysely(em)
    .selectFrom((eb) =>
      eb
        .selectFrom(textsAs(words, 'word'))
        .select((eb) => [
          'word.value as word',
          eb.fn<string>('plainto_tsquery', [eb.val(SITE_TEXT), 'word.value']).as('q'),
        ])
        .as('candidate'),
    )
    .select('candidate.word')
    .where((eb) => {
      const articles = eb
        .selectFrom('article as a')
        .select('a.id')
        .whereRef('a.searchTerms', '@@', 'candidate.q')
        .where(isVisible(viewer))
        .limit(MORE_THAN_EXPECTED);
      const studies = eb
        .selectFrom('case_study as s')
        .select('s.id')
        .whereRef('s.search', '@@', 'candidate.q')
        .where(isStudyVisible(viewer))
        .limit(1);
      const isAny = (matches: typeof articles | typeof studies) =>
        eb(eb.selectFrom(matches.as('f')).select(eb.fn.countAll<number>().as('count')), '>', 0);
      return eb.or([isAny(articles), isAny(studies)]);
    })
    .execute();
  return new Set(rows.map(({ word }) => word));
}
