#!/usr/bin/env bash
# Packages: @electric-sql/pglite@0.5.16
# Guess: Without the extension unaccent a letter with a mark is another letter for the text search: Größe is not
#   found by Groesse or Grosse, schön not by schon, société not by societe, in every language alike.
# Behavior: The German stems drop umlauts and join ae, oe, ue and ß with them, so all spellings of Größe meet, and
#   so do schön (beautiful) and schon (already), Maße (measures) and Masse (mass), Bauer (farmer) and Bau
#   (building). The French ones drop the accent in société and not in général; œuvre and oeuvre differ. English
#   keeps every mark.
# Source: Snowball, German and French stemmers
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @electric-sql/pglite@0.5.16
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
for (const [language, text, search] of [
  ['german', 'Größe', 'Groesse'],
  ['german', 'schön', 'schon'],
  ['german', 'Maße', 'Masse'],
  ['german', 'Bauer', 'Bau'],
  ['french', 'société', 'societe'],
  ['french', 'général', 'general'],
  ['french', 'œuvre', 'oeuvre'],
  ['english', 'café', 'cafe'],
]) {
  const { rows: [row] } = await database.query(
    `SELECT to_tsvector($1::regconfig, $2)::text AS document, to_tsvector($1::regconfig, $2) @@ plainto_tsquery($1::regconfig, $3) AS found`,
    [language, text, search],
  );
  console.log(`${language}: ${text} ${row.document} ${row.found ? 'found' : 'not found'} by ${search}`);
}
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
german: Größe 'gross':1 found by Groesse
german: schön 'schon':1 found by schon
german: Maße 'mass':1 found by Masse
german: Bauer 'bau':1 found by Bau
french: société 'societ':1 found by societe
french: général 'général':1 not found by general
french: œuvre 'œuvr':1 not found by oeuvre
english: café 'café':1 not found by cafe
OUTPUT
echo 'unchanged'
