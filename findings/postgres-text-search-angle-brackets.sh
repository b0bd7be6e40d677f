#!/usr/bin/env bash
# Packages: @electric-sql/pglite@0.5.16
# Guess: A text that is no HTML is searched as text: a name in angle brackets and the words between two signs of
#   comparison are found, and a headline shows the words of the document.
# Behavior: What looks like an element is a tag for the parser and has no words: "Fund <Alpha>" is not found by
#   alpha, and of "a<b and profit>d" the words b, and, profit are missing. An address in brackets is found. A
#   headline leaves such words out without a sign, but keeps them with HighlightAll. Replace < and > by spaces for
#   the index, in plain text.
# Source: PostgreSQL 18, 12.5 (token types tag and entity)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @electric-sql/pglite@0.5.16
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
for (const [text, search] of [
  ['Fund <Alpha> report', 'alpha'],
  ['if a<b and profit>d then report', 'profit'],
  ['a < b and profit > d, a report', 'profit'],
  ['Anna <anna@example.com> on the report', 'anna@example.com'],
]) {
  const { rows: [row] } = await database.query(
    `SELECT to_tsvector('simple', $1) @@ websearch_to_tsquery('simple', $2) AS found,
       ts_headline('simple', $1, websearch_to_tsquery('simple', 'report'), 'StartSel=*, StopSel=*') AS headline`,
    [text, search],
  );
  console.log(`${text}: ${search} ${row.found ? 'found' : 'not found'}; headline ${row.headline}`);
}
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Fund <Alpha> report: alpha not found; headline Fund   *report*
if a<b and profit>d then report: profit not found; headline if a d then *report*
a < b and profit > d, a report: profit found; headline a < b and profit > d, a *report*
Anna <anna@example.com> on the report: anna@example.com found; headline Anna <anna@example.com> on the *report*
OUTPUT
echo 'unchanged'
