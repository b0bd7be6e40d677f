#!/usr/bin/env bash
# Packages: @electric-sql/pglite@0.5.16, postgres-interval@4.1.0, pg@8.23.0
# Guess: The package that reads intervals of PostgreSQL for Node.js reads all four styles that IntervalStyle
#   offers, or raises an error for a text that it does not know; the same holds for the value infinity, which
#   intervals have since version 17.
# Behavior: It knows the default style only and returns an interval of zero for nearly everything else, without an
#   error: for iso_8601, for the days of sql_standard, and for infinity. In postgres_verbose "5 mins" is read as
#   five months, and "ago" is ignored. The driver pg has an older version of it, which returns zero for that
#   style, too.
# Source: PostgreSQL 18, 8.5.5 (interval output)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @electric-sql/pglite@0.5.16 postgres-interval@4.1.0 pg@8.23.0
cat >run.mjs <<'PROGRAM'
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import parseInterval from 'postgres-interval';

const database = await PGlite.create();
const asText = async (expression) => (await database.query(`SELECT (${expression})::text AS value`)).rows[0].value;
const show = (interval) => JSON.stringify(Object.fromEntries(Object.entries(interval).filter(([, value]) => value)));
for (const style of ['postgres', 'iso_8601', 'sql_standard', 'postgres_verbose']) {
  await database.exec(`SET intervalstyle = ${style}`);
  for (const value of ['2 months 3 days 00:05:00', '-1 day', 'infinity']) {
    const text = await asText(`'${value}'::interval`);
    console.log(`${style}: ${text} is read as ${show(parseInterval(text))}, by pg as ${show(pg.types.getTypeParser(1186)(text))}`);
  }
}
await database.close();
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
postgres: 2 mons 3 days 00:05:00 is read as {"months":2,"days":3,"minutes":5}, by pg as {"months":2,"days":3,"minutes":5}
postgres: -1 days is read as {"days":-1}, by pg as {"days":-1}
postgres: infinity is read as {}, by pg as {}
iso_8601: P2M3DT5M is read as {}, by pg as {}
iso_8601: P-1D is read as {}, by pg as {}
iso_8601: infinity is read as {}, by pg as {}
sql_standard: +0-2 +3 +0:05:00 is read as {"minutes":5}, by pg as {}
sql_standard: -1 0:00:00 is read as {}, by pg as {}
sql_standard: infinity is read as {}, by pg as {}
postgres_verbose: @ 2 mons 3 days 5 mins is read as {"months":5,"days":3}, by pg as {}
postgres_verbose: @ 1 day ago is read as {"days":1}, by pg as {}
postgres_verbose: infinity is read as {}, by pg as {}
OUTPUT
echo 'unchanged'
