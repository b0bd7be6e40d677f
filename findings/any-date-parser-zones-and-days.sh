#!/usr/bin/env bash
# Packages: any-date-parser@2.2.4
# Guess: A parser of dates in any format gives the instant that an ISO or mail date names, wherever it runs, and
#   reports a date that the format of the locale does not have, such as month 31, as invalid, which it has a
#   property for.
# Behavior: Z, GMT and an offset are misread wherever the process is not in UTC: ten o'clock GMT becomes ten
#   o'clock in New York. "31/12/2027" in the American order is January 12, "12/31/2027" in the German one is March
#   12, February 30 is March 2, and Monday of week 1 is January 1, a Friday; all count as valid.
# Source: RFC 3339; ISO 8601
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock any-date-parser@2.2.4
cat >run.mjs <<'PROGRAM'
import parser from 'any-date-parser';

for (const [text, locale, meant] of [
  ['2027-01-05T10:00Z', 'en-US', '2027-01-05T10:00:00.000Z'],
  ['Tue, 05 Jan 2027 10:00:00 GMT', 'en-US', '2027-01-05T10:00:00.000Z'],
  ['2027-01-05T10:00:00+05:30', 'en-US', '2027-01-05T04:30:00.000Z'],
  ['31/12/2027', 'en-US', 'invalid'],
  ['12/31/2027', 'de', 'invalid'],
  ['2027-02-30', 'en-US', 'invalid'],
  ['2027-W01-1', 'en-US', 'January 4'],
]) {
  const date = parser.fromString(text, locale);
  console.log(`${text} (${locale}), meant ${meant}: ${date.invalid ? 'invalid' : /[TG]/.test(text) ? date.toISOString() : date.toDateString()}`);
}
PROGRAM
diff - <(TZ=America/New_York node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
2027-01-05T10:00Z (en-US), meant 2027-01-05T10:00:00.000Z: 2027-01-05T15:00:00.000Z
Tue, 05 Jan 2027 10:00:00 GMT (en-US), meant 2027-01-05T10:00:00.000Z: 2027-01-05T15:00:00.000Z
2027-01-05T10:00:00+05:30 (en-US), meant 2027-01-05T04:30:00.000Z: 2027-01-05T09:30:00.000Z
31/12/2027 (en-US), meant invalid: Tue Jan 12 2027
12/31/2027 (de), meant invalid: Fri Mar 12 2027
2027-02-30 (en-US), meant invalid: Tue Mar 02 2027
2027-W01-1 (en-US), meant January 4: Fri Jan 01 2027
OUTPUT
echo 'unchanged'
