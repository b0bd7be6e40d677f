import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';

/** The stems of words. A stop word has none; a number with a unit or an address may have several. */
export async function readStems(em: SqlEntityManager, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await query<{ word: string; lexemes: string[] }>(
    em,
    "select word, tsvector_to_array(to_tsvector('english', word)) as lexemes from unnest($1::text[]) word",
    [words],
  );
  return new Map(rows.map(({ word, lexemes }) => [word, lexemes]));
}
