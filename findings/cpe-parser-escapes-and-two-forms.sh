#!/usr/bin/env bash
# Packages: @thefaultvault/tfv-cpe-parser 1.3.0
# Guess: It undoes the escapes of both forms of a name, so that the two forms of one product are read as the same, and an
#   escaped colon is part of the value.
# Behavior: An escaped colon ends the value: what follows becomes the version, the version the update, and so on, and
#   nothing is refused. No escape is undone, neither the backslashes of the one form nor the percent signs of the other, so
#   that "c++" is two different products. Left out at the end, a value is "*" for it; left empty in the middle, which means
#   the same, it is "".
# Source: NIST IR 7695, sections 6.1 (URI: percent encoding, an empty component is ANY) and 6.2 (formatted string: a colon
#   within a value is escaped by a backslash)
# Matters to: who compares the components of a product with lists of vulnerabilities for a buyer.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit @thefaultvault/tfv-cpe-parser@1.3.0
cat >run.cjs <<'PROGRAM'
const { CpeParser } = require('@thefaultvault/tfv-cpe-parser');

const names = [
  'cpe:2.3:a:example:portal\\:\\:client:1.0:beta:*:*:*:*:*:*',
  'cpe:2.3:a:example:c\\+\\+:1.0:*:*:*:*:*:*:*',
  'cpe:/a:example:c%2b%2b:1.0',
  'cpe:/a:example:portal::beta',
];
for (const name of names) {
  const { vendor, product, version, update } = new CpeParser().parse(name);
  console.log(`${name}\n  ${JSON.stringify({ vendor, product, version, update })}`);
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
cpe:2.3:a:example:portal\:\:client:1.0:beta:*:*:*:*:*:*
  {"vendor":"example","product":"portal\\","version":"\\","update":"client"}
cpe:2.3:a:example:c\+\+:1.0:*:*:*:*:*:*:*
  {"vendor":"example","product":"c\\+\\+","version":"1.0","update":"*"}
cpe:/a:example:c%2b%2b:1.0
  {"vendor":"example","product":"c%2b%2b","version":"1.0","update":"*"}
cpe:/a:example:portal::beta
  {"vendor":"example","product":"portal","version":"","update":"beta"}
OUTPUT
echo 'unchanged'
