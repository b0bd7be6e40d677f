#!/usr/bin/env bash
# Packages: parse-money 1.0.12, currency.js 2.0.4
# Guess: Amounts as annual reports write them are read, or nothing is returned: a negative amount stays negative, of a range the
#   first amount or none is read, and "1.2 million" is not 1.2. A code of ISO 4217 that the package knows gives the currency.
# Behavior: Both join the digits of a range to one number ("between $5 and $10" is 510) and read 1.2 million as 1.2.
#   parse-money has no negative amounts: it drops the minus and the parentheses of accountants, which currency.js reads. It
#   knows no franc, yen or rupee. currency.js reads a decimal comma without a point as a separator of thousands and half a
#   million as 5.
# Source: READMEs of both (parse-money: "Extract money from text"); ISO 4217; IFRS practice of parentheses for negative amounts.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit parse-money@1.0.12 currency.js@2.0.4
cat >run.cjs <<'PROGRAM'
const { default: parseMoney } = require('parse-money');
const currency = require('currency.js');

const amounts = ['€1.234,56', '(1,234.56) USD', '-$5', 'between $5 and $10', '$1.2 million', '0,5 Mio. EUR', 'JPY 10,000', 'CHF 1234.50'];
for (const text of amounts) {
  const { amount, currency: code } = parseMoney(text);
  console.log(`${text}: parse-money ${amount} ${code}, currency.js ${currency(text).value}`);
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
€1.234,56: parse-money 1234.56 EUR, currency.js 1.23
(1,234.56) USD: parse-money 1234.56 USD, currency.js -1234.56
-$5: parse-money 5 USD, currency.js -5
between $5 and $10: parse-money 510 USD, currency.js 510
$1.2 million: parse-money 1.2 USD, currency.js 1.2
0,5 Mio. EUR: parse-money 0.5 EUR, currency.js 5
JPY 10,000: parse-money 10000 null, currency.js 10000
CHF 1234.50: parse-money 1234.5 null, currency.js 1234.5
OUTPUT
echo 'unchanged'
