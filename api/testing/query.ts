import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { getKysely } from '../kysely.ts';

/** Reads or writes a table for tests: SQL with bound values (`$1`, `$2` …), whose rows are not type-checked. */
export async function query<Row extends object>(
  em: SqlEntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await getKysely(em).executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Row[];
}
