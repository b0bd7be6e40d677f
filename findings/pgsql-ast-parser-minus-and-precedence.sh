#!/usr/bin/env bash
# Packages: pgsql-ast-parser@12.0.2, @electric-sql/pglite@0.5.16
# Guess: A parser for the SQL of PostgreSQL reads 5-2 as a difference and binds + stronger than ||, as the server
#   does, so that a statement written from its tree gives the same result.
# Behavior: Without a space before the number the minus sign is taken for a part of it, and the statement is a
#   syntax error, also for a column: a-2. The concatenation binds as strongly as the sum, so 'a'||2+3, which is
#   a5, becomes an addition to a text. A string between dollar signs is refused.
# Source: PostgreSQL 18, 4.1.6 (operator precedence)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pgsql-ast-parser@12.0.2 @electric-sql/pglite@0.5.16
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';
import { parseFirst, toSql } from 'pgsql-ast-parser';

const database = await PGlite.create();
const run = async (statement) => {
  try {
    const { rows: [row] } = await database.query(statement);
    return Object.values(row)[0];
  } catch (error) {
    return error.message;
  }
};
for (const statement of ['SELECT 5 - 2', 'SELECT 5-2', 'SELECT a-2 FROM (SELECT 5 AS a) AS t', `SELECT 'a'||2+3`, 'SELECT $$text$$']) {
  let written;
  try {
    written = toSql.statement(parseFirst(statement));
  } catch (error) {
    written = undefined;
  }
  console.log(`${statement}: ${await run(statement)}; ${written ? `${written}: ${await run(written)}` : 'syntax error of the parser'}`);
}
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
SELECT 5 - 2: 3; SELECT ((5) - (2)): 3
SELECT 5-2: 3; syntax error of the parser
SELECT a-2 FROM (SELECT 5 AS a) AS t: 3; syntax error of the parser
SELECT 'a'||2+3: a5; SELECT ((('a') || (2)) + (3)): operator does not exist: text + integer
SELECT $$text$$: text; syntax error of the parser
OUTPUT
echo 'unchanged'
