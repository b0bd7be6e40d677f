#!/usr/bin/env bash
# Packages: isin-validator 1.1.1, validator 13.15.35
# Guess: Both take every prefix that ISO 6166 has: countries, XS for international securities, EU for bonds of the Union, and EZ
#   for derivatives, which have numbers since 2017. The function of isin-validator says true for a right number, or throws for
#   a wrong one.
# Behavior: isin-validator takes countries, XS and EU and refuses each number of a derivative as a wrong country. It returns
#   nothing for a right number and an Error, not thrown, for a wrong one, so that `if (validate(isin))` means the opposite.
#   validator takes EZ, and also ZZ, which no agency has: it compares no prefixes.
# Source: ISO 6166:2021; ANNA Derivatives Service Bureau (prefix EZ). The numbers are made up and have right check digits.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit isin-validator@1.1.1 validator@13.15.35
cat >run.mjs <<'PROGRAM'
import validate from 'isin-validator';
import validator from 'validator';

const numbers = {
  'a share': 'US0378331005',
  'an international security': 'XS2123456787',
  'a bond of the Union': 'EU000A3K4DY4',
  'a derivative': 'EZ0000000011',
  'a prefix of no agency': 'ZZ0000000016',
  'a wrong check digit': 'US0378331004',
};
for (const [kind, isin] of Object.entries(numbers)) {
  const answer = validate(isin);
  const said = answer instanceof Error ? `an Error (${answer.message})` : String(answer);
  console.log(`${kind}: isin-validator returns ${said}, validator ${validator.isISIN(isin)}`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
a share: isin-validator returns undefined, validator true
an international security: isin-validator returns undefined, validator true
a bond of the Union: isin-validator returns undefined, validator true
a derivative: isin-validator returns an Error (Country code is wrong), validator true
a prefix of no agency: isin-validator returns an Error (Country code is wrong), validator true
a wrong check digit: isin-validator returns an Error (Check digit is wrong), validator false
OUTPUT
echo 'unchanged'
