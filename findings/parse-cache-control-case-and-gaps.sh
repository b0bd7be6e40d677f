#!/usr/bin/env bash
# Packages: parse-cache-control@1.0.1
# Guess: Names of directives are compared without regard to case, an empty element of the list is skipped, and
#   times are numbers (RFC 9111, 5.2; RFC 9110, 5.6.1).
# Behavior: Max-Age=60 is a directive of another name with a text for a value, so a cache that looks for max-age
#   has none. One comma too many makes the whole header null: "no-store" before it is forgotten. Of
#   stale-while-revalidate the seconds are a text, of max-age a number.
# Source: RFC 9111, section 5.2; RFC 9110, section 5.6.1.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock parse-cache-control@1.0.1
cat >run.mjs <<'PROGRAM'
import parse from 'parse-cache-control';

for (const header of ['max-age=60', 'Max-Age=60', 'no-store,, max-age=5', 'max-age=60, stale-while-revalidate=30']) {
  console.log(`${header}: ${JSON.stringify(parse(header))}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
max-age=60: {"max-age":60}
Max-Age=60: {"Max-Age":"60"}
no-store,, max-age=5: null
max-age=60, stale-while-revalidate=30: {"max-age":60,"stale-while-revalidate":"30"}
OUTPUT
echo 'unchanged'
