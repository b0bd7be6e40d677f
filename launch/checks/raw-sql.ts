import type { Result } from '../check.ts';
import { readFiles } from '../files.ts';

/** Lower it when a statement moves to Kysely. It never rises. */
const LIMIT = 25;

// Migrations are SQL, and tests can read a table directly.
const EXEMPT = /\.test\.ts$|^api\/(database|testing)\//;
const CALL = /(?<!\.)\bquery(<.*>)?\(|\bsql(<.*>)?`|\bCompiledQuery\.raw\(/g;

/** Counts raw SQL statements and expressions, whose rows TypeScript cannot check. */
export function check(): Result {
  const count = readFiles(['api'], /\.ts$/)
    .filter(({ file }) => !EXEMPT.test(file))
    .reduce((sum, { text }) => sum + (text.match(CALL)?.length ?? 0), 0);
  const errors =
    count > LIMIT
      ? [`At most ${LIMIT} are allowed: write the new statement with getKysely(em), see decision 0069.`]
      : [];
  return { count, noun: 'raw SQL statements', errors };
}
