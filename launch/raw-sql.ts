// Counts raw SQL statements and expressions, whose rows TypeScript cannot check. Run by `npm run check`.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Lower it when a statement moves to Kysely. It never rises. */
const LIMIT = 25;

const API = fileURLToPath(new URL('../api', import.meta.url));
// Migrations are SQL, and tests can read a table directly.
const EXEMPT = /\.test\.ts$|^(database|testing)\//;
const CALL = /(?<!\.)\bquery(<.*>)?\(|\bsql(<.*>)?`|\bCompiledQuery\.raw\(/g;

const counts = fs
  .readdirSync(API, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => name.endsWith('.ts') && !EXEMPT.test(name))
  .map((name) => countCalls(fs.readFileSync(path.join(API, name), 'utf8')));
const total = counts.reduce((sum, count) => sum + count, 0);

console.log(`${total} raw SQL statements, at most ${LIMIT}`);
if (total > LIMIT) console.error('Write the new statement with getKysely(em), see decision 0069.');
if (total === 0) console.error('The count found no statements: correct its pattern or its folder.');
process.exitCode = total > LIMIT || total === 0 ? 1 : 0;

function countCalls(source: string): number {
  return source.match(CALL)?.length ?? 0;
}
