import { type SqlEntityManager, LockMode } from '@mikro-orm/postgresql';
import {
  type AliasedRawBuilder,
  type Expression,
  expressionBuilder,
  type RawBuilder,
  sql,
  type SqlBool,
  CamelCasePlugin,
  type Kysely,
} from 'kysely';
import { UnderscoreNamingStrategy } from '@mikro-orm/core';

/** A column is `created_at` in the database and `createdAt` in statements and rows. Keys of JSON values do not change. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });

export const useColumnNames = <DB>(db: Kysely<DB>): Kysely<DB> => db.withPlugin(columnNames);

const strategy = new UnderscoreNamingStrategy();

/** The column of a property: `created_at` for `createdAt`. */
const toColumnName = (property: string): string => strategy.propertyToColumnName(property);

/** `column = anyOf(list)`: one placeholder for the whole list, so that a list of any length is the same statement. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`any(${values})`;

/** `column <> allOf(list)`: true for an empty list. */
export const allOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`all(${values})`;

/** The current time minus an interval: `subtractFromNow('24 hours')`. */
export const subtractFromNow = (interval: string | Expression<string>): RawBuilder<Date> =>
  sql<Date>`now() - ${interval}::interval`;

/** The current time plus an interval. */
export const fromNow = (interval: string | Expression<string>): RawBuilder<Date> =>
  sql<Date>`now() + ${interval}::interval`;

/** The time at which the transaction began. */
export const now = (): RawBuilder<Date> => sql<Date>`now()`;

/** The day in UTC by the database's clock, or a day before it. */
export const dayInUtc = (daysAgo = 0): RawBuilder<string> =>
  sql<string>`(now() at time zone 'UTC')::date - ${daysAgo}::integer`;

/** A list of texts as a table: `selectFrom(textsAs(['a', 'b'], 'word'))` has `word.value`, and `word.number` from 1. */
export const textsAs = <Alias extends string>(
  values: readonly string[] | Expression<readonly string[]>,
  alias: Alias,
): AliasedRawBuilder<{ value: string; number: string }, Alias> =>
  sql<{ value: string; number: string }>`unnest(${values}::text[]) with ordinality`.as<Alias>(
    sql`${sql.ref(alias)}(value, number)`,
  );

type ColumnTypes<Row> = Record<
  keyof Row & string,
  'text' | 'text[]' | 'integer' | 'real[]' | 'float8' | 'boolean' | 'timestamptz'
>;

/** A list of objects, or JSON of one, as a table. `columns` gives the Postgres type of each property that becomes a column. */
export const recordsAs = <Row extends object, Alias extends string>(
  rows: readonly Row[] | Expression<string>,
  alias: Alias,
  columns: ColumnTypes<Row>,
): AliasedRawBuilder<Row, Alias> => {
  const json = Array.isArray(rows) ? JSON.stringify(rows.map(toColumns), removeUnstorable) : rows;
  const definitions = Object.entries<string>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql<Row>`jsonb_to_recordset(${json}::jsonb)`.as<Alias>(sql`${sql.ref(alias)}(${sql.join(definitions)})`);
};

/** PostgreSQL finds the values of a column by its name. */
const toColumns = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([property, value]) => [toColumnName(property), value]));

/** Postgres stores neither the character 0 nor half of a surrogate pair. */
const removeUnstorable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/** The time that is this many seconds after now. */
export const secondsFromNow = (seconds: number | Expression<number>): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Waits for the lock with this name and holds it until the transaction of `em` ends. */
export async function lockUntilCommit(em: SqlEntityManager, name: string | Expression<string>): Promise<void> {
  const db = em.getKysely();
  await db
    .selectNoFrom(({ fn, lit, val }) =>
      fn('pg_advisory_xact_lock', [fn('hashtextextended', [typeof name === 'string' ? val(name) : name, lit(0)])]).as(
        'locked',
      ),
    )
    .execute();
}

/** The seconds from 1970 to a time, with six decimals, as Postgres writes them. */
export const secondsSinceEpoch = (time: Expression<unknown>): RawBuilder<string> =>
  sql<string>`extract(epoch from ${time})`;

/** The default of the column that an update sets. */
export const columnDefault = (): RawBuilder<never> => sql<never>`default`;

/** An interval to add to a time or to subtract from it: `toInterval('1 hour')`. */
export const toInterval = (text: string | Expression<string>): RawBuilder<string> => sql<string>`${text}::interval`;

/** A time minus an interval, or the interval between two times. */
export const subtract = <Result = Date>(time: Expression<Date>, other: Expression<unknown>): Expression<Result> => {
  const eb = expressionBuilder<Record<never, never>, never>();
  return eb.parens(eb(time as Expression<unknown>, '-', other)).$castTo<Result>();
};

/** A text without accents and case, as searches compare it: "Größe" and "grosse" are the same. */
export const foldText = (text: Expression<string | null>): Expression<string> => {
  const { fn } = expressionBuilder<Record<never, never>, never>();
  // Texts of earlier versions can contain letters and their accents as separate characters.
  return fn<string>('lower', [fn('unaccent', [fn('normalize', [text])])]);
};

/** A text without accents, case and the signs between its words, by the function that indexes use. */
const foldWords = (text: Expression<string | null>): Expression<string> =>
  expressionBuilder<Record<never, never>, never>().fn<string>('fold_words', [text]);

const contains = (whole: Expression<string | null>, part: Expression<string>): Expression<SqlBool> => {
  const { eb, fn } = expressionBuilder<Record<never, never>, never>();
  return eb(fn<number>('strpos', [whole, part]), '>', 0);
};

/**
 * Whether a text contains each of the words that a person typed, without regard to accents, case and the signs between
 * words: "ISO 27001" is in "ISO/IEC 27001" and "ISO-27001". What has no words, such as an emoji, is compared as it is.
 */
export const containsText = (
  text: Expression<string | null>,
  typed: string | Expression<string | null>,
): Expression<SqlBool> => {
  const { and, cast, eb, fn, lit, not, exists, selectFrom, val } = expressionBuilder<Record<never, never>, never>();
  const whole = fn.coalesce(foldWords(text), val(''));
  if (typeof typed === 'string') {
    const words = listTyped(typed);
    const toText = (word: string) => cast<string>(val(word), 'text');
    return words.length === 0
      ? contains(text, toText(typed.trim()))
      : and(words.map((word) => contains(whole, foldWords(toText(word)))));
  }
  const missing = selectFrom(textsAs(fn<string[]>('regexp_split_to_array', [typed, val(String.raw`\s+`)]), 'word'))
    .select(lit(1).as('one'))
    .where(not(contains(whole, foldWords(sql.ref<string>('word.value')))));
  return eb
    .case()
    .when(foldWords(typed), '=', '')
    .then(contains(text, fn<string>('btrim', [typed])))
    .else(not(exists(missing)))
    .end();
};

/** The words of a text that a person typed. */
const listTyped = (typed: string): string[] => typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The same text as `foldText`, by the function that indexes use. Without an index it takes longer. */
export const foldIndexed = (text: Expression<string | null>): Expression<string> =>
  expressionBuilder<Record<never, never>, never>().fn<string>('fold_text', [text]);

/** The same condition as `containsText` for a column with an index of trigrams, which finds three letters or more. */
export const containsIndexed = (text: Expression<string | null>, typed: string): Expression<SqlBool> => {
  const words = listTyped(typed);
  if (!words.some((word) => word.length >= 3)) return containsText(text, typed);
  const { cast, eb, val } = expressionBuilder<Record<never, never>, never>();
  // Letters and numbers have no meaning in a pattern.
  const toPattern = (word: string) =>
    eb(eb(val('%'), '||', foldWords(cast<string>(val(word), 'text'))), '||', val('%'));
  return eb.and(words.map((word) => eb(foldWords(text), 'like', toPattern(word))));
};

/** A list of texts as a list of numbers. */
export const toIntegers = (texts: Expression<string[]>): RawBuilder<number[]> => sql<number[]>`${texts}::integer[]`;

/** The first elements of a list; all of them if it is shorter. */
export const takeFirst = <List>(list: Expression<List>, length: Expression<number>): RawBuilder<List> =>
  sql<List>`(${list})[1:${length}]`;

/** A time with a zone as the time in UTC without a zone, and the reverse. */
export const shiftUtc = (time: Expression<unknown>): RawBuilder<Date> => sql<Date>`${time} at time zone 'UTC'`;

/** The time that a text names. A Date would drop the microseconds. */
export const toTime = (text: string): Expression<Date> => {
  const { cast, val } = expressionBuilder<Record<never, never>, never>();
  return cast<Date>(val(text), 'timestamptz');
};

/** A value of a jsonb object as text. Null if the object does not have the key. */
export const readText = (object: Expression<unknown>, key: string): RawBuilder<string | null> =>
  sql<string | null>`(${object} ->> ${key})`;

/** Whether a jsonb object has the key. */
export const hasKey = (object: Expression<unknown>, key: string): RawBuilder<boolean> =>
  sql<boolean>`(${object} ? ${key})`;

/** A time in UTC with milliseconds, such as 2026-11-21T09:30:00.000Z. Null if the time is null. */
export const toInstant = (time: Expression<unknown>): RawBuilder<string | null> =>
  sql<string | null>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The texts of a query as one list, in its order. */
export const toArray = (texts: Expression<{ text: string }>): RawBuilder<string[]> => sql<string[]>`array${texts}`;

/** Whether the row that an upsert returns is new. */
export const isInserted = (): RawBuilder<boolean> => sql<boolean>`xmax = 0`;

/** Reads the current row and locks it until the transaction ends. Options of `em.findOne` and `em.find`. */
export const lockRow = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
