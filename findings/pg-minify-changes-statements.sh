#!/usr/bin/env bash
# Packages: pg-minify@1.8.0, sql-formatter@15.9.0, @electric-sql/pglite@0.5.16
# Guess: A program that removes comments and spaces from SQL, or lays it out, gives a statement with the same
#   result, in particular one that is made for PostgreSQL.
# Behavior: pg-minify with compress makes a comment of two minus signs: 2 - -1 becomes 2. It joins a string that
#   continues on the next line into another string, and without compress, as sql-formatter does, into an error.
#   Text between dollar signs loses what looks like a comment.
# Source: PostgreSQL 18, 4.1.2.1, 4.1.2.4 and 4.1.5
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pg-minify@1.8.0 sql-formatter@15.9.0 @electric-sql/pglite@0.5.16
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';
import minify from 'pg-minify';
import { format } from 'sql-formatter';

const database = await PGlite.create();
const run = async (statement) => {
  try {
    const { rows: [row] } = await database.query(statement);
    return JSON.stringify(row.x ?? row['?column?']);
  } catch (error) {
    return error.message;
  }
};
const programs = {
  'as written': (statement) => statement,
  'pg-minify': (statement) => minify(statement),
  'pg-minify, compress': (statement) => minify(statement, { compress: true }),
  'sql-formatter': (statement) => format(statement, { language: 'postgresql' }),
};
for (const statement of ['SELECT 2 - -1\nAS x', `SELECT 'a'\n'b' AS x`, 'SELECT $$a -- b$$ AS x']) {
  for (const [name, change] of Object.entries(programs)) {
    const changed = change(statement);
    console.log(`${name}: ${JSON.stringify(changed)} ${await run(changed)}`);
  }
}
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
as written: "SELECT 2 - -1\nAS x" 3
pg-minify: "SELECT 2 - -1 AS x" 3
pg-minify, compress: "SELECT 2--1 AS x" 2
sql-formatter: "SELECT\n  2 - -1 AS x" 3
as written: "SELECT 'a'\n'b' AS x" "ab"
pg-minify: "SELECT 'a' 'b' AS x" syntax error at or near "'b'"
pg-minify, compress: "SELECT'a''b'AS x" "a'b"
sql-formatter: "SELECT\n  'a' 'b' AS x" syntax error at or near "'b'"
as written: "SELECT $$a -- b$$ AS x" "a -- b"
pg-minify: "SELECT $$a" unterminated dollar-quoted string at or near "$$a"
pg-minify, compress: "SELECT $$a" unterminated dollar-quoted string at or near "$$a"
sql-formatter: "SELECT\n  $$a -- b$$ AS x" "a -- b"
OUTPUT
echo 'unchanged'
