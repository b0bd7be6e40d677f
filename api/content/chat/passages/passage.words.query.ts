import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder } from 'kysely';
import { recordsAs, textsAs } from '#api/platform/database/sql.ts';
import { parseNormalized, toSearchVector } from '#api/platform/search-query.ts';
import { prepare } from '#api/kysely.ts';

/** A word of a question as it was typed, and how much it says about the subject. */
export interface WeightedWord {
  word: string;
  weight: number;
}

const eb = expressionBuilder<Record<never, never>, never>();
const { fn, val, selectFrom } = eb;

export const containsTerm = (search: Expression<string>, term: Expression<string>) => eb(search, '@@', term);

/** The words of a question, which are JSON of normalized `WeightedWord`s, for the table `word`. Stop words are left out. */
export const selectWords = (words: Expression<string>) =>
  selectFrom(recordsAs<WeightedWord, 'typed'>(words, 'typed', { word: 'text', weight: 'float8' }))
    .select((eb) => [parseNormalized(eb.ref('typed.word')).as('term'), eb.fn.max('typed.weight').as('weight')])
    .where((eb) => eb(fn<number>('numnode', [parseNormalized(eb.ref('typed.word'))]), '>', eb.lit(0)))
    .groupBy('term');

/** The share of the words that the matching passages contain, and the rank of these passages. */
export const selectMatch = (
  search: Expression<string>,
  word: { term: Expression<string>; weight: Expression<number> },
) => {
  const total = expressionBuilder<{ word: { weight: number } }, never>()
    .selectFrom('word')
    .select((eb) => eb.fn.sum<number>('weight').as('total'));
  const placeWeights = val('{0.4,0.7,0.5,1}');
  const rank = eb(word.weight, '*', fn<number>('ts_rank', [placeWeights, search, word.term]));
  return [
    eb(fn.sum<number>(word.weight), '/', total).as('coverage'),
    eb(fn.sum<number>(rank), '/', total).as('rank'),
  ] as const;
};

const selectStems = prepare<{ words: readonly string[] }>()((db, value) =>
  db
    .selectFrom(textsAs(value('words'), 'word'))
    .select('word.value as word')
    .select((eb) => fn<string[]>('tsvector_to_array', [toSearchVector(eb.ref('word.value'))]).as('stems')),
);

/** Reads the stems of words. A stop word has none. A number with a unit or a URL may have several. */
export async function readStems(em: SqlEntityManager, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await selectStems.all(em, { words });
  return new Map(rows.map(({ word, stems }) => [word, stems]));
}
