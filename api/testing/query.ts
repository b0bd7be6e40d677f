import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/**
 * Runs an SQL statement with bound values (`$1`, `$2` …) on a table, for tests. The type of the rows is not checked.
 */
export async function query<Row extends object>(
  em: SqlEntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Row[];
}
