#!/usr/bin/env bash
# Packages: accounting@0.4.1, numeral@2.0.6, numbro@2.5.0, currency.js@2.0.4
# Guess: A reader of amounts as people and programs write them knows the minus sign that typographers,
#   spreadsheets and Intl in some languages use (U+2212), the exponent of JavaScript, and the parentheses of
#   accountants, or says that it cannot read the text; a loss is rounded like a gain.
# Behavior: In three of four "−5" is 5: a loss becomes a gain without an error. "1e3" is 13 for the same three,
#   and "1.2m" is 1.2 for two of them. numeral writes one ten-millionth as NaN and 999.95 as 1000.0 where 1.0k was
#   asked for; currency.js rounds 1.005 to 1.01 and -1.005 to -1. Only parentheses are read alike.
# Source: Unicode CLDR, minus sign of sv, nb and fi
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock accounting@0.4.1 numeral@2.0.6 numbro@2.5.0 currency.js@2.0.4
cat >run.mjs <<'PROGRAM'
import accounting from 'accounting';
import currency from 'currency.js';
import numbro from 'numbro';
import numeral from 'numeral';

for (const text of ['\u22125', (-5).toLocaleString('sv'), '1e3', '1.2m', '(1,200)']) {
  console.log(
    text,
    'accounting', accounting.unformat(text),
    'numeral', numeral(text).value(),
    'numbro', numbro.unformat(text),
    'currency.js', currency(text).value,
  );
}
console.log('numeral', numeral(1e-7).format('0.00'), numeral(999.95).format('0.0a'), numeral(1000).format('0.0a'));
console.log('currency.js', currency(1.005).value, currency(-1.005).value);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
−5 accounting 5 numeral 5 numbro undefined currency.js 5
−5 accounting 5 numeral 5 numbro undefined currency.js 5
1e3 accounting 13 numeral 13 numbro 1000 currency.js 13
1.2m accounting 1.2 numeral 1200000 numbro 1200000 currency.js 1.2
(1,200) accounting -1200 numeral -1200 numbro -1200 currency.js -1200
numeral NaN 1000.0 1.0k
currency.js 1.01 -1
OUTPUT
echo 'unchanged'
