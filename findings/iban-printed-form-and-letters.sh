#!/usr/bin/env bash
# Packages: ibantools@4.5.4, iban-ts@0.11.0, ibankit@1.6.5
# Guess: An IBAN in the printed form of ISO 13616, in groups of four, is valid for every validator, or for none
#   before the spaces are removed; small letters are treated alike for IBAN and BIC by one package, and the same
#   countries are known.
# Behavior: The printed form is invalid for ibantools and valid for the other two, which also take hyphens.
#   ibantools accepts a BIC in small letters and refuses an IBAN in them; ibankit does the reverse. iban-ts knows
#   no accounts in Libya or Somalia, which both others know.
# Source: ISO 13616-1, print format; SWIFT IBAN Registry
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock ibantools@4.5.4 iban-ts@0.11.0 ibankit@1.6.5
cat >run.mjs <<'PROGRAM'
import * as ibanTs from 'iban-ts';
import ibankit from 'ibankit';
import { isValidBIC, isValidIBAN } from 'ibantools';

const accounts = {
  plain: 'DE89370400440532013000',
  printed: 'DE89 3704 0044 0532 0130 00',
  hyphens: 'DE89-3704-0044-0532-0130-00',
  'small letters': 'de89370400440532013000',
  Libya: 'LY83002048000020100120361',
  Somalia: 'SO211000001001000100141',
};
for (const [name, account] of Object.entries(accounts)) {
  console.log(`${name}: ibantools ${isValidIBAN(account)}, iban-ts ${ibanTs.isValid(account)}, ibankit ${ibankit.IBAN.isValid(account)}`);
}
console.log(`BIC in small letters: ibantools ${isValidBIC('deutdeff')}, ibankit ${ibankit.BIC.isValid('deutdeff')}`);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
plain: ibantools true, iban-ts true, ibankit true
printed: ibantools false, iban-ts true, ibankit true
hyphens: ibantools false, iban-ts true, ibankit true
small letters: ibantools false, iban-ts true, ibankit true
Libya: ibantools true, iban-ts false, ibankit true
Somalia: ibantools true, iban-ts false, ibankit true
BIC in small letters: ibantools true, ibankit false
OUTPUT
echo 'unchanged'
