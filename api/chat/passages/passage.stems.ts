import { type AliasableExpression, type Expression, expressionBuilder } from 'kysely';
import { recordsAs, textsAs, toTsquery } from '../../platform/database/sql.ts';

// PostgreSQL full-text search in English, as expressions for use in any query.

type Text = Expression<string>;
type Texts = Expression<readonly string[]>;

const eb = expressionBuilder<Record<never, never>, never>();
const { fn, cast, val, selectFrom } = eb;

const toVector = (text: Text) => fn<string>('to_tsvector', [val('english'), text]);

/** The stems of a text. */
export const stem = (text: Text) => fn<string[]>('tsvector_to_array', [toVector(text)]);

/** The stems of each text of a list, as JSON. */
export const stemEach = (texts: Texts) =>
  selectFrom(textsAs(texts, 'each')).select((builder) =>
    fn
      .coalesce(
        fn.agg<string[][]>('json_agg', [stem(builder.ref('each.value'))]).orderBy(builder.ref('each.number')),
        cast<string[][]>(val('[]'), 'json'),
      )
      .as('stems'),
  );

/** Joins a list of texts with spaces. */
export const joinTexts = (texts: Texts) =>
  fn.coalesce(fn<string | null>('array_to_string', [texts, val(' ')]), val(''));

type Weight = 'A' | 'B' | 'C' | 'D';

/** One tsvector from several texts, each with its weight. */
export const weigh = (parts: Partial<Record<Weight, Text>>): AliasableExpression<string> =>
  (Object.entries(parts) as [Weight, Text][])
    .map(([weight, text]): AliasableExpression<string> => fn<string>('setweight', [toVector(text), val(weight)]))
    .reduce((all, part) => eb(all, '||', part).$castTo<string>());

/** A stem of a question, quoted for a tsquery, and its weight. */
export interface WeightedTerm {
  term: string;
  weight: number;
}

/** The terms of a question, as an array or JSON, as the table `word`. */
export const termsAs = (terms: readonly WeightedTerm[] | Expression<string>) =>
  recordsAs<WeightedTerm, 'word'>(terms, 'word', { term: 'text', weight: 'float8' });

/** Whether a tsvector contains a term. */
export const containsTerm = (search: Expression<string>, term: Expression<string>) => eb(search, '@@', toTsquery(term));

type Weights = readonly [D: number, C: number, B: number, A: number];

/** The rank of a tsvector: the weighted sum over the terms. */
export const sumRanks = (weights: Weights, search: Expression<string>, word: Word) =>
  fn.sum<number>(eb(word.weight, '*', fn<number>('ts_rank', [val(`{${weights.join(',')}}`), search, word.term])));

interface Word {
  /** A tsquery. */
  term: Expression<string>;
  weight: Expression<number>;
}
