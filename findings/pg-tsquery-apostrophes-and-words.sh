#!/usr/bin/env bash
# Packages: pg-tsquery@8.4.2, @electric-sql/pglite@0.5.16
# Guess: A parser that turns what people type into a query for to_tsquery splits words where PostgreSQL splits
#   those of the documents, so a name that is copied from a document finds it.
# Behavior: An apostrophe is removed from the query and is a separator in the document: O'Neil becomes oneil,
#   which no document has. websearch_to_tsquery, which is built in, finds both.
# Source: PostgreSQL 18, 12.3.2 (parsing queries)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock pg-tsquery@8.4.2 @electric-sql/pglite@0.5.16
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';
import tsquery from 'pg-tsquery';

const database = await PGlite.create();
const parse = tsquery();
for (const text of ["O'Neil", "CHF 100'000", "L'Oréal"]) {
  const { rows: [row] } = await database.query(
    `SELECT to_tsvector('english', $1) @@ to_tsquery('english', $2) AS parsed, to_tsvector('english', $1) @@ websearch_to_tsquery('english', $1) AS web`,
    [text, parse(text)],
  );
  console.log(`${text}: ${parse(text)}, pg-tsquery ${row.parsed}, websearch_to_tsquery ${row.web}`);
}
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
O'Neil: ONeil, pg-tsquery false, websearch_to_tsquery true
CHF 100'000: CHF&100000, pg-tsquery false, websearch_to_tsquery true
L'Oréal: LOréal, pg-tsquery false, websearch_to_tsquery true
OUTPUT
echo 'unchanged'
