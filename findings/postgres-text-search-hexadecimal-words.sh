#!/usr/bin/env bash
# Packages: @electric-sql/pglite@0.5.16
# Guess: A short hash of a commit or a group of a network address, which mixes digits and letters, is one word for
#   to_tsvector: it finds itself and nothing else, as 12ab34 does.
# Behavior: Where digits, an e and digits begin the word, they are a number in scientific notation, and the rest is a
#   word of its own: 5e2a91b becomes 5e2 and a91b. So 5e2 finds the commit, and the commit finds a text with 5e2-a91b.
#   2e1c.934d.c1a8 is a number and the name of a host, and neither 2e1c nor 934d finds it. Part the words before
#   to_tsvector, and show the digits with a letter before them where they must stay whole.
# Source: PostgreSQL 18, 12.5 (text search parsers, sfloat)
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
  ['fixed in 12ab34', '12ab34'],
  ['fixed in a91b5e2', 'a91b5e2'],
  ['fixed in 5e2a91b', '5e2a91b'],
  ['fixed in 5e2a91b', '5e2'],
  ['costs 5e2-a91b', '5e2a91b'],
  ['port 2e1c.934d.c1a8', '2e1c'],
  ['port 2e1c.934d.c1a8', '934d'],
]) {
  const { rows: [row] } = await database.query(
    `SELECT to_tsvector('english', $1)::text AS document, to_tsvector('english', $1) @@ websearch_to_tsquery('english', $2) AS found`,
    [text, search],
  );
  console.log(`${text}: ${row.document} ${row.found ? 'found' : 'not found'} by ${search}`);
}
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
fixed in 12ab34: '12ab34':3 'fix':1 found by 12ab34
fixed in a91b5e2: 'a91b5e2':3 'fix':1 found by a91b5e2
fixed in 5e2a91b: '5e2':3 'a91b':4 'fix':1 found by 5e2a91b
fixed in 5e2a91b: '5e2':3 'a91b':4 'fix':1 found by 5e2
costs 5e2-a91b: '5e2':2 'a91b':3 'cost':1 found by 5e2a91b
port 2e1c.934d.c1a8: '2e1':2 'c.934d.c1a8':3 'port':1 not found by 2e1c
port 2e1c.934d.c1a8: '2e1':2 'c.934d.c1a8':3 'port':1 not found by 934d
OUTPUT
echo 'unchanged'
