import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/** Reads or writes a table as it is, for tests: SQL with bound values (`$1`, `$2` …), whose rows nothing checks. */
export async function query<Row extends object>(
  em: SqlEntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Row[];
}
