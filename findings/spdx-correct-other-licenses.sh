#!/usr/bin/env bash
# Packages: spdx-correct 3.2.0
# Guess: It mends the spelling of a license and answers null where that is not certain: for the name of a family without a
#   version, for two licenses in one line, and for words that are no license, such as npm's UNLICENSED.
# Behavior: It takes the nearest name. UNLICENSED, with which a company keeps all rights, becomes Unlicense, which gives all of
#   them away. EUPL, a license that asks for the source, becomes the permissive UPL-1.0. "MIT and Apache-2.0" loses MIT, a
#   family becomes one of its versions, and a denial is overlooked. A bill of materials made of its answers names other
#   licenses than the packages do, without a sign of doubt.
# Source: npm documentation of package.json (license), SPDX license list 3.27 (Unlicense, EUPL-1.2, UPL-1.0)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit spdx-correct@3.2.0
cat >run.mjs <<'PROGRAM'
import correct from 'spdx-correct';

const written = ['UNLICENSED', 'EUPL', 'MIT and Apache-2.0', 'MIT/Apache', 'BSD', 'GPL', 'not MIT', 'Proprietary', 'CC-BY'];
for (const license of written) console.log(`${license}: ${correct(license)}`);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
UNLICENSED: Unlicense
EUPL: UPL-1.0
MIT and Apache-2.0: Apache-2.0
MIT/Apache: Apache-2.0
BSD: BSD-2-Clause
GPL: GPL-3.0-or-later
not MIT: MIT
Proprietary: null
CC-BY: null
OUTPUT
echo 'unchanged'
