#!/usr/bin/env bash
# Packages: windows-iana@5.1.0
# Guess: A package that translates zones between Windows and IANA knows the present names of IANA, so that a
#   meeting in Kyiv can be written for Outlook and read again under this name.
# Behavior: Europe/Kyiv, the name since 2022, has no Windows zone while the old Europe/Kiev has one; the same
#   holds for Pacific/Kanton and for zones that were added since. The answer is an empty list, not an error, and
#   the way back gives only the old name. Look the link up in the IANA database first.
# Source: IANA time zone database, releases 2021b, 2022b and 2022g; Unicode CLDR, windowsZones
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock windows-iana@5.1.0
cat >run.mjs <<'PROGRAM'
import { findIana, findWindows } from 'windows-iana';

for (const zone of ['Europe/Kiev', 'Europe/Kyiv', 'Pacific/Enderbury', 'Pacific/Kanton', 'America/Ciudad_Juarez']) {
  console.log(zone, JSON.stringify(findWindows(zone)));
}
console.log(JSON.stringify(findIana('FLE Standard Time').filter((zone) => /Ki|Ky/.test(zone))));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Europe/Kiev ["FLE Standard Time"]
Europe/Kyiv []
Pacific/Enderbury ["UTC+13"]
Pacific/Kanton []
America/Ciudad_Juarez []
["Europe/Kiev"]
OUTPUT
echo 'unchanged'
