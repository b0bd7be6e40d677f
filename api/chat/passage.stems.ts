import { type AliasableExpression, type Expression, expressionBuilder } from 'kysely';
import { textsAs } from '../platform/sql.ts';

// Full-text search of Postgres in English, as expressions for any statement.

type Text = Expression<string>;
type Texts = Expression<readonly string[]>;

const eb = expressionBuilder<Record<never, never>, never>();
const { fn, cast, val, selectFrom } = eb;

const toVector = (text: Text) => fn<string>('to_tsvector', [val('english'), text]);

/** The stems of a text. */
export const stem = (text: Text) => fn<string[]>('tsvector_to_array', [toVector(text)]);

/** The stems of each text of a list, as JSON. */
export const stemEach = (texts: Texts) =>
  selectFrom(textsAs(texts, 'each')).select((each) =>
    fn
      .coalesce(
        fn.agg<string[][]>('json_agg', [stem(each.ref('each.value'))]).orderBy(each.ref('each.number')),
        cast<string[][]>(val('[]'), 'json'),
      )
      .as('stems'),
  );

/** The texts of a list as one text. */
export const joinTexts = (texts: Texts) =>
  fn.coalesce(fn<string | null>('array_to_string', [texts, val(' ')]), val(''));

type Weight = 'A' | 'B' | 'C' | 'D';

/** One tsvector of several texts, each with its weight. */
export const weigh = (parts: Partial<Record<Weight, Text>>): AliasableExpression<string> =>
  (Object.entries(parts) as [Weight, Text][])
    .map(([weight, text]): AliasableExpression<string> => fn<string>('setweight', [toVector(text), val(weight)]))
    .reduce((all, part) => eb(all, '||', part).$castTo<string>());
