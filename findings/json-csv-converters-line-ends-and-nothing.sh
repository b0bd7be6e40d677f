#!/usr/bin/env bash
# Packages: json-2-csv@5.6.0, csv42@5.0.3
# Guess: A file that ends with a line break, with CR LF as RFC 4180 has it, has no line breaks in its values and
#   no invisible sign before its first column; a postal code keeps its zero; nothing is written as nothing, and a
#   date in the form of JSON.
# Behavior: json-2-csv keeps the last line break in the last value and, with CR LF, a CR in each last column and
#   its name; it writes the words null and undefined and a date with the weekday in English. csv42 reads 01234 as
#   a number and writes a date with quotation marks that are part of the value. Both keep the byte order mark in
#   the name of the first column.
# Source: RFC 4180, section 2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock json-2-csv@5.6.0 csv42@5.0.3
cat >run.mjs <<'PROGRAM'
import { csv2json as readBy42, json2csv as writeBy42 } from 'csv42';
import { csv2json, json2csv } from 'json-2-csv';

const show = (value) => JSON.stringify(value).replaceAll('\uFEFF', '(U+FEFF)');
for (const text of ['city,zip\nDresden,01234\n', 'city,share\r\nDresden,10%\r\n', '\uFEFFcity\nDresden']) {
  console.log(`${show(text)}: json-2-csv ${show(csv2json(text))}, csv42 ${show(readBy42(text))}`);
}
const rows = [{ none: null, missing: undefined, day: new Date(0) }];
console.log('json-2-csv', show(json2csv(rows)));
console.log('csv42', show(writeBy42(rows)));
PROGRAM
diff - <(TZ=UTC node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"city,zip\nDresden,01234\n": json-2-csv [{"city":"Dresden","zip":"01234\n"}], csv42 [{"city":"Dresden","zip":1234}]
"city,share\r\nDresden,10%\r\n": json-2-csv [{"city":"Dresden","share\r":"10%\r\n"}], csv42 [{"city":"Dresden","share":"10%"}]
"(U+FEFF)city\nDresden": json-2-csv [{"(U+FEFF)city":"Dresden"}], csv42 [{"(U+FEFF)city":"Dresden"}]
json-2-csv "none,missing,day\nnull,undefined,Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)"
csv42 "none,missing,day\r\n,,\"\"\"1970-01-01T00:00:00.000Z\"\"\"\r\n"
OUTPUT
echo 'unchanged'
