#!/usr/bin/env bash
# Packages: parse-full-name 1.2.7, humanparser 2.7.0
# Guess: Parsers of names of people keep every word of the name, agree on which part is the last name, and take a single
#   name, as an Indonesian one, for one and the same part.
# Behavior: humanparser loses the first "de" of a name with two, and takes a single name for the first name, parse-full-
#   name for the last. parse-full-name takes Van of Van Nguyen for a particle, so that this person has no first name. Of a
#   couple, "and" is the first name. A company in parentheses is the last name for humanparser and a nickname for parse-
#   full-name.
# Source: READMEs of both; W3C, Personal names around the world
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit parse-full-name@1.2.7 humanparser@2.7.0
cat >run.cjs <<'PROGRAM'
const { parseFullName } = require('parse-full-name');
const { parseName } = require('humanparser');

const names = ['Voss, Mara', 'Ludwig van der Berg', 'Maria de la Cruz Vda. de Santos', 'Sukarno', 'Van Nguyen', 'Mr. and Mrs. Tom Becker', 'Tom Becker (Harborview)'];
for (const name of names) {
  const one = parseFullName(name);
  const other = parseName(name);
  const show = (parts) => parts.map((part) => part || '–').join(' | ');
  console.log(`${name}\n  parse-full-name: ${show([one.title, one.first, one.middle, one.last, one.nick])}`);
  console.log(`  humanparser: ${show([other.salutation, other.firstName, other.middleName, other.lastName])}`);
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Voss, Mara
  parse-full-name: – | Mara | – | Voss | –
  humanparser: – | Mara | – | Voss
Ludwig van der Berg
  parse-full-name: – | Ludwig | – | van der Berg | –
  humanparser: – | Ludwig | – | van der Berg
Maria de la Cruz Vda. de Santos
  parse-full-name: – | Maria | de la Cruz Vda. | de Santos | –
  humanparser: – | Maria | la Cruz Vda. | de Santos
Sukarno
  parse-full-name: – | – | – | Sukarno | –
  humanparser: – | Sukarno | – | –
Van Nguyen
  parse-full-name: – | – | – | Van Nguyen | –
  humanparser: – | Van | – | Nguyen
Mr. and Mrs. Tom Becker
  parse-full-name: Mr., Mrs. | and | Tom | Becker | –
  humanparser: Mr. | and | Mrs. Tom | Becker
Tom Becker (Harborview)
  parse-full-name: – | Tom | – | Becker | Harborview
  humanparser: – | Tom | Becker | (Harborview)
OUTPUT
echo 'unchanged'
