#!/usr/bin/env bash
# Packages: written-number@0.11.1, to-words@5.7.0
# Guess: A package that writes amounts in words, as checks and contracts have them, writes the amount, with its
#   sign and its fraction, or refuses it; German has Millionen in the plural and one word below a million.
# Behavior: written-number rounds to the next whole number without a sign of it (1.5 is "two", 0.1 is "zero") and
#   returns an empty text for a loss. to-words writes sign and fraction, but its German has no plurals and no
#   endings: "Zwei Million" and "Eins Million".
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock written-number@0.11.1 to-words@5.7.0
cat >run.mjs <<'PROGRAM'
import { ToWords } from 'to-words';
import written from 'written-number';

const english = new ToWords({ localeCode: 'en-US' });
const german = new ToWords({ localeCode: 'de-DE' });
for (const amount of [1.5, 0.1, -5, 1_000_000, 2_000_000]) {
  console.log(amount, JSON.stringify(written(amount)), '|', english.convert(amount), '|', german.convert(amount));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
1.5 "two" | One Point Five | Eins Komma Fünf
0.1 "zero" | Zero Point One | Null Komma Eins
-5 "" | Minus Five | Minus Fünf
1000000 "one million" | One Million | Eins Million
2000000 "two million" | Two Million | Zwei Million
OUTPUT
echo 'unchanged'
