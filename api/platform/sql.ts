import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';

/**
 * Runs lean SQL with bound values (`$1`, `$2` …) and returns plain rows. The ORM's own `execute` writes values into
 * the text; here none ever reaches the SQL. Inside a transaction it runs in it, on the same connection.
 */
export async function query<Row extends object>(
  em: SqlEntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Row[];
}

/** Collects the values of a statement built in pieces: `bind(value)` returns its placeholder. */
export function binder(): { values: unknown[]; bind: (value: unknown) => string } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** `column = anyOf(list)`: one placeholder for the whole list, so that a list of any length is the same statement. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`any(${values})`;

/** `column <> allOf(list)`: true for an empty list. */
export const allOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`all(${values})`;

/** The time at which an interval began that ends now: `ago('24 hours')`. */
export const ago = (interval: string): RawBuilder<string> => sql<string>`now() - ${interval}::interval`;

/** The time at which an interval ends that begins now. */
export const fromNow = (interval: string): RawBuilder<string> => sql<string>`now() + ${interval}::interval`;
