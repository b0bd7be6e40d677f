#!/usr/bin/env bash
# Packages: @electric-sql/pglite@0.5.16
# Guess: A search for 2026 finds a document whose name has this number set off by a sign that is neither letter
#   nor digit: a space, a hyphen, a slash or a dot; a search for a name finds the same name.
# Behavior: After a hyphen the token is the negative number -2026, between digits and a slash it is a path, and
#   before a dot and letters a host, so "Budget-2026", "2025/2026" and "Budget 2026.pdf" are not found; an
#   underscore or a dash works. AT&T consists of two stop words and does not find itself. Replace the signs before
#   to_tsvector, in the text and in the query.
# Source: PostgreSQL 18, 12.5 (text search parsers)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @electric-sql/pglite@0.5.16
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
const { rows: [{ version }] } = await database.query(`SELECT current_setting('server_version_num') AS version`);
console.log('PostgreSQL', version.slice(0, 2));
for (const [text, search] of [
  ['Budget 2026', '2026'],
  ['Budget_2026', '2026'],
  ['2025–2026', '2026'],
  ['Budget-2026', '2026'],
  ['2026-Budget', '2026'],
  ['2025/2026', '2026'],
  ['Budget 2026.pdf', '2026'],
  ['Budget-2026.pdf', 'budget'],
  ['AT&T', 'AT&T'],
]) {
  const { rows: [row] } = await database.query(
    `SELECT to_tsvector('english', $1)::text AS document, to_tsvector('english', $1) @@ websearch_to_tsquery('english', $2) AS found`,
    [text, search],
  );
  console.log(`${text}: ${row.document || 'nothing'} ${row.found ? 'found' : 'not found'} by ${search}`);
}
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
PostgreSQL 18
Budget 2026: '2026':2 'budget':1 found by 2026
Budget_2026: '2026':2 'budget':1 found by 2026
2025–2026: '2025':1 '2026':2 found by 2026
Budget-2026: '-2026':2 'budget':1 not found by 2026
2026-Budget: '2026':1 'budget':2 found by 2026
2025/2026: '2025/2026':1 not found by 2026
Budget 2026.pdf: '2026.pdf':2 'budget':1 not found by 2026
Budget-2026.pdf: 'budget-2026.pdf':1 not found by budget
AT&T: nothing not found by AT&T
OUTPUT
echo 'unchanged'
