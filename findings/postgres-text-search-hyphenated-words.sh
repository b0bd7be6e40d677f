#!/usr/bin/env bash
# Packages: @electric-sql/pglite@0.5.16
# Guess: A search with a hyphen finds the words with and without it, since a document with "follow-up" is indexed
#   by the whole word and both parts; and the order of two joined vectors does not make a phrase.
# Behavior: websearch_to_tsquery makes a phrase of the whole word and its parts, so "follow-up" finds only the
#   same spelling, while follow up finds both. Two fields that are joined with || are neighbors: the last word of
#   the title and the first of the text are found as a phrase. Replace hyphens by spaces in what people type.
# Source: PostgreSQL 18, 12.4.1.1 and 12.5
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @electric-sql/pglite@0.5.16
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
const match = async (document, query) => (await database.query(`SELECT ${document} @@ ${query} AS found`)).rows[0].found;
for (const search of ['follow-up', 'follow up', '"follow up"']) {
  const found = [];
  for (const text of ['follow-up', 'follow up']) {
    found.push(`${text} ${await match(`to_tsvector('simple', '${text}')`, `websearch_to_tsquery('simple', '${search}')`)}`);
  }
  const { rows: [{ query }] } = await database.query(`SELECT websearch_to_tsquery('simple', '${search}')::text AS query`);
  console.log(`${search} (${query}): ${found.join(', ')}`);
}
console.log('across two fields:', await match(`(to_tsvector('simple', 'Annual report') || to_tsvector('simple', 'Board and fund'))`, `websearch_to_tsquery('simple', '"report board"')`));
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
follow-up ('follow-up' <-> 'follow' <-> 'up'): follow-up true, follow up false
follow up ('follow' & 'up'): follow-up true, follow up true
"follow up" ('follow' <-> 'up'): follow-up true, follow up true
across two fields: true
OUTPUT
echo 'unchanged'
